/** What the screens know of e-invoices. */
import { queryOptions } from '@tanstack/react-query';
import { eInvoiceEndpoints } from '#contract/e-invoice.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

export const sellerQuery = queryOptions({
  queryKey: ['e-invoice-settings'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(eInvoiceEndpoints.getSellerDetails, {}, signal)),
});

/** Of one invoice; whatever is saved anywhere may change what is missing for it. */
export const eInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['e-invoices', id],
    queryFn: ({ signal }) => emptyWhenSignedOut(callApi(eInvoiceEndpoints.getEInvoice, { params: { id } }, signal)),
    staleTime: 0,
  });
