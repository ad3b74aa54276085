/** What is open to choose, and what only sounds so. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // what it costs to have them to choose from
  ['a mural three sketches to pick from 400 for that and the wall is 1500', '1900.00'],
  ['headshots thirty frames to choose from 275 retouching 4 at 25 each', '375.00'],
  ['two floor plans to choose between 350 and the build is 6000', '6350.00'],
  // one of them is taken
  ['three tiles to pick from the subway 900 the hex 1100 or the marble 1500', null],
  // only what the allowance is for is open
  [
    "demo 700 a sink allowance of 300 she hasn't picked one tile is 60 square feet at 20 a foot plumber's bill is 900",
    '3100.00',
  ],
  ["countertop allowance of 3000 they haven't decided install is 800 sink is 350", '4150.00'],
  // what is only offered ends with what it is called
  ["a generator would be 88 hundred if they want backup that's an option the panel is 2400", '2400.00'],
  [
    "furnace 4200 then a humidifier would be 600 if they want one that's an add on and I'm taking 200 off since he's a vet",
    '4000.00',
  ],
  [
    "then a battery would be 98 hundred if they want it that's an add on the utility sends them a 500 rebate so leave it alone panel 2400",
    '2400.00',
  ],
  // a condition of the day
  ["sealcoat 900 we go Tuesday if it's over 50 degrees and striping is 200", '1100.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
