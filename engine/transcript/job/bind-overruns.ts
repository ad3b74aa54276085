/**
 * What goes beyond is told with its price in one breath: "anything they call in past two hours a month is billed at 85 an
 * hour", "whatever's over the six". It names a condition; dividing it would leave a price that nothing holds back.
 */
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

const WHAT = /^(anything|whatever|any|every|each|extra|additional)$/;
const BEYOND = /^(past|beyond|over|above|after|extra|more|additional|outside)$/;
const AHEAD = 6;
const TO_PRICE = 8;

/** Where the words of an overrun at element i end, its price included; null where none begins there. */
function overrunAt(row: readonly Element[], i: number): { from: number; to: number } | null {
  if (!WHAT.test(wordAt(row, i))) return null;
  let beyond = -1;
  for (let k = i + (BEYOND.test(wordAt(row, i)) ? 0 : 1); k <= i + AHEAD && beyond < 0; k++) {
    const element = row[k];
    if (!element || element.tag === 'break' || isPrice(element) || /^(and|but|or|if)$/.test(element.word)) return null;
    // "moving it all over is nine hours": an adverb
    if (BEYOND.test(element.word) && !/^('s|is|are|will|at)$/.test(wordAt(row, k + 1))) beyond = k;
  }
  if (beyond < 0) return null;
  // "each extra key is 5": a price for each is a line's own
  if (/^(extra|additional|more)$/.test(row[beyond]!.word) && !row.slice(beyond + 1, beyond + 4).some(isBackward))
    return null;
  // "70 a sheet for whatever's over the six": the price came first
  if (isPrice(row[i - 1]) && /^(for|on)$/.test(wordAt(row, i - 1))) return null;
  if (/^(for|on)$/.test(wordAt(row, i - 1)) && isPrice(row[i - 2])) {
    const count = row.findIndex((element, k) => k > beyond && k < beyond + 4 && /^(num|qty|time)$/.test(element.tag));
    return count < 0 ? null : { from: i - 1, to: count + 1 };
  }
  for (let k = beyond + 1; k <= beyond + TO_PRICE && k < row.length; k++) {
    if (row[k]!.tag === 'break') return null;
    if (/^(and|but|then|plus|also)$/.test(row[k]!.word)) return null;
    if (isPrice(row[k])) return { from: i, to: k + 1 };
  }
  return null;
}

/** "past that", "over two hours", "after the first": what it goes beyond was said. */
const isBackward = (element: Element): boolean => /^(after|past|beyond|over|above)$/.test(element.word);

/** The row with each overrun as one piece that no division goes through. */
export function bindOverruns(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 0; i < row.length; i++) {
    const overrun = overrunAt(row, i);
    if (!overrun) continue;
    const behindPrice = /^(for|on)$/.test(row[overrun.from]!.word);
    if (!behindPrice) out[overrun.from] = { ...row[overrun.from]!, opens: true };
    for (let k = behindPrice ? overrun.from : overrun.from + 1; k < overrun.to; k++)
      out[k] = { ...row[k]!, bound: true };
    i = overrun.to - 1;
  }
  return out;
}
