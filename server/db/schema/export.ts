/** Archives of everything that somebody has, made by a job and kept for a week. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { bytes, id, instant } from './columns.ts';

export const accountExports = pgTable(
  'account_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    /** Steps done, and steps in all. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    attempts: integer().notNull().default(0),
    /** When to begin; while it runs, when somebody else may take over. */
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('account_exports_list').on(t.userId, t.createdAt, t.id),
    index('account_exports_due').on(t.dueAt).where(sql`${t.state} in ('queued', 'running')`),
    index('account_exports_expire').on(t.expiresAt),
    check('account_exports_state_known', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
  ],
);

/** The archive in pieces, so that no process ever holds the whole of it. */
export const accountExportParts = pgTable(
  'account_export_parts',
  {
    exportId: uuid()
      .notNull()
      .references(() => accountExports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    data: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.position] })],
);

/** The PDFs of chosen documents, printed by a job one after the other and handed over as one ZIP; kept for a day. */
export const pdfBundles = pgTable(
  'pdf_bundles',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** When to begin; while it runs, when somebody else may take over. */
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('pdf_bundles_list').on(t.userId, t.createdAt, t.id),
    index('pdf_bundles_due').on(t.dueAt).where(sql`${t.state} in ('queued', 'running')`),
    index('pdf_bundles_expire').on(t.expiresAt),
    check('pdf_bundles_state_known', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
  ],
);

/** One document of a bundle: what is printed already need not be printed again when the job starts anew. */
export const pdfBundleFiles = pgTable(
  'pdf_bundle_files',
  {
    bundleId: uuid()
      .notNull()
      .references(() => pdfBundles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** No reference: a document that is gone by then is passed over. */
    documentId: uuid().notNull(),
    number: text().notNull(),
    state: text({ enum: ['waiting', 'printed', 'failed'] })
      .notNull()
      .default('waiting'),
    name: text(),
    data: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.bundleId, t.position] }),
    check('pdf_bundle_files_state_known', sql`${t.state} in ('waiting', 'printed', 'failed')`),
  ],
);
