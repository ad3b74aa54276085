/** Sets a new password for who has the link from the mail. */
import { accountMessages, type ResetPasswordBody } from '#contract/account.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { dropIdentities } from '#server/features/identity/store.ts';
import type { Limits } from '#server/http/limits.ts';
import { passwordChangedMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { toUserId } from '#server/user-id.ts';
import { hashPassword } from './hash-password.ts';
import { findLink, takeLink } from './issue-link.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { dropMailLinks, dropSessions, findUser, updateUser } from './store.ts';

const noGood = () => new AppError('INVALID_INPUT', accountMessages.linkExpired);

/**
 * All sessions end. The mail proves the mailbox, so the address counts as confirmed; where it was not before, somebody
 * else may have made the account with this address, and what they connected to it goes. A password that is refused
 * leaves the link as it is. Throws AppError INVALID_INPUT.
 */
export async function resetPassword(
  { db, limits, origin, now }: { db: Db; limits: Limits; origin: string; now: Date },
  { token, password }: ResetPasswordBody,
) {
  const link = await findLink(db, token, ['reset-password'], now);
  const user = link && (await findUser(db, toUserId(link.userId)));
  if (!user || user.email !== link.email) throw noGood();
  refuseGuessable(password, user);
  const hashedPassword = await hashPassword(password);
  const userId = toUserId(user.id);
  await db.transaction(async (tx) => {
    if (!(await takeLink(tx, token, ['reset-password'], now))) throw noGood();
    await updateUser(tx, userId, { hashedPassword, emailVerified: true }, now);
    if (!user.emailVerified) await dropIdentities(tx, userId);
    await dropSessions(tx, userId);
    await dropMailLinks(tx, userId);
    const mail = passwordChangedMail({ firstName: user.firstName, url: `${origin}/forgot-password` });
    await queueMail(tx, { to: user.email, userId, mail, now });
  });
  await limits.loginSucceeded(user.email);
}
