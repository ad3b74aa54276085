/** Asks for an account's deletion, and takes it back within the days of grace. */

import { accountSettingsMessages, type RequestDeletionBody } from '#contract/account-settings.ts';
import { deletionGraceDays } from '#contract/constants.ts';
import { unauthorizedMessage } from '#contract/error.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/http/limits.ts';
import { deletionCancelledMail, deletionScheduledMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { UserId } from '#server/user-id.ts';
import { endSubscription } from './end-subscription.ts';
import { requirePassword } from './require-password.ts';
import { dropSessions, findUser, lockUser, type User, updateUser } from './store.ts';

const day = 86_400_000;

const refuse = (path: string, message: string) =>
  new AppError('INVALID_INPUT', message, { issues: [{ path, message }] });

/** The password; for who has none, the e-mail typed once more. */
async function requireProof(
  context: { db: Db; limits: Limits },
  userId: UserId,
  { password, email }: RequestDeletionBody,
): Promise<User> {
  const user = await findUser(context.db, userId);
  if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  if (user.hashedPassword !== null) {
    if (password === undefined) throw refuse('password', 'Password is required');
    return requirePassword(context, userId, password, 'password');
  }
  if (email !== user.email) throw refuse('email', accountSettingsMessages.wrongEmail);
  return user;
}

/**
 * The subscription ends at once, all other sessions as well. Asked again, the day stays what it was. Throws AppError
 * INVALID_INPUT for a wrong password or e-mail.
 */
export async function requestDeletion(
  { db, limits, origin, now }: { db: Db; limits: Limits; origin: string; now: Date },
  userId: UserId,
  body: RequestDeletionBody,
  currentSession: string | null,
): Promise<Date> {
  await requireProof({ db, limits }, userId, body);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
    if (user.deletesAt) return user.deletesAt;
    const deletesAt = new Date(now.getTime() + deletionGraceDays * day);
    await updateUser(tx, userId, { deletesAt }, now);
    await endSubscription(tx, userId, now);
    await dropSessions(tx, userId, currentSession);
    const mail = deletionScheduledMail({ firstName: user.firstName, deletesAt, url: `${origin}/account` });
    await queueMail(tx, { to: user.email, userId, mail, now });
    return deletesAt;
  });
}

/** Does nothing to an account that stays anyway. The subscription does not come back by itself. */
export async function cancelDeletion(db: Db, userId: UserId, now: Date) {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.deletesAt) return;
    await updateUser(tx, userId, { deletesAt: null }, now);
    await queueMail(tx, { to: user.email, userId, mail: deletionCancelledMail({ firstName: user.firstName }), now });
  });
}
