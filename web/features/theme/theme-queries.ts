import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** The themes of the business; exactly one is the default. */
export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: async ({ signal }) => (await emptyWhenSignedOut(api.listThemes({}, signal))) ?? [],
});
