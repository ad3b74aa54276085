/** For what a stolen session alone must not be able to do. */

import { accountSettingsMessages } from '#contract/account-settings.ts';
import { unauthorizedMessage } from '#contract/error.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/http/limits.ts';
import type { UserId } from '#server/user-id.ts';
import { verifyPassword } from './hash-password.ts';
import { findUser, type User } from './store.ts';

/**
 * Answers the user when the password is theirs. Wrong ones count like failed sign-ins. Throws AppError INVALID_INPUT
 * at the field `path`, CONFLICT for an account without password, TOO_MANY_REQUESTS.
 */
export async function requirePassword(
  { db, limits }: { db: Db; limits: Limits },
  userId: UserId,
  password: string,
  path: string,
): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  if (user.hashedPassword === null) throw new AppError('CONFLICT', accountSettingsMessages.noPassword);
  await limits.loginStarts(user.email);
  if (!(await verifyPassword(user.hashedPassword, password)))
    throw new AppError('INVALID_INPUT', accountSettingsMessages.wrongPassword, {
      issues: [{ path, message: accountSettingsMessages.wrongPassword }],
    });
  await limits.loginSucceeded(user.email);
  return user;
}
