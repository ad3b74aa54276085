/** Brings our picture of a subscription up to date: asks the provider, and stores what follows from its answer. */
import { eq } from 'drizzle-orm';
import type { Billing, ProviderAccount } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/subscription.ts';
import { findUser, type User } from '#server/features/account/store.ts';
import { settleReferral } from '#server/features/referral/settle-referral.ts';
import type { UserId } from '#server/user-id.ts';
import { describeStatus } from './describe-status.ts';
import { drawTicket, lockSubscription, type StoredSubscription } from './store.ts';

export interface BillingDeps {
  db: Db;
  billing: Billing;
  now: () => Date;
}

/** What is stored in the same transaction; gets the account as it is after it. */
export type Alongside = (tx: Db, user: User, account: ProviderAccount) => Promise<void>;

const nothing: ProviderAccount = { subscription: null, payments: [], cardFingerprint: null };

/** The account's customer at this provider; null for none, or for one of another provider. */
export const customerOf = (user: User, billing: Billing) =>
  user.stripeCustomerId !== null && billing.owns(user.stripeCustomerId) ? user.stripeCustomerId : null;

/**
 * Always the whole state, never a difference: events may come in any order and any number of times. The provider is asked
 * outside of any transaction. A look that was begun before one that is stored already stores nothing: that one saw
 * everything this one was called for. Throws BillingError. Null for an account that is gone.
 */
export async function refreshSubscription(
  { db, billing, now }: BillingDeps,
  userId: UserId,
  alongside?: Alongside,
): Promise<ProviderAccount | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  const ticket = await drawTicket(db, userId);
  const customerId = customerOf(user, billing);
  const account = customerId === null ? nothing : await billing.readAccount(customerId);
  await db.transaction(async (tx) => {
    const held = await lockSubscription(tx, userId);
    const fresh = await findUser(tx, userId);
    if (!held || !fresh) return;
    const isNewest = held.lastWritten < ticket && fresh.stripeCustomerId === user.stripeCustomerId;
    if (isNewest) await storeAccount(tx, fresh, held, account, ticket, now());
    await alongside?.(tx, (await findUser(tx, userId))!, account);
  });
  return account;
}

async function storeAccount(
  tx: Db,
  user: User,
  held: StoredSubscription,
  { subscription, payments, cardFingerprint }: ProviderAccount,
  ticket: number,
  now: Date,
) {
  const hasPaid = payments.length > 0;
  const { stored } = describeStatus(subscription?.status ?? null, hasPaid);
  await tx
    .update(users)
    .set({
      stripeSubscriptionId: subscription?.id ?? null,
      subscriptionStatus: stored,
      subscriptionEndDate: subscription?.endedAt ?? subscription?.cancelAt ?? subscription?.currentPeriodEnd ?? null,
      pastDueSince: stored === 'past_due' ? (subscription?.pastDueSince ?? user.pastDueSince ?? now) : null,
    })
    .where(eq(users.id, user.id));
  await tx
    .update(subscriptions)
    .set({
      providerStatus: subscription?.status ?? null,
      trialEnd: subscription?.trialEnd ?? null,
      currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
      cancelAt: subscription?.cancelAt ?? null,
      cancels: subscription?.cancels ?? false,
      hasPaid,
      hadSubscription: held.hadSubscription || (stored !== null && subscription !== null),
      cardFingerprint,
      lastWritten: ticket,
      readAt: now,
    })
    .where(eq(subscriptions.userId, user.id));
  await settleReferral(tx, user.id, payments, cardFingerprint, now);
}
