/** Chooses who takes the money: Stripe where a key is set, else the sandbox. */
import type { Db } from '#server/db/db.ts';
import type { Env } from '#server/env.ts';
import type { Billing } from './billing.ts';
import { createSandboxBilling, type SandboxBilling } from './sandbox/sandbox-billing.ts';
import { createStripeBilling } from './stripe-billing.ts';

type BillingEnv = Pick<
  Env,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_PRICE_ID'
  | 'STRIPE_PORTAL_CONFIGURATION'
  | 'STRIPE_API_BASE'
  | 'NODE_ENV'
>;

/** The settings are checked already: a key never comes without its webhook secret and price. */
export function createBilling(
  env: BillingEnv,
  { db, now, onError }: { db: Db; now: () => Date; onError: (error: unknown) => void },
): Billing | SandboxBilling {
  if (!env.STRIPE_SECRET_KEY)
    return createSandboxBilling({ db, now, forDevelopment: env.NODE_ENV === 'development', onError });
  return createStripeBilling({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    priceId: env.STRIPE_PRICE_ID!,
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    apiBase: env.STRIPE_API_BASE,
    now,
  });
}
