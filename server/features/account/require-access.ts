/** Whether an account may generate, refine and send. Reading, exporting and deleting never ask. */
import { overdueAccessDays } from '#contract/constants.ts';
import { subscriptionMessages } from '#contract/subscription.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { findUser, type User } from './store.ts';

const day = 86_400_000;

type Paying = Pick<User, 'subscriptionStatus' | 'pastDueSince'>;

/** A running trial or subscription; a payment that is late keeps it for seven days. */
export function hasAccess({ subscriptionStatus, pastDueSince }: Paying, now: Date): boolean {
  if (subscriptionStatus === 'past_due')
    return pastDueSince === null || now.getTime() < pastDueSince.getTime() + overdueAccessDays * day;
  return subscriptionStatus === 'trialing' || subscriptionStatus === 'active';
}

/** Throws AppError PAYMENT_REQUIRED for an account without access, with the reason. */
export async function requireAccess(db: Db, userId: UserId, now: Date) {
  const user = await findUser(db, userId);
  if (user && hasAccess(user, now)) return;
  const { neverSubscribed, paymentOverdue, ended } = subscriptionMessages;
  const status = user?.subscriptionStatus ?? null;
  const overdue = status === 'past_due' || status === 'unpaid';
  throw new AppError('PAYMENT_REQUIRED', status === null ? neverSubscribed : overdue ? paymentOverdue : ended);
}
