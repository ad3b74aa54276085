/** Where words that take work back end, and the next thing begins: "leave the pulley out | labor two hours at 115". */
import { isContent } from '../vocabulary/words.ts';
import type { Division } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

const REACH = 20;
const NEXT_PRICE = 7;

/** Something that has a price of its own, or somebody, begins here. */
const beginsNext = (row: readonly Element[], k: number): boolean =>
  /^(?:his|her|their|he|she|they)$/.test(wordAt(row, k)) ||
  ((isContent(wordAt(row, k)) || row[k]?.tag === 'num' || /^(?:the|a|an)$/.test(wordAt(row, k))) &&
    row.slice(k + 1, k + NEXT_PRICE).some(isPrice));

/** "leave the pulley out | labor two hours at 115", "leave the pad off | his son pours concrete" */
const isBehindLeftOut: Division = (row, k) => {
  if (!/^(?:out|off)$/.test(wordAt(row, k - 1)) || !beginsNext(row, k)) return false;
  const the = [3, 4].find((back) => /^(?:the|that|those)$/.test(wordAt(row, k - back)));
  return (
    the !== undefined &&
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
  return row.slice(Math.max(0, k - back - REACH), k - back).some(({ word }) => word === noun);
};

/** "no wait that comes in the kit | coolant 24" */
const isBehindComesIn: Division = (row, k) =>
  /^(?:kit|package|set|box|bundle)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'the' &&
  /^(?:in|with)$/.test(wordAt(row, k - 3)) &&
  /^(?:comes|came)$/.test(wordAt(row, k - 4)) &&
  beginsNext(row, k);

export const BEGINS_WITHDRAWALS: readonly Division[] = [isBehindLeftOut, isBehindNamedAgain, isBehindComesIn];
