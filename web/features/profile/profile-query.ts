import { queryOptions } from '@tanstack/react-query';
import { profileRecord } from '#contract/profile.ts';
import { api } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** The business profile; null before it was first saved. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => keptOnDevice('profile', profileRecord.nullable(), () => api.getProfile({}, signal)),
});
