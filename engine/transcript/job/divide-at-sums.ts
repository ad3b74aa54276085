/** Sums that do something: what holds a day, what comes back, how much of it was told, what it is off. Each begins a thought of its own, to its end. */
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { beginsDeposit, hasOwnPrice, isPrice, wordAt } from './look-at-row.ts';
import { isCount } from './make-element.ts';
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
  // "250 off | 40 percent down"
  (row[k]!.tag === 'pct' && wordAt(row, k - 1) === 'off' && wordAt(row, k + 1) === 'down' && isPrice(row[k - 2])) ||
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

/** "her aunt's doing it | delivery and setup 150": what somebody else does, and the next thing with its price. */
const isBehindTheirs = (row: readonly Element[], k: number): boolean =>
  /^(?:it|that|those|them)$/.test(wordAt(row, k - 1)) &&
  /^(?:doing|handling|making|building|supplying)$/.test(wordAt(row, k - 2)) &&
  /^(?:'s|is|are)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k - 4)) &&
  isContent(wordAt(row, k)) &&
  hasOwnPrice(row, k);

/** "15 percent on all of that and not on the permit | those just pass through" */
const isBehindSpared = (row: readonly Element[], k: number): boolean =>
  /^(?:those|they|that|it)$/.test(wordAt(row, k)) &&
  isContent(wordAt(row, k - 1)) &&
  [2, 3].some(
    (back) =>
      wordAt(row, k - back) === 'the' && /^not on$/.test(`${wordAt(row, k - back - 2)} ${wordAt(row, k - back - 1)}`),
  );

/** "three hours in pulling out the old hedge | and 2 new shrubs at 30 each": the time is of the first alone. */
function isBehindTime(row: readonly Element[], k: number): boolean {
  if (wordAt(row, k) !== 'and' || !isCount(row[k + 1])) return false;
  const behind = row.slice(k + 2, k + 7);
  const price = behind.findIndex(isPrice);
  if (price < 1 || behind[price]!.price?.per !== 'each' || !behind.slice(0, price).some(({ word }) => isPlural(word)))
    return false;
  const before = row.slice(Math.max(0, k - 9), k);
  const time = before.findLastIndex(({ tag }) => tag === 'time');
  return time >= 0 && /^(?:in|of)$/.test(before[time + 1]?.word ?? '') && !before.slice(time).some(isPrice);
}

export const BEGINS_AT_SUMS: readonly Division[] = [
  // "staining 400 | call it 1600": all of it
  saying(
    'call',
    (row, k) =>
      wordAt(row, k) === 'call' &&
      /^(?:it|that)$/.test(wordAt(row, k + 1)) &&
      row[k - 1]?.tag === 'money' &&
      row[k + 2]?.tag === 'money' &&
      row[k + 2]!.price!.value > 2 * row[k - 1]!.price!.value,
  ),
  // "close the yard up every night | reading it back to myself"
  saying(
    'reading',
    (row, k) =>
      wordAt(row, k) === 'reading' && /^(?:it|that|this)$/.test(wordAt(row, k + 1)) && wordAt(row, k + 2) === 'back',
  ),
  // "2 hours at 115 | there's a 40 dollar core so take that off"
  saying(
    'there',
    (row, k) =>
      wordAt(row, k) === 'there' &&
      /^an?$/.test(wordAt(row, k + 2)) &&
      row[k + 3]?.tag === 'money' &&
      isPrice(row[k - 1]),
  ),
  saying('account', (row, k) => isAccount(row, k) || isBehindAccount(row, k)),
  saying('covers includes', isCovering),
  saying('for', (row, k) => isForBoth(row, k - 2) && row[k]!.tag === 'word'),
  saying('normally usually ordinarily typically', isNormally),
  isDeposit,
  saying('flat', isFlatPrice),
  saying('on for', isBehindNamed),
  saying('back', isComingBack),
  saying('of', isBehindTerm),
  saying('doing handling making building supplying', isBehindTheirs),
  saying('not', isBehindSpared),
  // "55 cents a foot same 960 | do the 13 stairs at 60 each"
  saying('same', (row, k) => wordAt(row, k) === 'do' && row[k - 1]?.tag === 'qty' && wordAt(row, k - 2) === 'same'),
  saying('and', isBehindTime),
  // "the quarry gets | 95 to bring it out"
  saying('gets', (row, k) => wordAt(row, k - 1) === 'gets' && isPrice(row[k]) && wordAt(row, k + 1) === 'to'),
  // "she is still thinking | so put it as an add on", "I had it down as a large crate | turns out it's a small one"
  saying('put', (row, k) => wordAt(row, k) === 'so' && wordAt(row, k + 1) === 'put' && wordAt(row, k + 2) === 'it'),
  saying(
    'still',
    (row, k) =>
      /^(?:he|she|they)$/.test(wordAt(row, k)) &&
      /^(?:is|'s|are|'re)$/.test(wordAt(row, k + 1)) &&
      wordAt(row, k + 2) === 'still',
  ),
  // "a hinge repair | that's below our minimum | so just charge the 120"
  saying(
    'below under',
    (row, k) =>
      wordAt(row, k) === 'that' && wordAt(row, k + 1) === "'s" && /^(?:below|under)$/.test(wordAt(row, k + 2)),
  ),
  saying(
    'charge bill',
    (row, k) =>
      wordAt(row, k) === 'so' && wordAt(row, k + 1) === 'just' && /^(?:charge|bill)$/.test(wordAt(row, k + 2)),
  ),
  saying(
    'turns',
    (row, k) =>
      wordAt(row, k) === 'turns' && wordAt(row, k + 1) === 'out' && /^(?:it|they|that)$/.test(wordAt(row, k + 2)),
  ),
  saying(
    'separately',
    (row, k) => wordAt(row, k - 1) === 'separately' && isContent(wordAt(row, k)) && hasOwnPrice(row, k),
  ),
];

/** "out on county road 12": where it is. */
const isRoad = (row: readonly Element[], k: number): boolean =>
  /^(?:road|highway|route)$/.test(wordAt(row, k)) &&
  /^(?:county|state|farm|ranch|rural|old|us)$/.test(wordAt(row, k - 1)) &&
  row[k + 1]?.tag === 'num';

const isComeBack = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  wordAt(row, k - 1) === 'back' &&
  /^(?:come|go)$/.test(wordAt(row, k - 2)) &&
  wordAt(row, k - 3) === 'to' &&
  isPrice(row[k - 4]);

/** "lift for the back gable 325" */
const isPartOfName = (row: readonly Element[], k: number): boolean =>
  /^(?:back|front|side|upper|lower)$/.test(wordAt(row, k - 1)) &&
  /^(?:the|his|her|their)$/.test(wordAt(row, k - 2)) &&
  /^(?:for|of)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k)) &&
  isPrice(row[k + 1]);

/** "8.75 a foot | digging it out and hauling the dirt away is 1100": one price for what is done. */
function isSecondDeed(row: readonly Element[], k: number): boolean {
  if (wordAt(row, k) !== 'and' || !/ing$/.test(wordAt(row, k + 1))) return false;
  let from = k - 1;
  while (from > k - 6 && row[from]?.tag === 'word' && !/ing$/.test(row[from]!.word)) from--;
  if (!/ing$/.test(wordAt(row, from)) || !isPrice(row[from - 1])) return false;
  const behind = row.slice(k + 2, k + 7);
  const price = behind.findIndex(isPrice);
  return (
    price > 0 &&
    /^(?:is|'s|runs|comes)$/.test(behind[price - 1]!.word) &&
    behind.slice(0, price).every(({ tag }) => tag === 'word')
  );
}

/** "so put it as an add on", "all in of which the tile is 1400", "I don't do stain" */
const isObject = (row: readonly Element[], k: number): boolean => {
  const before = wordAt(row, k - 1);
  return (
    (/^(?:it|that|them)$/.test(wordAt(row, k)) && /^(?:put|show|list)$/.test(before)) ||
    (before === 'which' && wordAt(row, k - 2) === 'of') ||
    (before === 'that' && wordAt(row, k - 2) === 'note') ||
    (/^an?$/.test(wordAt(row, k)) && before === "'s" && wordAt(row, k - 2) === 'it') ||
    (/^(?:is|'s|are|'re)$/.test(wordAt(row, k)) &&
      wordAt(row, k + 1) === 'still' &&
      /^(?:he|she|they)$/.test(before)) ||
    (wordAt(row, k) === 'still' && /^(?:is|'s|are|'re)$/.test(before)) ||
    (before === 'do' && /^(?:don't|won't|can't)$/.test(wordAt(row, k - 2)) && isContent(wordAt(row, k)))
  );
};

/** "note that the shutoff was seized I freed it": both are noted. */
const isNoted = (row: readonly Element[], k: number): boolean =>
  /^(?:i|we)$/.test(wordAt(row, k)) &&
  /ed$/.test(wordAt(row, k + 1)) &&
  /^(?:it|them)$/.test(wordAt(row, k + 2)) &&
  [5, 6, 7].some((back) => wordAt(row, k - back) === 'note' && wordAt(row, k - back + 1) === 'that');

/** "quote for Bob Smith detail the car": a verb that begins has its object. */
const isFirstObject = (row: readonly Element[], k: number): boolean =>
  /^(?:the|his|her|their|a|an)$/.test(wordAt(row, k)) &&
  (workVerbs.has(wordAt(row, k - 1)) || wordAt(row, k - 1) === 'detail') &&
  row[k - 2]?.tag === 'client';

/** "nails 15 a dog both dogs": how many there are. */
const isBoth = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'both' &&
  row[k - 1]?.tag === 'rate' &&
  isPlural(wordAt(row, k + 1)) &&
  stem(wordAt(row, k + 1)) === stem(row[k - 1]!.price!.per ?? '');

/** "1300 for digging it out and | hauling the dirt": what one sum is for. */
const isForTwo = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  /ing$/.test(wordAt(row, k + 1)) &&
  [1, 2, 3, 4].some(
    (back) => /ing$/.test(wordAt(row, k - back)) && wordAt(row, k - back - 1) === 'for' && isPrice(row[k - back - 2]),
  );

export const GOES_ON_AT_SUMS: readonly Division[] = [
  saying('and', (row, k) => isForTwo(row, k) || isForTwo(row, k - 1)),
  // "call | it 1600"
  saying(
    'call',
    (row, k) => isPrice(row[k]) && /^(?:it|that)$/.test(wordAt(row, k - 1)) && wordAt(row, k - 2) === 'call',
  ),
  saying(
    'call',
    (row, k) => /^(?:it|that)$/.test(wordAt(row, k)) && wordAt(row, k - 1) === 'call' && isPrice(row[k + 1]),
  ),
  // "an hour and a half at | 105 to put it in"
  saying('at', (row, k) => wordAt(row, k - 1) === 'at' && isPrice(row[k])),
  // "45 minutes up there each | way"
  saying('way ways', (row, k) => /^ways?$/.test(wordAt(row, k)) && /^(?:each|both)$/.test(wordAt(row, k - 1))),
  saying("put show list which do still 's note", isObject),
  // "no tax on this one"
  saying('one', (row, k) => wordAt(row, k) === 'one' && /^(?:this|that)$/.test(wordAt(row, k - 1))),
  isFirstObject,
  saying('note', isNoted),
  // "so put it as an add on | regrading 800": a thing of one word has its price
  (row, k) => row[k]!.tag === 'money' && row[k - 1]?.opens === true && isContent(wordAt(row, k - 1)),
  // "the chimney sweep we did in June | was billed separately"
  saying('was', (row, k) => wordAt(row, k) === 'was' && row[k - 1]?.tag === 'date'),
  saying('both', (row, k) => isBoth(row, k) || isBoth(row, k - 1)),
  saying('and', (row, k) => [0, 1, 2, 3, 4].some((back) => isSecondDeed(row, k - back))),
  saying('account', (row, k) => isAccount(row, k - 1) || isAccount(row, k - 2)),
  saying('away out down off up', isTakenAway),
  saying('back front side upper lower', isPartOfName),
  // "150 to come back and touch up"
  saying('back', (row, k) => isComeBack(row, k) || isComeBack(row, k - 1)),
  saying('road highway route', (row, k) => isRoad(row, k) || isRoad(row, k - 1)),
  saying('for', (row, k) => isForBoth(row, k) || isForBoth(row, k - 1)),
  saying('back', (row, k) => isComingBack(row, k - 1) || isComingBack(row, k - 2)),
  saying('holds reserves saves secures locks books puts gets', isHeld),
  saying('off on', isOffWhat),
];
