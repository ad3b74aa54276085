import { expect, test } from 'vitest';
import { count, localDay, showAmount } from './format.ts';

test.each([
  ['1234.5', '$1,234.50'],
  ['-160.00', '-$160.00'],
  [0, '$0.00'],
  ['99999999.99', '$99,999,999.99'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['a lot', 'N/A'],
])('amount %s reads %s', (amount, shown) => expect(showAmount(amount)).toBe(shown));

test('the local day is the day on the wall, not the one in London', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31');
});

test('a count is singular for one only', () => {
  expect([0, 1, 1200].map((n) => count(n, 'Document'))).toEqual(['0 Documents', '1 Document', '1,200 Documents']);
});
