/** Prices of what goes beyond are told, and not charged. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const amount = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: [],
    profile: { businessName: 'Acme Services', description: 'Home repair and remodeling' },
  }).amount;

describe('what goes beyond', () => {
  test.each([
    ['six sheets of plywood at 70 a sheet anything over the six is 70 a sheet', '420.00'],
    ['labor 4 hours at 85 an hour anything past four hours is 85 an hour plus a trip charge of 85', '425.00'],
    ['setup is 500 anything beyond two visits is billed at 85 an hour', '500.00'],
    ['landing page 700 two rounds of changes are in anything past that goes at 110 an hour', '700.00'],
    ['three loads at 120 a load every load over that is another 120', '360.00'],
    [
      'monitoring six months at 110 a month anything they call in past two hours a month is billed at 85 an hour',
      '660.00',
    ],
    [
      'six sheets of OSB at 70 a sheet if the deck is worse it is 70 a sheet for whatever is over the six dumpster 525',
      '945.00',
    ],
  ])('is not charged: %s', (words, total) => {
    expect(amount(words)).toBe(total);
  });

  test.each([
    // the same words in what is charged
    ['moving everything over is 9 hours at 105 an hour', '945.00'],
    ['patch over the old vent 60 and paint over the stain 40', '100.00'],
    ['two doors at 100 each and extra keys at 5 each we need three', '215.00'],
  ])('is charged where nothing goes beyond: %s', (words, total) => {
    expect(amount(words)).toBe(total);
  });
});

describe('what later years cost', () => {
  test.each([
    ['14 bait stations at 38 a station and once that is up the renewal is 275 a year', '532.00'],
    ['14 bait stations at 38 a station the renewal after the first year is 275', '532.00'],
    ['14 bait stations at 38 a station next year it goes to 45 a station', '532.00'],
  ])('is not charged: %s', (words, total) => {
    expect(amount(words)).toBe(total);
  });
});
