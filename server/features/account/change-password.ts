/** Changes the password of who knows the old one. */
import type { ChangePasswordBody } from '#contract/account-settings.ts';
import type { Db } from '#server/db/db.ts';
import type { Limits } from '#server/http/limits.ts';
import { passwordChangedMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { UserId } from '#server/user-id.ts';
import { hashPassword } from './hash-password.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { requirePassword } from './require-password.ts';
import { dropMailLinks, dropSessions, updateUser } from './store.ts';

/** All sessions end, and links that were mailed stop working. Throws what requirePassword and refuseGuessable throw. */
export async function changePassword(
  { db, limits, origin, now }: { db: Db; limits: Limits; origin: string; now: Date },
  userId: UserId,
  body: ChangePasswordBody,
) {
  const user = await requirePassword({ db, limits }, userId, body.currentPassword, 'currentPassword');
  refuseGuessable(body.newPassword, user, 'newPassword');
  const hashedPassword = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    await updateUser(tx, userId, { hashedPassword }, now);
    await dropSessions(tx, userId);
    await dropMailLinks(tx, userId);
    const mail = passwordChangedMail({ firstName: user.firstName, url: `${origin}/forgot-password` });
    await queueMail(tx, { to: user.email, userId, mail, now });
  });
}
