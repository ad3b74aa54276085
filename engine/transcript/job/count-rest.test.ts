/** The first of them at one price, and the others, which are counted, at another. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('the others at their own price', () => {
  test.each([
    ['first hour 100 then 70 after we were there four hours', ['100.00', '210.00']],
    ['the first hour is 110 and then it is 60 an hour it took three hours', ['110.00', '120.00']],
    ['90 for the first hour 50 every hour after I was there two hours and a valve 30', ['90.00', '50.00', '30.00']],
    ['first two hours are 200 then 80 an hour it ran five hours', ['200.00', '240.00']],
    ['first hour 100 additional hours 60 three hours total parts 40', ['100.00', '120.00', '40.00']],
    ['first hour 120 and every half hour after is 40 it ran two hours', ['120.00', '80.00']],
    ['first hour 90 and 60 an hour for two more hours', ['90.00', '120.00']],
    ['three hours 100 for the first and 60 for each additional', ['100.00', '120.00']],
    ["first page is 200 and additional pages are 90 there's four pages", ['200.00', '270.00']],
    ['the first stall 80 each additional stall 50 and we have six stalls', ['80.00', '250.00']],
    ["first tree 300 and 200 for each additional tree there's three trees", ['300.00', '400.00']],
    ["the first 50 feet are 10 a foot and after that it's 8 a foot there's 90 feet", ['500.00', '320.00']],
    ['95 for the first hour 65 an hour after so three hours is 225', ['95.00', '130.00']],
    ["first one's 150 and each additional is 95 she's got three more after that", ['150.00', '285.00']],
    // how many there are was not said
    ["first hour's 120 after that it's 90 an hour", ['120.00']],
    // something else
    ['first hour 120 then a filter 90', ['120.00', '90.00']],
    ['first visit 150 then 80 a visit for four visits', ['150.00', '320.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
