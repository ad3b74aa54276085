/** Templates in the database: the product's own and the person's. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { Db } from '#server/db/db.ts';
import { quoteTemplates } from '#server/db/schema/document.ts';
import type { UserId } from '#server/user-id.ts';

export type Template = typeof quoteTemplates.$inferSelect;

const visible = (userId: UserId) => or(eq(quoteTemplates.isPublic, true), eq(quoteTemplates.userId, userId));

export const listTemplates = (db: Db, userId: UserId): Promise<Template[]> =>
  db
    .select()
    .from(quoteTemplates)
    .where(visible(userId))
    .orderBy(asc(quoteTemplates.createdAt), asc(quoteTemplates.id))
    .limit(500);

/** Null when there is none of this id, or it is somebody else's. */
export async function findTemplate(db: Db, userId: UserId, id: string): Promise<Template | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), visible(userId)));
  return row ?? null;
}

export async function countUse(db: Db, userId: UserId, id: string) {
  await db
    .update(quoteTemplates)
    .set({ usageCount: sql`${quoteTemplates.usageCount} + 1` })
    .where(and(eq(quoteTemplates.id, id), visible(userId)));
}
