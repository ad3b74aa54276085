/** What somebody did with a thing, said behind its name without a "that". */
import { auxiliaries, conjunctions, isContent, prepositions, pronouns, wordSet } from '../vocabulary/words.ts';

export interface Said {
  word: string;
  text: string;
}

export const OBJECTS = wordSet("it them him her em 'em");
const WE = wordSet('i we he she they you it');
/** "a skim coat on the stairwell I said", "the light they asked about": where it begins what somebody did; -1 for none. */
export function relativeIn(said: readonly Said[]): number {
  const who = said.findIndex(({ word }, k) => k > 0 && WE.has(word));
  if (who < 0 || !said.slice(0, who).every(({ word }) => !pronouns.has(word) && !auxiliaries.has(word))) return -1;
  if (!said.slice(0, who).some(({ word }) => isContent(word)) || conjunctions.has(said[who - 1]!.word)) return -1;
  let k = who + 1;
  while (auxiliaries.has(said[k]?.word ?? '')) k++;
  const verb = said[k]?.word ?? '';
  const told = /(?:ed|ing)$|^(?:said|told|had|got|made|built|bought|found|gave|brought|sold|did|saw|cut)$/.test(verb);
  // "the rebuild it lands somewhere between"
  const lands =
    said[who]!.word === 'it' &&
    k === who + 1 &&
    /[a-z]{3}s$/.test(verb) &&
    !said.slice(0, who).some((w) => w.word === 'to');
  const rest = said.slice(k + 1);
  const known = said[who]!.word === 'it' ? lands : told;
  return known &&
    rest.every(({ word }) => prepositions.has(word) || word === 'somewhere' || OBJECTS.has(word) || word === 'that')
    ? who
    : -1;
}
