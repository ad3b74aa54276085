/** One price of the list for all that was told before it, each with its own count, and nothing twice. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const catalogue = [
  { name: 'Cabinet door, shaker', fixedRate: 90, unit: 'each' },
  { name: 'Cabinet door, slab', fixedRate: 60, unit: 'each' },
  { name: 'Oven door', fixedRate: 200, unit: 'each' },
  { name: 'Worktop polish', fixedRate: 2, unit: 'sq ft' },
  { name: 'Worktop seal', fixedRate: 3, unit: 'sq ft' },
  { name: 'Furniture moving', fixedRate: 60, unit: 'room' },
  { name: 'Tile rotation', fixedRate: 30, unit: 'visit' },
  { name: 'Boiler service, combi', fixedRate: 110 },
  { name: 'Boiler service, system', fixedRate: 140 },
  { name: 'Flue check, combi', fixedRate: 40 },
  { name: 'Flue check, system', fixedRate: 45 },
  { name: 'Site survey', fixedRate: 125 },
  { name: 'Paddock cut, up to 1/2 acre', fixedRate: 50, unit: 'visit' },
  { name: 'Paddock cut, up to 1 acre', fixedRate: 80, unit: 'visit' },
  { name: 'Room, small', fixedRate: 290, unit: 'room' },
  { name: 'Room, large', fixedRate: 495, unit: 'room' },
  { name: 'Fitter', hourlyRate: 50, unit: 'hour' },
];

const total = (words: string): string =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: '' },
  }).amount!;

describe('one price of the list for all', () => {
  test.each([
    ['40 square feet of worktop polish and a site survey the ordinary price for both', '205.00'],
    ['a site survey and two oven doors everything as listed', '525.00'],
    ['the survey and an oven door all by the list', '325.00'],
    ['we clear the furniture out of three rooms and survey the site our normal price for both', '305.00'],
    ['a site survey and two oven doors same prices as anyone', '525.00'],
    ['polish and seal the whole 50 square feet of worktop at list and a site survey list on all of it', '375.00'],
  ])('%s', (words, sum) => {
    expect(total(words)).toBe(sum);
  });

  // how many services there are counts none of them
  test.each([
    ['a site survey a combi boiler service and the oven door all three at the standard rate', '435.00'],
    ['a site survey and the oven door both at list price', '325.00'],
    ['a site survey a combi boiler service and an oven door our usual price for all three', '435.00'],
    ['new shaker cabinet doors in all six at list price', '540.00'],
  ])('%s', (words, sum) => {
    expect(total(words)).toBe(sum);
  });

  // which kind it is was told ahead of it
  test.each([
    ["it's a combi so a boiler service and the site survey list price for both", '235.00'],
    ['he has the system boiler the boiler service and an oven door at our usual prices', '340.00'],
  ])('%s', (words, sum) => {
    expect(total(words)).toBe(sum);
  });

  // told apart by what nothing else of the list is called
  test.each([
    ['five shaker doors and one slab at the usual', '510.00'],
    ['two small bedrooms and the large living room at regular prices', '1075.00'],
    ['half an acre so the paddock cut ten times this year at list', '500.00'],
  ])('%s', (words, sum) => {
    expect(total(words)).toBe(sum);
  });

  // what was struck off, or is somebody else's, stays out
  test.each([
    ['no site survey two oven doors everything as listed', '400.00'],
    ['forget the furniture two oven doors and a site survey our normal price for both', '525.00'],
    ['her brother moves the furniture himself an oven door and the survey list price on both', '325.00'],
  ])('%s', (words, sum) => {
    expect(total(words)).toBe(sum);
  });
});
