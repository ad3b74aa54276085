/**
 * A rate and the time it is of, told in two breaths and in either order: "setting is 65 an hour, I need nine hours for it",
 * "it books at 4.2 hours, shop rate is 130", "crew's 1100 a day, three days". They stay together, whatever verb is between.
 */
import { determiners, isContent, WORKERS, wordSet } from '../vocabulary/words.ts';
import type { Element, Price } from './elements.ts';
import { COPULA, hasOwnPrice, isPrice, wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

/** What may stand between the two: who needs, has, says or figures it, never a thing. */
const BETWEEN =
  /^(?:and|so|but|then|i|we|it|he|she|they|you|that|this|there|one|job|'s|'ll|'re|'ve|'d|'m|is|was|are|be|been|will|would|should|could|gonna|going|need|needs|needed|take|takes|took|taking|want|wants|have|has|had|got|put|putting|spend|spent|figure|figured|figuring|say|call|calling|make|makes|count|counting|plan|planning|allow|allowing|expect|estimate|guess|think|reckon|budget|budgeted|book|books|bill|billed|billing|bills|charge|charges|charged|get|gets|run|runs|ran|come|comes|came|work|works|worked|out|up|down|in|on|at|to|for|about|around|roughly|maybe|probably|like|just|only|another|me|us|him|her|them|all|altogether|total|of|a|times|x|by|over|the|labor|labour|my|our|rate|hours|time)$/;
const TAKES =
  /^(?:need|needs|needed|take|takes|took|taking|have|has|had|got|put|spend|spent|figure|figured|say|call|make|makes|count|plan|allow|expect|estimate|guess|think|reckon|budget|budgeted|books?|times|x|by|for|'s|is|was|'ve|'ll|of|came|comes|runs?|ran|works|at)$/;
const REACH = 10;
/** "the hours are at 70", "shop rate is 130", "day rate 1100": a rate that goes without "an hour". */
const RATED = wordSet('rate rates hourly hours time');
const WHOSE =
  /^(?:shop|labor|labour|hourly|crew|bench|field|service|tech|my|our|the|his|her|their|those|these|that|all|regular|normal|usual|standard|work)$/;
const UNITS: Record<string, RegExp> = { h: /^(?:hour|minute)$/, day: /^day$/, wk: /^week$/ };

const isRate = (element: Element | undefined): element is Element & { price: Price } =>
  element?.tag === 'rate' && element.price!.per !== null && element.price!.per in UNITS;
const isTime = (element: Element | undefined, per: string): boolean =>
  element?.tag === 'time' && UNITS[per]!.test(element.measure!.unit);

/** The row with such pairs bound, and the next thing opened behind them. Linear, with a short reach. */
export function bindHours(said: readonly Element[]): Element[] {
  // "five hours even at 58"
  const row = toldHours(said).filter(
    (element, k) =>
      // "four hours at my usual 95": the price is told
      !(
        element.tag === 'regular' &&
        /^(?:money|num)$/.test(said[k + 1]?.tag ?? '') &&
        said[k - 2]?.tag === 'time' &&
        wordAt(said, k - 1) === 'at' &&
        said[k + 1]!.price !== undefined &&
        !isContent(wordAt(said, k + 2))
      ) &&
      !(
        k > 0 &&
        said[k - 1]!.tag === 'time' &&
        /^(?:even|flat|solid|straight|total|tops|altogether)$/.test(element.word) &&
        /^(?:at|@)$/.test(wordAt(said, k + 1)) &&
        /^(?:num|money|rate|regular)$/.test(said[k + 2]?.tag ?? '')
      ),
  );
  for (let i = 0; i < row.length; i++) {
    const bare = bareRate(row, i);
    if (bare) row[i] = bare;
    // "two more hours at 80 each": of no people, each is the hour's
    const led =
      i > 1 &&
      row[i - 2]!.tag === 'time' &&
      /^(?:at|@)$/.test(wordAt(row, i - 1)) &&
      /^(?:hour|minute)$/.test(row[i - 2]!.measure!.unit);
    if (
      led &&
      row[i]!.tag === 'rate' &&
      row[i]!.price!.per === 'each' &&
      !row.slice(Math.max(0, i - 9), i - 2).some(isPeople)
    )
      row[i] = changeElement(row[i]!, { price: { ...row[i]!.price!, per: 'h' } });
    if (led && row[i]!.tag === 'num' && /^of (?:my|our)$/.test(`${wordAt(row, i + 1)} ${wordAt(row, i + 2)}`))
      row[i] = changeElement(row[i]!, { tag: 'money' });
    const ofLabor = /^labou?r$/.test(wordAt(row, i - 2)) && wordAt(row, i - 3) === 'of' && isTime(row[i - 4], 'h');
    const hourly = led || (ofLabor && wordAt(row, i - 1) === 'at') ? hourlyMeant(row, i) : undefined;
    if (hourly !== undefined) row[i] = changeElement(row[i]!, { price: { ...row[i]!.price!, value: hourly } });
    if (led && row[i]!.tag === 'money') openNext(row, i + 1);
    const rate = row[i]!;
    // "my son and I five hours"
    if (
      isTime(rate, 'h') &&
      wordAt(row, i - 1) === 'i' &&
      wordAt(row, i - 2) === 'and' &&
      isContent(wordAt(row, i - 3))
    )
      for (let k = i - 2; k < i; k++) row[k] = changeElement(row[k]!, { bound: true });
    if (!isRate(rate)) continue;
    const per = rate.price.per!;
    const own = timeBefore(row, i, per);
    let last = i;
    // "repoint the chimney 18 hours | scaffold 280 | the hours are at 70"
    if (
      bare &&
      own < 0 &&
      /^(?:hours|time)$/.test(row.slice(Math.max(0, i - 3), i).findLast(({ word }) => RATED.has(word))?.word ?? '')
    ) {
      const told = row.findLastIndex((one, k) => k < i && k > i - 20 && isTime(one, per));
      const behind = row[told + 1];
      if (told >= 0 && behind && isContent(behind.word)) row[told + 1] = changeElement(behind, { opens: true });
      continue;
    }
    // "six hours Monday and four hours Tuesday at 88 an hour"
    const and = wordAt(row, own - 1) === 'and';
    const day = own - (and ? 2 : 1);
    if (day > 0 && row[day]!.tag === 'date' && isTime(row[day - 1], per) && (and || row[own + 1]?.tag === 'date'))
      bind(row, day, i);
    if (own >= 0) {
      const between = row.slice(own + 1, i);
      if (!bare || !between.every(({ tag, word }) => tag === 'word' && (BETWEEN.test(word) || WHOSE.test(word))))
        continue;
      bind(row, own + 1, i);
    } else {
      const time = timeBehind(row, i, per);
      if (time < 0) continue;
      if (row[time]!.tag === 'num')
        row[time] = {
          ...row[time]!,
          tag: 'time',
          measure: { value: row[time]!.measure!.value, unit: per === 'h' ? 'hour' : per },
        };
      bind(row, i + 1, time);
      last = time;
    }
    i = Math.max(i, openNext(row, last + 1) - 1);
  }
  return row;
}

/** What an hour may cost. */
const isHourly = (element: Element | undefined): boolean =>
  /^(?:num|money|rate)$/.test(element?.tag ?? '') && (element!.price?.value ?? 0) >= 15 && element!.price!.value <= 250;

/** "hourly rate is 90, total hours 7.5", "3 hours at 110 and a helper for 5 at 50": those numbers are of hours. */
const toldHours = (row: readonly Element[]): readonly Element[] =>
  row.map((element, i) => {
    const more =
      wordAt(row, i - 1) === 'for' &&
      wordAt(row, i + 1) === 'at' &&
      isHourly(row[i + 2]) &&
      row
        .slice(Math.max(0, i - 8), i)
        .some((one, k, near) => one.tag === 'time' && one.measure!.unit === 'hour' && near[k + 1]?.word === 'at');
    const { from, to, tag, measure } = element;
    const ends = row[i + 1] === undefined || row[i + 1]!.tag === 'break' || wordAt(row, i + 1) === 'at';
    const listed = wordAt(row, i - 1) === 'hours' && /^(?:total|labou?r|)$/.test(wordAt(row, i - 2));
    return tag === 'num' && ((listed && ends && measure!.value <= 200) || (more && measure!.value <= 24))
      ? makeElement({ from, to, tag: 'time', word: '', measure: { value: measure!.value, unit: 'hour' } })
      : element;
  });

const isPeople = (element: Element): boolean =>
  WORKERS.test(element.word) ||
  /^(?:me|us|both|myself)$/.test(element.word) ||
  (element.tag === 'num' && element.measure!.value > 1);

/** The next thing opens behind the pair and its tail, which ends where is answered. */
function openNext(row: Element[], from: number): number {
  const end = tailEnd(row, from);
  bind(row, from, end - 1);
  const next = row[end];
  if (next?.tag === 'word' && (isContent(next.word) || determiners.has(next.word)) && hasOwnPrice(row, end))
    row[end] = changeElement(next, { opens: true });
  openBehindWork(row, end);
  return end;
}

/** "65 an hour for nine hours to set the backsplash | grout 78": what it is for ends at its noun where another price follows. */
function openBehindWork(row: Element[], from: number): void {
  if (!/^(?:to|for)$/.test(wordAt(row, from))) return;
  let k = from + 1;
  if (wordAt(row, from) === 'to' && isContent(wordAt(row, k))) k++;
  if (determiners.has(wordAt(row, k))) k++;
  const noun = k;
  while (row[k]?.tag === 'word' && isContent(row[k]!.word)) k++;
  if (row[k]?.tag !== 'money' || k - noun < 2) return;
  const at = k - noun > 2 ? noun + 2 : noun + 1;
  row[at] = changeElement(row[at]!, { opens: true });
}

function bind(row: Element[], from: number, to: number): void {
  for (let k = from; k <= to; k++) row[k] = changeElement(row[k]!, { bound: true });
}

/** "shop rate is 130": a figure of a rate's size that a word for a rate leads, where hours or days are near. */
function bareRate(row: readonly Element[], i: number): Element | null {
  const element = row[i]!;
  if ((element.tag !== 'money' && element.tag !== 'num') || !element.price || element.price.low !== undefined)
    return null;
  let k = i - 1;
  while (k > i - 4 && (/^(?:at|about|around|only|just|now)$/.test(wordAt(row, k)) || COPULA.has(wordAt(row, k)))) k--;
  const word = wordAt(row, k);
  const whose = wordAt(row, k - 1);
  if (!RATED.has(word) || (k === i - 1 && !/^rates?$/.test(word)) || isPrice(row[i + 1])) return null;
  const per = whose === 'day' ? 'day' : 'h';
  // "rate's 75, three hours"
  const first = /^rates?$/.test(word) && (k === 0 || row[k - 1]!.tag === 'break');
  if (per === 'h' && word !== 'hourly' && !first && !WHOSE.test(whose) && !WORKERS.test(whose)) return null;
  if (/^(?:hours|time)$/.test(word) && !/^(?:the|my|those|these|all|our)$/.test(whose)) return null;
  const value = element.price.readings.find((one) => one >= 10 && one <= (per === 'h' ? 400 : 5000));
  const far = row.slice(Math.max(0, k - 16), i + REACH);
  if (value === undefined || !far.some((one) => isTime(one, per))) return null;
  return changeElement(element, { tag: 'rate', price: { ...element.price, value, per } });
}

/** What an hour costs that is told behind its time; less or more may be of all of them. */
const LEAST_HOURLY = 40;
const MOST_HOURLY = 400;

/** "four hours at sixty two fifty" is no 6,250; "five hours at twelve fifty" may be of all five, as is what is "for the crew". */
function hourlyMeant(row: readonly Element[], i: number): number | undefined {
  const { tag, price } = row[i]!;
  if (!/^(?:money|num|rate)$/.test(tag) || !price || price.value < MOST_HOURLY) return undefined;
  if (/^(?:for|total|flat|even|all|altogether|in)$/.test(wordAt(row, i + 1))) return undefined;
  return price.readings.find((one) => one >= LEAST_HOURLY && one < MOST_HOURLY);
}

/** The time that the same breath has already, -1 for none: nothing priced may stand between. */
function timeBefore(row: readonly Element[], i: number, per: string): number {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    if (isTime(row[k], per)) return k;
    if (isPrice(row[k]) || /^(?:client|type|address|phone|email)$/.test(row[k]!.tag) || wordAt(row, k) === 'then')
      return -1;
  }
  return -1;
}

/** The time, or the bare number of "times eleven", that follows with nothing but the words of needing it; -1 for none. */
function timeBehind(row: readonly Element[], i: number, per: string): number {
  let takes = true;
  for (let k = i + 1; k < Math.min(row.length, i + REACH); k++) {
    const element = row[k]!;
    const next = row[k + 1];
    const counted = element.tag === 'num' && /^(?:times|x)$/.test(wordAt(row, k - 1)) && !isTime(next, per);
    if (isTime(element, per) || counted) {
      const after = wordAt(row, k + 1);
      // "75 an hour two hour minimum", "95 an hour three hours at 120 an hour"
      if (/^(?:minimum|min|notice|lead|away|old|warranty|drive|driving|max|or|before|ago)$/.test(after)) return -1;
      if (isPrice(next) || (/^(?:at|@)$/.test(after) && isPrice(row[k + 2]))) return -1;
      return takes ? k : -1;
    }
    if (element.tag !== 'word') return -1;
    const crew =
      /^(?:per|a|an|each|apiece|every)$/.test(element.word) ||
      (WORKERS.test(element.word) && /^(?:per|a|an|every)$/.test(wordAt(row, k - 1))) ||
      // "165 an hour for the crew figure five hours"
      (/^(?:crew|team|truck|lot|bunch)$/.test(element.word) && wordAt(row, k - 1) === 'the');
    if (!crew && !BETWEEN.test(element.word)) return -1;
    takes =
      takes &&
      (crew || k === i + 1 || TAKES.test(element.word) || row.slice(i + 1, k + 4).some(({ word }) => TAKES.test(word)));
  }
  return -1;
}

/** Where "for it", "total", "each", "of work" behind the pair ends. */
function tailEnd(row: readonly Element[], from: number): number {
  let k = from;
  for (;;) {
    const two = `${wordAt(row, k)} ${wordAt(row, k + 1)}`;
    if (/^of (?:my|our)$/.test(two) && /^(?:labou?r|time|work)$/.test(wordAt(row, k + 2))) k += 3;
    else if (
      /^(?:(?:for|on|in|of|with|doing) (?:it|that|this|them|him|her|there|us|all|labou?r|work)|all (?:in|told|up)|on site|per (?:man|guy|head|person))$/.test(
        two,
      )
    )
      k += 2;
    else if (/^(?:total|altogether|tops|each|apiece|worth|there|flat)$/.test(wordAt(row, k))) k++;
    else return k;
  }
}
