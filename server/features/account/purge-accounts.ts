/** The job that deletes accounts whose days of grace are over. */
import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { documents, voiceSessions } from '#server/db/schema/document.ts';
import { referrals } from '#server/db/schema/referral.ts';
import { accountDeletedMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { toUserId, type UserId } from '#server/user-id.ts';

/** Few enough that other requests do not notice on the embedded database, which has one connection. */
const batch = 200;
const forgottenEmail = 'deleted account';

/**
 * Everything of them goes, as server/db/owned-tables.ts says, and a last mail tells so. An account that its owner has
 * kept in the last moment stays. One that fails is tried again the next hour. Answers how many are gone.
 */
export async function purgeAccounts({
  db,
  now,
  forget,
  onError,
}: {
  db: Db;
  now: () => Date;
  /** Has others forget the person, such as the payment provider; while it fails the account stays. */
  forget: (userId: UserId) => Promise<void>;
  onError: (error: Error) => void;
}): Promise<number> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletesAt, now()))
    .orderBy(asc(users.deletesAt))
    .limit(1000);
  let gone = 0;
  for (const { id } of due)
    try {
      await forget(toUserId(id));
      if (await purgeAccount(db, id, now())) gone += 1;
    } catch (error) {
      onError(new Error(`Account ${id} could not be deleted`, { cause: error }));
    }
  return gone;
}

async function purgeAccount(db: Db, id: string, now: Date): Promise<boolean> {
  const due = and(eq(users.id, id), lte(users.deletesAt, now));
  const stillDue = async () => (await db.select({ id: users.id }).from(users).where(due)).length === 1;
  // What can be many goes bit by bit; the rest goes with the account's own row.
  for (const [table, owner, key] of [
    [documents, documents.userId, documents.id],
    [voiceSessions, voiceSessions.userId, voiceSessions.id],
  ] as const)
    while ((await stillDue()) && (await deleteSome(db, table, key, eq(owner, id))) === batch);
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(due).for('update');
    if (!user) return false;
    // The inviter's list keeps that there was somebody, and forgets who.
    await tx.update(referrals).set({ refereeEmail: forgottenEmail }).where(eq(referrals.refereeId, id));
    await tx.delete(users).where(eq(users.id, id));
    const mail = accountDeletedMail({ firstName: user.firstName });
    await queueMail(tx, { to: user.email, userId: null, mail, now });
    return true;
  });
}

async function deleteSome(db: Db, table: PgTable, key: PgColumn, mine: SQL): Promise<number> {
  const some = db.select({ key }).from(table).where(mine).limit(batch);
  return (await db.delete(table).where(inArray(key, some)).returning({ key })).length;
}
