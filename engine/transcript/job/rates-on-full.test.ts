/** Rates of which it is told behind them what all of them are of. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('all of those on the full measure', () => {
  it.each([
    [
      'wall is 300 square feet scrape 50 cents a foot prime 40 cents paint 60 cents all of it on the full 300',
      '450.00',
    ],
    [
      'the loft is 900 square feet old fill out 40 cents a foot and new fill a dollar ten both on the whole 900',
      '1350.00',
    ],
    // and what they come to
    [
      'a run of 200 feet trench three dollars a foot and conduit two dollars a foot both over the full 200 so that comes to 1000',
      '1000.00',
    ],
    [
      'the loft is 900 square feet vacuum 50 cents a foot foil 1.50 a foot all of that on the whole 900 ladder hire 80',
      '1880.00',
    ],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));

  it.each([
    // no such measure was told
    ['a gate 300 and a lock 40 all on the full sheet', '340.00'],
    ['sweep the loft 200 both on the whole went fine', '200.00'],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
});
