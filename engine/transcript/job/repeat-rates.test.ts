/** More of the same behind a rate, which is not told again. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('more of it gets the rate that was told', () => {
  test.each([
    ['pour 40 feet of curb at 22 a foot and another 15 feet by the gate', ['880.00', '330.00']],
    ['five hours at 70 an hour plus another two hours on Saturday and a filter 25', ['350.00', '140.00', '25.00']],
    ['four vents at 60 each and another three in the attic', ['240.00', '180.00']],
    ['four vents at 60 each and two more in the attic staining 400', ['240.00', '120.00', '400.00']],
    ['sod 900 square feet at 2 a foot and 300 more square feet out back', ['1800.00', '600.00']],
    [
      'paint the pantry 200 a limb 10 inches at 8 an inch and the other one is 14 inches',
      ['200.00', '80.00', '112.00'],
    ],
    ['the side fence 30 feet at 20 a foot and the rear fence 50 feet', ['600.00', '1000.00']],
    ['grind the elm stump 20 inches at 5 an inch and the ash 30 inches at the same rate', ['100.00', '150.00']],
    ['carpet 200 square feet at 5 a foot and another 40 in the closet', ['1000.00', '200.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));

  test.each([
    // it has its own price
    ['pour 40 feet of curb at 22 a foot and another 15 feet at 30 a foot', ['880.00', '450.00']],
    ['four vents at 60 each and another two fans at 90 each', ['240.00', '180.00']],
    // what it costs, and no count
    ['four vents at 60 each and the timer is 65 more', ['240.00', '65.00']],
    ['four vents at 60 each and another 25 in parts', ['240.00', '25.00']],
    ['tile 60 square feet at 14 a foot and another 200 in materials', ['840.00', '200.00']],
    ['five hours at 70 an hour and another 60 in parts', ['350.00', '60.00']],
    // nothing that is charged
    ['seal 200 square feet at 2 a foot and it needs another two hours to dry', ['400.00']],
    ['five hours at 70 an hour and another two hours if the pipe is split', ['350.00']],
    // something else, whose price was not told
    ['four vents at 60 each and another two skylights', ['240.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('measures that are listed one behind the other are summed', () => {
  test.each([
    ['two limbs 8 inches and 14 inches at 10 an inch', ['220.00']],
    ['three logs 10 inches 12 inches and another 20 inches at 5 an inch hauling 60', ['210.00', '60.00']],
    ['shelves 6 feet 8 feet and 10 feet at 15 a foot', ['360.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
