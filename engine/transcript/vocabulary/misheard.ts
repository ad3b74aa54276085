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

/** By the first of the words that are heard, the longest first. */
const rules = new Map<string, Rule[]>();
for (const row of [BUILDING, SHELLS, PIPES_AND_WIRES, GROUNDS, HOMES, VEHICLES, EVENTS, OFFICES_AND_CARE, SITES]
  .join('')
  .trim()
  .split(/\n+/)) {
  // what is heard, "=", what is meant, then each mark with its words
  const [heard, , meant, ...beside] = row.split(/ ([=<>-]) /) as [string, string, string, ...string[]];
  for (const form of heard.split('|')) {
    const words = form.split(' ');
    const key = words[0]!;
    rules.set(key, [...(rules.get(key) ?? []), { heard: words, meant, beside }]);
  }
}
for (const own of rules.values()) own.sort((a, b) => b.heard.length - a.heard.length);

const WORD = /[a-z0-9][a-z0-9'’-]*/gi;
const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");

interface Word {
  said: string;
  from: number;
  to: number;
}

interface Found {
  meant: string;
  /** How many words it stands for. */
  words: number;
}

/** The text with such words as they are spelled. */
export function asSpelled(text: string): string {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }): Word => {
    return { said: plain(word), from: index, to: index + word.length };
  });
  let out = '';
  let done = 0;
  for (let k = 0; k < words.length; k++) {
    const found = meantAt(text, words, k);
    if (!found) continue;
    out += text.slice(done, words[k]!.from) + found.meant;
    k += found.words - 1;
    done = words[k]!.to;
  }
  return done === 0 ? text : out + text.slice(done);
}

function meantAt(text: string, words: readonly Word[], at: number): Found | null {
  const { said } = words[at]!;
  const ending = ENDING.exec(said)?.[0];
  const one = ending ? rules.get(said.slice(0, -ending.length))?.filter(({ heard }) => heard.length === 1) : undefined;
  const own = rules.get(said);
  if (!own && !one) return null;
  for (const { heard, meant, beside } of [...(own ?? []), ...(one ?? [])]) {
    const last = words[at + heard.length - 1];
    if (!last || !heard.every((word, k) => isSaid(words, at + k, word, k === heard.length - 1))) continue;
    const ending = last.said.slice(heard.at(-1)!.length);
    if (allows(beside, text.slice(0, words[at]!.from), text.slice(last.to)))
      return { meant: meant + ending, words: heard.length };
  }
  return null;
}

/** "gates", "the geogrid's in that" */
const ENDING = /'?s$/;

/** The last may have such an ending; between two stands one blank. */
function isSaid(words: readonly Word[], at: number, word: string, isLast: boolean): boolean {
  const { said, to } = words[at]!;
  return isLast
    ? said === word || said === `${word}s` || said === `${word}'s`
    : said === word && words[at + 1]?.from === to + 1;
}

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
