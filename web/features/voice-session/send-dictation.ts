/** What is asked of the server for a dictation, and the asking. */
import { z } from 'zod';
import { type DocumentRecord, documentEndpoints, documentType } from '#contract/document.ts';
import { templateEndpoints } from '#contract/template.ts';
import { callApi } from '#web/api.ts';

/** Which button was pressed. */
export const ask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), type: documentType }),
  z.object({ kind: z.literal('contractor') }),
  z.object({ kind: z.literal('template'), templateId: z.string() }),
]);
export type Ask = z.infer<typeof ask>;

export const dictation = z.object({
  /** The key of the request: the same never makes a second document. */
  id: z.string(),
  /** Under which account it was dictated; the server refuses it under another. */
  userId: z.string(),
  ask,
  transcription: z.string(),
  includeLogo: z.boolean(),
  /** The day where the person stood, as YYYY-MM-DD. */
  today: z.string(),
});
export type Dictation = z.infer<typeof dictation>;

/** Longer than a document takes over a slow line; after it nobody knows whether it was made, and the key asks again. */
const patience = 30_000;

/** The stored document. Throws ApiError, or UnreachableError where it is not known whether it was stored. */
export async function sendDictation(dictation: Dictation): Promise<DocumentRecord> {
  const { id: requestKey, userId, ask, transcription, includeLogo, today } = dictation;
  const fields = { requestKey, userId, includeLogo, today };
  const signal = AbortSignal.timeout(patience);
  switch (ask.kind) {
    case 'document':
      return (
        await callApi(
          documentEndpoints.generateDocument,
          { body: { transcription, type: ask.type, ...fields } },
          signal,
        )
      ).document;
    case 'contractor':
      return (await callApi(documentEndpoints.generateContractorQuote, { body: { transcription, ...fields } }, signal))
        .document;
    case 'template': {
      const body = { templateId: ask.templateId, customizations: { originalTranscription: transcription }, ...fields };
      return (await callApi(templateEndpoints.useTemplate, { body }, signal)).document;
    }
  }
}
