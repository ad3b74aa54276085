/** Prices that are told right behind a line of the price list. */
import { expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const catalogue = [
  { name: 'Quarterly plan', fixedRate: 110, unit: 'visit' },
  { name: 'SAT prep', hourlyRate: 70, unit: 'hour' },
  { name: 'Oil and filter change', fixedRate: 79, unit: 'vehicle' },
  { name: 'Print album', fixedRate: 380, unit: 'each' },
  { name: 'Camera inspection', fixedRate: 225 },
  { name: 'House lockout', fixedRate: 120 },
];
const lines = (text: string): string[] =>
  readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue,
    profile: { businessName: 'X' },
  }).job.lines.map((line) => `${line.quantity ?? 1} x ${line.price ?? line.amount! / 100}`);

it.each([
  ['a house lockout and then he needs us to replace the skylight call that 4200', ['1 x 120', '1 x 4200']],
  ["quarterly plan for a year so four visits 130 a visit because it's a big place", ['4 x 130']],
  ['quarterly plan for a year and a rodent gate 45', ['1 x 110', '1 x 45']],
  [
    'SAT prep for her daughter twelve sessions an hour and a half each so 18 hours at 65 an hour and two practice books at 24 each',
    ['18 x 65', '2 x 24'],
  ],
  ["alternator 290 and an oil and filter change while I'm under there do that for 65", ['1 x 290', '1 x 65']],
  ["second shooter 400 the print album I'm gonna give her that for 320 drone 175", ['1 x 400', '1 x 320', '1 x 175']],
  ["second shooter 400 one print album I'm doing that for 320 drone 175", ['1 x 400', '1 x 320', '1 x 175']],
  ["print album it's a big one so 450 and drone 175", ['1 x 450', '1 x 175']],
  // listed without a unit
  ["clear the drain 150 the camera inspection I'm gonna give him that for 195", ['1 x 150', '1 x 195']],
  ['house lockout it was after midnight so 160', ['1 x 160']],
  [
    "house lockout but it was a high security one so that's 160 not the regular one and a new deadbolt 45",
    ['1 x 160', '1 x 45'],
  ],
  ["a cleanout cap 18 and the camera inspection but that's under the slab so I want 300 for it", ['1 x 18', '1 x 300']],
  // a sum
  ['second shooter 400 and a print album so 780', ['1 x 400', '1 x 380']],
])('%s', (text, expected) => {
  expect(lines(text)).toEqual(expected);
});
