import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { serviceEndpoints, serviceRecord } from '#contract/service.ts';
import { callApi } from '#web/api.ts';
import { keptOnDevice } from '#web/query-client.ts';

/** The price list. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: async ({ signal }) =>
    (await keptOnDevice('services', z.array(serviceRecord), () =>
      callApi(serviceEndpoints.listServices, {}, signal),
    )) ?? [],
});
