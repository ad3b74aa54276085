/** The one check of a new password, whoever sets it. */
import { accountMessages } from '#contract/account.ts';
import { AppError } from '#server/errors.ts';
import { isGuessable } from './check-password.ts';
import type { User } from './store.ts';

/** Throws AppError INVALID_INPUT with its reason, at the field `path`. */
export function refuseGuessable(
  password: string,
  { email, firstName, lastName }: Pick<User, 'email' | 'firstName' | 'lastName'>,
  path = 'password',
) {
  const names = [firstName, lastName].filter((name) => name !== null);
  if (isGuessable(password, { email, names }))
    throw new AppError('INVALID_INPUT', accountMessages.commonPassword, {
      issues: [{ path, message: accountMessages.commonPassword }],
    });
}
