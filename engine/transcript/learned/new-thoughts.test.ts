/** Thoughts that begin without a sign. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from '../job/testing/draft-said.ts';

describe('a new thought', () => {
  test.each([
    ["lead paint setup I'm throwing that in safe room setup three fifty", '350.00'],
    [
      "the body is 100 square feet at two and a quarter a foot paint's included in that the trim is 18 windows at 65 a window",
      '1395.00',
    ],
    ["they're two doors down eight percent tax on the lot box lunches 36 at 10 each", '388.80'],
    ['gravel base 18 yards at 52 a yard the stone steps cost me 880 put 30 percent on those', '2080.00'],
    ['two gutters at 100 each quote is good till March 30th', '200.00'],
    ['start up one eighty five and blow out one eighty five there is no snow in this', '370.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
