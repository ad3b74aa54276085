/** What stands around a bare number: what it counts, what it names, which item it may belong to. */
import { adverbs, isContent, isPlural } from '../vocabulary/words.ts';
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

/** "barn door kit 180 | fan swap regular": one of it comes at the price of the list, so the figure is of what was told before. */
export function endsBeforeListed(row: readonly Element[], i: number): boolean {
  if (row[i]!.price!.value < MANY || !isContent(row[i - 1]?.word ?? '')) return false;
  let to = i + 1;
  const isName = ({ tag, word }: Element): boolean => tag === 'word' && isContent(word) && !isPlural(word);
  while (to < i + 4 && row[to] && isName(row[to]!) && !LISTED.test(row[to]!.word)) to++;
  return to > i + 1 && (row[to]?.tag === 'regular' || LISTED.test(row[to]?.word ?? ''));
}
const LISTED = /^(?:regular|usual|standard|normal|list)$/;
/** Of so many nobody speaks as of one. */
const MANY = 13;

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
