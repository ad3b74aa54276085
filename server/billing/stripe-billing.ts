/** The payment provider Stripe: cards are entered on its own pages, and its word on every subscription counts. */
import Stripe from 'stripe';
import { monthlyPrice } from '#contract/constants.ts';
import {
  type Billing,
  BillingError,
  type Checkout,
  chooseSubscription,
  type Payment,
  type ProviderSubscription,
} from './billing.ts';
import { readSignedEvent } from './read-event.ts';

export interface StripeSettings {
  secretKey: string;
  /** One or more, separated by commas. */
  webhookSecret: string;
  priceId: string;
  /** The portal's configuration; one of our own is made where none is set. */
  portalConfiguration: string | undefined;
  /** Where Stripe answers; its own address when unset. */
  apiBase: string | undefined;
  now: () => Date;
}

const portalFeatures = {
  customer_update: { enabled: true, allowed_updates: ['email', 'address', 'name'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

export function createStripeBilling(settings: StripeSettings): Billing {
  const { secretKey, webhookSecret, priceId, now } = settings;
  const stripe = new Stripe(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(settings.apiBase),
  });
  const secrets = webhookSecret.split(',').map((secret) => secret.trim());
  const livemode = /^(sk|rk)_live_/.test(secretKey);
  let checkedPrice: Promise<void> | null = null;
  let portalConfiguration: Promise<string> | null = null;

  /** The screens say what a month costs: another price must not be charged. */
  const checkPrice = async () => {
    const price = await ask(() => stripe.prices.retrieve(priceId));
    const { unit_amount: cents, currency, recurring } = price;
    const fits =
      cents === Math.round(Number(monthlyPrice) * 100) &&
      currency === 'usd' &&
      recurring?.interval === 'month' &&
      recurring.interval_count === 1;
    if (!fits) throw new BillingError('misconfigured', `STRIPE_PRICE_ID is not $${monthlyPrice} per month.`);
  };

  const makePortalConfiguration = async () => {
    if (settings.portalConfiguration) return settings.portalConfiguration;
    const made = await ask(() =>
      stripe.billingPortal.configurations.create(
        { features: portalFeatures, metadata: { made_by: 'quotewright' } },
        { idempotencyKey: 'quotewright-portal-configuration-1' },
      ),
    );
    return made.id;
  };

  /** Once, and again after a failure. */
  const once = <T>(held: Promise<T> | null, work: () => Promise<T>, hold: (kept: Promise<T> | null) => void) => {
    if (held) return held;
    const begun = work();
    hold(begun);
    begun.catch(() => hold(null));
    return begun;
  };

  return {
    name: 'stripe',
    owns: (id) => !id.startsWith('sandbox_'),

    async createCustomer({ id, email }) {
      const customer = await ask(() =>
        stripe.customers.create({ email, metadata: { user_id: id } }, { idempotencyKey: `customer-${id}` }),
      );
      return customer.id;
    },

    async createCheckout({ key, customer, email, trialDays, origin }) {
      await once(checkedPrice, checkPrice, (kept) => {
        checkedPrice = kept;
      });
      const metadata: Record<string, string> = customer ? { user_id: customer.userId } : {};
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            ...(customer ? { customer: customer.id, client_reference_id: customer.userId } : { customer_email: email }),
            metadata,
            line_items: [{ price: priceId, quantity: 1 }],
            payment_method_collection: 'always',
            allowed_payment_method_types: ['card'],
            subscription_data: {
              metadata,
              billing_mode: { type: 'flexible' },
              ...(trialDays > 0
                ? {
                    trial_period_days: trialDays,
                    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
                  }
                : {}),
            },
            // As text: the braces are Stripe's own and must stay as they are.
            success_url: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${origin}/subscribe`,
          },
          { idempotencyKey: `checkout-${key}` },
        ),
      );
      return presentCheckout(session);
    },

    async findCheckout(id) {
      if (!/^cs_\w+$/.test(id)) return null;
      const session = await askOrNull(() => stripe.checkout.sessions.retrieve(id));
      return session && session.mode === 'subscription' ? presentCheckout(session) : null;
    },

    async readAccount(customerId) {
      const nothing = { subscription: null, payments: [], cardFingerprint: null };
      const listed = await askOrNull(() =>
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method'],
        }),
      );
      if (!listed) return nothing;
      const charges = await askOrNull(() => stripe.charges.list({ customer: customerId, limit: 100 }));
      if (!charges) return nothing;
      const chosen = chooseSubscription(listed.data);
      const dueSince = chosen?.status === 'past_due' ? await oldestOpenInvoice(chosen.id) : null;
      const paid = charges.data.filter(({ status, amount }) => status === 'succeeded' && amount > 0);
      return {
        subscription: chosen && presentSubscription(chosen, dueSince),
        payments: paid.map(presentPayment),
        // In test mode everybody pays with the same few numbers.
        cardFingerprint: livemode ? fingerprintOf(chosen, paid) : null,
      };
    },

    async extendFreeUntil(subscriptionId, until, batch, attempt) {
      await ask(() =>
        stripe.subscriptions.update(
          subscriptionId,
          { trial_end: secondsOf(until), proration_behavior: 'none', metadata: { reward_batch: batch } },
          { idempotencyKey: `reward-${batch}-${attempt}` },
        ),
      );
    },

    async createPortal(customerId, returnUrl) {
      const configuration = await once(portalConfiguration, makePortalConfiguration, (kept) => {
        portalConfiguration = kept;
      });
      const session = await ask(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, configuration }),
      );
      return session.url;
    },

    async cancelNow(subscriptionId) {
      const found = await askOrNull(() => stripe.subscriptions.retrieve(subscriptionId));
      if (!found || found.status === 'canceled' || found.status === 'incomplete_expired') return;
      await askOrNull(() => stripe.subscriptions.cancel(subscriptionId));
    },

    async deleteCustomer(customerId) {
      await askOrNull(() => stripe.customers.del(customerId));
    },

    readEvent: (raw, signature) => readSignedEvent(raw, signature, secrets, livemode, now()),
  };

  async function oldestOpenInvoice(subscription: string): Promise<Date | null> {
    const open = await ask(() => stripe.invoices.list({ subscription, status: 'open', limit: 100 }));
    const times = open.data.map(({ created }) => created);
    return times.length > 0 ? dateOf(Math.min(...times)) : null;
  }
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const http = protocol === 'http:';
  return {
    host: hostname,
    port: port || (http ? '80' : '443'),
    protocol: http ? ('http' as const) : ('https' as const),
  };
}

const dateOf = (seconds: number) => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null | undefined) => (seconds == null ? null : dateOf(seconds));
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function presentCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, status, url, customer, client_reference_id: userId, payment_status: payment } = session;
  return {
    id,
    // A state that is new to us is none to pay in.
    state: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
    url: status === 'open' ? (url ?? null) : null,
    customerId: idOf(customer),
    userId: userId ?? null,
    // A trial needs no payment yet: that is as good as paid.
    settled: status === 'complete' && (payment === 'paid' || payment === 'no_payment_required'),
  };
}

function presentSubscription(one: Stripe.Subscription, pastDueSince: Date | null): ProviderSubscription {
  const ends = one.items.data.map((item) => item.current_period_end);
  return {
    id: one.id,
    status: one.status,
    trialEnd: dateOrNull(one.trial_end),
    currentPeriodEnd: ends.length > 0 ? dateOf(Math.max(...ends)) : null,
    billingAnchor: dateOf(one.billing_cycle_anchor),
    cancelAt: dateOrNull(one.cancel_at),
    // The portal sets the date, the API the flag.
    cancels: one.cancel_at_period_end || one.cancel_at != null,
    endedAt: dateOrNull(one.ended_at),
    pastDueSince,
    rewardBatch: one.metadata.reward_batch ?? null,
  };
}

const presentPayment = ({ id, amount, refunded, disputed }: Stripe.Charge): Payment => ({
  id,
  amountCents: amount,
  refunded,
  disputed,
});

function fingerprintOf(subscription: Stripe.Subscription | null, charges: Stripe.Charge[]): string | null {
  const method = subscription?.default_payment_method;
  const ofMethod = typeof method === 'object' ? method?.card?.fingerprint : null;
  return ofMethod ?? charges[0]?.payment_method_details?.card?.fingerprint ?? null;
}

async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw faultOf(error);
  }
}

/** Null where Stripe knows no such thing. */
async function askOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && (error.code === 'resource_missing' || error.statusCode === 404))
      return null;
    throw faultOf(error);
  }
}

/** Stripe's message only where it is meant for the card holder; the rest is for the log. */
function faultOf(error: unknown): BillingError {
  const { errors } = Stripe;
  const message = error instanceof Error ? error.message : String(error);
  const as = (fault: ConstructorParameters<typeof BillingError>[0]) =>
    new BillingError(fault, message, { cause: error });
  if (error instanceof errors.StripeCardError) return as('declined');
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return as('misconfigured');
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError)
    return as('rejected');
  return as('unavailable');
}
