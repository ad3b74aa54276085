/** "200 labor 45 parts", "200 in labor and 45 in materials": what a price is for, said behind it, is put before it. */

import { isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';
import { FEES } from './sure-numbers.ts';

const KIND = wordSet('labor labour parts material materials supplies');
const isKind = (word: string): boolean => KIND.has(word) || FEES.has(word) || /^permits?$/.test(word);
const LEADS = wordSet('in for on of');
const OWN = /^(?:the|my|our|all)$/;
const TAX = wordSet('tax gst vat hst pst');
const ENDS = /^(?:so|then|also|but)$/;
/** No list of prices with their kinds is looked through any further. */
const LONGEST = 8;

const isPrice = (element: Element | undefined): boolean =>
  element?.tag === 'money' && element.price !== undefined && element.price.per === null;

/** Where the kind behind the price at k stands, and whether "in" or "for" leads to it. */
function kindBehind(row: readonly Element[], k: number): { at: number; led: boolean } | null {
  // "tax is eight two five on the materials"
  if (row.slice(Math.max(0, k - 3), k).some(({ tag, word }) => tag === 'tax' || TAX.has(word))) return null;
  let at = k + 1;
  if (wordAt(row, at) === 'worth' && wordAt(row, at + 1) === 'of') at++;
  const led = LEADS.has(wordAt(row, at));
  if (led) at++;
  if (led && OWN.test(wordAt(row, at))) at++;
  return isKind(wordAt(row, at)) ? { at, led } : null;
}

/**
 * Does what stands behind the price at k belong to it? "mulch 240 labor 120" ends with a price, as each has its name
 * before it; "200 labor 45 parts" ends with a name.
 */
function belongs(row: readonly Element[], k: number, reach = LONGEST): boolean {
  const kind = kindBehind(row, k);
  if (!kind) return false;
  const next = row[kind.at + 1];
  if (next === undefined || next.tag === 'break' || ENDS.test(next.word)) return true;
  // "150 labor 220 for the toilet"
  if (isPrice(next)) return wordAt(row, kind.at + 2) === 'for' || (reach > 0 && belongs(row, kind.at + 1, reach - 1));
  // "rewiring is 1800 labor | fixtures come to 940"
  if (isPlural(next.word) && /^(?:come|are|run)$/.test(wordAt(row, kind.at + 2))) return true;
  if (!/^(?:and|plus|with)$/.test(next.word)) return kind.led && next.tag === 'word' && !isKind(next.word);
  const then = row[kind.at + 2];
  // "200 labor and 45 …", "380 labor and pads 90"; "380 labor and materials" are one
  if (isPrice(then)) return row[kind.at + 3]?.tag === 'word' && wordAt(row, kind.at + 3) !== 'and';
  return then?.tag === 'word' && !isKind(then.word);
}

/** "1200 parts and labor": the words that say it is for everything, as many as they are. */
function everything(row: readonly Element[], k: number, { at }: { at: number }): number {
  const both = KIND.has(wordAt(row, at)) && wordAt(row, at + 1) === 'and' && KIND.has(wordAt(row, at + 2));
  return both && row[at + 3]?.price === undefined && !/^(?:is|are|was|'s)$/.test(wordAt(row, at + 3)) ? at + 2 - k : 0;
}

/** The row with such prices behind their kinds. */
export function leadWithKinds(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let k = 0; k < row.length; k++) {
    const kind = isPrice(row[k]) ? kindBehind(row, k) : null;
    const all = kind ? everything(row, k, kind) : 0;
    if (all > 0) {
      const last = row[k + all]!;
      out.push(
        row[k]!,
        plainElement(row[k + 1]!.from, last.from, 'word', 'all'),
        plainElement(last.from, last.to, 'word', 'in'),
      );
      k += all;
      continue;
    }
    if (!kind) {
      out.push(row[k]!);
      continue;
    }
    // "labor is 200": it has its name
    const named = (isKind(wordAt(row, k - 1)) && row[k - 2]?.tag !== 'time') || isKind(wordAt(row, k - 2));
    const first = out.at(-1) === undefined || !isPrice(out.at(-1)) || !isKind(out.at(-2)?.word ?? '');
    if ((first && (named || !KIND.has(row[kind.at]!.word))) || !belongs(row, k)) {
      out.push(row[k]!);
      continue;
    }
    // "75 for the service call 140 for parts": it is not what the price before was for
    const before = out.findLastIndex((element) => element.price !== undefined || element.tag === 'break');
    const opens = isPrice(out[before]) && LEADS.has(wordAt(out, before + 1));
    out.push(opens ? changeElement(row[kind.at]!, { opens }) : row[kind.at]!, row[k]!);
    k = kind.at;
  }
  return out;
}
