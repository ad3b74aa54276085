/** How much there is of a thing, or what it costs, in a sentence of its own. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { linesSaid } from './testing/draft-said.ts';

const catalogue = [
  { name: 'Fence staining', fixedRate: 4, unit: 'foot' },
  { name: 'Stump grinding', fixedRate: 9, unit: 'inch' },
  { name: 'Regular care plan', fixedRate: 60 },
  { name: 'Care plan plus', fixedRate: 95 },
  { name: 'Ceramic tint', fixedRate: 300 },
  { name: 'Carbon tint', fixedRate: 200 },
];
const listed = (words: string) =>
  draftDocument({
    transcript: `quote for Ann Lee ${words}`,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: 'Home repair' },
  }).content.items.map(({ amount }) => amount);

describe('what is listed by a measure', () => {
  test.each([
    ["stain the fence it's 120 feet", ['480.00']],
    ["the stump's 28 inches grind that", ['252.00']],
    ["stump grinding they're 14 inches and haul away 80 dollars", ['126.00', '80.00']],
    // a measure of something else
    ["fence staining she has a dog it's 45 pounds", []],
  ])('%s', (words, amounts) => expect(listed(words)).toEqual(amounts));
});

describe('a name that is set against another', () => {
  test.each([
    ['the regular care plan not the plus', ['60.00']],
    ['the carbon tint not the ceramic', ['200.00']],
    ["carbon tint and it's not the ceramic price he asked about", ['200.00']],
    ['carbon tint and ceramic tint', ['200.00', '300.00']],
  ])('%s', (words, amounts) => expect(listed(words)).toEqual(amounts));
});

describe('a price heard in two ways', () => {
  const dinner = 'salmon plates 850 wine 320 servers 400 and';
  test.each([
    // of the job's scale
    [`${dinner} 44 settings at seven fifty`, '44 x 7.50 = 330.00'],
    // few of them, or much beside them, may be as dear as that
    [`${dinner} 4 settings at seven fifty`, '4 x 750.00 = 3000.00'],
    ['14 engines at seven fifty and a crate 90', '14 x 750.00 = 10500.00'],
  ])('%s', (words, line) => expect(linesSaid(words)).toContain(line));

  test('is asked about', () => {
    const { questions } = draftDocument({
      transcript: `${dinner} 44 settings at seven fifty`,
      today: '2026-03-05',
      catalogue: [],
      profile: { businessName: 'Acme Catering', description: 'Catering' },
    });
    expect(questions.some(({ because }) => because.includes('$750.00'))).toBe(true);
  });
});

describe('the price or the count in a sentence of its own', () => {
  test.each([
    ["she wants the oven done that's 35 and the clean itself is 180", [' x  = 35.00', ' x  = 180.00']],
    [
      "there's some rotten boards I counted nine 22 apiece and the paint is 400",
      ['9 x 22.00 = 198.00', ' x  = 400.00'],
    ],
    ["new outlets there's six of them 45 each", ['6 x 45.00 = 270.00']],
    [
      'discovery is six hours design is 18 hours all of it at 85 an hour',
      ['6 x 85.00 = 510.00', '18 x 85.00 = 1530.00'],
    ],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));
});

describe('a count that is told anew, and why', () => {
  test.each([
    ['six sprinkler heads no seven I counted wrong 34 each', ['7 x 34.00 = 238.00']],
    ['six sprinkler heads no seven I miscounted 34 each', ['7 x 34.00 = 238.00']],
    ['six outlets at 90 no seven I missed one and a fan 120', ['7 x 90.00 = 630.00', ' x  = 120.00']],
    ["eleven panels at 90 I counted wrong it's 8 at 90", ['8 x 90.00 = 720.00']],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));

  test('the reason names nothing', () => {
    const { items } = draftDocument({
      transcript: 'six sprinkler heads no seven I counted wrong 34 each',
      today: '2026-03-05',
      catalogue: [],
      profile: { businessName: 'Acme Irrigation', description: 'Irrigation' },
    }).content;
    expect(items.map(({ description }) => description)).toEqual(['Sprinkler heads']);
  });
});
