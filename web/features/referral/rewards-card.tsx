import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { referralEndpoints, referralMessages } from '#contract/referral.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { subscriptionQuery } from '#web/features/subscription/subscription-query.ts';
import { Button } from '#web/ui/button.tsx';
import { showDate } from '#web/ui/format.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { referralsKey, rewardsQuery } from './referral-queries.ts';

/** The free days that wait to be used; nothing while there are none. */
export function RewardsCard() {
  const { data: rewards } = useQuery(rewardsQuery);
  const queryClient = useQueryClient();
  const apply = useMutation({
    mutationFn: () => callApi(referralEndpoints.applyRewards),
    onSuccess: ({ appliedRewards, totalDaysAdded }) => {
      showToast('Success', `${appliedRewards} rewards applied, adding ${totalDaysAdded} days to your subscription`);
      queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
    onError: (error) => showFailure(error, messageOf(error, referralMessages.applyFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: referralsKey }),
  });
  const available = rewards?.filter(({ isActive, appliedAt }) => isActive && appliedAt === null) ?? [];
  if (available.length === 0) return null;
  return (
    <section aria-labelledby="rewards" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rewards" className="font-semibold text-lg">
          Available Rewards
        </h2>
        <Button disabled={apply.isPending} onClick={() => apply.mutate()}>
          {apply.isPending ? 'Applying…' : 'Apply All Rewards'}
        </Button>
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {available.map(({ id, rewardValue, createdAt }) => (
          <li key={id} className="flex items-center gap-3 rounded-control bg-good-soft px-4 py-3">
            <Gift aria-hidden="true" className="size-5 shrink-0 text-good" />
            <span>
              <span className="figures block font-semibold">{rewardValue} Days Free</span>
              <span className="block text-[0.875rem] text-ink-soft">Earned {showDate(createdAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
