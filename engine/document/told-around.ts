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
  /^ (?:and (?:the |my )?[a-z]+ )?(?:(?:[a-z]+ )?(?:carr(?:y|ies)|bears?|gets?|takes?) (?:that|it|all of it|the|an?|#|alone)|alone|only |is the (?:one|only)|are the (?:ones?|only))/;
const SPARED =
  /^ (?:[a-z]+ )?(?:(?:of course |just )?(?:isn't|aren't|doesn't|don't|does not|do not|won't|never)|goes through|go through|stays? (?:as|at|full|put|where|the same)|as (?:it|they) (?:is|are|stands?)|by itself|i can't|we can't|not |gets? none|is (?:mine|just|not|a service|a flat|at cost|straight|exempt))/;
const LAST = / (?:on|off|to|for) (?:those|these|that|the) last (one|two|three|#)/;
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3 };

/** "on the whole thing", "on everything" */
const WHOLE =
  /^ (?:[a-z']+ ){0,8}?(?:on top(?! of)|everything|all (?:this|that|of (?:it|that|this)|told)|(?:the|his|her|their) (?:whole|entire|lot|total|bill|ticket|job|works|order|invoice|top)|it all|across the board|(?:on|off) (?:it|that|this|them)) /;

/** Null where nothing is told of lines, or of all alike. */
export function toldAround<T extends Priced>(
  { places, percent }: { places: JobShare['places']; percent: number },
  charged: readonly T[],
  { tokens, numberAt }: Heard,
): T[] | null {
  const number = percentIn(places, percent, numberAt);
  if (!number || charged.length < 2) return null;
  const at = number.to - 1;
  const isPrice = (k: number): boolean =>
    numberAt[k] !== null && numberAt[k] !== undefined && numberAt[k]!.values[0]! > COUNTS['three']!;
  const words = (from: number, to: number): string =>
    ` ${tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .map(({ lower }) => lower)
      .join(' ')
      .replaceAll(" 's", "'s")} `;
  let end = at + 1;
  while (end < Math.min(tokens.length, at + BEHIND) && !isPrice(end)) end++;
  const last = LAST.exec(words(at - BEFORE, end))?.[1];
  if (last) {
    const before = charged.filter(({ line }) => line.places.every(({ from }) => from < at));
    return proper(before.slice(-(COUNTS[last] ?? 1)), charged);
  }
  let from = number.from - 1;
  while (from > at - BEFORE && from > 0 && !numberAt[from - 1] && tokens[from - 1]!.lower !== 'percent') from--;
  const isWhole = WHOLE.test(words(at + 2, end)) || WHOLE.test(words(from, at));
  // "on the shooting meaning me and the second shooter"
  if (/ me /.test(words(at, end))) return null;
  const on = new Set<T>();
  const off = new Set<T>();
  let [side, until]: [Set<T> | null, number] = [null, 0];
  for (let k = from; k < end; k++) {
    const word = tokens[k]!.lower;
    // "eight percent off siding 1000": a line that is told next
    if (k === at || word === 'percent' || numberAt[k] || isPrice(k + 1) || !isContent(word) || word.length < 3)
      continue;
    const named = linesNamed(word, charged, true);
    if (named.length === 0 || named.length === charged.length) continue;
    const [before, behind] = [words(k - BESIDE, k), words(k + 1, k + 1 + BESIDE)];
    // "15 percent off treat the house 300": of what is told next
    if (end - k <= LEADS && isPrice(end) && !/ (?:the|my|those|these|his|her|their) $/.test(before)) continue;
    const joined = k <= until && / (?:and|or|nor|plus)(?: (?:the|my|on|off|for|not))* $/.test(before);
    if (k > at && (OFF.test(before) || (!isWhole && SPARED.test(behind)))) side = off;
    else if (CARRIES.test(behind) || (k > at && ON.test(before))) side = on;
    else if (!joined) side = null;
    until = k + BESIDE;
    for (const one of named) side?.add(one);
  }
  if (isWhole) on.clear();
  const inside =
    on.size > 0 ? charged.filter((one) => on.has(one) && !off.has(one)) : charged.filter((one) => !off.has(one));
  return proper(inside, charged);
}

const proper = <T>(inside: T[], all: readonly T[]): T[] | null =>
  inside.length > 0 && inside.length < all.length ? inside : null;

/** The number of the percentage. */
function percentIn(places: JobShare['places'], percent: number, numberAt: Heard['numberAt']): Place | null {
  for (const { from, to } of places)
    for (let k = from; k < to; k++) {
      const number = numberAt[k];
      if (number?.values.includes(percent)) return number;
    }
  return null;
}
