/** Sums that do something: what holds a day, what comes back, how much of it was told, what it is off. Each begins a thought of its own, to its end. */
import { isContent, wordSet } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { beginsDeposit, isPrice, wordAt } from './look-at-row.ts';
import { FEES } from './sure-numbers.ts';

const WHOSE = wordSet('the my his her their');

/** "150 holds the date", "150 holds it for Saturday", "500 puts her on the calendar": what a sum does. */
const isHeld = (row: readonly Element[], k: number): boolean => {
  if (row[k - 1]?.tag !== 'money') return false;
  const [whom, where] = [wordAt(row, k + 1), wordAt(row, k + 2)];
  if (/^(?:holds|reserves|saves|secures|locks|books)$/.test(wordAt(row, k)))
    return /^(?:it|them)$/.test(whom)
      ? !isPrice(row[k + 2])
      : /^(?:the|your|her|his|their)$/.test(whom) && /^(?:date|spot|slot|day|week|truck|crew|place)$/.test(where);
  return (
    /^(?:puts|gets|locks)$/.test(wordAt(row, k)) &&
    /^(?:it|them|her|him|you|us)$/.test(whom) &&
    /^(?:on|in|onto)$/.test(where) &&
    /^(?:the|my|our)$/.test(wordAt(row, k + 3)) &&
    /^(?:calendar|schedule|books?|list|board)$/.test(wordAt(row, k + 4))
  );
};

/** "dump fees are in there already | half at booking", "no charge for the drive | 150 holds the date" */
const isDeposit = (row: readonly Element[], k: number): boolean =>
  (row[k]!.tag === 'money' && isHeld(row, k + 1)) ||
  (beginsDeposit(row, k) &&
    /^(?:at|on|upon|to|holds|reserves|saves|secures) (?:the |your |my |our |her |his |their )?(?:signing|signature|acceptance|booking|order|kick|date|spot|slot|day)\b|^deposit (?:holds|to|when|with)\b/.test(
      `${wordAt(row, k + 1)} ${wordAt(row, k + 2)} ${wordAt(row, k + 3)}`,
    ));

/** "the line sets | six hundred comes back from the state" */
const isComingBack = (row: readonly Element[], k: number): boolean =>
  row[k]?.tag === 'money' && /^(?:comes|goes)$/.test(wordAt(row, k + 1)) && wordAt(row, k + 2) === 'back';

/** "let's do twelve months of that | stock photos are at cost": how much of it was told. */
const isBehindTerm = (row: readonly Element[], k: number): boolean =>
  /^(?:that|it|those)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'of' &&
  row[k - 3]?.tag === 'time' &&
  /^(?:do|say|it|figure)$/.test(wordAt(row, k - 4)) &&
  isContent(wordAt(row, k));

/** "ten percent but that's off | the labor only": what it is off goes on. */
const isOffWhat = (row: readonly Element[], k: number): boolean =>
  WHOSE.has(wordAt(row, k)) &&
  /^(?:off|on)$/.test(wordAt(row, k - 1)) &&
  /^(?:'s|is)$/.test(wordAt(row, k - 2)) &&
  /^(?:that|which)$/.test(wordAt(row, k - 3)) &&
  row.slice(Math.max(0, k - 8), k).some(({ tag }) => tag === 'pct');

/** "he owns lot 114 on Turnpike Road | flat price of 2800": what it costs, and no place. */
const isFlatPrice = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'flat' &&
  /^(?:price|rate|fee|charge)$/.test(wordAt(row, k + 1)) &&
  /^(?:of|is|'s)$/.test(wordAt(row, k + 2)) &&
  isPrice(row[k + 3]) &&
  !/^(?:an?|the|my|our|at|for|his|her|their|is|'s|that|one)$/.test(wordAt(row, k - 1));

const LONGEST = 3;

/** "eleven fifty on the pump | plumbing fittings and unions 85": a thing that was talked of, and another with its own price. */
const isBehindNamed = (row: readonly Element[], k: number): boolean => {
  if (!isContent(wordAt(row, k)) || !isContent(wordAt(row, k - 1))) return false;
  let from = k - 1;
  while (from > k - LONGEST && isContent(wordAt(row, from - 1))) from--;
  if (
    !WHOSE.has(wordAt(row, from - 1)) ||
    !/^(?:on|for)$/.test(wordAt(row, from - 2)) ||
    row[from - 3]?.tag !== 'money'
  )
    return false;
  // "300 for the furnace | labor 200"
  if (FEES.has(wordAt(row, k)) && row[k + 1]?.tag === 'money') return true;
  const isTold = (word: string): boolean => row.slice(0, from - 3).some((element) => element.word === word);
  if (!row.slice(from, k).every(({ word }) => isTold(word)) || isTold(wordAt(row, k))) return false;
  let to = k;
  while (isContent(wordAt(row, to)) || wordAt(row, to) === 'and') to++;
  return to > k + 1 && to < k + 6 && row[to]?.tag === 'money' && wordAt(row, to - 1) !== 'and';
};

export const BEGINS_AT_SUMS: readonly Division[] = [
  isDeposit,
  saying('flat', isFlatPrice),
  saying('on for', isBehindNamed),
  saying('back', isComingBack),
  saying('of', isBehindTerm),
];

export const GOES_ON_AT_SUMS: readonly Division[] = [
  saying('back', (row, k) => isComingBack(row, k - 1) || isComingBack(row, k - 2)),
  saying('holds reserves saves secures locks books puts gets', isHeld),
  saying('off on', isOffWhat),
];
