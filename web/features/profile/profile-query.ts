import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** The business profile; null before it was first saved. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.getProfile({}, signal)),
});
