/** Turns a quote, bid or estimate into an invoice: the same document, with its earlier self in the history. */
import { documentMessages } from '#contract/document.ts';
import { type CalendarDay, convertToInvoice as convertContent } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { calculate, storableContent } from './check-content.ts';
import { withContent } from './edit-document.ts';
import { changeDocument, lockDocument, renumber, type StoredDocument } from './store.ts';

/** Throws AppError NOT_FOUND, or CONFLICT for what is an invoice already. An accepted document may be invoiced. */
export const convertToInvoice = (
  db: Db,
  userId: UserId,
  id: string,
  today: CalendarDay,
  now: Date,
): Promise<StoredDocument> =>
  db.transaction(async (tx) => {
    const before = await lockDocument(tx, userId, id);
    if (!before) throw new AppError('NOT_FOUND', documentMessages.notFound);
    if (before.type === 'invoice') throw new AppError('CONFLICT', documentMessages.alreadyInvoice);
    const content = storableContent(calculate(() => convertContent(before.content)));
    const after = await changeDocument(
      tx,
      userId,
      before,
      { ...withContent(content), type: 'invoice', number: renumber(before.number, 'invoice'), issuedOn: today },
      { kind: 'converted', details: { number: before.number }, now },
    );
    if (!after) throw new AppError('CONFLICT', documentMessages.stale);
    return after;
  });
