/** Documents taken along: as tables, as data, and as one archive of PDFs. */
import { z } from 'zod';
import { documentStatus, documentType } from './document.ts';
import { endpoint } from './endpoint.ts';

/** As many ids as an address may hold; who wants more takes all that pass the filter. */
export const selectionLimit = 200;

export const exportMessages = {
  tooManyChosen: `Please choose at most ${selectionLimit} documents, or export all that match.`,
} as const;

/** Several ids in one parameter, separated by commas. */
const ids = z
  .string()
  .max(selectionLimit * 37, exportMessages.tooManyChosen)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(z.uuid()).max(selectionLimit, exportMessages.tooManyChosen));

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
};
