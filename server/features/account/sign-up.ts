/** Makes an account in its trial. */
import { accountMessages, type SignupBody } from '#contract/account.ts';
import { referredTrialDays, trialDays } from '#contract/constants.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { isGuessable } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { findOpenInvitation, insertUser, takeInvitation, type User } from './store.ts';

const day = 86_400_000;

/**
 * Seven days of trial, fourteen with an open invitation; a code that is none is ignored. Throws AppError INVALID_INPUT
 * for a guessable password and CONFLICT for a taken e-mail.
 */
export async function signUp(db: Db, body: SignupBody, now: Date): Promise<User> {
  const { email, password, firstName, lastName, referralCode } = body;
  if (isGuessable(password, { email, names: [firstName, lastName] }))
    throw new AppError('INVALID_INPUT', accountMessages.commonPassword, {
      issues: [{ path: 'password', message: accountMessages.commonPassword }],
    });
  const hashedPassword = await hashPassword(password);
  const trialEnd = (days: number) => new Date(now.getTime() + days * day);
  try {
    return await db.transaction(async (tx) => {
      const invitation = referralCode ? await findOpenInvitation(tx, referralCode) : null;
      const user = await insertUser(tx, {
        email,
        firstName,
        lastName,
        hashedPassword,
        authProvider: 'email',
        subscriptionStatus: 'trialing',
        subscriptionEndDate: trialEnd(invitation ? referredTrialDays : trialDays),
        createdAt: now,
        updatedAt: now,
      });
      if (invitation) await takeInvitation(tx, invitation.id, user.id, now);
      return user;
    });
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw new AppError('CONFLICT', accountMessages.emailTaken);
    throw error;
  }
}
