/**
 * More of the same: "18 squares at 310 a square and another 4 squares on the porch", "a stump 24 inches at 6 an inch and
 * the other one's 30 inches", "six outlets at 45 each and two more upstairs". What is told behind a rate in its unit, and
 * has no price of its own, gets that rate.
 */
import type { Token } from '../hear.ts';
import { stem } from '../vocabulary/stem.ts';
import { determiners, isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element, Price } from './elements.ts';
import { beginsThing, wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

const PRICED = wordSet('money rate regular pct');

/** How far behind the rate more of it may be told, and how far its own price would be looked for. */
const REACH = 12;
const AHEAD = 9;
/** No length or area costs more, where its unit is left out. */
const DEAREST_FOOT = 40;
const LENGTH = /^(?:ft|sq ft|yd|sq yd|in|board ft)$/;
const JOINS = wordSet("and plus then , with also there 's is are");
const ENDS = /^(?:and|then|plus|so|but|or|if|unless|when|;)$/;
/** "another two hours to dry", "another 20 feet if it's rotten": nothing that is charged. */
const NO_WORK =
  /^(?:same|to (?:dry|cure|set|cool|settle)|for it|if|unless|before|until|notice|away|apart|later|ago|off|down|deep|high|tall|wide|thick|minimum)$/;

interface Rated {
  /** Where the rate stands. */
  at: number;
  price: Price;
  /** What is measured or counted with it. */
  unit: string;
  /** What it is, right before its measure. */
  head: string;
}

interface Again {
  /** Where it begins, and where its measure ends. */
  from: number;
  measure: number;
  to: number;
}

/** The row with the rate once more behind what is told so. Linear: only behind rates is looked, with a short reach. */
export function repeatRates(row: readonly Element[], tokens: readonly Token[]): Element[] {
  const out: Element[] = [];
  let done = 0;
  let rated: Rated | null = null;
  for (let k = 0; k < row.length; k++) {
    const rate = ratedAt(row, k);
    if (rate) rated = rate;
    else if (PRICED.has(row[k]!.tag)) rated = null;
    if (!rated || k <= rated.at || k > rated.at + REACH) continue;
    const again = againAt(row, tokens, k, rated);
    if (!again || hasPrice(row, again.to)) continue;
    if (row.slice(rated.at + 1, again.from).some(({ word }) => /^(?:but|so|if|or|unless|when)$/.test(word))) continue;
    out.push(...row.slice(done, again.from));
    const told = row
      .slice(again.from, again.to)
      .map((element, n) => changeElement(element, { opens: n === 0, bound: n > 0 }));
    told[again.measure - again.from] = measured(row[again.measure]!, rated.unit);
    out.push(...told, makeElement({ ...row[rated.at]!, tag: 'rate', word: '', price: rated.price, bound: true }));
    done = again.to;
    k = again.to - 1;
  }
  out.push(...row.slice(done));
  return out;
}

/** A rate, or a bare price behind "at", with the unit that is measured or counted before it. */
function ratedAt(row: readonly Element[], k: number): Rated | null {
  const { tag, price } = row[k]!;
  if (!price || price.low !== undefined || !(tag === 'rate' || wordAt(row, k - 1) === 'at')) return null;
  if (tag === 'rate' && price.per === null) return null;
  const named = price.per !== null && price.per !== 'each';
  for (let at = k - 1; at >= 0 && at > k - 6; at--) {
    const { tag: of, measure } = row[at]!;
    if (/^(?:money|rate|regular|break)$/.test(of)) return null;
    if (!measure || measure.max !== undefined) continue;
    if (of === 'qty' || of === 'time' || of === 'size') {
      if (of === 'time' && !/^(?:hour|day)$/.test(measure.unit)) return null;
      const small = LENGTH.test(measure.unit) ? price.readings.find((reading) => reading <= DEAREST_FOOT) : undefined;
      const per = named ? price.per! : measure.unit === 'hour' ? 'h' : measure.unit;
      return {
        at: k,
        price: { ...price, per, value: named ? price.value : (small ?? price.value) },
        unit: measure.unit,
        head: isContent(wordAt(row, at - 1)) ? wordAt(row, at - 1) : '',
      };
    }
    if (of !== 'num') continue;
    const noun = wordAt(row, at + 1);
    if (!isContent(noun) || !isPlural(noun) || measure.value < 2) return null;
    return { at: k, price: { ...price, per: price.per ?? 'each' }, unit: noun, head: '' };
  }
  return null;
}

/** More of what the rate is of, told at k. */
function againAt(
  row: readonly Element[],
  tokens: readonly Token[],
  k: number,
  { unit, head, at: rate }: Rated,
): Again | null {
  const from = JOINS.has(wordAt(row, k - 1)) ? k - 1 : k;
  const counted = isContent(unit) && isPlural(unit) && row[k] !== undefined && !/^(?:hour|day)$/.test(unit);
  let at = k;
  const word = wordAt(row, at);
  const other = word === 'other' && determiners.has(wordAt(row, k - 1));
  // "the front walk … and the back walk 80 square feet"
  if (word !== '' && word === head && k > rate + 1) {
    const measure = /^(?:'s|is)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
    let start = k;
    while (start > rate + 1 && start > k - 4 && row[start - 1]!.tag === 'word' && !ENDS.test(wordAt(row, start - 1)))
      start--;
    const joined = ENDS.test(wordAt(row, start - 1)) ? start - 1 : start;
    const fits = row[measure]?.measure?.unit === unit && row[measure]!.measure!.max === undefined;
    return fits && joined === rate + 1 ? { from: joined, measure, to: measure + 1 } : null;
  }
  // "two more upstairs", "25 more feet"; "it's 65 more" is a price
  if (word !== 'another' && word !== 'additional' && !other) {
    if (!/^(?:and|plus|then|,)$/.test(wordAt(row, k - 1))) return null;
    const inside =
      row[k]!.measure?.unit === unit && tokens[row[k]!.from + 1]?.lower === 'more' && row[k]!.tag !== 'num';
    if (inside) return { from, measure: k, to: k + 1 };
    if (wordAt(row, k + 1) !== 'more' || row[k]!.tag !== 'num') return null;
    const noun = wordAt(row, k + 2);
    const goesOn = isPlural(noun) && isContent(noun) && !PLACED.test(noun);
    const bare = !goesOn && row[k]!.measure!.value > MANY;
    if (!counted || bare || (goesOn && stem(noun) !== stem(unit))) return null;
    return { from, measure: k, to: goesOn ? k + 3 : k + 2 };
  }
  // "every load over that is another 120": a price
  if (!other && /^(?:is|'s|are|be|at|for|about|runs?|adds?|costs?)$/.test(wordAt(row, k - 1))) return null;
  at++;
  while (
    at < k + 5 &&
    (/^(?:one|ones|that|which|'s|is|at|are|about)$/.test(wordAt(row, at)) ||
      (row[at]?.tag === 'num' && row[at]!.measure!.value === 1) ||
      (isContent(wordAt(row, at)) && !isPlural(wordAt(row, at))))
  )
    at++;
  const { tag, measure } = row[at] ?? {};
  if (!measure || measure.max !== undefined) return null;
  if ((tag === 'qty' || tag === 'time' || tag === 'size') && measure.unit === unit)
    return { from: other ? k - (JOINS.has(wordAt(row, k - 2)) ? 2 : 1) : from, measure: at, to: at + 1 };
  if (tag !== 'num' || measure.value < 2 || other || at > k + 1) return null;
  // "every load over that is another 120": a price
  if (/^(?:is|'s|are)$/.test(wordAt(row, k - 1))) return null;
  const noun = wordAt(row, at + 1);
  if (counted) {
    const goesOn = isPlural(noun) && isContent(noun);
    const bare = measure.value <= MANY && (isPlaced(row, at + 1) || closes(row, at + 1));
    if (goesOn ? stem(noun) !== stem(unit) : !bare) return null;
    return { from, measure: at, to: goesOn ? at + 2 : at + 1 };
  }
  // "80 square feet at 14 a foot and another 30 in the entry"
  const placed = LENGTH.test(unit) && /^(?:in|upstairs|downstairs|outside|inside|along)$/.test(noun);
  return placed && isPlaced(row, at + 1) ? { from, measure: at, to: at + 1 } : null;
}

/** "another 80 in parts" is a sum, "another three in the garage" are none. */
const MANY = 30;
const isPlaced = (row: readonly Element[], k: number): boolean =>
  PLACED.test(wordAt(row, k)) &&
  (!/^(?:in|on|at|by|up|down|out|over|under)$/.test(wordAt(row, k)) ||
    determiners.has(wordAt(row, k + 1)) ||
    wordAt(row, k + 1) === 'back');

const PLACED = /^(?:in|on|at|by|up|down|out|upstairs|downstairs|outside|inside|along|over|under|around|behind)$/;
const closes = (row: readonly Element[], k: number): boolean =>
  row[k] === undefined || row[k]!.tag === 'break' || ENDS.test(wordAt(row, k));

/** A price of its own stands ahead, or what makes it no work that is charged. */
function hasPrice(row: readonly Element[], to: number): boolean {
  if (NO_WORK.test(wordAt(row, to)) || NO_WORK.test(`${wordAt(row, to)} ${wordAt(row, to + 1)}`)) return true;
  for (let k = to; k < Math.min(row.length, to + AHEAD); k++) {
    const { tag, word } = row[k]!;
    if (/^(?:if|unless|when|or)$/.test(word)) return true;
    if (tag === 'num' && /^(?:at|for|is|'s|@)$/.test(wordAt(row, k - 1))) return true;
    if (tag === 'break' || ENDS.test(word) || (k > to && beginsThing(row, k))) return false;
    if (/^(?:money|rate|regular|num|pct)$/.test(tag)) return true;
  }
  return false;
}

const measured = (element: Element, unit: string): Element =>
  element.tag === 'num' && !/^(?:hour|day|square|acre|ton|(?:[a-z]+ )?(?:ft|yd|in|lb|mi|m))$/.test(unit)
    ? changeElement(element, { counts: true, bound: true })
    : element.tag === 'num'
      ? makeElement({
          from: element.from,
          to: element.to,
          tag: /^(?:hour|day)$/.test(unit) ? 'time' : 'qty',
          word: '',
          measure: { value: element.measure!.value, unit },
          plural: true,
          bound: true,
        })
      : changeElement(element, { bound: true });
