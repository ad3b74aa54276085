/** Referrals: friends who were invited, and the free months they brought. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const referralMessages = {
  enterEmail: 'Please enter an email address',
  ownEmail: 'This is your own email address. Please enter the one of a friend.',
  invitedAlready: 'You have invited this friend already.',
  failed: 'Failed to create referral',
  noRewards: 'No rewards available',
  noSubscription: 'Start your subscription before applying rewards',
  cancelled: 'Resume your subscription first',
  applyFailed: 'Failed to apply rewards',
} as const;

export const referralRecord = z.object({
  id: z.string(),
  refereeEmail: z.string(),
  status: z.enum(['pending', 'completed', 'rewarded']),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  referralCode: z.string(),
});
export type ReferralRecord = z.infer<typeof referralRecord>;

export const rewardRecord = z.object({
  id: z.string(),
  /** Days. */
  rewardValue: z.int(),
  isActive: z.boolean(),
  appliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type RewardRecord = z.infer<typeof rewardRecord>;

export const referralEndpoints = {
  listReferrals: endpoint({
    method: 'GET',
    path: '/api/referrals',
    summary: 'The friends who were invited, newest first',
    access: 'user',
    response: z.array(referralRecord),
  }),
  getReferralStats: endpoint({
    method: 'GET',
    path: '/api/referrals/stats',
    summary: 'How many were invited, came and count',
    access: 'user',
    response: z.object({
      totalReferrals: z.int(),
      pendingReferrals: z.int(),
      /** Friends who pay, whether or not their reward was applied. */
      completedReferrals: z.int(),
      availableRewards: z.int(),
    }),
  }),
  listRewards: endpoint({
    method: 'GET',
    path: '/api/referrals/rewards',
    summary: 'Free days that were earned, newest first',
    access: 'user',
    response: z.array(rewardRecord),
  }),
  inviteFriend: endpoint({
    method: 'POST',
    path: '/api/referrals',
    summary: 'Invite a friend by e-mail',
    access: 'user',
    body: z.strictObject({
      refereeEmail: z
        .string({ error: referralMessages.enterEmail })
        .trim()
        .toLowerCase()
        .min(1, referralMessages.enterEmail)
        .max(254, 'Please enter a valid email address')
        .pipe(z.email('Please enter a valid email address')),
    }),
    response: referralRecord,
    status: 201,
  }),
  applyRewards: endpoint({
    method: 'POST',
    path: '/api/referrals/rewards/apply',
    summary: 'Add all available free days to the subscription',
    access: 'user',
    response: z.object({ appliedRewards: z.int(), totalDaysAdded: z.int() }),
  }),
};
