/** Figures that are years, times, house numbers or what others said. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from '../job/testing/draft-said.ts';

describe('figures that are no price', () => {
  test.each([
    ['oil change for a 2019 CR-V is 80 and the house is from 1926 so we follow the rules', '80.00'],
    ['buffet for 50 guests at 20 a head doors at 4 food at 5:30', '1000.00'],
    ['dig the line 600 and 811 has to mark it first', '600.00'],
    ['deck for 900 she says six thousand is tops', '900.00'],
    ['labor five hours at 100 an hour the shop down the road told her 2100 for the same thing', '500.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
