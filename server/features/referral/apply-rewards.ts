/**
 * Free months, added to a subscription. The application is written down with its absolute target before the provider is
 * asked: a lost answer is found out about, and doing it twice does it once.
 */
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { referralMessages } from '#contract/referral.ts';
import { BillingError, type ProviderSubscription } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { referralRewards, referrals, rewardBatches } from '#server/db/schema/referral.ts';
import { AppError } from '#server/errors.ts';
import { type BillingDeps, refreshSubscription } from '#server/features/subscription/refresh-subscription.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import { findPendingBatch, listAvailableRewards, type StoredBatch } from './store.ts';

const day = 86_400_000;
/** The provider allows two years of free time from its anchor. */
const longestDays = 730;
/** A younger one may still be in the hands of who began it. */
const sweepAfter = 60_000;

const cannot = () => new AppError('PROVIDER_FAILED', referralMessages.applyFailed);

/**
 * All available ones. Throws AppError INVALID_INPUT when there is none, CONFLICT without a subscription that goes on, and
 * PROVIDER_FAILED when the outcome is not known yet.
 */
export async function applyRewards(
  deps: BillingDeps,
  userId: UserId,
): Promise<{ appliedRewards: number; totalDaysAdded: number }> {
  const { db, now } = deps;
  const pending = await findPendingBatch(db, userId);
  if (pending) {
    if (now().getTime() - pending.createdAt.getTime() < sweepAfter) throw cannot();
    await sweepBatch(deps, pending).catch(asAnswer);
  }
  if ((await listAvailableRewards(db, userId, now())).length === 0)
    throw new AppError('INVALID_INPUT', referralMessages.noRewards);
  const account = await refreshSubscription(deps, userId).catch(asAnswer);
  const subscription = account?.subscription;
  if (!subscription || !['trialing', 'active'].includes(subscription.status))
    throw new AppError('CONFLICT', referralMessages.noSubscription);
  if (subscription.cancels) throw new AppError('CONFLICT', referralMessages.cancelled);
  const claimed = await db.transaction((tx) => claim(tx, userId, subscription, now()));
  if (claimed === 'pending') throw cannot();
  if (claimed === 'none') throw new AppError('INVALID_INPUT', referralMessages.noRewards);
  if (claimed === 'full')
    throw new AppError(
      'CONFLICT',
      'Your subscription is free for nearly two years already. Please apply this reward later.',
    );
  const { batch, rewards } = claimed;
  await carryOut(deps, batch, '1').catch(asAnswer);
  return { appliedRewards: rewards, totalDaysAdded: batch.days };
}

function asAnswer(error: unknown): never {
  if (error instanceof BillingError) throw cannot();
  throw error;
}

async function claim(tx: Db, userId: UserId, subscription: ProviderSubscription, now: Date) {
  // One at a time per account: all that follows is seen by the next one.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (await findPendingBatch(tx, userId)) return 'pending';
  const rewards = await listAvailableRewards(tx, userId, now);
  if (rewards.length === 0) return 'none';
  const base = Math.max(now.getTime(), subscription.currentPeriodEnd?.getTime() ?? 0);
  const latest = subscription.billingAnchor.getTime() + longestDays * day;
  const taken: string[] = [];
  let days = 0;
  for (const { id, rewardValue } of rewards) {
    if (base + (days + rewardValue) * day > latest) break;
    days += rewardValue;
    taken.push(id);
  }
  if (taken.length === 0) return 'full';
  const freeUntil = new Date(Math.floor((base + days * day) / 1000) * 1000);
  const values = { userId, subscriptionId: subscription.id, days, freeUntil, createdAt: now, updatedAt: now };
  const [batch] = await tx.insert(rewardBatches).values(values).returning();
  const marked = await tx
    .update(referralRewards)
    .set({ batchId: batch!.id })
    .where(and(inArray(referralRewards.id, taken), eq(referralRewards.isActive, true), isNull(referralRewards.batchId)))
    .returning({ id: referralRewards.id });
  // A refund has taken one in this moment: the next try counts anew.
  if (marked.length !== taken.length) throw cannot();
  return { batch: batch!, rewards: taken.length };
}

/** Throws BillingError; after a clear refusal the rewards are available again. */
async function carryOut(deps: BillingDeps, batch: StoredBatch, attempt: string) {
  const { db, billing, now } = deps;
  try {
    await billing.extendFreeUntil(batch.subscriptionId, batch.freeUntil, batch.id, attempt);
  } catch (error) {
    if (error instanceof BillingError && error.fault !== 'unavailable') await release(db, batch, now());
    throw error;
  }
  await finish(db, batch, now());
  // What the card shows; an event will say the same.
  await refreshSubscription(deps, toUserId(batch.userId)).catch(() => null);
}

async function finish(db: Db, batch: StoredBatch, now: Date) {
  await db.transaction(async (tx) => {
    if (!(await close(tx, batch, 'applied', now))) return;
    const rewards = await tx
      .update(referralRewards)
      .set({ appliedAt: now })
      .where(eq(referralRewards.batchId, batch.id))
      .returning({ referralId: referralRewards.referralId });
    const ids = rewards.map(({ referralId }) => referralId);
    if (ids.length > 0)
      await tx
        .update(referrals)
        .set({ status: 'rewarded', rewardedAt: now, updatedAt: now })
        .where(inArray(referrals.id, ids));
  });
}

async function release(db: Db, batch: StoredBatch, now: Date) {
  await db.transaction(async (tx) => {
    if (await close(tx, batch, 'released', now))
      await tx.update(referralRewards).set({ batchId: null }).where(eq(referralRewards.batchId, batch.id));
  });
}

/** False when somebody else has closed it. */
async function close(tx: Db, { id }: StoredBatch, state: 'applied' | 'released', now: Date): Promise<boolean> {
  const closed = await tx
    .update(rewardBatches)
    .set({ state, updatedAt: now })
    .where(and(eq(rewardBatches.id, id), eq(rewardBatches.state, 'pending')))
    .returning({ id: rewardBatches.id });
  return closed.length === 1;
}

/** Finds out what came of an application whose answer was lost. */
async function sweepBatch(deps: BillingDeps, batch: StoredBatch) {
  const account = await refreshSubscription(deps, toUserId(batch.userId));
  const subscription = account?.subscription;
  if (subscription?.rewardBatch === batch.id) await finish(deps.db, batch, deps.now());
  else if (subscription?.id === batch.subscriptionId && ['trialing', 'active'].includes(subscription.status))
    // By a new key: under the old one the provider would repeat its old failure.
    await carryOut(deps, batch, String(deps.now().getTime()));
  else await release(deps.db, batch, deps.now());
}

/** All that have waited long enough. */
export async function sweepBatches(deps: BillingDeps, attempt: (work: () => Promise<unknown>) => Promise<void>) {
  const before = new Date(deps.now().getTime() - sweepAfter);
  const waiting = await deps.db
    .select()
    .from(rewardBatches)
    .where(and(eq(rewardBatches.state, 'pending'), lt(rewardBatches.createdAt, before)));
  for (const batch of waiting) await attempt(() => sweepBatch(deps, batch));
}
