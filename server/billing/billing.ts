/** What the product needs of a payment provider. Two do it: Stripe, and a sandbox that plays one. */

/** A subscription as the provider sees it. Times are whole seconds. */
export interface ProviderSubscription {
  id: string;
  /** Stripe's words, the sandbox uses them too: trialing, active, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
  status: string;
  trialEnd: Date | null;
  currentPeriodEnd: Date | null;
  /** From where the provider counts its limit of two years of free time. */
  billingAnchor: Date;
  cancelAt: Date | null;
  /** Set to end, in whichever of the provider's two ways. */
  cancels: boolean;
  endedAt: Date | null;
  /** When the oldest unpaid invoice was due; null unless the status is past_due. */
  pastDueSince: Date | null;
  /** The application of rewards that was done last. */
  rewardBatch: string | null;
}

/** Money that came in. */
export interface Payment {
  id: string;
  amountCents: number;
  /** All of it went back. */
  refunded: boolean;
  disputed: boolean;
}

/** Everything of a customer that our own state is computed from. */
export interface ProviderAccount {
  /** The one that counts: the newest that lives, else the newest. */
  subscription: ProviderSubscription | null;
  payments: Payment[];
  /** Equal for equal cards; null where the provider does not tell or cards are not real. */
  cardFingerprint: string | null;
}

export interface CheckoutRequest {
  /** Of the caller's making: the same key answers the same checkout. */
  key: string;
  /** Null when nobody is signed in; then `email` makes a customer. */
  customer: { id: string; userId: string } | null;
  email: string;
  /** 0 for none. */
  trialDays: number;
  /** The address people use, without a slash at its end. */
  origin: string;
}

export interface Checkout {
  id: string;
  state: 'open' | 'complete' | 'expired';
  /** Where the card is entered; null unless open. */
  url: string | null;
  /** Known at the latest when it is complete. */
  customerId: string | null;
  /** The account it was begun for. */
  userId: string | null;
  /** Paid, or nothing was due yet; false while a payment is still on its way. */
  settled: boolean;
}

/** A hint that something changed. What is true now is asked anew. */
export interface BillingEvent {
  id: string;
  type: string;
  customerId: string | null;
  /** From the metadata that we gave the provider ourselves. */
  userId: string | null;
  /** Set for checkout events. */
  checkoutId: string | null;
  /** Set for invoice events. */
  invoice: { amountCents: number; url: string | null; paidAt: Date } | null;
}

export interface Billing {
  readonly name: 'stripe' | 'sandbox';
  /** Whether the id is one of this provider: an account may have met the other one before. */
  owns(id: string): boolean;
  /** Makes the account's customer; twice makes one. */
  createCustomer(user: { id: string; email: string }): Promise<string>;
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Null for an id that is none. */
  findCheckout(id: string): Promise<Checkout | null>;
  /** A customer that is gone has nothing. */
  readAccount(customerId: string): Promise<ProviderAccount>;
  /** Free until then; doing it twice does it once. `batch` is remembered as rewardBatch. `attempt` tells a retry from the first try. */
  extendFreeUntil(subscriptionId: string, until: Date, batch: string, attempt: string): Promise<void>;
  /** The address of the portal, which lives for minutes. */
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Ends it at once; one that has ended stays so. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Ends every subscription and forgets the person. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Throws BillingError 'forged' unless the provider has signed exactly these bytes, lately. Null: signed, but not for us. */
  readEvent(raw: Buffer, signature: string): BillingEvent | null;
}

/**
 * declined: the card; its message is for people. rejected: the provider refused, and asking again is of no use.
 * unavailable: no answer or none of use; the outcome is unknown. misconfigured: our key or price. forged: no event of the provider.
 */
export type BillingFault = 'declined' | 'rejected' | 'unavailable' | 'misconfigured' | 'forged';

export class BillingError extends Error {
  constructor(
    readonly fault: BillingFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BillingError';
  }
}

const dead = new Set(['canceled', 'incomplete_expired']);

/** Which of a customer's subscriptions counts: the newest that lives, else the newest. */
export function chooseSubscription<S extends { status: string; created: number }>(subscriptions: S[]): S | null {
  const newestFirst = subscriptions.toSorted((a, b) => b.created - a.created);
  return newestFirst.find(({ status }) => !dead.has(status)) ?? newestFirst[0] ?? null;
}
