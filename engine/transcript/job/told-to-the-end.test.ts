/** Thoughts that are told to the end, and what begins behind them; what is taken off, given, or hangs on something. */
import { describe, expect, test } from 'vitest';
import { draftAlone, itemsSaid } from './testing/draft-said.ts';

const discountOf = (said: string): string | undefined => draftAlone(said).content.discount?.amount;

describe('what comes off the price', () => {
  test.each([
    ["24 panels at 310 each he's signing the certificates over so that's 2640 off the price", '2640.00'],
    ["24 panels at 310 each that's 2640 off the price neighbor got his cheaper", '2640.00'],
    [
      'six bait stations at 38 and we owe him fifty bucks for that no show so knock that off the shelves have to be emptied first',
      '50.00',
    ],
  ])('%s', (said, amount) => expect(discountOf(said)).toBe(amount));

  test("is nobody else's", () =>
    expect(discountOf("24 panels at 310 each the other guy said he'd take 200 off the price")).toBeUndefined());
});

describe('the next thing', () => {
  test.each([
    [
      "vanity is an allowance of 900 if she goes over that it's hers to cover electrician 420 for the fan",
      ['Vanity allowance 900.00', 'Electrician 420.00'],
    ],
    [
      "garage door 1480 and the keypad I'm throwing in hauling off the old one 40",
      ['Garage door 1480.00', 'Hauling off the old one 40.00'],
    ],
    [
      'bridal bouquet 200 the arch we talked about at 400 that’s out setup 150',
      ['Bridal bouquet 200.00', 'Setup 150.00'],
    ],
    ['finger food to start 240 and a cake 90', ['Finger food to start 240.00', 'Cake 90.00']],
    ['built ins all in 6800 and out of that 2650 is material', ['Built ins labor 4150.00', 'Material 2650.00']],
    [
      'framing 2600 insulation we were gonna go closed cell no scratch that batts 740',
      ['Framing 2600.00', 'Insulation 740.00'],
    ],
  ])('%s', (said, items) => expect(itemsSaid(said)).toEqual(items));

  test('is what a wish is of that stands behind "then"', () => {
    const { items } = draftAlone('hydroseed 310 then if they want em six low voltage lights at 95 each').content;
    expect(items.map(({ amount, optional }) => `${amount} ${optional}`)).toEqual(['310.00 false', '570.00 true']);
  });
});

test('a sum that is told and rounded is never a line, though the lines come to another', () => {
  const { items } = draftAlone('backsplash 882 trim 71 grout 95 that comes to 1474 let’s say 1450 even').content;
  expect(items.map(({ amount }) => amount)).toEqual(['882.00', '71.00', '95.00']);
});

describe('what is found, broken or not brought back', () => {
  test.each([
    ["delivery 85 whatever's missing is 15 a vase", "Whatever's missing is $15.00 per vase"],
    ["delivery 85 anything that's broken is 15 a vase", "Anything that's broken is $15.00 per vase"],
    [
      "delivery 85 if there's a big root digging it out is 35 an hour",
      "If there's a big root digging it out is $35.00 per hour",
    ],
  ])('%s: has a price, and is charged to nobody', (said, term) => {
    const { content } = draftAlone(said);
    expect(content.items).toHaveLength(1);
    expect(content.terms).toContain(term);
  });
});

describe('a price list', () => {
  const catalogue = [
    { name: 'Piano tuning', fixedRate: 165 },
    { name: 'Nail trim', fixedRate: 18, unit: 'dog' },
    { name: 'Dock in or out', fixedRate: 275, unit: 'trip' },
    { name: 'Senior portrait session', fixedRate: 275 },
    { name: 'Extra edited image', fixedRate: 12, unit: 'each' },
    { name: 'Move-out clean, 2 bedroom', fixedRate: 265 },
    { name: 'Standard clean, 2 bedroom', fixedRate: 130 },
  ];
  test.each([
    ['a pitch raise is 90 on top of the regular tuning', ['Pitch raise 90.00', 'Piano tuning 165.00']],
    ["full groom 95 and I'm doing the nail trims on both of them for nothing", ['Full groom 95.00']],
    ['out on the lake 240 square feet of dock at 34 a foot', ['Dock 8160.00']],
    [
      'senior session out at the lake for Kaylee Brandvold plus 5 extra images',
      ['Senior portrait session 275.00', 'Extra edited image 60.00'],
    ],
    [
      "move out clean on that rental it's the two bedroom so whatever's in the price list",
      ['Move-out clean, 2 bedroom 265.00'],
    ],
  ])('%s', (said, items) =>
    expect(itemsSaid(said, catalogue).map((item) => item.replace(/ – .* (?=[\d.]+$)/, ' '))).toEqual(items),
  );
});
