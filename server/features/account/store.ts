/** Accounts in the database. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { referrals } from '#server/db/schema/referral.ts';
import type { UserId } from '#server/user-id.ts';

export type User = typeof users.$inferSelect;

/** The e-mail trimmed and lower-cased. */
export async function findUserByEmail(db: Db, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUser(db: Db, userId: UserId): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}

/** Fails with a violation of users_email_unique when the e-mail is taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<User> {
  const [row] = await db.insert(users).values(user).returning();
  return row!;
}

/** The open invitation with this code; null for a code that is unknown or used. */
export async function findOpenInvitation(db: Db, code: string) {
  const [row] = await db
    .select({ id: referrals.id, referrerId: referrals.referrerId })
    .from(referrals)
    .where(and(eq(referrals.referralCode, code), eq(referrals.status, 'pending'), isNull(referrals.refereeId)));
  return row ?? null;
}

/** True when this friend is the one who takes the invitation; of two at the same moment only one is. */
export async function takeInvitation(db: Db, id: string, refereeId: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(referrals)
    .set({ refereeId, updatedAt: now })
    .where(and(eq(referrals.id, id), isNull(referrals.refereeId)))
    .returning({ id: referrals.id });
  return taken.length === 1;
}
