import { queryOptions } from '@tanstack/react-query';
import { profileEndpoints, profileRecord } from '#contract/profile.ts';
import { callApi } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** The business profile; null before it was first saved. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) =>
    keptOnDevice('profile', profileRecord.nullable(), () => callApi(profileEndpoints.getProfile, {}, signal)),
});
