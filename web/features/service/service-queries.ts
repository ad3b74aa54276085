import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { serviceRecord } from '#contract/service.ts';
import { api } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** The price list. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: async ({ signal }) =>
    (await keptOnDevice('services', z.array(serviceRecord), () => api.listServices({}, signal))) ?? [],
});
