/** Proves that an address is its owner's, and moves an account to a new one. */
import { accountMessages } from '#contract/account.ts';
import { confirmLinkMinutes } from '#contract/constants.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { emailChangedMail, verifyEmailMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { toUserId } from '#server/user-id.ts';
import { issueLink, takeLink } from './issue-link.ts';
import { lockUser, type User, updateUser } from './store.ts';

/** Queues the mail with the link. */
export async function sendConfirmation(tx: Db, user: User, { origin, now }: { origin: string; now: Date }) {
  const userId = toUserId(user.id);
  const { email, firstName } = user;
  const token = await issueLink(tx, { userId, purpose: 'confirm-email', email, minutes: confirmLinkMinutes, now });
  const url = `${origin}/confirm-email?token=${token}`;
  await queueMail(tx, { to: email, userId, mail: verifyEmailMail({ firstName, url }), now });
}

/** Answers the confirmed address. Throws AppError INVALID_INPUT for a link that is no good, CONFLICT for a taken address. */
export async function confirmEmail(db: Db, token: string, now: Date): Promise<string> {
  try {
    return await db.transaction(async (tx) => {
      const link = await takeLink(tx, token, ['confirm-email', 'change-email'], now);
      const user = link && (await lockUser(tx, toUserId(link.userId)));
      if (!user) throw new AppError('INVALID_INPUT', accountMessages.linkExpired);
      const userId = toUserId(user.id);
      if (link.purpose === 'change-email') {
        await updateUser(tx, userId, { email: link.email, emailVerified: true }, now);
        const mail = emailChangedMail({ firstName: user.firstName, newEmail: link.email });
        await queueMail(tx, { to: user.email, userId, mail, now });
      } else if (link.email === user.email) await updateUser(tx, userId, { emailVerified: true }, now);
      // The address was changed since this mail was sent.
      else throw new AppError('INVALID_INPUT', accountMessages.linkExpired);
      return link.email;
    });
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw new AppError('CONFLICT', accountMessages.emailTaken);
    throw error;
  }
}
