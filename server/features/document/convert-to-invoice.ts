/** Makes an invoice from a quote, bid or estimate: a document of its own, with a number of its own, linked both ways. */
import { documentMessages } from '#contract/document.ts';
import { type CalendarDay, convertToInvoice as convertContent, dueDate, settleQuestions } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { documentEvents } from '#server/db/schema/document.ts';
import { AppError } from '#server/errors.ts';
import { findDocumentSettings } from '#server/features/document-settings/store.ts';
import type { UserId } from '#server/user-id.ts';
import { calculate, storableContent } from './check-content.ts';
import { withContent } from './edit-document.ts';
import { findLinks, insertDocument, lockDocument, type StoredDocument } from './store.ts';

/**
 * Answers the invoice; the document it was made from stays as it is. Throws AppError NOT_FOUND, or CONFLICT for what is an
 * invoice or has one. An accepted document may be invoiced.
 */
export const convertToInvoice = (
  db: Db,
  userId: UserId,
  id: string,
  today: CalendarDay,
  now: Date,
): Promise<StoredDocument> =>
  db.transaction(async (tx) => {
    const from = await lockDocument(tx, userId, id);
    if (!from) throw new AppError('NOT_FOUND', documentMessages.notFound);
    if (from.type === 'invoice') throw new AppError('CONFLICT', documentMessages.alreadyInvoice);
    const { invoice: earlier } = await findLinks(tx, userId, from);
    if (earlier) throw new AppError('CONFLICT', `${documentMessages.alreadyInvoiced} It is ${earlier.number}.`);
    const content = storableContent(calculate(() => convertContent(from.content)));
    const { paymentDays } = await findDocumentSettings(tx, userId);
    const { transcription, questions, facts, includeLogo } = from;
    const invoice = await insertDocument(tx, userId, {
      ...withContent(content),
      type: 'invoice',
      issuedOn: today,
      dueOn: dueDate(today, content.terms, paymentDays),
      convertedFromId: from.id,
      transcription,
      // No figure that is charged changes: only what was asked about an extra that is left out goes.
      questions: settleQuestions(questions, content, content),
      facts,
      includeLogo,
      createdAt: now,
      updatedAt: now,
    });
    await tx.insert(documentEvents).values([
      {
        userId,
        documentId: from.id,
        kind: 'converted',
        version: from.version,
        details: { invoiceId: invoice.id, number: invoice.number },
        createdAt: now,
      },
      {
        userId,
        documentId: invoice.id,
        kind: 'generated',
        version: invoice.version,
        details: { fromId: from.id, number: from.number },
        createdAt: now,
      },
    ]);
    return invoice;
  });
