/** Work that is taken back leaves no line, no sum and no word; what stands behind it is charged. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('taken back', () => {
  test.each([
    [
      'serpentine belt is 48 and an idler pulley 30 no wait he has one so leave the pulley out labor two hours at 115 an hour',
      '278.00',
      /pulley/i,
    ],
    [
      "mulch 400 five dwarf lilacs at 54 steel edging 85 feet at 5 dollars a foot oh wait no lilacs his wife's allergic take those out",
      '825.00',
      /lilac/i,
    ],
    ['water pump kit 338 water pump 95 no wait that comes in the kit coolant 24', '362.00', /95/],
    ['scrape 700 shutters were gonna be 420 for all of them no skip the shutters paint 500', '1200.00', /shutter/i],
    ['steps 690 I told him a pergola for 4200 forget the pergola permit 225', '915.00', /pergola/i],
    ['disconnect 190 crane is 600 no scratch that we can walk it up no crane permit 165', '355.00', /crane/i],
    ['tub 900 heated towel bar no they decided against the towel bar permit 210', '1110.00', /towel/i],
    [
      'oil change 65 cabin filter 40 he said not to bother with the cabin filter so skip that one bulb 28',
      '93.00',
      /cabin/i,
    ],
  ])('%s', (words, amount, gone) => {
    const { content, amount: total } = draftSaid(words);
    expect(total).toBe(amount);
    expect(
      JSON.stringify([
        content.items.map(({ description }) => description),
        content.scope,
        content.notes,
        content.terms,
      ]),
    ).not.toMatch(gone);
  });

  test.each([
    ['spruce 850 and forget me nots along the bed 60', '910.00'],
    ["deck 900 don't forget the railing that's 300", '1200.00'],
    ['haul the old one for forty down to the scrap man', '40.00'],
    ['second trip was on me so do not put that in labor two hours at 95 an hour', '190.00'],
  ])('nothing is taken back: %s', (words, amount) => {
    expect(draftSaid(words).amount).toBe(amount);
  });
});
