/** What a line is called that was told a breath before, and what belongs to its name. */
import { describe, expect, test } from 'vitest';
import { itemsSaid } from './testing/draft-said.ts';

describe('the name of a line', () => {
  test.each([
    ["framing is 3400 drywall that's subbed out 2850", ['Framing 3400.00', 'Drywall 2850.00']],
    ['pump out the septic tank for Wes Dillard thousand gallon tank 395', ['Pump out the septic tank 395.00']],
    ['six wardrobe boxes at 14 each at 110 for the crew truck fee 85', ['Truck fee 85.00']],
    ["new garage door 1385 labor's baked into that opener is 420", ['New garage door 1385.00', 'Opener 420.00']],
    ['Jodie here quote for Brookside Dance the marley floor 900', ['Marley floor 900.00']],
  ])('%s', (transcript, lines) => {
    expect(itemsSaid(transcript)).toEqual(expect.arrayContaining(lines));
  });
});

describe('what a verb is done to', () => {
  test.each([
    ["we'll pull the toilet and set it back that's 120", 'Pull the toilet and set it back 120.00'],
    ["take out the old tub and haul it off that's 300", 'Take out the old tub and haul it off 300.00'],
  ])('belongs to its name: %s', (transcript, line) => {
    expect(itemsSaid(`quote for Bob Hill ${transcript}`)).toEqual([line]);
  });
});
