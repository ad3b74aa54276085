/** Finds and repairs what events missed: looks at every subscription that may have changed, every hour. */
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { BillingError } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { billingEvents, checkouts, subscriptions } from '#server/db/schema/subscription.ts';
import { sweepBatches } from '#server/features/referral/apply-rewards.ts';
import { toUserId } from '#server/user-id.ts';
import { settleCheckout } from './confirm-payment.ts';
import { cancelSubscriptionNow } from './end-subscription.ts';
import { type BillingDeps, refreshSubscription } from './refresh-subscription.ts';
import { listOpenCheckouts, updateCheckout } from './store.ts';

const day = 86_400_000;
const page = 100;
/** The provider sends an event again for three days. */
const eventDays = 30;

/** Failures of one account are told and leave the others alone; where the provider is away it stops. */
export async function reconcileSubscriptions(deps: BillingDeps, onError: (error: Error) => void): Promise<number> {
  const { db, now } = deps;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof BillingError && error.fault !== 'rejected') throw error;
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  for (const { id, sessionId, createdAt } of await listOpenCheckouts(db)) {
    await attempt(() => settleCheckout(deps, sessionId!));
    // A provider keeps none open for so long.
    if (now().getTime() - createdAt.getTime() > 2 * day) await updateCheckout(db, id, { state: 'expired' });
  }
  await sweepBatches(deps, attempt);
  let looked = 0;
  for (let last: string | null = null; ; ) {
    const accounts = await listLiving(db, last, now());
    // Who asked for the deletion of the account pays nothing more.
    for (const { id, deletesAt } of accounts)
      await attempt(() => (deletesAt ? cancelSubscriptionNow : refreshSubscription)(deps, toUserId(id)));
    looked += accounts.length;
    last = accounts.at(-1)?.id ?? null;
    if (accounts.length < page) return looked;
  }
}

/** All that have a customer; those whose subscription has ended once a day. */
async function listLiving(db: Db, after: string | null, now: Date) {
  const isDue = or(
    isNull(subscriptions.providerStatus),
    ne(subscriptions.providerStatus, 'canceled'),
    isNull(subscriptions.readAt),
    lt(subscriptions.readAt, new Date(now.getTime() - day)),
  );
  return db
    .select({ id: users.id, deletesAt: users.deletesAt })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(isNotNull(users.stripeCustomerId), isDue, after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(page);
}

/** Events, and checkouts that came to no account. */
export async function removeOldEvents(db: Db, now: Date) {
  const old = new Date(now.getTime() - eventDays * day);
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, old));
  await db.delete(checkouts).where(and(isNull(checkouts.userId), lt(checkouts.createdAt, old)));
}
