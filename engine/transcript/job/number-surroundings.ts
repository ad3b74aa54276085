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

/** "the serial on the old one is 7092214", "PO 20871": a number that names. */
export function isNamed(before: readonly Element[]): boolean {
  for (let k = before.length - 1; k >= Math.max(0, before.length - 8); k--) {
    const { tag, word } = before[k]!;
    if (/^(serial|vin|sku|odometer|parcel|confirmation)$/.test(word)) return true;
    // "the gate code is 4417", but "bring it up to code 900"
    if (/^(code|pin|combo|combination|password|passcode)$/.test(word) && before[k - 1]?.word !== 'to')
      return k >= before.length - 2;
    const behind = before[k + 1]?.word ?? '';
    if (
      behind === 'number' &&
      /^(model|claim|policy|account|license|case|reference|ticket|order|part|tag|permit|job|work order|parcel|registration|control|confirmation)$/.test(
        word,
      )
    )
      return true;
    if (tag !== 'word' && tag !== 'num') return false;
    if (/^(and|so|then|plus|but|also|okay|oh|next|for|because|he|she|we|i|they)$/.test(word)) return false;
  }
  return false;
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
