import { expect, test } from 'vitest';
import { finishProgress, type GenerationProgress, startProgress, tickProgress } from './generation-progress.ts';

const ticks = (n: number) => {
  const seen: GenerationProgress[] = [startProgress];
  for (let i = 0; i < n; i++) seen.push(tickProgress(seen.at(-1)!));
  return seen;
};

test('five steps, each with its text', () => {
  expect(ticks(5).map(({ percent }) => percent)).toEqual([5, 15, 35, 55, 75, 90]);
  expect(
    ticks(5)
      .slice(1)
      .map(({ text }) => text),
  ).toEqual([
    'Processing voice transcription...',
    'Analyzing business context...',
    'Generating professional content...',
    'Formatting quote structure...',
    'Finalizing details...',
  ]);
});

test('then it creeps by one percent, and falls back to 90 when it reaches 95', () => {
  const creeping = ticks(16).slice(5);
  expect(creeping.map(({ percent }) => percent)).toEqual([90, 91, 92, 93, 94, 90, 91, 92, 93, 94, 90, 91]);
  expect(creeping[4]!.text).toBe('Finalizing details...');
  expect(creeping[5]!.text).toBe('Applying final touches...');
});

test('success is 100 percent from anywhere', () => {
  expect(finishProgress(startProgress).percent).toBe(100);
});
