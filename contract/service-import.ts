/** The price list as a table: taken along, and brought in from a file after a look at what would change. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { serviceLimit, serviceRecord } from './service.ts';

export const importFileLimitBytes = 4 * 1024 * 1024;

export const serviceImportMessages = {
  tooLarge: 'This file is larger than 4 MB. Please split it, or leave out columns that are not needed.',
  stale: 'Your price list has changed since you looked. Please look at the preview once more.',
  unreadable: 'The file could not be read. Please choose it again.',
} as const;

const fields = serviceRecord.omit({ id: true, isActive: true });

export const serviceImportPlan = z.object({
  /** Names this preview: an import with it does what was seen, or nothing. */
  fingerprint: z.string(),
  added: z.array(fields.extend({ line: z.int() })),
  changed: z.array(z.object({ line: z.int(), id: z.string(), before: fields, after: fields })),
  unchanged: z.int(),
  /** Rows that are left out, each with what to do about it. `line` counts from 1, the header included. */
  faults: z.array(z.object({ line: z.int(), column: z.string().nullable(), message: z.string() })),
  /** Headings that mean nothing to a price list. */
  ignoredColumns: z.array(z.string()),
});
export type ServiceImportPlan = z.infer<typeof serviceImportPlan>;

const file = z
  .string({ error: serviceImportMessages.unreadable })
  .max(Math.ceil(importFileLimitBytes / 3) * 4, serviceImportMessages.tooLarge)
  .pipe(z.base64(serviceImportMessages.unreadable));

export const serviceImportEndpoints = {
  exportServicesCsv: endpoint({
    method: 'GET',
    path: '/api/exports/services.csv',
    summary: 'The price list as a table',
    access: 'user',
    produces: 'text/csv',
  }),
  previewServiceImport: endpoint({
    method: 'POST',
    path: '/api/services/import/preview',
    summary: `What a CSV file of at most ${serviceLimit} rows (as base64) would do to the price list; stores nothing`,
    access: 'user',
    body: z.strictObject({ file }),
    response: serviceImportPlan,
  }),
  importServices: endpoint({
    method: 'POST',
    path: '/api/services/import',
    summary: 'Do what the preview said, all of it or nothing',
    access: 'user',
    body: z.strictObject({ file, fingerprint: z.string().max(100) }),
    response: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), leftOut: z.int() }),
  }),
};
