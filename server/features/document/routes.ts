/** Documents: generating, reading, changing, refining, converting, and their PDF. */
import type { FastifyInstance } from 'fastify';
import { documentEndpoints, documentMessages } from '#contract/document.ts';
import { documentVersionEndpoints } from '#contract/document-versions.ts';
import { reviewDocument, suggestUsualLines } from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { requireAccess } from '#server/features/account/require-access.ts';
import { listDismissed, listPast } from '#server/features/habit/store.ts';
import { dayOf } from '#server/http/day-of.ts';
import { route } from '#server/http/route.ts';
import { RenderError } from '#server/pdf/render-pool.ts';
import { convertToInvoice } from './convert-to-invoice.ts';
import { duplicateDocument, startRevision } from './copy-document.ts';
import { deleteDocument, restoreDocument } from './delete-document.ts';
import { editDocument } from './edit-document.ts';
import { generateOnce } from './generate-once.ts';
import { countDocuments, listDocuments } from './list-documents.ts';
import { listHistory } from './list-history.ts';
import { presentGenerated, presentRecord, presentSummary } from './present-record.ts';
import { contentDisposition, servePage } from './print-document.ts';
import { readBusiness } from './read-business.ts';
import { refineDocument } from './refine-document.ts';
import { findDocument } from './store.ts';

/** A content with many lines and their evidence is larger than other bodies. */
const large = { bodyLimit: 4 * 1024 * 1024 };

export function documentRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    limits,
    now,
  } = deps;

  route(app, documentEndpoints.listDocuments, async ({ userId, query }) =>
    (await listDocuments(db, userId, query)).map(presentSummary),
  );

  route(app, documentEndpoints.countDocuments, ({ userId, query }) => countDocuments(db, userId, query));

  route(app, documentEndpoints.getDocument, async ({ userId, params }) => {
    const document = await findDocument(db, userId, params.id);
    if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
    return presentRecord(db, userId, document);
  });

  route(
    app,
    documentEndpoints.updateDocument,
    async ({ userId, params, body }) => {
      // Marking it as sent is sending; every other edit of what is one's own is free.
      if (body.status === 'pending') await requireAccess(db, userId, now());
      return presentRecord(db, userId, await editDocument(db, userId, params.id, body, now()));
    },
    large,
  );

  route(app, documentEndpoints.deleteDocument, async ({ userId, params }) => {
    await deleteDocument(db, userId, params.id, now());
    return { id: params.id };
  });

  route(app, documentEndpoints.restoreDocument, async ({ userId, params }) =>
    presentRecord(db, userId, await restoreDocument(db, userId, params.id, now())),
  );

  route(app, documentEndpoints.listSuggestions, async ({ userId, params }) => {
    const document = await findDocument(db, userId, params.id);
    if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
    const [business, latest, dismissed] = await Promise.all([
      readBusiness(db, userId),
      listPast(db, userId),
      listDismissed(db, userId),
    ]);
    const past = latest.filter(({ id }) => id !== document.id);
    const usual = suggestUsualLines(document.content, { past, dismissed });
    return {
      suggestions: [...usual, ...reviewDocument({ content: document.content, ...business, today: dayOf(now()) })],
    };
  });

  route(app, documentEndpoints.refineDocument, async ({ userId, params, body }) => {
    await requireAccess(db, userId, now());
    await limits.count('refine', userId);
    const instruction = { ...body, today: body.today ?? dayOf(now()) };
    const { document, changes, refused } = await refineDocument(db, userId, params.id, instruction, now());
    return { document: await presentRecord(db, userId, document), changes, refused };
  });

  route(app, documentEndpoints.convertToInvoice, async ({ userId, params, body }) => {
    await requireAccess(db, userId, now());
    return presentRecord(db, userId, await convertToInvoice(db, userId, params.id, body?.today ?? dayOf(now()), now()));
  });

  route(app, documentVersionEndpoints.duplicateDocument, async ({ userId, params, body }) => {
    await requireAccess(db, userId, now());
    const copy = await duplicateDocument(db, userId, params.id, body?.today ?? dayOf(now()), now());
    return presentRecord(db, userId, copy);
  });

  route(app, documentVersionEndpoints.reviseDocument, async ({ userId, params, body }) => {
    await requireAccess(db, userId, now());
    return presentRecord(db, userId, await startRevision(db, userId, params.id, body?.today ?? dayOf(now()), now()));
  });

  route(app, documentVersionEndpoints.listHistory, ({ userId, params }) => listHistory(db, userId, params.id));

  route(app, documentEndpoints.getDocumentPdf, async ({ userId, params, query, request, reply }) => {
    try {
      const { tag, page, fileName } = await servePage(deps, userId, params.id, {
        seen: readTags(request.headers['if-none-match']),
        // What is in memory costs nothing and is not counted.
        beforeRender: () => limits.count('pdf', userId),
      });
      // Its reader asks each time, and is told that nothing changed.
      reply.header('cache-control', 'private, no-cache').header('etag', `W/"${tag}"`).header('vary', 'accept-encoding');
      if (!page) return reply.status(304).send();
      const disposition = contentDisposition(query.download === '1' ? 'attachment' : 'inline', fileName);
      reply.type('application/pdf').header('content-disposition', disposition);
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page.pdf);
      return reply.header('content-encoding', 'gzip').send(page.gzip);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof RenderError && error.reason === 'busy')
        throw new AppError('BUSY', documentMessages.pdfFailed, { retryAfterSeconds: 5 });
      if (error instanceof RenderError && error.reason === 'letters')
        throw new AppError('UNPRINTABLE', documentMessages.unprintable(error.message));
      request.log.error({ err: error }, 'PDF failed');
      if (error instanceof RenderError && error.reason === 'timeout')
        throw new AppError('TOO_LARGE', documentMessages.pdfTooLong);
      throw new AppError('PDF_FAILED', documentMessages.pdfFailed);
    }
  });

  route(app, documentEndpoints.generateDocument, async ({ userId, body }) =>
    presentGenerated(db, userId, await generateOnce(deps, userId, body)),
  );

  route(app, documentEndpoints.generateContractorQuote, async ({ userId, body }) =>
    presentGenerated(db, userId, await generateOnce(deps, userId, { ...body, contractor: true })),
  );
}

/** The tags of an If-None-Match header. */
const readTags = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(/(?:W\/)?"([\w-]{1,64})"/g)].map(([, tag]) => tag!);
