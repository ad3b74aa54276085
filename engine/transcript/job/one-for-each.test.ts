/** How many take one is how many there are; how often and how long a price comes back. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('one for each', () => {
  test.each([
    ['notebooks 12 a copy they both need one', ['24.00']],
    ['latches 15 each both gates get one and a post 60', ['30.00', '60.00']],
    ['sconces 80 apiece all five rooms want one', ['400.00']],
    ['caps 45 a cap the three of them need one and a sweep 120', ['135.00', '120.00']],
    ['books 18 a copy the twins both need one and six hours at 40 an hour', ['36.00', '240.00']],
    ["tubs 250 a tub they've got two of them and a sink 90", ['500.00', '90.00']],
    ['lunches 14 a person figure 20 people and delivery 35', ['280.00', '35.00']],
    ['a gate 200 and they both need one coat of stain at 40', ['200.00', '40.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('months and visits behind a price', () => {
  test.each([
    ['support 200 a month twelve month contract setup 150', ['2400.00', '150.00']],
    ['mowing 180 a month six months and the hedge 90', ['1080.00', '90.00']],
    ['plowing 300 a month november through march salt 200', ['1500.00', '200.00']],
    ['we come every month from may to october at 50 a month', ['300.00']],
    ['cleaning 80 a visit two visits a week for five weeks windows 100', ['800.00', '100.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what is taken on top past a limit', () => {
  test.each([
    ['music 600 if they run over it is 90 for every extra hour just so that is in writing', ['600.00'], '$90'],
    ['locks 120 after five pm it is 40 more just so she knows', ['120.00'], '$40'],
    ['plowing 300 a month two months and a storm over a foot is 45 more per push', ['600.00'], '$45'],
    ["coverage 900 overtime's 150 an hour put that in the fine print", ['900.00'], '$150'],
  ])('%s', (words, expected, told) => {
    expect(amounts(words)).toEqual(expected);
    expect(JSON.stringify(draftSaid(words).content)).toContain(told);
  });
});
