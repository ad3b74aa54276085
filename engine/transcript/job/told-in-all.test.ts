/** What all of it comes to, told beside how often: a count, and never a price of its own. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('visits that come out of it', () => {
  test.each([
    ["sweep the halls Mondays and Fridays at 70 a visit that's 52 visits", ['3640.00']],
    ['gutter checks at 55 a trip that comes to six trips and sealing the roof is 240', ['330.00', '240.00']],
    ["horn lessons at 45 a lesson that's 12 lessons method book 30", ['540.00', '30.00']],
    // the same words of a sum
    ["sweep the halls 70 and the stairs 30 that's 100", ['70.00', '30.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('hours a month over all months', () => {
  test.each([
    ['bookkeeping ten hours a month at 60 an hour running four months so 40 hours', ['2400.00']],
    ['bookkeeping ten hours a month at 60 an hour for a year', ['7200.00']],
    ['bookkeeping ten hours a month at 60 an hour', ['600.00']],
    [
      'bookkeeping ten hours a month at 60 an hour for two months whatever goes over ten in a month is at 75',
      ['1200.00'],
    ],
    ['bookkeeping ten hours a month at 60 an hour for two months and a setup day 300', ['1200.00', '300.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('how what was counted is spread over time', () => {
  test.each([
    ["14 hours of Spanish at 40 that's two a week for seven weeks the workbook is 22", ['560.00', '22.00']],
    ["twelve yoga sessions at 50 that's one a week for three months", ['600.00']],
    ['ten yoga sessions at 50 twice a week for five weeks', ['500.00']],
    ['16 hours at 30 two a week for eight weeks', ['480.00']],
    ['eight visits at 70 two a month for four months', ['560.00']],
    // another figure than what was counted multiplies nothing silently
    ['two yoga classes a week for ten weeks at 50 a class', ['1000.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('numbers that call a thing', () => {
  test.each([
    ["hang the hall 900 and the niche gets a level five that's 200", ['900.00', '200.00']],
    ["belts 140 the truck's at 92000 and the tires are worn", ['140.00']],
    ['new rollers 90 the track on 12 is rusted', ['90.00']],
    ['service on vans 3 and 7 at 120 each', ['240.00']],
    ['their porch needs relaid 150 brick at 2.50 each', ['375.00']],
    // a class is taught as well
    ['dance class two classes at 60 each', ['120.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what stands behind a price of one', () => {
  test.each([
    ['four chairs at 40 a chair one table at 150', ['160.00', '150.00']],
    ['eight captions I said 20 a caption one cover at 90', ['160.00', '90.00']],
    ['drain 180 and the after hours fee is 75', ['180.00', '75.00']],
    ['the boiler is 2950 a thousand to sign', ['2950.00']],
    ['2000 flyers at 50 dollars a thousand', ['100.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
