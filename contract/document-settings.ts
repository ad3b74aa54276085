/** How a business numbers its documents, and how long its clients have to pay. */
import { z } from 'zod';
import { documentTypes, faultOfNumberPattern } from '#engine/index.ts';
import { endpoint } from './endpoint.ts';

export const documentSettingsMessages = {
  samePattern: 'Two kinds of documents cannot share one pattern.',
  usedNumber: 'This number was given out already. Please choose a later one.',
  invoiceGap: 'The numbers of invoices have no gaps: their start can be chosen only before the first one is made.',
} as const;

const pattern = z.string().superRefine((value, context) => {
  const message = faultOfNumberPattern(value);
  if (message) context.addIssue({ code: 'custom', message });
});

const next = z.int('Please enter a whole number').min(1, 'Numbers start at 1').max(99_999_999);

const byType = <S extends z.ZodType>(schema: S) => z.record(z.enum(documentTypes), schema);

export const documentSettingsRecord = z.object({
  numbers: byType(
    z.object({
      /** Such as "Q-{YYYY}-{0000}". */
      pattern: z.string(),
      /** What the counter stands at next, on the given day. */
      next: z.int(),
      /** That number as it will be printed. */
      sample: z.string(),
    }),
  ),
  /** Days from the day of an invoice to its due date, where its terms say nothing else. */
  paymentDays: z.int(),
});
export type DocumentSettings = z.infer<typeof documentSettingsRecord>;

/** The day it is where the person stands; the server's own day (UTC) without it. */
const today = z.iso.date('Please enter a date as YYYY-MM-DD').optional();

export const documentSettingsEndpoints = {
  getDocumentSettings: endpoint({
    method: 'GET',
    path: '/api/document-settings',
    summary: 'How documents are numbered and when invoices are due',
    access: 'user',
    query: z.object({ today }),
    response: documentSettingsRecord,
  }),
  saveDocumentSettings: endpoint({
    method: 'PUT',
    path: '/api/document-settings',
    summary: 'Change how documents are numbered and when invoices are due; what is left out stays',
    access: 'user',
    body: z.strictObject({
      numbers: z
        .partialRecord(z.enum(documentTypes), z.strictObject({ pattern: pattern.optional(), next: next.optional() }))
        .optional(),
      paymentDays: z
        .int('Please enter a whole number of days')
        .min(0, 'Please enter 0 to 365 days')
        .max(365, 'Please enter 0 to 365 days')
        .optional(),
      today,
    }),
    response: documentSettingsRecord,
  }),
};
