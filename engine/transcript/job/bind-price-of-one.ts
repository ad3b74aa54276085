/** "sixteen lessons, one lesson is 55": the price of one of what was counted is that of each. */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { singular } from './labels.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';
import { countedNoun } from './measure-units.ts';

/** So far before it the count stands at most. */
const REACH = 14;
/** So far behind it others of them are told. */
const REST = 8;
const PER: Record<string, string> = { hour: 'h', day: 'day', week: 'wk', month: 'mo' };
const COSTS = /^(?:is|'s|costs?|runs?|comes|goes|makes)$/;
const LEADS = /^(?:to|at|for|about|me|him|her|them|you)$/;

/** The row with such prices told of each; the same one where there is none. Linear. */
export const bindPriceOfOne = (row: readonly Element[]): readonly Element[] => bindOnes(tellInFull(row));

/** "at four fifty apiece, that's four dollars fifty": which of its readings is meant. */
function tellInFull(row: readonly Element[]): readonly Element[] {
  const isFull = (k: number): boolean => {
    const [rate, money] = [row[k], row[k + 3]];
    return (
      rate?.tag === 'rate' &&
      money?.tag === 'money' &&
      /^(?:that|it)$/.test(wordAt(row, k + 1)) &&
      /^(?:'s|is)$/.test(wordAt(row, k + 2)) &&
      money.price!.value !== rate.price!.value &&
      rate.price!.low === undefined &&
      rate.price!.readings.includes(money.price!.value)
    );
  };
  if (!row.some((_, k) => isFull(k))) return row;
  return row.flatMap((element, k) => {
    if (isFull(k))
      return [
        changeElement(element, { to: row[k + 3]!.to, price: { ...element.price!, value: row[k + 3]!.price!.value } }),
      ];
    return [1, 2, 3].some((back) => isFull(k - back)) ? [] : [element];
  });
}

function bindOnes(row: readonly Element[]): readonly Element[] {
  const out: Element[] = [];
  let done = 0;
  for (const [i, { measure, tag }] of row.entries()) {
    if (measure?.value !== 1 || i < done || (tag !== 'num' && tag !== 'time')) continue;
    const per = tag === 'time' ? PER[measure.unit] : 'each';
    const behind = tag === 'time' ? i + 1 : i + 2;
    const at = priceAt(row, behind);
    const price = row[at]?.price;
    if (!per || !price || price.per !== null || price.low !== undefined) continue;
    if (tag === 'time' ? !isTimed(row, i) : !isCounted(row, i)) continue;
    // "one shelf is 40 and the other two 60 each": of that one alone
    if (row.slice(at + 1, at + REST).some(({ word }) => /^(?:others?|rest|remaining|second)$/.test(word))) continue;
    out.push(
      ...row.slice(done, i),
      makeElement({ from: row[i]!.from, to: row[at]!.to, tag: 'rate', word: '', price: { ...price, per } }),
    );
    done = at + 1;
  }
  return done > 0 ? [...out, ...row.slice(done)] : row;
}

function priceAt(row: readonly Element[], from: number): number {
  let at = from;
  if (COSTS.test(wordAt(row, at))) at++;
  while (at < from + 3 && LEADS.test(wordAt(row, at))) at++;
  return at;
}

/** Nothing is priced between the count and the one. */
function countBefore(row: readonly Element[], i: number, isIt: (k: number) => boolean): boolean {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    if (/^(?:money|rate|regular|pct)$/.test(row[k]!.tag)) return false;
    if (isIt(k)) return true;
  }
  return false;
}

function isCounted(row: readonly Element[], i: number): boolean {
  const noun = wordAt(row, i + 1);
  if (!isContent(noun) || isPlural(noun)) return false;
  return countBefore(
    row,
    i,
    (k) => row[k]!.tag === 'num' && row[k]!.measure!.value >= 2 && singular(countedNoun(row, k)) === singular(noun),
  );
}

/** "One extra hour" is no price of one. */
const isTimed = (row: readonly Element[], i: number): boolean =>
  row[i]!.to - row[i]!.from === 2 &&
  countBefore(
    row,
    i,
    (k) => row[k]!.tag === 'time' && row[k]!.measure!.unit === row[i]!.measure!.unit && row[k]!.measure!.value > 1,
  );
