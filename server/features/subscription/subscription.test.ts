/** Checkout, its outcome, the card and the portal, with the sandbox and with Stripe. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { subscriptionEndpoints, subscriptionMessages } from '#contract/subscription.ts';
import { changeCard } from '#server/billing/sandbox/customer-state.ts';
import type { SandboxBilling } from '#server/billing/sandbox/sandbox-billing.ts';
import { openStripeApp, type StripeApp } from '#server/billing/testing/stripe-app.ts';
import { users } from '#server/db/schema/account.ts';
import { sandboxCustomers } from '#server/db/schema/sandbox.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';
import { cancelSubscriptionNow, forgetCustomer } from './end-subscription.ts';

const day = 86_400_000;

let test: TestApp;
let stripe: StripeApp;
beforeAll(async () => {
  test = await openTestApp();
  stripe = await openStripeApp();
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

let count = 0;
/** A signed-in newcomer without a subscription. */
async function newcomer(app = test): Promise<Client & { email: string }> {
  count += 1;
  const email = `newcomer${count}@example.com`;
  return { ...(await app.signIn({ email, subscriptionStatus: null })), email };
}
const checkoutUrl = (answer: { body: unknown }) => (answer.body as { url: string }).url;
const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
const ask = (client: Pick<Client, 'send'>, email: string) =>
  client.send('POST', '/api/create-checkout-session', { email });
/** What the sandbox's page sends. */
const enter = (url: string, card: string) =>
  test.visitor.sendRaw(new URL(url).pathname, new URLSearchParams({ card }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
const confirm = (client: Pick<Client, 'send'>, sessionId?: unknown) =>
  client.send('POST', '/api/payment-success', { session_id: sessionId });
const statusOf = async (client: Client) =>
  read(subscriptionEndpoints.getSubscriptionStatus.response, await client.send('GET', '/api/subscription-status'));

describe('a newcomer', () => {
  it('has no access, reads the true offer, pays with a test card, and is in a trial of seven days', async () => {
    const client = await newcomer();
    expect(await statusOf(client)).toEqual({
      status: 'no_subscription',
      trialEnd: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      trialDays: 7,
      hasAccess: false,
      testMode: true,
    });
    const url = checkoutUrl(await ask(client, ` ${client.email.toUpperCase()}`));
    const page = await test.visitor.send('GET', new URL(url).pathname);
    expect(page.body).toContain('Test mode');
    expect(page.body).toContain('7 days free');
    expect((await enter(url, '4000 0000 0000 0002')).body).toContain('Your card was declined.');
    expect((await enter(url, '4111 1111 1111 1111')).body).toContain('This is no test card.');
    const paid = await enter(url, '4242 4242 4242 4242');
    expect(paid.status).toBe(303);
    expect(String(paid.headers.location)).toMatch(/\/payment-success\?session_id=sandbox_cs_/);
    expect(await confirm(client, sessionOf(url))).toMatchObject({ status: 200, body: { success: true } });
    expect(await statusOf(client)).toMatchObject({
      status: 'trialing',
      trialEnd: (test.clock.now.getTime() + 7 * day) / 1000,
      hasAccess: true,
      trialDays: 0,
    });
    const stored = await test.database.db.select().from(sandboxCustomers);
    expect(JSON.stringify(stored)).not.toMatch(/4242 ?4242/);
    expect((await test.visitor.send('GET', new URL(url).pathname)).status).toBe(410);
    expect(await ask(client, client.email)).toMatchObject({
      status: 409,
      body: { message: subscriptionMessages.alreadySubscribed },
    });
  });

  it('cannot subscribe another account', async () => {
    const client = await newcomer();
    const other = await newcomer();
    expect((await ask(client, other.email)).status).toBe(403);
    expect((await ask(client, 'nothing like an address')).status).toBe(400);
    const url = checkoutUrl(await ask(client, client.email));
    await enter(url, '4242424242424242');
    expect(await confirm(other, sessionOf(url))).toMatchObject({ status: 403, body: { success: false } });
    expect(await statusOf(other)).toMatchObject({ status: 'no_subscription' });
  });

  it.each([
    [undefined, 400, subscriptionMessages.noSessionId],
    ['', 400, subscriptionMessages.noSessionId],
    ['no such session', 400, subscriptionMessages.paymentFailed],
  ])('with the session id %j is told so', async (sessionId, status, error) => {
    expect(await confirm(test.visitor, sessionId)).toMatchObject({
      status,
      body: { success: false, error, message: error },
    });
  });

  it('has to complete the checkout first', async () => {
    const client = await newcomer();
    const url = checkoutUrl(await ask(client, client.email));
    expect(await confirm(client, sessionOf(url))).toMatchObject({ status: 400 });
  });
});

describe('without a session', () => {
  it('the answer is of one kind for a new, a subscribed and an unknown e-mail', async () => {
    const fresh = await newcomer();
    const subscribed = await test.signIn({ email: 'has.one@example.com' });
    const before = await statusOf(subscribed);
    for (const email of [fresh.email, 'has.one@example.com', 'nobody.at.all@example.com']) {
      const answer = await ask(test.visitor, email);
      expect(answer.status).toBe(200);
      const url = checkoutUrl(answer);
      expect((await enter(url, '4242424242424242')).status).toBe(303);
      expect((await confirm(test.visitor, sessionOf(url))).body).toEqual({ success: true, needsLogin: true });
    }
    // The one that was free to take it has it; the others are as they were, and nobody pays twice.
    expect(await statusOf(fresh)).toMatchObject({ status: 'trialing', hasAccess: true });
    expect(await statusOf(subscribed)).toEqual(before);
    const customers = (await test.database.db.select().from(sandboxCustomers)).map(
      ({ state }) => state as { email: string; subscriptions: { status: string }[] },
    );
    const livingOf = (email: string) =>
      customers
        .filter((customer) => customer.email === email)
        .flatMap(({ subscriptions }) => subscriptions)
        .filter(({ status }) => status !== 'canceled').length;
    expect([fresh.email, 'has.one@example.com', 'nobody.at.all@example.com'].map(livingOf)).toEqual([1, 1, 0]);
  });
});

describe('fifty checkouts of one account at the same moment', () => {
  it('are one, in the sandbox', async () => {
    const client = await newcomer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(client, client.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(checkoutUrl)).size).toBe(1);
    const confirmed = await enter(checkoutUrl(answers[0]!), '4242424242424242').then(() =>
      Promise.all(Array.from({ length: 50 }, () => confirm(client, sessionOf(checkoutUrl(answers[0]!))))),
    );
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await statusOf(client)).toMatchObject({ status: 'trialing' });
  });

  it('are one, at Stripe', async () => {
    const client = await newcomer(stripe.test);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(client, client.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(checkoutUrl)).size).toBe(1);
    expect([...stripe.stripe.sessions.values()].filter(({ email }) => email === client.email)).toHaveLength(1);
    expect([...stripe.stripe.customers.values()].filter(({ email }) => email === client.email)).toHaveLength(1);
  });
});

describe('at Stripe', () => {
  it('the checkout asks for a card, a trial and nothing that Stripe no longer knows', async () => {
    const client = await newcomer(stripe.test);
    const url = checkoutUrl(await ask(client, client.email));
    const sent = stripe.stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(sent?.params).toMatchObject({
      mode: 'subscription',
      client_reference_id: client.userId,
      payment_method_collection: 'always',
      'allowed_payment_method_types[0]': 'card',
      'subscription_data[trial_period_days]': '7',
      success_url: expect.stringMatching(/\/payment-success\?session_id=\{CHECKOUT_SESSION_ID\}$/),
    });
    const sessionId = sessionOf(url);
    expect(await confirm(client, sessionId)).toMatchObject({ status: 400 });
    stripe.stripe.pay(sessionId);
    expect(await confirm(client, sessionId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await confirm(client, sessionId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await statusOf(client)).toMatchObject({ status: 'trialing', hasAccess: true, testMode: false });
    const portal = await client.send('POST', '/api/create-portal-session');
    expect(portal).toMatchObject({
      status: 200,
      body: { url: expect.stringContaining('https://billing.stripe.test/p/bpc_1/') },
    });
  });

  it('an expired checkout is replaced', async () => {
    const client = await newcomer(stripe.test);
    const first = checkoutUrl(await ask(client, client.email));
    expect(checkoutUrl(await ask(client, client.email))).toBe(first);
    stripe.stripe.sessions.get(sessionOf(first))!.status = 'expired';
    expect(checkoutUrl(await ask(client, client.email))).not.toBe(first);
  });

  it.each([
    [402, 402, 'Your card was declined.', 1],
    [429, 503, subscriptionMessages.checkoutFailed, 1],
    // Stripe repeats what it has answered under a key, failures too.
    [500, 503, subscriptionMessages.checkoutFailed, 1],
    [401, 500, subscriptionMessages.checkoutFailed, 1],
    [400, 500, subscriptionMessages.checkoutFailed, 2],
  ])('a %i is answered with %i', async (fails, status, message, times) => {
    const client = await newcomer(stripe.test);
    stripe.stripe.fail(/POST \/v1\/checkout\/sessions/, fails, { times });
    expect(await ask(client, client.email)).toMatchObject({ status, body: { message } });
    // The next try goes by a new key: the old one would repeat the failure.
    expect((await ask(client, client.email)).status).toBe(200);
  });

  it('another price than the one on the screens is not charged', async () => {
    const own = await openStripeApp();
    own.stripe.price.unit_amount = 999;
    const client = await newcomer(own.test);
    expect(await ask(client, client.email)).toMatchObject({
      status: 500,
      body: { message: subscriptionMessages.checkoutFailed },
    });
    own.stripe.price.unit_amount = 899;
    expect((await ask(client, client.email)).status).toBe(200);
    await own.close();
  });

  it('the subscription ends at once with the account, and Stripe forgets the person', async () => {
    const { client, customerId } = await stripe.subscriber();
    await stripe.deliverAll();
    const deps = { db: stripe.test.database.db, billing: stripe.test.billing, now: () => stripe.test.clock.now };
    await cancelSubscriptionNow(deps, client.userId);
    await cancelSubscriptionNow(deps, client.userId);
    expect(stripe.stripe.customers.get(customerId)!.subscriptions[0]!.status).toBe('canceled');
    expect(await statusOf(client)).toMatchObject({ status: 'cancelled', hasAccess: false, trialDays: 0 });
    await forgetCustomer(deps, client.userId);
    expect(stripe.stripe.customers.has(customerId)).toBe(false);
    expect((await client.send('POST', '/api/create-portal-session')).status).toBe(409);
    await stripe.deliverAll();
  });
});

describe('in the sandbox’s portal', () => {
  const openPortal = async (client: Client) =>
    new URL(checkoutUrl(await client.send('POST', '/api/create-portal-session'))).pathname;
  const act = (path: string, action: string, more: Record<string, string> = {}) =>
    test.visitor.sendRaw(path, new URLSearchParams({ action, ...more }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });

  it('one cancels, resumes, lets a payment fail, mends it, and subscribes again without a trial', async () => {
    const client = await test.signIn({ email: 'portal@example.com' });
    const path = await openPortal(client);
    expect((await act(path, 'cancel')).status).toBe(303);
    expect(await statusOf(client)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true, hasAccess: true });
    await act(path, 'resume');
    expect(await statusOf(client)).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await act(path, 'card', { card: '4000000000000002' })).body).toContain('declined');
    await act(path, 'card', { card: '4000000000000341' });
    await act(path, 'travel-8');
    expect(await statusOf(client)).toMatchObject({ status: 'past_due', hasAccess: true });
    // The sandbox moved the past back by eight days: the payment was due a day ago.
    await act(path, 'travel-8');
    expect(await statusOf(client)).toMatchObject({ status: 'past_due', hasAccess: false });
    await act(path, 'travel-31');
    expect(await statusOf(client)).toMatchObject({ status: 'unpaid', hasAccess: false });
    await act(path, 'card', { card: '4242424242424242' });
    expect(await statusOf(client)).toMatchObject({ status: 'active', hasAccess: true });
    await act(path, 'cancel');
    await act(path, 'travel-31');
    expect(await statusOf(client)).toMatchObject({ status: 'cancelled', hasAccess: false, trialDays: 0 });
    const url = checkoutUrl(await ask(client, 'portal@example.com'));
    expect((await test.visitor.send('GET', new URL(url).pathname)).body).toContain('$8.99 per month');
    await enter(url, '4242424242424242');
    await confirm(client, sessionOf(url));
    expect(await statusOf(client)).toMatchObject({ status: 'active', hasAccess: true });
    expect((await test.visitor.send('GET', '/sandbox/portal/a-guess')).status).toBe(410);
  });

  it('days go by for development only', async () => {
    const client = await test.signIn();
    const path = await openPortal(client);
    Object.assign(test.billing, { forDevelopment: false });
    expect((await act(path, 'travel-8')).body).toContain('There is nothing like that here.');
    Object.assign(test.billing, { forDevelopment: true });
  });

  it('the minute’s tick ends trials and delivers what waits', async () => {
    const client = await test.signIn();
    const { stripeCustomerId } = (await test.database.db.select().from(users).where(eq(users.id, client.userId)))[0]!;
    const billing = test.billing as SandboxBilling;
    await billing.changeCustomer(stripeCustomerId!, (customer, { now, makeId, events }) =>
      changeCard(customer, 'fails', '0341', now, makeId, events),
    );
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 6.9 * day);
    await billing.tick();
    expect(await statusOf(client)).toMatchObject({ status: 'trialing' });
    test.clock.now = new Date(start.getTime() + 7.01 * day);
    await billing.tick();
    test.clock.now = start;
    expect(await statusOf(client)).toMatchObject({ status: 'past_due' });
  });
});

describe('without a subscription', () => {
  it('every call is answered but those that generate, refine, convert, copy and send', async () => {
    const client = await newcomer();
    const said = { transcription: 'quote for Sam Reyes replace the kitchen faucet 2 hours at $95 an hour' };
    const asking: Record<string, unknown> = {
      generateDocument: said,
      generateContractorQuote: said,
      recommendTemplates: said,
      refineDocument: { instructions: 'add 10 percent discount' },
      convertToInvoice: undefined,
      // New documents, too.
      duplicateDocument: undefined,
      reviseDocument: undefined,
      updateDocument: { status: 'pending' },
    };
    for (const [name, { method, path, access }] of Object.entries(endpoints)) {
      if (access !== 'user') continue;
      const answer = await client.send(
        method,
        path.replace(/:\w+/g, '0199b7a0-0000-7000-8000-000000000000'),
        asking[name],
      );
      // A template has to exist before anything is asked of it.
      if (name in asking)
        expect(answer, name).toMatchObject({ status: 402, body: { message: subscriptionMessages.neverSubscribed } });
      else expect(answer.status, name).not.toBe(402);
    }
  });
});
