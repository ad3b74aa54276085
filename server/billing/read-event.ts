/** Takes an event only from who knows the secret: both providers sign in the way of Stripe. */
import Stripe from 'stripe';
import { z } from 'zod';
import { BillingError, type BillingEvent } from './billing.ts';

const toleranceSeconds = 300;

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** What is read of an event, whatever its type: ids and amounts. Everything else is asked of the provider. */
const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      object: z.string(),
      customer: reference,
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
      amount_paid: z.number().nullish(),
      amount_due: z.number().nullish(),
      hosted_invoice_url: z.string().nullish(),
      status_transitions: z.object({ paid_at: z.number().nullish() }).nullish(),
    }),
  }),
});

/** `secrets`: any of them may have signed, so that one can be replaced by another without a gap. */
export function readSignedEvent(
  raw: Buffer,
  signature: string,
  secrets: string[],
  livemode: boolean | null,
  now: Date,
): BillingEvent | null {
  const parsed = event.safeParse(verify(raw, signature, secrets, now));
  if (!parsed.success) throw new BillingError('forged', 'The event has a shape of its own.');
  const { id, type, created, data, livemode: live } = parsed.data;
  if (livemode !== null && live !== livemode) return null;
  const { object } = data;
  const isInvoice = object.object === 'invoice';
  return {
    id,
    type,
    // Of an event about the customer itself, the object is the customer.
    customerId: object.object === 'customer' ? (object.id ?? null) : (object.customer ?? null),
    userId: object.metadata?.user_id ?? object.client_reference_id ?? null,
    checkoutId: object.object === 'checkout.session' ? (object.id ?? null) : null,
    invoice: isInvoice
      ? {
          amountCents: type === 'invoice.paid' ? (object.amount_paid ?? 0) : (object.amount_due ?? 0),
          url: object.hosted_invoice_url ?? null,
          paidAt: new Date((object.status_transitions?.paid_at ?? created) * 1000),
        }
      : null,
  };
}

function verify(raw: Buffer, signature: string, secrets: string[], now: Date): unknown {
  let reason: unknown;
  for (const secret of secrets)
    try {
      return Stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, now.getTime());
    } catch (error) {
      reason = error;
    }
  throw new BillingError('forged', 'The signature does not fit.', { cause: reason });
}
