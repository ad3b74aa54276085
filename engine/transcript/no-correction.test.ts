/** Sums that are brought down, and figures that are put right. */
import { expect, test } from 'vitest';
import { draftSaid } from './job/testing/draft-said.ts';

test.each([
  ['porch 2100 steps 350 that comes to 2450 just call it 2400', '2400.00'],
  ["porch 2100 steps 350 that's 2450 and change so we'll call it 2400", '2400.00'],
  ['porch 2100 steps 350 so 2450 just make it 2400', '2400.00'],
  ['porch 2100 steps 350 so I get 2450 and some change make it 2400 even', '2400.00'],
  // a surcharge that was told is in the sum
  ["stairs 30400 landing 3350 there's a 5 percent remote fee on all of it knock it down to 35 even", '35000.00'],
  // what there is none of
  ['the porch is 900 the gate is 95 no tax 50 percent down', '995.00'],
  ['paint the porch 900 no delivery 50 for the lock', '950.00'],
  ['paint the fence 2400 no primer 30 percent down', '2400.00'],
  // which puts it right
  ['paint the porch 900 no the porch is 950', '950.00'],
  ['paint the porch 110 no one fifteen', '115.00'],
  // one thing and its price
  ['paint the porch for 240 no make it 230 and the steps 90', '320.00'],
  ['paint the porch so 240 make it 230 and the steps 90', '320.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
