/** Behind a price "with" brings in what has a price of its own. */
import { isContent, isPlural } from '../vocabulary/words.ts';
import { type Division, NO_GOODS, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

/** "gutter at 9 a foot | with two downspouts at 65", "325 with ten extra prints at 12": a count stays with what it counts. */
const isCounted = (row: readonly Element[], k: number): boolean => {
  const at = row[k - 1]?.tag === 'num' ? k - 1 : k - 2;
  const many =
    at < k - 1
      ? k
      : k +
        [0, 1].filter((step) => /^(?:extra|more|additional|new|edited|printed)$/.test(wordAt(row, k + step))).length;
  return (
    row[at]?.tag === 'num' &&
    (row[at]!.measure?.value ?? 0) >= 2 &&
    row[k]!.tag === 'word' &&
    isPlural(wordAt(row, many)) &&
    isContent(wordAt(row, many)) &&
    wordAt(row, at - 1) === 'with' &&
    !/^(?:comes?|came|goes)$/.test(wordAt(row, at - 2)) &&
    row.slice(Math.max(0, at - 5), at - 1).some(isPrice) &&
    row.slice(many + 1, many + 5).some(isPrice)
  );
};

/** "1400 square feet at a dollar ten | with 500 for the sealing", "at my regular rate | with 62 in lumber" */
const comesWith = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'with' &&
  row[k + 1]?.tag === 'money' &&
  /^(?:for|in|of)$/.test(wordAt(row, k + 2)) &&
  row.slice(Math.max(0, k - 3), k).some(isPrice);

/** "two hours of the technician on the skimmer line | with 35 in fittings" */
const comesWithTime = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'with' &&
  row[k + 1]?.tag === 'money' &&
  /^(?:in|of)$/.test(wordAt(row, k + 2)) &&
  isContent(wordAt(row, k + 3)) &&
  row.slice(Math.max(0, k - 9), k).some(({ tag }) => tag === 'time');

/** "a french drain 60 foot at 32 | with a pop up at the end 75", "99 each | with a filter for each at 18" */
const comesWithOne = (row: readonly Element[], k: number): boolean => {
  if (wordAt(row, k) !== 'with' || !/^(?:an?|another)$/.test(wordAt(row, k + 1))) return false;
  const rest = row.slice(k + 2, k + 10);
  const at = rest.findIndex(({ tag }) => tag !== 'word');
  return (
    at > 0 &&
    isPrice(rest[at]!) &&
    rest.slice(0, at + 2).every(({ word }) => !NO_GOODS.test(word)) &&
    row.slice(Math.max(0, k - 3), k).some(isPrice) &&
    !/^(?:or|but|if)$/.test(wordAt(row, k - 1))
  );
};

/** "at 8 a square foot | with rebar another dollar a foot", "at a dollar eighty a foot | with trim 600": what costs less, or is no rate, comes on top. */
const comesOnTop = (row: readonly Element[], k: number): boolean => {
  const [before, rest] = [row[k - 1]!, row.slice(k + 1, k + 5)];
  const at = rest.findIndex(({ tag }) => tag !== 'word');
  return (
    wordAt(row, k) === 'with' &&
    (before.tag === 'rate' || (before.tag === 'money' && wordAt(row, k - 2) === 'at')) &&
    at > 0 &&
    (rest[at]!.tag === 'money' || (rest[at]!.tag === 'rate' && rest[at]!.price!.value < before.price!.value)) &&
    rest.slice(0, at).every(({ word }) => isContent(word) && !NO_GOODS.test(word))
  );
};

/** Its words up to the price go together. */
const isInOne = (row: readonly Element[], k: number): boolean => {
  const from = row.slice(Math.max(0, k - 9), k).findLastIndex(({ word }) => word === 'with');
  return (
    from >= 0 &&
    comesWithOne(row, Math.max(0, k - 9) + from) &&
    row.slice(Math.max(0, k - 9) + from, k).every(({ tag }) => tag === 'word')
  );
};

/** "that's with the pipe and the stone", "that includes the breakers and the permit": where such a list that begins at `k` ends; `k` for none. */
function listEnd(row: readonly Element[], k: number): number {
  const told =
    (wordAt(row, k) === 'with' && /^(?:'s|is)$/.test(wordAt(row, k - 1)) && wordAt(row, k - 2) === 'that') ||
    (/^(?:includes|covers)$/.test(wordAt(row, k)) && /^(?:that|it)$/.test(wordAt(row, k - 1)));
  let at = k + 1;
  let things = 0;
  while (told && wordAt(row, at) === 'the' && isContent(wordAt(row, at + 1))) {
    at += 2;
    things++;
    if (wordAt(row, at) === 'and' && wordAt(row, at + 1) === 'the') at++;
    else break;
  }
  return things > 1 ? at : k;
}
const LISTS = 'with includes covers';

/** "that's with the pipe and the stone | two cleanouts 450 each": so many of something else. */
const isBehindList = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'num' &&
  isPlural(wordAt(row, k + 1)) &&
  row.slice(k + 2, k + 6).some(isPrice) &&
  [5, 6, 8, 9].some((back) => k >= back && listEnd(row, k - back) === k);

/** "the pipe | and the stone" */
const isInList = (row: readonly Element[], k: number): boolean =>
  [1, 2, 3, 4, 5, 6, 7, 8].some((back) => {
    const end = k >= back ? listEnd(row, k - back) : 0;
    return end > k && row[end]?.tag === 'num' && isBehindList(row, end);
  });

export const BEGINS_WITH: readonly Division[] = [
  saying(LISTS, isBehindList),
  saying('with', comesWith),
  saying('with', comesWithTime),
  saying('with', comesWithOne),
  saying('with', comesOnTop),
  saying('with', (row, k) => row[k + 2] !== undefined && isCounted(row, k + 2)),
];

export const GOES_ON_WITH: readonly Division[] = [
  saying(LISTS, isInList),
  saying('with', (row, k) => [1, 2, 3].some((back) => k > back && comesWithTime(row, k - back))),
  saying('with', isCounted),
  saying('with', isInOne),
  saying('with', (row, k) => row[k + 1] !== undefined && isCounted(row, k + 1)),
];
