/** Where what comes off, what is paid ahead and what is left to the client to choose ends or begins. */
import { determiners, isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { hasOwnPrice, isPrice, wordAt } from './look-at-row.ts';

const MORE = wordSet('more extra another additional optional');
const LESS = wordSet('off less cheaper');

const THIRD = wordSet('his her their');
const FIGURE = wordSet('money pct');
const REACH = 6;

/** "300 more for stain | their call", "another 300 | up to them": where such words end that begin at `k`; `k` itself for none. */
function callEnd(row: readonly Element[], k: number): number {
  const left =
    (THIRD.has(wordAt(row, k)) && /^(?:call|choice|decision)$/.test(wordAt(row, k + 1)) && k + 2) ||
    (wordAt(row, k) === 'up' &&
      wordAt(row, k + 1) === 'to' &&
      /^(?:him|her|them)$/.test(wordAt(row, k + 2)) &&
      isPrice(row[k - 1]) &&
      k + 3) ||
    k;
  if (left === k) return k;
  const before = row.slice(Math.max(0, k - REACH), k);
  const more = before.some(({ word }) => MORE.has(word));
  return more && before.some(isPrice) && !/^(?:is|'s|that|it|for|of|on)$/.test(wordAt(row, k - 1)) ? left : k;
}

/** "bundle discount is 8 percent | cable 500", "a deposit of 20 percent | cable 500": another thing with its price. */
const isBehindDiscount = (row: readonly Element[], k: number): boolean => {
  if (!FIGURE.has(row[k - 1]!.tag) || !isContent(wordAt(row, k)) || !hasOwnPrice(row, k)) return false;
  let at = k - 2;
  while (at > k - REACH && /^(?:is|'s|of|at|comes|works|out|to|about|an?|the)$/.test(wordAt(row, at))) at--;
  return /^(?:discount|deposit|retainer)$/.test(wordAt(row, at)) && !/^(?:off|down)$/.test(wordAt(row, k));
};

/** "new customers get 15 percent off | treat the house 300", "ten percent off | parts 90": not what it comes off. */
const isBehindOff = (row: readonly Element[], k: number): boolean => {
  if (!LESS.has(wordAt(row, k - 1)) || !FIGURE.has(row[k - 2]?.tag ?? '') || !isContent(wordAt(row, k))) return false;
  const works = workVerbs.has(wordAt(row, k)) && determiners.has(wordAt(row, k + 1));
  return hasOwnPrice(row, k) && (works || !row.slice(0, k - 2).some(isPrice));
};

/** "hosting 300 | deposit 1000": each has its figure. */
const isDepositBehindPrice = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'deposit' &&
  row[k - 1]?.tag === 'money' &&
  isContent(wordAt(row, k - 2)) &&
  !/^(?:paid|need|want|down|retainer)$/.test(wordAt(row, k - 2)) &&
  (row[k + 1]?.tag === 'money' || (/^(?:is|'s|of)$/.test(wordAt(row, k + 1)) && row[k + 2]?.tag === 'money'));

/** "twenty percent off the packing only | move 1200" */
const isBehindOnly = (row: readonly Element[], k: number): boolean => {
  if (!/^(?:only|alone)$/.test(wordAt(row, k - 1)) || !isContent(wordAt(row, k)) || !hasOwnPrice(row, k)) return false;
  return row
    .slice(Math.max(0, k - REACH), k - 1)
    .some(({ tag, word }, n, all) => word === 'off' && FIGURE.has(all[n - 1]?.tag ?? tag));
};

/** "screens on all 24 | and a skylight" */
const isBehindAll = (row: readonly Element[], k: number): boolean =>
  /^(?:and|plus)$/.test(wordAt(row, k)) &&
  row[k - 1]?.tag === 'num' &&
  wordAt(row, k - 2) === 'all' &&
  /^(?:on|in|for)$/.test(wordAt(row, k - 3)) &&
  determiners.has(wordAt(row, k + 1));

/** "swapping bad boards | the boards are 130": what was just named is told of. */
const isNamedAgain = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'the' &&
  isContent(wordAt(row, k + 1)) &&
  wordAt(row, k + 1) === wordAt(row, k - 1) &&
  /^(?:is|are|'s|were|run|runs|cost|costs)$/.test(wordAt(row, k + 2)) &&
  (isPrice(row[k + 3]) || row[k + 3]?.tag === 'num');

/** "five downspouts | I forgot the porch | those at list too" */
const isForgotten = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'i' &&
  /^(?:forgot|missed|overlooked)$/.test(wordAt(row, k + 1)) &&
  (isPlural(wordAt(row, k - 1)) || row[k - 1]!.tag === 'regular');
const isOfThoseBefore = (row: readonly Element[], k: number): boolean =>
  /^(?:those|these)$/.test(wordAt(row, k)) &&
  isContent(wordAt(row, k - 1)) &&
  !workVerbs.has(wordAt(row, k - 1)) &&
  !/^(?:set|put|make|price|charge|leave|keep|count|get)$/.test(wordAt(row, k - 1)) &&
  /^(?:at|are)$/.test(wordAt(row, k + 1)) &&
  (row[k + 2]?.tag === 'regular' || (wordAt(row, k + 2) === 'at' && row[k + 3]?.tag === 'regular'));

const OBJECTS = 'it them that those these';
const OBJECT = wordSet(OBJECTS);

/** "paint cans forty to get rid of all them | two guys": where what a price is for ends that begins at `k`; `k` for none. */
function aimEnd(row: readonly Element[], k: number): number {
  if (wordAt(row, k) !== 'to' || !isPrice(row[k - 1])) return k;
  // "the dealer asked 650 to take it"
  if (/ed$/.test(wordAt(row, k - 2))) return k;
  if (!isContent(wordAt(row, k + 1)) && wordAt(row, k + 1) !== 'get') return k;
  for (let at = k + 2; at < k + REACH + 1; at++) {
    const word = wordAt(row, at);
    if (!word) return k;
    if (OBJECT.has(word)) {
      // "1900 | to set it's 450"
      if (/^(?:'s|is|are|'re|was)$/.test(wordAt(row, at + 1))) return k;
      const parted =
        /^(?:off|out|away|up|down|back|in|over)$/.test(wordAt(row, at + 1)) &&
        (!determiners.has(wordAt(row, at + 2)) || /^an?$/.test(wordAt(row, at + 2)));
      return parted ? at + 2 : at + 1;
    }
  }
  return k;
}

/** Another thing with its price, or somebody who works: not where it is done to them. */
const isBehindAim = (row: readonly Element[], k: number): boolean =>
  [3, 4, 5, 6, 7, 8].some((back) => k >= back && aimEnd(row, k - back) === k) &&
  (row[k]!.tag === 'num' || isContent(wordAt(row, k)) || determiners.has(wordAt(row, k))) &&
  row.slice(k + 1, k + 9).some(isPrice);

export const BEGINS_AMOUNTS: readonly Division[] = [
  saying(OBJECTS, isBehindAim),
  saying('the', isNamedAgain),
  saying('forgot missed overlooked', isForgotten),
  saying('those these', isOfThoseBefore),
  saying('all', isBehindAll),
  saying('call choice decision up', (row, k) => callEnd(row, k) > k),
  saying('call choice decision up', (row, k) => [2, 3].some((back) => k >= back && callEnd(row, k - back) === k)),
  saying('discount deposit retainer', isBehindDiscount),
  saying('off less cheaper', isBehindOff),
  saying('only alone', isBehindOnly),
  saying('deposit', isDepositBehindPrice),
];

/** "a 14 inch and a | 20 inch | at list": another measure, and its price. */
const isAnother = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'at' || row[k]?.tag === 'regular'
    ? isAnother(row, k - 1) && (row[k]!.tag === 'regular' || row[k + 1]?.tag === 'regular')
    : /^(?:size|qty)$/.test(row[k]?.tag ?? '') && /^an?$/.test(wordAt(row, k - 1)) && wordAt(row, k - 2) === 'and';

/** "and one for | the porch": where one more of it is. */
const isElsewhere = (row: readonly Element[], k: number): boolean =>
  determiners.has(wordAt(row, k)) &&
  /^(?:for|in|on)$/.test(wordAt(row, k - 1)) &&
  /^(?:num|size)$/.test(row[k - 2]?.tag ?? '') &&
  wordAt(row, k - 3) === 'and';

/** "the truck | fee 85": what it is charged for. */
const isFeeOf = (row: readonly Element[], k: number): boolean =>
  /^(?:fees?|surcharge)$/.test(wordAt(row, k)) && row[k - 1]?.tag === 'word' && isContent(wordAt(row, k - 1));

/** "any vase that doesn't come back is 15", "anything that's broken is 12 a plate" */
const isOfAny = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'that' && wordAt(row, k - 1) === 'anything' && wordAt(row, k + 1) === "'s") ||
  (/^(?:that|which)$/.test(wordAt(row, k)) &&
    isContent(wordAt(row, k - 1)) &&
    (wordAt(row, k - 2) === 'any' || (wordAt(row, k - 3) === 'any' && isContent(wordAt(row, k - 2)))));

export const GOES_ON_AMOUNTS: readonly Division[] = [
  saying('any anything', isOfAny),
  saying('fee fees surcharge', isFeeOf),
  // "paint cans forty": it is of them
  saying(OBJECTS, (row, k) => isPrice(row[k]) && isContent(wordAt(row, k - 1)) && aimEnd(row, k + 1) > k + 1),
  saying(OBJECTS, (row, k) => [0, 1, 2, 3, 4, 5, 6, 7].some((back) => k >= back && aimEnd(row, k - back) > k)),
  saying('for in on', isElsewhere),
  saying('and', isAnother),
  saying('call choice decision up', (row, k) => [1, 2].some((back) => k >= back && callEnd(row, k - back) > k)),
  saying('deposit', (row, k) => isDepositBehindPrice(row, k - 1)),
];
