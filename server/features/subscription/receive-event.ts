/** Takes in what the provider tells: each event once, in any order, as a hint to look anew. */

import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { BillingEvent } from '#server/billing/billing.ts';
import { users } from '#server/db/schema/account.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import { settleCheckout } from './confirm-payment.ts';
import { type BillingDeps, refreshSubscription } from './refresh-subscription.ts';
import { findUserByCustomer, insertEvent, isEventKnown } from './store.ts';
import { tellOfEvent } from './tell-of-event.ts';

export interface EventDeps extends BillingDeps {
  /** The address people use, for the links in mails. */
  origin: string;
}

/**
 * Throws BillingError 'forged' for what the provider has not signed; any other error means that nothing was recorded and
 * that it must be sent again. "ignored": of no account, of no kind, or of another mode.
 */
export async function receiveEvent(
  deps: EventDeps,
  raw: Buffer,
  signature: string,
): Promise<'taken' | 'known' | 'ignored'> {
  const { db, billing, now } = deps;
  const event = billing.readEvent(raw, signature);
  if (!event) return 'ignored';
  if (await isEventKnown(db, event.id)) return 'known';
  if (event.checkoutId) await settleCheckout(deps, event.checkoutId);
  const userId = await findOwner(deps, event);
  if (!userId) {
    await insertEvent(db, event.id, event.type, now());
    return 'ignored';
  }
  let outcome: 'taken' | 'known' = 'known';
  const found = await refreshSubscription(deps, userId, async (tx, user, account) => {
    if (!(await insertEvent(tx, event.id, event.type, now()))) return;
    outcome = 'taken';
    if (event.type === 'customer.deleted' && event.customerId)
      await tx
        .update(users)
        .set({ stripeCustomerId: null })
        .where(and(eq(users.id, user.id), eq(users.stripeCustomerId, event.customerId)));
    await tellOfEvent(tx, event, user, account, deps.origin, now());
  });
  return found ? outcome : 'ignored';
}

/** By the customer we stored, else by the id we gave the provider ourselves; never by e-mail. */
async function findOwner({ db }: EventDeps, { customerId, userId }: BillingEvent): Promise<UserId | null> {
  const byCustomer = customerId && (await findUserByCustomer(db, customerId));
  if (byCustomer) return byCustomer;
  return userId && isUuid(userId) ? toUserId(userId) : null;
}
