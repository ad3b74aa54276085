/** "an oil change, the alignment and the front brakes, all three at the standard rate": the number is of the services, and counts none of them. */

import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { plainElement } from './make-element.ts';
import { isSum } from './mark-known-prices.ts';
import type { Mention } from './mention-services.ts';

interface Named {
  row: readonly Element[];
  mentions: readonly Mention[];
}

const ALL = /^(?:all|those|these|the)$/;
/** Where things are, or of what they are some: "new foam in all six". */
const LEANS = /^(?:in|on|of|to|with|under|from|at)$/;
/** Between the number and the price: "all three of them at list", "both services are our usual". */
const BETWEEN =
  /^(?:of|them|those|these|it|that|at|are|is|by|from|straight|just|right|off|for|on|under|as|go|get|services|jobs|things)$/;

/** The row where such a number is a word as any other. */
export function countNoneOfAll(named: Named): Named {
  const { row, mentions } = named;
  if (mentions.length < 2) return named;
  let out: Element[] | null = null;
  for (const [k, element] of row.entries()) {
    const count =
      element.word === 'both' ? 2 : element.tag === 'num' && ALL.test(wordAt(row, k - 1)) ? element.measure!.value : 0;
    if (count < 2) continue;
    const price = priceOf(row, k);
    // "regular price for both", "our normal price for all three"
    const isBehind = price !== null && price < k;
    const lead = wordAt(row, element.word === 'both' ? k - 1 : k - 2);
    if (
      price === null ||
      (!isBehind && LEANS.test(lead)) ||
      servicesBefore(row, mentions, isBehind ? price : k) !== count
    )
      continue;
    out ??= [...row];
    out[k] = plainElement(element.from, element.to, 'word', element.word === 'both' ? 'all' : 'them');
  }
  return out ? { row: out, mentions } : named;
}

/** Where the price of the list stands that is of all of them; null where there is none. */
function priceOf(row: readonly Element[], k: number): number | null {
  let at = k + 1;
  while (at < k + 5 && BETWEEN.test(wordAt(row, at))) at++;
  if (row[at]?.tag === 'regular') return at;
  at = k - 1;
  while (at > k - 4 && /^(?:for|on|all|the|of|those)$/.test(wordAt(row, at))) at--;
  return row[at]?.tag === 'regular' ? at : null;
}

/** How many services were named since the last price. */
function servicesBefore(row: readonly Element[], mentions: readonly Mention[], to: number): number {
  // a price that was not said stands at the word before it (ask-list.ts)
  const from = row.findLastIndex(
    (element, k) => k < to && (isSum(element) || (element.tag === 'regular' && element.from >= (row[k - 1]?.to ?? 0))),
  );
  return new Set(mentions.filter((one) => one.from > from && one.to <= to).map(({ fit }) => fit.service)).size;
}
