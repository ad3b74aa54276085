import { queryOptions } from '@tanstack/react-query';
import { referralEndpoints } from '#contract/referral.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** All of it is asked anew together: an invitation or an application changes more than one. */
export const referralsKey = ['referrals'] as const;

export const referralsQuery = queryOptions({
  queryKey: [...referralsKey, 'list'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(referralEndpoints.listReferrals, {}, signal)),
  refetchOnMount: 'always',
});

export const referralStatsQuery = queryOptions({
  queryKey: [...referralsKey, 'stats'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(referralEndpoints.getReferralStats, {}, signal)),
  refetchOnMount: 'always',
});

export const rewardsQuery = queryOptions({
  queryKey: [...referralsKey, 'rewards'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(referralEndpoints.listRewards, {}, signal)),
  refetchOnMount: 'always',
});
