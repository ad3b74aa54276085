/** How often and for how long: a price per visit times the visits that were said. */
import { expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const total = (words: string): string | null =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2025-06-10',
    catalogue: [],
    profile: { businessName: 'Acme' },
  }).amount;

test.each([
  ['pressure wash the front walk is 310 a visit once a month for six months', '1860.00'],
  ['mowing 60 a cut twice a month for a year', '1440.00'],
  ['window wash 260 a visit once a quarter for a year', '1040.00'],
  ['cleaning is 120 a visit every other week for twelve weeks', '720.00'],
  ['drain line treatment 95 a treatment quarterly for two years they want it at night', '760.00'],
  // months have no whole number of weeks: one visit, and the rest is asked
  ['cleaning 120 a visit every other week for three months', '120.00'],
  ['pool service 45 a week for twelve weeks', '540.00'],
  ['nightly cleaning 5 nights a week at 60 a night four weeks so 20 nights', '1200.00'],
  ['cleaning 5 nights a week at 60 a night', '300.00'],
  ['piano lessons at 40 every week the term is 14 weeks the book is 25', '585.00'],
  ['piano lessons at 40 every week the term is 14 months', '40.00'],
])('%s: %s', (words, amount) => {
  expect(total(words)).toBe(amount);
});
