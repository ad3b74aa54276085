/** Sums that the client has coming: told first, and in the next breath that they come off. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('a sum that is owed to the client', () => {
  it.each([
    ["mowing 200 and they've got 40 coming back from when I billed them twice so take that off", '160.00'],
    ['pruning 200 and he has 25 back from April so knock that off', '175.00'],
    ['wiring 300 she overpaid 20 in March so take that off', '280.00'],
    ['wiring 300 we charged her 35 too much last time so that comes off', '265.00'],
    ['hemming 90 I broke a lamp worth 30 so take that off', '60.00'],
    ['fit the shelf 120 there was a credit of 15 so that comes off the bill', '105.00'],
    // said again
    ['tuning 150 she gets 20 back for the fuse so minus 20', '130.00'],
    // between other lines
    ["mowing 200 he's got 40 coming back from May so take that off edging 60", '220.00'],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
});

describe('nothing comes off', () => {
  it.each([
    // work that was told last is what goes
    ['mowing 200 hedges 80 no take that off', '200.00'],
    ["boiler 900 he gets 80 back from the county but that's between them don't take it off", '900.00'],
    // a landing for boats
    ['piling 400 loading dock 250', '650.00'],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
});
