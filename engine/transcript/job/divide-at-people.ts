/** Where ends who is told of, and where that is: "Pastor Greene is who you talk to | they want the lights changed". */
import { isContent, isWorkVerb, wordSet } from '../vocabulary/words.ts';
import { type Division, saying, sayingAnywhere } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

const LONGEST = 4;

/** How many elements "who you talk to", "who I walked it with" has from `k` on; 0 where it does not stand there. */
function lengthOfWho(row: readonly Element[], k: number): number {
  if (wordAt(row, k) !== 'who' || !/^(?:you|i|we)$/.test(wordAt(row, k + 1))) return 0;
  for (let end = k + 3; end <= k + 2 + LONGEST; end++)
    if (/^(?:to|with|for)$/.test(wordAt(row, end)) && !/^(?:to|with|for)$/.test(wordAt(row, end + 1)))
      return end - k + 1;
  return 0;
}

const endOfWho = (row: readonly Element[], k: number): number => {
  for (let from = Math.max(0, k - 3 - LONGEST); from < k; from++) {
    const length = lengthOfWho(row, from);
    if (length > 0 && from + length >= k) return from + length;
  }
  return -1;
};

/** "six days at 680 a day that's me and my helper together | twelve gallons at 62": who does it. */
const isBehindCrew: Division = (row, k) =>
  wordAt(row, k - 1) === 'together' &&
  row
    .slice(Math.max(0, k - 6), k - 2)
    .some(({ word }, n, crew) => /^(?:me|us)$/.test(word) && crew[n + 1]?.word === 'and') &&
  row.slice(k, k + 5).some(isPrice);

const SUPPLY =
  'supplies supplying supplied supply buys buying bought provides providing provided brings bringing has got';
const SUPPLIES = wordSet(SUPPLY);

/** Where "she supplies them", "they're buying it" that begins at k ends; -1 where it does not. */
function endOfSupplied(row: readonly Element[], k: number): number {
  if (!/^(?:he|she|they)$/.test(wordAt(row, k)) || !isContent(wordAt(row, k - 1))) return -1;
  const verb = /^(?:'s|'re|'ve|is|are|already)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
  if (!SUPPLIES.has(wordAt(row, verb))) return -1;
  if (/^(?:them|those|it|these)$/.test(wordAt(row, verb + 1))) return verb + 2;
  // "a lock install on the back door | he already has the lock"
  return wordAt(row, verb - 1) === 'already' && wordAt(row, verb + 1) === 'the' && isContent(wordAt(row, verb + 2))
    ? verb + 3
    : -1;
}

/** "two ceiling fans | she supplies them | I'm doing those at 120" */
const isSupplied: Division = (row, k) =>
  endOfSupplied(row, k) > 0 ||
  [3, 4, 5].some((back) => endOfSupplied(row, k - back) === k && /^(?:i|we|it|that|those|plus)$/.test(wordAt(row, k)));
const inSupplied: Division = (row, k) => [1, 2, 3, 4].some((back) => endOfSupplied(row, k - back) > k);

/** "out of the Lindgren | place 510": whose it is. */
const inHousehold: Division = (row, k) =>
  row[k - 1]?.tag === 'client' && HOUSE.has(wordAt(row, k)) && !isContent(wordAt(row, k + 1));
const HOUSES = 'place house home property residence estate apartment condo';
const HOUSE = wordSet(HOUSES);

/** "drain pump on her | washer": whose it is, too. */
const isHers: Division = (row, k) =>
  wordAt(row, k - 1) === 'her' &&
  /^(?:on|in|at|under|behind|of|from|off)$/.test(wordAt(row, k - 2)) &&
  isContent(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k)) &&
  !isPrice(row[k + 1]);

const DONE = 'handled covered sorted';
const DONE_WORDS = wordSet(DONE);

/** "his wife's got the boxes handled | so the five hours": what others see to is told. */
const isBehindHandled: Division = (row, k) => {
  // "handled so yeah the five hours": with a pause between
  const end = row[k - 1]!.tag === 'break' ? k - 2 : k - 1;
  return (
    DONE_WORDS.has(wordAt(row, end)) &&
    !/^(?:with|by|for|in|on|under|at|as|from|through|already|too|up|out)$/.test(wordAt(row, k)) &&
    [2, 3, 4].some((back) => HAS.has(wordAt(row, end - back))) &&
    !row.slice(Math.max(0, end - 4), end).some((one) => isPrice(one) || one.tag === 'break')
  );
};
const HAS = wordSet('got has have');

/** "Father Tim showed me around | wax the floors" */
const isBehindLed: Division = (row, k) =>
  /^(?:around|in|through|there|over|up)$/.test(wordAt(row, k - 1)) &&
  /^(?:me|us)$/.test(wordAt(row, k - 2)) &&
  /^(?:showed|let|walked|met|toured|took)$/.test(wordAt(row, k - 3)) &&
  (isWorkVerb(wordAt(row, k)) || row[k]!.tag === 'num' || /^(?:the|an?|all)$/.test(wordAt(row, k + 1))) &&
  row.slice(k + 1, k + 9).some(isPrice);

export const BEGINS_PEOPLE: readonly Division[] = [
  saying('me us', isBehindLed),
  saying(DONE, isBehindHandled),
  saying(SUPPLY, isSupplied),
  sayingAnywhere('who', (row, k) => endOfWho(row, k) === k),
  saying('together', isBehindCrew),
];
const STREET = 'road street avenue lane court boulevard';
const STREETS = wordSet(STREET);

/** "he owns lot 114 on Turnpike | Road": where it is, and no work on a road. */
const isStreet = (row: readonly Element[], k: number): boolean =>
  STREETS.has(wordAt(row, k)) &&
  isContent(wordAt(row, k - 1)) &&
  [2, 3].some(
    (back) => /^(?:on|off|at|down)$/.test(wordAt(row, k - back)) && (back === 2 || isContent(wordAt(row, k - 2))),
  );

/** "don't put anything about the other guy | wanting 150 each" */
const isUnsaid = (row: readonly Element[], k: number): boolean => {
  const near = row.slice(Math.max(0, k - 9), k).map(({ word }) => word);
  const from = near.indexOf("don't");
  return (
    /^(?:wanting|asking|charging|quoting|offering|bidding|who|that)$/.test(wordAt(row, k)) &&
    from >= 0 &&
    near.slice(from).some((word) => word === 'about' || word === 'mention')
  );
};

export const GOES_ON_PEOPLE: readonly Division[] = [
  saying(SUPPLY, inSupplied),
  saying(HOUSES, inHousehold),
  saying('her', isHers),
  sayingAnywhere('who', (row, k) => endOfWho(row, k) > k),
  saying(STREET, isStreet),
  saying('about mention', isUnsaid),
];
