/** What makes a few words a statement, a name of something or a piece of another: by their function words. */
import { opensBehind } from './run-on.ts';
import { auxiliaries, determiners, isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';

const SOMEBODY = wordSet('somebody someone nobody everybody');
const THEY = wordSet('he she they we');
const WHOSE = wordSet('the his her their');
const STARTS = wordSet('start starts starting');

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
const finite = (word: string | undefined): boolean =>
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
const isWhose = (words: readonly string[], k: number): boolean => {
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

/** Words behind which a subject never opens a statement of its own. */
const LEADS_TO = wordSet(
  'and or but that sure says said say see know told tell think if when while where which who until till because since once before after so as than unless whether make makes make let lets have has',
);
const BEHIND = wordSet(
  'it them him herself himself themselves already too yet there here up anyway maybe us me come again out now done',
);
const SPAN = /^(?:hours?|days?|weeks?|months?)$/;
/** Does somebody or something do or be something in them, be it the main thing or not? */
const says = (words: readonly string[]): boolean =>
  words.some((word, k) => k > 0 && (finite(word) || PEOPLE.has(words[k - 1]!)));

const WISHED =
  /^(?:as an (?:extra|option) )?if (?:he|she|they) (?:'d |would )?(?:wants?|like|likes|decides?(?: (?:he|she|they) wants?| on)?|chooses?|picks?) (?:it|that|one|them|this)(?: (?:done|too|instead|later))? (?!with |for |at |in |on |to |by |and |or |done |before |after )/;

/** The parts of what was said in one breath: "nothing in there is square | somebody else does the paint". */
export function statementsIn(words: readonly string[]): number[] {
  const starts = [0];
  // "if they want it | photos come from them"
  const wished =
    WISHED.exec(`${words.join(' ')} `)?.[0]
      .trim()
      .split(' ').length ?? 0;
  if (wished > 0 && words.length > wished) starts.push(wished);
  const open = (k: number): boolean => k - starts.at(-1)! > 1 && words.length - k > 1 && !LEADS_TO.has(words[k - 1]!);
  for (let k = 2; k < words.length - 1; k++) {
    if (!open(k)) continue;
    const [word, next, third, fourth] = [words[k]!, words[k + 1], words[k + 2], words[k + 3]];
    const before = words[k - 1]!;
    const free = !prepositions.has(before) && !determiners.has(before) && !finite(before);
    const somebody = SOMEBODY.has(word) && free;
    // "somebody else is", "somebody at the office has to"
    const does = next === 'else' ? third : prepositions.has(next ?? '') && third === 'the' ? words[k + 4] : next;
    const at = k;
    if (somebody && (finite(does) || THIRD.has(does ?? ''))) starts.push(at);
    // "since it's volume | pictures go out within 48 hours"
    else if (
      isPlural(word) &&
      PLAIN.has(next ?? '') &&
      prepositions.has(third ?? '') &&
      isContent(before) &&
      verbAt(words.slice(starts.at(-1), k)) !== k - 1 &&
      says(words.slice(starts.at(-1), k))
    )
      starts.push(at);
    else if (word === 'there' && /^(?:'s|is|are)$/.test(next ?? '') && BEHIND.has(before)) starts.push(at);
    else if (
      THEY.has(word) &&
      (BEHIND.has(before) || (SPAN.test(before) && /\d/.test(words[k - 2] ?? ''))) &&
      (finite(next) || THIRD.has(next ?? '') || PLAIN.has(next ?? ''))
    )
      starts.push(before === 'maybe' ? at - 1 : at);
    else if (opensBehind(words, starts.at(-1)!, k)) starts.push(at);
    else if (
      WHOSE.has(word) &&
      (BEHIND.has(before) || /^(?:come|arrive|herself|himself)$/.test(before)) &&
      isContent(next ?? '') &&
      (finite(third) || (isPlural(next ?? '') && PLAIN.has(third ?? ''))
        ? !isWhose(words, k + 2)
        : isContent(third ?? '') && finite(fourth) && fourth !== "'s")
    )
      starts.push(at);
    else if (
      STARTS.has(word) &&
      /^(?:is|'s|next|this|on|the|in|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        next ?? '',
      ) &&
      (isContent(before) || BEHIND.has(before)) &&
      verbAt(words.slice(starts.at(-1), k)) >= 0
    )
      starts.push(at);
  }
  return starts;
}
