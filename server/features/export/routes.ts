/** Documents taken along as files. */
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportEndpoints } from '#contract/export.ts';
import type { Deps } from '#server/app.ts';
import { readDocuments } from '#server/features/document/read-documents.ts';
import type { StoredDocument } from '#server/features/document/store.ts';
import { dayOf } from '#server/http/day-of.ts';
import { route } from '#server/http/route.ts';
import { writeDocumentsCsv, writeDocumentsJson, writeLinesCsv } from './write-documents.ts';

const csv = 'text/csv; charset=utf-8; header=present';

export function exportRoutes(app: FastifyInstance, { database: { db }, limits, now }: Deps) {
  const exportAs = (
    endpoint: typeof exportEndpoints.exportDocumentsCsv,
    type: string,
    write: (documents: AsyncIterable<StoredDocument>) => AsyncGenerator<string>,
  ) =>
    route(app, endpoint, async ({ userId, query: { ids, ...filter }, reply }) => {
      await limits.count('export', userId);
      const [name, ending] = basename(endpoint.path).split('.');
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}-${dayOf(now())}.${ending}"`)
        .send(Readable.from(write(readDocuments(db, userId, ids ? { ids } : filter))));
    });
  exportAs(exportEndpoints.exportDocumentsCsv, csv, writeDocumentsCsv);
  exportAs(exportEndpoints.exportLinesCsv, csv, writeLinesCsv);
  exportAs(exportEndpoints.exportDocumentsJson, 'application/json; charset=utf-8', writeDocumentsJson);
}
