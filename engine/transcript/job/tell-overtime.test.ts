/** Hours at more than the usual rate, and prices of half a day. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('hours whose rate follows from another', () => {
  test.each([
    ['six hours at 80 and two hours at time and a half', ['480.00', '240.00']],
    ['five hours at 60 an hour and three hours overtime at time and a half parts 40', ['300.00', '270.00', '40.00']],
    ['four hours at 90 an hour plus one hour at double time', ['360.00', '180.00']],
    ['regular hours 10 at 50 overtime hours 2 at time and a half', ['500.00', '150.00']],
    ['straight time 20 hours at 60 overtime four hours at 90', ['1200.00', '360.00']],
    ['overtime three hours at 100 and a fuse 15', ['300.00', '15.00']],
    // it hangs on how long it takes
    ['five hours at 60 an hour and overtime is time and a half if we run late', ['300.00']],
    ['five hours at 60 an hour overtime is 90 an hour', ['300.00']],
    // what it would be else
    ['four hours at 135 instead of 90', ['540.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('half a day', () => {
  test.each([
    ['tiller for half a day at 90 and seed 40', ['90.00', '40.00']],
    ['three days at 500 and a half day at 280', ['1500.00', '280.00']],
    ['half a day at 600 a day', ['300.00']],
    ['half a day at 70 an hour', ['280.00']],
    ['two half days at 260', ['520.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
