/** Subscriptions and checkouts in the database. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { referrals } from '#server/db/schema/referral.ts';
import { billingEvents, checkouts, subscriptions } from '#server/db/schema/subscription.ts';
import { toUserId, type UserId } from '#server/user-id.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;
export type StoredCheckout = typeof checkouts.$inferSelect;

export async function findSubscription(db: Db, userId: UserId): Promise<StoredSubscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** The number of a look at the provider; drawn before it is asked. */
export async function drawTicket(db: Db, userId: UserId): Promise<number> {
  const [row] = await db
    .insert(subscriptions)
    .values({ userId, lastAsked: 1 })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { lastAsked: sql`${subscriptions.lastAsked} + 1` } })
    .returning({ ticket: subscriptions.lastAsked });
  return row!.ticket;
}

/** Locks the account's row; nobody else writes its subscription until the transaction ends. */
export async function lockSubscription(tx: Db, userId: UserId): Promise<StoredSubscription | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update');
  return row ?? null;
}

/** Days of trial for an account that starts now: for friends of a customer more, for who had one none. */
export async function isReferred(db: Db, userId: UserId): Promise<boolean> {
  const [row] = await db.select({ id: referrals.id }).from(referrals).where(eq(referrals.refereeId, userId)).limit(1);
  return row !== undefined;
}

export async function findUserByCustomer(db: Db, customerId: string): Promise<UserId | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId));
  return row ? toUserId(row.id) : null;
}

/** False when the account has got another customer since `before` was read. */
export async function setCustomer(
  db: Db,
  userId: UserId,
  before: string | null,
  customerId: string | null,
): Promise<boolean> {
  const same = before === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, before);
  const changed = await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), same))
    .returning({ id: users.id });
  return changed.length === 1;
}

/** The account's one open checkout, made where there is none. */
export async function openCheckout(db: Db, userId: UserId, email: string, now: Date): Promise<StoredCheckout> {
  const open = and(eq(checkouts.userId, userId), eq(checkouts.state, 'open'));
  for (;;) {
    const [found] = await db.select().from(checkouts).where(open);
    if (found) return found;
    await db.insert(checkouts).values({ id: randomUUID(), userId, email, createdAt: now }).onConflictDoNothing();
  }
}

/** False when it is no longer the open one: its address must not be given out then. */
export async function keepSession(db: Db, id: string, sessionId: string): Promise<boolean> {
  const kept = await db
    .update(checkouts)
    .set({ sessionId })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .returning({ id: checkouts.id });
  return kept.length === 1;
}

/** Ends an open one that has no session yet: its key would be answered with the old failure. */
export async function dropUnanswered(db: Db, id: string) {
  await db
    .update(checkouts)
    .set({ state: 'expired' })
    .where(and(eq(checkouts.id, id), isNull(checkouts.sessionId)));
}

/** One that nobody is signed in for. */
export async function insertCheckout(db: Db, email: string, now: Date): Promise<StoredCheckout> {
  const [row] = await db.insert(checkouts).values({ id: randomUUID(), email, createdAt: now }).returning();
  return row!;
}

export async function findCheckoutBySession(db: Db, sessionId: string): Promise<StoredCheckout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  return row ?? null;
}

export async function updateCheckout(
  db: Db,
  id: string,
  fields: Partial<Pick<StoredCheckout, 'sessionId' | 'state' | 'userId'>>,
) {
  await db.update(checkouts).set(fields).where(eq(checkouts.id, id));
}

export async function listOpenCheckouts(db: Db): Promise<StoredCheckout[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.state, 'open'), isNotNull(checkouts.sessionId)));
}

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id));
  return row !== undefined;
}

/** True when this call is the one that took it in. */
export async function insertEvent(db: Db, id: string, type: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(billingEvents)
    .values({ id, type, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return inserted.length === 1;
}
