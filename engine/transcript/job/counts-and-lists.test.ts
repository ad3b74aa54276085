/** What a number counts: a length or a mileage in full, the parts of a count, the unit of a listed service, one more thing at the end. */
import { describe, expect, test } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';
import { draftSaid } from './testing/draft-said.ts';

const totalOf = (words: string) => draftSaid(words).amount;

const catalogue: CatalogueService[] = [
  { name: 'Chimney sweep', fixedRate: 140, unit: 'flue', category: 'Chimney' },
  { name: 'Screen repair', fixedRate: 25, unit: 'screen', category: 'Windows' },
  { name: 'Camera inspection', fixedRate: 90, category: 'Chimney' },
  { name: 'Equipment install', fixedRate: 70, unit: 'each', category: 'Fitness' },
];
const listedTotal = (transcript: string) =>
  draftDocument({
    transcript,
    today: '2026-05-04',
    catalogue,
    profile: { businessName: 'Hill & Sons', description: '' },
  }).amount;

describe('a number that is said in full', () => {
  test.each([
    ['2016 Tacoma one hundred and forty one thousand miles starter 310', '310.00'],
    ['2011 Odyssey two hundred and eight thousand five hundred miles on it radiator 420 and coolant 35', '455.00'],
    ['the barn is one hundred and five thousand square feet survey 700', '700.00'],
    // two sums
    ['sod removal four hundred and three thousand square feet of seed at 2 a square foot', '6400.00'],
    ['panel swap two hundred and three thousand for the service', '3200.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('a length in two numbers', () => {
  test.each([
    ['one thirty feet of split rail at 19 a foot', '2470.00'],
    ['handrail two fifteen feet at 40 a foot and two posts at 60 each', '8720.00'],
    ['clean the deck 200 one sixty feet of trim at 5 a foot', '1000.00'],
    // so many of a size
    ['two ten foot ladders at 90 each', '180.00'],
    ['one twenty foot beam 240', '240.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('one more thing at the end', () => {
  test.each([
    ['six violin lessons 45 a lesson and a rosin block 12', '282.00'],
    ['Four swim classes, 30 a class, and a pair of goggles 14.', '134.00'],
    ['three cello lessons, 60 a lesson, and a practice log 9.', '189.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('the parts of what was counted', () => {
  test.each([
    ['two downspouts one front one rear 90 apiece', '180.00'],
    ['three exhaust fans two upstairs one downstairs 120 each', '360.00'],
    ['paint the fence 300 and two lanterns one in the hall one in the kitchen 80 each', '460.00'],
    ['three shrubs one holly two yews 50 each and mulch 40', '190.00'],
    ['two hinges one left one right 15 apiece', '30.00'],
    // each with its own price
    ['two gates one wood at 400 one steel at 300', '700.00'],
    // they do not come to the whole
    ['two sinks 90 each and three faucets 60 each', '360.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('the unit in which a service is listed', () => {
  test.each([
    ['chimney sweep 3 flues for Ann Reyes', '420.00'],
    ['screen repair 14 screens', '350.00'],
    ['camera inspection plus screen repair 26 screens', '740.00'],
    ['camera inspection plus screen repair for 26 screens', '740.00'],
    ['screen repair 22 screens and a rush fee 75', '625.00'],
    // a price in its stead
    ['screen repair 260 for the screens', '260.00'],
    ['screen repair 12 screens 30 each', '360.00'],
  ])('%s', (words, total) => expect(listedTotal(words)).toBe(total));
});

describe('things that are all of the listed kind', () => {
  test.each([
    ['equipment install for Dee two treadmills and a rower', '210.00'],
    ['equipment install a treadmill and a rower and three benches', '350.00'],
    ['chimney sweep 2 flues and equipment install one rower two bikes', '490.00'],
    ['equipment install for Dee two treadmills and a rower on Friday', '210.00'],
    // with a price or a service of its own
    ['equipment install two treadmills and a rower 300', '440.00'],
    ['equipment install two treadmills and a camera inspection', '230.00'],
    // where the name of the service is counted, another thing is none of it
    ['screen repair two screens and a hinge', '50.00'],
  ])('%s', (words, total) => expect(listedTotal(words)).toBe(total));
});
