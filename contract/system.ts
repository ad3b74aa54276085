/** Whether the server is well, for a load balancer or a monitor. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const systemEndpoints = {
  getHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether server and database answer',
    access: 'public',
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
};
