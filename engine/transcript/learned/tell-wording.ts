/** Which words of a talk are printed, and where: learned from dictations in which people marked what they would write on paper. */
import type { ReadTag } from '../job/read-tags.ts';
import { chances, likeliest } from './chain.ts';
import { wording } from './judgement.ts';
import { type Features, scoresOf, WORTH } from './linear-model.ts';
import { likeliestOf, type WeighedTalk } from './weighed-talk.ts';
import { wordedTalk, wordingFeatures } from './wording-features.ts';

/**
 * Nowhere, in the name of a line, in the scope, at the beginning of a remark or further in it, in the client's name or in
 * that of who is to be asked for: in the order of the model's answers.
 */
export const wordings = ['nothing', 'line', 'scope', 'statement', 'remark', 'client', 'contact'] as const;
export type PrintedAs = Exclude<(typeof wordings)[number], 'statement'>;

/** Words on end that are printed together; `from` and `to` are UTF-16 units, end exclusive. */
export interface WordedSpan {
  as: PrintedAs;
  from: number;
  to: number;
}

export interface Wording {
  spans: readonly WordedSpan[];
  /** How likely a word is printed as one of those, by where it begins in the transcript. */
  likelyAt(start: number, ...as: (typeof wordings)[number][]): number;
}

const STATEMENT = wordings.indexOf('statement');
const STEPS = wording.steps!.map((step) => step * WORTH);

/** The words of a talk and what speaks for each; `read` is what the readers took them for. */
export function wordingsOf(
  talk: WeighedTalk,
  read: ReadonlyMap<number, ReadTag>,
): { words: readonly string[]; starts: readonly number[]; features: (at: number) => Features } {
  const worded = wordedTalk(talk.said.text, talk, talk.likely.map(likeliestOf), read);
  return { words: talk.words, starts: talk.starts, features: (at) => wordingFeatures(worded, at) };
}

export function tellWording(talk: WeighedTalk, read: ReadonlyMap<number, ReadTag>): Wording {
  const { words, starts, features } = wordingsOf(talk, read);
  const scores = words.map((_, at) => scoresOf(wording, features(at)).map((score) => score * WORTH));
  const likely = chances(scores, STEPS).alone;
  const index = new Map(starts.map((start, at) => [start, at]));
  const spans: WordedSpan[] = [];
  let last = 0;
  for (const [at, answer] of likeliest(scores, STEPS).entries()) {
    const word = wordings[answer]!;
    const end = starts[at + 1] === undefined ? talk.said.text.length : starts[at + 1]!;
    const as = word === 'statement' ? 'remark' : word;
    if (as !== 'nothing' && last === answer && word !== 'statement') spans.at(-1)!.to = end;
    else if (as === 'remark' && last === STATEMENT && word !== 'statement') spans.at(-1)!.to = end;
    else if (as !== 'nothing') spans.push({ as, from: starts[at]!, to: end });
    last = answer;
  }
  return {
    spans,
    likelyAt(start, ...as) {
      const own = likely[index.get(start) ?? -1];
      if (!own) return as.includes('nothing') ? 1 : 0;
      return as.reduce((sum, one) => sum + own[wordings.indexOf(one)]!, 0);
    },
  };
}
