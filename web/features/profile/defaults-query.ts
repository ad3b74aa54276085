import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** What the business usually does. */
export const defaultsQuery = queryOptions({
  queryKey: ['business-defaults'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.getDefaults({}, signal)),
});
