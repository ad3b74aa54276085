/** A part of a sum that was told, and what is left of it. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ["porch and steps it's 5200 all in and of that the steps are 1200", '5200.00'],
  ['music and the lights 800 all in and of that the lights are 200 then a fog machine 50', '850.00'],
  ["it's 2200 for the floor and the trim of that the trim is 500 haul away is 100", '2300.00'],
  ['tree and stump come to 1400 and of that the stump is 300', '1400.00'],
  // the opener's 520 of that, and the next thing
  ["door and opener two grand all in the opener's 520 of that keypad is 65", '2065.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
