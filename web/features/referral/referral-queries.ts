import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

/** All of it is asked anew together: an invitation or an application changes more than one. */
export const referralsKey = ['referrals'] as const;

export const referralsQuery = queryOptions({
  queryKey: [...referralsKey, 'list'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.listReferrals({}, signal)),
  refetchOnMount: 'always',
});

export const referralStatsQuery = queryOptions({
  queryKey: [...referralsKey, 'stats'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.getReferralStats({}, signal)),
  refetchOnMount: 'always',
});

export const rewardsQuery = queryOptions({
  queryKey: [...referralsKey, 'rewards'],
  queryFn: ({ signal }) => emptyWhenSignedOut(api.listRewards({}, signal)),
  refetchOnMount: 'always',
});
