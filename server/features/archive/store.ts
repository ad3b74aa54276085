/** Archives in the database. */
import { and, asc, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { ExportRecord } from '#contract/account-settings.ts';
import { exportKeptDays } from '#contract/constants.ts';
import type { Db } from '#server/db/db.ts';
import { accountExportParts, accountExports } from '#server/db/schema/export.ts';
import type { UserId } from '#server/user-id.ts';

export type StoredExport = typeof accountExports.$inferSelect;

const day = 86_400_000;
/** Whoever makes an archive says so at least this often; silent for longer, it is taken for dead. */
const lease = 120_000;

const living = (userId: UserId, now: Date) => and(eq(accountExports.userId, userId), gt(accountExports.expiresAt, now));

export const presentExport = ({ id, state, done, total, bytes, createdAt, expiresAt }: StoredExport): ExportRecord => ({
  id,
  state,
  done,
  total,
  bytes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export async function findNewestExport(db: Db, userId: UserId, now: Date): Promise<StoredExport | null> {
  const [row] = await db
    .select()
    .from(accountExports)
    .where(living(userId, now))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id))
    .limit(1);
  return row ?? null;
}

export async function findExport(db: Db, userId: UserId, id: string, now: Date): Promise<StoredExport | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(accountExports)
    .where(and(living(userId, now), eq(accountExports.id, id)));
  return row ?? null;
}

/** Takes the place of all earlier archives of the account. */
export async function insertExport(tx: Db, userId: UserId, now: Date): Promise<StoredExport> {
  await tx.delete(accountExports).where(eq(accountExports.userId, userId));
  const expiresAt = new Date(now.getTime() + exportKeptDays * day);
  const [row] = await tx.insert(accountExports).values({ userId, dueAt: now, createdAt: now, expiresAt }).returning();
  return row!;
}

/** The next archive to make, now this caller's; null when there is none. */
export async function claimExport(db: Db, now: Date): Promise<StoredExport | null> {
  const due = db
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(and(inArray(accountExports.state, ['queued', 'running']), lte(accountExports.dueAt, now)))
    .orderBy(asc(accountExports.dueAt), asc(accountExports.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(accountExports)
    .set({ state: 'running', dueAt: new Date(now.getTime() + lease) })
    .where(inArray(accountExports.id, due))
    .returning();
  return row ?? null;
}

export async function changeExport(
  db: Db,
  id: string,
  fields: Partial<Pick<StoredExport, 'state' | 'done' | 'total' | 'bytes' | 'attempts' | 'dueAt'>>,
) {
  await db.update(accountExports).set(fields).where(eq(accountExports.id, id));
}

/** Tells how far it is, and that somebody is at it. */
export const reportProgress = (db: Db, id: string, done: number, now: Date) =>
  changeExport(db, id, { done, dueAt: new Date(now.getTime() + lease) });

export async function dropParts(db: Db, exportId: string) {
  await db.delete(accountExportParts).where(eq(accountExportParts.exportId, exportId));
}

export async function insertPart(db: Db, exportId: string, position: number, data: Uint8Array) {
  await db.insert(accountExportParts).values({ exportId, position, data });
}

/** The archive piece by piece. */
export async function* readParts(db: Db, exportId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [part] = await db
      .select({ data: accountExportParts.data })
      .from(accountExportParts)
      .where(and(eq(accountExportParts.exportId, exportId), eq(accountExportParts.position, position)));
    if (!part) return;
    yield part.data;
  }
}

export async function removeExpiredArchives(db: Db, now: Date) {
  await db.delete(accountExports).where(lt(accountExports.expiresAt, now));
}
