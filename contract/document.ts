/** Documents: generating, reading, changing, refining, converting, and their PDF. */

import { z } from 'zod';
import {
  type DocumentContent,
  documentTypes,
  lineKinds,
  priceViews,
  type Question,
  questionKinds,
  type Suggestion,
  sources,
  suggestionCategories,
  suggestionPriorities,
} from '#engine/index.ts';
import { maximumTranscriptLength, minimumTranscriptLength } from './constants.ts';
import { endpoint } from './endpoint.ts';

export const documentStatuses = ['draft', 'pending', 'accepted', 'declined'] as const;
export const documentType = z.enum(documentTypes);
export const documentStatus = z.enum(documentStatuses);

/** The largest amount that numeric(10,2) holds is 99,999,999.99. */
export const money = z
  .string({ error: 'Please enter an amount such as 1234.50' })
  .regex(/^-?\d{1,8}\.\d{2}$/, 'Please enter an amount such as 1234.50, below 100,000,000.00');

const calendarDay = z.iso.date('Please enter a date as YYYY-MM-DD');
const text = (limit: number) => z.string().max(limit, `Please use at most ${limit.toLocaleString('en-US')} characters`);
const texts = z.array(text(5000)).max(200);

const span = z.object({ start: z.int(), end: z.int(), text: text(5000) });
const evidence = z.object({
  spans: z.array(span).max(50),
  service: z.object({ id: z.string().nullable(), name: text(500) }).exactOptional(),
  setting: text(200).exactOptional(),
  computation: text(1000).exactOptional(),
  editedAt: text(40).exactOptional(),
});
const moneyRange = z.object({ low: money, high: money });
const source = z.enum(sources);

export const lineItem = z.object({
  description: text(2000),
  quantity: z.number().min(0).max(10_000_000).nullable(),
  unit: text(40).nullable(),
  unit_price: money.nullable(),
  amount: money.nullable(),
  optional: z.boolean(),
  alternative: text(100).exactOptional(),
  kind: z.enum(lineKinds).exactOptional(),
  section: text(200).exactOptional(),
  range: moneyRange.extend({ least: z.number().min(0).exactOptional() }).exactOptional(),
  taxable: z.boolean().exactOptional(),
  discountable: z.boolean().exactOptional(),
  markup: z.object({ cost: money, percent: z.number().min(0).max(10_000) }).exactOptional(),
  hide_price: z.boolean().exactOptional(),
  minimum: money.exactOptional(),
  source,
  evidence: evidence.nullable(),
});

const adjustment = z.object({
  percent: z.number().min(0).max(100).exactOptional(),
  base: money.exactOptional(),
  amount: money,
  source: source.exactOptional(),
  evidence: evidence.nullable().exactOptional(),
});

const businessInfo = z.object({
  businessName: text(200),
  phone: text(100).nullable().exactOptional(),
  address: text(500).nullable().exactOptional(),
  website: text(500).nullable().exactOptional(),
  logoUrl: text(7_000_000).nullable().exactOptional(),
});

export const documentContent = z.object({
  title: text(300),
  quote_type: documentType,
  category: text(100).nullable(),
  client: text(300).nullable(),
  clientContact: z
    .object({ phone: text(100).exactOptional(), email: text(254).exactOptional(), address: text(500).exactOptional() })
    .exactOptional(),
  description: text(5000),
  scope: texts,
  approach: texts,
  items: z.array(lineItem).max(500),
  differentiators: texts,
  terms: texts,
  notes: texts,
  labor_hours: z.number().nullable(),
  hourly_rate: money.nullable(),
  material_costs: money.nullable(),
  travel_time_hours: z.number().nullable(),
  travel_cost: money.nullable(),
  travel_source: source.exactOptional(),
  travel_evidence: evidence.nullable().exactOptional(),
  discount: adjustment.nullable(),
  tax: adjustment.nullable(),
  deposit: adjustment.nullable(),
  deposit_paid: z.boolean().exactOptional(),
  amount: money.nullable(),
  total_cost: money.nullable(),
  total_range: moneyRange.exactOptional(),
  timeline: text(1000).nullable(),
  startDate: calendarDay.nullable(),
  validUntil: calendarDay.nullable(),
  price_view: z.enum(priceViews).exactOptional(),
  job_description: text(5000),
  businessInfo,
}) satisfies z.ZodType<DocumentContent>;

export const suggestion = z.object({
  priority: z.enum(suggestionPriorities),
  category: z.enum(suggestionCategories),
  title: z.string(),
  description: z.string(),
  suggestedChange: z.string(),
  rationale: z.string(),
  /** A habit of the business that it comes from: it can be dismissed for good. */
  habit: z.string().exactOptional(),
}) satisfies z.ZodType<Suggestion>;

export const question = z.object({
  of: z.enum(questionKinds).exactOptional(),
  about: z.string(),
  readings: z.array(z.object({ value: z.string(), total: money.nullable(), answer: z.string().exactOptional() })),
  because: z.string(),
  answer: z.string().exactOptional(),
}) satisfies z.ZodType<Question>;

/** A document that this one came from or led to. */
const documentLink = z.object({ id: z.string(), number: z.string(), type: documentType });

/** A document as the lists show it. */
export const documentSummary = z.object({
  id: z.string(),
  /** Printed on the paper, such as "Q-2026-0012". */
  number: z.string(),
  title: z.string(),
  type: documentType,
  client: z.string().nullable(),
  amount: money.nullable(),
  status: documentStatus,
  /** Of invoices: by when it is to be paid; null on everything else. */
  dueOn: calendarDay.nullable(),
  /** Of invoices: the day it was paid; null while it is not. */
  paidOn: calendarDay.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

export const documentRecord = documentSummary.extend({
  content: documentContent,
  transcription: z.string().nullable(),
  /** What the engine could not decide and that changes the total. */
  questions: z.array(question),
  /** Rises with every change: send it back as `expectedVersion`, so that nobody overwrites what they have not seen. */
  version: z.int(),
  /** The day printed on it. */
  issuedOn: calendarDay,
  includeLogo: z.boolean(),
  /** Of an invoice: the quote, bid or estimate it was made from. */
  convertedFrom: documentLink.nullable(),
  /** Of a quote, bid or estimate: the invoice that was made from it. */
  invoice: documentLink.nullable(),
  /** Of a revision: the accepted document that it is to take the place of. */
  revises: documentLink.nullable(),
  /** Of an accepted document: its revision. */
  revision: documentLink.nullable(),
});
export type DocumentRecord = z.infer<typeof documentRecord>;

export const documentMessages = {
  tooShort: 'Please record a longer message with more details about your project.',
  tooLong: 'This recording is too long for one document. Please split it into several.',
  notFound: 'This document does not exist or was deleted.',
  stale: 'This document was changed elsewhere in the meantime. Please look at the newer version before you save.',
  locked: 'This document was accepted by the client and is locked.',
  alreadyInvoice: 'This document is an invoice already.',
  alreadyInvoiced: 'An invoice was made from this document already.',
  alreadyRevised: 'A revision of this document was made already.',
  notLocked: 'Only an accepted document needs a revision; this one can be changed itself.',
  noInvoiceRevision: 'An accepted invoice is not revised. Duplicate it, and change the new one.',
  onlyInvoices: 'Only an invoice has a due date and a day of payment.',
  dueBeforeIssue: 'An invoice cannot be due before the day it bears.',
  paidBeforeIssue: 'An invoice cannot be paid before the day it bears.',
  paidWithoutTotal: 'An invoice without a total cannot be marked as paid.',
  sentInvoice:
    'An invoice that was sent or paid keeps its number and cannot be deleted. Set its status to declined instead.',
  pdfTooLong: 'This document takes too long to print. Please shorten it, or split it in two.',
  unprintable: (letters: string) =>
    `This server has no font for these letters: ${letters}. Please write them in other letters, or ask whoever runs the server to add a font.`,
  pdfFailed: 'The PDF could not be made. Please try again.',
  otherRequest: 'This dictation was sent before with other words or another choice. Please send it as a new one.',
  otherAccount: 'This dictation belongs to another account than the one that is signed in.',
  amountTooLarge: 'The total is larger than 99,999,999.99, the most a document can hold.',
} as const;

/** What was said: at least ten characters after trimming. */
export const transcription = z
  .string({ error: documentMessages.tooShort })
  .trim()
  .min(minimumTranscriptLength, documentMessages.tooShort)
  .max(maximumTranscriptLength, documentMessages.tooLong);

/** The day it is where the person stands; the server's own day (UTC) without it. */
const today = calendarDay.optional();
/** What every way of making a document takes. */
export const generationFields = {
  includeLogo: z.boolean().default(true),
  today,
  /**
   * Made by the browser once per dictation, such as a UUID: the same key answers the same document, whatever day it is
   * sent again; with other words or another choice it is refused with 409.
   */
  requestKey: z.string().min(8).max(64).optional(),
  /** Whose dictation it is: 403 where another account is signed in, so that nothing is stored under a wrong one. */
  userId: z.string().max(64).optional(),
};

export const generated = z.object({ document: documentRecord, generatedContent: documentContent });

const id = z.object({ id: z.string() });

/** What a list shows of all documents. */
const documentFilter = z.object({
  /** Found in title, client or number. */
  q: z.string().trim().max(200).optional(),
  status: documentStatus.optional(),
  type: documentType.optional(),
});

/** Further than this nobody counts what passes a filter. */
export const documentCountLimit = 1000;

export const documentEndpoints = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/api/documents',
    summary: 'Documents, newest first',
    access: 'user',
    query: documentFilter.extend({
      limit: z.coerce.number().int().min(1).max(200).default(100),
      /** The id of the last document of the page before. */
      cursor: z.string().max(100).optional(),
    }),
    response: z.array(documentSummary),
  }),
  countDocuments: endpoint({
    method: 'GET',
    path: '/api/documents/count',
    summary: `How many documents pass the filter; "more" says that counting ended at ${documentCountLimit.toLocaleString('en-US')}`,
    access: 'user',
    query: documentFilter,
    response: z.object({ count: z.int(), more: z.boolean() }),
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/api/documents/:id',
    summary: 'One document with its content',
    access: 'user',
    params: id,
    response: documentRecord,
  }),
  updateDocument: endpoint({
    method: 'PATCH',
    path: '/api/documents/:id',
    summary: 'Change title, content or amount; totals are worked out anew from the lines',
    access: 'user',
    params: id,
    body: z.strictObject({
      content: documentContent.optional(),
      title: text(300).trim().min(1, 'A title is needed').optional(),
      amount: money.nullable().optional(),
      status: documentStatus.optional(),
      includeLogo: z.boolean().optional(),
      /** Invoices only. */
      dueOn: calendarDay.nullable().optional(),
      /** Invoices only: the day it was paid, null for not paid. Possible on an accepted document too. */
      paidOn: calendarDay.nullable().optional(),
      expectedVersion: z.int().optional(),
    }),
    response: documentRecord,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/documents/:id',
    summary: 'Delete a document; it can be restored for 30 days',
    access: 'user',
    params: id,
    response: z.object({ id: z.string() }),
  }),
  restoreDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/restore',
    summary: 'Undo a deletion',
    access: 'user',
    params: id,
    response: documentRecord,
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: '/api/documents/:id/suggestions',
    summary: 'What would make the document better',
    access: 'user',
    params: id,
    response: z.object({ suggestions: z.array(suggestion) }),
  }),
  refineDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/refine',
    summary: 'Change the document by an instruction in plain words',
    access: 'user',
    params: id,
    body: z.strictObject({
      instructions: z.string().trim().min(1, 'Please say what to change').max(5000),
      today,
      expectedVersion: z.int().optional(),
      /** Answers what would become of it, and stores nothing. */
      preview: z.boolean().optional(),
    }),
    response: z.object({
      document: documentRecord,
      changes: z.array(z.string()),
      refused: z.array(z.string()),
    }),
  }),
  convertToInvoice: endpoint({
    method: 'POST',
    path: '/api/documents/:id/convert-to-invoice',
    summary: 'Make an invoice from a quote, bid or estimate, which stays as it is; answers the invoice',
    access: 'user',
    params: id,
    body: z.strictObject({ today }).optional(),
    response: documentRecord,
  }),
  getDocumentPdf: endpoint({
    method: 'GET',
    path: '/api/documents/:id/pdf',
    summary: 'The document as a PDF; ?download=1 saves it instead of showing it',
    access: 'user',
    params: id,
    query: z.object({ download: z.enum(['0', '1']).optional() }),
    produces: 'application/pdf',
  }),
  generateDocument: endpoint({
    method: 'POST',
    path: '/api/generate-document',
    summary: 'Turn what was said into a priced document',
    access: 'user',
    body: z.strictObject({
      transcription,
      /** The button that was pressed; a type that was asked for in the dictation counts more. */
      type: documentType.optional(),
      ...generationFields,
    }),
    response: generated,
    status: 201,
  }),
  generateContractorQuote: endpoint({
    method: 'POST',
    path: '/api/generate-contractor-quote',
    summary: 'The fuller form: approach, differentiators, labor, materials and travel broken out',
    access: 'user',
    body: z.strictObject({ transcription, ...generationFields }),
    response: generated,
    status: 201,
  }),
};
