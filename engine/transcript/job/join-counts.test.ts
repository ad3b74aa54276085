/** Counts told by way of another, and figures that stand side by side. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string) =>
  draftSaid(words).content.items.map((item) => `${item.quantity ?? 1} x ${item.unit_price ?? item.amount}`);

describe('counts told by way of another', () => {
  test.each([
    ['sash locks two per window ten windows at 9 bucks a lock', ['20 x 9.00']],
    ['six doors three hinges each at 9', ['18 x 9.00']],
    ['there are 24 rooms one unit to a room 45 a unit', ['24 x 45.00']],
    ["new exhaust fans one in each bathroom there's three bathrooms 210 a fan", ['3 x 210.00']],
    ['laptops for the staff eight people one each at 780', ['8 x 780.00']],
    ['angle stops four upstairs three down so seven total at 42 each', ['7 x 42.00']],
    ['can lights five in the kitchen and another four in the hall at 115 each', ['9 x 115.00']],
    ['downspouts four at 90 each a splash block under each one at 15', ['4 x 90.00', '4 x 15.00']],
    ['stair treads 13 of them at 48 risers same number at 22', ['13 x 48.00', '13 x 22.00']],
    ['a pallet and a half of stone at 420 a pallet', ['1.5 x 420.00']],
    ['pavers a dozen and a half at 11 each', ['18 x 11.00']],
    ['two bedrooms both 10 by 12 ceilings at a dollar a square foot', ['240 x 1.00']],
    ["two pads one's 8 by 10 and the other's the same size 12 dollars a square foot", ['160 x 12.00']],
    ['sockets along the bench eight by my count 35 each', ['8 x 35.00']],
    ['two men two days at 300 a man a day', ['4 x 300.00']],
  ])('%s', (words, said) => expect(lines(words)).toEqual(said));

  test.each([
    ['six windows two coats each at 60 a window', ['6 x 60.00']],
    ['three 10 by 12 rugs at 400 each', ['3 x 400.00']],
    ["that's 450 in all for the fence", ['1 x 450.00']],
    ['4 sets at 90 a set one set per room', ['4 x 90.00']],
    ['the dozen or so blinds flat 120', ['1 x 120.00']],
  ])('are not seen in: %s', (words, said) => expect(lines(words)).toEqual(said));
});

describe('figures side by side', () => {
  test.each([
    ['permit 175 75 an hour for the helper 6 hours and six boxes at 32', ['1 x 175.00', '6 x 75.00', '6 x 32.00']],
    ['valves 88 four 2 inch unions at 24', ['1 x 88.00', '4 x 24.00']],
    ['framing thirteen five 14 windows to set at 120', ['1 x 13500.00', '14 x 120.00']],
    ['compressor nine oh five 2 pounds of refrigerant at 85 a pound', ['1 x 905.00', '2 x 85.00']],
    ["crown's four and a half a foot 60 feet base three and a quarter a foot 110 feet", ['60 x 4.50', '110 x 3.25']],
    ['pendants four eighty apiece 3 of those a dimmer 65', ['3 x 480.00', '1 x 65.00']],
    ['lift the slabs a tenner a slab 30 slabs and relay the lot 420', ['30 x 10.00', '1 x 420.00']],
    ['the stairwell is half a grand 9 doors at 80 each', ['1 x 500.00', '9 x 80.00']],
    ['new furnace four and a half grand 12 feet of flue at 22 a foot', ['1 x 4500.00', '12 x 22.00']],
    ['run a new 220 line 340 and a plug 65', ['1 x 340.00', '1 x 65.00']],
    ['slab doors three at 350 apiece two six panels at 410 apiece', ['3 x 350.00', '2 x 410.00']],
    ['permit 120 meter socket 340', ['1 x 120.00', '1 x 340.00']],
  ])('%s', (words, said) => expect(lines(words)).toEqual(said));
});
