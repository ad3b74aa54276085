import { expect, it } from 'vitest';
import { linesSaid } from './testing/draft-said.ts';

it.each([
  ['invoice for Hannah Lott April 12 posts 45 a post 4 reels at 110 strategy call 75', '12 x 45.00 = 540.00'],
  [
    'chain link at the kennel 340 feet of six foot 19.50 a foot three walk gates 210 each for Bev Rourke',
    '340 x 19.50 = 6630.00',
  ],
  [
    'garage for Lena Brandt full trailer 380 four tires at ten bucks each and a fridge with freon 45',
    '4 x 10.00 = 40.00',
  ],
])('a count is found wherever it was told: %s', (said, line) => {
  expect(linesSaid(said)).toContain(line);
});

it.each([
  // worked out of two numbers
  ['quote for Al Diaz two of us 24 hours each at 82 and lift rental 340', '48 x 82.00 = 3936.00'],
  [
    'quote for Lou Katz two cleaners five hours each at 38 an hour and 28 windows at six dollars each',
    '10 x 38.00 = 380.00',
  ],
  // counted in dozens
  ['quote for Al Diaz twelve dozen eggs 9 a dozen and bread 30', '12 x 9.00 = 108.00'],
  // one price of two counts
  ['quote for Lou Katz cut the hedge 8 yards at 30 a yard and the back one same price 12 yards', '12 x 30.00 = 360.00'],
  // somebody else's count
  [
    'quote for Mo Reed three stumps the neighbor has four of his own not mine I grind them at 90 a stump',
    '3 x 90.00 = 270.00',
  ],
])('a count that readers knew stays: %s', (said, line) => {
  expect(linesSaid(said)).toContain(line);
});
