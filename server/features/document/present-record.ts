/** What of a stored document crosses the wire: listed by hand, so that a new column never leaks. */
import type { z } from 'zod';
import type { DocumentRecord, DocumentSummary, generated } from '#contract/document.ts';
import type { Db } from '#server/db/db.ts';
import type { UserId } from '#server/user-id.ts';
import type { DocumentSummaryRow } from './list-documents.ts';
import { findLinks, type StoredDocument } from './store.ts';

export const presentSummary = (row: DocumentSummaryRow): DocumentSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  type: row.type,
  client: row.client,
  amount: row.amount,
  status: row.status,
  dueOn: row.dueOn,
  paidOn: row.paidOn,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentRecord = async (db: Db, userId: UserId, row: StoredDocument): Promise<DocumentRecord> => {
  const links = await findLinks(db, userId, row);
  return {
    ...presentSummary(row),
    content: row.content,
    transcription: row.transcription,
    questions: row.questions,
    version: row.version,
    issuedOn: row.issuedOn,
    includeLogo: row.includeLogo,
    ...links,
  };
};

export const presentGenerated = async (
  db: Db,
  userId: UserId,
  row: StoredDocument,
): Promise<z.input<typeof generated>> => ({
  document: await presentRecord(db, userId, row),
  generatedContent: row.content,
});
