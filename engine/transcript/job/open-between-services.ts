/** Where the next thing begins for certain beside a service of the price list that has no price in figures of its own. */
import { adverbs, determiners, isContent, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { isSum } from './mark-known-prices.ts';
import type { Mention } from './mention-services.ts';

const JOINS = /^(?:and|with|plus|also|then)$/;
const THE = /^(?:the|his|her|their|my|our|this|that)$/;
const WHO = /^(?:i|we|he|she|they)$/;
const ASKS = /^(?:add|do|doing|throw|put|include)$/;

/** What leads up to a service: "and a packing kit", "plus do the oven". */
export function startOf(row: readonly Element[], from: number): number {
  let start = from;
  while (
    start > 0 &&
    start > from - 4 &&
    (/^(?:num|time|size)$/.test(row[start - 1]!.tag) ||
      determiners.has(wordAt(row, start - 1)) ||
      adverbs.has(wordAt(row, start - 1)) ||
      wordAt(row, start - 1) === 'of' ||
      (workVerbs.has(wordAt(row, start - 1)) && JOINS.test(wordAt(row, start - 2))))
  )
    start--;
  return start;
}

/** Behind "too", "as well", and whom it is for. */
function endOfNamed(row: readonly Element[], to: number): number {
  let end = to;
  if (/^(?:too|also)$/.test(wordAt(row, end))) end++;
  else if (wordAt(row, end) === 'as' && wordAt(row, end + 1) === 'well') end += 2;
  return row[end]?.tag === 'client' ? end + 1 : end;
}

/** A sum follows before anything joined to it: it may be of both. */
function hasSum(row: readonly Element[], from: number): boolean {
  for (let k = from; k < Math.min(row.length, from + 9); k++) {
    if (isSum(row[k])) return true;
    if (row[k]!.tag === 'break' || JOINS.test(wordAt(row, k))) return false;
  }
  return false;
}

/** "a shoot | with a floor plan", "the drain cleaning | the toilet install", "a half truck | eight tires": two services side by side. */
export function opensAfter(
  row: readonly Element[],
  before: Mention & { end: number },
  after: Mention & { end: number },
): number | null {
  if (before.fit.service === after.fit.service || hasSum(row, after.end)) return null;
  const start = startOf(row, after.from);
  let lead = start;
  while (lead > before.end && (JOINS.test(wordAt(row, lead - 1)) || ASKS.test(wordAt(row, lead - 1)))) lead--;
  return start >= before.end && lead <= endOfNamed(row, before.end) ? Math.max(lead, before.end) : null;
}

/** "the move out clean for Ann Lee | the oven was done", "disposal install | no service call", "the upgrade | I looked at the outlets". */
export function opensBehind(row: readonly Element[], end: number, after: Mention | undefined): number | null {
  const k = endOfNamed(row, end);
  const word = wordAt(row, k);
  if (word === 'no' && after && startOf(row, after.from) <= k) return k;
  if (hasSum(row, k)) return null;
  const thing = (at: number): boolean => determiners.has(wordAt(row, at)) && isContent(wordAt(row, at + 1));
  if (row[k - 1]?.tag === 'client') return THE.test(word) && isContent(wordAt(row, k + 1)) ? k : null;
  return WHO.test(word) && [2, 3, 4].some((step) => thing(k + step)) ? k : null;
}
