/** Makes an account with a password. */
import { accountMessages, type SignupBody } from '#contract/account.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { isGuessable } from './check-password.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './hash-password.ts';
import type { User } from './store.ts';

/** Throws AppError INVALID_INPUT for a guessable password and CONFLICT for a taken e-mail. */
export async function signUp(db: Db, body: SignupBody, now: Date): Promise<User> {
  const { email, password, firstName, lastName, referralCode } = body;
  if (isGuessable(password, { email, names: [firstName, lastName] }))
    throw new AppError('INVALID_INPUT', accountMessages.commonPassword, {
      issues: [{ path: 'password', message: accountMessages.commonPassword }],
    });
  const hashedPassword = await hashPassword(password);
  try {
    return await db.transaction((tx) =>
      createAccount(tx, { email, firstName, lastName, hashedPassword, authProvider: 'email', referralCode }, now),
    );
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw new AppError('CONFLICT', accountMessages.emailTaken);
    throw error;
  }
}
