/** Where the next thing begins behind a number of visits, behind what hours come to, and behind the price of one. */
import { isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { ARE_VISITS } from './visit-words.ts';

const IS = wordSet("is 's are runs");

/** "5 percent off | those 13 visits only": so many of what was named. */
const isPointedAt: Division = (row, k) =>
  row[k]!.tag === 'num' &&
  /^(?:those|these)$/.test(wordAt(row, k - 1)) &&
  prepositions.has(wordAt(row, k - 2)) &&
  isPlural(wordAt(row, k + 1)) &&
  !row.slice(k + 2, k + 5).some(isPrice);

/** "so that's eighty hours | six monitors at 40 each": what it came to, and the next thing with its price. */
const isCountedAfterSum: Division = (row, k) =>
  row[k]!.tag === 'num' &&
  /^(?:time|qty)$/.test(row[k - 1]!.tag) &&
  /^(?:that|it)$/.test(wordAt(row, k - 3)) &&
  IS.has(wordAt(row, k - 2)) &&
  isPlural(wordAt(row, k + 1)) &&
  row.slice(k + 2, k + 5).some(isPrice);

/** "that's 104 visits | windows inside at 120" */
const isBehindVisits = (row: readonly Element[], k: number): boolean =>
  row[k - 2]?.tag === 'num' &&
  /^(?:'s|is|makes|to|so)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k)) &&
  ARE_VISITS.test(wordAt(row, k - 1)) &&
  row.slice(k + 1, k + 11).some(isPrice);

/** "54 miles round trip at 65 cents two trips | furniture gets bought by them": something else, with a verb of its own. */
const isBehindTrips: Division = (row, k) =>
  row[k - 2]?.tag === 'num' &&
  /^(?:trips|visits)$/.test(wordAt(row, k - 1)) &&
  isPrice(row[k - 3]) &&
  isContent(wordAt(row, k)) &&
  /^(?:gets?|is|are|'s|'re|was|were|needs?|has|have|comes?|goes)$/.test(wordAt(row, k + 1));

/** "180 a post | one case study at my normal price" */
const isOneBehindRate = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'num' &&
  row[k]!.measure!.value === 1 &&
  row[k - 1]!.tag === 'rate' &&
  isContent(wordAt(row, k + 1)) &&
  row.slice(k + 2, k + 6).some(isPrice);

/** "three coats of oil poly | eighteen damaged boards at 22 each": a second count, of what has a price of its own. */
const isSecondCount = (row: readonly Element[], k: number): boolean => {
  if (row[k]!.tag !== 'num' || row[k - 1]!.tag !== 'word' || !isContent(row[k - 1]!.word)) return false;
  const from = row.slice(Math.max(0, k - 6), k).findLastIndex(({ tag }) => tag !== 'word');
  const first = from < 0 ? undefined : row[Math.max(0, k - 6) + from];
  const at = [2, 3, 4].find((step) => wordAt(row, k + step) === 'at') ?? 0;
  return (
    first?.tag === 'num' &&
    at > 0 &&
    isPlural(wordAt(row, k + at - 1)) &&
    row[k + at + 1]?.tag === 'rate' &&
    row[k + at + 1]!.price!.per === 'each'
  );
};

export const BEGINS_BEHIND_COUNTS: readonly Division[] = [
  saying('visits cuts cleanings washes treatments services trips sessions lessons', isBehindVisits),
  isOneBehindRate,
  isSecondCount,
  saying('trips visits', isBehindTrips),
  saying('that it', isCountedAfterSum),
];

export const GOES_ON_BEHIND_COUNTS: readonly Division[] = [saying('those these', isPointedAt)];
