/** One rate for several measures, and units that are told once. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('a rate that is told once', () => {
  test.each([
    ['wiring 8 hours and plumbing 5 hours both at 90 an hour plus 60 in wire', ['720.00', '450.00', '60.00']],
    ['sanding took 3 hours sealing took 4 hours and trim 2 all of it at 50 an hour', ['150.00', '200.00', '100.00']],
    ["the back run's 90 feet and the gate side's 30 both at 20 a foot", ['1800.00', '600.00']],
    ['den 200 square feet hall 80 square feet all at 5 a foot a new latch 30', ['1000.00', '400.00', '30.00']],
    ['porch is 12 squares the shed is 4 both at 300 a square', ['3600.00', '1200.00']],
    ['Monday 4 hours Wednesday 6 hours and Friday 2 all at 60', ['720.00']],
    ['Tuesday we did 3 hours and Thursday 5 hours at 80 an hour and a filter 25', ['640.00', '25.00']],
    ['demo Monday 6 hours and Tuesday 3 hours at 50', ['450.00']],
    ['hall 6 windows porch 4 windows all at 9 a window', ['54.00', '36.00']],
    ['short wall 10 feet long wall 30 feet at 12 a foot', ['120.00', '360.00']],
    ['lower deck is 100 square feet and upper deck is 150 at 4 a foot for both', ['400.00', '600.00']],
    ['6 hours of drafting and 4 of survey both at 100 an hour', ['600.00', '400.00']],
    // each has its own
    ['design 10 hours at 90 build 20 hours at 100', ['900.00', '2000.00']],
    ['two doors at 200 each and three windows at 150 each all in', ['400.00', '450.00']],
    // how high it is, how long it takes
    ['80 feet of fence 6 feet tall all at 30 a foot', ['2400.00']],
    ['the roof is 24 squares and it takes 2 days all at 400 a square', ['9600.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('a unit that is told once', () => {
  test.each([
    ['50 feet of shoe at 3 and 50 of crown at 8 a new latch 30', ['150.00', '400.00', '30.00']],
    ['porch is 200 square feet at 6 a foot and the step is another 20 same price', ['1200.00', '120.00']],
    ['survey is 10 hours at 120 and the plan is 6 hours same rate as the survey', ['1200.00', '720.00']],
    ['the bench is 90 the table same price', ['90.00', '90.00']],
    ['100 feet of pipe at 4 and two of the valves at 60 each', ['400.00', '120.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
