import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('house numbers without a kind of street', () => {
  test.each([
    ['this is for the Miller house 218 Maple gutters 300', '300.00'],
    ['job is at the Lindholm place at 640 Spruce furnace repair 400', '400.00'],
    ["it is Ortiz's house 77 Birch new door 500", '500.00'],
  ])('%s: %s', (words, total) => expect(draftSaid(words).amount).toBe(total));

  test.each([
    ['paint the house 1800 Trim is 400', '2200.00'],
    ['wash the house 320 Gutters 150', '470.00'],
  ])('a price: %s: %s', (words, total) => expect(draftSaid(words).amount).toBe(total));
});
