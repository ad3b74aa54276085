/** Templates in the database: the product's own and the person's. */
import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { Money, OwnTemplate } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { documents, quoteTemplates } from '#server/db/schema/document.ts';
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

export interface TemplateUse {
  usageCount: number;
  averageAmount: Money | null;
}

/** How often a person made a document from each template, and what those came to on average; deleted documents do not count. */
export async function countUses(db: Db, userId: UserId): Promise<Map<string, TemplateUse>> {
  const rows = await db
    .select({
      id: documents.templateId,
      usageCount: count(),
      averageAmount: sql<string | null>`round(avg(${documents.amount}), 2)::text`,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.templateId), isNull(documents.deletedAt)))
    .groupBy(documents.templateId);
  return new Map(rows.flatMap(({ id, ...use }) => (id === null ? [] : [[id, use] as const])));
}

export async function insertTemplate(db: Db, userId: UserId, template: OwnTemplate, now: Date): Promise<Template> {
  const [row] = await db
    .insert(quoteTemplates)
    .values({ ...template, userId, isPublic: false, createdAt: now, updatedAt: now })
    .returning();
  return row!;
}

/** Null when there is none of this id that is the person's own. */
export async function deleteTemplate(db: Db, userId: UserId, id: string): Promise<{ id: string } | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .delete(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), eq(quoteTemplates.userId, userId)))
    .returning({ id: quoteTemplates.id });
  return row ?? null;
}
