/** Who pays: what the payment provider last said, checkouts on their way, and the events that were taken in. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/** One row per account that ever had to do with the provider. Only what the provider said, never our own reckoning. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's own word; null while there is no subscription. */
  providerStatus: text(),
  trialEnd: instant(),
  currentPeriodEnd: instant(),
  cancelAt: instant(),
  /** Set to end, by a date or by the end of the period. */
  cancels: boolean().notNull().default(false),
  /** Whether money has come in, ever. */
  hasPaid: boolean().notNull().default(false),
  /** Whether there was a subscription, ever: the free trial is once. */
  hadSubscription: boolean().notNull().default(false),
  /** Tells whether two customers pay with one card; null where the provider does not say. */
  cardFingerprint: text(),
  /**
   * Tickets: each look at the provider draws one before it asks, and writes only when no later one has written. So an
   * answer that was long on its way never takes the place of a newer one.
   */
  lastAsked: integer().notNull().default(0),
  lastWritten: integer().notNull().default(0),
  readAt: instant(),
});

export const checkouts = pgTable(
  'checkouts',
  {
    /** Of our own making, before the provider is asked: a repeated request finds the same checkout. */
    id: uuid().primaryKey(),
    /** Null when it was begun without a session: then the account is found by its e-mail, once it is paid. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The provider's id; null until it has answered. */
    sessionId: text().unique(),
    state: text({ enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: instant().notNull(),
  },
  (t) => [
    // What keeps fifty clicks at one checkout.
    uniqueIndex('checkouts_one_open').on(t.userId).where(sql`${t.state} = 'open'`),
    index('checkouts_user').on(t.userId),
    index('checkouts_created').on(t.createdAt),
    check('checkouts_state_known', sql`${t.state} in ('open', 'complete', 'expired')`),
  ],
);

/** Each event of the provider once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [index('billing_events_received').on(t.receivedAt)],
);
