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

/** "it's 1150 for the doors and hardware | and six hours at 70": the sum is for both. */
const isForBoth = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  isContent(wordAt(row, k - 1)) &&
  WHOSE.has(wordAt(row, k - 2)) &&
  wordAt(row, k - 3) === 'for' &&
  row[k - 4]?.tag === 'money' &&
  isContent(wordAt(row, k + 1)) &&
  (row[k + 2] === undefined || row[k + 2]!.tag === 'break' || /^(?:and|plus|then|so)$/.test(wordAt(row, k + 2)));

/** "a headlight for her 75 | normally there'd be an inspection" */
const isNormally = (row: readonly Element[], k: number): boolean =>
  /^(?:normally|usually|ordinarily|typically)$/.test(wordAt(row, k)) &&
  isPrice(row[k - 1]) &&
  /^(?:there|i|we)$/.test(wordAt(row, k + 1)) &&
  /^(?:'d|would|add|put|do|have)$/.test(wordAt(row, k + 2));

/** "510 | on account of the stairs" */
const isAccount = (row: readonly Element[], k: number): boolean =>
  isPrice(row[k - 1]) && wordAt(row, k) === 'on' && wordAt(row, k + 1) === 'account' && wordAt(row, k + 2) === 'of';

/** Where "on account of the stairs" ends that begins at k. */
const endOfAccount = (row: readonly Element[], k: number): number => {
  if (!isAccount(row, k)) return -1;
  let to = WHOSE.has(wordAt(row, k + 3)) ? k + 4 : k + 3;
  while (to < k + 7 && isContent(wordAt(row, to))) to++;
  return to;
};
const isBehindAccount: Division = (row, k) =>
  /^(?:and|plus|then|so)$/.test(wordAt(row, k)) && [4, 5, 6].some((back) => endOfAccount(row, k - back) === k);

/** "keypad's free | taking away | the old door is 60" */
const isTakenAway = (row: readonly Element[], k: number): boolean =>
  WHOSE.has(wordAt(row, k)) &&
  /^(?:away|out|down|off|up)$/.test(wordAt(row, k - 1)) &&
  /[a-z]{3}ing$/.test(wordAt(row, k - 2)) &&
  [2, 3, 4].some((step) => /^(?:is|'s|runs|'ll)$/.test(wordAt(row, k + step)) && isPrice(row[k + step + 1]));

/** "315 a month for a year | covers nine computers" */
const isCovering = (row: readonly Element[], k: number): boolean =>
  /^(?:covers|includes)$/.test(wordAt(row, k)) &&
  // "460 covers the panels" is what it is for
  (/^(?:mo|wk|yr|quarter)$/.test(row[k - 1]?.price?.per ?? '') || row[k - 1]?.tag === 'time') &&
  // "for four months covers up to eight hours a month": how much of it
  !row.slice(k + 1, k + 6).some(({ tag }) => tag === 'time');

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
  saying('account', (row, k) => isAccount(row, k) || isBehindAccount(row, k)),
  saying('covers includes', isCovering),
  saying('for', (row, k) => isForBoth(row, k - 2) && row[k]!.tag === 'word'),
  saying('normally usually ordinarily typically', isNormally),
  isDeposit,
  saying('flat', isFlatPrice),
  saying('on for', isBehindNamed),
  saying('back', isComingBack),
  saying('of', isBehindTerm),
];

/** "out on county road 12": where it is. */
const isRoad = (row: readonly Element[], k: number): boolean =>
  /^(?:road|highway|route)$/.test(wordAt(row, k)) &&
  /^(?:county|state|farm|ranch|rural|old|us)$/.test(wordAt(row, k - 1)) &&
  row[k + 1]?.tag === 'num';

export const GOES_ON_AT_SUMS: readonly Division[] = [
  saying('account', (row, k) => isAccount(row, k - 1) || isAccount(row, k - 2)),
  saying('away out down off up', isTakenAway),
  saying('road highway route', (row, k) => isRoad(row, k) || isRoad(row, k - 1)),
  saying('for', (row, k) => isForBoth(row, k) || isForBoth(row, k - 1)),
  saying('back', (row, k) => isComingBack(row, k - 1) || isComingBack(row, k - 2)),
  saying('holds reserves saves secures locks books puts gets', isHeld),
  saying('off on', isOffWhat),
];
