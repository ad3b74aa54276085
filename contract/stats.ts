/** The four figures of the dashboard. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const stats = z.object({
  totalQuotes: z.int(),
  /** Documents with status pending. */
  activeBids: z.int(),
  /** Every transcript that reached the server. */
  voiceSessions: z.int(),
  /** accepted ÷ (accepted + declined), whole percent, 0 while none is decided. */
  successRate: z.int(),
});
export type Stats = z.infer<typeof stats>;

export const statsEndpoints = {
  getStats: endpoint({
    method: 'GET',
    path: '/api/stats',
    summary: 'Figures for the dashboard',
    access: 'user',
    response: stats,
  }),
};
