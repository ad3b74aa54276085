/** How many a price is for: said before it, behind it, in a breath of its own, or as the same again. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('what a price is multiplied with', () => {
  test.each([
    ['pad is 6.50 a yard same 62 tack strip 90', ['403.00', '90.00']],
    ['aluminum trim 45 a window just on the seven and lead safe setup 180', ['315.00', '180.00']],
    ['shutters are 30 a shutter and there are fourteen of them', ['420.00']],
    ['servers three of them five hours 30 an hour', ['450.00']],
    ['three guys two days at 52 an hour per man for grading', ['2496.00']],
    ['weep holes at 12 a hole and we need fifteen', ['180.00']],
    ['wood repair at 70 an hour I am guessing 5 hours', ['350.00']],
    // places are counted, and known by their numbers
    ['units 4 7 and 9 get new thermostats at 120 a unit and a gate 50', ['360.00', '50.00']],
    ['buildings 2 and 5 termite treatment at 350 a building', ['700.00']],
    ['carpet shampoo in rooms 12 and 14 at 60 a room', ['120.00']],
  ])('%s', (words, expected) => {
    expect(amounts(words)).toEqual(expected);
  });

  test.each([
    // what comes next has its own price
    ['edited images 45 each and we need twenty headshots at 92 each', [null, '1840.00']],
    ['bait stations six at 38 each and spray two rooms 90', ['228.00', '90.00']],
    ['salt is 60 each time we put it down', [null]],
    ['two coats at 40 a room', [null]],
    ['paint rooms 40 and 60 closets at 20 each', ['40.00', '1200.00']],
    // sizes and years count nothing
    ['install a 40 gallon water heater 1280', ['1280.00']],
  ])('is not what only stands near: %s', (words, expected) => {
    expect(amounts(words)).toEqual(expected);
  });

  test('is bound to the price, not to its neighbors', () => {
    expect(amounts('drip edge 110 feet at 3 a foot pipe boots four at 65 each and the dumpster 425')).toEqual([
      '330.00',
      '260.00',
      '425.00',
    ]);
  });
});
