/**
 * Which lines a percentage is on by what the words around it say of lines, where no reader knew: "so a thirty percent rush
 * charge, the editing carries that alone", "on those last two", "it was only ever for slabs", "the permit office doesn't play
 * along".
 */
import type { Place } from '../transcript/fact.ts';
import type { Heard } from '../transcript/hear.ts';
import type { JobLine, JobShare } from '../transcript/job/job.ts';
import { isContent } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';
import { linesNamed } from './narrow-lines.ts';

interface Priced {
  line: JobLine;
  item: LineItem;
}

/** So far behind the percentage, and before it, lines are named. */
const BEHIND = 24;
const BEFORE = 10;
/** So many words around a name tell what is said of it. */
const BESIDE = 5;
/** So many words before a price may be what it is of. */
const LEADS = 3;

const ON =
  / (?:on|off|just|only|ever|percent of)(?: (?:the|those|these|that|this|my|our|his|her|their|all|just|only|ever|any|on|off|for|of))*(?: [a-z]+)? $/;
const OFF =
  / (?:not|except|excluding|without|never|leave|leaving|nothing|besides|but not|doesn't touch|don't touch)(?: (?:on|off|to|for|of|from|the|those|these|that|my|our|his|her|their|any|touch|counting|including))* $/;
const CARRIES =
  /^ (?:and (?:the |my )?[a-z]+ )?(?:(?:[a-z]+ )?(?:carr(?:y|ies)|bears?|gets?|takes?) (?:that|it|all of it|the|an?|alone)|alone|only |is the (?:one|only)|are the (?:ones?|only))/;
const SPARED =
  /^ (?:[a-z]+ )?(?:(?:of course |just )?(?:isn't|aren't|doesn't|don't|does not|do not|won't|never)|goes through|go through|stays? (?:as|at|full|put|where|the same)|as (?:it|they) (?:is|are|stands?)|by itself|i can't|we can't|not |gets? none|is (?:mine|just|not|a service|a flat|at cost|straight|exempt))/;
const LAST = / (?:on|off|to|for) (?:those|these|that|the) last (one|two|three)/;
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3 };

/** "on the whole thing", "on everything" */
const WHOLE =
  /^ (?:[a-z']+ ){0,8}?(?:on top(?! of)|everything|all (?:this|that|of (?:it|that|this)|told)|(?:the|his|her|their) (?:whole|entire|lot|total|bill|ticket|job|works|order|invoice|top)|it all|across the board|(?:on|off) (?:it|that|this|them)(?! (?:one|last|first) )) /;

const DENIES = / (?:not|except|excluding|without|never|leave|leaving|nothing|besides|don't|doesn't) /;
/** "on the shooting meaning me and the second shooter": who does it is no name of a line. */
const WHO = / me /;

/** Null where nothing is told of lines, or of all alike. */
export function toldAround<T extends Priced>(
  { places, percent }: { places: JobShare['places']; percent: number },
  charged: readonly T[],
  heard: Heard,
): T[] | null {
  const number = percentIn(places, percent, heard.numberAt);
  if (!number || charged.length < 2) return null;
  const [from, to] = around(number, heard);
  const words = (first: number, end: number): string => wordsOf(heard, first, end);
  const behind = words(number.to, to);
  const last = LAST.exec(`${words(number.from - BEFORE, number.from)}${behind}`)?.[1];
  if (last) {
    const before = charged.filter(({ line }) => line.places.every((place) => place.from < number.from));
    return proper(before.slice(-COUNTS[last]!), charged);
  }
  const isWhole = WHOLE.test(words(number.to + 1, to)) || WHOLE.test(words(from, number.from));
  if (WHO.test(behind) || (isWhole && !DENIES.test(behind))) return null;
  const [on, off] = [new Set<T>(), new Set<T>()];
  let [side, until]: [Set<T> | null, number] = [null, 0];
  for (let k = from; k < to; k++) {
    const word = heard.tokens[k]!.lower;
    if (word === 'percent' || word.length < 3 || !isContent(word) || heard.numberAt[k]) continue;
    const [before, next] = [words(k - BESIDE, k), words(k + 1, k + 1 + BESIDE)];
    if (isToldNext(heard, k, to, before)) continue;
    const isBehind = k >= number.to;
    const joined = k <= until && JOINED.test(before);
    if (isBehind && (OFF.test(before) || (!isWhole && SPARED.test(next)))) side = off;
    else if (!isWhole && (CARRIES.test(next) || (isBehind && ON.test(before)))) side = on;
    else if (!joined) side = null;
    if (!side) continue;
    const named = linesNamed(word, charged, true);
    if (named.length === charged.length) continue;
    for (const one of named) side.add(one);
    if (named.length > 0) until = k + BESIDE;
  }
  return proper(
    charged.filter((one) => (on.size === 0 || on.has(one)) && !off.has(one)),
    charged,
  );
}

const JOINED = / (?:and|or|nor|plus)(?: (?:the|my|on|off|for|not))* $/;

const proper = <T>(inside: T[], all: readonly T[]): T[] | null =>
  inside.length > 0 && inside.length < all.length ? inside : null;

const wordsOf = ({ tokens }: Heard, from: number, to: number): string =>
  ` ${tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ lower }) => lower)
    .join(' ')
    .replaceAll(" 's", "'s")} `;

/** "those two" is no price. */
const isPrice = ({ numberAt }: Heard, at: number): boolean => (numberAt[at]?.values[0] ?? 0) > COUNTS.three!;

/** The words around the percentage up to the numbers before and behind it. */
function around({ from, to }: Place, heard: Heard): [from: number, to: number] {
  const { tokens, numberAt } = heard;
  let [first, end] = [from, to];
  while (end < Math.min(tokens.length, to + BEHIND) && !isPrice(heard, end)) end++;
  while (first > Math.max(0, from - BEFORE) && !numberAt[first - 1] && tokens[first - 1]!.lower !== 'percent') first--;
  return [first, end];
}

/** "eight percent off siding 1000", "15 percent off treat the house 300": a line that is told next, and not what it is on. */
const isToldNext = (heard: Heard, at: number, end: number, before: string): boolean =>
  isPrice(heard, end) &&
  (at === end - 1 || (end - at <= LEADS && !/ (?:the|my|those|these|his|her|their) $/.test(before)));

/** The number of the percentage. */
function percentIn(places: JobShare['places'], percent: number, numberAt: Heard['numberAt']): Place | null {
  for (const { from, to } of places)
    for (let k = from; k < to; k++) {
      const number = numberAt[k];
      if (number?.values.includes(percent)) return number;
    }
  return null;
}
