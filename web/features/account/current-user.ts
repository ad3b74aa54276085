/** Who is signed in. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { UserRecord } from '#contract/account.ts';
import { ApiError, api, isUnauthorized } from '#web/api.ts';
import { userKey } from '#web/query-client.ts';

/** The signed-in user, null for nobody. A 401 of any wording means nobody; another failure is an error. */
async function readCurrentUser(): Promise<UserRecord | null> {
  try {
    return await api.getCurrentUser();
  } catch (error) {
    if (isUnauthorized(error) || (error instanceof ApiError && error.status === 401)) return null;
    if (error instanceof ApiError) throw new Error(`Authentication check failed: ${error.status}`);
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
