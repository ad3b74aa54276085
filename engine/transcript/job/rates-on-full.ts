/**
 * What several rates are of, told behind them: "pull the batts 45 cents a foot, new ones a dollar forty a foot, barrier a dollar fifteen,
 * all of those on the full eleven hundred". The figure is the measure that was told before them, and no price.
 */
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';

const ALL = /^(?:all|both|each)$/;
const FILLS = /^(?:of|that|those|these|them|it|two|three|four|is|are|'s|'re|going|done|priced|figured)$/;
const FULL = /^(?:full|whole|entire|same|total)$/;
/** No length or area costs more, where its unit is left out. */
const DEAREST_FOOT = 20;
const BY_LENGTH = /^(?:sq )?(?:ft|yd)$/;
/** How far back the rates and their measure may be told, in elements. */
const REACH = 60;

/** The row without such words, and the sums among the rates as rates. */
export function ratesOnFull(row: readonly Element[]): Element[] {
  if (!row.some(({ word }) => FULL.test(word))) return [...row];
  const out: Element[] = [];
  for (let k = 0; k < row.length; k++) {
    const to = ALL.test(wordAt(row, k)) ? endOfAll(row, k) : k;
    const measured = to > k ? measureOf(out, row[to - 1]!) : -1;
    if (measured < 0) {
      out.push(row[k]!);
      continue;
    }
    const per = out[measured]!.measure!.unit.replace(/^sq /, '');
    for (let at = measured + 1; at < out.length; at++) {
      const { tag, price } = out[at]!;
      const bare = (tag === 'money' || tag === 'num') && price !== undefined && price.per === null;
      const value = bare ? price.readings.find((reading) => reading <= DEAREST_FOOT) : undefined;
      if (
        value !== undefined &&
        !/^(?:mil|ply|inch|layers?|coats?)$/.test(wordAt(out, at + 1)) &&
        (tag === 'money' || value % 1 !== 0)
      )
        out[at] = changeElement(out[at]!, { tag: 'rate', price: { ...price!, value, per } });
    }
    out.push(plainElement(row[k]!.from, row[k]!.from, 'break', ';'));
    k = to - 1;
  }
  return out;
}

/** Where "all of those on the full 1100" ends that begins at `k`; `k` for none. */
function endOfAll(row: readonly Element[], k: number): number {
  let at = k + 1;
  while (at < k + 6 && FILLS.test(wordAt(row, at))) at++;
  if (!/^(?:on|over|for|at|across)$/.test(wordAt(row, at)) || !/^(?:the|that)$/.test(wordAt(row, at + 1))) return k;
  const figure = row[at + 3];
  return FULL.test(wordAt(row, at + 2)) && figure && /^(?:num|money|qty)$/.test(figure.tag) ? at + 4 : k;
}

/** The length or area told before that is so much, with a rate behind it. */
function measureOf(row: readonly Element[], figure: Element): number {
  const value = figure.measure?.value ?? figure.price?.value;
  for (let at = row.length - 1; at >= 0 && at > row.length - REACH; at--) {
    const { tag, measure } = row[at]!;
    if (tag === 'qty' && measure!.value === value && measure!.max === undefined && BY_LENGTH.test(measure!.unit))
      return row.slice(at).some((one) => one.tag === 'rate') ? at : -1;
  }
  return -1;
}
