/** What a reading makes of the numbers that were said. */
import { expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { learned } from '../learned/judgement.ts';
import { purposesOf } from './purposes-of.ts';
import { readJob } from './read-job.ts';

const told = (transcript: string): string[] => {
  const input = {
    transcript,
    today: '2026-05-04',
    catalogue: [],
    profile: { businessName: 'Hill & Sons', description: '' },
  };
  const { job, repaired } = readJob(input, learned);
  const of = purposesOf(job, repaired.heard);
  const { numbers, tokens } = hear(transcript);
  return numbers.map(({ from, to }) => {
    const { start } = tokens[from]!;
    return `${transcript.slice(start, tokens[to - 1]!.end)}: ${of.get(start) ?? 'nothing'}`;
  });
};

it('tells prices and counts', () => {
  expect(told('tile 85 square feet at 14 a foot and tear out 650')).toEqual(['85: count', '14: price', '650: price']);
});

it('tells what is only charged if it is wanted', () => {
  expect(told('tear out 650 as an option a heated floor 900')).toEqual(['650: price', '900: option']);
});

it('tells what comes off, what is paid ahead and the tax', () => {
  expect(told('tear out 650 take 50 off the price there is a 30 percent deposit and 8 percent tax')).toEqual([
    '650: price',
    '50: discount',
    '30: deposit',
    '8: term',
  ]);
});

it('tells what an amount was worked out from', () => {
  expect(told('tear out 650 tile 900 and a ten percent rush fee')).toContain('ten: worked');
});

it('tells nothing of what was corrected and of what is nobody’s price', () => {
  expect(told('quote for Ann Lee tear out 650 no wait make that 700 she is on unit 12')).toEqual([
    '650: nothing',
    '700: price',
    '12: nothing',
  ]);
});
