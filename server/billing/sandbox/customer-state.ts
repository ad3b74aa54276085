/**
 * What happens to a customer of the sandbox, as a provider would have it: trials end, periods renew, payments fail and are
 * tried again. Pure: takes a customer and the time, changes the customer, and answers the events.
 */
import { monthlyPrice } from '#contract/constants.ts';
import { chooseSubscription } from '../billing.ts';

const day = 86_400_000;
/** After a failed payment it is tried again so many days later each; after the last one the subscription is unpaid. */
const retryDays = [3, 5, 7];
const noticeDays = 3;
export const priceCents = Math.round(Number(monthlyPrice) * 100);

/** "ok" pays; "declines" is refused at once; "fails" is taken, and refused when it has to pay. */
export type TestCard = 'ok' | 'declines' | 'fails';

/** Digits of the test numbers; all others are refused, and none is stored. */
export const testCards: Record<string, { card: TestCard; label: string }> = {
  '4242424242424242': { card: 'ok', label: 'pays' },
  '4000000000000002': { card: 'declines', label: 'is declined' },
  '4000000000000341': { card: 'fails', label: 'is taken now, and fails when it has to pay' },
};

/** Times are milliseconds, always whole seconds. */
export interface SandboxSubscription {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  created: number;
  anchor: number;
  trialEnd: number | null;
  noticeSent: boolean;
  periodEnd: number;
  /** By the portal: this is set, and the flag "at period end" stays as it is, as with Stripe. */
  cancelAt: number | null;
  endedAt: number | null;
  pastDueSince: number | null;
  failures: number;
  retryAt: number | null;
  metadata: Record<string, string>;
}

export interface SandboxCharge {
  id: string;
  amountCents: number;
  at: number;
  refunded: boolean;
  disputed: boolean;
}

export interface SandboxCustomer {
  id: string;
  email: string;
  metadata: Record<string, string>;
  card: Exclude<TestCard, 'declines'>;
  lastFour: string;
  subscriptions: SandboxSubscription[];
  charges: SandboxCharge[];
}

/** Type and object of an event, in Stripe's form as far as anybody reads it. */
export interface SandboxEvent {
  type: string;
  object: Record<string, unknown> & { object: string };
}

export type MakeId = (prefix: string) => string;

export const currentSubscription = (customer: SandboxCustomer) => chooseSubscription(customer.subscriptions);

const seconds = (time: number) => Math.floor(time / 1000);

/** One month after, on the day of the anchor or the last one of a shorter month. */
function nextMonth(time: number, anchor: number): number {
  const next = new Date(time);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(new Date(anchor).getUTCDate(), last));
  return next.getTime();
}

const subscriptionEvent = (type: string, customer: SandboxCustomer, { id, metadata }: SandboxSubscription) => ({
  type: `customer.subscription.${type}`,
  object: { object: 'subscription', id, customer: customer.id, metadata },
});

const invoiceEvent = (
  type: 'paid' | 'payment_failed',
  customer: SandboxCustomer,
  amount: number,
  at: number,
  receipt: string | null,
) => ({
  type: `invoice.${type}`,
  object: {
    object: 'invoice',
    id: null,
    customer: customer.id,
    amount_due: amount,
    amount_paid: type === 'paid' ? amount : 0,
    hosted_invoice_url: receipt,
    status_transitions: { paid_at: type === 'paid' ? seconds(at) : null },
  },
});

/** The receipt's address, without the origin: the adapter knows it. */
export const receiptPath = (customerId: string, chargeId: string) => `/sandbox/receipt/${customerId}/${chargeId}`;

/** Takes the month's price. Answers whether it was paid. */
function charge(customer: SandboxCustomer, at: number, makeId: MakeId, events: SandboxEvent[]): boolean {
  if (customer.card === 'fails') {
    events.push(invoiceEvent('payment_failed', customer, priceCents, at, null));
    return false;
  }
  const id = makeId('ch');
  customer.charges.push({ id, amountCents: priceCents, at, refunded: false, disputed: false });
  events.push(invoiceEvent('paid', customer, priceCents, at, receiptPath(customer.id, id)));
  return true;
}

/** Begins a subscription with the card just given; false when its first payment fails: then there is none. */
export function subscribe(
  customer: SandboxCustomer,
  { trialDays, metadata }: { trialDays: number; metadata: Record<string, string> },
  now: number,
  makeId: MakeId,
  events: SandboxEvent[],
): boolean {
  const at = seconds(now) * 1000;
  const trialEnd = trialDays > 0 ? at + trialDays * day : null;
  const subscription: SandboxSubscription = {
    id: makeId('sub'),
    status: trialEnd === null ? 'active' : 'trialing',
    created: at,
    anchor: trialEnd ?? at,
    trialEnd,
    noticeSent: false,
    periodEnd: trialEnd ?? nextMonth(at, at),
    cancelAt: null,
    endedAt: null,
    pastDueSince: null,
    failures: 0,
    retryAt: null,
    metadata,
  };
  if (trialEnd === null) {
    if (!charge(customer, at, makeId, events)) return false;
  } else events.push(invoiceEvent('paid', customer, 0, at, null));
  customer.subscriptions.push(subscription);
  events.push(subscriptionEvent('created', customer, subscription));
  return true;
}

function end(customer: SandboxCustomer, subscription: SandboxSubscription, at: number, events: SandboxEvent[]) {
  Object.assign(subscription, { status: 'canceled', endedAt: at, cancelAt: null, pastDueSince: null, retryAt: null });
  events.push(subscriptionEvent('deleted', customer, subscription));
}

function settle(subscription: SandboxSubscription) {
  Object.assign(subscription, { status: 'active', pastDueSince: null, failures: 0, retryAt: null });
}

function renew(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  at: number,
  makeId: MakeId,
  events: SandboxEvent[],
) {
  subscription.periodEnd = nextMonth(at, subscription.anchor);
  if (charge(customer, at, makeId, events)) settle(subscription);
  else
    Object.assign(subscription, {
      status: 'past_due',
      pastDueSince: at,
      failures: 1,
      retryAt: at + retryDays[0]! * day,
    });
  events.push(subscriptionEvent('updated', customer, subscription));
}

function retry(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  at: number,
  makeId: MakeId,
  events: SandboxEvent[],
) {
  if (charge(customer, at, makeId, events)) settle(subscription);
  else {
    const wait = retryDays[subscription.failures];
    subscription.failures += 1;
    if (wait === undefined) Object.assign(subscription, { status: 'unpaid', retryAt: null });
    else subscription.retryAt = at + wait * day;
  }
  events.push(subscriptionEvent('updated', customer, subscription));
}

/** When something will happen by itself, and what; null while nothing will. */
function nextMove(
  subscription: SandboxSubscription,
): { at: number; kind: 'notice' | 'end' | 'renew' | 'retry' } | null {
  const { status, trialEnd, periodEnd, cancelAt, retryAt, noticeSent } = subscription;
  if (status === 'canceled') return null;
  const moves: { at: number; kind: 'notice' | 'end' | 'renew' | 'retry' }[] = [];
  // First where times are equal: what ends does not renew.
  if (cancelAt !== null) moves.push({ at: cancelAt, kind: 'end' });
  if (status === 'trialing' && trialEnd !== null) {
    if (!noticeSent) moves.push({ at: trialEnd - noticeDays * day, kind: 'notice' });
    moves.push({ at: trialEnd, kind: 'renew' });
  }
  if (status === 'active') moves.push({ at: periodEnd, kind: 'renew' });
  if (status === 'past_due' && retryAt !== null) moves.push({ at: retryAt, kind: 'retry' });
  return moves.reduce<(typeof moves)[number] | null>(
    (first, move) => (first === null || move.at < first.at ? move : first),
    null,
  );
}

export function dueAt(customer: SandboxCustomer): number | null {
  const times = customer.subscriptions.map((subscription) => nextMove(subscription)?.at ?? Number.POSITIVE_INFINITY);
  const first = Math.min(...times);
  return Number.isFinite(first) ? first : null;
}

/** Lets everything happen that is due. */
export function advance(customer: SandboxCustomer, now: number, makeId: MakeId, events: SandboxEvent[]) {
  for (const subscription of customer.subscriptions)
    for (let move = nextMove(subscription); move !== null && move.at <= now; move = nextMove(subscription)) {
      if (move.kind === 'notice') {
        subscription.noticeSent = true;
        events.push(subscriptionEvent('trial_will_end', customer, subscription));
      } else if (move.kind === 'end') end(customer, subscription, move.at, events);
      else if (move.kind === 'renew') renew(customer, subscription, move.at, makeId, events);
      else retry(customer, subscription, move.at, makeId, events);
    }
}

/** Sets it to end with the period, or takes that back. */
export function cancelAtPeriodEnd(customer: SandboxCustomer, cancels: boolean, events: SandboxEvent[]) {
  const subscription = currentSubscription(customer);
  if (!subscription || subscription.status === 'canceled') return;
  subscription.cancelAt = cancels ? subscription.periodEnd : null;
  events.push(subscriptionEvent('updated', customer, subscription));
}

export function cancelImmediately(customer: SandboxCustomer, id: string, now: number, events: SandboxEvent[]) {
  const subscription = customer.subscriptions.find((one) => one.id === id);
  if (subscription && subscription.status !== 'canceled') end(customer, subscription, seconds(now) * 1000, events);
}

/** Another card; what is owed is tried with it at once. */
export function changeCard(
  customer: SandboxCustomer,
  card: SandboxCustomer['card'],
  lastFour: string,
  now: number,
  makeId: MakeId,
  events: SandboxEvent[],
) {
  Object.assign(customer, { card, lastFour });
  const subscription = currentSubscription(customer);
  if (!subscription || !['past_due', 'unpaid'].includes(subscription.status)) return;
  if (charge(customer, seconds(now) * 1000, makeId, events)) settle(subscription);
  events.push(subscriptionEvent('updated', customer, subscription));
}

/** Free until then, as Stripe does it: the trial is moved, with an invoice of nothing at once. */
export function extendFree(
  customer: SandboxCustomer,
  id: string,
  until: number,
  batch: string,
  now: number,
  events: SandboxEvent[],
): boolean {
  const subscription = customer.subscriptions.find((one) => one.id === id);
  if (!subscription || !['trialing', 'active'].includes(subscription.status)) return false;
  subscription.metadata.reward_batch = batch;
  if (subscription.trialEnd !== until || subscription.status !== 'trialing') {
    Object.assign(subscription, { status: 'trialing', trialEnd: until, periodEnd: until, anchor: until });
    subscription.noticeSent = false;
    events.push(invoiceEvent('paid', customer, 0, now, null));
  }
  events.push(subscriptionEvent('updated', customer, subscription));
  return true;
}

/** Gives the last payment back, by us or by the bank. */
export function takeBackPayment(customer: SandboxCustomer, how: 'refunded' | 'disputed', events: SandboxEvent[]) {
  const last = customer.charges.findLast((one) => !one.refunded && !one.disputed);
  if (!last) return;
  last[how] = true;
  const type = how === 'refunded' ? 'charge.refunded' : 'charge.dispute.created';
  events.push({
    type,
    object: { object: how === 'refunded' ? 'charge' : 'dispute', id: last.id, customer: customer.id },
  });
}

/** Moves the customer's whole past back: for them so many days have gone by. */
export function travel(customer: SandboxCustomer, days: number) {
  const back = days * day;
  const moved = (time: number | null) => (time === null ? null : time - back);
  for (const one of customer.subscriptions)
    Object.assign(one, {
      created: one.created - back,
      anchor: one.anchor - back,
      trialEnd: moved(one.trialEnd),
      periodEnd: one.periodEnd - back,
      cancelAt: moved(one.cancelAt),
      endedAt: moved(one.endedAt),
      pastDueSince: moved(one.pastDueSince),
      retryAt: moved(one.retryAt),
    });
  for (const one of customer.charges) one.at -= back;
}
