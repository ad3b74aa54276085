/** Words that stay with what they belong to. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from '../job/testing/draft-said.ts';

describe('what stays with its price', () => {
  test.each([
    ['skid steer 95 an hour six hours', '570.00'],
    ['SAT prep at the usual hourly rate twelve hours altogether', '780.00'],
    ['the eight hour package is thirty two hundred', '3200.00'],
    ['two panic bars supplied and put on 340 apiece', '680.00'],
    ['shutters fourteen of them thirty bucks a shutter', '420.00'],
    ['opening and closing both at our regular prices', '740.00'],
    ['put together two dressers at the usual price each', '170.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});

describe('each at his own rate', () => {
  test.each([
    ['me and the apprentice both there one full day I bill 95 an hour and he bills 55', '1200.00'],
    ['me at 95 and my helper at 55 eight hours each to rewire the garage', '1200.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
