/** Many documents with their content, a page at a time: for files that hold all of them. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { documents } from '#server/db/schema/document.ts';
import type { UserId } from '#server/user-id.ts';
import { type DocumentFilter, listDocuments } from './list-documents.ts';
import type { StoredDocument } from './store.ts';

/** The ones with these ids, or all that pass a filter. */
export type Selection = { ids: string[] } | DocumentFilter;

/** Contents are large: few enough at a time that memory does not notice. */
const page = 50;

const own = (userId: UserId, ids: string[]) =>
  and(eq(documents.userId, userId), isNull(documents.deletedAt), inArray(documents.id, ids));

/** Newest first. Ids of somebody else's or deleted documents are passed over. */
export async function* readDocuments(db: Db, userId: UserId, selection: Selection): AsyncGenerator<StoredDocument> {
  for await (const ids of pagesOf(db, userId, selection))
    yield* await db
      .select()
      .from(documents)
      .where(own(userId, ids))
      .orderBy(desc(documents.createdAt), desc(documents.id));
}

/** As readDocuments, without what is in them. */
export async function* readIds(db: Db, userId: UserId, selection: Selection) {
  for await (const ids of pagesOf(db, userId, selection))
    yield* await db
      .select({ id: documents.id, number: documents.number })
      .from(documents)
      .where(own(userId, ids))
      .orderBy(desc(documents.createdAt), desc(documents.id));
}

async function* pagesOf(db: Db, userId: UserId, selection: Selection): AsyncGenerator<string[]> {
  if ('ids' in selection) {
    if (selection.ids.length > 0) yield selection.ids;
    return;
  }
  for (let cursor: string | undefined; ; ) {
    const rows = await listDocuments(db, userId, { ...selection, limit: page, cursor });
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < page) return;
    cursor = rows.at(-1)!.id;
  }
}
