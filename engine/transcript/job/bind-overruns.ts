/**
 * What goes beyond is told with its price in one breath: "anything they call in past two hours a month is billed at 85 an
 * hour", "whatever's over the six". It names a condition; dividing it would leave a price that nothing holds back.
 */
import { determiners, isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const WHAT = wordSet('anything whatever any every each extra additional');
const BEYOND = wordSet('past beyond over above after extra more additional outside');
const AFTER = wordSet('after past beyond');
const WITH = wordSet('with in using');
const AHEAD = 6;
const TO_PRICE = 8;

interface Overrun {
  from: number;
  /** Behind its price. */
  to: number;
  /** A bare number that was taken for a price, and says beyond what. */
  limit?: number;
}

/** What is charged only where it comes to it. */
const ON_TOP = wordSet('extra additional further bounced returned late missed cancelled canceled');

/** "extra bathrooms are 25 each", "changes after launch are 90 an hour": where the price ends; -1 where none is told so. */
function unusedAt(row: readonly Element[], i: number): number {
  let k = i;
  if (ON_TOP.has(wordAt(row, i)) && !(row[i - 1]?.tag === 'num' || determiners.has(wordAt(row, i - 1)))) {
    k = isPlural(wordAt(row, i + 1))
      ? i + 2
      : isContent(wordAt(row, i + 1)) && isPlural(wordAt(row, i + 2))
        ? i + 3
        : -1;
  } else if (isPlural(wordAt(row, i)) && AFTER.has(wordAt(row, i + 1))) {
    k = determiners.has(wordAt(row, i + 2)) && isContent(wordAt(row, i + 3)) ? i + 4 : i + 3;
  } else return -1;
  return k > 0 && /^(?:are|'re|run|cost)$/.test(wordAt(row, k)) && /^(?:rate|money|pct)$/.test(row[k + 1]?.tag ?? '')
    ? k + 2
    : -1;
}

/** "a storm over ten inches would be 60 more per push": where the price ends; -1 where none is told so. */
function beyondAt(row: readonly Element[], i: number): number {
  if (
    !/^an?$/.test(wordAt(row, i)) ||
    !isContent(wordAt(row, i + 1)) ||
    !/^(?:over|past|above|beyond)$/.test(wordAt(row, i + 2))
  )
    return -1;
  const verb = row.findIndex(({ word }, k) => k > i + 3 && k < i + 7 && /^(?:is|are|would|gets|runs|adds)$/.test(word));
  const at = wordAt(row, verb + 1) === 'be' ? verb + 2 : verb + 1;
  return verb > 0 && row[at]?.tag === 'rate' ? at + 1 : -1;
}

/** "if they blow past the ten it's 210 an hour": from "if" to the price that holds then; null where none is told so. */
function ifPastAt(row: readonly Element[], i: number): Overrun | null {
  if (wordAt(row, i) !== 'if' || !/^(?:they|he|she|it|we|you)$/.test(wordAt(row, i + 1))) return null;
  const past = row.findIndex(({ word }, k) => k > i + 1 && k < i + 5 && /^(?:past|over|beyond|through)$/.test(word));
  const verb = row.slice(i + 2, Math.max(0, past));
  // "if they want one | anything past the eight hours is 300 an hour"
  if (
    past < 0 ||
    verb.some(({ tag, word }) => tag !== 'word' || WHAT.has(word)) ||
    !/^(?:the|those|that|their|his|her)$/.test(wordAt(row, past + 1))
  )
    return null;
  for (let k = past + 2; k < past + TO_PRICE && row[k] && row[k]!.tag !== 'break'; k++) {
    if (row[k]!.tag !== 'rate') continue;
    if (!isVerb(wordAt(row, k - 1)) && wordAt(row, k - 1) !== 'at') return null;
    const limit = row[past + 2]!.tag === 'money' ? { limit: past + 2 } : {};
    return { from: i, to: k + 1, ...limit };
  }
  return null;
}

/** Where the words of an overrun at element i end, its price included; null where none begins there. */
function overrunAt(row: readonly Element[], i: number): Overrun | null {
  // "after the first five hours it's 140 an hour"
  if (AFTER.has(wordAt(row, i)) && /^(the|that|those)$/.test(wordAt(row, i + 1))) {
    const at = wordAt(row, i + 2) === 'first' ? i + 3 : -1;
    if (/^(time|num|qty)$/.test(row[at]?.tag ?? ''))
      for (let k = at + 1; k < at + 6 && row[k]?.tag !== 'break'; k++)
        if (isPrice(row[k])) return { from: i, to: k + 1 };
    if (at > 0) return null;
  }
  const past = ifPastAt(row, i);
  if (past) return past;
  const beyondIt = beyondAt(row, i);
  if (beyondIt > 0) return { from: i, to: beyondIt };
  const unused = unusedAt(row, i);
  if (unused > 0) return { from: i, to: unused };
  if (!WHAT.has(wordAt(row, i))) return null;
  let beyond = -1;
  for (let k = i + (BEYOND.has(wordAt(row, i)) ? 0 : 1); k <= i + AHEAD && beyond < 0; k++) {
    const element = row[k];
    if (!element || element.tag === 'break' || isPrice(element) || /^(and|but|or|if)$/.test(element.word)) return null;
    // "moving it all over is nine hours": an adverb
    if (BEYOND.has(element.word) && !/^('s|is|are|will|at)$/.test(wordAt(row, k + 1))) beyond = k;
    // "any bad plywood we find is 92 a sheet"
    else if (
      k > i + 1 &&
      /^(find|finds|hit|uncover|discover|replace|change|see|have|need)$/.test(element.word) &&
      /^(we|i|you|they)$/.test(wordAt(row, k - 1))
    )
      beyond = k;
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
    if (!isPrice(row[k])) continue;
    const held = k === beyond + 1 && row[k]!.tag === 'money' ? heldAt(row, k + 1) : -1;
    return held > 0 ? { from: i, to: held + 1, limit: k } : { from: i, to: k + 1 };
  }
  return null;
}

/** Where the price stands that holds beyond a limit: "over twenty | in a month is at 210"; -1 where none is told. */
const heldAt = (row: readonly Element[], from: number): number =>
  row.findIndex(
    (element, k) =>
      k > from &&
      k < from + TO_PRICE &&
      isPrice(element) &&
      isVerb(wordAt(row, wordAt(row, k - 1) === 'at' ? k - 2 : k - 1)) &&
      !row.slice(from, k).some((between) => isPrice(between) || /^(?:and|but|then|plus)$/.test(between.word)),
  );

/** "past that", "over two hours", "after the first": what it goes beyond was said. */
const isBackward = (element: Element): boolean => /^(after|past|beyond|over|above)$/.test(element.word);

/**
 * "with granite the tops are 3900 with laminate it's 1700": where the first of two such begins, and where the second; null
 * where there is none.
 */
function pairAt(row: readonly Element[], i: number): [number, number] | null {
  if (!WITH.has(wordAt(row, i))) return null;
  const price = row.findIndex((element, k) => k > i + 1 && k < i + 8 && isPrice(element));
  if (price < 0 || row.slice(i, price).some(({ tag, word }) => tag === 'break' || /^(and|plus|then)$/.test(word)))
    return null;
  if (
    !row.slice(i + 2, price).some(({ word }) => /^(it|that|they|the|you)$/.test(word)) ||
    !isVerb(wordAt(row, price - 1))
  )
    return null;
  const second = /^(and|or|but)$/.test(wordAt(row, price + 1)) ? price + 2 : price + 1;
  if (wordAt(row, second) !== wordAt(row, i)) return null;
  for (let k = second + 2; k < second + 7; k++)
    if (isPrice(row[k]))
      return isVerb(wordAt(row, k - 1)) && /^(it|that|they)$/.test(wordAt(row, k - 2)) ? [i, second] : null;
  return null;
}

const isVerb = (word: string): boolean => /^('s|is|are|'re|runs?|be|'d|comes|costs?)$/.test(word);

/** The row with each overrun as one piece that no division goes through. */
export function bindOverruns(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 0; i < row.length; i++) {
    for (const from of pairAt(row, i) ?? []) {
      out[from] = changeElement(row[from]!, { opens: true, chosen: true });
      for (let k = from + 1; !isPrice(row[k - 1]); k++) out[k] = changeElement(row[k]!, { bound: true });
    }
    const overrun = overrunAt(row, i);
    if (!overrun) continue;
    const behindPrice = /^(for|on)$/.test(row[overrun.from]!.word);
    if (!behindPrice) out[overrun.from] = changeElement(row[overrun.from]!, { opens: true });
    for (let k = behindPrice ? overrun.from : overrun.from + 1; k < overrun.to; k++)
      out[k] = changeElement(row[k]!, k === overrun.limit ? { bound: true, tag: 'size' } : { bound: true });
    i = overrun.to - 1;
  }
  return out;
}
