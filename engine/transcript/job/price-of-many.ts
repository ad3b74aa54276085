/** Many of one thing at so much, and at once how many there are of the next: "ten rounds at 11 eighty chairs 2 each". */
import { determiners, isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

/** Ends `before` with many of one thing and the "at" of their price? "ten of the 60 inch rounds at" */
const isManyAt = (before: readonly Element[]): boolean =>
  before.at(-1)?.word === 'at' &&
  isPlural(before.at(-2)?.word ?? '') &&
  before.slice(-6, -2).some(({ tag }) => tag === 'num');

/** Does the number at `i` count what has its own price for each? "eighty white chairs two and a quarter each" */
function countsRated(row: readonly Element[], i: number): boolean {
  let to = i + 1;
  while (to < i + 4 && row[to]?.tag === 'word' && isContent(row[to]!.word)) to++;
  return isPlural(row[to - 1]!.word) && row[row[to]?.word === 'at' ? to + 1 : to]?.price?.per === 'each';
}

/** Is the number at `i` what each of those before it is? "two mower blades at 12 | oh yeah", "ten rounds at 11 | eighty chairs 2 each" */
export const isPriceOfEach = (before: readonly Element[], row: readonly Element[], i: number): boolean =>
  isManyAt(before) &&
  (/^(?:oh|ok|okay|um|uh|yeah|so)$/.test(row[i + 1]?.word ?? '') ||
    (/^(?:num|money)$/.test(row[i + 1]?.tag ?? '') && countsRated(row, i + 1)));

/** Is the number at `i` how many there are of the next, behind such a price? */
export const countsNext = (before: readonly Element[], row: readonly Element[], i: number): boolean =>
  /^(?:num|money)$/.test(before.at(-1)?.tag ?? '') && isManyAt(before.slice(0, -1)) && countsRated(row, i);

/** A name of one to three words in the plural, or of what has none ("firebrick") where `one` is told, and the price of each. */
export function countsEach(row: readonly Element[], i: number, one = false): boolean {
  let to = i + 1;
  while (to < i + 4 && row[to]?.tag === 'word' && isContent(row[to]!.word)) to++;
  if (to === i + 1) return false;
  // "then 400 brick at a dollar thirty five apiece": many, at so little
  const cheap = row[i]!.price!.value >= 20 && (row[to + 1]?.price?.value ?? CHEAP) < CHEAP;
  if (!(one || cheap || isPlural(row[to - 1]!.word))) return false;
  // "220 products to bring over at a buck fifty each"
  if (row[to]?.word === 'to') {
    const at = row.slice(to, to + 4).findIndex(({ word }) => word === 'at');
    if (at > 0) to += at;
  }
  // "rekey 16 cylinders all to one key at 17 each"
  const alike = row.slice(to, to + 5).findIndex(({ tag, word }) => tag !== 'size' && (tag !== 'word' || word === 'at'));
  if (row[to]?.word === 'all' && alike > 0) to += alike;
  // "32 filters for the year at 12 dollars", "six angle irons over the windows 215 each"
  const placed = PLACED.test(row[to]?.word ?? '') && determiners.has(row[to + 1]?.word ?? '');
  if (placed && isContent(row[to + 2]?.word ?? '')) to += 3;
  const at = row[to]?.word === 'at';
  const rate = at ? row[to + 1] : row[to];
  if (!at && !placed) return false;
  // "and forty duplicate keys at 3.50": so little is no price of many
  const cents = rate?.tag === 'num' && row[i]!.price!.value >= 10 && rate.price!.value < CHEAP;
  // "list price | 32 filters for the year at 12 dollars"
  const dollars = rate?.tag === 'money' && rate.price!.per === null && rate.price!.value < row[i]!.price!.value;
  return cents || dollars || (rate?.tag === 'rate' && rate.price!.per === 'each');
}

const CHEAP = 10;
const PLACED = /^(?:for|over|on|in|under|by|along|behind|around|above|at)$/;
/** A name of one to three words in the plural, and the price of one that is called the same. */
export function countsNamed(row: readonly Element[], i: number): boolean {
  let to = i + 1;
  while (to < i + 4 && row[to]?.tag === 'word' && isContent(row[to]!.word)) to++;
  const at = row[to]?.word === 'at' ? to + 1 : to;
  const per = row[at]?.tag === 'rate' ? (row[at]!.price!.per ?? '') : '';
  return (
    /^[a-z]{4,}$/.test(per) &&
    per !== 'each' &&
    row.slice(i + 1, to).every(({ word }) => !/ing$|^(?:runs?|costs?)$/.test(word)) &&
    row.slice(i + 1, to).some(({ word }) => isPlural(word) && word.startsWith(per))
  );
}
