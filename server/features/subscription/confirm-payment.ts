/** After the checkout: whose it is, and what it brought. */
import { subscriptionMessages } from '#contract/subscription.ts';
import { findUser, findUserByEmail } from '#server/features/account/store.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import { type BillingDeps, refreshSubscription } from './refresh-subscription.ts';
import { isSubscribed } from './start-checkout.ts';
import { findCheckoutBySession, findSubscription, setCustomer, updateCheckout } from './store.ts';

export type Confirmation =
  | { success: true; needsLogin: boolean }
  | { success: false; status: 400 | 403; error: string };

const failed = (status: 400 | 403): Confirmation => ({
  success: false,
  status,
  error: subscriptionMessages.paymentFailed,
});

/** `userId` null: the browser has no session. The id in the address proves nothing: it never signs in. Throws BillingError. */
export async function confirmPayment(
  deps: BillingDeps,
  userId: UserId | null,
  sessionId: string,
): Promise<Confirmation> {
  const settled = await settleCheckout(deps, sessionId);
  if (!settled) return failed(400);
  if (userId === null) return { success: true, needsLogin: true };
  if (settled.owner !== userId) return failed(403);
  return { success: true, needsLogin: false };
}

/**
 * Brings a paid checkout to its account and the account up to date; null while there is nothing to bring. Called by the
 * person's return, the provider's event and the hourly check, whichever comes first.
 */
export async function settleCheckout(deps: BillingDeps, sessionId: string): Promise<{ owner: UserId | null } | null> {
  const { db, billing } = deps;
  const checkout = await billing.findCheckout(sessionId);
  if (!checkout) return null;
  const row = await findCheckoutBySession(db, sessionId);
  if (row && row.state === 'open' && checkout.state !== 'open')
    await updateCheckout(db, row.id, { state: checkout.state });
  if (checkout.state !== 'complete' || !checkout.settled) return null;
  const known = row?.userId ?? checkout.userId;
  const owner =
    known === null && row && checkout.customerId
      ? await giveToAccount(deps, row.id, row.email, checkout.customerId)
      : known === null
        ? null
        : toUserId(known);
  if (owner) {
    const user = await findUser(db, owner);
    if (checkout.customerId && user && user.stripeCustomerId !== checkout.customerId)
      await endStray(deps, checkout.customerId);
    await refreshSubscription(deps, owner);
  }
  return { owner };
}

/**
 * A checkout that was begun without a session belongs to the account with its e-mail, when that has never had a subscription.
 * Otherwise it is undone: nothing was charged yet, since every such checkout begins with a trial.
 */
async function giveToAccount(
  deps: BillingDeps,
  checkoutId: string,
  email: string,
  customerId: string,
): Promise<UserId | null> {
  const { db } = deps;
  const user = await findUserByEmail(db, email);
  const userId = user && toUserId(user.id);
  const isNew = user && userId && !isSubscribed(user) && !(await findSubscription(db, userId))?.hadSubscription;
  if (isNew && (await setCustomer(db, userId, user.stripeCustomerId, customerId))) {
    await updateCheckout(db, checkoutId, { userId });
    return userId;
  }
  // Somebody else may have given it to its account in this moment.
  if (user?.stripeCustomerId === customerId) return userId;
  const fresh = userId && (await findUser(db, userId));
  if (fresh && fresh.stripeCustomerId === customerId) return userId;
  await endStray(deps, customerId);
  return null;
}

/** Ends what hangs on a customer that is no account's. */
async function endStray({ billing }: BillingDeps, customerId: string) {
  const { subscription } = await billing.readAccount(customerId);
  if (subscription && !subscription.endedAt) await billing.cancelNow(subscription.id);
}
