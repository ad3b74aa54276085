/** Brings the product's own templates in the database to those of this version. */
import { and, isNull, notInArray, sql } from 'drizzle-orm';
import { listPublicTemplates } from '#engine/index.ts';
import type { Db } from './db.ts';
import { quoteTemplates } from './schema/document.ts';

/** How often each was used stays. A start that finds nothing new writes nothing. */
export async function loadPublicTemplates(db: Db) {
  const templates = listPublicTemplates().map((template) => ({ ...template, isPublic: true }));
  const own = isNull(quoteTemplates.userId);
  await db.delete(quoteTemplates).where(
    and(
      own,
      notInArray(
        quoteTemplates.id,
        templates.map(({ id }) => id),
      ),
    ),
  );
  const t = quoteTemplates;
  await db
    .insert(t)
    .values(templates)
    .onConflictDoUpdate({
      target: t.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        category: sql`excluded.category`,
        industry: sql`excluded.industry`,
        projectType: sql`excluded.project_type`,
        tags: sql`excluded.tags`,
        template: sql`excluded.template`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`(${t.name}, ${t.description}, ${t.category}, ${t.industry}, ${t.projectType}, ${t.tags}, ${t.template})
        is distinct from (excluded.name, excluded.description, excluded.category, excluded.industry, excluded.project_type, excluded.tags, excluded.template)`,
    });
}
