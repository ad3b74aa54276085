/** The subscription: checkout, what comes of it, where it stands, and the way to the billing portal. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const subscriptionMessages = {
  checkoutFailed: 'Failed to create checkout session',
  alreadySubscribed: 'You have a subscription already. You can manage it in the settings.',
  goes: 'This account is going to be deleted. Keep it first, on the account page.',
  otherAccount: 'You are signed in with another email address.',
  noSessionId: 'No session ID found',
  paymentFailed: 'Payment processing failed',
  noSubscription: 'There is no subscription to manage yet.',
  portalFailed: 'The billing portal cannot be reached right now. Please try again in a moment.',
  neverSubscribed: 'Start your free trial to generate, refine and send documents.',
  ended: 'Your trial or subscription has ended. Subscribe to generate, refine and send documents.',
  paymentOverdue: 'Your last payment failed and is overdue. Update your card to generate, refine and send documents.',
} as const;

/** The card's words; another word of the provider, such as "unpaid", is passed on as it is. */
export const subscriptionStatus = z.object({
  status: z.string(),
  /** Unix seconds. */
  trialEnd: z.int().nullable(),
  currentPeriodEnd: z.int().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Days of the trial that starting now would bring; 0 for who had one. */
  trialDays: z.int(),
  /** Whether the account may generate, refine and send. */
  hasAccess: z.boolean(),
  /** Whether payments are only played. */
  testMode: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const url = z.object({ url: z.string() });

export const subscriptionEndpoints = {
  createCheckoutSession: endpoint({
    method: 'POST',
    path: '/api/create-checkout-session',
    summary: 'Where to enter the card that starts the subscription',
    access: 'public',
    body: z.strictObject({
      email: z
        .string({ error: 'Please enter a valid email address' })
        .trim()
        .toLowerCase()
        .max(254, 'Please enter a valid email address')
        .pipe(z.email('Please enter a valid email address')),
    }),
    response: url,
  }),
  confirmPayment: endpoint({
    method: 'POST',
    path: '/api/payment-success',
    summary: 'What came of a checkout; the id in the address is no proof of who asks',
    access: 'public',
    body: z.strictObject({ session_id: z.string().max(300).nullish() }),
    response: z.object({
      success: z.boolean(),
      /** The browser has no session: signing in comes next. */
      needsLogin: z.boolean().optional(),
      error: z.string().optional(),
      message: z.string().optional(),
    }),
  }),
  getSubscriptionStatus: endpoint({
    method: 'GET',
    path: '/api/subscription-status',
    summary: 'Where the subscription stands',
    access: 'user',
    response: subscriptionStatus,
  }),
  createPortalSession: endpoint({
    method: 'POST',
    path: '/api/create-portal-session',
    summary: 'Where to change the card, cancel and see receipts',
    access: 'user',
    response: url,
  }),
};

const badges: Record<string, string> = {
  active: 'Active',
  trialing: 'Free Trial',
  past_due: 'Past Due',
  cancelled: 'Cancelled',
  no_subscription: 'No Subscription',
};

/** What the status card says: its badge, and the date that matters with its label. Other statuses are shown as they are. */
export function describeSubscription({
  status,
  trialEnd,
  currentPeriodEnd,
}: Pick<SubscriptionStatus, 'status' | 'trialEnd' | 'currentPeriodEnd'>) {
  const date =
    status === 'active' && currentPeriodEnd !== null
      ? { label: 'Next billing', seconds: currentPeriodEnd }
      : status === 'trialing' && trialEnd !== null
        ? { label: 'Free trial ends', seconds: trialEnd }
        : null;
  return { badge: Object.hasOwn(badges, status) ? badges[status]! : status, date };
}
