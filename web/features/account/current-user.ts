/** Who is signed in. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { accountEndpoints, type UserRecord, userRecord } from '#contract/account.ts';
import { ApiError, callApi, isUnauthorized, UnreachableError } from '#web/api.ts';
import { checkConnection, connection } from '#web/connection.ts';
import { forgetPerson, recall, remember } from '#web/device-store.ts';
import { userKey } from '#web/query-client.ts';

/** A network that leads nowhere must not keep the person from the recorder for longer. */
const patience = 6000;

/**
 * The signed-in user, null for nobody; where the server cannot be reached, who was signed in on this device last. A 401
 * of any wording means nobody; another failure is an error.
 */
async function readCurrentUser(): Promise<UserRecord | null> {
  const last = () => recall(null, 'user', userRecord);
  if (!connection.get()) {
    const user = await last();
    if (user) return user;
  }
  try {
    const user = await callApi(accountEndpoints.getCurrentUser, {}, (await last()) && AbortSignal.timeout(patience));
    remember(user.id, 'user', user);
    return user;
  } catch (error) {
    if (isUnauthorized(error) || (error instanceof ApiError && error.status === 401)) {
      await forgetPerson();
      return null;
    }
    if (error instanceof ApiError) throw new Error(`Authentication check failed: ${error.status}`);
    if (!(error instanceof UnreachableError)) throw error;
    checkConnection();
    const user = await last();
    if (user) return user;
    throw error;
  }
}

export const currentUserQuery = queryOptions({ queryKey: userKey, queryFn: readCurrentUser });

/** For routes that decide by it: asked anew each time such a route is entered. */
export const useAuthentication = () => useQuery({ ...currentUserQuery, refetchOnMount: 'always' });

export const UserContext = createContext<UserRecord | null>(null);

/** The user inside a protected screen. */
export function useUser(): UserRecord {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is for protected screens only');
  return user;
}

/** "Dana", or the e-mail where no name is known. */
export const displayNameOf = (user: UserRecord): string => user.firstName || user.email;
