import { queryOptions } from '@tanstack/react-query';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** Where the subscription stands; always asked anew, since it changes elsewhere. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(subscriptionEndpoints.getSubscriptionStatus, {}, signal)),
  refetchOnMount: 'always',
});
