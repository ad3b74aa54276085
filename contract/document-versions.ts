/** Documents over time: what happened to one, its next version, and another one like it. */
import { z } from 'zod';
import { documentRecord, documentStatus } from './document.ts';
import { endpoint } from './endpoint.ts';

/** As far back as a history is shown; nothing older is lost. */
export const documentHistoryLimit = 200;

/** One thing that happened to a document. */
export const documentEvent = z.object({
  id: z.string(),
  kind: z.enum([
    'generated',
    'edited',
    'status',
    'refined',
    'converted',
    'deleted',
    'restored',
    'duplicated',
    'revised',
  ]),
  /** Who did it: the person whose document it is, their client, or the product by itself. */
  actor: z.enum(['owner', 'client', 'system']),
  createdAt: z.iso.datetime(),
  /** Where the status changed. */
  from: documentStatus.nullable(),
  to: documentStatus.nullable(),
  /** What was said to refine it. */
  instructions: z.string().nullable(),
  /** Of the document it came from or led to. */
  number: z.string().nullable(),
});
export type DocumentEvent = z.infer<typeof documentEvent>;

const id = z.object({ id: z.string() });
/** The day it is where the person stands; the server's own day (UTC) without it. */
const dated = z.strictObject({ today: z.iso.date('Please enter a date as YYYY-MM-DD').optional() }).optional();

export const documentVersionEndpoints = {
  duplicateDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/duplicate',
    summary: 'Make a draft with the same lines and a number of its own; answers the draft',
    access: 'user',
    params: id,
    body: dated,
    response: documentRecord,
    status: 201,
  }),
  reviseDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/revise',
    summary: 'Make a new version of an accepted document, which stays as it is; answers the draft of it',
    access: 'user',
    params: id,
    body: dated,
    response: documentRecord,
    status: 201,
  }),
  listHistory: endpoint({
    method: 'GET',
    path: '/api/documents/:id/history',
    summary: 'What happened to a document, newest first: who, when, and from which status to which',
    access: 'user',
    params: id,
    response: z.array(documentEvent),
  }),
};
