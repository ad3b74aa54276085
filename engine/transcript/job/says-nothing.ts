/** Words before a price that tell what somebody does, says or thinks, and name no thing. */
import { auxiliaries, determiners, isContent, prepositions, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { SUBJECTS, wordAt } from './look-at-row.ts';

const OBJECT = wordSet('it them him her me us you that those these this some one');
/** Behind these a thing may stand that is put there: "put in the door". */
const PLACES = wordSet('put take throw tack set bring get got add');
const INTO = wordSet('in on');
const PARTICLE = wordSet('out off up down over away back through');
export const ADVERB =
  /^(?:also|just|only|still|already|always|never|usually|normally|maybe|probably|somewhere|anywhere|really|about|around|roughly|like|even|then|honestly|actually|basically|nearly|exactly|definitely|obviously|mostly|currently)$/;
const GOES_TO = wordSet('going to gonna gotta have has had');

const isFigure = ({ tag }: Element): boolean => tag !== 'word' && tag !== 'size' && tag !== 'client';

/** Where the words of a place, a person or a time end that begin with a preposition at k. */
function phraseEnd(row: readonly Element[], k: number): number {
  let to = k + 1;
  if (determiners.has(wordAt(row, to))) to++;
  if (OBJECT.has(wordAt(row, to))) return to + 1;
  while (to < k + 4 && isContent(wordAt(row, to))) to++;
  return to;
}

/** "I'm giving it to them", "it lands somewhere between", "I measured", "they had": nothing but who does what. The verb; null where more is said. */
export function idleVerb(head: readonly Element[]): string | null {
  let to = head.length;
  while (to > 0 && (isFigure(head[to - 1]!) || /^(?:at|for|of|is|'s|was)$/.test(head[to - 1]!.word))) to--;
  const row = head.slice(0, to);
  if (!SUBJECTS.has(wordAt(row, 0))) return null;
  let k = 1;
  const being = /^(?:'s|is|was|are|'re|were)$/.test(wordAt(row, 1)) && !GOES_TO.has(wordAt(row, 2));
  while (auxiliaries.has(wordAt(row, k)) || GOES_TO.has(wordAt(row, k)) || ADVERB.test(wordAt(row, k))) k++;
  const verb = wordAt(row, k);
  if (!/^[a-z]{2,}$/.test(verb)) return null;
  // "it's herringbone", "we plumb it", "I get the tile"
  if (workVerbs.has(verb) || determiners.has(verb) || prepositions.has(verb) || OBJECT.has(verb)) return null;
  // "I'll be onsite"
  if (/^be(?:en)?$/.test(wordAt(row, k - 1)) && !/ing$/.test(verb)) return null;
  if (being && (!/ing$/.test(verb) || /^(?:it|that)$/.test(wordAt(row, 0)))) return null;
  if (workVerbs.has(verb.replace(/ing$/, '')) && k + 1 === row.length) return null;
  for (k++; k < row.length; ) {
    const word = wordAt(row, k);
    if (OBJECT.has(word) || ADVERB.test(word)) k++;
    // "space out the outlets", "put in the door"
    else if (
      PARTICLE.has(word) &&
      wordAt(row, k + 1) !== 'of' &&
      k + 1 < row.length &&
      !prepositions.has(wordAt(row, k + 1))
    )
      return null;
    else if (prepositions.has(word) && !(PLACES.has(verb) && INTO.has(word)) && !/^an?$/.test(wordAt(row, k + 1)))
      k = phraseEnd(row, k);
    else return null;
  }
  return verb;
}
