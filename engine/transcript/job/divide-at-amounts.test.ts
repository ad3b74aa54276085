/** What comes off, what is rounded and what is left to the client, between and before priced things. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('what comes off', () => {
  test.each([
    ["seal the deck 600 and a new gate 200 then take five percent she's a regular", '760.00'],
    ["seal the deck 600 and a new gate 200 I'll swallow 75 of that", '725.00'],
    ['seal the deck 600 and a new gate 200 family so ten percent less', '720.00'],
    ['seal the deck 600 and a new gate 200 the neighbor discount comes to 50', '750.00'],
    ['seal the deck 600 and a new gate 200 five percent for being a teacher', '760.00'],
    ["seal the deck 600 and a new gate 200 he's been with us for years so knock off 10 percent", '720.00'],
    ['seal the deck 600 and a new gate 200 half off the gate', '700.00'],
    ['seal the deck 600 and a big old gate 200 but half off on that one', '700.00'],
    // told before the lines
    ['bundle discount is 8 percent cable 500 router 250 and setup 250', '920.00'],
    ['new customers get 15 percent off treat the house 300 and the garage 100', '340.00'],
    ['twenty percent off the sealing only seal the deck 600 sealing 100 and a gate 200', '880.00'],
  ])('%s', (words, amount) => expect(draftSaid(words).amount).toBe(amount));

  test('a thing that we pay for ourselves is not charged', () => {
    expect(draftSaid("flush the heater 220 filter 60 I'm eating the filter").amount).toBe('220.00');
    expect(draftSaid("flush the heater 220 diagnostic 90 diagnostic's waived").amount).toBe('220.00');
  });
});

test.each([
  ["pump the tank 385 riser 140 let's just say 500 for everything", '500.00'],
  ['pump the tank 385 riser 140 I told her 500 even', '500.00'],
  ['pump the tank 385 riser 140 rounded to 500', '500.00'],
  ["pump the tank 385 riser 140 I'd be fine with 500 for the lot", '500.00'],
])('%s: brought down', (words, amount) => expect(draftSaid(words).amount).toBe(amount));

describe('what is left to the client', () => {
  test.each([
    ['build the shed 4000 300 more for a ramp their call', '4000.00', '300.00'],
    ["build the shed 4000 a ramp's another 300 up to her and paint 200", '4200.00', '300.00'],
    ['quote the ramp separate at 300 build the shed 4000', '4000.00', '300.00'],
  ])('%s', (words, amount, option) => {
    const draft = draftSaid(words);
    expect(draft.amount).toBe(amount);
    expect(draft.content.items.filter(({ optional }) => optional).map((item) => item.amount)).toEqual([option]);
  });

  test('a decision that is made is none', () => {
    expect(draftSaid('build the shed 4000 run the cable up to her 200').amount).toBe('4200.00');
  });
});

test.each([
  ['van rental 400 deposit 150 driver 600', '1000.00', '150.00'],
  ["van rental 400 driver 600 deposit's 250", '1000.00', '250.00'],
  ['deposit of 20 percent van rental 400 driver 600', '1000.00', '200.00'],
  ['van rental 400 driver 600 they paid 300 on a card', '1000.00', '300.00'],
])('%s: paid ahead', (words, amount, deposit) => {
  const { amount: total, content } = draftSaid(words);
  expect([total, content.deposit?.amount]).toEqual([amount, deposit]);
});

test('an extra in dollars is charged', () => {
  expect(draftSaid('clean the house 220 oven 40 and 25 extra for the dogs').amount).toBe('285.00');
});

test.each([
  // what a price is for ends with it
  ['six panes at nine bucks putty eighteen to redo all of them sash cord 40', ['54.00', '18.00', '40.00']],
  ['old signs forty to get rid of all them two guys digging five hours at 45 an hour apiece', ['40.00', '450.00']],
  ['chandelier 85 to take it down a new box 40', ['85.00', '40.00']],
  ['mirror 60 to hang it on the wall and a shelf 30', ['60.00', '30.00']],
])('%s', (words, amounts) => {
  expect(draftSaid(words).content.items.map(({ amount }) => amount)).toEqual(amounts);
});
