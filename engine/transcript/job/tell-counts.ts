/** Which counts and measures multiply a price, by judgement. */
import type { Token } from '../hear.ts';
import { countFeatures, countsAround, rowOf } from '../learned/count-features.ts';
import type { Judgement } from '../learned/judgement.ts';
import { isContent, isPlural, WORKERS } from '../vocabulary/words.ts';
import { type Clause, clauseOf } from './clauses.ts';
import type { Element } from './elements.ts';
import { changeElement } from './make-element.ts';

/** The clauses with each price knowing what multiplies it. */
export function tellCounts(clauses: readonly Clause[], tokens: readonly Token[], judgement: Judgement): Clause[] {
  const row = rowOf(clauses);
  const start = (k: number): number => tokens[row.elements[k]!.from]!.start;
  const told = new Map<Element, Element>();
  for (const [at, element] of row.elements.entries()) {
    if ((element.tag !== 'money' && element.tag !== 'rate') || !element.price) continue;
    if (element.role && element.role !== 'optional') continue;
    const counts = countsAround(row, at);
    const sure = measureBehind(row.elements, at);
    const multipliers =
      sure > 0
        ? [sure]
        : counts.filter(
            (k) =>
              !isOfCrew(row.elements, k, at) &&
              !coversAll(row.elements, k, at) &&
              !isHowLong(row.elements, k, at) &&
              judgement.multiplies(countFeatures(row, at, k, counts), start(at), start(k)),
          );
    if (multipliers.length)
      told.set(element, changeElement(element, { multipliers: multipliers.map((k) => row.elements[k]!) }));
  }
  return clauses.map((clause) =>
    clause.price && clause.elements.some((element) => told.has(element))
      ? clauseOf(
          clause.elements.map((element) => told.get(element) ?? element),
          clause.opener,
        )
      : clause,
  );
}

/** "60 cents a square foot that's 900 square feet", "95 an hour … for three hours of work": what the price is surely of; 0 where nothing is. */
function measureBehind(row: readonly Element[], price: number): number {
  const { per } = row[price]!.price!;
  const k = price + 3;
  if (
    row[k]?.tag === 'qty' &&
    row[k - 2]!.word === 'that' &&
    row[k - 1]!.word === "'s" &&
    row[k]!.measure!.unit === per
  )
    return k;
  if (per !== 'h') return 0;
  for (let at = price + 1; at < Math.min(row.length - 2, price + 16); at++) {
    if (row[at]!.price !== undefined && row[at]!.tag !== 'num') return 0;
    const work = row[at + 1]!.word === 'of' && row[at + 2]!.word === 'work' && row[at - 1]!.word === 'for';
    if (row[at]!.tag === 'time' && row[at]!.measure!.unit === 'hour' && work) return at;
  }
  return 0;
}

/** "four movers seven hours at 190 an hour": nobody takes as much, so it is of them all. */
const isOfCrew = (row: readonly Element[], count: number, price: number): boolean =>
  row[count]!.tag === 'num' &&
  row[price]!.price!.per === 'h' &&
  row[price]!.price!.value >= 100 &&
  WORKERS.test(row[count + 1]?.word ?? '') &&
  !/^(?:each|apiece|per)$/.test(row[price + 1]?.word ?? '') &&
  !(row[price + 1]?.word === 'a' && WORKERS.test(row[price + 2]?.word ?? ''));

/** "three to four days | staining 400": a sum is no price of a day unless it is said to be. */
const isHowLong = (row: readonly Element[], time: number, price: number): boolean =>
  row[time]!.tag === 'time' &&
  /^(?:day|week|month)$/.test(row[time]!.measure!.unit) &&
  row[price]!.tag === 'money' &&
  price > time + 1 &&
  !/^(?:at|for)$/.test(row[price - 1]!.word) &&
  isContent(row[price - 1]!.word) &&
  !/^(?:each|a|per)$/.test(row[price + 1]?.word ?? '');

/** "mount and balance all four 80", "all three toilets 240": one price for all of them. */
export function coversAll(row: readonly Element[], count: number, price: number): boolean {
  // "72 a month for all six"
  if (
    count === price + 3 &&
    row[count]!.tag === 'num' &&
    row[price + 1]!.word === 'for' &&
    row[price + 2]!.word === 'all' &&
    /^(?:mo|wk|yr)$/.test(row[price]!.price?.per ?? '')
  )
    return true;
  return (
    row[count]!.tag === 'num' &&
    row[count - 1]?.word === 'all' &&
    row[price]!.tag === 'money' &&
    price > count &&
    price <= count + 2 &&
    row.slice(count + 1, price).every(({ word }) => isPlural(word)) &&
    !/^(each|apiece)$/.test(row[price + 1]?.word ?? '')
  );
}
