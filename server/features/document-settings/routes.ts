/** How documents are numbered and when invoices are due. */
import type { FastifyInstance } from 'fastify';
import { documentSettingsEndpoints } from '#contract/document-settings.ts';
import type { Deps } from '#server/app.ts';
import { dayOf } from '#server/http/day-of.ts';
import { route } from '#server/http/route.ts';
import { changeSettings, describeSettings } from './change-settings.ts';

export function documentSettingsRoutes(app: FastifyInstance, { database: { db }, now }: Deps) {
  route(app, documentSettingsEndpoints.getDocumentSettings, ({ userId, query }) =>
    describeSettings(db, userId, query.today ?? dayOf(now())),
  );

  route(app, documentSettingsEndpoints.saveDocumentSettings, ({ userId, body: { today, ...change } }) =>
    changeSettings(db, userId, change, today ?? dayOf(now()), now()),
  );
}
