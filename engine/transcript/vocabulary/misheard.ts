/**
 * What recognizers write for words of the trades, and what was said. Only where the words beside leave no doubt.
 *
 * The tables hold `heard = meant`, and after `<` and `>` the words one of which stands before or behind it (`-`: is not before
 * it). A bar parts alternatives; what is heard may end in the s of a plural, which then stands on what was meant too.
 */
import { BUILDING } from './misheard/building.ts';
import { EVENTS } from './misheard/events.ts';
import { GROUNDS } from './misheard/grounds.ts';
import { HOMES } from './misheard/homes.ts';
import { OFFICES_AND_CARE } from './misheard/offices-and-care.ts';
import { PIPES_AND_WIRES } from './misheard/pipes-and-wires.ts';
import { SHELLS } from './misheard/shells.ts';
import { SITES } from './misheard/sites.ts';
import { VEHICLES } from './misheard/vehicles.ts';

interface Rule {
  /** The words that are heard, in small letters. */
  heard: readonly string[];
  meant: string;
  /** The marks with their words: expressions are made of few of so many. */
  beside: readonly string[];
}

const TABLES = [BUILDING, SHELLS, PIPES_AND_WIRES, GROUNDS, HOMES, VEHICLES, EVENTS, OFFICES_AND_CARE, SITES];

/** By the first two of the words that are heard, or the only one; the longest first. */
const rules = new Map<string, Rule[]>();
/** What a row begins with. */
const firsts = new Set<string>();
for (const row of TABLES.join('').trim().split(/\n+/)) {
  // what is heard, "=", what is meant, then each mark with its words
  const [heard, , meant, ...beside] = row.split(/ ([=<>-]) /) as [string, string, string, ...string[]];
  for (const form of heard.split('|')) {
    const words = form.split(' ');
    const key = keyOf(words);
    firsts.add(words[0]!);
    rules.set(key, [...(rules.get(key) ?? []), { heard: words, meant, beside }]);
  }
}
for (const own of rules.values()) own.sort((a, b) => b.heard.length - a.heard.length);

function keyOf([first, second]: readonly string[]): string {
  return second === undefined ? first! : `${first} ${second}`;
}

interface Found {
  /** In UTF-16 units, end exclusive. */
  from: number;
  to: number;
  meant: string;
  /** How many words it stands for. */
  words: number;
}

/** The text with such words as they are spelled. */
export function asSpelled(text: string): string {
  const lower = text.toLowerCase();
  // "İ" is two letters when it is small: no place would be the same
  if (lower.length !== text.length) return text;
  const words = lower.replaceAll('’', "'").split(' ');
  let out = '';
  let done = 0;
  let from = 0;
  for (let k = 0; k < words.length; k++) {
    const found = meantAt(text, words, k, from);
    if (found) {
      out += text.slice(done, found.from) + found.meant;
      done = found.to;
      for (const last = k + found.words - 1; k < last; k++) from += words[k]!.length + 1;
    }
    from += words[k]!.length + 1;
  }
  return done === 0 ? text : out + text.slice(done);
}

/** "lentils", "the geogrid's in that" */
const ENDING = /'?s$/;
/** "(lentil," is told without its signs. */
const OPENING = /^[^a-z0-9]+/;
const CLOSING = /[^a-z0-9]+$/;

/** A word with a plural's ending or with signs around it may be the first of a row though it is none as it stands. */
const IS_DRESSED = /[^a-rt-z0-9]$|^[^a-z0-9]/;

/** What begins at the word of that place, which begins at `start` of the text. */
function meantAt(text: string, words: readonly string[], at: number, start: number): Found | null {
  if (!firsts.has(words[at]!) && !IS_DRESSED.test(words[at]!)) return null;
  const first = words[at]!.replace(OPENING, '');
  const candidates = [...(words[at + 1] ? rulesFor(words[at + 1]!, `${first} `) : []), ...rulesFor(first, '')];
  const from = start + words[at]!.length - first.length;
  for (const { heard, meant, beside } of candidates) {
    const last = words[at + heard.length - 1];
    if (last === undefined || !heard.slice(2, -1).every((word, k) => words[at + 2 + k] === word)) continue;
    const bare = (heard.length === 1 ? first : last).replace(CLOSING, '');
    const ending = bare.slice(heard.at(-1)!.length);
    if (!bare.startsWith(heard.at(-1)!) || (ending !== '' && ending !== 's' && ending !== "'s")) continue;
    let to = from + bare.length;
    if (heard.length > 1) {
      to = from + first.length + 1 + bare.length;
      for (let k = 1; k < heard.length - 1; k++) to += words[at + k]!.length + 1;
    }
    if (allows(beside, text.slice(0, from), text.slice(to)))
      return { from, to, meant: meant + ending, words: heard.length };
  }
  return null;
}

/** Of what is heard before and in a word, which may be the last and have an ending. */
function rulesFor(word: string, before: string): readonly Rule[] {
  const whole = rules.get(before + word);
  if (whole || !IS_DRESSED.test(word)) return whole ?? NONE;
  const bare = word.replace(CLOSING, '');
  return rules.get(before + bare) ?? rules.get(before + bare.replace(ENDING, '')) ?? NONE;
}
const NONE: readonly Rule[] = [];

const expressions = new Map<string, RegExp>();

function allows(beside: readonly string[], before: string, behind: string): boolean {
  for (let k = 0; k < beside.length; k += 2) {
    const [mark, list] = [beside[k]!, beside[k + 1]!];
    const key = `${mark}${list}`;
    const form = expressions.get(key) ?? new RegExp(mark === '>' ? `^ (?:${list})\\b` : `\\b(?:${list}) $`, 'i');
    expressions.set(key, form);
    if (form.test(mark === '>' ? behind : before) === (mark === '-')) return false;
  }
  return true;
}
