/** Checks e-mail and password. */
import { accountMessages, type LoginBody } from '#contract/account.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/http/limits.ts';
import { verifyPassword } from './hash-password.ts';
import { findUserByEmail, type User } from './store.ts';

/** Throws AppError UNAUTHORIZED, the same and as late whether the account is unknown or the password wrong. */
export async function logIn(db: Db, limits: Limits, { email, password }: LoginBody): Promise<User> {
  await limits.loginStarts(email);
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(user?.hashedPassword, password)) || !user)
    throw new AppError('UNAUTHORIZED', accountMessages.invalidLogin);
  await limits.loginSucceeded(email);
  return user;
}
