/** Lines that are told anew a while later. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount }) => `${description} ${amount}`);

describe('lines told anew', () => {
  it.each([
    [
      "termite inspection 125 and four bait stations at 30 each then dusting the attic 140 I undercounted there's six of the bait stations",
      ['Termite inspection 125.00', 'Bait stations 180.00', 'Dusting the attic 140.00'],
    ],
    [
      "lunch for 80 guests at 32 a head and two servers at 140 each the head count went up so now it's 95 guests",
      ['Lunch for guests 3040.00', 'Servers 280.00'],
    ],
    [
      "composite decking 240 square feet at 18 a foot railing 44 feet at 62 a foot go back to the decking that's 19 a foot",
      ['Composite decking 4560.00', 'Railing 2728.00'],
    ],
    [
      "composite decking 240 square feet at 18 a foot railing 44 feet at 62 a foot then hold on go back to the decking it's 19 a foot",
      ['Composite decking 4560.00', 'Railing 2728.00'],
    ],
    ["new deck 1800 railing 440 then hold on go back to the deck it's 1900", ['New deck 1900.00', 'Railing 440.00']],
    [
      "nine double hungs at 590 each installed back up it's eight double hungs the bathroom one stays then one slider at 740",
      ['Double hungs 4720.00', 'Slider 740.00'],
    ],
    // nothing says that it was wrong: another lot of them
    [
      'four bait stations at 30 each and six more bait stations at 25',
      ['Bait stations 120.00', 'More bait stations 150.00'],
    ],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });

  it('two prices without a word of correction are a doubt', () => {
    const { amount, content } = draftSaid(
      'four basement windows at 410 each two shutters at 130 each the four basement windows are 440 each and foam 95',
    );
    expect([amount, content.items[0]!.amount]).toEqual([null, '1640.00']);
  });
});
