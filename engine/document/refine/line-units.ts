/** Units of lines, however they are written: "linear ft" and "feet" are one. */
import { hear } from '../../transcript/hear.ts';
import { unitAt } from '../../transcript/units.ts';

/** Words for heads that are counted: a line for each of them goes by the person. */
export const peopleWords =
  /^(people|persons?|guests?|heads?|headcount|pax|attendees|plates?|kids|adults|diners|visitors)$/;

/** One name for all ways of writing a unit; a unit that is no measure is its own word in the singular. */
export function family(unit: string): string {
  const lower = unit.toLowerCase();
  const plain = lower.replace(/s$/, '');
  if (/^(h|hr|hour)$/.test(plain)) return 'hour';
  if (/^(mo|month|wk|week|yr|year)$/.test(plain))
    return plain.startsWith('m') ? 'month' : plain.startsWith('w') ? 'week' : 'year';
  if (/^(linear (ft|foot|feet)|lf|ft|foot|feet|lin ft)$/.test(plain)) return 'ft';
  if (/^(sq ft|sf|square (foot|feet)|sqft)$/.test(plain)) return 'sq ft';
  if (/^(cu yd|cubic yard|yd|yard|sq yd|square yard)$/.test(plain)) return 'yd';
  if (/^(ea|each|piece|pc|unit|item)$/.test(plain)) return 'each';
  if (peopleWords.test(plain)) return 'person';
  const { tokens } = hear(lower);
  const measure = unitAt(tokens, 0, true);
  return measure && measure.to === tokens.length ? measure.unit : plain;
}

/** Hours of work in so many days; null for what is told in neither. */
export const inHours = (quantity: number, unit: string | null): number | null =>
  unit === 'day' ? quantity * 8 : unit === 'hour' || unit === null ? quantity : null;

/** How far apart two figures are, as a factor: 1 is the same. */
export const apart = (one: number, other: number): number =>
  one <= 0 || other <= 0 ? Number.POSITIVE_INFINITY : Math.max(one / other, other / one);

/** "the install and the wrap at 13 each" of twelve at 165: so many of them, and no price. */
export const isCountOfEach = (value: number, quantity: number | null, unitPrice: number): boolean =>
  Number.isInteger(value) &&
  quantity !== null &&
  quantity > 2 &&
  apart(value, quantity) <= 1.5 &&
  apart(value, unitPrice) > 5;
