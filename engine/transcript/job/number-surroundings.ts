/** What stands around a bare number: what it counts, what it names, which item it may belong to. */
import { adverbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

/** The word before, "#tag" for a figure, "" after a pause. */
export function lastWord(before: readonly Element[], skipAdverbs = true): string {
  for (let k = before.length - 1; k >= 0; k--) {
    const element = before[k]!;
    if (element.tag === 'break' && element.word !== ',' && element.word !== '.') continue;
    if (element.tag === 'word' && skipAdverbs && adverbs.has(element.word)) continue;
    return element.tag === 'word' ? element.word : element.tag === 'break' ? '' : `#${element.tag}`;
  }
  return '';
}

/** The counted noun has a price of its own after it: "120 pavers at 9 each". */
export function strongCount(row: readonly Element[], i: number): boolean {
  for (let k = i + 1; k < Math.min(row.length, i + 9); k++) {
    const element = row[k]!;
    if (element.tag === 'rate') return element.price?.per === 'each' || row[k - 1]?.word === 'at';
    if (element.word === 'at' && row[k + 1]?.price !== undefined) return true;
    if (element.tag === 'money' || element.tag === 'num' || /^(is|are|and|'s)$/.test(element.word)) return false;
  }
  return false;
}
