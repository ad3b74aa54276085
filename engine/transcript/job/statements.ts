/** What makes a few words a statement, a name of something or a piece of another: by their function words. */
import { auxiliaries, determiners, isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';

/** The words in small letters, short forms apart: "she's" is "she", "'s". */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[,;:]|(?<= )–(?= )/g, '')
    .replace(/(?<=[a-z0-9])'(?=(?:s|re|ll|d|ve|m)\b)/g, " '")
    .split(' ')
    .filter(Boolean);

/** The words from..to of a note, short forms as they were. */
export function wordsOf(text: string, from: number, to: number): string {
  // a short form counts by itself, but is written in one with what it leans on
  return text
    .replace(/(?<=[a-z0-9])(?=['’](?:s|re|ll|d|ve|m)\b)/gi, ' ')
    .split(' ')
    .slice(from, to)
    .join(' ')
    .replace(/ (?=['’](?:s|re|ll|d|ve|m)\b)/gi, '');
}

export const PEOPLE = wordSet('i we you he she they somebody someone nobody everybody everyone');
const THINGS = wordSet('it there nothing everything');
const POINTS = wordSet('that this these those');
/** Behind one of these stands a statement that hangs on another. */
export const SUBORDINATES = wordSet(
  'while until till when whenever where wherever because since if unless once which who whose though although whether',
);
/** "before we come", but "before Friday". */
const MAYBE = wordSet('before after so as than');
const NEVER_FINITE = wordSet('be been being going having');
export const finite = (word: string | undefined): boolean =>
  word !== undefined && auxiliaries.has(word) && !NEVER_FINITE.has(word);

/** What somebody does, in the form for one of them. */
export const THIRD = wordSet(
  'looks runs keeps gets goes comes stays needs wants buys supplies provides handles takes pays says pulls brings makes sends picks gives does moves sets holds orders owns signs covers opens leaves has uses wants works came went fell broke leaked',
);
export const PLAIN = wordSet('get come go need stay run keep want belong arrive ship land');
/** Behind the "is" of a thing: no name goes on with them, as in "the captain's name". */
const SAYS_HOW = wordSet(
  'nothing hers his theirs ours mine yours free included bad broken bent old loose thrown done taken gone got extra optional separate ready fine tight wet dry empty full dead not already still too so very just only all done shut open shot good stuck tired gone',
);

/** Is the "'s" at k whose it is, and not "is"? */
export const isWhose = (words: readonly string[], k: number): boolean => {
  const next = words[k + 1];
  if (words[k] !== "'s" || next === undefined || PEOPLE.has(words[k - 1]!) || THINGS.has(words[k - 1]!)) return false;
  return isContent(next) && !SAYS_HOW.has(next) && !/(?:ing|ed)$/.test(next) && !POINTS.has(words[k - 1]!);
};

/** Where the verb of the main clause stands; -1 where the words only name something, or hang on others. */
export function verbAt(words: readonly string[]): number {
  const first = words[0] ?? '';
  if (SUBORDINATES.has(first)) return -1;
  if (PEOPLE.has(first) || THINGS.has(first)) return words.length > 1 ? 1 : -1;
  if (POINTS.has(first) && finite(words[1])) return 1;
  for (let k = 1; k < words.length; k++) {
    const word = words[k]!;
    const next = words[k + 1];
    if (SUBORDINATES.has(word) || (MAYBE.has(word) && (PEOPLE.has(next ?? '') || THINGS.has(next ?? '')))) return -1;
    // "the deck that was around it", "the tile she has"
    if (word === 'that' && finite(next)) return -1;
    if (PEOPLE.has(word) && isContent(words[k - 1]!)) return -1;
    if (finite(word) && !isWhose(words, k)) return prepositions.has(words[k - 1]!) ? -1 : k;
    const leads =
      next !== undefined &&
      (determiners.has(next) ||
        prepositions.has(next) ||
        PEOPLE.has(next) ||
        /^(?:it|them|him|her|us|me|all|out|up|off|down|in|back|care|[a-z]+ed)$/.test(next));
    if (
      THIRD.has(word) &&
      isContent(words[k - 1]!) &&
      !determiners.has(words[k - 1]!) &&
      leads &&
      !isPlural(words[k - 1]!)
    )
      return k;
    if (PLAIN.has(word) && k <= 3 && isPlural(words[k - 1]!) && next !== undefined) return k;
  }
  return -1;
}

/** "while we're up there", "till the final walkthrough", "for both of us": a piece of what was said before. */
export function hangsOn(words: readonly string[]): boolean {
  return words.length > 1 && HANGS.has(words[0]!);
}

const HANGS = wordSet('while until till whenever where because since cause whichever which before after once when as');

/** Nothing is named: "while we're up there", "either way". */
const SAYS_NOTHING = wordSet(
  'already far either way ways matter which whichever whatever however long much again later start cause yet still ever soon lately top place back while next first thing things stuff anyway done yeah no nope sure fine right cause normally usually typically show say says said goes go going come comes came guess mind never hello',
);
export const namesSomething = (words: readonly string[]): boolean =>
  words.some((word, k) => (isContent(word) && !SAYS_NOTHING.has(word) && !(word === "'s" && k > 0)) || /\d/.test(word));
