/** ZIPs of PDFs in the database: the bundles, and their files as they are printed. */
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import { bundleKeptHours, type PdfBundle } from '#contract/export.ts';
import type { Db } from '#server/db/db.ts';
import { pdfBundleFiles, pdfBundles } from '#server/db/schema/export.ts';
import type { UserId } from '#server/user-id.ts';

export type StoredBundle = typeof pdfBundles.$inferSelect;
export type BundleFile = Omit<typeof pdfBundleFiles.$inferSelect, 'data'>;

const hour = 3_600_000;
/** Whoever prints a bundle says so with every file; silent for longer, it is taken for dead. */
const lease = 120_000;

const living = (userId: UserId, now: Date) => and(eq(pdfBundles.userId, userId), gt(pdfBundles.expiresAt, now));
const countOf = (state: BundleFile['state'] | null) =>
  sql<number>`(select count(*)::int from ${pdfBundleFiles} where ${pdfBundleFiles.bundleId} = ${pdfBundles.id} ${
    state ? sql`and ${pdfBundleFiles.state} = ${state}` : sql``
  })`;

/** Newest first, with how far each is. */
export async function listBundles(db: Db, userId: UserId, now: Date, id?: string): Promise<PdfBundle[]> {
  if (id !== undefined && !isId(id)) return [];
  const rows = await db
    .select({
      ...getTableColumns(pdfBundles),
      total: countOf(null),
      printed: countOf('printed'),
      failed: countOf('failed'),
    })
    .from(pdfBundles)
    .where(and(living(userId, now), id === undefined ? undefined : eq(pdfBundles.id, id)))
    .orderBy(desc(pdfBundles.createdAt), desc(pdfBundles.id));
  return rows.map(({ id: own, state, total, printed, failed, createdAt, expiresAt }) => ({
    id: own,
    state,
    total,
    printed,
    failed,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Takes the place of the user's earlier bundles. */
export async function insertBundle(
  tx: Db,
  userId: UserId,
  documents: { id: string; number: string }[],
  now: Date,
): Promise<string> {
  await tx.delete(pdfBundles).where(eq(pdfBundles.userId, userId));
  const expiresAt = new Date(now.getTime() + bundleKeptHours * hour);
  const [row] = await tx
    .insert(pdfBundles)
    .values({ userId, dueAt: now, createdAt: now, expiresAt })
    .returning({ id: pdfBundles.id });
  const files = documents.map(({ id, number }, position) => ({
    bundleId: row!.id,
    position,
    documentId: id,
    number,
  }));
  await tx.insert(pdfBundleFiles).values(files);
  return row!.id;
}

/** Answers whether there was one. */
export async function deleteBundle(db: Db, userId: UserId, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const gone = await db
    .delete(pdfBundles)
    .where(and(eq(pdfBundles.userId, userId), eq(pdfBundles.id, id)))
    .returning({ id: pdfBundles.id });
  return gone.length > 0;
}

/** The next bundle to print, now this caller's; null when there is none. */
export async function claimBundle(db: Db, now: Date): Promise<StoredBundle | null> {
  const due = db
    .select({ id: pdfBundles.id })
    .from(pdfBundles)
    .where(and(inArray(pdfBundles.state, ['queued', 'running']), lte(pdfBundles.dueAt, now)))
    .orderBy(asc(pdfBundles.dueAt), asc(pdfBundles.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(pdfBundles)
    .set({ state: 'running', dueAt: new Date(now.getTime() + lease), attempts: sql`${pdfBundles.attempts} + 1` })
    .where(inArray(pdfBundles.id, due))
    .returning();
  return row ?? null;
}

/** What is left to print. */
export const listWaiting = (db: Db, bundleId: string): Promise<BundleFile[]> =>
  db
    .select({
      bundleId: pdfBundleFiles.bundleId,
      position: pdfBundleFiles.position,
      documentId: pdfBundleFiles.documentId,
      number: pdfBundleFiles.number,
      state: pdfBundleFiles.state,
      name: pdfBundleFiles.name,
    })
    .from(pdfBundleFiles)
    .where(and(eq(pdfBundleFiles.bundleId, bundleId), eq(pdfBundleFiles.state, 'waiting')))
    .orderBy(asc(pdfBundleFiles.position));

/** Keeps a printed file, or that it could not be printed, and the bundle for this caller. False when the bundle was thrown away. */
export const keepFile = (
  db: Db,
  { bundleId, position }: BundleFile,
  printed: { name: string; data: Uint8Array } | null,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const held = await tx
      .update(pdfBundles)
      .set({ dueAt: new Date(now.getTime() + lease) })
      .where(eq(pdfBundles.id, bundleId))
      .returning({ id: pdfBundles.id });
    if (held.length === 0) return false;
    await tx
      .update(pdfBundleFiles)
      .set(printed ? { state: 'printed', ...printed } : { state: 'failed' })
      .where(and(eq(pdfBundleFiles.bundleId, bundleId), eq(pdfBundleFiles.position, position)));
    return true;
  });

export async function changeBundle(db: Db, id: string, fields: Partial<Pick<StoredBundle, 'state' | 'dueAt'>>) {
  await db.update(pdfBundles).set(fields).where(eq(pdfBundles.id, id));
}

/** The files of a bundle one by one, with their bytes; those that could not be printed without. */
export async function* readFiles(db: Db, bundleId: string): AsyncGenerator<typeof pdfBundleFiles.$inferSelect> {
  for (let after = -1; ; ) {
    const [file] = await db
      .select()
      .from(pdfBundleFiles)
      .where(
        and(
          eq(pdfBundleFiles.bundleId, bundleId),
          gt(pdfBundleFiles.position, after),
          ne(pdfBundleFiles.state, 'waiting'),
        ),
      )
      .orderBy(asc(pdfBundleFiles.position))
      .limit(1);
    if (!file) return;
    yield file;
    after = file.position;
  }
}

export async function removeExpiredBundles(db: Db, now: Date) {
  await db.delete(pdfBundles).where(lt(pdfBundles.expiresAt, now));
}
