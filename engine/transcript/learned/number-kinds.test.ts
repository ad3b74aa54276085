import { describe, expect, it } from 'vitest';
import { readJob } from '../job/read-job.ts';

const lines = (text: string) =>
  readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X' },
  }).job.lines.map((line) =>
    `${line.quantity ?? ''} ${line.unit ?? ''} ${line.price ?? (line.amount ?? 0) / 100}`.trim(),
  );

describe('what a number between a thing and the next is', () => {
  it.each([
    ['build a bench seven hundred two niches 450 for both', ['700', '450']],
    ['new mantel nine hundred three shelves at 60 each', ['900', '3 each 60']],
    ['a hundred and sixty feet of fence at 12 a foot', ['160 linear ft 12']],
    ['two hundred and forty feet of gutter at nine a foot', ['240 linear ft 9']],
    ['paint 11 drawer fronts at forty each', ['11 each 40']],
    ['swap 6 door handles at 35 each', ['6 each 35']],
    ['replace a 6 panel door 410', ['410']],
  ])('"%s"', (text, expected) => expect(lines(text)).toEqual(expected));
});
