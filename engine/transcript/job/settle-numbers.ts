/** Decides what each bare number is: money, a count, a size, a time of day, or part of a range. */
import { isRating } from '../units.ts';
import { isContent, isPlural, WORKERS } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, isCount, makeElement, plainElement } from './make-element.ts';
import { endsBeforeListed, lastWord, strongCount } from './number-surroundings.ts';
import { type KindOf, rangeAt } from './range-at.ts';
import {
  anotherHour,
  areaBefore,
  isAnotherHour,
  isHourOfWork,
  isHoursOfLabor,
  isMoreTime,
  moreTime,
  splitHour,
} from './sure-measures.ts';
import { countsNothing, isPaid, isSurelyCount, isSurelyPrice } from './sure-numbers.ts';
import { isByTheClock, isHour, isTimeOfDay } from './tell-time-of-day.ts';

/** What makes a length a height, a depth or a width. */
const ACROSS = /^(high|tall|deep|thick|wide|diameter)$/;

/** Decides what each bare number is: money, a count, a size, or part of a range. */
export function settle(row: Element[], kindOf: KindOf): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    // "cut the hedge down to four feet": how high it is left
    const left = lastWord(out) === 'to' && out.at(-2)?.word === 'down';
    if (element.tag === 'qty' && (left || ACROSS.test(row[i + 1]?.word ?? ''))) {
      // "40 feet of fence 6 feet high at 38 a foot": the height is not what the price counts
      out.push(changeElement(element, { tag: 'size', measure: { value: element.measure!.value, unit: 'across' } }));
      continue;
    }
    // "220 feet of the four foot at nineteen a foot"
    const named =
      element.tag === 'qty' &&
      !element.plural &&
      row[i - 1]?.word === 'the' &&
      row[i - 2]?.word === 'of' &&
      row[i - 3]?.tag === 'qty' &&
      row[i - 3]!.measure!.unit === element.measure!.unit;
    // "23 a foot for the six foot and a gate": how high it is
    const high =
      element.tag === 'qty' &&
      !element.plural &&
      row[i - 1]?.word === 'the' &&
      row[i - 2]?.word === 'for' &&
      row[i - 3]?.tag === 'rate' &&
      row[i + 1]?.word !== 'of';
    // "they're seven years old": nothing is worked or paid for so long
    const aged =
      element.tag === 'time' && wordAt(row, i + 1) === 'old' && /^(?:year|month|week)$/.test(element.measure!.unit);
    if (aged) {
      out.push(changeElement(element, { tag: 'size', to: row[i + 1]!.to }));
      i++;
      continue;
    }
    if (element.tag === 'qty' && (named || high || isSize(row, i))) {
      out.push(changeElement(element, { tag: 'size' }));
      continue;
    }
    if (element.tag === 'clock') {
      out.push(isTimeOfDay(out, row, i) ? element : changeElement(element, { tag: 'money' }));
      continue;
    }
    const dozen = element.tag === 'rate' && element.price!.per === 'dozen' ? splitDozen(row, i) : null;
    if (dozen) {
      out.push(...dozen);
      continue;
    }
    if (isAnotherHour(row, i)) {
      out.push(anotherHour(row, i));
      i++;
      continue;
    }
    if (isHourOfWork(out, row, i)) {
      out.push(...splitHour(element));
      continue;
    }
    if (element.tag === 'num' && isOfThemAll(out, row, i)) {
      out.push(plainElement(element.from, element.to, 'word', 'lot'));
      continue;
    }
    if (element.tag !== 'num' || element.counts) {
      out.push(element);
      continue;
    }
    // "two three way switches": what kind of switches
    if (wordAt(row, i + 1) === 'way' && element.measure!.value <= 4 && isContent(wordAt(row, i + 2))) {
      out.push(changeElement(element, { tag: 'size' }));
      continue;
    }
    if (isMoreTime(row, i)) {
      out.push(moreTime(out.pop()!, element));
      continue;
    }
    // "they need it by eleven thirty"
    // "before seven a m"
    if (element.price!.value <= 1259 && /^[ap]$/.test(row[i + 1]?.word ?? '') && row[i + 2]?.word === 'm') {
      out.push(plainElement(element.from, row[i + 2]!.to, 'clock', ''));
      i += 2;
      continue;
    }
    if (isByTheClock(out, element, row[i + 1])) {
      out.push(plainElement(element.from, element.to, 'clock', ''));
      continue;
    }
    // "doors at 6 30", "pick up 8 30 Saturday"
    const minutes = row[i + 1];
    if (
      element.measure!.value <= 12 &&
      Number.isInteger(element.measure!.value) &&
      minutes?.tag === 'num' &&
      /^(0|15|30|45)$/.test(String(minutes.measure!.value)) &&
      /^(at|by|up|around|until|till|before|after|past)$/.test(lastWord(out)) &&
      (row[i + 2]?.tag === 'date' || !isContent(row[i + 2]?.word ?? 'x'))
    ) {
      out.push(plainElement(element.from, minutes.to, 'clock', ''));
      i++;
      continue;
    }
    const range = rangeAt(row, i, out, kindOf);
    if (range) {
      out.push(range.element);
      i = range.last;
      continue;
    }
    const parts = priceAndCount(out, row, i);
    if (parts) {
      out.push(...parts);
      continue;
    }
    // "eight advisory hours at my normal rate"
    if (
      row[i + 2]?.word === 'hours' &&
      isContent(row[i + 1]!.word) &&
      // "32 hours at 50 | overtime hours four at 75"
      !(lastWord(out) === 'at' && /^(?:num|time)$/.test(row[i + 3]?.tag ?? '')) &&
      !/^(happy|office|business|after|extra|more|opening|visiting)$/.test(row[i + 1]!.word) &&
      element.price!.value < 500
    ) {
      out.push(changeElement(element, { tag: 'time', measure: { value: element.price!.value, unit: 'hour' } }));
      continue;
    }
    // "bush hog the back forty 1200": a field
    if (
      /^(40|80)$/.test(String(element.price!.value)) &&
      /^(back|front|north|south|east|west|lower|upper|far)$/.test(lastWord(out)) &&
      out.at(-2)?.word === 'the' &&
      row[i + 1]?.price !== undefined
    ) {
      out.push(plainElement(element.from, element.to, 'word', 'forty'));
      continue;
    }
    // "mileage is 35 each way at 70 cents a mile"
    const far = row
      .slice(i + 3, i + 7)
      .find(({ tag, price }) => tag === 'rate' && /^(?:mi|km)$/.test(price!.per ?? ''));
    if (far && wordAt(row, i + 1) === 'each' && wordAt(row, i + 2) === 'way') {
      out.push(changeElement(element, { tag: 'qty', measure: { value: element.price!.value, unit: far.price!.per! } }));
      continue;
    }
    // "40 minutes out and 40 back"
    if (
      /^(back|home)$/.test(row[i + 1]?.word ?? '') &&
      out.at(-1)?.word === 'and' &&
      /^(out|there|over|up|down)$/.test(out.at(-2)?.word ?? '') &&
      out.at(-3)?.tag === 'time'
    ) {
      out.push(
        changeElement(element, {
          tag: 'time',
          measure: { value: element.price!.value, unit: out.at(-3)!.measure!.unit },
        }),
      );
      continue;
    }
    // "3 hours at a rate of 60"
    if (
      lastWord(out) === 'of' &&
      out.at(-2)?.word === 'rate' &&
      element.price!.value >= 10 &&
      out.at(-3)?.word !== 'day' &&
      out.slice(-7).some(({ tag, measure }) => tag === 'time' && measure!.unit === 'hour')
    ) {
      out.push(changeElement(element, { tag: 'rate', price: { ...element.price!, per: 'h' } }));
      continue;
    }
    // "an hour at my 55 rate"
    if (
      row[i + 1]?.word === 'rate' &&
      /^(my|our|the|that|his|usual)$/.test(lastWord(out)) &&
      element.price!.value >= 10
    ) {
      out.push(changeElement(element, { to: row[i + 1]!.to, tag: 'rate', price: { ...element.price!, per: 'h' } }));
      i++;
      continue;
    }
    // "tear out the old floor, same 48", "guards at 8 a foot on the 420": the measure said before
    const same = lastWord(out) === 'same';
    // "so 40 of those at 60", but "so five of them five hours each"
    const again =
      wordAt(row, i + 1) === 'of' &&
      /^(those|them)$/.test(wordAt(row, i + 2)) &&
      lastWord(out) === 'so' &&
      row[i + 3]?.tag !== 'time';
    if (
      same ||
      again ||
      (/^(the|that|those|all)$/.test(lastWord(out)) &&
        /^(on|for|over|of|along|across|only|just)$/.test(out.at(-2)?.word ?? ''))
    ) {
      const before = out
        .slice(same ? -30 : -60)
        .findLast(
          (e) =>
            (e.tag === 'qty' || e.tag === 'time' || (same && isCount(e) && e.measure!.value > 1)) &&
            e.measure!.value === element.price!.value,
        );
      if (before) {
        out.push(changeElement(element, { tag: before.tag, measure: before.measure! }));
        continue;
      }
    }
    // "18 by 22 that's 396 square": what the two sides come to
    const area = areaBefore(out, row, i);
    if (area) {
      const square = wordAt(row, i + 1) === 'square' ? 1 : 0;
      out.push(changeElement(element, { to: row[i + square]!.to, tag: 'qty', measure: area.measure! }));
      i += square;
      continue;
    }
    // "labor 1.8 at my rate"
    if (isHoursOfLabor(out, row, i)) {
      out.push(changeElement(element, { tag: 'time', measure: { value: element.price!.value, unit: 'hour' } }));
      continue;
    }
    // "they close at six", "first lesson is next Wednesday at four"
    if (isHour(out, row, i)) {
      // "I start at 7 30 sharp"
      const minutes = row[i + 1]?.tag === 'num' && /^(0|15|30|45)$/.test(String(row[i + 1]!.measure!.value)) ? 1 : 0;
      out.push(plainElement(element.from, row[i + minutes]!.to, 'clock', ''));
      i += minutes;
      continue;
    }
    if (isThreshold(out) || isAllOfThem(out, element)) {
      out.push(changeElement(element, { tag: 'num' }));
      continue;
    }
    // "fence 60 feet times 3"
    const times = /^(times|x)$/.test(lastWord(out)) && out.at(-2)?.tag === 'qty' ? out.at(-2)!.measure!.unit : null;
    if (times && !isPlural(row[i + 1]?.word ?? '')) {
      out.push(changeElement(element, { tag: 'rate', price: { ...element.price!, per: times } }));
      continue;
    }
    if (isSurelyCount(out, row, i)) {
      out.push(changeElement(element, { tag: 'num' }));
      continue;
    }
    if (isSurelyPrice(out, row, i) || endsBeforeListed(row, i)) {
      out.push(changeElement(element, { tag: 'money' }));
      continue;
    }
    const judged = kindOf(out, row, i);
    const kind =
      judged === 'num' &&
      element.price!.value >= 5 &&
      (countsNothing(out, element.price!.value, row[i + 1]) || isPaid(out, row, i))
        ? 'money'
        : judged;
    // "a third down" is no 33 cents, "posts every 8 feet one walk gate" no dollar
    out.push(changeElement(element, { tag: kind === 'money' && element.price!.value <= 1 ? 'num' : kind }));
  }
  return out;
}

/** "40 a lesson for the two of them": who comes together is no count of what goes on in time. */
const isOfThemAll = (before: readonly Element[], row: readonly Element[], i: number): boolean =>
  lastWord(before) === 'the' &&
  before.at(-2)?.word === 'for' &&
  /^(?:lesson|session|visit|class|trip)$/.test(before.at(-3)?.price?.per ?? '') &&
  wordAt(row, i + 1) === 'of' &&
  /^(?:them|us)$/.test(wordAt(row, i + 2));

/** "all four get the usual cleaning": nobody asks four dollars for all. */
const isAllOfThem = (before: readonly Element[], { price }: Element): boolean =>
  lastWord(before) === 'all' && Number.isInteger(price!.value) && price!.value > 1 && price!.value <= MOST_OF_ALL;
const MOST_OF_ALL = 20;

/** "if the wind's under 20": what something is measured to be, and no bill, hangs on no price. */
function isThreshold(before: readonly Element[]): boolean {
  const subject = before.at(-3)?.word ?? '';
  return (
    /^(?:under|over|above|below)$/.test(lastWord(before)) &&
    /^(?:'s|is|are|stays|drops|gets|goes|hits)$/.test(before.at(-2)?.word ?? '') &&
    isContent(subject) &&
    !/^(?:total|bill|price|cost|costs|job|order|quote|bid|estimate|invoice|number|budget|thing|spend)$/.test(subject) &&
    before.slice(-6, -3).some(({ word }) => /^(?:if|unless|when|once|while|as)$/.test(word))
  );
}

/** Numbers that ran together: the first is a price, the last counts what comes next. */
function priceAndCount(before: readonly Element[], row: readonly Element[], i: number): Element[] | null {
  const { from, to, price } = row[i]!;
  const { value, readings } = price!;
  const ones = value % 10;
  if (!(ones >= 2 && Number.isInteger(ones))) return null;
  // "hour and a quarter at ninety | two new drives at 150 each"
  const atRate =
    to === from + 2 &&
    readings.length === 1 &&
    value < 100 &&
    lastWord(before) === 'at' &&
    /^(time|qty)$/.test(before.at(-2)?.tag ?? '') &&
    strongCount(row, i);
  // "the liner is thirty eight fifty | two technicians eight hours each"
  const timed = wordAt(row, i + 2) === 'for' || wordAt(row, i + 2) === 'at' ? row[i + 3] : row[i + 2];
  const ofCrew =
    to >= from + 3 &&
    value > 100 &&
    WORKERS.test(wordAt(row, i + 1)) &&
    isPlural(wordAt(row, i + 1)) &&
    timed?.tag === 'time' &&
    /^(?:hour|day)$/.test(timed.measure!.unit);
  if (!atRate && !ofCrew) return null;
  const rest = readings.map((one) => (Number.isInteger(one) ? one - ones : Math.round((one - ones / 100) * 100) / 100));
  return [
    makeElement({
      from,
      to: to - 1,
      tag: 'money',
      word: '',
      price: { value: value - ones, readings: rest, per: null },
    }),
    makeElement({ from: to - 1, to, tag: 'num', word: '', measure: { value: ones, unit: 'count' } }),
  ];
}

/** "eight hydrangeas at 42 | a dozen boxwoods at 36 each": the dozen counts what comes next. */
function splitDozen(row: readonly Element[], i: number): Element[] | null {
  const element = row[i]!;
  // "a dozen post cap lights"
  const named = isContent(wordAt(row, i + 1)) && isContent(wordAt(row, i + 2));
  if (![1, 2, ...(named ? [3] : [])].some((step) => isPlural(wordAt(row, i + step)))) return null;
  // "air sealing 420 | a dozen baffles no make it 20": nothing by the dozen costs so much
  const dear = element.price!.value >= 100 && isPlural(row[i + 1]?.word ?? '');
  if (!dear && !row.slice(i + 1, i + 6).some((later) => /^(rate|regular)$/.test(later.tag) || later.word === 'at'))
    return null;
  const { per: _, ...price } = element.price!;
  return [
    makeElement({ from: element.from, to: element.to - 2, tag: 'money', word: '', price: { ...price, per: null } }),
    makeElement({ from: element.to - 2, to: element.to, tag: 'num', word: '', measure: { value: 12, unit: 'count' } }),
  ];
}

function isSize(row: readonly Element[], i: number): boolean {
  const { unit } = row[i]!.measure!;
  const next = row[i + 1];
  const word = next?.tag === 'word' ? next.word : '';
  // "both tanks they're 1500 gallons each 385 a tank": how large each is
  const rate = row.slice(i + 2, i + 4).find(({ tag }) => tag === 'rate' || tag === 'money');
  if (word === 'each' && unit === 'gal' && rate?.price?.per !== 'gal') return true;
  if (isRating(unit) || /^(in|mil|mm|cm|sq in|cu in)$/.test(unit)) return true;
  const singular = row[i]!.phrase?.kind === 'quantity' && /^(gal|ton|ft|yd|lb|qt|oz|square)$/.test(unit);
  if (!singular || !isContent(word) || isPrice(next)) return false;
  // "six foot cedar privacy", "50 gallon water heater": the unit stands in the singular
  return row[i]!.measure!.value !== 1 && !row[i]!.plural;
}

const isPrice = (element: Element | undefined): boolean => element?.tag === 'money' || element?.tag === 'rate';
