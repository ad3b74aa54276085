/** What a hand changed, and everything that follows from it. */
import type { DocumentContent } from './business-document.ts';
import { restateSentences } from './refine/restate-sentences.ts';
import { recalculateFrom } from './total-document.ts';

/**
 * As `recalculateFrom`; and a sentence that repeats a figure follows it, unless the hand has changed the sentence as well.
 * Throws RangeError for figures that are no money.
 */
export const reviseDocument = (before: DocumentContent, edited: DocumentContent): DocumentContent =>
  restateSentences(before, recalculateFrom(before, edited));
