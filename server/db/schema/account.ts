/** Who signs in: accounts, sessions, and the counters that slow down guessing. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** When the account will be deleted, as its owner asked. */
    deletesAt: instant(),
    /** Since when a payment is late; null unless the status is past_due. */
    pastDueSince: instant(),
    ...timestamps,
  },
  (t) => [
    index('users_deletes_at').on(t.deletesAt).where(sql`${t.deletesAt} is not null`),
    check('users_auth_provider_known', sql`${t.authProvider} in ('replit', 'email')`),
    check(
      'users_subscription_status_known',
      sql`${t.subscriptionStatus} in ('active', 'canceled', 'past_due', 'unpaid', 'trialing')`,
    ),
  ],
);

/** What is known of a session besides whose it is. */
export interface SessionFacts {
  userAgent?: string;
  /** ISO; to the hour. */
  usedAt?: string;
  /** How it began: for the way out at the provider. */
  by?: 'password' | 'external';
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: who reads the table cannot sign in with it. */
    sid: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: json<SessionFacts>().notNull(),
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

/** Accounts elsewhere that open this one: known by issuer and subject, never by e-mail. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the provider told it when it was connected; only to be shown. */
    email: text(),
    createdAt: instant().notNull(),
  },
  (t) => [unique('identities_subject').on(t.issuer, t.subject), index('identities_user').on(t.userId)],
);

/** Sign-ins that are on their way through the identity provider: one use, ten minutes, bound to the browser that began. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    /** SHA-256 of the browser's cookie. */
    id: text().primaryKey(),
    state: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** Who wants to connect; null for signing in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    referralCode: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('pending_logins_expire').on(t.expiresAt), index('pending_logins_user').on(t.userId)],
);

export const linkPurposes = ['confirm-email', 'change-email', 'reset-password'] as const;

/** Links in mails: one use, a short life. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the link's token. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** The address whose owner the link proves. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('mail_links_user').on(t.userId, t.purpose),
    index('mail_links_expire').on(t.expiresAt),
    check('mail_links_purpose_known', sql`${t.purpose} in ('confirm-email', 'change-email', 'reset-password')`),
  ],
);
