/** "that would be 4900 but keep it separate | the roof is 9000": it is of the price before it, which is offered and not charged. */
import { SET_APART } from '../vocabulary/offers.ts';
import type { Element } from './elements.ts';
import { windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const KEEPS = /^(?:keep|leave|hold|put|list|show|set|price|quote|write)$/;
const APART = new RegExp(` (?:it|that|them|those|this)(?: one| two)? ${SET_APART} `);
/** So far before it the price stands at most: "that's 4900 but just keep". */
const REACH = 4;
const SAID = 10;

/** The row with such words in one piece, and the price before them as what it is. */
export function bindApart(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 1; i < row.length; i++) {
    if (!KEEPS.test(wordAt(row, i)) || !/^(?:it|that|them|those|this)$/.test(wordAt(row, i + 1))) continue;
    const { text, starts } = windowOf(row, i + 1, Math.min(row.length, i + 1 + SAID));
    const found = APART.exec(text);
    if (found?.index !== 0) continue;
    const end = starts.findIndex((start) => start >= found[0].length);
    const to = end < 0 ? row.length : i + 1 + end;
    let price = i - 1;
    while (price >= 0 && price >= i - REACH && !/^(?:money|rate)$/.test(row[price]!.tag)) price--;
    if (price < 0 || price < i - REACH || !row[price]!.price) continue;
    if (!row[price]!.role) out[price] = changeElement(row[price]!, { role: 'optional' });
    out[i] = changeElement(row[i]!, { opens: true, bound: false });
    for (let k = i + 1; k < to; k++) out[k] = changeElement(row[k]!, { opens: false, bound: true });
    if (row[to]) out[to] = changeElement(out[to]!, { opens: true, bound: false });
  }
  return out;
}
