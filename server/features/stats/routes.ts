/** The figures of the dashboard, from the sums that the database keeps. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { statsEndpoints } from '#contract/stats.ts';
import type { Deps } from '#server/app.ts';
import { userFigures } from '#server/db/schema/document.ts';
import { route } from '#server/http/route.ts';

export function statsRoutes(app: FastifyInstance, { database: { db } }: Deps) {
  route(app, statsEndpoints.getStats, async ({ userId }) => {
    const [figures] = await db.select().from(userFigures).where(eq(userFigures.userId, userId));
    const { documents = 0, pending = 0, accepted = 0, declined = 0, voiceSessions = 0 } = figures ?? {};
    const decided = accepted + declined;
    return {
      totalQuotes: documents,
      activeBids: pending,
      voiceSessions,
      successRate: decided === 0 ? 0 : Math.round((accepted / decided) * 100),
    };
  });
}
