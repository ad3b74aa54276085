import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { monthlyPrice } from '#contract/constants.ts';
import { describeSubscription, type SubscriptionStatus, subscriptionMessages } from '#contract/subscription.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { showLongDay } from '#web/ui/format.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { subscriptionQuery } from './subscription-query.ts';
import { usePortal } from './use-portal.ts';

const badgeLooks: Record<string, string> = {
  active: 'bg-good-soft text-good',
  trialing: 'bg-action-soft text-action',
  past_due: 'bg-attention-soft text-attention',
  unpaid: 'bg-danger-soft text-danger',
};

export function SubscriptionPanel() {
  const { data: subscription, isError, refetch } = useQuery(subscriptionQuery);
  return (
    <section aria-labelledby="subscription" className="max-w-2xl rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="subscription" className="mb-4 font-semibold text-lg">
        Subscription
      </h2>
      {isError ? (
        <Notice tone="danger" role="alert">
          <p>Failed to load subscription status</p>
          <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
            Try again
          </Button>
        </Notice>
      ) : subscription ? (
        <StatusCard subscription={subscription} />
      ) : (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-32 rounded-full" />
          <Skeleton className="h-6 w-64" />
          <Skeleton className="h-11 w-52" />
        </div>
      )}
    </section>
  );
}

function StatusCard({ subscription }: { subscription: SubscriptionStatus }) {
  const { status, cancelAtPeriodEnd, hasAccess, trialDays, testMode } = subscription;
  const { badge, date } = describeSubscription(subscription);
  const { isOpening, openPortal } = usePortal();
  const isNew = status === 'no_subscription';
  const startsAnew = isNew || status === 'cancelled';
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          className={joinClasses(
            'inline-flex h-8 items-center rounded-full px-3.5 font-semibold text-[0.9375rem]',
            badgeLooks[status] ?? 'bg-sunken text-ink-soft',
          )}
        >
          {badge}
        </span>
        {date && (
          <span className="text-ink-soft">
            {date.label}:{' '}
            <strong className="figures font-semibold text-ink">
              {showLongDay(new Date(date.seconds * 1000).toISOString())}
            </strong>
          </span>
        )}
      </div>
      {cancelAtPeriodEnd && (
        <Notice tone="attention">
          <p className="font-medium">Subscription will cancel at period end</p>
          <p className="mt-0.5">You can resume it in the billing portal until then.</p>
        </Notice>
      )}
      {!hasAccess && !startsAnew && <Notice tone="danger">{subscriptionMessages.paymentOverdue}</Notice>}
      {status === 'past_due' && hasAccess && (
        <Notice tone="attention">
          The last payment failed. Check your card in the billing portal; everything goes on working for 7 days.
        </Notice>
      )}
      {startsAnew && (
        <p className="text-ink-soft">
          {trialDays > 0
            ? `Start your ${trialDays}-day free trial to access all premium features`
            : 'Subscribe to access all premium features again'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {startsAnew && (
          <ButtonLink to={paths.checkout}>
            {trialDays > 0 ? `Start Free Trial - $${monthlyPrice}/month` : `Subscribe - $${monthlyPrice}/month`}
          </ButtonLink>
        )}
        {!isNew && (
          <Button tone="secondary" disabled={isOpening} onClick={openPortal}>
            Manage Subscription
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </Button>
        )}
      </div>
      {testMode && (
        <p className="text-[0.875rem] text-ink-faint">
          Test mode: payments on this server are played, no card is charged.
        </p>
      )}
    </div>
  );
}
