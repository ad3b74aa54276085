/** A talk with what each of its numbers is likely for, judged once: the second opinion and the wording both rest on it. */
import type { Heard } from '../hear.ts';
import { likelihoods, type Purpose, purposes } from './judgement.ts';
import { purposeFeatures, type Talk, talkOf } from './purpose-features.ts';

export interface WeighedTalk extends Talk {
  said: Heard;
  /** How likely each purpose is, by number: logarithms, in the order of `purposes`. */
  likely: readonly (readonly number[])[];
}

export function weighedTalk(said: Heard): WeighedTalk {
  const talk = talkOf(said);
  return { ...talk, said, likely: talk.numbers.map((_, index) => likelihoods(purposeFeatures(talk, index))) };
}

export const likeliestOf = (likely: readonly number[]): Purpose => purposes[likely.indexOf(Math.max(...likely))]!;
