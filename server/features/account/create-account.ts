/** The one place that makes accounts, whichever way somebody signs up. */
import type { Db } from '#server/db/db.ts';
import type { users } from '#server/db/schema/account.ts';
import { findOpenInvitation, insertUser, takeInvitation, type User } from './store.ts';

export interface NewAccount
  extends Pick<
    typeof users.$inferInsert,
    'email' | 'firstName' | 'lastName' | 'profileImageUrl' | 'hashedPassword' | 'authProvider' | 'emailVerified'
  > {
  /** From the invitation link; a code that is none is ignored. */
  referralCode?: string | undefined;
}

/**
 * The trial begins with the checkout, not here; an open invitation makes it longer. Call it in a transaction; it fails with
 * a violation of users_email_unique for a taken e-mail.
 */
export async function createAccount(tx: Db, { referralCode, ...fields }: NewAccount, now: Date): Promise<User> {
  const invitation = referralCode ? await findOpenInvitation(tx, referralCode) : null;
  const user = await insertUser(tx, {
    ...fields,
    createdAt: now,
    updatedAt: now,
  });
  if (invitation) await takeInvitation(tx, invitation.id, user.id, now);
  return user;
}
