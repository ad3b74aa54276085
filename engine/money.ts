/**
 * Exact money. Amounts are whole cents in a number (safe up to 90 trillion dollars); prices, quantities and percentages
 * are decimals whose digits are scaled to integers before anything is multiplied. Binary floating point never
 * touches a sum.
 */
import type { Money } from './document/business-document.ts';

/** Whole cents; an integer, possibly negative. */
export type Cents = number;

/** A decimal: its shortest text is what was meant ("8.25", 0.185, "1234.50"). */
export type Decimal = number | string;

/** Decimal digits kept of a quantity, a price or a percentage. */
const PLACES = 6;
const MILLION = 10 ** PLACES;
const SCALE = BigInt(MILLION);

/**
 * Quotient of two integers, rounded to the nearest integer, halves away from zero: 0.5 → 1, 2.5 → 3, -2.5 → -3.
 * This is the only rounding of the engine.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * n + d) / (2n * d);
  return negative ? -quotient : quotient;
}

/** The decimal as an integer of millionths. Throws RangeError for what is no plain decimal. */
export function toMillionths(value: Decimal): bigint {
  // what has so few digits is the same as a whole number of millionths
  if (typeof value === 'number') {
    const near = Math.round(value * MILLION);
    if (Math.abs(near) < 1e15 && near / MILLION === value) return BigInt(near);
  }
  const text = typeof value === 'number' ? plainText(value) : value.trim();
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || (!match[2] && !match[3])) throw new RangeError(`Not a decimal: ${String(value)}`);
  const digits = `${match[3] ?? ''}0000000`;
  const kept = BigInt(match[2] || '0') * SCALE + BigInt(digits.slice(0, PLACES));
  const rounded = digits.charCodeAt(PLACES) >= 53 ? kept + 1n : kept;
  return match[1] === '-' ? -rounded : rounded;
}

function plainText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a decimal: ${value}`);
  const text = String(value);
  return /e/.test(text) ? value.toFixed(PLACES) : text;
}

function toSafeNumber(value: bigint | number): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError('Amount too large');
  return result;
}

/** Dollars to cents, half up: "1,234.5" is not accepted, "1234.5" → 123450, 0.005 → 1. */
export function fromDollars(dollars: Decimal): Cents {
  return toSafeNumber(divideHalfUp(toMillionths(dollars) * 100n, SCALE));
}

/** Reads money as documents hold it: "1234.50", "-160.00". Throws RangeError for anything else. */
export function parseMoney(money: Money): Cents {
  if (!/^-?\d+\.\d{2}$/.test(money)) throw new RangeError(`Not an amount: ${money}`);
  return toSafeNumber(Number(money.replace('.', '')));
}

/** Cents as documents hold them: 123450 → "1234.50". */
export function formatMoney(cents: Cents): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a reader sees them: 123450 → "$1,234.50". */
export function showMoney(cents: Cents): string {
  const [whole = '0', fraction = '00'] = formatMoney(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** quantity × unit price in dollars, half up to the cent. */
export function multiply(unitPrice: Decimal, quantity: Decimal): Cents {
  return toSafeNumber(divideHalfUp(toMillionths(unitPrice) * toMillionths(quantity) * 100n, SCALE * SCALE));
}

/** So many percent of an amount, half up to the cent. */
export function percentOf(base: Cents, percent: Decimal): Cents {
  return toSafeNumber(divideHalfUp(BigInt(base) * toMillionths(percent), 100n * SCALE));
}

export function add(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => toSafeNumber(sum + amount), 0);
}

/** Exact product of decimals, as a decimal number of at most six places: 2 × 1.5 × 8 → 24. */
export function multiplyDecimals(...factors: Decimal[]): number {
  const product = factors.reduce((result, factor) => divideHalfUp(result * toMillionths(factor), SCALE), SCALE);
  return Number(product) / Number(SCALE);
}

/** Exact sum of decimals, as a decimal number of at most six places: 0.1 + 0.2 → 0.3. */
export function addDecimals(...terms: Decimal[]): number {
  return Number(terms.reduce((sum, term) => sum + toMillionths(term), 0n)) / Number(SCALE);
}

/**
 * Shares an amount by weights so that no cent is lost: each share is rounded down and the cents left over
 * go to the first shares with a weight. allocate(100, [1, 1, 1]) → [34, 33, 33].
 */
export function allocate(amount: Cents, weights: readonly Decimal[]): Cents[] {
  const scaled = weights.map(toMillionths);
  const total = scaled.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || scaled.some((weight) => weight < 0n)) throw new RangeError('Weights must be positive');
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const shares = scaled.map((weight) => (whole * weight) / total);
  let left = whole - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, index) => {
    const extra = left > 0n && scaled[index]! > 0n ? 1n : 0n;
    left -= extra;
    return sign * Number(share + extra) || 0;
  });
}
