/** E-invoices: what they need, and their files. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentMessages } from '#contract/document.ts';
import { eInvoiceEndpoints } from '#contract/e-invoice.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { contentDisposition } from '#server/features/document/print-document.ts';
import { route } from '#server/http/route.ts';
import { RenderError } from '#server/pdf/render-pool.ts';
import type { UserId } from '#server/user-id.ts';
import { printFacturX, printUbl } from './print-e-invoice.ts';
import { findInvoice, readEInvoice } from './read-e-invoice.ts';
import { findEarlierBuyer, findSeller, saveBuyer, saveSeller } from './store.ts';

export function eInvoiceRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    limits,
    now,
  } = deps;

  route(app, eInvoiceEndpoints.getSellerDetails, ({ userId }) => findSeller(db, userId));

  route(app, eInvoiceEndpoints.saveSellerDetails, ({ userId, body }) => saveSeller(db, userId, body, now()));

  const readState = async (userId: UserId, id: string) => {
    const { document, seller, buyer, built } = await readEInvoice(db, userId, id);
    return { missing: built.missing, seller, buyer, earlier: await findEarlierBuyer(db, userId, document) };
  };

  route(app, eInvoiceEndpoints.getEInvoice, ({ userId, params }) => readState(userId, params.id));

  route(app, eInvoiceEndpoints.saveBuyerDetails, async ({ userId, params, body }) => {
    await findInvoice(db, userId, params.id);
    await saveBuyer(db, userId, params.id, body, now());
    return readState(userId, params.id);
  });

  route(app, eInvoiceEndpoints.getFacturX, async ({ userId, params, request, reply }) => {
    await limits.count('pdf', userId);
    const { file, fileName } = await printFacturX(deps, userId, params.id).catch((error) => refuse(error, request));
    return reply
      .type('application/pdf')
      .header('content-disposition', contentDisposition('attachment', fileName))
      .send(file);
  });

  route(app, eInvoiceEndpoints.getUbl, async ({ userId, params, reply }) => {
    await limits.count('export', userId);
    const { file, fileName } = await printUbl(deps, userId, params.id);
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', contentDisposition('attachment', fileName))
      .send(file);
  });
}

function refuse(error: unknown, request: FastifyRequest): never {
  if (!(error instanceof RenderError)) throw error;
  if (error.reason === 'busy') throw new AppError('BUSY', documentMessages.pdfFailed, { retryAfterSeconds: 5 });
  if (error.reason === 'letters') throw new AppError('UNPRINTABLE', documentMessages.unprintable(error.message));
  request.log.error({ err: error }, 'PDF failed');
  throw new AppError('PDF_FAILED', documentMessages.pdfFailed);
}
