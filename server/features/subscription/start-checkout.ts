/** Leads to the page where the card is entered. However often it is asked for, an account has one open checkout. */
import { referredTrialDays, trialDays } from '#contract/constants.ts';
import { subscriptionMessages } from '#contract/subscription.ts';
import { BillingError } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { findUser, type User } from '#server/features/account/store.ts';
import type { UserId } from '#server/user-id.ts';
import { type BillingDeps, customerOf, refreshSubscription } from './refresh-subscription.ts';
import {
  dropUnanswered,
  findSubscription,
  insertCheckout,
  isReferred,
  keepSession,
  openCheckout,
  setCustomer,
  updateCheckout,
} from './store.ts';

const running = new Set<string | null>(['trialing', 'active', 'past_due', 'unpaid']);

/** A subscription that lives: nothing may start a second one. */
export const isSubscribed = ({ subscriptionStatus }: Pick<User, 'subscriptionStatus'>) =>
  running.has(subscriptionStatus);

/** Days of trial that starting now would bring. */
export async function trialDaysOf(db: Db, userId: UserId): Promise<number> {
  if ((await findSubscription(db, userId))?.hadSubscription) return 0;
  return (await isReferred(db, userId)) ? referredTrialDays : trialDays;
}

/**
 * For the signed-in account. Answers the address. Throws AppError FORBIDDEN for another e-mail than its own, CONFLICT when
 * it has a subscription, and BillingError.
 */
export async function startCheckout(deps: BillingDeps, userId: UserId, email: string, origin: string): Promise<string> {
  const { db, billing, now } = deps;
  const before = await findUser(db, userId);
  if (before?.email !== email) throw new AppError('FORBIDDEN', subscriptionMessages.otherAccount);
  if (before.deletesAt) throw new AppError('CONFLICT', subscriptionMessages.goes);
  if (customerOf(before, billing)) await refreshSubscription(deps, userId);
  const user = (await findUser(db, userId))!;
  if (isSubscribed(user)) throw new AppError('CONFLICT', subscriptionMessages.alreadySubscribed);
  const customerId = await ensureCustomer(deps, user);
  const days = await trialDaysOf(db, userId);
  // One that has ended is replaced by a new one; a third that ends in that moment would be somebody's doing.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const open = await openCheckout(db, userId, email, now());
    try {
      const checkout =
        open.sessionId === null
          ? await billing.createCheckout({
              key: open.id,
              customer: { id: customerId, userId },
              email,
              trialDays: days,
              origin,
            })
          : await billing.findCheckout(open.sessionId);
      if (checkout?.url) {
        if (await keepSession(db, open.id, checkout.id)) return checkout.url;
        continue;
      }
      await updateCheckout(db, open.id, { state: checkout?.state === 'complete' ? 'complete' : 'expired' });
      if (checkout?.state === 'complete') {
        await refreshSubscription(deps, userId);
        throw new AppError('CONFLICT', subscriptionMessages.alreadySubscribed);
      }
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      // The next one goes by a new key: under this one the provider would repeat its answer.
      if (open.sessionId === null) await dropUnanswered(db, open.id);
      if (error.fault !== 'rejected' || attempt > 0) throw error;
    }
  }
  throw new BillingError('unavailable', 'No checkout stays open.');
}

/**
 * Without a session. Looks at no account, so that the answer is the same for every e-mail: whose it is turns out when it is
 * paid.
 */
export async function startOpenCheckout(
  { db, billing, now }: BillingDeps,
  email: string,
  origin: string,
): Promise<string> {
  const { id } = await insertCheckout(db, email, now());
  const checkout = await billing.createCheckout({ key: id, customer: null, email, trialDays, origin });
  await updateCheckout(db, id, { sessionId: checkout.id });
  if (!checkout.url) throw new BillingError('unavailable', 'The checkout has no address.');
  return checkout.url;
}

async function ensureCustomer({ db, billing }: BillingDeps, user: User): Promise<string> {
  const known = customerOf(user, billing);
  if (known) return known;
  const userId = user.id as UserId;
  const made = await billing.createCustomer({ id: user.id, email: user.email });
  if (await setCustomer(db, userId, user.stripeCustomerId, made)) return made;
  const fresh = (await findUser(db, userId))!;
  return customerOf(fresh, billing) ?? made;
}
