import { queryOptions } from '@tanstack/react-query';
import { documentSettingsEndpoints } from '#contract/document-settings.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';
import { localDay } from '#web/ui/format.ts';

/** How documents are numbered and when invoices are due. */
export const documentSettingsQuery = queryOptions({
  queryKey: ['document-settings'],
  queryFn: ({ signal }) =>
    emptyWhenSignedOut(
      callApi(documentSettingsEndpoints.getDocumentSettings, { query: { today: localDay(new Date()) } }, signal),
    ),
  // Every new document moves the counters.
  staleTime: 0,
});
