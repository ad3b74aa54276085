/** Where begins and ends what is told of a favor or a promise: what is done for nothing, how long parts are covered. */
import { isContent, wordSet } from '../vocabulary/words.ts';
import { type Division, saying, sayingAnywhere } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt, wordsIn } from './look-at-row.ts';

const REACH = 10;

const FREE = 'house free nothing charge me us';
const LEADS_FREE = wordSet('on free at for no');

/** How many elements "on the house" and the like has at a place; 0 for none. */
function lengthOfFree(row: readonly Element[], k: number): number {
  if (!LEADS_FREE.has(wordAt(row, k))) return 0;
  if (/^(?:on the house|free of charge|at no charge)$/.test(wordsIn(row, k, k + 3))) return 3;
  if (/^(?:for free|for nothing|no charge)$/.test(wordsIn(row, k, k + 2))) return 2;
  return /^(?:is|are|'s|that's|it's) on (?:me|us)$/.test(wordsIn(row, k - 1, k + 2)) ? 2 : 0;
}

/** The place behind "camera inspection when we're done is on the house" that begins at `from`; -1 where no such begins. */
function endOfGiven(row: readonly Element[], from: number): number {
  if (!isContent(wordAt(row, from)) || /^(?:installed|included|delivered|work)$/.test(wordAt(row, from))) return -1;
  for (let k = from + 1; k < Math.min(row.length, from + REACH); k++) {
    const { tag, word } = row[k]!;
    if (isPrice(row[k]) || tag === 'break' || tag === 'client' || tag === 'pct' || /^(?:but|if|or|unless)$/.test(word))
      return -1;
    const length = lengthOfFree(row, k);
    if (length === 0) continue;
    // "no charge for that"
    return k + length + (/^for (?:that|it|them|those)$/.test(wordsIn(row, k + length, k + length + 2)) ? 2 : 0);
  }
  return -1;
}

/** "street permit is 340 | camera inspection when we're done is on the house" */
const beginsGiven: Division = (row, k) =>
  // "that goes on their card not through me | the training call's on the house"
  (wordAt(row, k) === 'the' && /^(?:me|us|him|her|them)$/.test(wordAt(row, k - 1)) && endOfGiven(row, k + 1) > 0) ||
  (isPrice(row[k - 1]) &&
    row[k - 1]!.price?.per == null &&
    // "a thirty dollar materials fee"
    !/^(?:a|an|the)$/.test(wordAt(row, k - 2)) &&
    endOfGiven(row, k) > 0);

const inGiven = (row: readonly Element[], k: number): number => {
  for (let from = k - 1; from >= Math.max(1, k - REACH); from--)
    if (beginsGiven(row, from)) return endOfGiven(row, from);
  return -1;
};

const GIVES = 'throw threw do did';

/** "battery test I threw in for nothing", "training I do for free", "mattress bags we throw in": where the name ends, before "I". */
function isGivenByUs(row: readonly Element[], k: number): boolean {
  if (!/^(?:i|we)$/.test(wordAt(row, k))) return false;
  const verb = wordAt(row, k + (/^(?:'ll|'d|will|just|always)$/.test(wordAt(row, k + 1)) ? 2 : 1));
  if (/^(?:throw|threw)$/.test(verb)) {
    const at = [1, 2].find((step) => wordAt(row, k + step) === verb)! + k;
    return (
      wordAt(row, at + 1) === 'in' &&
      !isContent(wordAt(row, at + 2)) &&
      !/^(?:a|an|the|some|his|her|their|one|two|both)$/.test(wordAt(row, at + 2)) &&
      row[at + 2]?.tag !== 'num' &&
      row[at + 2]?.tag !== 'qty'
    );
  }
  return /^(?:do|did)$/.test(verb) && [2, 3].some((step) => lengthOfFree(row, k + step) > 0);
}

/** "I kept the old one | battery test I threw in": the name that such is said of begins. */
const beginsNameGiven: Division = (row, k) => {
  const ours = [1, 2, 3, 4, 5].find((step) => isGivenByUs(row, k + step));
  if (ours === undefined) return false;
  const name = row.slice(k, k + ours);
  if (!name.every(({ tag, word }) => tag === 'word' && !/^(?:i|we|he|she|they|is|are|'s|and|but|so)$/.test(word)))
    return false;
  return (
    isContent(wordAt(row, k)) &&
    !/^(?:twice|again|too|down|already|today|yet|one|ones)$/.test(wordAt(row, k)) &&
    (!isContent(wordAt(row, k - 1)) || /^ones?$/.test(wordAt(row, k - 1))) &&
    !/^(?:the|a|an|his|her|their|of|for|old|new|that|this)$/.test(wordAt(row, k - 1))
  );
};

/** "parts are covered for a year", "parts carry six months": the stretch is two to four elements behind. */
function endOfPromise(row: readonly Element[], k: number): number {
  if (!/^(?:parts?|labou?r|workmanship|everything|compressor|pump|motor|unit)$/.test(wordAt(row, k))) return -1;
  const verb = /^(?:is|are|'s|'re)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
  if (!(verb > k + 1 ? /^(?:covered|warrantied|warranted|guaranteed)$/ : /^(?:carry|carries)$/).test(wordAt(row, verb)))
    return -1;
  const at = [1, 2, 3].find((step) => row[verb + step]?.tag === 'time');
  return at === undefined ? -1 : verb + at + 1;
}

const PROMISED = 'covered warrantied warranted guaranteed carry carries';

const inPromise = (row: readonly Element[], k: number): number => {
  for (let from = k - 1; from >= Math.max(0, k - 5); from--) {
    const end = endOfPromise(row, from);
    if (end >= k) return end;
  }
  return -1;
};

/** "dessert tray 85 | comp the delivery" */
const beginsComp: Division = (row, k) =>
  /^(?:comp|waive)$/.test(wordAt(row, k)) &&
  isPrice(row[k - 1]) &&
  /^(?:the|his|her|their|that)$/.test(wordAt(row, k + 1));

const isWarranty = (row: readonly Element[], k: number): boolean => /^(?:warranty|guarantee)$/.test(wordAt(row, k));

/** "board takes about a week to come in | 90 day warranty" */
const beginsWarranty: Division = (row, k) =>
  row[k]!.tag === 'time' &&
  (isWarranty(row, k + 1) || (wordAt(row, k + 1) === 'parts' && isWarranty(row, k + 2))) &&
  /^(?:in|out|up|down|off|here|done|finish|it)$/.test(wordAt(row, k - 1)) &&
  row.slice(Math.max(0, k - 8), k).some(({ tag }) => tag === 'time');

/** "springs carry a five year warranty | the door's about three weeks out" */
const isBehindWarranty: Division = (row, k) =>
  isWarranty(row, k - 1) &&
  row[k - 2]?.tag === 'time' &&
  (isContent(wordAt(row, k)) || wordAt(row, k) === 'the') &&
  [1, 2].some((step) => /^(?:is|'s|are|'re|takes?|comes?)$/.test(wordAt(row, k + step))) &&
  row.slice(k + 1, k + 6).some(({ tag }) => tag === 'time');

/** "ten year warranty on the heat exchanger | two weeks to get the unit in", "the rest at launch | four to six weeks from when I have it all" */
const beginsStretch: Division = (row, k) =>
  row[k]!.tag === 'time' &&
  /^(?:day|week)$/.test(row[k]!.measure?.unit ?? '') &&
  isContent(wordAt(row, k - 1)) &&
  !/^(?:takes?|figure|figures|need|needs|about|maybe|probably|roughly|around|say|says|total|under|over|within|next|last|first|every|out|off|another|crew|labor|minimum|them|us)$/.test(
    wordAt(row, k - 1),
  ) &&
  /^(?:to get|to come|to do (?:it|this|that|everything)|from when|with drying|with the drying|start to)/.test(
    `${wordAt(row, k + 1)} ${wordAt(row, k + 2)} ${wordAt(row, k + 3)}`,
  );

/** "and the rest when we finish up | figure six to seven days" */
const isFigured: Division = (row, k) =>
  wordAt(row, k) === 'figure' &&
  row[k + 1]?.tag === 'time' &&
  isStretch(row[k + 1]!) &&
  !/^(?:i|we|to|and|so|would|i'd|can|let's)$/.test(wordAt(row, k - 1));

/** "I'd say six weeks | quote is good for three weeks" */
const isPaperGood: Division = (row, k) => {
  // "five weeks to launch | this one's good for 21 days"
  const paper = wordAt(row, k) === 'this' && (wordAt(row, k + 1) === 'one' || row[k + 1]?.tag === 'num') ? k + 1 : k;
  return (
    (paper > k || (row[k]!.tag === 'type' && row[k - 1]!.tag === 'time')) &&
    /^(?:is|'s)$/.test(wordAt(row, paper + 1)) &&
    /^(?:good|valid)$/.test(wordAt(row, paper + 2))
  );
};

const isStretch = ({ tag, measure }: Element): boolean => tag === 'time' && /^(?:day|week)$/.test(measure?.unit ?? '');

/** "a warranty comes with it | eight to ten working days", "half when it's in | and four weeks in the shop" */
const beginsDuration: Division = (row, k) =>
  row[k + 1]?.word !== 'at' &&
  !isPrice(row[k + 1]) &&
  ((isStretch(row[k]!) && wordAt(row, k - 1) === 'it' && /^(?:with|on)$/.test(wordAt(row, k - 2))) ||
    (wordAt(row, k) === 'and' &&
      row[k + 1] !== undefined &&
      isStretch(row[k + 1]!) &&
      row
        .slice(Math.max(0, k - 5), k)
        .some(
          ({ tag, measure }, n, before) => tag === 'num' && (measure?.value ?? 1) < 1 && before[n + 1]?.word === 'when',
        )));

export const BEGINS_FAVORS: readonly Division[] = [
  sayingAnywhere(FREE, beginsGiven),
  sayingAnywhere(GIVES, beginsNameGiven),
  saying('comp waive', beginsComp),
  saying('warranty guarantee', beginsWarranty),
  saying('warranty guarantee', isBehindWarranty),
  saying('to from with', beginsStretch),
  saying('with on when', beginsDuration),
  saying('figure', isFigured),
  saying('good valid', isPaperGood),
  sayingAnywhere(FREE, (row, k) => inGiven(row, k) === k),
  saying(PROMISED, (row, k) => endOfPromise(row, k) > 0),
  saying(PROMISED, (row, k) => inPromise(row, k) === k),
];

/** "there's a 20 year manufacturer's warranty" */
const isWhoseWarranty: Division = (row, k) => {
  const at = wordAt(row, k) === "'s" ? k - 1 : k;
  return (
    /^(?:manufacturer|factory|maker)$/.test(wordAt(row, at)) &&
    row[at - 1]?.tag === 'time' &&
    [1, 2].some((step) => isWarranty(row, at + step))
  );
};

/** "we chip the brush and take it at no charge" */
const isAtNoCharge: Division = (row, k) => {
  const at = wordAt(row, k) === 'charge' ? k - 1 : k;
  return wordAt(row, at) === 'no' && wordAt(row, at - 1) === 'at' && /^(?:charge|cost)$/.test(wordAt(row, at + 1));
};

export const GOES_ON_FAVORS: readonly Division[] = [
  saying('charge cost', isAtNoCharge),
  saying('warranty guarantee', isWhoseWarranty),
  sayingAnywhere(FREE, (row, k) => inGiven(row, k) > k),
  sayingAnywhere(GIVES, (row, k) => isContent(wordAt(row, k - 1)) && isGivenByUs(row, k)),
  saying(PROMISED, (row, k) => inPromise(row, k) > k),
];
