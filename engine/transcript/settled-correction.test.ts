/** Corrections whose reason stands between, before or behind: what is charged, and what is not told any more. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './job/testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount }) => `${description} ${amount}`);

describe('a figure that is settled behind its reason', () => {
  it.each([
    // hours, whatever figures the reason holds
    [
      'frame the closet 14 hours at 60 no wait he gave me two helpers for a day so nine hours and a door 90',
      ['Labor – frame the closet 540.00', 'Door 90.00'],
    ],
    [
      'seat repair five hours at 45 oh the leather has to dry overnight so make it seven hours thread 20',
      ['Seat repair 315.00', 'Thread 20.00'],
    ],
    // the price is told behind
    ['my brother and I were five hours no it got dark so six hours at 80', ['Labor 480.00']],
    // counts, with their noun and without
    ['hang eight blinds at 35 hang on the landlord keeps two so six and a rod 20', ['Hang blinds 210.00', 'Rod 20.00']],
    [
      'hang eight blinds at 35 sorry the bath window is frosted so seven blinds and a rod 20',
      ['Hang blinds 245.00', 'Rod 20.00'],
    ],
    // measures
    [
      'sod 400 square feet at 2 a foot hmm no the shed takes up a corner so 340 square feet and edging 50',
      ['Sod 680.00', 'Edging 50.00'],
    ],
    // prices by the unit, and alone
    ['tutoring six hours at 90 no they are regulars so 80 an hour and books 20', ['Tutoring 480.00', 'Books 20.00']],
    ["a pump 410 hold on that's my cost so 530 and tubing 20", ['Pump 530.00', 'Tubing 20.00']],
    ["a tune up 130 sorry that was last year's price 145 and a filter 20", ['Tune up 145.00', 'Filter 20.00']],
    // the figure right behind the words of correction is of the reason
    [
      'wash 24 screens at 3 wait four of them are torn so 20 screens and a vent 30',
      ['Wash screens 60.00', 'Vent 30.00'],
    ],
    // the count of the same thing, and no price of 40 times as much
    ['cupcakes 100 at 3 sorry 120 and delivery 50', ['Cupcakes 360.00', 'Delivery 50.00']],
    ['nests two at 60 actually it is one nest and bait 90', ['Nests 60.00', 'Bait 90.00']],
    // with no word of correction
    ["host four hours at 125 the toast moved so really it's six hours lights 150", ['Host 750.00', 'Lights 150.00']],
    [
      "chain link 90 feet at 22 my guy says the corner's off so 96 feet and a gate 50",
      ['Chain link 2112.00', 'Gate 50.00'],
    ],
    // wanted now
    ['six lamps at 85 now they want eight and a dimmer 60', ['Lamps 680.00', 'Dimmer 60.00']],
    // the count was wrong, and the reason stands behind
    ['16 shelves at 25 no 18 I missed the pantry brackets 60 feet at 4 a foot', ['Shelves 450.00', 'Brackets 240.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
    expect(JSON.stringify(draftSaid(words).content)).not.toMatch(
      /\b(?:14|5|eight|400|410|130) (?:hours|blinds|square)/,
    );
  });

  it.each([
    // what there is not is no correction
    ['pack the den three hours at 80 no elevator so five boxes at 10', '290.00'],
    // something else has its own hours
    ['demo four hours at 80 the tile takes longer so nine hours of tile at 70', '950.00'],
    ["eight lamps at 30 oh we need the lift too so that's 75 and tape 20", '335.00'],
    ['two men six hours each at 50 an hour they start at noon so twelve hours and tape 20', '620.00'],
    // what it comes to
    ['three hours at 80 no parts so 240 and a visit at 50', '290.00'],
  ])('%s: nothing is corrected', (words, amount) => {
    expect(draftSaid(words).amount).toBe(amount);
  });
});
