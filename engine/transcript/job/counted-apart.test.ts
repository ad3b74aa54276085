/** So many of them at a price of their own, measures that are named again, and counts by the name of what is priced. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('so many of them', () => {
  test.each([
    ['30 stools at 6 apiece four of those are cushioned that is 2 more each', ['180.00', '8.00']],
    ['soup for 60 at 5 a bowl and bread for 25 of them that is a one dollar upcharge each', ['300.00', '25.00']],
    ['90 cards at 3 each gilding on 40 of them is another dollar each', ['270.00', '40.00']],
    ['14 holes at 30 each two of them hit rock so add 45 apiece for those', ['420.00', '90.00']],
    ['7 ranges to hook up at 80 apiece two of those are gas so 30 extra on each of those', ['560.00', '60.00']],
  ])('%s', (words, expected) => {
    expect(amounts(words)).toEqual(expected);
  });

  test.each([['40 lunches at 12 each six of those without meat', ['480.00']]])(
    'no price of their own: %s',
    (words, expected) => {
      expect(amounts(words).slice(-expected.length)).toEqual(expected);
    },
  );
});

describe('a measure that is named again', () => {
  test.each([
    ['pickets 160 feet at 30 and block wall 40 feet at 60 stain the pickets at 4 a foot', '640.00'],
    ['pickets 160 feet at 30 and block wall 40 feet at 60 sealer is 2 a foot on the 160', '320.00'],
    ['pickets 160 feet at 30 and block wall 40 feet at 60 cap is 5 a foot', '200.00'],
  ])('%s: %s', (words, amount) => {
    expect(amounts(words).at(-1)).toBe(amount);
  });
});

test.each([
  ["we've got 30 chairs and 6 tables to rent chairs are 3 each tables are 12 each", ['90.00', '72.00']],
  ['mow the field 45 times 20 weeks', ['900.00']],
  ['cut the hedge down to five feet 260', ['260.00']],
])('%s', (words, expected) => {
  expect(amounts(words)).toEqual(expected);
});
