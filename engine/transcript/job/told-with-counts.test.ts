/** How many a price is of, where that is told behind it, by the first of them, or by how often and how long. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('how many are told behind the price of each', () => {
  test.each([
    ["each shutter is 40 and there's eight of them plus primer 60", ['320.00', '60.00']],
    ["every latch is 30 to fit and we've got six", ['180.00']],
    ["it's 45 to seal each skylight and she's got two and a new gate 50", ['90.00', '50.00']],
    ['table linen 12 a table for all 15 and ice 40', ['180.00', '40.00']],
    ['two locks a door for all six doors at 30 each', ['360.00']],
    ['I counted 14 loose bricks and repointing those is 9 apiece', ['126.00']],
    // how many there are was not said
    ["each room's 200 and I don't know how many yet", [null]],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('the first of them has its own price', () => {
  test.each([
    ["the first stump's 150 and 75 for each one after there's four", ['150.00', '225.00']],
    [
      "the first camera is 220 and 150 for each extra one there's three then a recorder 300",
      ['220.00', '300.00', '300.00'],
    ],
    ["first vent's 110 and every one after that's 70 they've got three", ['110.00', '140.00']],
    ["first coat's 300 and every coat after is 180", ['300.00', null]],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('how often and over how long', () => {
  test.each([
    ['clean twice a week at 90 for four weeks', ['720.00']],
    ['mow every week at 35 for eight weeks and edging 40', ['280.00', '40.00']],
    ['quarterly spraying at 80 for the year', ['320.00']],
    ['monthly checks at 90 for the whole year and a startup 120', ['1080.00', '120.00']],
    // all of it, or unknown
    ['monthly package 900 for the year', ['900.00']],
    ['weekly visits at 45 for two months', ['45.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

test.each([
  ['three posts 8 10 and 12 feet at 6 a foot', '180.00'],
  ['four limbs 6 8 10 and 12 inches at 5 an inch and chipping 90', '270.00'],
  ['two panes 24 and 36 inches at 200 each', '400.00'],
])('measures that are summed are not counted besides: %s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});

test.each([
  ['lumber 62 she has a coupon for ten dollars off so take that too', '52.00'],
  ["drain snake 180 they've got a twenty dollar coupon so knock that off", '160.00'],
  ['drain snake 180 she found a coupon for 99 any drain read the fine print', '180.00'],
])('a coupon: %s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});
