import { expect, test } from 'vitest';
import type { LineItem } from '#engine/index.ts';
import { editLine, faultOf, newLine, readMoney, readQuantity, textsOf } from './edit-line.ts';

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

test.each([
  ['1,234.5', '1234.50'],
  ['$80', '80.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['-20', '-20.00'],
  ['80.', '80.00'],
  ['1.234', null],
  ['', null],
  ['.', null],
  ['eighty', null],
  ['123456789', null],
])('the price %j is %j', (text, money) => expect(readMoney(text)).toBe(money));

test.each([
  ['1,650', 1650],
  ['.5', 0.5],
  ['2.5', 2.5],
  ['-1', null],
  ['', null],
  ['two', null],
])('the quantity %j is %j', (text, quantity) => expect(readQuantity(text)).toBe(quantity));

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

test('without a quantity the price is that of the whole', () => {
  const lump = editLine(labor, { description: 'Labor', quantity: '', price: '900' }, now);
  expect(lump).toMatchObject({ quantity: null, unit: null, unit_price: null, amount: '900.00' });
  expect(textsOf(lump)).toEqual({ description: 'Labor', quantity: '', price: '900.00' });
  expect(editLine(lump, { description: 'Labor', quantity: '3', price: '900' }, now)).toMatchObject({
    quantity: 3,
    unit_price: '900.00',
  });
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
