import { fromDollars, multiplyDecimals } from '../../money.ts';
import type { JobLine } from './job.ts';

/** "9 to 11 hours at 115": both sums in cents, and the smaller quantity, which no sum alone can tell from a range of prices. */
export function quantityRange(least: number, most: number, price: number): NonNullable<JobLine['range']> {
  const sum = (quantity: number): number => fromDollars(multiplyDecimals(quantity, price));
  return { low: sum(least), high: sum(most), least };
}
