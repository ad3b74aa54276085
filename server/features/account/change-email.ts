/** Begins the move to a new address: nothing changes before the new one's owner has opened the link. */
import { accountSettingsMessages, type ChangeEmailBody } from '#contract/account-settings.ts';
import { confirmLinkMinutes } from '#contract/constants.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/http/limits.ts';
import { confirmNewEmailMail, emailInUseMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { UserId } from '#server/user-id.ts';
import { issueLink } from './issue-link.ts';
import { requirePassword } from './require-password.ts';
import { findUserByEmail } from './store.ts';

/**
 * Answers the same whether the address is free or not; only the mail to it tells. Throws AppError INVALID_INPUT for a
 * wrong password or one's own address, CONFLICT for who has no password.
 */
export async function changeEmail(
  { db, limits, origin, now }: { db: Db; limits: Limits; origin: string; now: Date },
  userId: UserId,
  { email, password }: ChangeEmailBody,
) {
  const user = await requirePassword({ db, limits }, userId, password, 'password');
  if (email === user.email)
    throw new AppError('INVALID_INPUT', accountSettingsMessages.sameEmail, {
      issues: [{ path: 'email', message: accountSettingsMessages.sameEmail }],
    });
  await db.transaction(async (tx) => {
    const token = await issueLink(tx, { userId, purpose: 'change-email', email, minutes: confirmLinkMinutes, now });
    const taken = await findUserByEmail(tx, email);
    const mail = taken
      ? emailInUseMail({ url: `${origin}/auth` })
      : confirmNewEmailMail({ firstName: user.firstName, url: `${origin}/confirm-email?token=${token}` });
    await queueMail(tx, { to: email, userId, mail, now });
  });
}
