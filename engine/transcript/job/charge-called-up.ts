/**
 * When everything is read: a service of the price list that was plainly called up, and came to no line, is charged with as much
 * as was told of it. Only where more is charged by the list than at prices that were said.
 */

import type { Place } from '../fact.ts';
import { callsUpList } from './ask-list.ts';
import { type CalledUp, calledUp } from './called-up.ts';
import type { Context } from './context.ts';
import { type Amount, type Around, countOf, hoursOf, isMeasured, measureEnd, measureOf } from './count-called-up.ts';
import { hollowLines } from './hollow-lines.ts';
import type { JobLine } from './job.ts';
import { nameOf, normal } from './match-services.ts';
import { printedUnit } from './measure-units.ts';
import { isRefused, isTurnedDown, isWaived } from './named-in-passing.ts';
import { codeOf } from './push-service.ts';

/** So many services are charged where the list is talked through. */
const SEVERAL = 2;

/** `catalogue` is all of the list, where a reading left some of it out. */
export function chargeCalledUp(given: Context, catalogue: Context['catalogue']): void {
  const context = { ...given, catalogue };
  const { job } = context;
  if (catalogue.length === 0 || !job.isJob || job.isFlat) return;
  job.lines = job.lines.filter((line) => !isWaived(context.heard, line));
  const called = calledUp(context);
  if (called.length === 0) return;
  const hollow = hollowLines(context, called);
  const lines = job.lines.filter((line) => !hollow.includes(line));
  const counts = countsIn(context);
  const numbers = counts.filter((number) => !isTaken(lines, number));
  // who calls up prices of the list in so many words names other things in passing
  const isSparing = given.clauses.some(callsUpList);
  const recounted: (Amount & { line: JobLine })[] = [];
  const added: { line: JobLine; sure: number }[] = [];
  for (const service of new Set(called.map(({ name }) => name.service))) {
    const charged = lines.filter((line) => line.service?.name === service.name);
    if (charged.length > 1 || charged.some((line) => !isOne(line))) continue;
    const again = called.flatMap((one, k) =>
      one.name.service === service ? [{ one, around: aroundOf(context, called, k, numbers, counts) }] : [],
    );
    if (again.some(({ one, around }) => isToldPrice(lines, one, around))) continue;
    const all = again.map(({ one }) => one);
    if (isRefused(context, all)) continue;
    // "two bedroom" of a clean that is charged is no other clean of two bedrooms
    const meant = again.filter(
      ({ one, around }) => (charged.length > 0 || !isOfCharged(lines, one)) && !isTurnedDown(context, one, around),
    );
    if (meant.length === 0) continue;
    const found = meant.flatMap(({ one, around }) => {
      const amount = amountOf(
        one,
        around,
        meant.map((other) => other.one),
      );
      return amount ? [{ one, amount }] : [];
    });
    if (found.length === 0) continue;
    const best = found.reduce((a, b) => (b.amount.sure > a.amount.sure ? b : a));
    if (isSparing && best.amount.sure < 2) continue;
    if (charged.length > 0) {
      // "one smart lock" beside four locks that are rekeyed
      const isToldOne = again.some(({ one }) => context.heard.tokens[one.from - 1]?.lower === 'one');
      if (best.amount.sure > 0 && best.amount.value > 1 && !isToldOne)
        recounted.push({ line: charged[0]!, ...best.amount });
      continue;
    }
    const line = lineOf(context, best.one, best.amount);
    if (isWaived(context.heard, line)) continue;
    const sure = isAlone(context, best.one) ? Math.max(1, best.amount.sure) : best.amount.sure;
    added.push({ line, sure });
  }
  const said = lines.filter(({ source }) => source !== 'catalogue').length;
  const listed = lines.length - said;
  // what nothing tells a count of is charged beside others alone
  const isTalkOfList = listed + added.filter(({ sure }) => sure > 0).length >= SEVERAL;
  const sold = isTalkOfList ? added : added.filter(({ sure }) => sure > 0);
  if (listed + sold.length <= Math.max(said, 1)) return;
  for (const { line, value, at, to } of recounted) {
    line.quantity = value;
    line.price = Number(line.service!.fixedRate!);
    line.amount = null;
    if (at !== null) line.places.push({ from: at, to: to ?? at + 1 });
  }
  if (sold.length > 0) job.lines = [...lines, ...sold.map(({ line }) => line)].sort((a, b) => a.clause - b.clause);
}

const amountOf = (one: CalledUp, around: Around, again: readonly CalledUp[]): Amount | null =>
  one.name.service.fixedRate == null
    ? hoursOf(one, around)
    : isMeasured(one)
      ? measureOf(one, around)
      : countOf(one, around, again);

/** "plus aeration": nothing else is told in that breath; "senior session out at the lake for Kaylee": it is what is asked for. */
const isAlone = ({ clauses }: Context, { from, to }: CalledUp): boolean =>
  (clauses[0]!.elements[0]?.from === from &&
    !clauses[0]!.price &&
    clauses[0]!.elements.some(({ tag }) => tag === 'client')) ||
  clauses.some(
    ({ elements, opener }) =>
      /(?:^| )(?:plus|and|also|then)$/.test(opener) &&
      elements.length > 0 &&
      elements.every((element) => element.from >= from && element.to <= to),
  );

/** One was charged, as nothing beside its name tells how many. */
const isOne = ({ service, quantity, source, optional, range }: JobLine): boolean =>
  source === 'catalogue' && service!.fixedRate != null && quantity === 1 && !optional && !range;

const isOfCharged = (lines: readonly JobLine[], { fit }: CalledUp): boolean =>
  fit.said.length < fit.words.length &&
  lines.some(({ service }) => service && fit.said.every((word) => nameOf(service).words.includes(word)));

/** It was told with a price of its own. */
function isToldPrice(lines: readonly JobLine[], { from, to, fit, name }: CalledUp, around: Around): boolean {
  const unit = name.service.unit && name.service.unit !== 'each' ? printedUnit(codeOf(name.service.unit)) : null;
  return lines.some((line) => {
    if (line.source === 'catalogue') return false;
    const words = line.label
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(normal);
    if (fit.said.some((word) => words.includes(word))) return true;
    return line.places.some(
      (place) =>
        (place.from < to && from < place.to) ||
        (unit !== null && line.unit === unit && place.from < around.to && around.from < place.to),
    );
  });
}

/** Numbers that may count. */
function countsIn({ heard, clauses, catalogue }: Context): Around['numbers'] {
  const units = catalogue.flatMap(({ unit }) => (unit && unit !== 'each' ? [codeOf(unit)] : []));
  const isMeasure = (number: Place): boolean => units.some((unit) => measureEnd(heard, number, unit) > 0);
  const held = new Uint8Array(heard.tokens.length);
  for (const { elements } of clauses)
    for (const { tag, from, to } of elements)
      if (/^(?:rate|pct|date|clock|address|phone|email|client|tax|markup)$/.test(tag)) held.fill(1, from, to);
  return heard.numbers.filter(({ from, to }) => {
    const [before, behind] = [heard.tokens[from - 1]?.lower, heard.tokens[to]?.lower];
    return (
      !held[from] &&
      before !== '$' &&
      (before !== 'at' || isMeasure({ from, to })) &&
      !/^(?:\$|dollars?|bucks|cents|percent|%)$/.test(behind ?? '')
    );
  });
}

/** A line at a price that was said has it for its count. */
const isTaken = (lines: readonly JobLine[], { from, values }: Around['numbers'][number]): boolean =>
  lines.some(
    ({ places, quantity, price, amount, source }) =>
      source !== 'catalogue' &&
      places.some((place) => place.from <= from && from < place.to) &&
      [quantity, price, amount === null ? null : amount / 100].some(
        (value) => value !== null && values.includes(value),
      ),
  );

/** Behind more words, something else is told. */
const FAR = 22;

function aroundOf(
  { heard, clauses }: Context,
  called: readonly CalledUp[],
  k: number,
  numbers: Around['numbers'],
  all: Around['numbers'],
): Around {
  const one = called[k]!;
  const before = called.slice(0, k).findLast((other) => other.name.service !== one.name.service);
  const after = called.slice(k + 1).find((other) => other.name.service !== one.name.service);
  let from = Math.max(before?.to ?? 0, one.from - FAR);
  let to = Math.min(after?.from ?? heard.tokens.length, one.to + FAR);
  for (const { elements } of clauses)
    for (const element of elements) {
      if (!/^(?:money|rate)$/.test(element.tag) || numbers.some((number) => number.from === element.from)) continue;
      if (element.to <= one.from) from = Math.max(from, element.to);
      else if (element.from >= one.to) to = Math.min(to, element.from);
    }
  return { heard, from, to, numbers, all };
}

function lineOf({ clauses }: Context, one: CalledUp, { value, at, to }: Amount): JobLine {
  const { service } = one.name;
  const clause = clauses.findLastIndex(({ elements }) => elements[0]!.from <= one.from);
  const isHours = service.fixedRate == null;
  const price = Number(isHours ? service.hourlyRate! : service.fixedRate!);
  const isFlat = !isHours && !service.unit && value === 1;
  const unit = isHours ? 'hour' : isMeasured(one) ? printedUnit(codeOf(service.unit)) : (service.unit ?? 'each');
  return {
    clause: Math.max(0, clause),
    label: service.name,
    quantity: isFlat ? null : value,
    unit: isFlat ? null : unit,
    price: isFlat ? null : price,
    amount: isFlat ? Math.round(price * 100) : null,
    kind: isHours ? 'labor' : 'other',
    source: 'catalogue',
    places: [{ from: one.from, to: one.to }, ...(at === null ? [] : [{ from: at, to: to ?? at + 1 }])],
    service,
  };
}
