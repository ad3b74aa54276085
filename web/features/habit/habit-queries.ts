import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** What recurs in the documents and could be a setting. */
export const habitsQuery = queryOptions({
  queryKey: ['habits'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.listHabits({}, signal)),
  // Every new document may make one.
  staleTime: 0,
});
