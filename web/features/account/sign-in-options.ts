/** Which ways of signing in this server has. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => api.getSignInOptions({}, signal),
});
