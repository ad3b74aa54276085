/** Counts that are told before the prices of what they count: "31 doors 14 drawers | doors 68 each, drawers 30 each". */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

/** The longest name of what is counted, in words, and how far ahead its price may stand, in elements. */
const NAME = 3;
const REACH = 30;

interface Counted {
  from: number;
  /** Where its noun stands. */
  noun: number;
}

/** The row with such counts before the names that have the prices. Linear, with a short reach. */
export function countsToldFirst(row: readonly Element[]): readonly Element[] {
  if (!row.some(({ tag, price }) => tag === 'rate' && price!.per === 'each')) return row;
  const moved = new Map<number, Element>();
  const out = new Set<number>();
  for (let i = 0; i < row.length; i++) {
    const list = listAt(row, i);
    if (list.length < 2) continue;
    const end = list.at(-1)!.noun + 1;
    const places = list.map(({ noun }) => pricedAt(row, end, wordAt(row, noun)));
    // all of them, or none
    if (places.every((place) => place > 0))
      for (const [n, { from, noun }] of list.entries()) {
        for (let k = from; k <= noun; k++) out.add(k);
        if (wordAt(row, noun + 1) === 'and') out.add(noun + 1);
        moved.set(places[n]!, row[from]!);
      }
    i = end - 1;
  }
  return moved.size === 0
    ? row
    : row.flatMap((element, k) => (out.has(k) ? [] : moved.has(k) ? [moved.get(k)!, element] : [element]));
}

/** "31 doors", "and 14 drawer fronts", one behind the other. */
function listAt(row: readonly Element[], from: number): Counted[] {
  const list: Counted[] = [];
  for (let k = from; row[k]?.tag === 'num'; ) {
    let noun = k + 1;
    while (noun < k + NAME && isContent(wordAt(row, noun)) && !isPlural(wordAt(row, noun))) noun++;
    if (!isPlural(wordAt(row, noun)) || !isContent(wordAt(row, noun)) || (row[k]!.measure?.value ?? 0) < 1) break;
    list.push({ from: k, noun });
    k = noun + 1;
    if (wordAt(row, k) === 'and' || (row[k]?.tag === 'break' && row[k]!.word === ',')) k++;
  }
  return list;
}

/** Where "doors 68 each", "the doors are 68 apiece" begins behind the list; 0 where it does not. */
function pricedAt(row: readonly Element[], from: number, noun: string): number {
  for (let k = from; k < Math.min(row.length, from + REACH); k++) {
    if (wordAt(row, k) !== noun || row[k - 1]?.tag === 'num') continue;
    const price = /^(?:are|at|is|run|for|'s)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
    if (row[price]?.tag === 'rate' && row[price]!.price!.per === 'each') return k;
  }
  return 0;
}
