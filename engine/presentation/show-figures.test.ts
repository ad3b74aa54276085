import { describe, expect, it } from 'vitest';
import { showAmount, showNumber, showQuantity, showRange } from './show-figures.ts';

describe('amounts', () => {
  it.each([
    ['0.05', '$0.05'],
    ['999.00', '$999.00'],
    ['1234.50', '$1,234.50'],
    ['99999999.99', '$99,999,999.99'],
    ['-160.00', '−$160.00'],
  ])('%s is shown as %s', (money, shown) => {
    expect(showAmount(money)).toBe(shown);
  });

  it('refuses what is no decimal text instead of printing it', () => {
    expect(() => showAmount('1e5')).toThrow(RangeError);
  });

  it('shows both ends of a range, and one figure where they are the same', () => {
    expect(showRange({ low: '14000.00', high: '16000.00' })).toBe('$14,000.00 – $16,000.00');
    expect(showRange({ low: '500.00', high: '500.00' })).toBe('$500.00');
  });
});

describe('quantities', () => {
  it.each<[number | null, string | null, string]>([
    [28, 'hour', '28 hours'],
    [1, 'hour', '1 hour'],
    [0.5, 'hour', '0.5 hours'],
    [1650, 'sq ft', '1,650 sq ft'],
    [120, 'linear ft', '120 linear ft'],
    [28, 'square', '28 squares'],
    [3, 'box', '3 boxes'],
    [2, 'delivery', '2 deliveries'],
    [4, 'day', '4 days'],
    [6, 'loaf', '6 loaves'],
    [2, 'foot', '2 feet'],
    [2, 'each', '2'],
    [3, null, '3'],
    [null, 'hour', ''],
    [2, 'stairs', '2 stairs'],
  ])('%s of %s is shown as "%s"', (quantity, unit, shown) => {
    expect(showQuantity(quantity, unit)).toBe(shown);
  });

  it('keeps decimals as they were said', () => {
    expect(showNumber(0.1 + 0.2)).toBe('0.3');
    expect(showNumber(1234567.25)).toBe('1,234,567.25');
    expect(showNumber(-2)).toBe('−2');
  });
});
