/** Deleting, and undoing it for 30 days. */
import { documentMessages } from '#contract/document.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import {
  changeDocument,
  type DocumentChange,
  findDeletedDocument,
  findDocument,
  lockDocument,
  type StoredDocument,
} from './store.ts';
import { giveNumberBack, takeNumber, takeNumberBack } from './take-number.ts';

/** Throws AppError NOT_FOUND, and CONFLICT for an invoice that is more than a draft: its number is in the client's hands. */
export const deleteDocument = (db: Db, userId: UserId, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockDocument(tx, userId, id);
    if (!before) throw new AppError('NOT_FOUND', documentMessages.notFound);
    const isInvoice = before.type === 'invoice';
    if (isInvoice && (before.status === 'pending' || before.status === 'accepted' || before.paidOn !== null))
      throw new AppError('CONFLICT', documentMessages.sentInvoice);
    await changeDocument(tx, userId, before, { deletedAt: now }, { kind: 'deleted', now });
    if (isInvoice) await giveNumberBack(tx, userId, before);
  });

/**
 * A document that was never deleted is answered as it is; an invoice whose number went to another gets a new one. Throws
 * AppError NOT_FOUND for what is gone for good, and CONFLICT where another invoice or revision took its place.
 */
export const restoreDocument = (db: Db, userId: UserId, id: string, now: Date): Promise<StoredDocument> =>
  db
    .transaction(async (tx) => {
      const before = await findDeletedDocument(tx, userId, id);
      const document = before
        ? await changeDocument(tx, userId, before, await restored(tx, userId, before), { kind: 'restored', now })
        : await findDocument(tx, userId, id);
      if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
      return document;
    })
    .catch((error: unknown) => {
      if (violates(error, 'documents_one_invoice')) throw new AppError('CONFLICT', documentMessages.alreadyInvoiced);
      if (violates(error, 'documents_one_revision') || violates(error, 'documents_number'))
        throw new AppError('CONFLICT', documentMessages.alreadyRevised);
      throw error;
    });

async function restored(tx: Db, userId: UserId, before: StoredDocument): Promise<DocumentChange> {
  if (before.type !== 'invoice' || (await takeNumberBack(tx, userId, before))) return { deletedAt: null };
  return { deletedAt: null, ...(await takeNumber(tx, userId, before.type, before.issuedOn)) };
}
