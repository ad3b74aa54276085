/** Where words that take work back, or are said to others, end, and the next thing begins: "leave the pulley out | labor two hours at 115". */
import { firstNames } from '../vocabulary/first-names.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

const OUT = wordSet('out off');

const REACH = 20;
const NEXT_PRICE = 7;

/** Something that has a price of its own, or somebody, begins here. */
const beginsNext = (row: readonly Element[], k: number): boolean =>
  /^(?:his|her|their|he|she|they)$/.test(wordAt(row, k)) ||
  ((isContent(wordAt(row, k)) || row[k]?.tag === 'num' || /^(?:the|a|an)$/.test(wordAt(row, k))) &&
    row.slice(k + 1, k + NEXT_PRICE).some((element) => isPrice(element) || element.tag === 'pct'));

/** "leave the pulley out | labor two hours at 115", "leave the pad off | his son pours concrete" */
const isBehindLeftOut: Division = (row, k) => {
  if (!OUT.has(wordAt(row, k - 1))) return false;
  // "he's got 60 back so take that off | they already sent 200"
  if (
    wordAt(row, k - 4) === 'so' &&
    /^(?:take|knock|deduct|subtract)$/.test(wordAt(row, k - 3)) &&
    /^(?:that|it)$/.test(wordAt(row, k - 2))
  )
    return !/^(?:the|of|his|her|their|my|this|too|as|also|for|and|#.*)$/.test(wordAt(row, k));
  // "take that off | three hours at the shop rate"
  if (
    row[k]!.tag === 'time' &&
    /^(?:that|those|this|it)$/.test(wordAt(row, k - 2)) &&
    /^(?:leave|take|pull)$/.test(wordAt(row, k - 3))
  )
    return true;
  if (!beginsNext(row, k)) return false;
  const the = [3, 4].find((back) => /^(?:the|that|those)$/.test(wordAt(row, k - back)));
  return (
    the !== undefined &&
    // "pull the ivy off the chimney"
    (wordAt(row, k - the - 1) === 'leave' || !/^(?:the|a|an)$/.test(wordAt(row, k))) &&
    /^(?:leave|take|pull|keep)$/.test(wordAt(row, k - the - 1)) &&
    row.slice(k - the + 1, k - 1).every(({ word }) => isContent(word))
  );
};

const BACK = /^(?:drop|scratch|skip|forget|lose|scrap|nix|strike|kill|against|no)$/;

/** "sheet cake 140 so drop the cake | coffee station 1.75 a head", "crane's 600 no scratch that no crane | permit 165": a name said again. */
const isBehindNamedAgain: Division = (row, k) => {
  const noun = wordAt(row, k - 1);
  if (!isContent(noun) || noun.length < 3 || !beginsNext(row, k)) return false;
  const back = [2, 3, 4].find((step) => BACK.test(wordAt(row, k - step)));
  if (
    back === undefined ||
    !row
      .slice(k - back + 1, k - 1)
      .every(({ tag, word }) => tag === 'word' && (isContent(word) || /^(?:the|that|those)$/.test(word)))
  )
    return false;
  const before = row.slice(Math.max(0, k - back - REACH), k - back);
  const at = before.findLastIndex(({ word }) => word === noun);
  // "line set 320 … forget the line | set" is one name
  return at >= 0 && before[at + 1]?.word !== wordAt(row, k);
};

/** "towel bar 340 nah Nina said skip that | permit 210" */
const isBehindSkipThat: Division = (row, k) =>
  /^(?:that|it)$/.test(wordAt(row, k - 1)) &&
  /^(?:skip|scratch|drop|forget|nix|scrap)$/.test(wordAt(row, k - 2)) &&
  row
    .slice(Math.max(0, k - 6), k - 2)
    .some((element) => isPrice(element) || /^(?:said|no|nah|nope|wait|actually)$/.test(element.word)) &&
  isContent(wordAt(row, k)) &&
  row[k + 1]?.tag === 'money';

/** "no wait that comes in the kit | coolant 24" */
const isBehindComesIn: Division = (row, k) =>
  /^(?:kit|package|set|box|bundle)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'the' &&
  /^(?:in|with)$/.test(wordAt(row, k - 3)) &&
  /^(?:comes|came)$/.test(wordAt(row, k - 4)) &&
  beginsNext(row, k);

/** "boys get off the trailer please | skid steer rental 290" */
const isBehindPlease: Division = (row, k) =>
  /^(?:please|thanks)$/.test(wordAt(row, k - 1)) &&
  beginsNext(row, k) &&
  row
    .slice(Math.max(0, k - 9), k - 1)
    .some(
      ({ word }, n, all) =>
        /^(?:boys|guys|kids|girls|fellas)$/.test(word) &&
        /^(?:get|stop|quit|come|watch|leave|put|move|keep)$/.test(all[n + 1]?.word ?? ''),
    );

/** "tell him to move the truck | okay linens 150" */
const isOkay: Division = (row, k) =>
  /^(?:okay|ok|alright)$/.test(wordAt(row, k)) &&
  !/^(?:is|'s|are|was|be|it|that|looks?|seems?|sounds?|all|the|an?|to|gets?|got|will|must|should|can|has|have)$/.test(
    wordAt(row, k - 1),
  ) &&
  !/^(?:with|to|by|for)$/.test(wordAt(row, k + 1));

const ORDER = /^(?:stay|get|put|leave|move|watch|grab|hand|turn|shut|close|bring)$/;

/** "stay back from that line Jorge | stump 150": whom it is said to. */
const isBehindCalled: Division = (row, k) =>
  firstNames.has(wordAt(row, k - 1)) &&
  beginsNext(row, k) &&
  !/^(?:and|for|to|at|with|from|of|by|is|'s|his|her|their|the|call|tell|ask)$/.test(wordAt(row, k - 2)) &&
  row.slice(Math.max(0, k - 8), k - 2).some(({ word }) => ORDER.test(word)) &&
  !row.slice(Math.max(0, k - 8), k).some((element) => isPrice(element) || /^(?:num|qty)$/.test(element.tag));

/** "I was gonna mark those up nah forget it | 85 is the price | labor on the lights four hours at 60" */
const isBehindForgetIt: Division = (row, k) =>
  (row[k]!.tag === 'money' &&
    /^(?:it|that)$/.test(wordAt(row, k - 1)) &&
    /^(?:forget|scratch)$/.test(wordAt(row, k - 2)) &&
    /^(?:is|'s)$/.test(wordAt(row, k + 1))) ||
  (wordAt(row, k - 1) === 'price' &&
    wordAt(row, k - 2) === 'the' &&
    /^(?:is|'s)$/.test(wordAt(row, k - 3)) &&
    isPrice(row[k - 4]) &&
    isContent(wordAt(row, k)));

export const BEGINS_WITHDRAWALS: readonly Division[] = [
  saying('price forget scratch', isBehindForgetIt),
  saying('out off', isBehindLeftOut),
  saying('drop scratch skip forget lose scrap nix strike kill against no', isBehindNamedAgain),
  saying('comes came', isBehindComesIn),
  saying('skip scratch drop forget nix scrap', isBehindSkipThat),
  saying('please thanks', isBehindPlease),
  saying('okay ok alright', isOkay),
  saying('stay get put leave move watch grab hand turn shut close bring', isBehindCalled),
];
