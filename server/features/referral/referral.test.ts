/** From the invitation to the free month, with the sandbox and with Stripe. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referralEndpoints, referralMessages } from '#contract/referral.ts';
import { takeBackPayment } from '#server/billing/sandbox/customer-state.ts';
import { openStripeApp, type StripeApp } from '#server/billing/testing/stripe-app.ts';
import { users } from '#server/db/schema/account.ts';
import { mails } from '#server/db/schema/mail.ts';
import { referralRewards, referrals, rewardBatches } from '#server/db/schema/referral.ts';
import { reconcileSubscriptions } from '#server/features/subscription/reconcile-subscriptions.ts';
import { type Client, read } from '#server/test-app.ts';

const day = 86_400_000;

let app: StripeApp;
beforeAll(async () => {
  app = await openStripeApp();
});
afterAll(() => app.close());

let count = 0;
const unique = (name: string) => {
  count += 1;
  return `${name}${count}@example.com`;
};
const db = () => app.test.database.db;
const invite = (client: Client, refereeEmail: string) => client.send('POST', '/api/referrals', { refereeEmail });
const apply = (client: Client) => client.send('POST', '/api/referrals/rewards/apply');
const statsOf = async (client: Client) =>
  read(referralEndpoints.getReferralStats.response, await client.send('GET', '/api/referrals/stats'));
const deps = () => ({ db: db(), billing: app.test.billing, now: () => app.test.clock.now });

/** A friend who signed up with the code, subscribed, and is in the trial. */
async function friendOf(client: Client) {
  const { referralCode } = read(referralEndpoints.inviteFriend.response, await invite(client, unique('invited')));
  const friend = await app.subscriber();
  await db().update(referrals).set({ refereeId: friend.client.userId }).where(eq(referrals.referralCode, referralCode));
  await app.deliverAll();
  return friend;
}

/** The first payment, at once. */
async function pay(customerId: string, amountCents = 899) {
  app.stripe.change(customerId, (customer, list) => {
    customer.charges.push({
      id: app.stripe.makeId('ch'),
      amountCents,
      at: app.test.clock.now.getTime(),
      refunded: false,
      disputed: false,
    });
    list.push({ type: 'invoice.paid', object: { object: 'invoice', customer: customerId, amount_paid: amountCents } });
  });
  await app.deliverAll();
}

async function rewarded(friends: number) {
  const inviter = await app.subscriber();
  for (let friend = 0; friend < friends; friend += 1) await pay((await friendOf(inviter.client)).customerId);
  return inviter;
}

const periodEnd = (customerId: string) => app.stripe.customers.get(customerId)!.subscriptions[0]!.periodEnd;

describe('an invitation', () => {
  it('writes to the friend, has a code of its own, and stands in the list', async () => {
    const client = await app.test.signIn({ firstName: 'Rosa', lastName: 'Delgado' });
    const email = unique('friend');
    const record = read(referralEndpoints.inviteFriend.response, await invite(client, ` ${email.toUpperCase()} `));
    expect(record).toMatchObject({ refereeEmail: email, status: 'pending', completedAt: null });
    expect(record.referralCode).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    const [mail] = await db().select().from(mails).where(eq(mails.recipient, email));
    expect(mail?.subject).toBe('Rosa Delgado invites you to Quotewright');
    expect(mail?.text).toContain(`/auth?mode=signup&ref=${record.referralCode}`);
    expect((await client.send('GET', '/api/referrals')).body).toEqual([record]);
    expect(await statsOf(client)).toEqual({
      totalReferrals: 1,
      pendingReferrals: 1,
      completedReferrals: 0,
      availableRewards: 0,
    });
    const other = await app.test.signIn();
    expect((await other.send('GET', '/api/referrals')).body).toEqual([]);
    expect((await app.test.visitor.send('POST', '/api/referrals', { refereeEmail: email })).status).toBe(401);
  });

  it('is refused for oneself, a second time, and for what is no address; to an account it is like any other', async () => {
    const own = unique('own');
    const client = await app.test.signIn({ email: own });
    expect(await invite(client, own)).toMatchObject({ status: 400, body: { message: referralMessages.ownEmail } });
    expect(await invite(client, '  ')).toMatchObject({ status: 400, body: { message: referralMessages.enterEmail } });
    expect((await invite(client, 'no address')).status).toBe(400);
    const known = unique('known');
    await app.test.signIn({ email: known });
    expect((await invite(client, known)).status).toBe(201);
    expect(await invite(client, known)).toMatchObject({
      status: 409,
      body: { message: referralMessages.invitedAlready },
    });
    const twice = unique('twice');
    const both = await Promise.all([invite(client, twice), invite(client, twice)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a friend', () => {
  it('counts with the first real payment, once, and not in the trial', async () => {
    const { client } = await app.subscriber();
    const friend = await friendOf(client);
    expect(await statsOf(client)).toMatchObject({ pendingReferrals: 1, availableRewards: 0 });
    await pay(friend.customerId, 0);
    expect(await statsOf(client)).toMatchObject({ pendingReferrals: 1, availableRewards: 0 });
    await pay(friend.customerId);
    await pay(friend.customerId);
    expect(await statsOf(client)).toMatchObject({ pendingReferrals: 0, completedReferrals: 1, availableRewards: 1 });
    const rewards = read(referralEndpoints.listRewards.response, await client.send('GET', '/api/referrals/rewards'));
    expect(rewards).toMatchObject([{ rewardValue: 30, isActive: true, appliedAt: null }]);
  });

  it('whose money went back takes the unused reward along, and brings it with the next payment', async () => {
    for (const how of ['refunded', 'disputed'] as const) {
      const { client } = await app.subscriber();
      const friend = await friendOf(client);
      await pay(friend.customerId);
      app.stripe.change(friend.customerId, (customer, list) => takeBackPayment(customer, how, list));
      await app.deliverAll();
      expect(await statsOf(client)).toMatchObject({ availableRewards: 0 });
      expect(await apply(client)).toMatchObject({ status: 400, body: { message: referralMessages.noRewards } });
      await pay(friend.customerId);
      expect(await statsOf(client)).toMatchObject({ availableRewards: 1 });
    }
  });

  it('with the inviter’s own card is no friend', async () => {
    const inviter = await app.subscriber();
    await app.deliverAll();
    const friend = await friendOf(inviter.client);
    app.stripe.customers.get(friend.customerId)!.fingerprint = app.stripe.customers.get(
      inviter.customerId,
    )!.fingerprint;
    await pay(friend.customerId);
    expect(await statsOf(inviter.client)).toMatchObject({ pendingReferrals: 1, availableRewards: 0 });
  });
});

describe('applying rewards', () => {
  it('adds all days to the end of what is free already, once, however often it is asked at the same moment', async () => {
    const { client, customerId } = await rewarded(3);
    const before = periodEnd(customerId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(client)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => body)).toEqual([{ appliedRewards: 3, totalDaysAdded: 90 }]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([200, ...answers.filter(({ status }) => [400, 502].includes(status)).map(({ status }) => status)]),
    );
    expect(periodEnd(customerId)).toBe(before + 90 * day);
    expect(await statsOf(client)).toMatchObject({ completedReferrals: 3, availableRewards: 0 });
    const rows = await db().select().from(referrals).where(eq(referrals.referrerId, client.userId));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['rewarded']));
    expect(await apply(client)).toMatchObject({ status: 400, body: { message: referralMessages.noRewards } });
    await app.deliverAll();
    expect(periodEnd(customerId)).toBe(before + 90 * day);
  });

  it('keeps who has paid active, with the later day as the next billing', async () => {
    const { client, customerId } = await rewarded(1);
    await pay(customerId);
    expect((await apply(client)).status).toBe(200);
    expect((await client.send('GET', '/api/subscription-status')).body).toMatchObject({
      status: 'active',
      currentPeriodEnd: periodEnd(customerId) / 1000,
    });
  });

  it('needs a subscription that goes on', async () => {
    const { client, customerId } = await rewarded(1);
    const one = app.stripe.customers.get(customerId)!.subscriptions[0]!;
    one.cancelAt = one.periodEnd;
    expect(await apply(client)).toMatchObject({ status: 409, body: { message: referralMessages.cancelled } });
    Object.assign(one, { cancelAt: null, status: 'past_due', pastDueSince: app.test.clock.now.getTime() });
    expect(await apply(client)).toMatchObject({ status: 409, body: { message: referralMessages.noSubscription } });
    Object.assign(one, { status: 'trialing' });
    expect((await apply(client)).status).toBe(200);
    const poor = await app.test.signIn();
    expect(await apply(poor)).toMatchObject({ status: 400, body: { message: referralMessages.noRewards } });
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('with an answer lost %s the work is done finds out later, and does it once', async (_name, after) => {
    const { client, customerId } = await rewarded(2);
    const before = periodEnd(customerId);
    app.stripe.fail(/POST \/v1\/subscriptions\//, 500, { after });
    expect(await apply(client)).toMatchObject({ status: 502, body: { message: referralMessages.applyFailed } });
    // It may still be under way.
    expect((await apply(client)).status).toBe(502);
    expect(await statsOf(client)).toMatchObject({ availableRewards: 0 });
    const start = app.test.clock.now;
    app.test.clock.now = new Date(start.getTime() + 120_000);
    await reconcileSubscriptions(deps(), () => {});
    app.test.clock.now = start;
    expect(periodEnd(customerId)).toBe(before + 60 * day);
    const batches = await db().select().from(rewardBatches).where(eq(rewardBatches.userId, client.userId));
    expect(batches.map(({ state }) => state)).toEqual(['applied']);
    const rewards = await db().select().from(referralRewards).where(eq(referralRewards.userId, client.userId));
    expect(rewards.every(({ appliedAt }) => appliedAt !== null)).toBe(true);
  });

  it('gives the rewards back when Stripe refuses', async () => {
    const { client, customerId } = await rewarded(1);
    const before = periodEnd(customerId);
    app.stripe.fail(/POST \/v1\/subscriptions\//, 400);
    expect((await apply(client)).status).toBe(502);
    expect(await statsOf(client)).toMatchObject({ availableRewards: 1 });
    expect((await apply(client)).body).toEqual({ appliedRewards: 1, totalDaysAdded: 30 });
    expect(periodEnd(customerId)).toBe(before + 30 * day);
  });

  it('leaves for later what is beyond two years', async () => {
    const { client, customerId } = await rewarded(2);
    const one = app.stripe.customers.get(customerId)!.subscriptions[0]!;
    Object.assign(one, { periodEnd: one.anchor + 690 * day, trialEnd: one.anchor + 690 * day });
    expect((await apply(client)).body).toEqual({ appliedRewards: 1, totalDaysAdded: 30 });
    expect(await statsOf(client)).toMatchObject({ availableRewards: 1 });
  });
});

it('a code brings fourteen days of trial, through the sign-up as through the checkout', async () => {
  const { client } = await app.subscriber();
  const { referralCode } = read(referralEndpoints.inviteFriend.response, await invite(client, unique('invited')));
  const email = unique('joins');
  const signup = await app.test.visitor.send('POST', '/api/auth/signup', {
    email,
    password: 'wren-harbor-51',
    firstName: 'Ada',
    lastName: 'Moss',
    referralCode,
  });
  expect(signup.status).toBe(201);
  const cookie = signup.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await app.test.visitor.send('POST', '/api/create-checkout-session', { email }, { cookie });
  const sent = app.stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
  expect(sent?.params['subscription_data[trial_period_days]']).toBe('14');
  const [user] = await db().select().from(users).where(eq(users.email, email));
  const [referral] = await db().select().from(referrals).where(eq(referrals.refereeId, user!.id));
  expect(referral).toMatchObject({ referralCode, status: 'pending' });
});
