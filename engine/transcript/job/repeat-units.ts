/** A unit that is told once: "60 feet of base at 4 and 60 of crown at 9", "320 square feet at nine a foot and the hall's another 80 same price". */
import { determiners, isContent, pronouns } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

/** How far back the unit may stand, and how far ahead the price. */
const REACH = 14;
const AHEAD = 6;

/** The row with bare figures as the measures that they go on with. Linear, with a short reach. */
export function repeatUnits(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let k = 2; k < row.length; k++) {
    if (row[k]!.tag !== 'num') continue;
    const same = isSamePrice(row, k);
    const another = wordAt(row, k - 1) === 'another' && wordAt(row, k + 1) === 'at' && row[k + 2]?.price !== undefined;
    if (!same && !another && !isOfAnother(row, k)) continue;
    const before = measureBefore(out, k);
    // "40 feet of casing at 3 and 40 of shoe at 2": of something else, in the same way
    if (!before || (!same && !another && wordAt(out, before.at + 1) !== 'of')) continue;
    if (same) {
      out[k] = changeElement(row[k]!, { counts: true });
      continue;
    }
    const { from, to, measure } = row[k]!;
    out[k] = makeElement({
      from,
      to,
      tag: before.element.tag,
      word: '',
      measure: { value: measure!.value, unit: before.element.measure!.unit },
      plural: true,
    });
  }
  return out;
}

/** "80 same price", "400 at the same rate": a figure whose price is told elsewhere is none. */
const isSamePrice = (row: readonly Element[], k: number): boolean => {
  const at = /^(?:at|for)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
  return row[at]?.tag === 'regular' && row[at]!.word === 'same' && !/^(?:at|for)$/.test(wordAt(row, k - 1));
};

/** "60 of crown at 9" */
function isOfAnother(row: readonly Element[], k: number): boolean {
  const what = wordAt(row, k + 2);
  if (wordAt(row, k + 1) !== 'of' || !isContent(what) || determiners.has(what) || pronouns.has(what)) return false;
  for (let at = k + 3; at < Math.min(row.length, k + AHEAD); at++) {
    const { tag, word } = row[at]!;
    if (tag === 'rate' || tag === 'money' || tag === 'num') return true;
    if (tag !== 'word' || !(word === 'at' || isContent(word))) return false;
  }
  return false;
}

/** The measure with its own price that was told last. */
function measureBefore(row: readonly Element[], k: number): { at: number; element: Element } | null {
  let priced = false;
  for (let at = k - 1; at >= 0 && at > k - REACH; at--) {
    const element = row[at]!;
    if (element.tag === 'break' && element.word === ';') return null;
    priced ||= /^(?:rate|money|num|regular)$/.test(element.tag);
    if ((element.tag !== 'qty' && element.tag !== 'time') || !element.measure) continue;
    return priced && element.measure.max === undefined && element.tag === 'qty' ? { at, element } : hours(element, at);
  }
  return null;
}

const hours = (element: Element, at: number): { at: number; element: Element } | null =>
  element.tag === 'time' && element.measure!.unit === 'hour' && element.measure!.max === undefined
    ? { at, element }
    : null;
