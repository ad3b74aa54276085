import { describe, expect, test } from 'vitest';
import { linesSaid } from './testing/draft-said.ts';

describe('how many there are of a size without a name', () => {
  test.each([
    ['three 3 ton condensers 2100 each and one four ton at 2600', ['3 x 2100.00 = 6300.00', '1 x 2600.00 = 2600.00']],
    ['one 50 gallon heater 900 and two 40 gallon at 780', [' x  = 900.00', '2 x 780.00 = 1560.00']],
    ['two 10 yard at 300 each and the permit 60', ['2 x 300.00 = 600.00', ' x  = 60.00']],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));

  test.each([
    ['gravel 5 ton at 40 a ton', ['5 x 40.00 = 200.00']],
    ['three rail vinyl 400 feet with two 12 foot gates', []],
    ['fence on side 2 80 feet at 20 a foot', ['80 x 20.00 = 1600.00']],
  ])('a measure: %s', (words, lines) => expect(linesSaid(words)).toEqual(lines));
});
