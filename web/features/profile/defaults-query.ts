import { queryOptions } from '@tanstack/react-query';
import { businessDefaults } from '#contract/profile.ts';
import { api } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** What the business usually does. */
export const defaultsQuery = queryOptions({
  queryKey: ['business-defaults'],
  queryFn: ({ signal }) => keptOnDevice('defaults', businessDefaults, () => api.getDefaults({}, signal)),
});
