/** How server data is kept: no retry, fresh for five minutes, never refetched on focus, and a lost session reads as nothing. */
import { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { queryStaleMilliseconds } from '#contract/constants.ts';
import { isUnauthorized, UnreachableError } from './api.ts';
import { checkConnection, connection } from './connection.ts';
import { recall, remember } from './device-store.ts';

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

/**
 * A query's call whose last answer the device keeps, of the shape `schema`: it is shown where the server cannot be
 * reached. As emptyWhenSignedOut for a 401.
 */
export async function keptOnDevice<S extends z.ZodType>(
  name: string,
  schema: S,
  call: () => Promise<z.output<S>>,
): Promise<z.output<S> | null> {
  const userId = queryClient.getQueryData<{ id: string } | null>(userKey)?.id ?? null;
  const kept = () => recall(userId, name, schema);
  if (!connection.get()) {
    const value = await kept();
    if (value !== undefined) return value;
  }
  try {
    const value = await emptyWhenSignedOut(call());
    if (userId !== null && queryClient.getQueryData(userKey)) remember(userId, name, value);
    return value;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    checkConnection();
    const value = await kept();
    if (value === undefined) throw error;
    return value;
  }
}

// What is shown from the device, or could not be shown, is asked for again.
connection.subscribe(() => connection.get() && queryClient.invalidateQueries());
