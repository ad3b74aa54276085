/** A quote, bid or estimate becomes an invoice: the same lines, sums and sources; only what belongs to an offer goes. */
import type { DocumentContent } from './business-document.ts';

/**
 * Nothing priced is lost: a deposit that was agreed stays and is printed, and what the client did not take (optional
 * lines) stays outside the total. Offers end, invoices do not: the validity goes.
 */
export function convertToInvoice(content: DocumentContent): DocumentContent {
  return { ...content, quote_type: 'invoice', validUntil: null };
}
