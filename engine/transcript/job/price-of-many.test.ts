import { describe, expect, test } from 'vitest';
import { linesSaid } from './testing/draft-said.ts';

describe('the price of many and the count of the next thing', () => {
  test.each([
    ['six brackets at 7 forty wood screws at 2 dollars each', ['6 x 7.00 = 42.00', '40 x 2.00 = 80.00']],
    [
      'eight of the 8 foot tables at 12 ninety folding chairs 3 dollars each',
      ['8 x 12.00 = 96.00', '90 x 3.00 = 270.00'],
    ],
    ['four planters at 30 sixty perennials at 9 each', ['4 x 30.00 = 120.00', '60 x 9.00 = 540.00']],
  ])('%s', (words, lines) => {
    expect(linesSaid(words)).toEqual(lines);
  });

  test.each([
    ['four benches at 12 fifty each', ['4 x 1250.00 = 5000.00']],
    ['ten tables at 11 and the chairs at 2 each', ['10 x 11.00 = 110.00', '']],
  ])('near miss %s', (words, lines) => {
    expect(linesSaid(words)[0]).toBe(lines[0]);
  });
});
