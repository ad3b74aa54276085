/**
 * One rate for several things: "design 22 hours, build 36 hours, both at 92 an hour", "Monday 6 hours Tuesday 5 all at 75",
 * "the north wall's 200 square feet and the south wall's 300 both at 4 a foot". Each of them gets the rate behind its measure.
 */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element, Price } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, makeElement, plainElement } from './make-element.ts';
import { fitsCounted } from './measure-units.ts';
import { repeatUnits } from './repeat-units.ts';

const ALL = /^(?:both|all|everything)$/;
/** What may stand beside such a word, up to the rate. */
const LEADS =
  /^(?:and|of|it|them|that|those|these|the|they|'re|'s|'ll|are|is|was|were|at|for|i|we|bill|billed|charge|charged|goes?|be|days?|hours?|time|work|together|same|rooms?|walls?|sides?|sections?|areas?|ones)$/;
/** The rate is of all of it where that is said behind it. */
const FOR_ALL = /^ for (?:both|all of (?:it|them|that|those)|everything|all (?:of )?#num) (?!#|of |the |those |these )/;
/** How far the things may lie apart. */
const REACH = 14;
/** No length or area costs more, where its unit is left out. */
const DEAREST_FOOT = 40;
const BY_LENGTH = /^(?:ft|sq ft|yd|sq yd|in|board ft)$/;
/** A part of what was measured, or how large it is, is no thing of its own. */
const NOT_APART =
  /^(?:of (?:it|that|them|those|which)|high|tall|deep|thick|wide|long by|each|apiece|notice|drive|minimum|warranty|away|apart|ago|later|to (?:dry|cure|set))$/;

interface Part {
  /** Where its measure is. */
  at: number;
  /** What stands behind it still belongs to it up to here. */
  to: number;
}

interface Shared {
  /** The words that lead up to the rate, from..rate, are left out. */
  from: number;
  rate: number;
  /** "for both" behind it ends here. */
  to: number;
  parts: Part[];
  unit: string;
  /** Only on what days the hours were, or nothing between them is told: one thing. */
  summed: boolean;
  listed: boolean;
}

/** Behind these something else is told, or what was told is corrected. */
const ENDS = /^(?:;|but|so|if|or|no|wait|sorry|actually|scratch|make|instead)$/;

/** The row with a rate that is told once behind each of its measures. Linear: each rate is looked at with a short reach. */
export function shareRates(said: readonly Element[]): Element[] {
  const row = repeatUnits(said);
  let out: Element[] | null = null;
  let done = 0;
  for (let k = 1; k < row.length; k++) {
    const shared = isRate(row, k) ? sharedAt(row, k, done) : null;
    if (!shared) continue;
    out ??= row.slice(0, done);
    put(out, row, shared, done);
    done = shared.to;
    k = shared.to - 1;
  }
  if (!out) return row;
  out.push(...row.slice(done));
  return out;
}

const isRate = (row: readonly Element[], k: number): boolean => {
  const { tag, price, word } = row[k]!;
  if (tag === 'regular') return word === 'regular' && wordAt(row, k - 1) === 'at';
  if (price === undefined || price.low !== undefined) return false;
  if (tag === 'rate') return price.per !== null && !/^(?:mo|wk|yr)$/.test(price.per);
  return (tag === 'money' || tag === 'num') && wordAt(row, k - 1) === 'at';
};

/** What the rate at `k` is of, where it is of several measures behind `from`; null where it is of one. */
function sharedAt(row: readonly Element[], k: number, from: number): Shared | null {
  const lead = leadOf(row, k);
  const { count } = lead;
  const behind = endOfAll(row, k);
  const per = row[k]!.price?.per ?? null;
  const last = measureEndingAt(row, lead.from);
  if (!last) return null;
  const said = lead.said || behind > k + 1;
  // "three hours and five hours both at the usual rate", but "six hours at the usual rate" is of one
  if (!said && row[k]!.tag === 'regular') return null;
  const unit = unitOf(row, last.at, per) ?? unitBefore(row, last.at, from, per);
  if (unit === null || !fits(unit, per)) return null;
  const parts: Part[] = [last];
  for (let at = last.at - 1; at >= from && at > parts[0]!.at - REACH; at--) {
    const { tag, word } = row[at]!;
    if (/^(?:money|rate|regular|pct|markup|tax|type)$/.test(tag) || ENDS.test(word)) break;
    const part = partAt(row, at, unit) ?? (lead.said ? bareBetween(row, at, unit) : null);
    if (!part && tag === 'num' && mayBePrice(row, at)) break;
    if (!part || !(isNamed(row, at + 1, parts[0]!.at) || isListed(row, at, parts[0]!.at))) continue;
    parts.unshift(part);
    if (count > 0 && parts.length === count) break;
  }
  // "130 feet, so 80 and another 50": told by its parts
  const values = parts.map(({ at }) => row[at]!.measure!.value);
  const rest = values.slice(1).reduce((all, one) => all + one, 0);
  if (parts.length > 2 && Math.abs(values[0]! - rest) < 1e-6) parts.shift();
  const measured = parts.filter(({ at }) => unitOf(row, at, per) === unit);
  if (parts.length < 2 || parts.length < count || measured.length === 0) return null;
  const start = startOf(row, parts[0]!.at, from);
  const days = parts.every(
    (part, n) => row[part.at]!.measure!.max === undefined && isOfDay(row, n === 0 ? null : parts[n - 1]!.to, part),
  );
  const listed = areListed(row, parts);
  const areas = parts.every(({ at }) => isArea(row[at]!));
  if (!said && !days && !listed && !areas && !areAlike(row, parts, start)) return null;
  return { from: lead.from, rate: k, to: behind, parts, unit, listed, summed: listed || (days && HOURLY.test(unit)) };
}

/** "all of it at", "we bill both at", "all three at": where that begins. */
function leadOf(row: readonly Element[], k: number): { from: number; said: boolean; count: number } {
  let said = false;
  let count = 0;
  let from = k;
  for (let at = k - 1; at > 0 && at > k - 8; at--) {
    const word = wordAt(row, at);
    if (row[at]!.tag === 'num' && wordAt(row, at - 1) === 'all') count = row[at]!.measure!.value;
    else if (row[at]!.tag === 'break' && word === '') continue;
    else if (ALL.test(word)) {
      said = true;
      from = at;
      if (word === 'both') count = 2;
    } else if (!LEADS.test(word)) break;
    else if (said && !/^(?:i|we|it|that|they|those|'s|'re|and|bill|charge)$/.test(word)) break;
    else if (said) from = at;
  }
  if (!said) {
    from = k;
    while (/^(?:at|for)$/.test(wordAt(row, from - 1))) from--;
  }
  return { from, said, count };
}

function endOfAll(row: readonly Element[], k: number): number {
  if (wordAt(row, k + 1) !== 'for') return k + 1;
  const text = ` ${row
    .slice(k + 1, k + 6)
    .map(({ tag, word }) => (tag === 'word' ? word : tag === 'break' ? 'and' : `#${tag}`))
    .join(' ')} end `;
  const found = FOR_ALL.exec(text);
  return found ? k + 1 + found[0].trim().split(' ').length : k + 1;
}

/** The measure, or the count and its noun, that ends before `to`. */
function measureEndingAt(row: readonly Element[], to: number): Part | null {
  let end = to;
  while (row[end - 1]?.tag === 'break' && row[end - 1]!.word !== ';') end--;
  for (let at = end - 1; at >= 0 && at > end - 5; at--) {
    const { tag } = row[at]!;
    // "six lessons at 50", and nothing between them
    const near =
      tag !== 'num' || at + 1 === end || (at + 2 === end && isPlural(wordAt(row, at + 1))) || isJoined(row, at + 1);
    if (tag === 'qty' || tag === 'time' || tag === 'num' || isArea(row[at]!))
      return near && isMeasure(row, at) && wordAt(row, at - 1) !== 'at' ? { at, to: end } : null;
    if (tag !== 'word' && tag !== 'date') return null;
  }
  return null;
}

/** A figure that counts nothing and may be what something costs: "stain 300". */
const mayBePrice = (row: readonly Element[], at: number): boolean =>
  wordAt(row, at - 1) === 'at' ||
  (row[at]!.price!.value >= 20 && !isContent(wordAt(row, at + 1)) && !isJoined(row, at + 1));

/** What stands behind a bare figure that goes on with measures: "and", a day, "of build". */
const isJoined = (row: readonly Element[], k: number): boolean =>
  row[k] !== undefined &&
  (row[k]!.tag === 'date' ||
    row[k]!.tag === 'break' ||
    /^(?:and|then|the)$/.test(row[k]!.word) ||
    (row[k]!.word === 'of' && isContent(wordAt(row, k + 1))));

/** "12 by 14" */
const isArea = ({ tag, measure }: Element): boolean => tag === 'size' && measure?.unit === 'sq ft';

const isMeasure = (row: readonly Element[], at: number): boolean => {
  const { measure } = row[at]!;
  return (
    measure !== undefined &&
    measure.value > 0 &&
    !NOT_APART.test(wordAt(row, at + 1)) &&
    !NOT_APART.test(`${wordAt(row, at + 1)} ${wordAt(row, at + 2)}`)
  );
};

/** What the measure is in; for a count the noun, and null where none is said. */
function unitOf(row: readonly Element[], at: number, per: string | null): string | null {
  const { tag, measure } = row[at]!;
  if (tag === 'qty' || tag === 'time' || isArea(row[at]!)) return measure!.unit;
  const noun = wordAt(row, at + 1);
  if (tag !== 'num' || !isContent(noun) || !isPlural(noun)) return null;
  return per === null || per === 'each' || fitsCounted(per, noun) ? noun : null;
}

/** "the south wall's 300": in what the one before was. */
function unitBefore(row: readonly Element[], to: number, from: number, per: string | null): string | null {
  for (let at = to - 1; at >= from && at > to - REACH; at--) {
    const { tag } = row[at]!;
    if (/^(?:money|rate|regular)$/.test(tag)) return null;
    const unit = tag === 'qty' || tag === 'time' ? unitOf(row, at, per) : null;
    if (unit !== null && isMeasure(row, at)) return unit;
  }
  return null;
}

const HOURLY = /^(?:hour|minute)$/;
/** What measures, and no noun. */
const UNITS = /^(?:hour|minute|day|square|acre|ton|(?:[a-z]+ )?(?:ft|yd|in|lb|mi|m))$/;

/** Is a thing in this unit billed by such a rate? */
const fits = (unit: string, per: string | null): boolean =>
  HOURLY.test(unit)
    ? per === null || per === 'h'
    : unit === 'day'
      ? per === 'day'
      : per === null ||
        per === 'each' ||
        per === unit ||
        (/^(?:ft|yd)$/.test(per) && unit === `sq ${per}`) ||
        fitsCounted(per, unit);

/** A measure in the same unit, or a bare figure that ends what it is of. */
function partAt(row: readonly Element[], at: number, unit: string): Part | null {
  const { tag, measure } = row[at]!;
  if (!measure || !isMeasure(row, at)) return null;
  const dated = row[at + 1]?.tag === 'date' && row[at - 1]?.tag !== 'date' ? 2 : 1;
  if (tag === 'qty' || tag === 'time' || isArea(row[at]!)) return measure.unit === unit ? { at, to: at + dated } : null;
  if (tag !== 'num') return null;
  if (wordAt(row, at + 1) === unit) return { at, to: at + 2 };
  return UNITS.test(unit) && isJoined(row, at + 1) ? { at, to: at + dated } : null;
}

/** Whoever tells more of one thing calls them hours. */
const MOST_HOURS = 60;

/** "discovery 5 hours layout 14 build 26 all at": a bare figure behind the one name and before the next. */
const bareBetween = (row: readonly Element[], at: number, unit: string): Part | null =>
  HOURLY.test(unit) &&
  row[at]!.tag === 'num' &&
  row[at]!.measure!.value <= MOST_HOURS &&
  isContent(wordAt(row, at - 1)) &&
  isContent(wordAt(row, at + 1)) &&
  !isPlural(wordAt(row, at + 1))
    ? { at, to: at + 1 }
    : null;

/** Something is told between the one measure and the other. */
const isNamed = (row: readonly Element[], from: number, to: number): boolean =>
  row.slice(from, to).some(({ tag, word }) => tag === 'date' || (tag === 'word' && isContent(word)));

/** "14 inches 20 inches and 32 inches": one behind the other, and nothing else is told. */
const areListed = (row: readonly Element[], parts: readonly Part[]): boolean =>
  parts.every(({ at }, n) => n === 0 || isListed(row, parts[n - 1]!.at, at)) &&
  row
    .slice(parts.at(-2)!.at, parts.at(-1)!.at)
    .some(({ tag, word }) => tag === 'num' || /^(?:and|another|one)$/.test(word));
const isListed = (row: readonly Element[], at: number, next: number): boolean =>
  (row[at]!.tag === 'qty' || isArea(row[at]!)) &&
  row[next]!.tag === row[at]!.tag &&
  row
    .slice(at + 1, next)
    .every(({ tag, word, measure }) =>
      tag === 'num' ? measure!.value === 1 : /^(?:and|another|an?|one|then|,|)$/.test(word),
    );

const AROUND_DAYS =
  /^(?:that|i|we|did|was|were|there|for|on|and|then|put|in|worked|work|had|another|at|he|they|spent|on|the|of|it|'s|a|about|full|only|just|is|came|back|'d|again)$/;

/** Only the day is told, and that there was work; the first may say what it was: "cleanup Friday 6 hours and Saturday 6". */
function isOfDay(row: readonly Element[], from: number | null, { at, to }: Part): boolean {
  let start = at;
  while (start > (from ?? 0) && (from !== null || isAroundDay(row[start - 1]!))) start--;
  const said = [...row.slice(start, at), ...row.slice(at + 1, to)];
  return said.some(({ tag }) => tag === 'date') && said.every(isAroundDay);
}

const isAroundDay = ({ tag, word }: Element): boolean =>
  tag === 'date' || (tag === 'break' && word !== ';') || (tag === 'word' && AROUND_DAYS.test(word));

/** "long side 60 feet short side 24 feet": the same kind of thing, without a word of what they cost. */
function areAlike(row: readonly Element[], parts: readonly Part[], start: number): boolean {
  if (parts.some(({ at }) => row[at]!.tag === 'num')) return false;
  const heads = parts.map(({ at }, n) => {
    const said = row.slice(n === 0 ? start : parts[n - 1]!.to, at).filter(({ word }) => isContent(word));
    return said.length > 1 ? said.at(-1)!.word : `${n}`;
  });
  return heads.every((head) => head === heads[0]);
}

/** Where what the first measure is of begins. */
function startOf(row: readonly Element[], at: number, from: number): number {
  let start = at;
  while (
    start > from &&
    start > at - REACH &&
    !/^(?:money|rate|regular|break|client|type|pct)$/.test(row[start - 1]!.tag)
  )
    start--;
  return start;
}

const perOf = (unit: string): string => (HOURLY.test(unit) ? 'h' : UNITS.test(unit) ? unit : 'each');

/** Pushes the row up to the end of what is shared, each measure with its rate. */
function put(out: Element[], row: readonly Element[], shared: Shared, done: number): void {
  const { parts, rate, unit, summed } = shared;
  const said = row[rate]!;
  const counted = parts.every(({ at }) => row[at]!.tag === 'num');
  const price = said.price && rateFor(said.price, counted ? 'each' : perOf(unit));
  const measured = (at: number): Element =>
    counted ? changeElement(row[at]!, { counts: true }) : inUnit(row[at]!, unit);
  const rated = price
    ? makeElement({ ...said, tag: 'rate', word: '', price, bound: true })
    : changeElement(said, { bound: true });
  const led = wordAt(row, rate - 1) === 'at' ? [changeElement(row[rate - 1]!, { bound: true })] : [];
  const [first, last] = [parts[0]!.at, parts.at(-1)!.at];
  if (summed) {
    // hours of days are one piece of work
    const sum = parts.reduce((all, { at }) => all + row[at]!.measure!.value, 0);
    const value = Math.round(sum * 1e6) / 1e6;
    // "three stumps 14 inches 20 inches and 32 inches": so many are in the sum
    const before = row
      .slice(done, first)
      .map((element) =>
        element.tag === 'num' && element.measure!.value === parts.length && shared.listed
          ? plainElement(element.from, element.to, 'word', `n${parts.length}`)
          : element,
      );
    out.push(...before, ...row.slice(first, parts.at(-1)!.to).filter(({ tag }) => tag === 'date'));
    out.push(changeElement(measured(last), { from: row[first]!.from, measure: { value, unit }, bound: true }));
  } else {
    let from = done;
    for (const [n, part] of parts.entries()) {
      const next = parts[n + 1];
      let to = part.to;
      // "8 hours of design and 6 of build": what it is of stands behind
      if (next && wordAt(row, to) === 'of') while (to < next.at && wordAt(row, to) !== 'and') to++;
      const told = [...row.slice(from, part.at), measured(part.at), ...row.slice(part.at + 1, to)];
      out.push(
        ...(n === 0 ? told : told.map((element, k) => changeElement(element, { opens: k === 0, bound: k > 0 }))),
      );
      if (next) out.push(...led, rated);
      from = to;
    }
  }
  out.push(...led, rated);
}

/** "and the south wall's 300": a bare figure as what it is. */
const inUnit = (element: Element, unit: string): Element =>
  element.tag === 'num'
    ? makeElement({
        from: element.from,
        to: element.to,
        tag: /^(?:hour|minute|day)$/.test(unit) ? 'time' : 'qty',
        word: '',
        measure: { value: element.measure!.value, unit },
        plural: true,
      })
    : element;

function rateFor(price: Price, per: string): Price {
  if (price.per !== null) return price;
  const small = BY_LENGTH.test(per) ? price.readings.find((reading) => reading <= DEAREST_FOOT) : undefined;
  return { ...price, per, value: small ?? price.value };
}
