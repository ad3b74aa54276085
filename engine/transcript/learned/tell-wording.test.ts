/** Which words are printed, and where. */
import { expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readJob } from '../job/read-job.ts';
import type { ReadTag } from '../job/read-tags.ts';
import { tellWording, wordings } from './tell-wording.ts';
import { weighedTalk } from './weighed-talk.ts';

const told = (text: string, read: ReadonlyMap<number, ReadTag> = new Map()): string[] =>
  tellWording(weighedTalk(hear(text)), read).spans.map(({ as, from, to }) => `${as}: ${text.slice(from, to).trim()}`);

it('marks the client, names and remarks', () => {
  const text = "quote for Dale Ortiz two grab bars 55 each and a handrail 120 he's buying the screws";
  const { tags } = readJob({ transcript: text, today: '2026-05-04', catalogue: [], profile: { businessName: 'Hill' } });
  const spans = told(text, tags);
  expect(spans).toContain('client: Dale Ortiz');
  expect(spans).toContain('line: grab bars');
  expect(spans).toContain('line: handrail');
  expect(spans).toContain("remark: he's buying the screws");
});

it('two remarks on end are two', () => {
  const spans = told("for Ann Lee paint the porch 700 he's moving the car and we start Monday");
  expect(spans.filter((span) => span.startsWith('remark'))).toEqual([
    "remark: he's moving the car",
    'remark: we start Monday',
  ]);
});

it('prices and counts are no part of a name', () => {
  for (const span of told('bill Joe Hill six outlets at 85 each and the panel is nine hundred'))
    if (span.startsWith('line')) expect(span).not.toMatch(/six|85|nine/);
});

it('a word is printed as one thing or as nothing', () => {
  const text = 'for Ann Lee paint the porch 700';
  const wording = tellWording(weighedTalk(hear(text)), new Map());
  for (const { start } of hear(text).tokens)
    expect(wordings.reduce((sum, as) => sum + wording.likelyAt(start, as), 0)).toBeCloseTo(1);
  expect(wording.likelyAt(10_000, 'line')).toBe(0);
  expect(wording.likelyAt(10_000, 'nothing')).toBe(1);
});

it('of nothing nothing is told', () => {
  expect(told('')).toEqual([]);
});

it('spans stand in order and do not overlap', () => {
  const text = 'for Ann Lee paint the porch 700 they supply the paint we start Monday and seal the deck 300 half down';
  let end = 0;
  for (const { from, to } of tellWording(weighedTalk(hear(text)), new Map()).spans) {
    expect(from).toBeGreaterThanOrEqual(end);
    expect(to).toBeGreaterThan(from);
    end = to;
  }
});
