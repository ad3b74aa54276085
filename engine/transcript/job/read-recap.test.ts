/** What is said again is no second line, and parts of a sum are no more than it. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string): (string | null)[] => draftSaid(words).content.items.map(({ amount }) => amount);

test.each([
  [
    "swap the heater 350 for labor and the tank's 780 there's stairs but it's still the 350 for labor",
    ['350.00', '780.00'],
  ],
  [
    'swapping the panel 2200 like I told him on the phone 2200 for the panel and the permit is 150',
    ['2200.00', '150.00'],
  ],
  ['headshots for six people 75 each again 75 a person and backdrop rental 40', ['450.00', '40.00']],
  [
    "water line 2800 total that's 1100 in pipe and fittings and the balance is labor then the regulator is 165",
    ['1700.00', '1100.00', '165.00'],
  ],
  ['bath refresh 86 hundred all in of that 2350 is materials and the rest is my labor', ['6250.00', '2350.00']],
  ['lawn 42 a cut weekly through October so 22 visits and aeration 140', ['924.00', '140.00']],
  ["it's 55 an hour per man two men five hours and then the truck fee is 90", ['550.00', '90.00']],
  ['reglazing the tub is 420 and same price for the second one in the master', ['420.00', '420.00']],
  ['the one by the front door is 85 to rehang and the other four are the same', ['85.00', '340.00']],
  ['the panel 2100 so use 2100 and the permit is 95', ['2100.00', '95.00']],
  ["14 treads and 15 risers it's 65 a tread and 28 a riser", ['910.00', '420.00']],
])('%s', (words, expected) => {
  expect(amounts(words)).toEqual(expected);
});

test.each([
  ['a mast 900 two guy wires at 45 and grounding 120 it is 1110 by my count', '1110.00'],
  ['siding 1300 corner boards 280 caulk 190 that gets us to 1770 and the gutter is 200', '1970.00'],
  ['stain 700 rail 300 so we land at 1000', '1000.00'],
  ['a wall of 50 feet at 30 that is 1500 for timber and fabric 60', '1560.00'],
])('a sum that is one, whatever is said beside it: %s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});

test('one thing at two prices that are not far apart is asked about', () => {
  const draft = draftSaid('speakers 400 the rack is 300 wiring is 900 a screen for the hall 230 wiring 1100');
  expect(draft.amount).toBeNull();
  expect(draft.questions.some(({ about }) => /wiring/i.test(about))).toBe(true);
});

test('what is added up aloud is no line, and no word of it is on the paper', () => {
  const draft = draftSaid(
    'a mast 900 guy wires 200 and we are not touching the roof let me add that up um eleven hundred plus a cable 100',
  );
  expect(draft.amount).toBe('1200.00');
  expect(JSON.stringify(draft.content)).not.toContain('let me');
});

test.each([
  ['roof 1200 vents five at 40 each let me read that back roof 1200 vents five at 40', '1400.00'],
  ['trap 60 tap 240 going over that again trap 60 tap 240 and a dozen hooks at 3 each', '336.00'],
  ['two arches at 300 each and a niche 450 okay to recap two arches at 300 niche 450', '1050.00'],
  // what differs is asked
  ['roof 1200 vents five at 40 each let me read it back roof 1300 vents five at 40', null],
  ['roof 1200 vents five at 40 each let me repeat that roof 1200 vents five at 45', null],
  // work that is done again
  ['prime the hall 300 and go over it again with the satin 400', '700.00'],
  ['sand the floor 150 then read the meter back in the shed 60', '210.00'],
])('lines that are read back: %s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});

test('a part of the name is enough behind "so again"', () => {
  const words =
    'rebuild the two porch columns in stone to match 1800 a lantern 90 so again that is the columns at 1950 and the lantern';
  const { items } = draftSaid(words).content;
  expect(items.map(({ amount }) => amount)).toEqual(['1800.00', '90.00']);
  // either of the two, and nobody said which
  expect(draftSaid(words).amount).toBeNull();
});
