/** The list of documents: page by page, searched, filtered and counted, as quick for a hundred thousand as for ten. */
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import { documentCountLimit } from '#contract/document.ts';
import type { DocumentType } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { documents, userFigures } from '#server/db/schema/document.ts';
import type { UserId } from '#server/user-id.ts';
import type { StoredDocument } from './store.ts';

const summaryColumns = {
  id: documents.id,
  number: documents.number,
  title: documents.title,
  type: documents.type,
  client: documents.client,
  amount: documents.amount,
  status: documents.status,
  dueOn: documents.dueOn,
  paidOn: documents.paidOn,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
};
export type DocumentSummaryRow = Pick<StoredDocument, keyof typeof summaryColumns>;

export interface DocumentFilter {
  /** Found in title, client or number, in small or capital letters; "%" and "_" stand for themselves. */
  q?: string | undefined;
  status?: StoredDocument['status'] | undefined;
  type?: DocumentType | undefined;
}

interface Page {
  limit: number;
  /** Id of the last document of the page before; a deleted one still marks its place. */
  cursor?: string | undefined;
}

const passes = (userId: UserId, { q, status, type }: DocumentFilter): (SQL | undefined)[] => [
  eq(documents.userId, userId),
  isNull(documents.deletedAt),
  status && eq(documents.status, status),
  type && eq(documents.type, type),
  q ? sql`${documents.searchText} like ${literally(q)}` : undefined,
];

const literally = (q: string) => {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  // Back in the column's own collation: in another one no index would be used.
  return sql`lower(${pattern}::text collate "pg_c_utf8") collate "default"`;
};

/** Newest first, without content. An unknown cursor gives an empty page. */
export async function listDocuments(
  db: Db,
  userId: UserId,
  { limit, cursor, ...filter }: DocumentFilter & Page,
): Promise<DocumentSummaryRow[]> {
  if (cursor !== undefined && !isId(cursor)) return [];
  const after =
    cursor === undefined
      ? undefined
      : sql`(${documents.createdAt}, ${documents.id}) < (select created_at, id from documents where user_id = ${userId} and id = ${cursor})`;
  // Found in the index alone; only the rows of the page itself, which are wide, are then read.
  const found = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(...passes(userId, filter), after))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit)
    .as('found');
  return db
    .select(summaryColumns)
    .from(documents)
    .innerJoin(found, eq(documents.id, found.id))
    .orderBy(desc(documents.createdAt), desc(documents.id));
}

export interface DocumentCount {
  count: number;
  /** There are more than were counted. */
  more: boolean;
}

/** How many pass the filter. Sums that are kept anyway are exact; others are counted up to documentCountLimit. */
export async function countDocuments(db: Db, userId: UserId, filter: DocumentFilter): Promise<DocumentCount> {
  const { q, status, type } = filter;
  if (!q && !type) return { count: await keptCount(db, userId, status), more: false };
  const some = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(...passes(userId, filter)))
    .limit(documentCountLimit + 1)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  const count = row?.count ?? 0;
  return { count: Math.min(count, documentCountLimit), more: count > documentCountLimit };
}

async function keptCount(db: Db, userId: UserId, status: DocumentFilter['status']): Promise<number> {
  const [figures] = await db.select().from(userFigures).where(eq(userFigures.userId, userId));
  if (!figures) return 0;
  const { documents: all, pending, accepted, declined } = figures;
  const drafts = all - pending - accepted - declined;
  return status === undefined ? all : { draft: drafts, pending, accepted, declined }[status];
}
