/** Which lines a percentage is on, by the names it was told with and the names of what it is not on. */
import type { Heard } from '../transcript/hear.ts';
import type { JobLine, JobShare } from '../transcript/job/job.ts';
import { coveredBy } from '../transcript/vocabulary/general-words.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { isContent, isPlural } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';
import { isDoing, ledUpTo, linesNamed, soldAs } from './narrow-lines.ts';

interface Priced {
  line: JobLine;
  item: LineItem;
}

/** Of the charged lines those that the share is on; none where no line is called so. `title`: how the job is called. */
export function linesOf<T extends Priced>(
  { of, notOf, places }: Pick<JobShare, 'of' | 'notOf' | 'places'>,
  charged: readonly T[],
  heard: Heard,
  { title = null, widely = false }: { title?: string | null; widely?: boolean } = {},
): T[] {
  const spared = notOf ? sparedBy(notOf, charged) : new Set<T>();
  const rest = charged.filter((one) => !spared.has(one));
  // "off the film stuff but not the mileage": all that is not named
  if (!of || (notOf && /\b(?:stuff|things)$/.test(of))) return rest;
  // "2950 for the equipment … tax on just the equipment": what was called so itself
  const called = rest.filter(({ line }) => isCalledSo(of, line, heard));
  if (called.length === 1 && !charged.some(({ line }) => line.label.toLowerCase().includes(of))) return called;
  const inside = linesNamed(of, charged, widely);
  const names = of.split(' and ');
  const before = places[0]?.from ?? heard.tokens.length;
  const include = (more: readonly T[]): void => {
    for (const one of more) if (!inside.includes(one)) inside.push(one);
  };
  for (const name of names) include(listedUnder(name, charged, heard, before));
  const unnamed = names.filter((name) => linesNamed(name, charged).length === 0);
  // "tax on the carpet and pad" of a carpet job: the thing it is called by is told first
  if (charged.length > 1 && unnamed.some((name) => isCalled(name, title)) && !inside.includes(charged[0]!))
    inside.unshift(charged[0]!);
  if (inside.length === 0) inside.push(...soldAs(of, charged));
  if (inside.length === 0) inside.push(...ledUpTo(of, charged, heard, before));
  const others = rest.filter((one) => !inside.includes(one) && isSold(one));
  for (const name of unnamed) {
    if (inside.some(({ line }) => isToldOf(name, line, heard))) continue;
    // "new glass for those 215 each … tax on the glass", where the line is called by the panes
    const told = rest.filter((one) => !inside.includes(one) && !isWorkOnly(one) && isToldOf(name, one.line, heard));
    if (told.length === 1) include(told);
    // "on the shoots and the drone but not off the mileage", where one line besides the drone is sold
    else if (notOf && inside.length > 0 && others.length === 1) include(others);
  }
  // "on the flowers but not on the delivery": all that is sold is the one or the other
  if (spared.size > 0 && inside.length > 0 && coversSome(of, charged)) include(others);
  if (!notOf) return inside;
  // "the deadbolts themselves not the labor": the "Deadbolt install" of the list is labor
  const beside = inside.filter((one) => !spared.has(one));
  if (beside.length > 0) return beside;
  // "off the fence itself, not the gates", where no line is called a fence
  return inside.length === 0 ? rest : inside;
}

const SERVICE =
  /\b(?:labou?r|delivery|set ?up|removal|disposal|haul(?:ing)?|install(?:ation)?|permit|fee|charge|travel|mileage|call ?outs?|service call|trip|diagnostic)\b/i;
/** A thing, and nothing that is done with it or charged for it. */
const isSold = (one: Priced): boolean => !isWorkOnly(one) && !isDoing(one.line.label);

const isWorkOnly = ({ line, item }: Priced): boolean =>
  item.kind === 'labor' || line.surcharge !== undefined || SERVICE.test(item.description);

/** A general word that is the name of no line itself: "the rentals". */
function coversSome(name: string, charged: readonly Priced[]): boolean {
  const noun = stem(name);
  return (
    coveredBy(noun) !== null &&
    !charged.some(({ line }) =>
      line.label
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => stem(word) === noun),
    )
  );
}

/** Is the noun said with the line and its price? */
function isToldOf(name: string, { places }: JobLine, { tokens }: Heard): boolean {
  const noun = stem(name.split(' ').at(-1)!);
  return places.some(({ from, to }) => tokens.slice(from, to).some(({ lower }) => stem(lower) === noun));
}

/** "1850 for the equipment", of no more than that. */
const isCalledSo = (name: string, { places, kind }: JobLine, { tokens }: Heard): boolean =>
  kind !== 'labor' &&
  places.some(({ from, to }) =>
    ` ${tokens
      .slice(from, to + 3)
      .map(({ lower }) => lower)
      .join(' ')} `.includes(` for the ${name} `),
  );

const ARTICLE = /^(?:an?|our)$/;
const LEADS_ON = /^(?:are|is|'s|we've|we|i|got|have|first|there's|there|include|includes|like|:|,)$/;
/** "blades a pair at 18": so many of it. */
const PORTION = /^(?:pair|set|piece|dozen|couple|few|foot|yard|hour|day|week|month|visit|head|person|box|bag|bit|lot)$/;
/** "my day rate is 600": what we do, and no more of the list. */
const isOurs = ({ places }: JobLine, tokens: Heard['tokens']): boolean =>
  places.some(({ from, to }) => tokens.slice(Math.max(0, from - 1), to).some(({ lower }) => lower === 'my'));

/** How far behind the word the first of them begins. */
const NEAR = 4;

/** "then rentals a tent 2100 eight tables at 24": told before the first of them it is what all of them are. */
function listedUnder<T extends Priced>(name: string, charged: readonly T[], { tokens }: Heard, before: number): T[] {
  const noun = stem(name.split(' ').at(-1)!);
  for (let at = 0; at < before; at++) {
    if (stem(tokens[at]!.lower) !== noun || !isPlural(tokens[at]!.lower)) continue;
    let next = at + 1;
    while (next < at + NEAR && LEADS_ON.test(tokens[next]?.lower ?? '')) next++;
    const [begins = '', thing = ''] = [tokens[next]?.lower, tokens[next + 1]?.lower];
    // "plants are six boxwoods at 40", but "the pavers are 3100 base gravel 620"
    const counted = next > at + 1 && (begins === 'the' || isPlural(thing)) && !ARTICLE.test(begins);
    if (!(counted || ARTICLE.test(begins)) || !isContent(thing) || PORTION.test(thing)) continue;
    const first = charged.findIndex(({ line }) =>
      line.places.some(({ from, to }) => from >= at - 2 && from <= next + 1 && to > next),
    );
    if (first < 0) continue;
    const end = charged.findIndex((one, k) => k > first && (!isSold(one) || isOurs(one.line, tokens)));
    const list = charged.slice(first, end < 0 ? charged.length : end);
    if (list.length > 1) return list;
  }
  return [];
}

const isCalled = (name: string, title: string | null): boolean =>
  new RegExp(`\\b${name.replace(/[^a-z ]/gi, '')}\\b`, 'i').test(title ?? '');

/** The lines that it is said not to be on. */
function sparedBy<T extends Priced>(notOf: string, charged: readonly T[]): Set<T> {
  const named = linesNamed(notOf, charged, true);
  return new Set(named.length > 0 ? named : soldAs(notOf, charged));
}
