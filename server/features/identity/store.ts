/** Accounts elsewhere that open accounts here, and sign-ins on their way. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { Db } from '#server/db/db.ts';
import { identities, pendingLogins } from '#server/db/schema/account.ts';
import type { UserId } from '#server/user-id.ts';

export type Identity = typeof identities.$inferSelect;

export async function findIdentity(db: Db, issuer: string, subject: string): Promise<Identity | null> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

export const listIdentities = (db: Db, userId: UserId): Promise<Identity[]> =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt));

/** Fails with a violation of identities_subject when somebody has it. */
export async function insertIdentity(tx: Db, row: typeof identities.$inferInsert) {
  await tx.insert(identities).values(row);
}

/** False when it is nobody's, or somebody else's. */
export async function dropIdentity(tx: Db, userId: UserId, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const gone = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)))
    .returning({ id: identities.id });
  return gone.length === 1;
}

export async function dropIdentities(tx: Db, userId: UserId) {
  await tx.delete(identities).where(eq(identities.userId, userId));
}

export async function insertPendingLogin(db: Db, row: typeof pendingLogins.$inferInsert) {
  await db.insert(pendingLogins).values(row);
}

/** Uses it up: a callback that comes twice finds nothing. */
export async function takePendingLogin(db: Db, id: string, now: Date) {
  const [row] = await db
    .delete(pendingLogins)
    .where(and(eq(pendingLogins.id, id), gt(pendingLogins.expiresAt, now)))
    .returning();
  return row ?? null;
}
