import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** Where the subscription stands; always asked anew, since it changes elsewhere. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.getSubscriptionStatus({}, signal)),
  refetchOnMount: 'always',
});
