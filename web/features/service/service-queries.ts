import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** The price list. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: async ({ signal }) => (await emptyWhenSignedOut(api.listServices({}, signal))) ?? [],
});
