/** Which ways of signing in this server has. */
import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/account.ts';
import { callApi } from '#web/api.ts';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callApi(accountEndpoints.getSignInOptions, {}, signal),
});
