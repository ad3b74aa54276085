/** Documents, their history, the recordings they came from, and the templates they may start from. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentContent, DocumentType, Question, TemplateBody } from '#engine/index.ts';
import { users } from './account.ts';
import { id, instant, json, timestamps } from './columns.ts';

const types = ['quote', 'bid', 'estimate', 'invoice'] as const satisfies readonly DocumentType[];
const statuses = ['draft', 'pending', 'accepted', 'declined'] as const;

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const documents = pgTable(
  'documents',
  {
    id: id(),
    userId: owner(),
    /** Printed on the paper: "Q-2026-0012". */
    number: text().notNull(),
    /** Which counter gave the number and what it stood at; null for numbers from before there was one for each type. */
    numberPeriod: text(),
    numberValue: integer(),
    title: text().notNull(),
    type: text({ enum: types }).notNull(),
    client: text(),
    /** The day it bears: where the person stood when it was made, not where the server stands. */
    issuedOn: date({ mode: 'string' }).notNull(),
    /** Of invoices: by when it is to be paid, and when it was. */
    dueOn: date({ mode: 'string' }),
    paidOn: date({ mode: 'string' }),
    /** Of invoices: the quote, bid or estimate it was made from. */
    convertedFromId: uuid().references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    /** Of a revision: the accepted document that it is to take the place of, and which version it is. */
    revisesId: uuid().references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    revision: integer().notNull().default(1),
    amount: numeric({ precision: 10, scale: 2 }),
    status: text({ enum: statuses }).notNull().default('draft'),
    content: json<DocumentContent>().notNull(),
    transcription: text(),
    /** What the engine could not decide and that changes the total. */
    questions: json<Question[]>().notNull().default([]),
    /** What the engine understood of the dictation, kept so that every figure can be explained later. */
    facts: json<unknown>(),
    includeLogo: boolean().notNull().default(true),
    /** The template it was made from: how often one is used, and for what amounts, is counted here. */
    templateId: uuid().references(() => quoteTemplates.id, { onDelete: 'set null' }),
    /** Rises with every change. */
    version: integer().notNull().default(1),
    /** Made by the browser once per dictation: a doubled click finds the document of the first one. */
    requestKey: text(),
    /** What was asked for under the key: the same key with something else is refused. */
    requestHash: text(),
    deletedAt: instant(),
    /**
     * Title, client and number in small letters of every alphabet, whatever the database's locale: what a search looks through.
     * Cut to what fits into an index; kept by the database.
     */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower((left("title", 300) || chr(31) || left(coalesce("client", ''), 300) || chr(31) || left("number", 40)) collate "pg_c_utf8")`,
      ),
    ...timestamps,
  },
  (t) => [
    // Ascending on purpose: read backwards it serves "newest first"; a descending index would sort NULLs the other way.
    // With everything that a search asks for: what does not match is passed over without a look at the rows themselves.
    index('documents_list')
      .on(t.userId, t.createdAt, t.id, t.status, t.type, t.searchText)
      .where(sql`${t.deletedAt} is null`),
    index('documents_list_by_status').on(t.userId, t.status, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('documents_list_by_type').on(t.userId, t.type, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('documents_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('documents_template').on(t.templateId, t.userId).where(sql`${t.templateId} is not null`),
    index('documents_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    // A deleted draft of an invoice gives its number back.
    uniqueIndex('documents_number').on(t.userId, t.number).where(sql`${t.deletedAt} is null`),
    uniqueIndex('documents_one_invoice').on(t.convertedFromId).where(sql`${t.deletedAt} is null`),
    index('documents_converted').on(t.convertedFromId),
    uniqueIndex('documents_one_revision').on(t.revisesId).where(sql`${t.deletedAt} is null`),
    index('documents_revised').on(t.revisesId).where(sql`${t.revisesId} is not null`),
    uniqueIndex('documents_request_key').on(t.userId, t.requestKey),
    check('documents_type_known', sql`${t.type} in ('quote', 'bid', 'estimate', 'invoice')`),
    check('documents_status_known', sql`${t.status} in ('draft', 'pending', 'accepted', 'declined')`),
    check(
      'documents_only_invoices_paid',
      sql`${t.type} = 'invoice' or (${t.dueOn} is null and ${t.paidOn} is null and ${t.convertedFromId} is null)`,
    ),
  ],
);

/** How a business numbers its documents and when its invoices are due; without a row the defaults hold. */
export const documentSettings = pgTable('document_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** By type, such as "Q-{YYYY}-{0000}"; types that are not here have the default. */
  patterns: json<Partial<Record<DocumentType, string>>>().notNull().default({}),
  paymentDays: integer().notNull().default(30),
  ...timestamps,
});

/** The last number given out per owner, type and period (a year, or "" where numbers run on). */
export const documentCounters = pgTable(
  'document_counters',
  { userId: owner(), type: text({ enum: types }).notNull(), period: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.type, t.period] })],
);

/** Numbers of invoices that were given out and given back: they are given out first, so that no gap stays. */
export const freedInvoiceNumbers = pgTable(
  'freed_invoice_numbers',
  { userId: owner(), period: text().notNull(), value: integer().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.period, t.value] })],
);

/**
 * Sums of an owner's documents and recordings, kept by triggers (migration "figures"): the dashboard reads one row
 * instead of counting 100,000.
 */
export const userFigures = pgTable('user_figures', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  documents: integer().notNull().default(0),
  pending: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
  declined: integer().notNull().default(0),
  voiceSessions: integer().notNull().default(0),
});

export const documentEventKinds = [
  'generated',
  'edited',
  'status',
  'refined',
  'converted',
  'deleted',
  'restored',
  'duplicated',
  'revised',
] as const;

export const documentActors = ['owner', 'client', 'system'] as const;

/** What happened to a document, with what it was before: nothing that was written is ever lost. */
export const documentEvents = pgTable(
  'document_events',
  {
    id: id(),
    userId: owner(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    kind: text({ enum: documentEventKinds }).notNull(),
    /** Who did it: the person whose document it is, their client, or the product by itself. */
    actor: text({ enum: documentActors }).notNull().default('owner'),
    /** The document's version after the event. */
    version: integer().notNull(),
    /** Number, type, status, title, amount and content before the event; null where nothing was overwritten. */
    previous: json<Record<string, unknown>>(),
    /** The instruction, the changes it made, the new status. */
    details: json<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('document_events_list').on(t.userId, t.documentId, t.createdAt, t.id),
    index('document_events_document').on(t.documentId),
  ],
);

export const voiceSessions = pgTable(
  'voice_sessions',
  {
    id: id(),
    userId: owner(),
    transcription: text().notNull(),
    documentId: uuid().references(() => documents.id, { onDelete: 'set null' }),
    /** As of the document: a dictation that is sent again is still one, also where no document comes of it. */
    requestKey: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('voice_sessions_request_key').on(t.userId, t.requestKey),
    index('voice_sessions_list').on(t.userId, t.createdAt, t.id),
    index('voice_sessions_document').on(t.documentId),
  ],
);

export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: id(),
    /** Null for the templates that come with the product. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    category: text().notNull(),
    industry: text(),
    projectType: text(),
    template: json<TemplateBody>().notNull(),
    isPublic: boolean().notNull().default(false),
    /** As it was when it was made; what it is now is counted from the documents made from it. */
    usageCount: integer().notNull().default(0),
    tags: text().array().notNull().default([]),
    averageAmount: numeric({ precision: 10, scale: 2 }),
    ...timestamps,
  },
  (t) => [
    index('quote_templates_list').on(t.userId, t.createdAt, t.id),
    index('quote_templates_public').on(t.category).where(sql`${t.isPublic}`),
  ],
);
