/** Areas from sizes, boards that are called by their size, what comes back over months, travel by miles and by hours. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('several areas at one rate', () => {
  test.each([
    ['the den is 10 by 12 and the office is 10 by 10 at 4 a foot', ['480.00', '400.00']],
    ['patio 10 by 20 and path 3 by 20 both at 12 a square foot', ['2400.00', '720.00']],
    ['two rooms 10 by 10 and 8 by 10 at 3 a foot and a pad 90', ['540.00', '90.00']],
    ['a 10 by 12 shed floor at 6 a foot and a 10 by 10 deck at 30 a foot', ['720.00', '3000.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('boards called by their size', () => {
  test.each([
    ['twenty 2 by 4s at 5 each and two hours at 60', ['100.00', '120.00']],
    ['a dozen two by sixes at 9 each', ['108.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what comes back', () => {
  test.each([
    ['15 seats at 6 a month for a year', ['1080.00']],
    ['two storage units at 90 a month for three months and a lock 20', ['540.00', '20.00']],
    ['gutter cleaning twice a year at 150 each time', ['300.00']],
    ['chimney sweep once a year at 200', ['200.00']],
    ['newborn session 275 extra half hour 60', ['275.00', '60.00']],
    ['licenses 72 a month for all six', ['72.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('travel by miles and by hours', () => {
  test.each([
    ['mileage is 100 miles at 70 cents and two hours drive time at 50 an hour the install is 900', '170.00'],
    ['drive time is an hour at 60 and mileage 40 miles at 50 cents and the repair is 300', '80.00'],
    // the same, told again
    ['mileage is 100 miles at 70 cents no 120 miles at 70 cents the install is 900', '84.00'],
  ])('%s', (words, cost) => expect(draftSaid(words).content.travel_cost).toBe(cost));
});
