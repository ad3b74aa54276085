/** Where the next thing begins for certain beside a service of the price list that has no price in figures of its own. */
import { adverbs, determiners, isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { COPULA, wordAt } from './look-at-row.ts';
import { isSum } from './mark-known-prices.ts';
import type { Mention } from './mention-services.ts';

const JOINS = /^(?:and|with|plus|also|then)$/;
const THE = /^(?:the|his|her|their|my|our|this|that)$/;
const WHO = /^(?:i|we|he|she|they)$/;
const ASKS = /^(?:add|do|doing|throw|put|include)$/;

/** What leads up to a service: "and a packing kit", "plus do the oven". */
export function startOf(row: readonly Element[], from: number): number {
  let start = from;
  while (
    start > 0 &&
    start > from - 4 &&
    (/^(?:num|time|size)$/.test(row[start - 1]!.tag) ||
      determiners.has(wordAt(row, start - 1)) ||
      adverbs.has(wordAt(row, start - 1)) ||
      wordAt(row, start - 1) === 'of' ||
      (workVerbs.has(wordAt(row, start - 1)) && JOINS.test(wordAt(row, start - 2))))
  )
    start--;
  return start;
}

/** Behind "too", "as well", and whom it is for. */
function endOfNamed(row: readonly Element[], to: number): number {
  let end = to;
  if (/^(?:too|also)$/.test(wordAt(row, end))) end++;
  else if (wordAt(row, end) === 'as' && wordAt(row, end + 1) === 'well') end += 2;
  // "aeration once in the fall | leaf cleanup twice"
  if (/^(?:once|twice)$/.test(wordAt(row, end))) {
    end++;
    if (/^(?:in|over|during)$/.test(wordAt(row, end)) && determiners.has(wordAt(row, end + 1))) end += 3;
  }
  return row[end]?.tag === 'client' ? end + 1 : end;
}

/** A sum follows before anything joined to it: it may be of both. */
function hasSum(row: readonly Element[], from: number): boolean {
  for (let k = from; k < Math.min(row.length, from + 9); k++) {
    if (isSum(row[k])) return true;
    if (row[k]!.tag === 'break' || JOINS.test(wordAt(row, k))) return false;
  }
  return false;
}

/** "for both", "together" behind the sum. */
const isOfBoth = (row: readonly Element[], from: number): boolean => {
  const at = row.findIndex((element, k) => k >= from && isSum(element));
  return /^(?:for (?:both|all|the)|total|together|altogether|combined|each|apiece)/.test(
    `${wordAt(row, at + 1)} ${wordAt(row, at + 2)}`,
  );
};

/** "six of those vegetarian | the coffee service too": what some of them are ends where a service is named. */
export function endsPart(row: readonly Element[], from: number): number | null {
  const start = startOf(row, from);
  const of = [2, 3].find(
    (back) => /^(?:those|these|them|em)$/.test(wordAt(row, start - back)) && wordAt(row, start - back - 1) === 'of',
  );
  return of && row[start - of - 2]?.tag === 'num' ? start : null;
}

/** "a day and a half on the door and the rotted sill at the regular rate": time at a rate of the list is of all that stands between. */
export function boundToTime(row: readonly Element[], k: number, isService: (at: number) => boolean): number[] {
  if (row[k]!.tag !== 'regular' || !/^(?:at|for)$/.test(wordAt(row, k - 1))) return [];
  let at = k - 1;
  while (at > k - 13 && row[at]?.tag === 'word' && !/^(?:then|plus|but|so|also)$/.test(row[at]!.word)) at--;
  const between = row.slice(at + 1, k);
  return row[at]?.tag === 'time' &&
    /^(?:hour|day|minute)$/.test(row[at]!.measure!.unit) &&
    /^(?:on|for|to|of|fixing|doing)$/.test(between[0]!.word) &&
    // "three hours to move their old mail over that's at my regular rate"
    (between.some(({ word }) => word === 'and') || /^(?:'s|is|are)$/.test(wordAt(row, k - 2))) &&
    !between.some((_, n) => isService(at + 1 + n))
    ? between.map((_, n) => at + 1 + n)
    : [];
}

/** "twelve hours at my usual rate for her boy | the assessment at the normal price": the second price of the list is of another thing. */
export function opensPriced(row: readonly Element[], { from, end }: Mention & { end: number }): number | null {
  const at = /^(?:at|for)$/.test(wordAt(row, end)) ? end + 1 : end;
  if (row[at]?.tag !== 'regular') return null;
  const start = startOf(row, from);
  for (let k = start - 1; k > start - 9 && k >= 0; k--) {
    if (row[k]!.tag === 'break' || row[k]!.opens || JOINS.test(wordAt(row, k))) return null;
    if (row[k]!.tag === 'regular') return k < start - 1 ? start : null;
  }
  return null;
}

const VISIT = /(?:visit|call|fee|charge|diagnostic|diagnosis)$/i;

/** "service visit | igniter for the oven was 68": nothing is done by a visit alone, and the next thing is told with its price. */
export function opensStated(row: readonly Element[], k: number, { fit }: Mention): boolean {
  const price = row.findIndex((element, at) => at > k && at < k + 7 && isSum(element));
  return (
    fit.said.length === fit.words.length &&
    VISIT.test(fit.service.name) &&
    price > k + 1 &&
    isContent(wordAt(row, k)) &&
    COPULA.has(wordAt(row, price - 1)) &&
    row.slice(k, price).every(({ tag, word }) => tag === 'word' && !JOINS.test(word))
  );
}

/** "a shoot | with a floor plan", "the drain cleaning | the toilet install", "a half truck | eight tires": two services side by side. */
export function opensAfter(
  row: readonly Element[],
  before: Mention & { end: number },
  after: Mention & { end: number },
): number | null {
  if (before.fit.service === after.fit.service) return null;
  // "the opening for Ann Lee | filter clean usually 110": behind whom it is for a sum is of the second alone
  const apart = row.slice(before.end, after.from).some(({ tag }) => tag === 'client');
  if (hasSum(row, after.end) && !(apart && !isOfBoth(row, after.end))) return null;
  const start = startOf(row, after.from);
  let lead = start;
  while (lead > before.end && (JOINS.test(wordAt(row, lead - 1)) || ASKS.test(wordAt(row, lead - 1)))) lead--;
  return start >= before.end && lead <= endOfNamed(row, before.end) ? Math.max(lead, before.end) : null;
}

const JOINED = /^(?:and|with|plus|then)$/;
/** How far apart two services stand in one breath. */
const FAR = 10;

/** "and while we're at it": what leads up to the next thing, and tells nothing of its own. */
function beforeWhile(row: readonly Element[], start: number): number {
  for (let k = start - 1; k > start - 7 && k > 0 && row[k]!.tag === 'word'; k--) if (row[k]!.word === 'while') return k;
  return start;
}

/**
 * "window wash for Ann Lee twelve windows | and while we're there repair two screens", "rekey seven locks | with the
 * service call": where a service is joined to another, or to what is counted. `before` ends the one before.
 */
export function opensJoined(
  row: readonly Element[],
  before: number | null,
  after: Mention & { end: number },
): number | null {
  if (hasSum(row, after.end)) return null;
  const begin = startOf(row, after.from);
  // "and run sixty feet of drip line"
  const measured = row[begin - 1]?.tag === 'qty' ? begin - 1 : begin;
  const asked = workVerbs.has(wordAt(row, measured - 1)) ? measured - 1 : measured;
  const lead = beforeWhile(row, asked) - 1;
  if (lead < 1 || !JOINED.test(wordAt(row, lead)) || (before !== null && lead - before > FAR)) return null;
  const between = row.slice(before ?? Math.max(0, lead - 4), lead);
  if (
    lead < (before ?? 0) ||
    !between.every(({ tag, word, opens }) => !opens && /^(?:word|num|qty|size|client)$/.test(tag) && !JOINED.test(word))
  )
    return null;
  // "seven locks with the service call"
  const counted = isPlural(wordAt(row, lead - 1)) && row.slice(lead - 3, lead - 1).some(({ tag }) => tag === 'num');
  return before !== null || (counted && begin < after.from) || measured < begin ? lead : null;
}

/** "two cheese boards | and she wants twelve linens": where what the list counts is joined. */
export function opensCounted(row: readonly Element[], k: number, isListed: (at: number) => boolean): number | null {
  if (row[k]!.tag !== 'num' || !row[k]!.counts || hasSum(row, k + 1) || ![1, 2, 3].some((step) => isListed(k + step)))
    return null;
  const wants = /^(?:wants?|needs?)$/.test(wordAt(row, k - 1)) && WHO.test(wordAt(row, k - 2));
  const joint = wants ? k - 3 : k - 1;
  return JOINED.test(wordAt(row, joint)) ? joint : null;
}

/** "four drops | and two hours onsite", "the toilet install | plus an hour of labor": hours of what the list has by the hour. */
export function opensHours(row: readonly Element[], k: number, isHourly: (at: number) => boolean): boolean {
  const { tag, measure } = row[k]!;
  if (tag !== 'time' || measure!.unit !== 'hour' || !JOINED.test(wordAt(row, k - 1)) || hasSum(row, k + 1))
    return false;
  return isHourly(wordAt(row, k + 1) === 'of' ? k + 2 : k + 1);
}

/** "the move out clean for Ann Lee | the oven was done", "disposal install | no service call", "the upgrade | I looked at the outlets". */
export function opensBehind(
  row: readonly Element[],
  end: number,
  after: Mention | undefined,
  listed: (at: number) => boolean,
): number[] {
  // "a two bedroom move out clean apartment with the oven": where it is done
  const place = isContent(wordAt(row, end)) && wordAt(row, end + 1) === 'with' ? end + 1 : end;
  const k = endOfNamed(row, place);
  const word = wordAt(row, k);
  if (word === 'no' && after && startOf(row, after.from) <= k) return [k];
  // "roof wash | plus the gutters | and a chimney crown 160", "the move out clean | the oven as well", "for Joan Lee | with the oven"
  const the = JOINS.test(word) || ASKS.test(word) ? k + 1 : k;
  // "and four yards of gravel", "and six old tires"
  const counted = the > k && /^(?:num|qty)$/.test(row[the]?.tag ?? '');
  const thing = counted && /^(?:of|old)$/.test(wordAt(row, the + 1)) ? the + 2 : the + 1;
  const then = (wordAt(row, the) === 'the' || counted) && listed(thing) ? thing + 1 : 0;
  if (then && /^(?:and|plus)$/.test(wordAt(row, then))) return [k, then];
  if (hasSum(row, k)) return [];
  if (then) return [k];
  const object = (at: number): boolean => determiners.has(wordAt(row, at)) && isContent(wordAt(row, at + 1));
  if (THE.test(word) && isContent(wordAt(row, k + 1)))
    return row[k - 1]?.tag === 'client' || [2, 3].some((step) => COPULA.has(wordAt(row, k + step))) ? [k] : [];
  const alone = [2, 3, 4].some((step) => /^(?:him|her|them)sel(?:f|ves)$/.test(wordAt(row, k + step)));
  return WHO.test(word) && (alone || [2, 3, 4].some((step) => object(k + step))) ? [k] : [];
}
