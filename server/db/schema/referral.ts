/** Friends who were invited, and what the inviter gets for it. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    index('referrals_referee').on(t.refereeId),
    check('referrals_status_known', sql`${t.status} in ('pending', 'completed', 'rewarded')`),
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
    expiresAt: instant(),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('referral_rewards_list').on(t.userId, t.createdAt, t.id),
    index('referral_rewards_referral').on(t.referralId),
    check('referral_rewards_type_known', sql`${t.rewardType} in ('free_month', 'account_credit', 'bonus_features')`),
  ],
);
