import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readNumbers } from '../readers/read-numbers.ts';
import { widenNumbers } from './widen-numbers.ts';

const numbers = (text: string) =>
  readNumbers(widenNumbers(hear(text))).map(({ value }) => Number(value.toPrecision(6)));

describe('wide numbers', () => {
  it.each([
    // cardinals spelled out in full
    ['6 thousand 4 hundred and 12 is the count', [6412]],
    ['5 million 200 thousand', [5_200_000]],
    ['four million, three hundred & sixty', [4_000_360]],
    ['a thousand, two-hundred and twelve', [1212]],
    ['hundred and ninety three thousand', [193_000]],
    ['six hundred and six thousand and nine', [606_009]],
    ['two-thousand three-hundred fifty', [2350]],
    ['nine trillion', [9e12]],
    ['1 234 500 of them', [1_234_500]],
    ['seven double o four', [7004]],
    // decimals
    ['one hundred ten point two hundred thirty four', [110.234]],
    ['point thirty five', [0.35]],
    ['thirty point o eight', [30.08]],
    // parts of a whole
    ['three twenty-fifths', [0.12]],
    ['four two hundredths', [0.02]],
    ['one one hundred fourth', [0.00961538]],
    ['two hundred and forty fourths', [60]],
    ['two hundred forty fourths', [4.54545]],
    ['a thousandth', [0.001]],
    ['a sixth of the wall', [0.166667]],
    ['nine hundred and a fortieth', [900.025]],
    ['seven - eighths', [0.875]],
    ['minus seven over eight', [-0.875]],
    ['three out of five', [0.6]],
    ['two thirds and ⅝', [0.666667, 0.625]],
    ['a quarter million', [250_000]],
    // powers of ten
    ['-14e-1', [-1.4]],
    ['2.5e3 and 2^-2', [2500, 0.25]],
    ['3.2 x 10^4', [32_000]],
    ['seven hundred-thousandths', [0.00007]],
    ['6 000 000', [6_000_000]],
    ['four-point-two', [4.2]],
    // dozens
    ['three and a half dozen', [42]],
    ['4 dzs', [48]],
    ['three dozens', [36]],
    ['a half-dozen', [6]],
    ['three score', [60]],
  ])('hears %s', (text, expected) => expect(numbers(text)).toEqual(expected));

  it.each([
    ['four hundred 6 windows', [400, 6]],
    ['four hundred, two at a time', [400, 2]],
    ['eleven hundred three hours of training', [1100, 3]],
    ['22 hundred five doors at 240', [2200, 5, 240]],
    ['three, four hundred', [3, 400]],
    ['twenty-one, thirty-two', [21, 32]],
    ['a sixth window', []],
    ['the second floor and the fifth room', []],
    ['one over at the shop and two out of town', [1, 2]],
    ['rooms 423 0000', [423, 0]],
    ['Cat6e and R-19', []],
    ['the score of 5', [5]],
  ])('leaves %s as it was', (text, expected) => expect(numbers(text)).toEqual(expected));
});
