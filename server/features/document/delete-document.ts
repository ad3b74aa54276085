/** Deleting, and undoing it for 30 days. */
import { documentMessages } from '#contract/document.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { changeDocument, findDeletedDocument, findDocument, lockDocument, type StoredDocument } from './store.ts';

/** Throws AppError NOT_FOUND. */
export const deleteDocument = (db: Db, userId: UserId, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockDocument(tx, userId, id);
    if (!before) throw new AppError('NOT_FOUND', documentMessages.notFound);
    await changeDocument(tx, userId, before, { deletedAt: now }, { kind: 'deleted', now });
  });

/** A document that was never deleted is answered as it is. Throws AppError NOT_FOUND for what is gone for good. */
export const restoreDocument = (db: Db, userId: UserId, id: string, now: Date): Promise<StoredDocument> =>
  db.transaction(async (tx) => {
    const before = await findDeletedDocument(tx, userId, id);
    const document = before
      ? await changeDocument(tx, userId, before, { deletedAt: null }, { kind: 'restored', now })
      : await findDocument(tx, userId, id);
    if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
    return document;
  });
