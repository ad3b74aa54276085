/** Invitations, what came of them, and the rewards. */
import type { FastifyInstance } from 'fastify';
import { type ReferralRecord, type RewardRecord, referralEndpoints } from '#contract/referral.ts';
import type { Deps } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import { applyRewards } from './apply-rewards.ts';
import { inviteFriend } from './invite-friend.ts';
import { countReferrals, listReferrals, listRewards, type StoredReferral, type StoredReward } from './store.ts';

const presentReferral = (row: StoredReferral): ReferralRecord => ({
  id: row.id,
  refereeEmail: row.refereeEmail,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  referralCode: row.referralCode,
});

const presentReward = (row: StoredReward): RewardRecord => ({
  id: row.id,
  rewardValue: row.rewardValue,
  isActive: row.isActive,
  appliedAt: row.appliedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export function referralRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    billing,
    limits,
    now,
    origin,
    wake,
  } = deps;

  route(app, referralEndpoints.listReferrals, async ({ userId }) =>
    (await listReferrals(db, userId)).map(presentReferral),
  );
  route(app, referralEndpoints.getReferralStats, ({ userId }) => countReferrals(db, userId, now()));
  route(app, referralEndpoints.listRewards, async ({ userId }) => (await listRewards(db, userId)).map(presentReward));

  route(app, referralEndpoints.inviteFriend, async ({ userId, body }) => {
    await limits.count('invite', userId);
    const referral = await inviteFriend(db, userId, body.refereeEmail, origin(), now());
    wake('send-mails');
    return presentReferral(referral);
  });

  route(app, referralEndpoints.applyRewards, ({ userId }) => applyRewards({ db, billing, now }, userId));
}
