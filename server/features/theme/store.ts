/** Themes in the database. Exactly one of an owner's themes is the default; an index makes sure of "at most one". */
import { and, asc, eq, sql } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { ThemeBody } from '#contract/theme.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { documentThemes } from '#server/db/schema/business.ts';
import type { UserId } from '#server/user-id.ts';

export type Theme = typeof documentThemes.$inferSelect;

const own = (userId: UserId, id: string) => and(eq(documentThemes.userId, userId), eq(documentThemes.id, id));

export const listThemes = (db: Db, userId: UserId): Promise<Theme[]> =>
  db
    .select()
    .from(documentThemes)
    .where(eq(documentThemes.userId, userId))
    .orderBy(asc(documentThemes.createdAt), asc(documentThemes.id))
    .limit(500);

export async function findDefaultTheme(db: Db, userId: UserId): Promise<Theme | null> {
  const [row] = await db
    .select()
    .from(documentThemes)
    .where(and(eq(documentThemes.userId, userId), eq(documentThemes.isDefault, true)));
  return row ?? null;
}

export async function updateTheme(db: Db, userId: UserId, id: string, body: ThemeBody, now: Date) {
  if (!isId(id)) return null;
  const [row] = await db
    .update(documentThemes)
    .set({ ...body, updatedAt: now })
    .where(own(userId, id))
    .returning();
  return row ?? null;
}

/** What makes and moves the default takes turns per owner, or two at once would leave none or clash. */
const takeTurn = (tx: Db, userId: UserId) =>
  tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`);

/** The first theme becomes the default. */
export const insertTheme = (db: Db, userId: UserId, body: ThemeBody, now: Date): Promise<Theme> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, userId);
    const isDefault = (await findDefaultTheme(tx, userId)) === null;
    const [row] = await tx
      .insert(documentThemes)
      .values({ ...body, userId, isDefault, createdAt: now, updatedAt: now })
      .returning();
    return row!;
  });

/** Null when there is none of this id, or it is somebody else's; the default then stays what it was. */
export const setDefaultTheme = (db: Db, userId: UserId, id: string, now: Date): Promise<Theme | null> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, userId);
    const [found] = isId(id) ? await tx.select().from(documentThemes).where(own(userId, id)) : [];
    if (!found || found.isDefault) return found ?? null;
    await tx
      .update(documentThemes)
      .set({ isDefault: false, updatedAt: now })
      .where(and(eq(documentThemes.userId, userId), eq(documentThemes.isDefault, true)));
    const [row] = await tx
      .update(documentThemes)
      .set({ isDefault: true, updatedAt: now })
      .where(own(userId, id))
      .returning();
    return row ?? null;
  });

export const deleteTheme = (db: Db, userId: UserId, id: string): Promise<'deleted' | 'default' | 'missing'> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, userId);
    const [found] = isId(id) ? await tx.select().from(documentThemes).where(own(userId, id)) : [];
    if (!found) return 'missing';
    if (found.isDefault) return 'default';
    await tx.delete(documentThemes).where(own(userId, id));
    return 'deleted';
  });
