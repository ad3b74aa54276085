/** Invitations and rewards in the database. */
import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { referralRewards, referrals, rewardBatches } from '#server/db/schema/referral.ts';
import type { UserId } from '#server/user-id.ts';

export type StoredReferral = typeof referrals.$inferSelect;
export type StoredReward = typeof referralRewards.$inferSelect;
export type StoredBatch = typeof rewardBatches.$inferSelect;

export const listReferrals = (db: Db, userId: UserId): Promise<StoredReferral[]> =>
  db
    .select()
    .from(referrals)
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id));

export const listRewards = (db: Db, userId: UserId): Promise<StoredReward[]> =>
  db
    .select()
    .from(referralRewards)
    .where(eq(referralRewards.userId, userId))
    .orderBy(desc(referralRewards.createdAt), desc(referralRewards.id));

/** Active, not applied, not expired, and in no application. */
const available = (userId: UserId, now: Date) =>
  and(
    eq(referralRewards.userId, userId),
    eq(referralRewards.isActive, true),
    isNull(referralRewards.appliedAt),
    isNull(referralRewards.batchId),
    or(isNull(referralRewards.expiresAt), gt(referralRewards.expiresAt, now)),
  );

/** Oldest first. */
export const listAvailableRewards = (db: Db, userId: UserId, now: Date): Promise<StoredReward[]> =>
  db
    .select()
    .from(referralRewards)
    .where(available(userId, now))
    .orderBy(asc(referralRewards.createdAt), asc(referralRewards.id));

export async function countReferrals(db: Db, userId: UserId, now: Date) {
  const [byStatus] = await db
    .select({
      total: count(),
      pending: sql<number>`count(*) filter (where ${referrals.status} = 'pending')`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, userId));
  const [rewards] = await db.select({ available: count() }).from(referralRewards).where(available(userId, now));
  const { total, pending } = byStatus!;
  return {
    totalReferrals: total,
    pendingReferrals: pending,
    completedReferrals: total - pending,
    availableRewards: rewards!.available,
  };
}

export async function hasInvited(db: Db, userId: UserId, refereeEmail: string): Promise<boolean> {
  const [row] = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.referrerId, userId), eq(referrals.refereeEmail, refereeEmail)))
    .limit(1);
  return row !== undefined;
}

export async function insertReferral(db: Db, values: typeof referrals.$inferInsert): Promise<StoredReferral> {
  const [row] = await db.insert(referrals).values(values).returning();
  return row!;
}

export async function findPendingBatch(db: Db, userId: UserId): Promise<StoredBatch | null> {
  const [row] = await db
    .select()
    .from(rewardBatches)
    .where(and(eq(rewardBatches.userId, userId), eq(rewardBatches.state, 'pending')));
  return row ?? null;
}
