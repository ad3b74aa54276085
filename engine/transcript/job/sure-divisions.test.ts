import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const listed = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount }) => `${description} ${amount}`);

describe('what is certain divides, or does not', () => {
  test.each([
    ['48 linear feet of gutter at 9 a foot with two downspouts at 65', ['Gutter 432.00', 'Downspouts 130.00']],
    ['insulate 1400 square feet at a dollar ten with 500 for air sealing', ['Insulate 1540.00', 'Air sealing 500.00']],
    [
      'conduit and wire that is 315 in materials five hours at 110 an hour',
      ['Materials 315.00', 'Labor – conduit and wire 550.00'],
    ],
    ['three bundles of shingles 42 each if it rains before I get there we tarp it', ['Bundles of shingles 126.00']],
    [
      'tear off 27 squares at 415 synthetic felt is in that ice and water six rolls at 95 a roll',
      ['Tear off 11205.00', 'Ice and water rolls 570.00'],
    ],
    [
      "spray foam 210 feet at 5.50 wait it wraps the bump out so that's 230 feet batts in the walls 1860 square feet at 1.15",
      ['Spray foam 1265.00', 'Batts in the walls 2139.00'],
    ],
    [
      'backup drive 189 no tax on this five laptops to set up 80 apiece',
      ['Backup drive 189.00', 'Laptops to set up 400.00'],
    ],
    ['lawn package 65 a week call it 26 weeks', ['Lawn package 1690.00']],
    ['monthly retainer 3200 for four months and a workshop 1800', ['Monthly retainer 12800.00', 'Workshop 1800.00']],
    [
      'we charge 65 per window for the big ones there are 8 and 45 for the small ones there are 5',
      ['Big ones 520.00', 'Small ones 225.00'],
    ],
  ])('%s', (words, amounts) => {
    expect(listed(words)).toEqual(amounts);
  });

  test('a sentence goes on behind "till"', () => {
    const { content } = draftSaid("water heater 1180 tell him no hot water till we're done");
    expect(JSON.stringify([content.scope, content.notes])).toContain("till we're done");
  });
});
