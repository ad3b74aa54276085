/** The sandbox's side of the counter: what a payment provider would keep, for running without one. No card number is ever stored. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from './columns.ts';

/** A customer with subscriptions, charges and test card; its shape is the sandbox's own. */
export const sandboxCustomers = pgTable(
  'sandbox_customers',
  {
    id: text().primaryKey(),
    state: json<unknown>().notNull(),
    /** When something happens by itself; null while nothing will. */
    dueAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [index('sandbox_customers_due').on(t.dueAt)],
);

export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  /** The same key answers the same checkout. */
  key: uuid().notNull().unique(),
  state: json<unknown>().notNull(),
  createdAt: instant().notNull(),
});

/** Events until they were taken in. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    body: json<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('sandbox_events_created').on(t.createdAt)],
);
