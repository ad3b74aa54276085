/** Many of one thing at so much, and at once how many there are of the next: "ten rounds at 11 eighty chairs 2 each". */
import { isContent, isPlural } from '../vocabulary/words.ts';
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
