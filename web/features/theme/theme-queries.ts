import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { themeEndpoints, themeRecord } from '#contract/theme.ts';
import { callApi } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** The themes of the business; exactly one is the default. */
export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: async ({ signal }) =>
    (await keptOnDevice('themes', z.array(themeRecord), () => callApi(themeEndpoints.listThemes, {}, signal))) ?? [],
});
