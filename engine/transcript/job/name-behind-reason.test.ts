/** What a line is called whose thing was named before the reason for it. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  [
    'kerb 90 feet at 20 a foot and we need a roller because the base is all loose fill so that is another 310',
    'roller',
    '310.00',
  ],
  ['I gotta rent a chipper cause there is no burning out there so that is 275', 'chipper', '275.00'],
  [
    'the immersion heater has been tripping the board so a new one supplied and fitted is 190',
    'immersion heater',
    '190.00',
  ],
  ['the patio door lock is seized so a new one is 75', 'lock', '75.00'],
  ['the floodlight up there is dead a new one is 130', 'floodlight', '130.00'],
  ['do the porch roof as well there is a fair bit of moss on it so call that 45', 'porch roof', '45.00'],
  ['there is ridge tiles gone at the gable six to replace and they are 30 each', 'ridge tiles', '180.00'],
  ['there is pickets that are rotten by the gate I counted seven of them with a pencil 15 each', 'pickets', '105.00'],
  ['spare fobs they have four drivers in the yard so four of those 20 each', 'fobs', '80.00'],
  // what has words of its own keeps them
  ['the hall is dark so a dimmer is 85', 'dimmer', '85.00'],
  ['mixer tap 140 and because it dripped a new worktop is 400', 'worktop', '400.00'],
])('%s', (said, name, amount) => {
  const items = draftSaid(said).content.items.map(({ description, amount }) => [description.toLowerCase(), amount]);
  expect(items).toContainEqual([expect.stringContaining(name), amount]);
});
