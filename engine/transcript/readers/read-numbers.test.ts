import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readNumbers } from './read-numbers.ts';

const numbers = (text: string) => readNumbers(hear(text)).map((phrase) => phrase.value);

describe('numbers', () => {
  it.each([
    ['forty five hundred thirty eight', [4538]],
    ['twelve hundred', [1200]],
    ['fourteen five', [14500]],
    ['twenty one one sixty', [21160]],
    ['nine oh five', [905]],
    ['2:40', [240]],
    ['a couple of valves and a dozen screws', [2, 12]],
    ['six four inch lights', [6, 4]],
    ['one hundred and three and two thirds', [103.666666667]],
    ['minus 500', [-500]],
    ['three thousand two fifty', [3250]],
    ['a latch 30 three to four days', [30, 3, 4]],
    ['a gate 80 two or three weeks', [80, 2, 3]],
    ['5 1/2 and 3/4', [5.5, 0.75]],
    ['fence at a dollar ten fourteen posts', [10, 14]],
    ['a buck twenty ten hinges', [20, 10]],
    ['fifty bucks twelve fifty', [50, 1250]],
    ['two forty nine ninety five and a nut', [249.95]],
    ['parts three hundred twelve fifty', [312.5]],
    ['tile six eighty two forty', [682.4]],
    ['the piano two fifty seventy five for the stairs', [250, 75]],
    ['pump one eighty five twenty for the clamps', [185, 20]],
    ['faucet two forty twelve outlets', [240, 12]],
    ['a two twenty fifty amp breaker', [220, 50]],
    ['a crew of three twenty four hours each', [3, 24]],
    ['the line set is three eighty nine hours labor', [380, 9]],
  ])('hears %s', (text, expected) => expect(numbers(text)).toEqual(expected));

  it.each(['Cat6 and R-19', 'the old one', 'everyone won', 'often'])('finds none in %s', (text) =>
    expect(numbers(text)).toEqual([]),
  );
});
