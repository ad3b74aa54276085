import { useQuery } from '@tanstack/react-query';
import { subscriptionMessages } from '#contract/subscription.ts';
import { useUser } from '#web/features/account/current-user.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { subscriptionQuery } from './subscription-query.ts';

/** Above every screen while the account may not generate: what is missing, and the way to it. */
export function SubscriptionNotice() {
  const user = useUser();
  const { data } = useQuery({ ...subscriptionQuery, enabled: !user.hasAccess });
  // Asked later than the user: a payment may have come in between.
  if (user.hasAccess || !data || data.hasAccess) return null;
  const owes = ['past_due', 'unpaid', 'paused'].includes(data.status);
  const isNew = data.status === 'no_subscription' && data.trialDays > 0;
  const { neverSubscribed, paymentOverdue, ended } = subscriptionMessages;
  return (
    <div className="mb-5">
      <Notice tone="attention">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-56 flex-1">{owes ? paymentOverdue : isNew ? neverSubscribed : ended}</p>
          <ButtonLink to={owes ? paths.subscription : paths.subscribe}>
            {owes ? 'Manage Subscription' : isNew ? 'Start Free Trial' : 'Subscribe'}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
