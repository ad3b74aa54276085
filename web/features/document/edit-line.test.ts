import { expect, test } from 'vitest';
import { type DocumentContent, draftDocument, type LineItem, nameMinimum, recalculate } from '#engine/index.ts';
import { conditionTextsOf, editCondition, faultOfCondition, narrowDiscount } from './edit-conditions.ts';
import {
  chooseLine,
  editLine,
  endChoice,
  faultOf,
  isInstead,
  markLine,
  moveItem,
  newLine,
  newMinimum,
  offerInstead,
  readMoney,
  readQuantity,
  readRange,
  renameSection,
  textsOf,
  withoutIdleUnits,
} from './edit-line.ts';

const labor: LineItem = {
  description: 'Labor',
  quantity: 16,
  unit: 'hour',
  unit_price: '65.00',
  amount: '1040.00',
  optional: false,
  kind: 'labor',
  source: 'said',
  evidence: { spans: [{ start: 0, end: 2, text: '16' }] },
};
const now = '2026-11-20T10:00:00.000Z';
const { content }: { content: DocumentContent } = draftDocument({
  today: '2026-11-20',
  catalogue: [],
  profile: { businessName: 'Ridgeway' },
  transcript: '',
});

test.each([
  ['1,234.5', '1234.50'],
  ['$80', '80.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['-20', '-20.00'],
  ['80.', '80.00'],
  ['1.234', null],
  ['24,50', null],
  ['1,250.00', '1250.00'],
  ['1250,00', null],
  ['', null],
  ['.', null],
  ['eighty', null],
  ['123456789', null],
])('the price %j is %j', (text, money) => expect(readMoney(text)).toBe(money));

test.each([
  ['1,650', 1650],
  ['2,5', null],
  ['.5', 0.5],
  ['2.5', 2.5],
  ['-1', null],
  ['', null],
  ['two', null],
])('the quantity %j is %j', (text, quantity) => expect(readQuantity(text)).toBe(quantity));

test('a comma that groups no thousands is refused in every box, with the way to write it', () => {
  const point = 'Use a point for decimals, such as 24.50';
  for (const box of ['quantity', 'price', 'cost', 'markup'] as const) expect(faultOf(box, '24,50')).toBe(point);
  for (const box of ['travel', 'discount', 'tax', 'deposit'] as const)
    expect(faultOfCondition(box, '24,50')).toBe(point);
  expect(faultOfCondition('tax', '8,25%')).toBe(point);
  expect(readRange('24,50 to 30')).toBeNull();
  expect(faultOf('price', '1,250.00')).toBeNull();
});

test('another figure is marked as entered by hand, another wording is not', () => {
  const texts = textsOf(labor);
  expect(editLine(labor, { ...texts, description: 'Painting' }, now)).toEqual({ ...labor, description: 'Painting' });
  expect(editLine(labor, { ...texts, quantity: '20' }, now)).toMatchObject({
    quantity: 20,
    unit: 'hour',
    unit_price: '65.00',
    source: 'edited',
    evidence: { spans: [], editedAt: now },
  });
});

test('without a quantity the price is that of the whole, and the unit waits for the next quantity', () => {
  const lump = editLine(labor, { ...textsOf(labor), quantity: '', price: '900' }, now);
  expect(lump).toMatchObject({ quantity: null, unit_price: null, amount: '900.00' });
  expect(withoutIdleUnits({ ...content, items: [lump] }).items[0]?.unit).toBeNull();
  expect(textsOf(lump)).toMatchObject({ description: 'Labor', quantity: '', price: '900.00' });
  expect(editLine(lump, { ...textsOf(lump), quantity: '3' }, now)).toMatchObject({
    quantity: 3,
    unit: 'hour',
    unit_price: '900.00',
  });
});

test('a price per unit is completed by its quantity', () => {
  const tile: LineItem = {
    ...labor,
    description: 'Tile',
    quantity: null,
    unit: 'sq ft',
    unit_price: '4.50',
    amount: null,
  };
  expect(textsOf(tile)).toMatchObject({ quantity: '', price: '4.50' });
  expect(editLine(tile, { ...textsOf(tile), price: '5' }, now)).toMatchObject({
    quantity: null,
    unit_price: '5.00',
    amount: null,
  });
  const counted = editLine(tile, { ...textsOf(tile), quantity: '120' }, now);
  expect(recalculate({ ...content, items: [counted] })).toMatchObject({ amount: '540.00', items: [{ unit: 'sq ft' }] });
});

test('cost and markup make the price, until one is typed', () => {
  const marked = editLine(labor, { ...textsOf(labor), cost: '50', markup: '20%' }, now);
  const counted = recalculate({ ...content, items: [marked] });
  expect(counted).toMatchObject({
    amount: '960.00',
    items: [{ unit_price: '60.00', markup: { cost: '50.00', percent: 20 } }],
  });
  const line = counted.items[0]!;
  expect(editLine(line, { ...textsOf(line), quantity: '10' }, now).markup).toEqual({ cost: '50.00', percent: 20 });
  expect(editLine(line, { ...textsOf(line), price: '70' }, now)).not.toHaveProperty('markup');
});

test('a minimum is typed as what it is, and says so', () => {
  const least: LineItem = {
    ...labor,
    ...newLine(now),
    description: nameMinimum('150.00'),
    amount: '55.00',
    minimum: '150.00',
  };
  expect(textsOf(least).price).toBe('150.00');
  expect(editLine(least, { ...textsOf(least), price: '200' }, now)).toMatchObject({
    minimum: '200.00',
    description: nameMinimum('200.00'),
  });
});

test('a price is not negative, unless it was', () => {
  expect(faultOf('price', '-20')).toBe('A price cannot be negative: take it off as a discount');
  expect(faultOf('price', '-25', { ...labor, amount: '-20.00' })).toBeNull();
});

test('marks are kept only where they say something', () => {
  const marked = markLine(labor, { taxable: false, hide_price: true, section: 'Bath', optional: true });
  expect(marked).toMatchObject({ taxable: false, hide_price: true, section: 'Bath', optional: true });
  expect(markLine(marked, { taxable: true, hide_price: false, section: '', optional: false })).toEqual(labor);
});

test('one of several is chosen, and the others of its set go', () => {
  const option = (alternative?: string): LineItem => ({
    ...labor,
    optional: true,
    ...(alternative ? { alternative } : {}),
  });
  expect(chooseLine([option('a'), option('b'), option('a'), labor, option('a')], 2)).toEqual([0, 4]);
});

test.each([
  ['discount', '10%', { percent: 10, amount: '0.00' }],
  ['discount', '150', { amount: '150.00' }],
  ['tax', '8.25', { percent: 8.25, amount: '0.00' }],
  ['tax', '$40', { amount: '40.00' }],
  ['deposit', '50 %', { percent: 50, amount: '0.00' }],
] as const)('the %s %j is %j', (box, text, expected) => {
  expect(faultOfCondition(box, text)).toBeNull();
  expect(editCondition(content, box, text, now)[box]).toMatchObject({ ...expected, source: 'edited' });
});

test('a condition keeps what it is on, goes with its text, and refuses what is none', () => {
  const narrow = { ...content, tax: { percent: 8, base: '500.00', amount: '40.00' } };
  expect(editCondition(narrow, 'tax', '9%', now).tax).toMatchObject({ percent: 9, base: '500.00' });
  expect(editCondition(narrow, 'tax', '', now).tax).toBeNull();
  expect(conditionTextsOf(narrow)).toEqual({
    travel: '',
    discount: '',
    tax: '8%',
    deposit: '',
  });
  for (const text of ['-5', 'abc', '120%']) expect(faultOfCondition('discount', text)).not.toBeNull();
});

test('a typed price ends the range it was said as', () => {
  const ranged: LineItem = {
    ...labor,
    quantity: null,
    unit_price: null,
    amount: null,
    range: { low: '100.00', high: '200.00' },
  };
  expect(editLine(ranged, { ...textsOf(ranged), price: '150' }, now)).not.toHaveProperty('range');
  expect(editLine(ranged, { ...textsOf(ranged), description: 'Trim' }, now)).toHaveProperty('range');
});

test('an empty price is still open, a wrong one is a fault', () => {
  expect(faultOf('price', '')).toBeNull();
  expect(faultOf('price', 'abc')).toBe('Enter a price such as 85.50');
  expect(faultOf('quantity', 'x')).toBe('Enter a number such as 2.5');
  expect(faultOf('description', ' ')).toBe('Say what it is');
  expect(newLine(now).amount).toBeNull();
});

const lump = (description: string, amount: string, more: Partial<LineItem> = {}): LineItem => ({
  ...newLine(now),
  description,
  amount,
  ...more,
});
const withItems = (items: LineItem[], more: Partial<DocumentContent> = {}): DocumentContent =>
  recalculate({ ...content, items, ...more });

test.each([
  ['300 to 400', { low: '300.00', high: '400.00' }],
  ['$1,300 – 1,450.50', { low: '1300.00', high: '1450.50' }],
  ['300-400', { low: '300.00', high: '400.00' }],
  ['400 to 300', null],
  ['-300', null],
  ['300', null],
  ['a to b', null],
])('the price %j is the range %j', (text, range) => expect(readRange(text)).toEqual(range));

test('a range is typed for the whole, and gives the total a range', () => {
  const line = editLine(lump('Trim', '100.00'), { ...textsOf(lump('Trim', '100.00')), price: '300 to 400' }, now);
  expect(line).toMatchObject({ range: { low: '300.00', high: '400.00' }, amount: '400.00', source: 'edited' });
  expect(textsOf(line).price).toBe('300.00 to 400.00');
  expect(editLine(line, { ...textsOf(line), description: 'Trim work' }, now).range).toEqual(line.range);
  expect(withItems([labor, line])).toMatchObject({ amount: null, total_range: { low: '1340.00', high: '1440.00' } });
});

test('good, better and best: lines become a choice, one is taken, and a choice of one is none', () => {
  const items = [lump('Good', '100.00'), lump('Better', '150.00'), lump('Best', '200.00')];
  const offered = offerInstead(offerInstead(items, 1), 2);
  expect(offered.map(({ optional, alternative }) => [optional, alternative])).toEqual(
    Array.from({ length: 3 }, () => [true, 'choice 1']),
  );
  expect(isInstead(offered, 2)).toBe(true);
  expect(withItems([labor, ...offered]).amount).toBeNull();
  expect(chooseLine(offered, 1)).toEqual([0, 2]);
  expect(endChoice(offered, 2).map(({ optional, alternative }) => [optional, alternative])).toEqual([
    [true, 'choice 1'],
    [true, 'choice 1'],
    [false, undefined],
  ]);
  expect(endChoice(offerInstead(items, 1), 1)).toEqual(items);
  const two = offerInstead([...offered, lump('Oak', '1.00'), lump('Ash', '2.00')], 4);
  expect(two.map(({ alternative }) => alternative)).toEqual([
    'choice 1',
    'choice 1',
    'choice 1',
    'choice 2',
    'choice 2',
  ]);
});

test('lines move, and a heading is renamed for all that stand under it', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  const items = [lump('A', '1.00', { section: 'Bath' }), lump('B', '2.00'), lump('C', '3.00', { section: 'Bath' })];
  expect(renameSection(items, 'Bath', ' Kitchen ').map(({ section }) => section)).toEqual([
    'Kitchen',
    undefined,
    'Kitchen',
  ]);
  expect(renameSection(items, 'Bath', ' ')[0]).not.toHaveProperty('section');
});

test('a minimum charge is added empty and settles itself', () => {
  const minimum = newMinimum(now);
  const typed = editLine(minimum, { ...textsOf(minimum), price: '1500' }, now);
  expect(withItems([labor, typed]).items[1]).toMatchObject({
    minimum: '1500.00',
    amount: '460.00',
    description: nameMinimum('1500.00'),
  });
  expect(faultOf('price', '100 to 200', minimum)).not.toBeNull();
});

test('a unit is typed, and taken out', () => {
  expect(markLine(labor, { unit: 'day' }).unit).toBe('day');
  expect(markLine(labor, { unit: '' }).unit).toBeNull();
});

test('travel is typed as a sum, and its hours no longer hold', () => {
  const before = withItems([labor], { travel_cost: '80.00', travel_time_hours: 2 });
  expect(conditionTextsOf(before).travel).toBe('80.00');
  expect(recalculate(editCondition(before, 'travel', '35', now))).toMatchObject({
    travel_cost: '35.00',
    travel_time_hours: null,
    travel_source: 'edited',
    amount: '1075.00',
  });
  expect(recalculate(editCondition(before, 'travel', '', now))).toMatchObject({ travel_cost: null, amount: '1040.00' });
  expect(faultOfCondition('travel', '10%')).not.toBeNull();
});

test('a line is left out of a discount in percent, and let back in', () => {
  const before = withItems([labor, lump('Tile', '500.00')], { discount: { percent: 10, amount: '0.00' } });
  expect(before.discount?.amount).toBe('154.00');
  const marked = {
    ...before,
    items: before.items.map((item, at) => (at === 1 ? markLine(item, { discountable: false }) : item)),
  };
  const narrowed = narrowDiscount(before, recalculate(marked));
  expect(narrowed).toMatchObject({ discount: { percent: 10, base: '1040.00', amount: '104.00' }, amount: '1436.00' });
  const back = { ...narrowed, items: narrowed.items.map((item) => markLine(item, { discountable: true })) };
  expect(narrowDiscount(narrowed, recalculate(back)).discount).toEqual({ percent: 10, amount: '154.00' });
  expect(narrowDiscount(narrowed, narrowed)).toBe(narrowed);
});
