/** What others ask, pay, allow or have to spend is none of our prices; what sounds alike and is ours stays. */
import { describe, expect, test } from 'vitest';
import { draftBetween } from './testing/draft-said.ts';

describe("other people's figures", () => {
  test.each([
    'Home Depot sells that faucet for 189',
    "she told me she's only got 1400 to spend",
    'State Farm only allowed him 5400 on that',
    'it cost her like eleven hundred the last time',
    'her neighbor got his gutters cleaned for 165',
    'lady across the road had hers done for 225',
    'the dealer was trying to get 1280 out of her',
    'the girl she has now gets 35 an hour',
    'they were thinking 90',
    'the dealer wants 950',
  ])('%s', (words) => {
    expect(draftBetween(words).amount).toBe('150.00');
  });
});

test.each([
  ['it needs a new valve that one costs 90', '240.00'],
  ['we got the panels in for 200', '350.00'],
  [
    "her budget's about 900 and the last outfit wanted 1400 which I'd pay if I was blind anyway we're at 700 for the hall",
    '850.00',
  ],
])('ours: %s', (words, amount) => {
  expect(draftBetween(words).amount).toBe(amount);
});

describe('talk to others', () => {
  test.each([
    ['leave the trench box on the truck', /trench/i],
    ['put it by the truck thanks', /truck/i],
    ['hey Siri set a timer for 20 minutes', /timer/i],
    ['sweetie daddy is working go ask mommy for juice', /juice/i],
    ['Danny not that one the other ladder', /ladder/i],
  ])('%s', (words, said) => {
    const { content } = draftBetween(words);
    expect(content.amount).toBe('150.00');
    expect(JSON.stringify([content.title, content.scope, content.notes, content.terms, content.timeline])).not.toMatch(
      said,
    );
  });

  test('what the client is to read stays', () => {
    expect(draftBetween('leave the firewood by the fence').content.scope.join()).toMatch(/firewood/);
  });
});
