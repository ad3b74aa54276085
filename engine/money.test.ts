import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  addDecimals,
  allocate,
  divideHalfUp,
  formatMoney,
  fromDollars,
  multiply,
  multiplyDecimals,
  parseMoney,
  percentOf,
  showMoney,
} from './money.ts';

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('money', () => {
  it('prints and reads back every amount', () => {
    fc.assert(fc.property(cents, (amount) => parseMoney(formatMoney(amount)) === amount));
  });

  it.each([
    ['1234.50', 123450],
    ['-160.00', -16000],
    ['0.05', 5],
  ])('reads %s', (text, amount) => expect(parseMoney(text)).toBe(amount));

  it.each(['1,234.50', '12', '12.5', '', 'abc', '1e3', '$5.00'])('does not read %s', (text) =>
    expect(() => parseMoney(text)).toThrow(RangeError),
  );

  it('shows amounts the American way', () => {
    expect(showMoney(123456789)).toBe('$1,234,567.89');
    expect(showMoney(-500)).toBe('-$5.00');
    expect(showMoney(99900)).toBe('$999.00');
  });

  it.each([
    ['1.005', 1, 101],
    [2.675, 1, 268],
    [1.65, 1400, 231000],
    [0.655, 61, 3996],
    [0.1, 3, 30],
    [8.5, 960, 816000],
  ])('%s × %s is %s cents', (price, quantity, result) => expect(multiply(price, quantity)).toBe(result));

  it('rounds halves away from zero', () => {
    expect(divideHalfUp(5n, 2n)).toBe(3n);
    expect(divideHalfUp(-5n, 2n)).toBe(-3n);
    expect(divideHalfUp(7n, 3n)).toBe(2n);
    expect(fromDollars('0.005')).toBe(1);
    expect(percentOf(115000, 8.25)).toBe(9488);
  });

  it('multiplies as whole cents do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, count) => {
        return multiply(formatMoney(price), count) === price * count;
      }),
    );
  });

  it('is at most half a cent off a percentage', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (base, hundredths) => {
        const exact = BigInt(base) * BigInt(hundredths);
        const off = BigInt(percentOf(base, hundredths / 100)) * 10000n - exact;
        return off <= 5000n && off >= -5000n;
      }),
    );
  });

  it('never loses a cent when it shares an amount', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const shares = allocate(amount, weights);
          const ideal = weights.map((weight) => (amount * weight) / weights.reduce((a, b) => a + b));
          return add(shares) === amount && shares.every((share, i) => Math.abs(share - ideal[i]!) <= 1.01);
        },
      ),
    );
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(() => allocate(100, [0])).toThrow(RangeError);
  });

  it('adds without regard to order', () => {
    fc.assert(fc.property(fc.array(cents, { maxLength: 30 }), (list) => add(list) === add([...list].reverse())));
  });

  it('keeps decimals decimal', () => {
    expect(addDecimals(0.1, 0.2)).toBe(0.3);
    expect(multiplyDecimals(2, 1.5, 8)).toBe(24);
    expect(multiplyDecimals(1.1, 1.1)).toBe(1.21);
  });

  it('refuses what it cannot hold', () => {
    expect(() => multiply('99999999999', '99999999')).toThrow(RangeError);
    expect(() => fromDollars(Number.NaN)).toThrow(RangeError);
  });
});
