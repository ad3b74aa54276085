/** Where the rate of one thing ends and the next begins, in talk that runs on. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const draft = (words: string) => draftSaid(words);
const amounts = (words: string) => draft(words).content.items.map(({ amount }) => amount);

describe('a name between two rates', () => {
  test.each([
    ['30 boxed suppers at 18 apiece lemon tarts 4.50 a head for the same 30', ['540.00', '135.00']],
    ['30 guests at 22 a head cheese board 6 a head same 30 and setup 90', ['660.00', '180.00', '90.00']],
    // what is said of the price before it is no name
    ['40 feet of fence at 20 a foot installed and a gate 150', ['800.00', '150.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('a crew of two kinds', () => {
  test.each([
    ['one foreman and two hands four hours at 40 an hour each', '480.00'],
    ['crew is two climbers and one groundsman five hours at 45 an hour each', '675.00'],
    ['one captain and three runners two hours at 25 an hour each and linens 60', '260.00'],
  ])('%s', (words, total) => expect(draft(words).amount).toBe(total));
});

describe('the same measure and a small sum for it', () => {
  test.each([
    ['sand 200 square feet at 2 a foot then seal the same 200 for 1.10 and tape 15', ['400.00', '220.00', '15.00']],
    ['rake 90 yards at 3 a yard and roll the same 90 for 50 cents', ['270.00', '45.00']],
    // for all of it
    ['sand 200 square feet at 2 a foot then seal the same 200 for 150', ['400.00', '150.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('an area told behind its sides', () => {
  test.each([
    ['pad 10 by 12 that is 120 square five inch nine a foot and washout 60', ['1080.00', '60.00']],
    ["floor 9 by 20 so that's 180 laminate at 6 a foot trim 45", ['1080.00', '45.00']],
    // a price like the area
    ['canopy 20 by 30 is 600 and lights 80', ['600.00', '80.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('hours behind labor, and an hour of work behind a price', () => {
  test.each([
    ['relay 40 pool tech labor 1.4 at my rate filter 20', ['40.00', '105.00', '20.00']],
    ['valve 60 labor 2 at 90', ['60.00', '180.00']],
    ['the hall door 80 an hour of odd jobs at 50', ['80.00', '50.00']],
    ['yard work 40 an hour three hours', ['120.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('a price told of what was counted, and what the list has', () => {
  test.each([
    ["three furniture assemblies I'm giving him those at 70 and a new latch 30", ['210.00', '30.00']],
    ["three furniture assemblies I'm charging them 240 for those", ['240.00']],
    ['pool closing one return plug 22', ['345.00', '22.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

test('a credit behind the price of the list is taken off', () => {
  const { content, amount } = draft('pool closing at our price 45 credit for the day we missed them filters 60');
  expect(content.items.map((item) => item.amount)).toEqual(['345.00', '60.00']);
  expect(amount).toBe('360.00');
});

test('a surcharge of which is told who asks for it', () => {
  expect(draft("stairs 900 and the bond they're asking for is two percent of all that").amount).toBe('918.00');
});

test('what others pay behind a term is not charged', () => {
  expect(amounts('edging 90 what else the lady across the road pays 900 for hers and mulch 60')).toEqual([
    '90.00',
    '60.00',
  ]);
});

test('a sum that puts somebody on the calendar is paid ahead', () => {
  const { content, amount } = draft('paint the hall 900 before we touch it 200 puts her on the calendar');
  expect(amount).toBe('900.00');
  expect(content.deposit?.amount).toBe('200.00');
});

test('the usual rate of somebody of ours is no other firm', () => {
  expect(draft('seal kit 50 and two hours at the usual tech rate ten percent tax on the seal kit').amount).toBe(
    '205.00',
  );
});

describe('what ends behind the price of the list', () => {
  test.each([
    ["seal the deck 100 and the soffit I'd do at my hourly two hours", ['100.00', '150.00']],
    ['three furniture assemblies the standard 255 there two shelves at 40 each', ['255.00', '80.00']],
    ['pool opening is waived with the repair vent hood 85', ['85.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

test('what something would have cost is not charged', () => {
  expect(amounts("trim 60 she passed on the shutters that'd have been 340 and a latch 30")).toEqual(['60.00', '30.00']);
});
