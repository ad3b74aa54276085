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
    ['french drain 60 foot at 32 with a pop up at the end 75', ['French drain 1920.00', 'Pop up at the end 75.00']],
    [
      'pour a 12 by 20 slab at 8 a square foot with rebar another dollar a foot',
      ['Pour a 12 by 20 slab 1920.00', 'Rebar 240.00'],
    ],
    ['newborn session 325 with ten extra prints at 12 a piece', ['Newborn session 325.00', 'Prints 120.00']],
    ['aerate 95 seed 3 bags at 58', ['Aerate 95.00', 'Seed bags 174.00']],
    ['46 panes 7 dollars a pane 28 screens three bucks each', ['Panes 322.00', 'Screens 84.00']],
    ['paint the hall 600 and an optional ceiling for 200', ['Paint the hall 600.00', 'Ceiling 200.00']],
    [
      '$85 service call, $120 labor, $46.20 parts',
      ['Service call 85.00', 'Labor – service call 120.00', 'Parts 46.20'],
    ],
    ['detail the car inside is 160 outside 90', ['Detail the car inside 160.00', 'Outside 90.00']],
    [
      'six rotten boards at 18 apiece labor 4 hours at 52 an hour per man a box of screws 48',
      ['Rotten boards 108.00', 'Labor – rotten boards 208.00', 'Box of screws 48.00'],
    ],
  ])('%s', (words, amounts) => {
    expect(listed(words)).toEqual(amounts);
  });

  test('a sentence goes on behind "till"', () => {
    const { content } = draftSaid("water heater 1180 tell him no hot water till we're done");
    expect(JSON.stringify([content.scope, content.notes])).toContain("till we're done");
  });
});
