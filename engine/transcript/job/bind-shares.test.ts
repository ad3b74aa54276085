/** Percentages that were parted from the words that say what they are. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('what a percentage is', () => {
  test.each([
    [
      'the logo is 900 the flyers are 350 with a rush charge of 20 percent on the flyers since they need those by Monday',
      '1320.00',
    ],
    [
      "the mini split is 2000 line set 200 and labor is 1000 labor doesn't get taxed the rest does at 5 percent",
      '3310.00',
    ],
    ["stain 200 washing 100 everything's taxable here labor too so seven percent across the board", '321.00'],
    ['open the pool 300 chlorine 100 put six percent on the chlorine for the sales tax', '406.00'],
    ["trim 900 paint 400 it's eight and a quarter tax on the paint and none on labor", '1333.00'],
    ["boiler 4000 pulling the old one 700 I'm crediting him 120 for the copper", '4580.00'],
    ["two springs at 95 each my labor is 200 the senior discount's ten percent but that's just for labor", '370.00'],
    [
      "the lobby's 200 hallways 300 and the gym 160 with ten percent off on the lobby and hallways the gym's already cheap",
      '610.00',
    ],
    ['compressor job 500 igniter 140 pump 160 nothing off the compressor but five percent off the other two', '785.00'],
  ])('%s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
