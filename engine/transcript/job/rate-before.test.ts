import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from './testing/draft-said.ts';

describe('a price whose unit was told with what was measured', () => {
  test.each([
    ['the lower wall is 600 square feet and it has to be scraped so four and a quarter', '2550.00'],
    ['the hedge runs 90 feet along the alley we trim both faces at 3.50', '315.00'],
    ['the lot came out to 7000 square feet and I am at 18 cents', '1260.00'],
    ['there is 80 feet of curb on the left side I do that at 34', '2720.00'],
    ['the lobby has 900 square feet of ceiling that one is 1.60', '1440.00'],
    ['the porch is 200 square feet the paint comes off at 3 a foot and the new goes on at 2', '1000.00'],
    ['patio 300 square feet break it out at 2.50 a foot and pour at 9', '3450.00'],
  ])('%s', (words, sum) => {
    expect(draftSaid(words).amount).toBe(sum);
  });

  test.each([
    // how thick it is, when it begins, what is paid for all of it, what is counted
    'the garage is 500 square feet nine foot ceiling fire code so five eighths everywhere and taping is 60',
    'the deck is 300 square feet we start at 8 and the rail is 60',
    'the shed is 120 square feet so 60',
    'the yard is 400 square feet leave two boxes at 30 each',
  ])('is not made up: %s', (words) => {
    expect(draftSaid(words).amount).toBe('60.00');
  });

  test('between other lines', () => {
    expect(draftBetween('the wall is 200 square feet and it is rough so two and a half').amount).toBe('650.00');
  });
});
