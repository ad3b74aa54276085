/** What the status card is told. */
import type { SubscriptionStatus } from '#contract/subscription.ts';
import type { Billing } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import { hasAccess } from '#server/features/account/require-access.ts';
import { findUser } from '#server/features/account/store.ts';
import type { UserId } from '#server/user-id.ts';
import { describeStatus } from './describe-status.ts';
import { trialDaysOf } from './start-checkout.ts';
import { findSubscription } from './store.ts';

const secondsOf = (date: Date | null | undefined) => (date ? Math.floor(date.getTime() / 1000) : null);

export async function presentStatus(db: Db, billing: Billing, userId: UserId, now: Date): Promise<SubscriptionStatus> {
  const [user, held, trialDays] = await Promise.all([
    findUser(db, userId),
    findSubscription(db, userId),
    trialDaysOf(db, userId),
  ]);
  const { shown } = describeStatus(held?.providerStatus ?? null, held?.hasPaid ?? false);
  return {
    status: shown,
    trialEnd: secondsOf(held?.trialEnd),
    currentPeriodEnd: secondsOf(held?.currentPeriodEnd),
    cancelAtPeriodEnd: shown !== 'cancelled' && (held?.cancels ?? false),
    trialDays,
    hasAccess: user !== null && hasAccess(user, now),
    testMode: billing.name === 'sandbox',
  };
}
