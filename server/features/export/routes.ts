/** Documents taken along as files. */
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportEndpoints, exportMessages } from '#contract/export.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { readDocuments } from '#server/features/document/read-documents.ts';
import type { StoredDocument } from '#server/features/document/store.ts';
import { dayOf } from '#server/http/day-of.ts';
import { route } from '#server/http/route.ts';
import type { UserId } from '#server/user-id.ts';
import { startBundle } from './start-bundle.ts';
import { deleteBundle, listBundles } from './store.ts';
import { writeBundle } from './write-bundle.ts';
import { writeDocumentsCsv, writeDocumentsJson, writeLinesCsv } from './write-documents.ts';

const csv = 'text/csv; charset=utf-8; header=present';

export function exportRoutes(app: FastifyInstance, { database: { db }, limits, now, wake }: Deps) {
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

  const find = async (userId: UserId, id: string) => {
    const [bundle] = await listBundles(db, userId, now(), id);
    if (!bundle) throw new AppError('NOT_FOUND', exportMessages.bundleNotFound);
    return bundle;
  };

  route(app, exportEndpoints.listPdfBundles, ({ userId }) => listBundles(db, userId, now()));

  route(app, exportEndpoints.startPdfBundle, async ({ userId, body: { ids, ...filter } }) => {
    await limits.count('bundle', userId);
    const id = await startBundle(db, userId, ids ? { ids } : filter, now());
    wake('print-bundles');
    return find(userId, id);
  });

  route(app, exportEndpoints.getPdfBundle, ({ userId, params }) => find(userId, params.id));

  route(app, exportEndpoints.deletePdfBundle, async ({ userId, params }) => {
    if (!(await deleteBundle(db, userId, params.id))) throw new AppError('NOT_FOUND', exportMessages.bundleNotFound);
    return { id: params.id };
  });

  route(app, exportEndpoints.downloadPdfBundle, async ({ userId, params, reply }) => {
    const { id, state, createdAt } = await find(userId, params.id);
    if (state !== 'done') throw new AppError('NOT_FOUND', exportMessages.bundleNotFound);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="documents-${createdAt.slice(0, 10)}.zip"`)
      .send(Readable.from(writeBundle(db, { id, createdAt: new Date(createdAt) })));
  });
}
