import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string) => draftSaid(words).content.items.map(({ description }) => description);

test.each([
  // the price is of both
  ['seal the deck 100 sheathing and siding is 4200', 'Sheathing and siding'],
  ['seal the deck 100 the forms and rebar are 340', 'Forms and rebar'],
  ['a new gate 50 demo and haul is 900', 'Demo and haul'],
  ['a new gate 50 electrical rough in and trim is my sub at 1850', 'Electrical rough in and trim'],
  ['a new gate 50 emptying it and dumping the sludge 275', 'Emptying and dumping the sludge'],
  // the end of a phrase that began before
  ['five windows at 300 each hauling off the old sashes is 20 a sash', 'Hauling off the old sashes'],
  ["a switch 80 getting the scanner onto everybody's laptop is 90", "Getting the scanner onto everybody's laptop"],
  ['a new gate 50 tile labor is 140 square feet at 21 a foot', 'Tile labor'],
])('%s', (words, name) => {
  expect(lines(words)).toContain(name);
});

test.each([
  // two things with a price each
  ['the fence 900 and the gate 250', ['Fence', 'Gate']],
  ['stain the deck 600 and four posts at 40 each', ['Stain the deck', 'Posts']],
])('%s: each is its own', (words, names) => {
  expect(lines(words)).toEqual(names);
});

test('what is put together on paper narrows nothing: the tax is on what was named', () => {
  const { amount } = draftSaid(
    'the vanity is 700 the floor tile is 600 and laying it is 1000 tax is ten percent on the tile',
  );
  expect(amount).toBe('2360.00');
});
