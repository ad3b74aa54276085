/** What is done to, or charged for, each of the things that were counted in the line before. */
import { stem } from '../vocabulary/stem.ts';
import { workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import type { Element } from './elements.ts';

/** What more is charged for each of them: a price first, and then what it is for. */
export const isBesides = ({ opener, elements }: Clause, at: number): boolean =>
  /(?:^| )(?:and|plus|then)$/.test(opener) &&
  elements.slice(0, at).every(({ word }) => /^(?:another|an|extra|also|about|then)$/.test(word)) &&
  /^(?:to|for)$/.test(elements[at + 1]?.word ?? '') &&
  elements.slice(at + 2).every(({ tag }) => tag === 'word');

/** "5 each extra for the pet mesh" */
export const isFor = ({ heard }: Context, at: number): boolean => /^(?:for|to|on)$/.test(heard.tokens[at]?.lower ?? '');

const THEM = /^(?:them|em|'em|those|these|it|all|labor|labour|install|installation|installed|installing)$/;
const OF_WORK =
  /^(?:i|we|get|charge|and|plus|is|'s|it|that|then|another|for|to|at|the|my|our|up|in|on|down|out|off|put|putting)$/;

/** "85 each and 60 apiece to hang them", "labor's 40 apiece", "putting them up is 60 each": work on what was counted, and nothing else. */
export function isWorkOnThem(elements: readonly Element[], at: number): boolean {
  const said = elements.filter((_, k) => k !== at);
  const works = ({ word }: Element): boolean =>
    workVerbs.has(word) || (word.endsWith('ing') && workVerbs.has(stem(word)));
  const behind = elements[at + 1]?.word === 'to' && elements.slice(at + 2).some(works);
  return (
    said.every((one) => one.tag === 'word' && (works(one) || THEM.test(one.word) || OF_WORK.test(one.word))) &&
    (behind || said.some(({ word }) => THEM.test(word) && word !== 'it'))
  );
}
