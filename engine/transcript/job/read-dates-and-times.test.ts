import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const start = (words: string) => draftSaid(words).content.startDate ?? null;

describe('how long it takes at the longest', () => {
  test.each([
    ['fence 3000 it takes two days four at the most', '2 days, 4 at the most'],
    ['trench 900 a third down and two days three if it rains', '2 days, 3 if it rains'],
    ['trench 900 and two to three days on site', '2 to 3 days on site'],
  ])('%s', (words, told) => expect(draftSaid(words).content.timeline).toBe(told));

  test.each([
    ['labor two hours three tops at 60 an hour', null],
    ['labor two hours 300 if it is dry', '300.00'],
  ])('and what it comes to: %s', (words, amount) => expect(draftSaid(words).amount).toBe(amount));
});

describe('the only day that was told of the work', () => {
  test.each([
    ["wash the deck 300 we're going this Friday", '2026-03-06'],
    ['rewire the shed 900 we can be in there March 23rd three days', '2026-03-23'],
    ['boxed lunches 45 of them at 14.50 this Thursday under the pavilion', '2026-03-12'],
    ['pour the pad 1200 and the big pour is the 17th', '2026-03-17'],
  ])('%s', (words, day) => {
    expect(start(words)).toBe(day);
  });

  test.each([
    'wash the deck 300 it can be done in a day',
    'wash the deck 300 the price is good through March 23rd',
    'wash the deck 300 her tenant moves out the 30th',
    'wash the deck 300 they have to pay the deposit by the 20th',
    "wash the deck 300 we're there the 12th or the 19th",
  ])('none: %s', (words) => {
    expect(start(words)).toBeNull();
  });
});
