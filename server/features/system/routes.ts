/** Whether the server is well. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';
import type { Deps } from '#server/app.ts';
import { publicRoute } from '#server/http/route.ts';
import { version } from '#server/project-root.ts';

export function systemRoutes(app: FastifyInstance, { database: { db } }: Deps) {
  publicRoute(app, systemEndpoints.getHealth, async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' as const, version };
  });
}
