/** Documents taken along: as tables, as data, and as one archive of PDFs. */
import { z } from 'zod';
import { documentStatus, documentType } from './document.ts';
import { endpoint } from './endpoint.ts';

/** As many ids as an address may hold; who wants more takes all that pass the filter. */
export const selectionLimit = 200;

/** PDFs of one ZIP. */
export const bundleLimit = 500;
export const bundleKeptHours = 24;

export const exportMessages = {
  tooManyChosen: `Please choose at most ${selectionLimit} documents, or export all that match.`,
  tooManyPdfs: `One ZIP holds at most ${bundleLimit} PDFs. Please narrow the filter down, such as to one kind of document.`,
  nothingChosen: 'No document matches.',
  bundleUnderway: 'A ZIP is being made already. Please wait for it, or stop it.',
  bundleNotFound: 'This ZIP does not exist or has expired. Please make it anew.',
} as const;

/** Several ids in one parameter, separated by commas. */
const ids = z
  .string()
  .max(selectionLimit * 37, exportMessages.tooManyChosen)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(z.uuid()).max(selectionLimit, exportMessages.tooManyChosen));

/** What a ZIP of PDFs is made of, and how far it is. */
export const pdfBundle = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  total: z.int(),
  printed: z.int(),
  /** Documents that could not be printed, or were deleted meanwhile. */
  failed: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type PdfBundle = z.infer<typeof pdfBundle>;

const bundleId = z.object({ id: z.string() });

/** Those with the ids, else all that pass the filter. */
const selection = z.object({
  ids: ids.optional(),
  q: z.string().trim().max(200).optional(),
  status: documentStatus.optional(),
  type: documentType.optional(),
});

export const exportEndpoints = {
  exportDocumentsCsv: endpoint({
    method: 'GET',
    path: '/api/exports/documents.csv',
    summary: 'Documents as a table, newest first: those with the ids, else all that pass the filter',
    access: 'user',
    query: selection,
    produces: 'text/csv',
  }),
  exportLinesCsv: endpoint({
    method: 'GET',
    path: '/api/exports/lines.csv',
    summary: 'The lines of these documents as a table',
    access: 'user',
    query: selection,
    produces: 'text/csv',
  }),
  exportDocumentsJson: endpoint({
    method: 'GET',
    path: '/api/exports/documents.json',
    summary: 'These documents with everything in them',
    access: 'user',
    query: selection,
    produces: 'application/json',
  }),
  listPdfBundles: endpoint({
    method: 'GET',
    path: '/api/exports/pdf-bundles',
    summary: 'ZIPs of PDFs that are being made or can be downloaded, newest first',
    access: 'user',
    response: z.array(pdfBundle),
  }),
  startPdfBundle: endpoint({
    method: 'POST',
    path: '/api/exports/pdf-bundles',
    summary:
      'Print many documents into one ZIP: those with the ids, else all that pass the filter; takes the place of an earlier ZIP',
    access: 'user',
    body: z.strictObject({
      ids: z.array(z.uuid()).min(1, 'Please choose at least one document.').max(bundleLimit).optional(),
      q: z.string().trim().max(200).optional(),
      status: documentStatus.optional(),
      type: documentType.optional(),
    }),
    response: pdfBundle,
    status: 201,
  }),
  getPdfBundle: endpoint({
    method: 'GET',
    path: '/api/exports/pdf-bundles/:id',
    summary: 'How far a ZIP of PDFs is',
    access: 'user',
    params: bundleId,
    response: pdfBundle,
  }),
  deletePdfBundle: endpoint({
    method: 'DELETE',
    path: '/api/exports/pdf-bundles/:id',
    summary: 'Stop making a ZIP of PDFs, or throw it away',
    access: 'user',
    params: bundleId,
    response: bundleId,
  }),
  downloadPdfBundle: endpoint({
    method: 'GET',
    path: '/api/exports/pdf-bundles/:id/file',
    summary: 'The ZIP, once it is done',
    access: 'user',
    params: bundleId,
    produces: 'application/zip',
  }),
};
