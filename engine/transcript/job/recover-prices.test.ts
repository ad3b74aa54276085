import { expect, it } from 'vitest';
import { linesSaid } from './testing/draft-said.ts';

it.each([
  [
    'estimate for Kim Lund screened porch framing 9800 screens 6 panels at 185 and a door 340 permit allowance 400 if it comes in more he pays the difference',
    '400.00',
  ],
  ["quote for Dale Pruitt two vanity lights at 90 the fan doesn't have a duct so that's 275 towel bar 30", '275.00'],
])('a price that no reader took becomes a line: %s', (said, amount) => {
  expect(linesSaid(said).map((line) => line.split(' = ')[1])).toContain(amount);
});

it.each([
  // what lines come to, read back, told anew
  ['quote for Al Diaz water heater 1450 expansion tank 120 so that comes to 1570 all told', 2],
  ["quote for Al Diaz new door 900 trim 180 reading that back the door 900 the trim 180 so that's 1080", 2],
  [
    'quote for Al Diaz bottom panel is 640 ten rollers at nine bucks each and then the bottom panel at 675 two weeks for it',
    2,
  ],
  // what is added up, and what is no price
  ['quote for Al Diaz driveway 900 square feet and 650 around the pool so 1550 at 20 cents a foot', 1],
  [
    "SAT prep for Nora Eastman's son he got 1180 the first time around twelve hours of test prep at 80 an hour workbook 38",
    2,
  ],
  ['pool closing for Hank Voss 340 a winter cover is 410 I get it for 290 and eight bags of salt at 9', 3],
])('nothing else is made of it: %s', (said, lines) => {
  expect(linesSaid(said)).toHaveLength(lines);
});
