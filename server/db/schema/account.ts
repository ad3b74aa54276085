/** Who signs in: accounts, sessions, and the counters that slow down guessing. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, json, timestamps } from './columns.ts';

export const subscriptionStatuses = ['active', 'canceled', 'past_due', 'unpaid', 'trialing'] as const;

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and lower-cased. */
    email: text().notNull().unique(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    /** argon2id; null for who signs in through the identity provider only. */
    hashedPassword: text(),
    authProvider: text({ enum: ['replit', 'email'] })
      .notNull()
      .default('replit'),
    emailVerified: boolean().notNull().default(false),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text().unique(),
    subscriptionStatus: text({ enum: subscriptionStatuses }),
    subscriptionEndDate: instant(),
    ...timestamps,
  },
  (t) => [
    check('users_auth_provider_known', sql`${t.authProvider} in ('replit', 'email')`),
    check(
      'users_subscription_status_known',
      sql`${t.subscriptionStatus} in ('active', 'canceled', 'past_due', 'unpaid', 'trialing')`,
    ),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: who reads the table cannot sign in with it. */
    sid: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: json<Record<string, string>>().notNull(),
    /** Ends the session when it was idle; moves on with use, at most to 30 days after createdAt. */
    expire: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expire').on(t.expire)],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
