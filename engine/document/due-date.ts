/** When an invoice is to be paid, and how it stands on a given day. */
import { addDays } from '../calendar-day.ts';
import type { CalendarDay, DocumentType } from './business-document.ts';

/** How long a client has to pay when neither the terms nor the settings say it. */
export const defaultPaymentDays = 30;

const onReceipt =
  /\b(?:due|payable|pay(?:ment)?(?: is)?)(?: immediately)?(?: (?:up)?on receipt| at once| immediately)\b/;
const inDays = [
  /\bnet[ -]?(\d{1,3})\b/,
  /\b(?:due|payable|payment|pay|paid)\b[^.;]{0,40}?\b(?:within|in) (\d{1,3}) days\b/,
  /\b(\d{1,3})[ -]days? (?:to pay|payment terms?)\b/,
];

/** Days from the invoice to its due date as its own terms say it ("Net 15", "due on receipt"); null where they say nothing, or two things. */
export function readPaymentDays(terms: readonly string[]): number | null {
  const found = new Set<number>();
  for (const term of terms) {
    const text = term.toLowerCase();
    if (onReceipt.test(text)) found.add(0);
    for (const pattern of inDays) {
      const days = pattern.exec(text)?.[1];
      if (days !== undefined) found.add(Number(days));
    }
  }
  const [days] = found;
  return found.size === 1 && days !== undefined ? days : null;
}

/** The due date of an invoice that bears this day: by its own terms, else by the business's setting. */
export const dueDate = (issuedOn: CalendarDay, terms: readonly string[], paymentDays: number): CalendarDay =>
  addDays(issuedOn, readPaymentDays(terms) ?? paymentDays);

export interface Payable {
  type: DocumentType;
  dueOn: CalendarDay | null;
  paidOn: CalendarDay | null;
}

/** How an invoice stands on a day; null for what is no invoice. Due today is not overdue. */
export function paymentState({ type, dueOn, paidOn }: Payable, today: CalendarDay): 'paid' | 'overdue' | 'open' | null {
  if (type !== 'invoice') return null;
  if (paidOn !== null) return 'paid';
  return dueOn !== null && dueOn < today ? 'overdue' : 'open';
}
