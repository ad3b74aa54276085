/** The end at once: for an account that is going. */
import { findUser } from '#server/features/account/store.ts';
import type { UserId } from '#server/user-id.ts';
import { type BillingDeps, customerOf, refreshSubscription } from './refresh-subscription.ts';
import { setCustomer } from './store.ts';

/** Cancels without waiting for the end of the period; nothing more is charged. Can run again. Throws BillingError. */
export async function cancelSubscriptionNow(deps: BillingDeps, userId: UserId) {
  const user = await findUser(deps.db, userId);
  const customerId = user && customerOf(user, deps.billing);
  if (!customerId) return;
  const { subscription } = await deps.billing.readAccount(customerId);
  if (subscription && !subscription.endedAt) await deps.billing.cancelNow(subscription.id);
  await refreshSubscription(deps, userId);
}

/** Has the provider forget the person as well. Can run again. Throws BillingError. */
export async function forgetCustomer(deps: BillingDeps, userId: UserId) {
  const user = await findUser(deps.db, userId);
  const customerId = user && customerOf(user, deps.billing);
  if (!customerId) return;
  await deps.billing.deleteCustomer(customerId);
  await setCustomer(deps.db, userId, customerId, null);
  await refreshSubscription(deps, userId);
}
