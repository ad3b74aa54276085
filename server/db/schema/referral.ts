/** Friends who were invited, and what the inviter gets for it. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant, timestamps } from './columns.ts';

export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    referrerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refereeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    refereeEmail: text().notNull(),
    referralCode: text().notNull().unique(),
    status: text({ enum: ['pending', 'completed', 'rewarded'] })
      .notNull()
      .default('pending'),
    completedAt: instant(),
    rewardedAt: instant(),
    ...timestamps,
  },
  (t) => [
    index('referrals_list').on(t.referrerId, t.createdAt, t.id),
    // A friend counts once.
    uniqueIndex('referrals_referee').on(t.refereeId),
    // Once each, except for those who are no more.
    uniqueIndex('referrals_invited').on(t.referrerId, t.refereeEmail).where(sql`${t.refereeEmail} like '%@%'`),
    check('referrals_status_known', sql`${t.status} in ('pending', 'completed', 'rewarded')`),
  ],
);

/** An application of rewards: written down before the provider is asked, so that a lost answer never counts twice or not at all. */
export const rewardBatches = pgTable(
  'reward_batches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: text().notNull(),
    days: integer().notNull(),
    /** Until when the subscription is free once it is applied: absolute, so that doing it twice does it once. */
    freeUntil: instant().notNull(),
    state: text({ enum: ['pending', 'applied', 'released'] })
      .notNull()
      .default('pending'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('reward_batches_one_pending').on(t.userId).where(sql`${t.state} = 'pending'`),
    check('reward_batches_state_known', sql`${t.state} in ('pending', 'applied', 'released')`),
  ],
);

export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referralId: uuid()
      .notNull()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    rewardType: text({ enum: ['free_month', 'account_credit', 'bonus_features'] }).notNull(),
    /** Days. */
    rewardValue: integer().notNull(),
    appliedAt: instant(),
    /** The application that has taken it, also while its outcome is unknown. */
    batchId: uuid().references(() => rewardBatches.id, { onDelete: 'set null' }),
    expiresAt: instant(),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('referral_rewards_list').on(t.userId, t.createdAt, t.id),
    uniqueIndex('referral_rewards_referral').on(t.referralId),
    index('referral_rewards_batch').on(t.batchId),
    check('referral_rewards_type_known', sql`${t.rewardType} in ('free_month', 'account_credit', 'bonus_features')`),
  ],
);
