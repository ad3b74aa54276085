/**
 * The ways to do a job are told one behind the other, each with its price: "one way is two movers at 118 an hour the other
 * way is three at 160", "plan A is … plan B is …". What leads up to a way names nothing, and counts nothing: "she wants it two
 * ways | cedar at 5200 or chain link at 3100 | either way | the gate is 350".
 */
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, SUBJECTS, wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';

const WAY = wordSet('way option choice version route approach scenario');
const WAYS = wordSet('ways options choices prices');
const NAMED = wordSet('option plan package choice version tier scenario');
const LEADS = wordSet('way ways option plan package choice version tier scenario other');
const ORDER: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, other: 3, last: 3, a: 0, b: 1, c: 2 };
const COPULA = /^(?:is|'s|would|'d|be)$/;
const JOINS = /^(?:and|or|but|then|versus)$/;
const GOES = /^(?:can|could|'d|would|might|go|do|it|this|that|take|have|get|the|job|to|about|here)$/;

/** How far a way goes on to its price. */
const REACH = 18;
/** How far it is told in one breath. */
const BREATH = 12;
const ENDS = /^(?:and|plus|then|so|but|if|because|which|that)$/;
const FEW = 4;

interface Lead {
  from: number;
  to: number;
  place: number;
  /** It has a name that is kept: "option two". */
  named: boolean;
}

const isOne = (element: Element | undefined): boolean =>
  element?.word === 'one' || (element?.tag === 'num' && element.measure!.value === 1);

const copulaEnd = (row: readonly Element[], from: number): number => {
  let to = from;
  while (to < from + 2 && COPULA.test(wordAt(row, to))) to++;
  return to;
};

/** What leads up to a way at i; null where nothing does. */
function leadAt(row: readonly Element[], i: number): Lead | null {
  if (NAMED.has(wordAt(row, i))) {
    const { tag, measure } = row[i + 1] ?? row[i]!;
    const word = wordAt(row, i + 1);
    const place = tag === 'num' ? measure!.value - 1 : (ORDER[word] ?? ['one', 'two', 'three', 'four'].indexOf(word));
    const to = copulaEnd(row, i + 2);
    return place >= 0 && place < FEW && !/^(?:first|second|third|other|last)$/.test(word) && to > i + 2
      ? { from: i, to, place, named: true }
      : null;
  }
  const at = wordAt(row, i) === 'the' ? i + 1 : i;
  const place = isOne(row[at]) ? 0 : (ORDER[wordAt(row, at)] ?? -1);
  if (place < 0 || wordAt(row, at).length === 1 || wordAt(row, i - 1) === 'the') return null;
  const noun = WAY.has(wordAt(row, at + 1)) ? at + 2 : at + 1;
  const to = copulaEnd(row, noun);
  // "the other's asphalt": the word for it is left out of what comes last
  const told =
    noun === at + 1 ? place === ORDER.other && at > i && to > noun : to > noun || wordAt(row, at + 1) === 'way';
  return told ? { from: i, to, place, named: false } : null;
}

/** Where the price of the way that begins at `from` stands, before `end`; -1 where it has none. */
const priceOfWay = (row: readonly Element[], from: number, end: number): number => {
  for (let k = from; k < Math.min(end, row.length); k++) if (isPrice(row[k])) return k;
  return -1;
};

/** Where the way that begins at `from` can be told up to its price in one breath; `from` where something else is begun. */
function breathEnd(row: readonly Element[], from: number): number {
  const price = priceOfWay(row, from, from + BREATH);
  return row.slice(from, price + 1).some(({ tag, word }) => tag === 'break' || ENDS.test(word)) ? from : price;
}

/** The leads of ways that are told one behind the other; of less than two, none. */
function seriesOf(row: readonly Element[]): Lead[] {
  const all: Lead[] = [];
  for (let i = 0; i < row.length; i++) {
    const lead = leadAt(row, i);
    if (!lead) continue;
    all.push(lead);
    i = lead.to - 1;
  }
  const told = new Set<Lead>();
  for (const [n, lead] of all.entries()) {
    const next = all[n + 1];
    if (
      next &&
      next.named === lead.named &&
      next.place > lead.place &&
      (lead.place === 0 || told.has(lead)) &&
      priceOfWay(row, lead.to, Math.min(next.from, lead.to + REACH)) >= 0 &&
      priceOfWay(row, next.to, next.to + REACH) >= 0
    ) {
      told.add(lead);
      told.add(next);
    }
  }
  return all.filter((lead) => told.has(lead));
}

/** Where "two ways they can go", "both ways", "two options" ends at i; -1 where it does not stand there. */
function waysEnd(row: readonly Element[], i: number): number {
  const count = row[i]!;
  const few = count.tag === 'num' && count.measure!.value >= 2 && count.measure!.value <= FEW;
  // "375 each way two ways": so many trips
  if (!(few || count.word === 'both') || isPrice(row[i - 1]) || wordAt(row, i - 1) === 'way') return -1;
  let to = i + 1;
  if (/^(?:different|separate)$/.test(wordAt(row, to))) to++;
  if (!WAYS.has(wordAt(row, to))) return -1;
  to++;
  const subject = SUBJECTS.has(wordAt(row, to)) || wordAt(row, to) === 'to';
  if (subject) {
    to++;
    while (GOES.test(wordAt(row, to))) to++;
  }
  return to;
}

/** What may be the first word of a way. */
const begins = (row: readonly Element[], k: number): boolean => {
  const element = row[k];
  return (
    element !== undefined &&
    (/^(?:num|time|qty)$/.test(element.tag) ||
      (element.tag === 'word' && (isContent(element.word) || /^(?:an?|the|either|just|with)$/.test(element.word))))
  );
};

/** Where "either way" ends at i, if what holds for each way comes next; -1 where it does not. */
function eitherEnd(row: readonly Element[], i: number): number {
  if (!/^(?:either|both)$/.test(wordAt(row, i)) || !/^ways?$/.test(wordAt(row, i + 1))) return -1;
  const to = i + 2;
  const led = wordAt(row, i) === 'either' || /^(?:qty|money|rate)$/.test(row[i - 1]?.tag ?? '');
  const joined = wordAt(row, to) === 'and' ? to + 1 : to;
  return led && begins(row, joined) && priceOfWay(row, joined, joined + REACH) >= 0 ? to : -1;
}

/** The row with the ways begun where they begin, and what leads up to them out of it. */
export function bindWays(row: readonly Element[]): Element[] {
  if (!row.some(({ word }) => LEADS.has(word))) return [...row];
  const out: (Element | null)[] = [...row];
  const change = (k: number, changes: Partial<Element>): void => {
    if (out[k]) out[k] = changeElement(out[k], changes);
  };
  const series = seriesOf(row);
  for (const { from, to, named } of series) {
    const end = breathEnd(row, to);
    if (!named || row.slice(to, end).some(({ tag }) => tag === 'num' || tag === 'time'))
      for (let k = to + 1; k <= end; k++) change(k, { opens: false, bound: true });
    if (named) {
      change(from, { opens: true, bound: false });
      for (let k = from + 1; k <= to; k++) change(k, { opens: false, bound: true });
      continue;
    }
    const start = JOINS.test(wordAt(row, from - 1)) ? from - 1 : from;
    out.fill(null, start, to);
    out[start] = plainElement(row[start]!.from, row[to - 1]!.to, 'break', ';');
    change(to, { opens: true, bound: false, chosen: true });
    // "the other's brick at 2100": nobody else's
    const price = priceOfWay(row, to, to + REACH);
    if (/^(?:money|rate)$/.test(row[price]!.tag)) change(price, { role: 'optional' });
  }
  for (let i = 0; i < row.length; i++) {
    const to = waysEnd(row, i);
    if (to > 0 && begins(row, to) && priceOfWay(row, to, to + REACH) >= 0) {
      // "June 19th next year | two ways they can go | six hours for 2400"
      if (row[i - 1]?.tag === 'date') change(i, { opens: true, bound: false });
      for (let k = i + 1; k < to; k++) change(k, { opens: false, bound: true });
      change(to, { opens: true, bound: false });
    }
    const either = eitherEnd(row, i);
    if (either > 0) change(either, { opens: true, bound: false });
  }
  return out.filter((element) => element !== null);
}
