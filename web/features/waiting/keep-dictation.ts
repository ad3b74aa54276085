/** A dictation without a connection: drafted here, and kept until it can be stored. */
import type { Business } from '#contract/business.ts';
import { documentContent, documentMessages } from '#contract/document.ts';
import { draftInWorker } from '#web/features/voice-session/draft-in-worker.ts';
import type { Dictation } from '#web/features/voice-session/send-dictation.ts';
import { putWaiting, type WaitingDocument } from './waiting-document.ts';

/** The words cannot become a document, or the device cannot keep one; the message is for the person. */
export class CannotKeepError extends Error {}

/** Resolves once it is safe on the device. Throws CannotKeepError; the words are then still in the recorder. */
export async function keepDictation(dictation: Dictation, business: Business): Promise<WaitingDocument> {
  const { ask, today, transcription: transcript } = dictation;
  const drafted = await draftInWorker({
    business,
    today,
    transcript,
    ...(ask.kind === 'document' ? { type: ask.type } : {}),
    ...(ask.kind === 'contractor' ? { contractor: true } : {}),
  });
  const content = documentContent.safeParse(drafted?.content);
  if (!drafted || !content.success) throw new CannotKeepError(documentMessages.amountTooLarge);
  const waiting: WaitingDocument = {
    ...dictation,
    createdAt: new Date().toISOString(),
    drafted: { ...drafted, content: content.data },
    problem: null,
    tries: 0,
    retryAt: 0,
  };
  try {
    await putWaiting(waiting);
  } catch (cause) {
    throw new CannotKeepError('This device has no room for the document. Your words stay in the recorder.', { cause });
  }
  // Asked once there is something to lose: the browser may otherwise clear what it keeps when it runs out of room.
  navigator.storage?.persist?.().catch(() => {});
  return waiting;
}
