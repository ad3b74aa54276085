/** Whether an account may generate, refine and send. Reading, exporting and deleting never ask. */
import { documentMessages } from '#contract/document.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { findUser, type User } from './store.ts';

const withAccess: ReadonlySet<string | null> = new Set(['trialing', 'active', 'past_due']);

/** A running trial or subscription; a payment that is late keeps it. */
export const hasAccess = (user: Pick<User, 'subscriptionStatus'>) => withAccess.has(user.subscriptionStatus);

/** Throws AppError PAYMENT_REQUIRED for an account without access. */
export async function requireAccess(db: Db, userId: UserId) {
  const user = await findUser(db, userId);
  if (!user || !hasAccess(user)) throw new AppError('PAYMENT_REQUIRED', documentMessages.subscriptionNeeded);
}
