/** A quote, bid or estimate becomes an invoice: the same lines, sums and sources; only what belongs to an offer goes. */
import type { DocumentContent } from './business-document.ts';

/**
 * Nothing that is charged is lost, and a deposit stays, paid or agreed. Extras that the client did not take go: an invoice offers
 * nothing. Alternatives stay while none is chosen, or the open choice would be lost. Offers end, invoices do not: the validity goes.
 */
export function convertToInvoice(content: DocumentContent): DocumentContent {
  const items = content.items.filter(({ optional, alternative }) => !optional || alternative !== undefined);
  return { ...content, items, quote_type: 'invoice', validUntil: null };
}
