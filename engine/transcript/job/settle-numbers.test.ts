/** What a bare number is: a price, a count, or a price for one. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ['the shed is 70 then posts at 30 each six of them', ['70.00', '180.00']],
  ['the shed is 70 and staining 400', ['70.00', '400.00']],
  ['fence 60 feet times 3 and staining 400', ['180.00', '400.00']],
  ['a new latch 30 plus fence at 3 a foot for 60 feet', ['30.00', '180.00']],
  ['paint the hall 100 and half a dozen posts at 30 each', ['100.00', '180.00']],
  ['staining 400 pool opening at the price on the sheet', ['400.00', '395.00']],
  ['dematting on him is 30 flat and then nails 20', ['30.00', '20.00']],
  ["nails 20 I've got them down for Saturday the 14th at nine thirty", ['20.00']],
  [
    "paint the hall 100 so I'm not charging for the haul away staining 400 labor at 60 an hour 3 hours",
    ['100.00', '400.00', '180.00'],
  ],
  ['vapor barrier 22 cents a square foot 1440 square feet and 40 anchor bolts at $2.50 each', ['316.80', '100.00']],
  ['two units one each side of the fireplace at 1850 apiece', ['3700.00']],
  ['replace broken hearth tiles 5 at 35 each and regrout the rest 110', ['175.00', '110.00']],
  ['a new latch 30 pool opening like always', ['30.00', '395.00']],
  ['four lamps at 25 each opening the pool at our usual', ['100.00', '395.00']],
  ["60 feet of fence that's 3 a foot eight hinges at 20 each", ['180.00', '160.00']],
  // what the weather is under, and what is charged
  ["aerial photos 320 I fly Thursday if the wind's under 20", ['320.00']],
  ["stripe the lot 600 as long as the pavement's over 55 and crack fill 200", ['600.00', '200.00']],
  // of all of them
  ['a mini split with four heads all four get cleaned at 60 each and a filter 40', ['240.00', '40.00']],
  // and counts stay counts
  [
    'headshots for 12 people at 75 each retouching 20 each for the same twelve and a rush fee 150',
    ['900.00', '240.00', '150.00'],
  ],
  ['the crew is 12 and lunch is 9 each', [null]],
])('%s', (words, amounts) => {
  expect(draftSaid(words).content.items.map(({ amount }) => amount)).toEqual(amounts);
});
