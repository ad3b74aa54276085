/** "furniture assembly two dressers and a crib": what is listed by the piece is named as a kind of things, and those that are told behind it are all of it. */
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, workNouns, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { isCount } from './make-element.ts';

const NO_THING =
  /^(?:coats|layers|sides|times|visits|stories|floors|people|guys|men|trips?|bit|few|lot|day|hour|week|month|half|couple)$/;

const WHEN = /^(?:on|by|this|next|before|,)$/;

/** What is a thing by its words: not done, and not called by the name of the kind. */
const isThing = (word: string, kind: readonly string[]): boolean =>
  isContent(word) &&
  !workVerbs.has(word) &&
  !workNouns.has(word) &&
  !/ing$/.test(word) &&
  !NO_THING.test(word) &&
  !kind.includes(stem(word));

/** The words that a service is called by, in a comparable form. */
export const kindOfName = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem);

/** How many things the words from a place on count, where they do nothing else: "two dressers and a small crib"; 0 where they do. */
export function membersFrom(elements: readonly Element[], from: number, kind: readonly string[]): number {
  let sum = 0;
  let at = from;
  while (at < elements.length) {
    // "and a mirror on Friday"
    if (sum > 0 && elements.slice(at).every(({ tag, word }) => tag === 'date' || WHEN.test(word))) break;
    if (at > from && /^(?:and|plus|,)$/.test(elements[at]!.word)) at++;
    const element = elements[at];
    const one = element?.tag === 'word' && /^(?:an?|one|another)$/.test(element.word);
    if (!one && !isCount(element)) return 0;
    let to = at + 1;
    while (to < at + 4 && isThing(wordAt(elements, to), kind)) to++;
    const count = one ? 1 : element!.measure!.value;
    // "a desk", "two dressers", but "two dresser"
    if (to === at + 1 || count > 60 || isPlural(wordAt(elements, to - 1)) !== count > 1) return 0;
    sum += count;
    at = to;
  }
  return sum;
}

/** Where the words begin behind the name of a kind and whose it is: "furniture assembly for Noor | two dressers"; -1 without the name. */
export function behindKind(elements: readonly Element[], kind: readonly string[]): number {
  let at = elements.findLastIndex(({ tag, word }) => tag === 'word' && kind.includes(stem(word))) + 1;
  if (at === 0) return -1;
  if (wordAt(elements, at) === 'for' || elements[at]?.word === ',') at++;
  if (elements[at]?.tag === 'client') at++;
  return at;
}

/** How many of a kind stand behind its name in a clause; 0 for none. */
export function membersBehind(elements: readonly Element[], kind: readonly string[]): number {
  const at = behindKind(elements, kind);
  return at < 0 ? 0 : membersFrom(elements, at, kind);
}
