/** "the same rate", and behind it how much there is. */
import { expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

it.each([
  ["lane 800 square feet at 50 cents a foot and the apron same rate that's 200 feet", '500.00'],
  ['rail 40 feet at 20 a foot the upper run same price it is 10 feet bracket 50', '1050.00'],
  ["sanding 300 square feet at two dollars a foot the landing same rate that's another 50 feet", '700.00'],
  // the number behind is of something else
  ['lane 800 square feet at 50 cents a foot the apron 200 feet same rate three weeks out', '500.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
