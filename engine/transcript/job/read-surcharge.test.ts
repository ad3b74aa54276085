/** Shares that are a line of their own. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // a thing that costs a share of what another costs
  ['the shed 4000 the ramp 600 and the long warranty is five percent of the shed', '4800.00'],
  [
    "den carpet 1500 hall carpet 500 they want it sealed in the den that's ten percent of what the den costs",
    '2150.00',
  ],
  ['the shoot is 1500 the album 400 and the raw files are twenty percent of what the shoot costs', '2200.00'],
  ['siding 9000 windows 4000 and extended coverage runs three percent of what the siding costs', '13270.00'],
  // a share that is paid, or tells of no price
  ['roof 9000 they pay 30 percent of the roof up front gutters 1000', '10000.00'],
  ['floors 4000 stairs 900 deposit is half of the floors', '4900.00'],
  ['labor is about 40 percent of the job the fence is 3000', '3000.00'],
  // several lines
  [
    "three movers to load that's 4 hours at 40 an hour per man then unload 2 hours same three guys same 40 each fuel is ten percent on the loading and unloading",
    '792.00',
  ],
  [
    'chipping 500 grinding 250 hauling 200 fuel surcharge is eight percent on the chipping and the hauling not the grinding',
    '1006.00',
  ],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
