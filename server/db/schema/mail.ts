/** E-mails on their way: written in the transaction of their cause, sent by a job. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';

export const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed'] as const;

export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Null for who has no account (an invited friend) or has one no more. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The address. */
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text and HTML; emptied once sent, since links in them open accounts. */
    text: text().notNull(),
    html: text().notNull(),
    /** Names the cause: of two mails with one key only the first is ever written. */
    key: text().unique(),
    /** "kept": no mail server is configured; the mail stays here to be looked at. */
    state: text({ enum: mailStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When to try (again); while sending, when somebody else may take over. */
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** Why the last attempt failed. */
    error: text(),
  },
  (t) => [
    index('mails_due').on(t.dueAt).where(sql`${t.state} in ('queued', 'sending')`),
    index('mails_created').on(t.createdAt),
    index('mails_user').on(t.userId),
    check('mails_state_known', sql`${t.state} in ('queued', 'sending', 'sent', 'kept', 'failed')`),
  ],
);
