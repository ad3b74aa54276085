/** The app with the Stripe adapter, on a server that speaks like Stripe. For tests. */
import { eq } from 'drizzle-orm';
import { users } from '#server/db/schema/account.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';
import { createStripeBilling } from '../stripe-billing.ts';
import { type FakeStripe, fakeKey, fakePrice, fakeWebhookSecret, startFakeStripe } from './fake-stripe.ts';

export interface StripeApp {
  test: TestApp;
  stripe: FakeStripe;
  /** A signed-in account that has paid with a card on Stripe's page; its events are not delivered. */
  subscriber(): Promise<{ client: Client; customerId: string; email: string }>;
  /** Stripe sends it; answers the status. */
  deliver(event: Record<string, unknown>): Promise<number>;
  /** The next transaction fails: before its end, so that nothing of it stays, or after it, so that all stays but nobody hears of it. */
  crashNextTransaction(when: 'before' | 'after'): void;
  /** All that wait. */
  deliverAll(): Promise<void>;
  userOf(client: Client): Promise<typeof users.$inferSelect>;
  close(): Promise<void>;
}

export const webhook = '/api/billing-webhook';

export async function openStripeApp(): Promise<StripeApp> {
  // The test's clock is made with the app, which needs Stripe first.
  const holder: { now: () => Date } = { now: () => new Date() };
  const stripe = await startFakeStripe(() => holder.now());
  const test = await openTestApp({
    billing: (_database, now) => {
      holder.now = now;
      return createStripeBilling({
        secretKey: fakeKey,
        webhookSecret: `whsec_an_older_one,${fakeWebhookSecret}`,
        priceId: fakePrice,
        portalConfiguration: undefined,
        apiBase: stripe.url,
        now,
      });
    },
  });
  const deliver = async (event: Record<string, unknown>) => {
    const { payload, signature } = stripe.sign(event);
    const { status } = await test.visitor.sendRaw(webhook, payload, { 'stripe-signature': signature });
    return status;
  };
  const crashes: ('before' | 'after')[] = [];
  crashTransactions(test, () => crashes.shift());
  let count = 0;
  return {
    test,
    stripe,
    deliver,
    crashNextTransaction: (when) => crashes.push(when),
    async deliverAll() {
      for (let event = stripe.events.shift(); event; event = stripe.events.shift()) {
        const status = await deliver(event);
        if (status !== 200) throw new Error(`${String(event.type)}: ${status}`);
      }
    },
    async subscriber() {
      count += 1;
      const email = `payer${count}@example.com`;
      const client = await test.signIn({ email });
      const { body } = await client.send('POST', '/api/create-checkout-session', { email });
      const sessionId = String((body as { url: string }).url.split('/').at(-1));
      return { client, email, customerId: stripe.pay(sessionId) };
    },
    async userOf({ userId }) {
      const [row] = await test.database.db.select().from(users).where(eq(users.id, userId));
      return row!;
    },
    async close() {
      await test.close();
      await stripe.stop();
    },
  };
}

function crashTransactions({ database: { db } }: TestApp, next: () => 'before' | 'after' | undefined) {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const crash = next();
    const result = await begin(async (tx) => {
      const done = await work(tx);
      if (crash === 'before') throw new Error('The server died before the end of a transaction.');
      return done;
    }, config);
    if (crash === 'after') throw new Error('The server died after a transaction.');
    return result;
  };
}
