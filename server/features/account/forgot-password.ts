/** Mails a link for a new password to who owns the address. */
import { resetLinkMinutes } from '#contract/constants.ts';
import type { Db } from '#server/db/db.ts';
import { resetPasswordMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { toUserId } from '#server/user-id.ts';
import { issueLink } from './issue-link.ts';
import { findUserByEmail } from './store.ts';

/** Tells nobody whether there is such an account: who calls it answers the same, after the same time. */
export async function forgotPassword(db: Db, email: string, { origin, now }: { origin: string; now: Date }) {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const userId = toUserId(user.id);
  await db.transaction(async (tx) => {
    const token = await issueLink(tx, { userId, purpose: 'reset-password', email, minutes: resetLinkMinutes, now });
    const url = `${origin}/reset-password?token=${token}`;
    const mail = resetPasswordMail({ firstName: user.firstName, url, minutes: resetLinkMinutes });
    await queueMail(tx, { to: email, userId, mail, now });
  });
}
