/** What Stripe sends, what is made of each of its words, and what is found when it did not send. */
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSubscription } from '#contract/subscription.ts';
import { cancelAtPeriodEnd, changeCard, currentSubscription } from '#server/billing/sandbox/customer-state.ts';
import { openStripeApp, type StripeApp, webhook } from '#server/billing/testing/stripe-app.ts';
import type { FakeCustomer } from '#server/billing/testing/stripe-objects.ts';
import { subscriptionStatuses, users } from '#server/db/schema/account.ts';
import { mails } from '#server/db/schema/mail.ts';
import { billingEvents, checkouts } from '#server/db/schema/subscription.ts';
import type { Client } from '#server/test-app.ts';
import { presentStatus } from './present-status.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';

const day = 86_400_000;

let app: StripeApp;
beforeAll(async () => {
  app = await openStripeApp();
});
afterAll(() => app.close());

const later = (days: number) => {
  app.test.clock.now = new Date(app.test.clock.now.getTime() + days * day);
};
/** Not over HTTP: the days that go by here end every session. */
const statusOf = ({ userId }: Client) =>
  presentStatus(app.test.database.db, app.test.billing, userId, app.test.clock.now);
const deps = () => ({ db: app.test.database.db, billing: app.test.billing, now: () => app.test.clock.now });

describe('a webhook', () => {
  it.each([
    ['no signature', (payload: string) => ({ payload, signature: '' })],
    ['a signature of other words', (payload: string, signature: string) => ({ payload: `${payload} `, signature })],
    ['nonsense', () => ({ payload: 'no json', signature: 't=1,v1=00' })],
    ['nothing', () => ({ payload: '', signature: 't=1,v1=00' })],
  ])('with %s is refused, and nothing is stored', async (_name, change) => {
    const { db } = app.test.database;
    const before = await db.select({ n: count() }).from(billingEvents);
    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      livemode: true,
      data: { object: { object: 'invoice' } },
    };
    const { payload, signature } = app.stripe.sign(event);
    const sent = change(payload, signature);
    const answer = await app.test.visitor.sendRaw(webhook, sent.payload, { 'stripe-signature': sent.signature });
    expect(answer.status).toBe(400);
    expect(await db.select({ n: count() }).from(billingEvents)).toEqual(before);
  });

  it('is refused when it is old, when signed by somebody else, and when it is larger than 1 MB', async () => {
    const event = {
      id: 'evt_old',
      object: 'event',
      type: 'x',
      created: 1,
      livemode: true,
      data: { object: { object: 'x' } },
    };
    const send = (payload: string, signature: string) =>
      app.test.visitor.sendRaw(webhook, payload, { 'stripe-signature': signature });
    const old = app.stripe.sign(event, { at: new Date(app.test.clock.now.getTime() - 301_000) });
    expect((await send(old.payload, old.signature)).status).toBe(400);
    const foreign = app.stripe.sign(event, { secret: 'whsec_of_somebody_else' });
    expect((await send(foreign.payload, foreign.signature)).status).toBe(400);
    const large = app.stripe.sign({ ...event, filler: 'x'.repeat(1024 * 1024) });
    expect((await send(large.payload, large.signature)).status).toBe(413);
  });

  it('is fine by an older secret, of an unknown kind, of nobody, and of the other mode', async () => {
    const { db } = app.test.database;
    const event = (id: string, more = {}) => ({
      id,
      object: 'event',
      type: 'something.new',
      created: 1,
      livemode: true,
      data: { object: { object: 'thing', customer: 'cus_of_nobody' } },
      ...more,
    });
    const { payload, signature } = app.stripe.sign(event('evt_older'), { secret: 'whsec_an_older_one' });
    expect((await app.test.visitor.sendRaw(webhook, payload, { 'stripe-signature': signature })).status).toBe(200);
    expect(await app.deliver(event('evt_nobody'))).toBe(200);
    expect(await app.deliver(event('evt_test_mode', { livemode: false }))).toBe(200);
    const ids = (await db.select().from(billingEvents)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['evt_older', 'evt_nobody']));
    expect(ids).not.toContain('evt_test_mode');
  });

  it('that finds Stripe or the database away is asked for again, and counts then', async () => {
    const { client } = await app.subscriber();
    const [first, ...rest] = app.stripe.events.splice(0);
    app.stripe.fail(/GET \/v1\/subscriptions/, 503, { times: 3 });
    expect(await app.deliver(first!)).toBe(500);
    expect(await statusOf(client)).toMatchObject({ status: 'no_subscription', hasAccess: false });
    expect(await app.deliver(first!)).toBe(200);
    expect(await statusOf(client)).toMatchObject({ status: 'trialing', hasAccess: true, cancelAtPeriodEnd: false });
    for (const event of rest) expect(await app.deliver(event)).toBe(200);
  });

  it('writes the mail it is a reason for, once', async () => {
    const { client, customerId, email } = await app.subscriber();
    await app.deliverAll();
    const mailsTo = async () =>
      (await app.test.database.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);
    later(4.5);
    app.stripe.change(customerId);
    const [notice] = app.stripe.events.splice(0);
    expect(notice?.type).toBe('customer.subscription.trial_will_end');
    for (let time = 0; time < 3; time += 1) expect(await app.deliver(notice!)).toBe(200);
    expect(await mailsTo()).toEqual(['Your free time ends on November 27, 2026']);
    app.stripe.customers.get(customerId)!.card = 'fails';
    later(3);
    app.stripe.change(customerId);
    await app.deliverAll();
    expect((await mailsTo()).at(-1)).toBe('Your payment did not go through');
    expect(await statusOf(client)).toMatchObject({ status: 'past_due', hasAccess: true });
    app.stripe.change(customerId, (customer, list) =>
      changeCard(customer, 'ok', '4242', app.test.clock.now.getTime(), app.stripe.makeId, list),
    );
    await app.deliverAll();
    expect((await mailsTo()).at(-1)).toMatch(/^Your receipt of November/);
    expect(await statusOf(client)).toMatchObject({ status: 'active', hasAccess: true });
  });
});

describe('every status of the provider', () => {
  const now = () => Math.floor(app.test.clock.now.getTime() / 1000);
  const rows: {
    name: string;
    make: (customer: FakeCustomer) => void;
    card: { badge: string; label: string | null };
    access: boolean;
  }[] = [
    {
      name: 'none',
      make: (one) => (one.subscriptions = []),
      card: { badge: 'No Subscription', label: null },
      access: false,
    },
    {
      name: 'trialing, never paid',
      make: () => {},
      card: { badge: 'Free Trial', label: 'Free trial ends' },
      access: true,
    },
    {
      name: 'trialing, has paid',
      make: (one) => paid(one),
      card: { badge: 'Active', label: 'Next billing' },
      access: true,
    },
    {
      name: 'active',
      make: (one) => paid(one, 'active'),
      card: { badge: 'Active', label: 'Next billing' },
      access: true,
    },
    {
      name: 'past_due for 6 days',
      make: (one) => overdue(one, 6),
      card: { badge: 'Past Due', label: null },
      access: true,
    },
    {
      name: 'past_due for 8 days',
      make: (one) => overdue(one, 8),
      card: { badge: 'Past Due', label: null },
      access: false,
    },
    { name: 'unpaid', make: (one) => paid(one, 'unpaid'), card: { badge: 'unpaid', label: null }, access: false },
    {
      name: 'canceled',
      make: (one) => paid(one, 'canceled'),
      card: { badge: 'Cancelled', label: null },
      access: false,
    },
    {
      name: 'paused',
      make: (one) => (one.statusOverride = 'paused'),
      card: { badge: 'paused', label: null },
      access: false,
    },
    {
      name: 'incomplete',
      make: (one) => (one.statusOverride = 'incomplete'),
      card: { badge: 'No Subscription', label: null },
      access: false,
    },
    {
      name: 'incomplete_expired',
      make: (one) => (one.statusOverride = 'incomplete_expired'),
      card: { badge: 'No Subscription', label: null },
      access: false,
    },
    {
      name: 'a word that is yet to come',
      make: (one) => (one.statusOverride = 'constructor'),
      card: { badge: 'constructor', label: null },
      access: false,
    },
  ];
  const paid = (one: FakeCustomer, status: 'trialing' | 'active' | 'unpaid' | 'canceled' = 'trialing') => {
    one.charges.push({
      id: app.stripe.makeId('ch'),
      amountCents: 899,
      at: now() * 1000,
      refunded: false,
      disputed: false,
    });
    Object.assign(currentSubscription(one)!, { status });
  };
  const overdue = (one: FakeCustomer, days: number) => {
    paid(one);
    Object.assign(currentSubscription(one)!, { status: 'past_due', pastDueSince: (now() - days * 86_400) * 1000 });
  };
  const locals = [null, ...subscriptionStatuses];

  it.each(rows)(
    '$name: says the same on the card and gives the same access, whatever stood here before',
    async ({ make, card, access }) => {
      const { client, customerId } = await app.subscriber();
      app.stripe.events.length = 0;
      make(app.stripe.customers.get(customerId)!);
      for (const local of locals) {
        await app.test.database.db
          .update(users)
          .set({ subscriptionStatus: local, pastDueSince: null })
          .where(eq(users.id, client.userId));
        const event = {
          id: app.stripe.makeId('evt'),
          object: 'event',
          type: 'customer.subscription.updated',
          created: now(),
          livemode: true,
          data: { object: { object: 'subscription', customer: customerId } },
        };
        expect(await app.deliver(event)).toBe(200);
        const status = await statusOf(client);
        const { badge, date } = describeSubscription(status);
        expect({ badge, label: date?.label ?? null, access: status.hasAccess }, `from ${local}`).toEqual({
          ...card,
          access,
        });
        const said = { transcription: 'quote for Sam Reyes replace the faucet 2 hours at $95 an hour' };
        expect((await client.send('POST', '/api/generate-document', said)).status, `from ${local}`).toBe(
          access ? 201 : 402,
        );
      }
    },
  );
});

describe('the hourly look', () => {
  it('finds a checkout, a cancellation and a payment that no event told of', async () => {
    const { client, customerId } = await app.subscriber();
    app.stripe.events.length = 0;
    const errors: Error[] = [];
    const look = () => reconcileSubscriptions(deps(), (error) => errors.push(error));
    await look();
    expect(await statusOf(client)).toMatchObject({ status: 'trialing', hasAccess: true });
    app.stripe.change(customerId, (customer, list) => cancelAtPeriodEnd(customer, true, list));
    app.stripe.events.length = 0;
    await look();
    expect(await statusOf(client)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    later(8);
    await look();
    expect(await statusOf(client)).toMatchObject({ status: 'cancelled', hasAccess: false, cancelAtPeriodEnd: false });
    const [row] = await app.test.database.db.select().from(checkouts).where(eq(checkouts.userId, client.userId));
    expect(row?.state).toBe('complete');
    expect(errors).toEqual([]);
  });

  it('goes on over one account that fails, and stops where Stripe is away', async () => {
    const { client } = await app.subscriber();
    app.stripe.events.length = 0;
    const errors: Error[] = [];
    app.stripe.fail(/GET \/v1\/charges/, 400);
    await reconcileSubscriptions(deps(), (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    app.stripe.fail(/GET \/v1\/subscriptions/, 503, { times: 3 });
    await expect(reconcileSubscriptions(deps(), () => {})).rejects.toThrow();
    await reconcileSubscriptions(deps(), () => {});
    expect(await statusOf(client)).toMatchObject({ hasAccess: true });
  });

  it('leaves an account of another provider without access', async () => {
    const client = await app.test.signIn({ subscriptionStatus: 'active', stripeCustomerId: 'sandbox_cus_x' });
    await reconcileSubscriptions(deps(), () => {});
    expect(await statusOf(client)).toMatchObject({ status: 'no_subscription', hasAccess: false });
  });
});
