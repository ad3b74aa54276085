/**
 * A payment provider that runs inside the server: the same states, quirks and signed events as the real one, no money. It
 * is the default where no key is set.
 */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Db } from '#server/db/db.ts';
import { sandboxCheckouts, sandboxCustomers, sandboxEvents } from '#server/db/schema/sandbox.ts';
import { type Billing, BillingError, type Checkout, type ProviderAccount } from '../billing.ts';
import { readSignedEvent } from '../read-event.ts';
import {
  advance,
  cancelImmediately,
  currentSubscription,
  dueAt,
  extendFree,
  type SandboxCustomer,
  type SandboxEvent,
  type SandboxSubscription,
  subscribe,
  type TestCard,
} from './customer-state.ts';

const day = 86_400_000;

export interface SandboxCheckout {
  id: string;
  customerId: string | null;
  userId: string | null;
  email: string;
  trialDays: number;
  origin: string;
  state: 'open' | 'complete' | 'expired';
  expiresAt: number;
}

/** Takes an event in; rejects when it has to be sent again. */
export type Receive = (raw: Buffer, signature: string) => Promise<unknown>;

export interface SandboxBilling extends Billing {
  readonly name: 'sandbox';
  /** Time travel, refunds and disputes by hand. */
  readonly forDevelopment: boolean;
  /** Who takes the events. */
  deliverTo(receive: Receive): void;
  /** Lets happen what is due, and delivers what is waiting. */
  tick(): Promise<void>;
  /** Only delivers. */
  deliver(): Promise<void>;
  findOpenCheckout(id: string): Promise<SandboxCheckout | null>;
  /** "declined": try another card. Null: there is no such open checkout. */
  payCheckout(id: string, card: TestCard, lastFour: string): Promise<SandboxCheckout | 'declined' | null>;
  /** Null: no such customer. */
  findCustomer(id: string): Promise<SandboxCustomer | null>;
  /** Changes a customer, at their present moment. */
  changeCustomer(id: string, change: (customer: SandboxCustomer, tools: ChangeTools) => void): Promise<void>;
  /** Whose portal this is; null for a token that is none or too old. */
  portalCustomer(token: string): string | null;
}

export interface ChangeTools {
  now: number;
  makeId: (prefix: string) => string;
  events: SandboxEvent[];
}

interface Options {
  db: Db;
  now: () => Date;
  forDevelopment: boolean;
  /** Told of events that could not be taken in; they are sent again. */
  onError: (error: unknown) => void;
}

const prefix = 'sandbox_';
const makeId = (kind: string) => `${prefix}${kind}_${randomBytes(18).toString('base64url')}`;
const portalMinutes = 60;
/** Checkouts hold an e-mail: of those without an account nobody else would remove it. */
const keptDays = 30;

export function createSandboxBilling({ db, now, forDevelopment, onError }: Options): SandboxBilling {
  // Of this start alone: nobody has to set or keep it.
  const secret = randomBytes(32).toString('base64url');
  const portals = new Map<string, { customerId: string; until: number }>();
  let receive: Receive | null = null;

  const changeIn = async (tx: Db, id: string, change: (customer: SandboxCustomer, tools: ChangeTools) => void) => {
    const [row] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id)).for('update');
    if (!row) return false;
    const customer = row.state as SandboxCustomer;
    const tools: ChangeTools = { now: now().getTime(), makeId, events: [] };
    advance(customer, tools.now, makeId, tools.events);
    change(customer, tools);
    advance(customer, tools.now, makeId, tools.events);
    await keep(tx, customer, tools.events);
    return true;
  };

  const keep = async (tx: Db, customer: SandboxCustomer, events: SandboxEvent[]) => {
    const due = dueAt(customer);
    await tx
      .update(sandboxCustomers)
      .set({ state: customer, dueAt: due === null ? null : new Date(due) })
      .where(eq(sandboxCustomers.id, customer.id));
    await emit(tx, events);
  };

  const emit = async (tx: Db, events: SandboxEvent[]) => {
    const createdAt = now();
    const rows = events.map(({ type, object }) => {
      const id = makeId('evt');
      const created = Math.floor(createdAt.getTime() / 1000);
      return { id, body: { id, object: 'event', type, created, livemode: false, data: { object } }, createdAt };
    });
    if (rows.length > 0) await tx.insert(sandboxEvents).values(rows);
  };

  const readCheckout = async (tx: Db, id: string, lock = false): Promise<SandboxCheckout | null> => {
    const query = tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
    const [row] = lock ? await query.for('update') : await query;
    if (!row) return null;
    const checkout = row.state as SandboxCheckout;
    return checkout.state === 'open' && checkout.expiresAt <= now().getTime()
      ? { ...checkout, state: 'expired' }
      : checkout;
  };

  const newCustomer = async (tx: Db, email: string, metadata: Record<string, string>, id = makeId('cus')) => {
    const state: SandboxCustomer = { id, email, metadata, card: 'ok', lastFour: '', subscriptions: [], charges: [] };
    await tx.insert(sandboxCustomers).values({ id, state, createdAt: now() }).onConflictDoNothing();
    return id;
  };

  const billing: SandboxBilling = {
    name: 'sandbox',
    forDevelopment,
    owns: (id) => id.startsWith(prefix),
    createCustomer: ({ id, email }) => newCustomer(db, email, { user_id: id }, `${prefix}cus_${id}`),

    async createCheckout({ key, customer, email, trialDays, origin }) {
      const state: SandboxCheckout = {
        id: makeId('cs'),
        customerId: customer?.id ?? null,
        userId: customer?.userId ?? null,
        email,
        trialDays,
        origin,
        state: 'open',
        expiresAt: now().getTime() + day,
      };
      const row = { id: state.id, key, state, createdAt: now() };
      await db.insert(sandboxCheckouts).values(row).onConflictDoNothing({ target: sandboxCheckouts.key });
      const [made] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.key, key));
      return present(made!.state as SandboxCheckout);
    },

    async findCheckout(id) {
      const checkout = await readCheckout(db, id);
      return checkout && present(checkout);
    },

    async readAccount(customerId) {
      await db.transaction((tx) => changeIn(tx, customerId, () => {}));
      const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
      return row
        ? presentAccount(row.state as SandboxCustomer)
        : { subscription: null, payments: [], cardFingerprint: null };
    },

    async extendFreeUntil(subscriptionId, until, batch) {
      let done = false;
      const owner = await ownerOf(db, subscriptionId);
      if (owner)
        await billing.changeCustomer(owner, (customer, { now: time, events }) => {
          done = extendFree(customer, subscriptionId, until.getTime(), batch, time, events);
        });
      if (!done) throw new BillingError('rejected', 'This subscription cannot be extended.');
    },

    async createPortal(customerId, returnUrl) {
      const token = randomBytes(24).toString('base64url');
      const time = now().getTime();
      for (const [old, { until }] of portals) if (until < time) portals.delete(old);
      portals.set(token, { customerId, until: time + portalMinutes * 60_000 });
      return `${new URL(returnUrl).origin}/sandbox/portal/${token}`;
    },

    async cancelNow(subscriptionId) {
      const owner = await ownerOf(db, subscriptionId);
      if (owner)
        await billing.changeCustomer(owner, (customer, { now: time, events }) =>
          cancelImmediately(customer, subscriptionId, time, events),
        );
    },

    async deleteCustomer(customerId) {
      await db.transaction(async (tx) => {
        await tx.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
        await tx.delete(sandboxCheckouts).where(sql`${sandboxCheckouts.state} ->> 'customerId' = ${customerId}`);
        await emit(tx, [{ type: 'customer.deleted', object: { object: 'customer', id: customerId } }]);
      });
    },

    readEvent: (raw, signature) => readSignedEvent(raw, signature, [secret], false, now()),

    deliverTo(receiver) {
      receive = receiver;
    },

    async tick() {
      const old = new Date(now().getTime() - keptDays * day);
      await db.delete(sandboxCheckouts).where(lt(sandboxCheckouts.createdAt, old));
      const due = await db
        .select({ id: sandboxCustomers.id })
        .from(sandboxCustomers)
        .where(and(isNotNull(sandboxCustomers.dueAt), lte(sandboxCustomers.dueAt, now())))
        .limit(500);
      for (const { id } of due) await db.transaction((tx) => changeIn(tx, id, () => {}));
      await billing.deliver();
    },

    async deliver() {
      if (!receive) return;
      const waiting = await db.select().from(sandboxEvents).orderBy(asc(sandboxEvents.id)).limit(500);
      for (const { id, body } of waiting) {
        const payload = JSON.stringify(body, null, 2);
        const timestamp = Math.floor(now().getTime() / 1000);
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
        try {
          await receive(Buffer.from(payload), signature);
          await db.delete(sandboxEvents).where(eq(sandboxEvents.id, id));
        } catch (error) {
          onError(error);
        }
      }
    },

    async findOpenCheckout(id) {
      const checkout = await readCheckout(db, id);
      return checkout?.state === 'open' ? checkout : null;
    },

    async payCheckout(id, card, lastFour) {
      const outcome = await db.transaction(async (tx) => {
        const checkout = await readCheckout(tx, id, true);
        if (checkout?.state !== 'open') return null;
        if (card === 'declines') return 'declined';
        const metadata: Record<string, string> = checkout.userId ? { user_id: checkout.userId } : {};
        const customerId = checkout.customerId ?? (await newCustomer(tx, checkout.email, metadata));
        let paid = false;
        await changeIn(tx, customerId, (customer, { now: time, events }) => {
          Object.assign(customer, { card, lastFour });
          paid = subscribe(customer, { trialDays: checkout.trialDays, metadata }, time, makeId, events);
        });
        if (!paid) return 'declined';
        const done: SandboxCheckout = { ...checkout, customerId, state: 'complete' };
        await tx.update(sandboxCheckouts).set({ state: done }).where(eq(sandboxCheckouts.id, id));
        const object = { object: 'checkout.session', id, customer: customerId, client_reference_id: checkout.userId };
        await emit(tx, [{ type: 'checkout.session.completed', object }]);
        return done;
      });
      await billing.deliver();
      return outcome;
    },

    async findCustomer(id) {
      const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id));
      return row ? (row.state as SandboxCustomer) : null;
    },

    async changeCustomer(id, change) {
      await db.transaction((tx) => changeIn(tx, id, change));
      await billing.deliver();
    },

    portalCustomer(token) {
      const portal = portals.get(token);
      return portal && portal.until >= now().getTime() ? portal.customerId : null;
    },
  };
  return billing;
}

const present = ({ id, state, customerId, userId, origin }: SandboxCheckout): Checkout => ({
  id,
  state,
  url: state === 'open' ? `${origin}/sandbox/checkout/${id}` : null,
  customerId,
  userId,
  settled: state === 'complete',
});

const dateOf = (time: number | null) => (time === null ? null : new Date(time));

const presentSubscription = (one: SandboxSubscription) => ({
  id: one.id,
  status: one.status,
  trialEnd: dateOf(one.trialEnd),
  currentPeriodEnd: new Date(one.periodEnd),
  billingAnchor: new Date(one.anchor),
  cancelAt: dateOf(one.cancelAt),
  cancels: one.cancelAt !== null,
  endedAt: dateOf(one.endedAt),
  pastDueSince: one.status === 'past_due' ? dateOf(one.pastDueSince) : null,
  rewardBatch: one.metadata.reward_batch ?? null,
});

function presentAccount(customer: SandboxCustomer): ProviderAccount {
  const current = currentSubscription(customer);
  return {
    subscription: current && presentSubscription(current),
    payments: customer.charges.map(({ id, amountCents, refunded, disputed }) => ({
      id,
      amountCents,
      refunded,
      disputed,
    })),
    // Everybody has the same few test cards here: they tell nobody from nobody.
    cardFingerprint: null,
  };
}

async function ownerOf(db: Db, subscriptionId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(sql`${sandboxCustomers.state} -> 'subscriptions' @> ${JSON.stringify([{ id: subscriptionId }])}::jsonb`);
  return row?.id ?? null;
}
