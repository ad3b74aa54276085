/** Accounts in the database. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { mailLinks, sessions, users } from '#server/db/schema/account.ts';
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

/** As findUser; until the transaction ends nobody else changes it. */
export async function lockUser(tx: Db, userId: UserId): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user ?? null;
}

/** Fails with a violation of users_email_unique when a new e-mail is taken. */
export async function updateUser(
  db: Db,
  userId: UserId,
  fields: Partial<Pick<User, 'email' | 'emailVerified' | 'hashedPassword' | 'deletesAt'>>,
  now: Date,
) {
  await db
    .update(users)
    .set({ ...fields, updatedAt: now })
    .where(eq(users.id, userId));
}

/** Ends all sessions, but for the one named. */
export async function dropSessions(db: Db, userId: UserId, except?: string | null) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.sid, except) : undefined));
}

/** False when it is nobody's, or somebody else's. */
export async function dropSession(db: Db, userId: UserId, sid: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.sid, sid)))
    .returning({ sid: sessions.sid });
  return gone.length === 1;
}

/** Links that were mailed and not used yet. */
export async function dropMailLinks(db: Db, userId: UserId) {
  await db.delete(mailLinks).where(eq(mailLinks.userId, userId));
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
