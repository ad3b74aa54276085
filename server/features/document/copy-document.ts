/** A document once more: as a new one for another job, or as the next version of one that was accepted and is locked. */
import { documentMessages } from '#contract/document.ts';
import { type CalendarDay, copyContent, dueDate } from '#engine/index.ts';
import { type Db, violates } from '#server/db/db.ts';
import { documentEvents } from '#server/db/schema/document.ts';
import { AppError } from '#server/errors.ts';
import { findDocumentSettings } from '#server/features/document-settings/store.ts';
import type { UserId } from '#server/user-id.ts';
import { calculate, storableContent } from './check-content.ts';
import { withContent } from './edit-document.ts';
import { findLinks, insertDocument, lockDocument, type StoredDocument } from './store.ts';

/** A draft with a number of its own, of any document in any status. Throws AppError NOT_FOUND. */
export const duplicateDocument = (db: Db, userId: UserId, id: string, today: CalendarDay, now: Date) =>
  db.transaction(async (tx) => {
    const from = await lockDocument(tx, userId, id);
    if (!from) throw new AppError('NOT_FOUND', documentMessages.notFound);
    const fields = copyOf(from, { today, now, sameJob: false });
    const { paymentDays } = await findDocumentSettings(tx, userId);
    const dueOn = from.type === 'invoice' ? dueDate(today, fields.content.terms, paymentDays) : null;
    const copy = await insertDocument(tx, userId, { ...fields, dueOn });
    await note(tx, userId, copy, 'duplicated', { fromId: from.id, number: from.number }, now);
    return copy;
  });

/**
 * A draft to take the place of an accepted document, which stays what it was; its number says which version it is. Throws
 * AppError NOT_FOUND, or CONFLICT for what is not locked, is an invoice, or has a revision already.
 */
export const startRevision = (db: Db, userId: UserId, id: string, today: CalendarDay, now: Date) =>
  db
    .transaction(async (tx) => {
      const from = await lockDocument(tx, userId, id);
      if (!from) throw new AppError('NOT_FOUND', documentMessages.notFound);
      if (from.type === 'invoice') throw new AppError('CONFLICT', documentMessages.noInvoiceRevision);
      if (from.status !== 'accepted') throw new AppError('CONFLICT', documentMessages.notLocked);
      const { revision: earlier } = await findLinks(tx, userId, from);
      if (earlier) throw new AppError('CONFLICT', `${documentMessages.alreadyRevised} It is ${earlier.number}.`);
      const copy = await insertDocument(
        tx,
        userId,
        { ...copyOf(from, { today, now, sameJob: true }), revisesId: from.id, revision: from.revision + 1 },
        { number: numberOfNext(from), numberPeriod: null, numberValue: null },
      );
      await note(tx, userId, from, 'revised', { revisionId: copy.id, number: copy.number }, now);
      await note(tx, userId, copy, 'generated', { fromId: from.id, number: from.number }, now);
      return copy;
    })
    .catch((error: unknown) => {
      if (violates(error, 'documents_number')) throw new AppError('CONFLICT', documentMessages.alreadyRevised);
      throw error;
    });

/** "Q-2026-0012" → "Q-2026-0012-R2" → "Q-2026-0012-R3" */
function numberOfNext({ number, revision }: StoredDocument): string {
  const suffix = `-R${revision}`;
  const first = revision > 1 && number.endsWith(suffix) ? number.slice(0, -suffix.length) : number;
  return `${first}-R${revision + 1}`;
}

function copyOf(from: StoredDocument, { today, now, sameJob }: { today: CalendarDay; now: Date; sameJob: boolean }) {
  const { type, issuedOn, transcription, questions, facts, includeLogo } = from;
  const content = storableContent(calculate(() => copyContent(from.content, { issuedOn, today, sameJob })));
  return {
    ...withContent(content),
    type,
    issuedOn: today,
    transcription,
    questions,
    facts,
    includeLogo,
    createdAt: now,
    updatedAt: now,
  };
}

const note = (
  tx: Db,
  userId: UserId,
  { id, version }: StoredDocument,
  kind: 'generated' | 'duplicated' | 'revised',
  details: Record<string, unknown>,
  now: Date,
) => tx.insert(documentEvents).values({ userId, documentId: id, kind, version, details, createdAt: now });
