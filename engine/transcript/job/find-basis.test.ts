/** What a price is multiplied with, and the percentage put on what we pay. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const total = (words: string): string | null =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2025-06-10',
    catalogue: [],
    profile: { businessName: 'Acme' },
  }).amount;

describe('what is multiplied', () => {
  test.each([
    // several measures of one kind
    ['gutters on three sides 40 25 and 25 feet at 12 a foot', '1080.00'],
    ['runs of 20, 30 and 45 feet of conduit at six a foot', '570.00'],
    ['grind four stumps at five dollars an inch they came out to 22 18 30 and 14 inches', '420.00'],
    // a price before a measure is none of them
    ['compressor six ninety and three pounds of refrigerant at seventy a pound', '900.00'],
    // what is dug out, torn off or moved may have a "that" before it
    ['three men for four hours to haul off that broken concrete at 40 an hour per man', '480.00'],
    ['two painters five hours to scrape these old windows at 57 an hour each', '570.00'],
    ["trim's 310 linear feet at 2.75", '852.50'],
    // a price in hundreds before the count of the next thing
    ['one gate thirty two hundred eight terminal posts at 95 apiece', '3960.00'],
    ['subpanel fourteen hundred five recessed lights at 100 each', '1900.00'],
    ['block wall 600 pipe and gravel behind it six fifty sod is 300', '1550.00'],
  ])('%s: %s', (words, amount) => {
    expect(total(words)).toBe(amount);
  });
});

describe('what we pay, and a percentage on it', () => {
  test.each([
    ['the windows cost me 1000 and put fifteen percent on that', '1150.00'],
    ['tile guy wants 1200 so add ten percent to that permit is two ten', '1530.00'],
    ['the faucet I pay 300 for it plus my fifteen percent', '345.00'],
    ['sod is three pallets they cost me 220 a pallet and put fifteen percent on that', '759.00'],
    ['supplies are 400 my cost so bump it twenty percent', '480.00'],
    ['channel my cost was 410 plus 20 percent corner bead 140 feet at a buck ten', '646.00'],
    ['fan 300 my labor 500 and put a ten percent rush on the labor', '850.00'],
  ])('%s: %s', (words, amount) => {
    expect(total(words)).toBe(amount);
  });
});

describe('credits', () => {
  test.each([
    ['faucet swap 500 credit her 50 for the old one', '450.00'],
    ['brakes 960 less a 60 core credit', '900.00'],
  ])('%s: %s', (words, amount) => {
    expect(total(words)).toBe(amount);
  });
});
