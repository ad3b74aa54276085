/** What happened to a document, as its owner may read it. */
import { and, desc, eq } from 'drizzle-orm';
import { documentMessages, documentStatus } from '#contract/document.ts';
import { type DocumentEvent, documentHistoryLimit } from '#contract/document-versions.ts';
import type { Db } from '#server/db/db.ts';
import { documentEvents } from '#server/db/schema/document.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { findDocument } from './store.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const statusOf = (value: unknown) => documentStatus.safeParse(value).data ?? null;

/** Newest first. Throws AppError NOT_FOUND. */
export async function listHistory(db: Db, userId: UserId, id: string): Promise<DocumentEvent[]> {
  if (!(await findDocument(db, userId, id))) throw new AppError('NOT_FOUND', documentMessages.notFound);
  const rows = await db
    .select({
      id: documentEvents.id,
      kind: documentEvents.kind,
      actor: documentEvents.actor,
      details: documentEvents.details,
      createdAt: documentEvents.createdAt,
    })
    .from(documentEvents)
    .where(and(eq(documentEvents.userId, userId), eq(documentEvents.documentId, id)))
    .orderBy(desc(documentEvents.createdAt), desc(documentEvents.id))
    .limit(documentHistoryLimit);
  return rows.map(({ details: { from, to, instructions, number }, createdAt, ...event }) => ({
    ...event,
    createdAt: createdAt.toISOString(),
    from: statusOf(from),
    to: statusOf(to),
    instructions: textOf(instructions),
    number: textOf(number),
  }));
}
