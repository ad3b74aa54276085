/** Prices whose unit is told before them: "by the foot 7.50", "per square it's 110", "each zone is 180", "each of the five bedrooms is 325". */
import { wordTable } from '../../word-table.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const UNITS = wordTable<string>({
  foot: 'ft',
  yard: 'yd',
  pound: 'lb',
  hour: 'h',
  day: 'day',
  week: 'wk',
  month: 'mo',
  mile: 'mi',
  gallon: 'gal',
  square: 'square',
  ton: 'ton',
  head: 'person',
});
const COPULA = /^(?:is|'s|at|runs|gets|costs|are)$/;
/** "it's", "I get", between the unit and its price. */
const FILLS = /^(?:it|that|i|we|is|'s|'m|'re|at|get|charge|for|about|so|comes|to|runs)$/;

/** How far back it was counted. */
const REACH = 16;

/** The row with such prices as rates. Linear, with a short reach. */
export function rateBefore(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let k = 0; k < row.length; k++) {
    const told = eachAt(row, k) ?? unitAt(row, k);
    if (!told) continue;
    const { at, per, count } = told;
    const element = row[at]!;
    out[at] = changeElement(element, { tag: 'rate', word: '', price: { ...element.price!, per } });
    if (count !== undefined) out[count] = changeElement(row[count]!, { counts: true });
    for (let n = k + 1; n <= at; n++) out[n] = changeElement(out[n]!, { bound: true });
    k = at;
  }
  return out;
}

interface Told {
  at: number;
  per: string;
  count?: number;
}

const isFigure = (element: Element | undefined): boolean =>
  (element?.tag === 'money' || element?.tag === 'num') && element.price !== undefined && element.price.per === null;

/** "by the foot 7.50", "per square it's 110" */
function unitAt(row: readonly Element[], k: number): Told | null {
  const by = wordAt(row, k) === 'by' && wordAt(row, k + 1) === 'the' ? k + 2 : wordAt(row, k) === 'per' ? k + 1 : -1;
  if (by < 0) return null;
  const wide = wordAt(row, by) === 'square' && /^(?:foot|yard)$/.test(wordAt(row, by + 1));
  const long = /^(?:linear|running)$/.test(wordAt(row, by));
  const noun = wide || long ? by + 1 : by;
  const unit = UNITS[wordAt(row, noun)];
  if (!unit) return null;
  let at = noun + 1;
  while (at < noun + 4 && FILLS.test(wordAt(row, at))) at++;
  return isFigure(row[at]) ? { at, per: wide ? `sq ${unit}` : unit } : null;
}

/** "each zone is 180", "each of the five bedrooms is 325" */
function eachAt(row: readonly Element[], k: number): Told | null {
  if (wordAt(row, k) !== 'each' || row[k - 1]?.tag === 'rate') return null;
  const of = wordAt(row, k + 1) === 'of' && /^(?:the|those|these|her|his|their)$/.test(wordAt(row, k + 2));
  const count = of && row[k + 3]?.tag === 'num' ? k + 3 : undefined;
  const noun = count === undefined ? k + 1 : count + 1;
  const named = wordAt(row, noun);
  if (of ? count === undefined || !isPlural(named) : !isContent(named) || isPlural(named)) return null;
  const at = noun + 2;
  if (!COPULA.test(wordAt(row, noun + 1)) || !isFigure(row[at])) return null;
  // "45 minutes each way at 60": only what was counted
  const counted = row.slice(Math.max(0, k - REACH), k).some(({ word }) => isPlural(word) && stem(word) === stem(named));
  if (count !== undefined) return { at, per: 'each', count };
  return counted ? { at, per: named } : null;
}
