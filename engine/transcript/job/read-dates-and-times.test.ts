import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const start = (words: string) => draftSaid(words).content.startDate ?? null;

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
