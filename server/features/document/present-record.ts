/** What of a stored document crosses the wire: listed by hand, so that a new column never leaks. */
import type { z } from 'zod';
import type { DocumentRecord, DocumentSummary, generated } from '#contract/document.ts';
import type { DocumentSummaryRow, StoredDocument } from './store.ts';

export const presentSummary = (row: DocumentSummaryRow): DocumentSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  type: row.type,
  client: row.client,
  amount: row.amount,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentRecord = (row: StoredDocument): DocumentRecord => ({
  ...presentSummary(row),
  content: row.content,
  transcription: row.transcription,
  questions: row.questions,
  version: row.version,
  issuedOn: row.issuedOn,
  includeLogo: row.includeLogo,
});

export const presentGenerated = (row: StoredDocument): z.input<typeof generated> => ({
  document: presentRecord(row),
  generatedContent: row.content,
});
