/** A whole document as the server would make it, from what the device knows. Only the worker imports it. */
import type { Business } from '#contract/business.ts';
import { documentValidityDays } from '#contract/constants.ts';
import { type Draft, type DraftInput, draftDocument, setValidity } from '#engine/index.ts';

export type Drafted = Pick<Draft, 'type' | 'title' | 'client' | 'content' | 'questions'>;

interface OfflineDictation extends Pick<DraftInput, 'today' | 'type' | 'contractor' | 'transcript'> {
  business: Business;
}

/** Throws RangeError as draftDocument does. */
export function draftOffline({ business, ...dictation }: OfflineDictation): Drafted {
  const { type, title, client, content, questions } = draftDocument({ ...dictation, ...business });
  const { today } = dictation;
  const { profile } = business;
  return {
    type,
    title,
    client,
    content: setValidity(content, { type, today, profile, otherwise: documentValidityDays }),
    questions,
  };
}
