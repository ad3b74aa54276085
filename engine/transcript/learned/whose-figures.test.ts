/** Figures of others, whoever tells them, and the near misses that are prices of this job. */
import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from '../job/testing/draft-said.ts';

const total = (words: string) => draftBetween(words).amount;

describe('whose figure it is', () => {
  test.each([
    'some outfit out of Dayton bid 4200 for the same work',
    'she called Roto Rooter and they said 650',
    'a bloke down the pub said he would do it for 200 quid',
    '3000 is what the last guy charged him',
    "his buddy at work told him it shouldn't be more than 500",
    'the adjuster came back with 7100',
    "HOA's been dinging her 25 bucks a day since March",
    'his last electric bill was 480',
    'he got it on Amazon for 129',
    "she's already got two quotes one's 900 and one's 1100",
    'he heard it should run 400 to 600',
    "her deposit's 1800 with the landlord",
    'Comfort Pro came in at 4750',
    "they'd like to stay under 4000",
    'a brand new one would run her like 900',
    'the cheapest he found was 650',
  ])('theirs: %s', (words) => expect(total(words)).toBe('150.00'));

  test.each([
    'the other room is 360',
    'her neighbor wants a gate in the back for 360',
    'my sub wants 360 for the tile',
    'the permit from the county is 360',
    'the insurance certificate is 360',
    'my buddy Steve does the drywall for 360',
    'the house next door gets the same for 360',
    "there's a stump that has to go for 360",
    'the big shop door is 360',
    'the new online store is 360',
    'fine sand the floor 360',
    'put a target board up for 360',
    'I told the neighbor 360 for his',
  ])('ours: %s', (words) => expect(total(words)).toBe('510.00'));
});

test('what it is called stands in the words of the other', () => {
  const { items } = draftSaid(
    'faucet 240 and the other guy wanted 3200 for the whole repipe which is nuts so I am at 1900 for that',
  ).content;
  expect(items.map((item) => [item.description, item.amount])).toEqual([
    ['Faucet', '240.00'],
    ['Whole repipe', '1900.00'],
  ]);
});
