import { queryOptions } from '@tanstack/react-query';
import { businessDefaults, profileEndpoints } from '#contract/profile.ts';
import { callApi } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** What the business usually does. */
export const defaultsQuery = queryOptions({
  queryKey: ['business-defaults'],
  queryFn: ({ signal }) =>
    keptOnDevice('defaults', businessDefaults, () => callApi(profileEndpoints.getDefaults, {}, signal)),
});
