/** Events of Stripe in any order, any number of times, with failures and crashes between, end where Stripe is. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cancelAtPeriodEnd,
  cancelImmediately,
  changeCard,
  currentSubscription,
  subscribe,
  takeBackPayment,
} from '#server/billing/sandbox/customer-state.ts';
import { openStripeApp, type StripeApp } from '#server/billing/testing/stripe-app.ts';
import { users } from '#server/db/schema/account.ts';
import { referralRewards, referrals } from '#server/db/schema/referral.ts';
import { billingEvents, subscriptions } from '#server/db/schema/subscription.ts';
import type { UserId } from '#server/user-id.ts';

let app: StripeApp;
beforeAll(async () => {
  app = await openStripeApp();
});
afterAll(() => app.close());

const wanted = 1000;
const atOnce = 8;

interface Person {
  userId: UserId;
  customerId: string;
}

async function invitedSubscriber(referrerId: UserId): Promise<Person> {
  const { client, customerId } = await app.subscriber();
  const referralCode = app.stripe.makeId('code');
  await app.test.database.db
    .insert(referrals)
    .values({ referrerId, refereeId: client.userId, refereeEmail: `${referralCode}@example.com`, referralCode });
  return { userId: client.userId, customerId };
}

/** What we hold of somebody, and what Stripe does. */
async function pictures({ userId, customerId }: Person) {
  const { db } = app.test.database;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [held] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const [referral] = await db.select().from(referrals).where(eq(referrals.refereeId, userId));
  const rewards = await db.select().from(referralRewards).where(eq(referralRewards.referralId, referral!.id));
  const { charges, ...customer } = app.stripe.customers.get(customerId)!;
  const one = currentSubscription({ charges, ...customer })!;
  const isFree = one.status === 'trialing' && charges.length > 0;
  return {
    ours: {
      id: user!.stripeSubscriptionId,
      status: held!.providerStatus,
      stored: user!.subscriptionStatus,
      periodEnd: held!.currentPeriodEnd?.getTime(),
      cancels: held!.cancels,
      hasPaid: held!.hasPaid,
      rewards: rewards.filter(({ isActive }) => isActive).length,
    },
    theirs: {
      id: one.id,
      status: one.status,
      stored: isFree ? 'active' : one.status,
      periodEnd: one.periodEnd,
      cancels: one.cancelAt !== null,
      hasPaid: charges.length > 0,
      rewards: charges.some(({ refunded, disputed }) => !refunded && !disputed) ? 1 : 0,
    },
  };
}

const moves = [
  'day',
  'week',
  'month',
  'cancel',
  'resume',
  'resume',
  'fail',
  'mend',
  'refund',
  'dispute',
  'end',
] as const;
const daysOf: Record<string, number> = { day: 1, week: 7, month: 31 };

/** Something happens at Stripe. */
function move(customerId: string, what: (typeof moves)[number], random: () => number) {
  const days = (daysOf[what] ?? 0) * random();
  app.test.clock.now = new Date(app.test.clock.now.getTime() + Math.round(days * 86_400) * 1000);
  const time = app.test.clock.now.getTime();
  const { makeId } = app.stripe;
  app.stripe.change(customerId, (customer, list) => {
    const current = currentSubscription(customer)!;
    if (current.status === 'canceled') {
      customer.card = 'ok';
      subscribe(customer, { trialDays: 0, metadata: {} }, time, makeId, list);
    } else if (what === 'cancel' || what === 'resume') cancelAtPeriodEnd(customer, what === 'cancel', list);
    else if (what === 'fail') customer.card = 'fails';
    else if (what === 'mend') changeCard(customer, 'ok', '4242', time, makeId, list);
    else if (what === 'refund' || what === 'dispute')
      takeBackPayment(customer, what === 'refund' ? 'refunded' : 'disputed', list);
    else if (what === 'end' && random() < 0.1) cancelImmediately(customer, current.id, time, list);
  });
}

it('1,000 events, each delivered one to five times in any order, with crashes between, end where the provider is', async () => {
  const referrer = await app.test.signIn();
  // Whole numbers, evenly spread: doubles are mostly next to nothing, and edge cases would be most of what happens.
  const numbers = fc.infiniteStream(fc.noBias(fc.integer({ min: 0, max: 2 ** 30 - 1 })));
  await fc.assert(
    fc.asyncProperty(numbers, async (stream) => {
      const random = () => Number(stream.next().value) / 2 ** 30;
      const below = (end: number) => Math.floor(random() * end);
      const people: Person[] = [];
      for (let index = 0; index < 8; index += 1) people.push(await invitedSubscriber(referrer.userId));
      const made: Record<string, unknown>[] = [];
      const onTheWay: Record<string, unknown>[] = [];
      const happen = () => {
        if (made.length < wanted) move(people[below(people.length)]!.customerId, moves[below(moves.length)]!, random);
        for (const event of app.stripe.events.splice(0)) {
          made.push(event);
          for (let copies = 1 + below(5); copies > 0; copies -= 1) onTheWay.push(event);
        }
      };
      const deliver = async () => {
        const [event] = onTheWay.splice(below(onTheWay.length), 1);
        const fate = random();
        if (fate < 0.02) app.stripe.fail(/GET \/v1\/(subscriptions|charges)/, 400);
        else if (fate < 0.06) app.crashNextTransaction(fate < 0.04 ? 'before' : 'after');
        // What was not taken is sent again.
        if (event && (await app.deliver(event)) !== 200) onTheWay.push(event);
      };
      while (made.length < wanted || onTheWay.length > 0) {
        for (let count = 0; count < 3; count += 1) happen();
        const deliveries = Array.from({ length: Math.min(atOnce, onTheWay.length) }, deliver);
        // While they are being taken in, the world goes on.
        happen();
        await Promise.all(deliveries);
      }
      for (const person of people) {
        const { ours, theirs } = await pictures(person);
        expect(ours).toEqual(theirs);
      }
      const taken = new Set((await app.test.database.db.select().from(billingEvents)).map(({ id }) => id));
      expect(made.filter(({ id }) => !taken.has(String(id)))).toEqual([]);
    }),
    { numRuns: 1 },
  );
}, 600_000);
