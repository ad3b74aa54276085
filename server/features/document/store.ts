/** Documents in the database. Every function asks whose, and finds nothing of anybody else. */
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { Db } from '#server/db/db.ts';
import { documentEvents, documents, voiceSessions } from '#server/db/schema/document.ts';
import type { UserId } from '#server/user-id.ts';
import { type TakenNumber, takeNumber } from './take-number.ts';

export type StoredDocument = typeof documents.$inferSelect;
export type DocumentChange = Partial<
  Pick<
    StoredDocument,
    | keyof TakenNumber
    | 'title'
    | 'client'
    | 'dueOn'
    | 'paidOn'
    | 'amount'
    | 'status'
    | 'content'
    | 'questions'
    | 'includeLogo'
    | 'deletedAt'
  >
>;

const own = (userId: UserId, id: string) => and(eq(documents.userId, userId), eq(documents.id, id));
const ownLiving = (userId: UserId, id: string) => and(own(userId, id), isNull(documents.deletedAt));

export async function findDocument(db: Db, userId: UserId, id: string): Promise<StoredDocument | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(documents).where(ownLiving(userId, id));
  return row ?? null;
}

/** As findDocument; until the transaction ends nobody else changes it. */
export async function lockDocument(tx: Db, userId: UserId, id: string): Promise<StoredDocument | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(documents).where(ownLiving(userId, id)).for('update');
  return row ?? null;
}

/** What a document came from and led to, as far as it is there. */
export async function findLinks(
  db: Db,
  userId: UserId,
  { id, convertedFromId, revisesId }: Pick<StoredDocument, 'id' | 'convertedFromId' | 'revisesId'>,
) {
  const sources = [convertedFromId, revisesId].filter((source) => source !== null);
  const rows = await db
    .select({
      link: { id: documents.id, number: documents.number, type: documents.type },
      convertedFromId: documents.convertedFromId,
      revisesId: documents.revisesId,
    })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        isNull(documents.deletedAt),
        or(eq(documents.convertedFromId, id), eq(documents.revisesId, id), inArray(documents.id, sources)),
      ),
    );
  const find = (is: (row: (typeof rows)[number]) => boolean) => rows.find(is)?.link ?? null;
  return {
    convertedFrom: find(({ link }) => link.id === convertedFromId),
    invoice: find((row) => row.convertedFromId === id),
    revises: find(({ link }) => link.id === revisesId),
    revision: find((row) => row.revisesId === id),
  };
}

export async function findByRequestKey(db: Db, userId: UserId, requestKey: string): Promise<StoredDocument | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.requestKey, requestKey)));
  return row ?? null;
}

type Numbered = Pick<StoredDocument, keyof TakenNumber>;

/** Takes the next number unless told one. Fails with a violation of documents_request_key when the key was used before. */
export async function insertDocument(
  tx: Db,
  userId: UserId,
  document: Omit<typeof documents.$inferInsert, 'userId' | keyof TakenNumber>,
  given?: Numbered,
): Promise<StoredDocument> {
  const number = given ?? (await takeNumber(tx, userId, document.type, document.issuedOn));
  const [row] = await tx
    .insert(documents)
    .values({ ...document, userId, ...number })
    .returning();
  return row!;
}

/**
 * Changes a document that is still at `version`, and writes what it was into its history; null when it has moved on.
 * Call it inside a transaction.
 */
export async function changeDocument(
  tx: Db,
  userId: UserId,
  before: StoredDocument,
  change: DocumentChange,
  event: { kind: (typeof documentEvents.$inferInsert)['kind']; details?: Record<string, unknown>; now: Date },
): Promise<StoredDocument | null> {
  const [row] = await tx
    .update(documents)
    .set({ ...change, version: before.version + 1, updatedAt: event.now })
    .where(and(own(userId, before.id), eq(documents.version, before.version)))
    .returning();
  if (!row) return null;
  const { number, type, status, title, amount, content } = before;
  await tx.insert(documentEvents).values({
    userId,
    documentId: before.id,
    kind: event.kind,
    version: row.version,
    previous: change.content ? { number, type, status, title, amount, content } : { number, type, status },
    details: event.details ?? {},
    createdAt: event.now,
  });
  return row;
}

/** A deleted document that has not been purged yet. */
export async function findDeletedDocument(tx: Db, userId: UserId, id: string): Promise<StoredDocument | null> {
  if (!isId(id)) return null;
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(own(userId, id), isNotNull(documents.deletedAt)))
    .for('update');
  return row ?? null;
}

interface VoiceSession {
  transcription: string;
  documentId: string | null;
  requestKey?: string | undefined;
  now: Date;
}

/** What was said, with the document that came of it, if any; a key that was used before changes nothing. */
export async function insertVoiceSession(db: Db, userId: UserId, session: VoiceSession) {
  const { transcription, documentId, requestKey = null, now } = session;
  await db
    .insert(voiceSessions)
    .values({ userId, transcription, documentId, requestKey, createdAt: now })
    .onConflictDoNothing({ target: [voiceSessions.userId, voiceSessions.requestKey] });
}

/** A dictation that was tried before, or only asked for templates, becomes the one that made the document, instead of counting twice. */
export async function linkVoiceSession(db: Db, userId: UserId, session: VoiceSession & { documentId: string }) {
  const { documentId, requestKey = null } = session;
  if (requestKey !== null) {
    const [tried] = await db
      .update(voiceSessions)
      .set({ documentId })
      .where(and(eq(voiceSessions.userId, userId), eq(voiceSessions.requestKey, requestKey)))
      .returning({ id: voiceSessions.id });
    if (tried) return;
  }
  const [last] = await db
    .select({ id: voiceSessions.id, transcription: voiceSessions.transcription, documentId: voiceSessions.documentId })
    .from(voiceSessions)
    .where(eq(voiceSessions.userId, userId))
    .orderBy(desc(voiceSessions.createdAt), desc(voiceSessions.id))
    .limit(1);
  if (last && last.documentId === null && last.transcription === session.transcription)
    await db
      .update(voiceSessions)
      .set({ documentId, requestKey })
      .where(and(eq(voiceSessions.userId, userId), eq(voiceSessions.id, last.id)));
  else await insertVoiceSession(db, userId, session);
}
