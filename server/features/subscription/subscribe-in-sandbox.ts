/** Subscribes an account the way a person would, without a browser: for the demo business and for tests. */
import type { SandboxBilling } from '#server/billing/sandbox/sandbox-billing.ts';
import { findUser } from '#server/features/account/store.ts';
import type { UserId } from '#server/user-id.ts';
import { settleCheckout } from './confirm-payment.ts';
import type { BillingDeps } from './refresh-subscription.ts';
import { startCheckout } from './start-checkout.ts';

/** "fails": the card is taken now and fails when it has to pay. */
export async function subscribeInSandbox(
  deps: BillingDeps & { billing: SandboxBilling },
  userId: UserId,
  card: 'ok' | 'fails' = 'ok',
) {
  const user = (await findUser(deps.db, userId))!;
  const url = await startCheckout(deps, userId, user.email, 'http://localhost');
  const id = new URL(url).pathname.split('/').at(-1)!;
  await deps.billing.payCheckout(id, card, card === 'ok' ? '4242' : '0341');
  await settleCheckout(deps, id);
}
