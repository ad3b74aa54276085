/** Services that are counted by the noun they are called by: "one of those little drywall patches", "ten extra images", "and twenty boxes". */
import type { Heard } from '../hear.ts';
import { determiners, isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { COPULA, SUBJECTS, wordAt } from './look-at-row.ts';
import { isCount } from './make-element.ts';
import { best, type Fit, fitName, type ServiceName, wordsOf } from './match-services.ts';
import { normal } from './name-service.ts';

/** Behind the thing: what is done with it. */
const DEEDS = wordSet(
  'handling rental rentals removal disposal pickup delivery replacement repair cleaning install installation wash service each interior setup cleanup swap copy mount mounting hang change flush',
);
/** What is said of any thing that is counted. */
const QUALIFIES = wordSet(
  'of those these them the my our his her their little small big extra more additional new old other',
);
/** Asks for what is counted behind it. */
const ASKS = wordSet(
  "and plus with then also so just want wants need needs get gets take takes 'd 'll like add do put throw in include for me him her them",
);

/** "chair rentals", "ten extra images", "one of those little patches": what may stand between a count and the noun of a name. */
export const mayQualify = (word: string): boolean => QUALIFIES.has(word);

/** The noun of a name, as a plain word: "box" of "Packing box", "piano" of "Piano handling", "patch" of "Drywall patch, small". */
export const headOf = (name: string): string => headsOf(name).at(-1)!;

/** Its nouns, where there are several: those of "TV or monitor disposal". */
export const headsOf = (name: string): string[] =>
  name
    .split(',')[0]!
    .toLowerCase()
    .split(/ (?:or) |\//)
    .map((part) => {
      const words = part.split(/[^a-z0-9]+/).filter(Boolean);
      while (words.length > 1 && DEEDS.has(words.at(-1)!)) words.pop();
      return normal(words.at(-1) ?? '');
    });

/** Where the noun stands that the number at k counts, and all words between; null where none is counted. */
export function countedAt(row: readonly Element[], k: number): { words: Element[]; end: number } | null {
  let from = k + 1;
  while (row[from]?.tag === 'word' && QUALIFIES.has(row[from]!.word)) from++;
  let end = from;
  while (row[end]?.tag === 'word' && isContent(row[end]!.word) && !isPlural(row[end]!.word)) end++;
  if (row[end]?.tag !== 'word' || !isPlural(row[end]!.word)) {
    // "one extra image", but "one of those patches"
    if (row[k]!.measure!.value !== 1 || end === from) return null;
    end--;
  }
  return end - from < 3 ? { words: row.slice(k + 1, end + 1), end: end + 1 } : null;
}

/** The one service that is counted in a clause by its noun alone, or with more of its name; `beside` is one that is charged. */
export function countedFit(
  heard: Heard,
  elements: readonly Element[],
  names: readonly ServiceName[],
  beside: boolean,
): Fit | null {
  const k = elements.findIndex(isCount);
  const counted = k < 0 ? null : countedAt(elements, k);
  if (!counted || COPULA.has(wordAt(elements, counted.end))) return null;
  const led = elements
    .slice(0, k)
    .every(
      ({ tag, word }) =>
        tag === 'client' || (tag === 'word' && (ASKS.has(word) || SUBJECTS.has(word) || determiners.has(word))),
    );
  if (!led) return null;
  const said = counted.words.flatMap((element) => wordsOf(heard, element));
  const noun = normal(wordAt(elements, counted.end - 1));
  const fits = names.flatMap((name) => {
    const { unit } = name.service;
    if (!unit || headOf(name.service.name) !== noun) return [];
    // "six screen doors" are no listed doors of another kind
    const own = counted.words.filter(({ word }) => !QUALIFIES.has(word));
    if (!own.every((element) => wordsOf(heard, element).some((word) => name.words.includes(word)))) return [];
    const fit = fitName(name, said);
    return fit && (fit.said.length > 1 || beside) ? [fit] : [];
  });
  return best(fits);
}
