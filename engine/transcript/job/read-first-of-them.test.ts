import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const listed = (words: string): string[] =>
  draftSaid(words).content.items.map(
    ({ description, quantity, amount }) => `${quantity === null ? '' : `${quantity} × `}${description} ${amount}`,
  );

describe('one of what was counted at another price', () => {
  test.each([
    [
      "treat for ants 95 a visit four visits and the first one's 150",
      ['3 × Treat for ants 285.00', 'Treat for ants – first visit 150.00'],
    ],
    ["8 lessons at 45 a lesson first one's free", ['7 × Lessons 315.00']],
    ["four windows 320 each one of them's 380 because it's bigger", ['3 × Windows 960.00', '1 × Windows 380.00']],
    [
      'inspect three fireplaces 165 for the first and 110 for each additional',
      ['Inspect fireplaces 165.00', '2 × Inspect fireplaces – additional 220.00'],
    ],
  ])('%s', (words, lines) => {
    expect(listed(words)).toEqual(lines);
  });

  test.each([
    // the first of something else
    [
      'office cleaning 21 nights at 58 a night windows inside quarterly so the first one 140',
      '21 × Office cleaning nights 1218.00',
    ],
    ['labor 5 hours at 90 and the first one of the valves is 40', '5 × Labor – valves 450.00'],
  ])('leaves the rest: %s', (words, line) => {
    expect(listed(words)[0]).toBe(line);
  });
});
