/** How server data is kept: no retry, fresh for five minutes, never refetched on focus, and a lost session reads as nothing. */
import { QueryClient } from '@tanstack/react-query';
import { queryStaleMilliseconds } from '#contract/constants.ts';
import { isUnauthorized } from './api.ts';

export const userKey = ['user'] as const;

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": with no signal a call should fail and say so, not wait in silence.
    queries: { retry: false, staleTime: queryStaleMilliseconds, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Runs a query's call; a 401 answers null, and the account is marked as signed out. */
export async function emptyWhenSignedOut<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    queryClient.setQueryData(userKey, null);
    return null;
  }
}
