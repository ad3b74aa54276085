/** Makes an account with a password. */
import { accountMessages, type SignupBody } from '#contract/account.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { sendConfirmation } from './confirm-email.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './hash-password.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import type { User } from './store.ts';

/** The address gets a mail to confirm it. Throws AppError INVALID_INPUT for a guessable password and CONFLICT for a taken e-mail. */
export async function signUp(
  { db, origin, now }: { db: Db; origin: string; now: Date },
  { password, ...person }: SignupBody,
): Promise<User> {
  refuseGuessable(password, person);
  const hashedPassword = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const user = await createAccount(tx, { ...person, hashedPassword, authProvider: 'email' }, now);
      await sendConfirmation(tx, user, { origin, now });
      return user;
    });
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw new AppError('CONFLICT', accountMessages.emailTaken);
    throw error;
  }
}
