/** The least a job costs, as it was said or as the profile has it. */
import { type Cents, formatMoney, fromDollars, showMoney } from '../money.ts';
import type { Evidence, LineItem, Money, Source } from './business-document.ts';

/** What the line says that brings a job up to its minimum. */
export const nameMinimum = (minimum: Money): string =>
  `Difference to the minimum charge of ${showMoney(fromDollars(minimum))}`;

/** A line whose amount is what the others lack of the minimum: the arithmetic settles it. */
export const minimumLine = (minimum: Cents, source: Source, evidence: Evidence): LineItem => ({
  description: nameMinimum(formatMoney(minimum)),
  quantity: null,
  unit: null,
  unit_price: null,
  amount: '0.00',
  optional: false,
  kind: 'fee',
  minimum: formatMoney(minimum),
  source,
  evidence,
});
