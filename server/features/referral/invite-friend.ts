/** An invitation: a code of its own, and the mail that brings it. */
import { randomInt } from 'node:crypto';
import { referredTrialDays } from '#contract/constants.ts';
import { referralMessages } from '#contract/referral.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { findUser } from '#server/features/account/store.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { invitationMail } from '#server/mail/subscription-mails.ts';
import type { UserId } from '#server/user-id.ts';
import { hasInvited, insertReferral, type StoredReferral } from './store.ts';

/** Without what is easily mistaken when it is read out: ten of them are 50 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const makeCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/**
 * The answer is the same whether or not the friend has an account. Throws AppError INVALID_INPUT for the person's own
 * address and CONFLICT for one that was invited before. Wake "send-mails" afterwards.
 */
export async function inviteFriend(
  db: Db,
  userId: UserId,
  refereeEmail: string,
  origin: string,
  now: Date,
): Promise<StoredReferral> {
  const user = (await findUser(db, userId))!;
  if (user.email === refereeEmail)
    throw new AppError('INVALID_INPUT', referralMessages.ownEmail, {
      issues: [{ path: 'refereeEmail', message: referralMessages.ownEmail }],
    });
  if (await hasInvited(db, userId, refereeEmail)) throw new AppError('CONFLICT', referralMessages.invitedAlready);
  const referralCode = makeCode();
  const mail = invitationMail({
    inviterName: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    url: `${origin}/auth?mode=signup&ref=${referralCode}`,
    trialDays: referredTrialDays,
  });
  try {
    return await db.transaction(async (tx) => {
      const values = { referrerId: userId, refereeEmail, referralCode, createdAt: now, updatedAt: now };
      const referral = await insertReferral(tx, values);
      await queueMail(tx, { to: refereeEmail, userId, mail, key: `invitation:${referral.id}`, now });
      return referral;
    });
  } catch (error) {
    if (violates(error, 'referrals_invited')) throw new AppError('CONFLICT', referralMessages.invitedAlready);
    throw error;
  }
}
