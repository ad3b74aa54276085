/** What was said → a priced document, stored with its recording in one transaction. */
import { documentValidityDays } from '#contract/constants.ts';
import { documentMessages } from '#contract/document.ts';
import {
  type CalendarDay,
  type DocumentContent,
  type DocumentType,
  draftDocument,
  dueDate,
  setValidity,
} from '#engine/index.ts';
import { type Db, violates } from '#server/db/db.ts';
import { documentEvents } from '#server/db/schema/document.ts';
import { AppError } from '#server/errors.ts';
import { findDocumentSettings } from '#server/features/document-settings/store.ts';
import type { UserId } from '#server/user-id.ts';
import { calculate, storableContent } from './check-content.ts';
import { readBusiness } from './read-business.ts';
import {
  findByRequestKey,
  insertDocument,
  insertVoiceSession,
  linkVoiceSession,
  type StoredDocument,
} from './store.ts';

export interface Dictation {
  transcription: string;
  /** The button that was pressed; a type asked for in the dictation counts more. */
  type?: DocumentType | undefined;
  /** The fuller form. */
  contractor?: boolean;
  includeLogo: boolean;
  /** The day where the person stands. */
  today: CalendarDay;
  /** The same key never makes a second document; `requestHash` tells whether it was sent for the same thing. */
  requestKey?: string | undefined;
  requestHash?: string;
  /** The template it is made from. */
  templateId?: string;
  /** What a template adds to the engine's content. */
  enrich?: (content: DocumentContent) => DocumentContent;
}

/**
 * Throws AppError INVALID_INPUT when the total is larger than a document can hold; the recording is then kept without a
 * document. A key that was used before answers the document it made, or throws CONFLICT.
 */
export async function generateDocument(
  db: Db,
  userId: UserId,
  dictation: Dictation,
  now: Date,
): Promise<StoredDocument> {
  const { requestKey, transcription } = dictation;
  try {
    const document = await draft(db, userId, dictation);
    return await db.transaction(async (tx) => {
      const row = await insertDocument(tx, userId, { ...document, createdAt: now, updatedAt: now });
      await tx
        .insert(documentEvents)
        .values({ userId, documentId: row.id, kind: 'generated', version: 1, createdAt: now });
      await linkVoiceSession(tx, userId, { transcription, documentId: row.id, requestKey, now });
      return row;
    });
  } catch (error) {
    const first = violates(error, 'documents_request_key') && (await findRepeated(db, userId, dictation));
    if (first) return first;
    await insertVoiceSession(db, userId, { transcription, documentId: null, requestKey, now });
    throw error;
  }
}

/** The document that this very request made before, null for none. Throws AppError CONFLICT where the key was for something else. */
export async function findRepeated(
  db: Db,
  userId: UserId,
  { requestKey, requestHash }: Pick<Dictation, 'requestKey' | 'requestHash'>,
): Promise<StoredDocument | null> {
  const first = requestKey === undefined ? null : await findByRequestKey(db, userId, requestKey);
  // Documents from before there was a hash have none.
  if (first && first.requestHash !== null && first.requestHash !== requestHash)
    throw new AppError('CONFLICT', documentMessages.otherRequest);
  return first;
}

async function draft(db: Db, userId: UserId, dictation: Dictation) {
  const {
    transcription,
    type,
    contractor,
    includeLogo,
    today,
    requestKey = null,
    requestHash = null,
    templateId = null,
    enrich = (content) => content,
  } = dictation;
  const business = await readBusiness(db, userId);
  const drafted = calculate(() =>
    draftDocument({
      ...business,
      today,
      transcript: transcription,
      ...(type ? { type } : {}),
      ...(contractor ? { contractor } : {}),
    }),
  );
  const validity = { type: drafted.type, today, profile: business.profile, otherwise: documentValidityDays };
  const content = setValidity(storableContent(enrich(drafted.content)), validity);
  const { paymentDays } = await findDocumentSettings(db, userId);
  return {
    type: drafted.type,
    title: content.title,
    client: content.client,
    amount: content.amount,
    issuedOn: today,
    dueOn: drafted.type === 'invoice' ? dueDate(today, content.terms, paymentDays) : null,
    content,
    questions: drafted.questions,
    facts: drafted.facts,
    transcription,
    includeLogo,
    requestKey,
    requestHash: requestKey && requestHash,
    templateId,
  };
}
