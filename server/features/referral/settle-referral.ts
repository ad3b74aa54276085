/** What a friend's payments mean for who invited them. */
import { and, eq, isNull } from 'drizzle-orm';
import { rewardDays } from '#contract/constants.ts';
import type { Payment } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import { referralRewards, referrals } from '#server/db/schema/referral.ts';
import { subscriptions } from '#server/db/schema/subscription.ts';

/**
 * The first real payment completes the invitation and earns the reward, once. Money that went back, or that the bank was
 * asked for, takes the reward away as long as it is unused, and a later payment brings it back. Who pays with the card of
 * the one who invited them is no friend. Can run any number of times.
 */
export async function settleReferral(
  tx: Db,
  refereeId: string,
  payments: Payment[],
  cardFingerprint: string | null,
  now: Date,
) {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.refereeId, refereeId)).for('update');
  if (!referral) return;
  const { id: referralId, referrerId } = referral;
  const pays = payments.some(({ amountCents, refunded, disputed }) => amountCents > 0 && !refunded && !disputed);
  if (referral.status !== 'pending') {
    const unused = and(
      eq(referralRewards.referralId, referralId),
      isNull(referralRewards.batchId),
      isNull(referralRewards.appliedAt),
    );
    await tx.update(referralRewards).set({ isActive: pays }).where(unused);
    return;
  }
  if (!pays || (await isOwnCard(tx, referrerId, cardFingerprint))) return;
  await tx
    .update(referrals)
    .set({ status: 'completed', completedAt: now, updatedAt: now })
    .where(eq(referrals.id, referralId));
  await tx
    .insert(referralRewards)
    .values({ userId: referrerId, referralId, rewardType: 'free_month', rewardValue: rewardDays, createdAt: now })
    .onConflictDoNothing({ target: referralRewards.referralId });
}

async function isOwnCard(tx: Db, referrerId: string, cardFingerprint: string | null): Promise<boolean> {
  if (cardFingerprint === null) return false;
  const [row] = await tx
    .select({ fingerprint: subscriptions.cardFingerprint })
    .from(subscriptions)
    .where(eq(subscriptions.userId, referrerId));
  return row?.fingerprint === cardFingerprint;
}
