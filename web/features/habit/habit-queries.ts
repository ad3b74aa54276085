import { queryOptions } from '@tanstack/react-query';
import { habitEndpoints } from '#contract/habit.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** What recurs in the documents and could be a setting. */
export const habitsQuery = queryOptions({
  queryKey: ['habits'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(habitEndpoints.listHabits, {}, signal)),
  // Every new document may make one.
  staleTime: 0,
});
