/**
 * Prices whose unit is told before them: "by the foot 7.50", "per square it's 110", "each zone is 180", "each of the five
 * bedrooms is 325", "the roof is 1500 square feet and that goes on thicker so three and a quarter".
 */
import { wordTable } from '../../word-table.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const EACH = wordSet('each every');

const UNITS = wordTable<string>({
  foot: 'ft',
  yard: 'yd',
  pound: 'lb',
  hour: 'h',
  day: 'day',
  week: 'wk',
  month: 'mo',
  mile: 'mi',
  gallon: 'gal',
  square: 'square',
  ton: 'ton',
  head: 'person',
});
const COPULA = /^(?:is|'s|at|runs|gets|costs|are)$/;
/** "it's", "I get", between the unit and its price. */
const FILLS = /^(?:it|that|i|we|is|'s|'m|'re|at|get|charge|for|about|so|comes|to|runs)$/;

/** How far back it was counted. */
const REACH = 16;

/** The row with such prices as rates. Linear, with a short reach. */
export function rateBefore(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let k = 0; k < row.length; k++) {
    const measured = measuredAt(row, k) ?? workedAgainAt(out, k);
    if (measured) {
      out[measured.at] = asRate(row[measured.at]!, measured.per, measured.value);
      continue;
    }
    const told = eachAt(row, k) ?? unitAt(row, k) ?? eachDoneAt(row, k);
    if (!told) continue;
    const { at, per, count } = told;
    out[at] = asRate(row[at]!, per);
    if (count !== undefined) out[count] = changeElement(row[count]!, { counts: true });
    const end = Math.max(at, count ?? 0);
    for (let n = k + 1; n <= end; n++) out[n] = changeElement(out[n]!, { bound: true });
    k = end;
  }
  return out;
}

const asRate = (element: Element, per: string, value = element.price!.value): Element =>
  changeElement(element, { tag: 'rate', word: '', price: { ...element.price!, per, value } });

const MEASURES = /^(?:ft|sq ft|yd|sq yd|cu yd|square)$/;
/** Between what was measured and its price. */
const AHEAD = 14;
/** No length or area costs more, where its unit is left out. */
const DEAREST = 40;

/** At what time of day. */
const ARRIVES =
  /^(?:starts?|starting|begins?|there|here|arrives?|leaves?|meets?|comes?|coming|back|opens?|closes?|home)$/;

/** Something was measured, and the next figure is a price that is too small for all of it. */
function measuredAt(row: readonly Element[], k: number): (Told & { value: number }) | null {
  const { tag, measure } = row[k]!;
  if (tag !== 'qty' || !MEASURES.test(measure!.unit)) return null;
  let at = k + 2;
  while (at < row.length && at < k + AHEAD && row[at]!.tag === 'word') at++;
  const lead = wordAt(row, at - 1);
  if (!isFigure(row[at]) || row.slice(k + 1, at).some(({ tag }) => tag !== 'word')) return null;
  const small = row[at]!.price!.readings.find((reading) => reading <= DEAREST && reading > 0);
  // "at 1 in 12": a slope
  const ends =
    at + 1 === row.length ||
    row[at + 1]!.tag !== 'word' ||
    !(isPlural(wordAt(row, at + 1)) || (/^(?:in|by|to)$/.test(wordAt(row, at + 1)) && row[at + 2]?.tag !== 'word'));
  if (small === undefined || !ends) return null;
  const fits =
    lead === 'at'
      ? at > k + 2 && !ARRIVES.test(wordAt(row, at - 2))
      : // "that one's 1.60", but "so five eighths everywhere" is how thick it is
        small % 1 !== 0 &&
        small > 1 &&
        (lead === 'so' || (small === row[at]!.price!.value && /^(?:'s|is|runs|charge|get)$/.test(lead)));
  return fits ? { at, per: measure!.unit, value: small } : null;
}

const AGAIN = wordSet('and then new ones it that them goes go going comes come on off out up down back in same');

/** "tear out at 2 a foot and pour at 9": what else is done with the same feet. */
function workedAgainAt(row: readonly Element[], k: number): (Told & { value: number }) | null {
  const { tag, price } = row[k]!;
  if (tag !== 'rate' || price === undefined || price.per === null || !MEASURES.test(price.per)) return null;
  let at = k + 1;
  while (at < k + 8 && (AGAIN.has(wordAt(row, at)) || workVerbs.has(wordAt(row, at)) || wordAt(row, at) === 'the'))
    at++;
  const value = isFigure(row[at + 1]) && wordAt(row, at) === 'at' ? row[at + 1]!.price!.value : 0;
  const ends = row[at + 2] === undefined || row[at + 2]!.tag !== 'word' || !isPlural(wordAt(row, at + 2));
  return at > k + 1 && value > 0 && value <= DEAREST && ends ? { at: at + 1, per: price.per, value } : null;
}

interface Told {
  at: number;
  per: string;
  count?: number;
}

const isFigure = (element: Element | undefined): boolean =>
  (element?.tag === 'money' || element?.tag === 'num') && element.price !== undefined && element.price.per === null;

/** "by the foot 7.50", "per square it's 110" */
function unitAt(row: readonly Element[], k: number): Told | null {
  const by = wordAt(row, k) === 'by' && wordAt(row, k + 1) === 'the' ? k + 2 : wordAt(row, k) === 'per' ? k + 1 : -1;
  if (by < 0) return null;
  const wide = wordAt(row, by) === 'square' && /^(?:foot|yard)$/.test(wordAt(row, by + 1));
  const long = /^(?:linear|running)$/.test(wordAt(row, by));
  const noun = wide || long ? by + 1 : by;
  const unit = UNITS[wordAt(row, noun)];
  if (!unit) return null;
  let at = noun + 1;
  while (at < noun + 4 && FILLS.test(wordAt(row, at))) at++;
  return isFigure(row[at]) ? { at, per: wide ? `sq ${unit}` : unit } : null;
}

/** "each zone is 180", "each of the five bedrooms is 325" */
function eachAt(row: readonly Element[], k: number): Told | null {
  if (!EACH.has(wordAt(row, k)) || row[k - 1]?.tag === 'rate') return null;
  const of = wordAt(row, k + 1) === 'of' && /^(?:the|those|these|her|his|their)$/.test(wordAt(row, k + 2));
  const count = of && row[k + 3]?.tag === 'num' ? k + 3 : undefined;
  const noun = count === undefined ? k + 1 : count + 1;
  const named = wordAt(row, noun);
  if (of ? count === undefined || !isPlural(named) : !isContent(named) || isPlural(named)) return null;
  if (/^(?:additional|extra|other|more)$/.test(named)) return null;
  const at = noun + 2;
  if (!COPULA.test(wordAt(row, noun + 1)) || !isFigure(row[at])) return null;
  // "45 minutes each way at 60": only what was counted
  const counted = row.slice(Math.max(0, k - REACH), k).some(({ word }) => isPlural(word) && stem(word) === stem(named));
  if (count !== undefined) return { at, per: 'each', count };
  const behind = countAhead(row, at + 1, named);
  if (behind) return { at, per: named, count: behind };
  // "each room's 200", and not a word of how many there are: that stays open
  const begins = /^(?:|and|plus|then|so)$/.test(wordAt(row, k - 1)) && row[k - 1]?.tag !== 'num';
  const open = begins && /^(?:is|'s|runs)$/.test(wordAt(row, noun + 1)) && !isTime(named);
  return counted || open ? { at, per: named } : null;
}

const isTime = (word: string): boolean => /^(?:way|time|hour|day|night|week|month|year|visit|session)$/.test(word);

const THERE =
  /^ (?:[a-z]+ ){0,3}?(?:(?:and|so) )?(?:there(?:'s|'re| is| are)|(?:they|she|he|we|you|i)(?:'ve|'s)? (?:got|have|has|did|need|want)) (?:the |about )?#num (?:of (?:them|those|these) |total |in all |altogether )?/;

/** "each room is 300 and there's four of them": where the count stands; 0 where none ends what is said of it. */
function countAhead(row: readonly Element[], from: number, named: string): number {
  const { text, starts } = windowOf(row, from, Math.min(row.length, from + 12));
  const found = THERE.exec(text);
  if (!found) return 0;
  const at = from + starts.findIndex((start) => start >= found[0].indexOf('#num'));
  const end = from + starts.filter((start) => start < found[0].length).length;
  const next = wordAt(row, end);
  const own = isPlural(next) && stem(next) === stem(named);
  const { measure } = row[at]!;
  const whole = Number.isInteger(measure!.value) && measure!.value > 1;
  const closed = /(?:them|those|these|total|all|altogether) $/.test(found[0]);
  return whole && (own || closed || ENDS.test(next)) && !/^(?:num|money|rate)$/.test(row[end]?.tag ?? '') ? at : 0;
}

const ENDS = /^(?:|,|and|then|plus|so|but|also|an?|the)$/;

/** "it's 65 to hang each mirror and there's four" */
function eachDoneAt(row: readonly Element[], k: number): Told | null {
  if (!isFigure(row[k]) || wordAt(row, k + 1) !== 'to') return null;
  const each = [3, 4].map((step) => k + step).find((at) => EACH.has(wordAt(row, at)));
  const named = each === undefined ? '' : wordAt(row, each + 1);
  if (!isContent(named) || isPlural(named)) return null;
  const count = countAhead(row, each! + 2, named);
  return count ? { at: k, per: named, count } : null;
}
