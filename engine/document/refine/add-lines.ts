/** New lines: at a price that is said, else at the price list's, else not at all. Also more of what is there already. */

import { add, fromDollars, multiply, multiplyDecimals, percentOf } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import { wordTable } from '../../word-table.ts';
import type { DocumentContent, LineItem } from '../business-document.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  type Situation,
  show,
  withFigures,
} from './apply-edit.ts';
import { peopleWords } from './change-line.ts';
import { changeLines } from './change-lines.ts';
import { changeTravel } from './change-travel.ts';
import { type Clause, type Part, readingsOf, writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';
import { findService, priceOf } from './find-service.ts';
import { capitalize, centsOf, isCharged, linesOf, moneyOf } from './read-content.ts';

const opener =
  /^(?:add|include|put|throw|tack|charge|bill|give|insert|also|need|we need|they need|they want|they also want|client wants|plus|there 's|there is|there are|list)(?: (?:them|him|her|me|us|it))?(?: (?:in|on|also))?\b/;

export const addLines: Handler = (clause, situation) => {
  const { pattern } = clause;
  const surcharge = addSurcharge(clause, situation);
  if (surcharge) return surcharge;
  if (!opener.test(pattern)) return null;
  const start = opener.exec(pattern)![0].split(' ').length;
  const parts = clause.parts.slice(start);
  const target = parts
    .filter(
      ({ phrase, word }) =>
        !phrase &&
        !/^(more|another|second|third|extra|additional|to|onto|on|of|the|a|an|for|at|in|each|as|well|too|some|option|optional|with|and|'s)$/.test(
          word,
        ),
    )
    .map(({ word }) => word);
  const found = target.length > 0 ? findTargets(situation, target) : { kind: 'none' as const };
  const flatCharge = /\b(?:trip|service|delivery|call|minimum) (?:charge|fee|call)\b/.test(pattern);
  if (found.kind === 'travel' && !flatCharge && parts.some(({ phrase }) => phrase))
    return changeTravel(clause, situation, situation.content.travel_cost && !/^charge\b/.test(pattern) ? 1 : null);
  if (/\bmark ?up\b/.test(pattern)) return null;
  // "add 15 percent to the materials"
  if (/^(?:add|tack on|put) PERCENT\d+ (?:to|on|onto) /.test(pattern)) return changeLines(clause, situation);
  const oneMore =
    /^(?:add|include|put in|throw in) (?:an? second|a third|another|one more|an additional|an extra) (?!option)/.test(
      pattern,
    ) && !parts.some(({ phrase }) => phrase);
  if (found.kind === 'lines' && found.lines.length === 1 && oneMore) return addOne(clause, situation, found.lines[0]!);
  const asksMore = /\b(?:more|another|additional|extra)\b|^(?:add|tack(?: on)?) [A-Z]+\d+ (?:to|onto|on)\b/.test(
    pattern,
  );
  const hoursOf = /^(?:add|put|tack on|give) DURATION\d+ (?:of|to|for|in) /.test(pattern);
  const counted =
    /^add NUMBER\d+ /.test(pattern) &&
    !parts.some(({ phrase }) => phrase && /^(money|rate)$/.test(phrase.kind)) &&
    !/\bat\b/.test(pattern);
  const priced =
    parts.some(({ phrase }) => phrase && /^(money|rate)$/.test(phrase.kind)) ||
    /\b(?:at|for) NUMBER\d|^\w+ NUMBER\d+ for /.test(pattern);
  // "put the walls at 2 dollars a foot" prices what is there
  if (found.kind === 'lines' && priced && !/^(?:add|include|throw in|tack|also|insert|plus|there)\b/.test(pattern))
    return changeLines(clause, situation);
  if (found.kind === 'lines' && linesOf(situation.content)[found.lines[0]!]!.optional === true && !priced) return null;
  if (
    found.kind === 'lines' &&
    (asksMore || counted || (hoursOf && !priced && linesOf(situation.content)[found.lines[0]!]!.unit === 'hour')) &&
    (!priced || /\b(?:to|onto) (?:the )?[a-z]/.test(pattern))
  ) {
    return changeLines(clause, situation);
  }
  if (found.kind === 'lines' && !priced && /^(?:we |they )?(?:also )?need NUMBER\d/.test(pattern))
    return changeLines(clause, situation);
  return addLine(clause, situation, parts, target);
};

/** "add another walk gate": one more of what is there, at its price. */
function addOne(clause: Clause, { content }: Situation, index: number): Outcome {
  const line = linesOf(content)[index]!;
  if (line.quantity === null || centsOf(line.unit_price) === null)
    return refuse(`${line.description} is one price for the whole: say what one more costs.`);
  const next = withFigures(line, { quantity: line.quantity + 1 }, clause);
  return changed(
    applyEdit(content, { lines: new Map([[index, next]]) }),
    `${line.description}: quantity ${line.quantity} → ${line.quantity + 1}`,
    [index],
  );
}

/** What recurs is its price times the periods that were said: "hosting for a year" by the month is 12, without any it is 1. */
function periodsOf(clause: Clause, unit: string): number | null {
  const months: Record<string, number> = { month: 1, quarter: 3, year: 12 };
  const per = months[unit.toLowerCase()];
  const length = clause.parts.find(({ phrase }) => phrase?.kind === 'duration')?.phrase;
  if (per === undefined) return null;
  if (length?.kind !== 'duration') return 1;
  const count = (length.months ?? months[length.said?.unit ?? '']! * (length.said?.value ?? Number.NaN)) / per;
  return Number.isInteger(count) ? count : null;
}

/** "add a 10 percent rush fee": a line of its own on all lines, or on what it was said to be on. */
function addSurcharge(clause: Clause, situation: Situation): Outcome | null {
  const reason = /^(?:add|charge|tack on|include) PERCENT\d+ for (?<name>[a-z' -]+)$/.exec(clause.pattern);
  const named =
    /^(?:(?:add|charge|put|tack on|include|apply)(?: on| in)? )?(?:an? |the )?PERCENT\d+ (?<name>(?:[a-z-]+ )*?(?:fee|surcharge|charge|gratuity|tip|markup on everything|contingency|overhead|premium|upcharge|profit|bond|handling))(?: (?:on|to|of|for) (?:the )?(?<what>.+))?$/.exec(
      clause.pattern,
    );
  const forThat = reason && findTargets(situation, reason.groups!.name!.split(' ')).kind === 'none' ? reason : null;
  const match = named ?? forThat;
  if (!match) return null;
  const percent = clause.parts.find(({ phrase }) => phrase?.kind === 'percent')!.phrase;
  if (percent?.kind !== 'percent') return null;
  const { content } = situation;
  const what = match.groups?.what;
  let lines = linesOf(content).filter(isCharged);
  if (what && !/^(?:everything|total|the total|whole job|job|all|it)$/.test(what)) {
    const found = findTargets(situation, what.split(' '));
    if (found.kind !== 'lines') return refuse(`There is no line “${what}” in this document.`);
    lines = found.lines.map((index) => linesOf(content)[index]!);
  }
  const base = add(lines.map((line) => centsOf(line.amount) ?? 0));
  const amount = percentOf(base, percent.value);
  const name = capitalize(match.groups!.name!);
  const line = newLine(`${name} (${percent.value}%)`, { quantity: null, unit: null, unitPrice: null, amount }, clause);
  const added: LineItem = {
    ...line,
    source: 'computed',
    evidence: { ...evidenceOf(clause), computation: `${percent.value}% of ${show(base)}` },
  };
  return changed(applyEdit(content, { added: [added] }), `Added ${added.description}: ${show(amount)}`, [
    linesOf(content).length,
  ]);
}

interface NewFigures {
  quantity: number | null;
  unit: string | null;
  unitPrice: number | null;
  amount: number | null;
}

function newLine(description: string, { quantity, unit, unitPrice, amount }: NewFigures, clause: Clause): LineItem {
  return {
    description,
    quantity,
    unit,
    unit_price: unitPrice === null ? null : moneyOf(unitPrice),
    amount: amount === null ? null : moneyOf(amount),
    optional: false,
    source: 'edited',
    evidence: evidenceOf(clause),
  };
}

function addLine(
  clause: Clause,
  situation: Situation,
  parts: readonly Part[],
  target: readonly string[],
): Outcome | null {
  const { content } = situation;
  const optional =
    /\b(?:optional|as an option|as an add on|as an upgrade|as an extra|option to|an option for|as optional)\b/.test(
      clause.pattern,
    );
  const read = readLine(clause, parts);
  if (typeof read === 'string') return refuse(read);
  const { description } = read;
  if (description === '') return null;
  if (/\b(?:no charge|at no cost|free of charge|for free|free|complimentary|on the house)\b/.test(clause.pattern))
    return addFree(content, description);
  const negative = /\b(?:minus|negative)\b/.test(clause.pattern);
  if (negative) return refuse(`A quantity or price cannot be negative: “${clause.said}”.`);
  let figures: NewFigures;
  let evidence = evidenceOf(clause);
  let source: LineItem['source'] = 'edited';
  let name = capitalize(description);
  if (read.price === null) {
    const service = findService(situation, target, read.quantity !== null && read.unit === 'hour');
    const price = service && priceOf(service, read.unit === 'hour');
    if (!service || price === null) return refuse(noPrice(clause, description));
    // a price by the hour or the foot says nothing without a quantity
    const perUnit = service.unit && !/^(each|ea|job|flat)$/i.test(service.unit);
    const hourly = service.fixedRate == null;
    const periods = hourly ? null : periodsOf(clause, service.unit ?? '');
    if (read.quantity === null && periods === null && (perUnit || hourly))
      return refuse(`${service.name} is priced by the ${hourly ? 'hour' : service.unit}: say how much of it.`);
    const quantity = periods ?? read.quantity ?? 1;
    figures = {
      quantity,
      unit: hourly ? 'hour' : (service.unit ?? null),
      unitPrice: price!,
      amount: multiply(moneyOf(price!), quantity),
    };
    evidence = { ...evidence, service: { id: service.id ?? null, name: service.name } };
    source = 'catalogue';
    if (
      stemsOf(service.name).every((stem) => stemsOf(name).includes(stem)) ||
      stemsOf(name).every((stem) => stemsOf(service.name).includes(stem))
    )
      name = service.name;
  } else {
    figures = priceNew(read);
  }
  const line: LineItem = { ...newLine(name, figures, clause), optional, source, evidence };
  const after = applyEdit(content, { added: [line] });
  return changed(after, `Added ${name}${optional ? ' as an option' : ''}: ${show(figures.amount ?? 0)}`, [
    linesOf(content).length,
  ]);
}

function addFree(content: DocumentContent, description: string): Outcome {
  const text = capitalize(
    `${description.replace(/\s*(?:at no (?:extra |additional )?(?:charge|cost)|free of charge|for free|free|complimentary|on the house)\s*/gi, ' ').trim()} at no charge`,
  );
  const scope = Array.isArray(content.scope) ? content.scope : [];
  return changed({ ...content, scope: [...scope, text] }, `Scope: added “${text}”`, []);
}

const noPrice = (clause: Clause, what: string): string =>
  `No price was said for “${what || clause.said}” and the price list has none: say it again with a price, such as “${clause.said} at 80 dollars”.`;

interface ReadLine {
  description: string;
  quantity: number | null;
  unit: string | null;
  price: Phrase | null;
  cents: number | null;
  /** The price is for each of them, not for all together. */
  each: boolean;
}

const units = wordTable<string>({
  ft: 'linear ft',
  h: 'hour',
  yd: 'cu yd',
  in: 'inch',
  mi: 'mile',
  gal: 'gallon',
});

/** Takes count, measure and price out of the words; what is left is the description. */
function readLine(clause: Clause, parts: readonly Part[]): ReadLine | string {
  const at = (index: number): string => parts[index]?.word ?? '';
  const used = new Set<number>();
  let price: { phrase: Phrase; index: number } | null = null;
  let quantity: number | null = null;
  let unit: string | null = null;
  for (const [index, { phrase }] of parts.entries()) {
    if (!phrase) continue;
    if (phrase.kind === 'money' || phrase.kind === 'rate') {
      if (price && price.phrase.kind !== 'number') return `“${clause.said}” names several prices.`;
      if (price?.phrase.kind === 'number' && quantity === null) {
        // "inside windows, 12 windows at 8 dollars each"
        quantity = price.phrase.value;
        used.add(price.index);
      }
      price = { phrase, index };
    } else if (phrase.kind === 'number' && !price && index === 0 && at(1) === 'for') price = { phrase, index };
    else if (
      phrase.kind === 'number' &&
      !price &&
      (/^(at|,|:|is|-)$/.test(at(index - 1)) ||
        (at(index - 1) === 'for' && !countsHeads(at(index + 1))) ||
        index === parts.length - 1) &&
      index > 0
    )
      price = { phrase, index };
    else if (
      phrase.kind === 'number' &&
      quantity === null &&
      (index <= 1 || /^(of|,|and)$/.test(at(index - 1)) || (at(index - 1) === 'for' && countsHeads(at(index + 1)))) &&
      at(index + 1) !== '' &&
      !/^(by|x|inch|"|'|-)$/.test(at(index + 1))
    ) {
      quantity = phrase.value;
      if (countsHeads(at(index + 1))) unit = 'person';
      used.add(index);
    } else if (
      phrase.kind === 'quantity' &&
      phrase.value !== undefined &&
      quantity === null &&
      (at(index + 1) === 'of' || price?.phrase.kind === 'rate' || ratedLater(parts, index))
    ) {
      quantity = phrase.value;
      unit = units[phrase.unit] ?? phrase.unit;
      used.add(index);
    } else if (
      phrase.kind === 'duration' &&
      phrase.said &&
      quantity === null &&
      /^(hour|day|week|month)$/.test(phrase.said.unit) &&
      (at(index + 1) === 'of' || at(index - 1) === 'for' || ratedLater(parts, index) || price !== null || index === 0)
    ) {
      quantity = phrase.said.unit === 'hour' ? (phrase.hours ?? phrase.said.value) : phrase.said.value;
      unit = phrase.said.unit;
      used.add(index);
    }
  }
  let each = false;
  let cents: number | null = null;
  if (price) {
    used.add(price.index);
    const value = readingsOf(clause, price.phrase)[0];
    if (value === undefined) return `“${clause.said}” gives a range where one price is needed.`;
    cents = fromDollars(value);
    const before = at(price.index - 1);
    if (/^(at|for|,|:|is|@)$/.test(before)) used.add(price.index - 1);
    each = price.phrase.kind === 'rate' || before === 'at' || before === '@';
    if (price.phrase.kind === 'rate' && price.phrase.per !== 'each' && unit === null && quantity !== null)
      unit = units[price.phrase.per] ?? price.phrase.per;
  }
  const measured = measureFor(parts, price?.phrase ?? null);
  if (measured === 'missing') return `“${clause.said}” does not say how much of it there is.`;
  if (measured) {
    // "two coats of primer at 35 cents a square foot, 1650 square feet": the measure counts, the two belong to the name
    for (const index of [...used])
      if (parts[index]!.phrase?.kind === 'number' && index !== price?.index) used.delete(index);
    quantity = measured.value;
    unit = units[measured.unit] ?? measured.unit;
    used.add(measured.index);
    if (/^(for|of|,|at|over)$/.test(at(measured.index - 1))) used.add(measured.index - 1);
  }
  const counted = [...used].find((index) => parts[index]!.phrase?.kind === 'number' && index !== price?.index);
  const left = parts.filter((_, index) => !used.has(index));
  return {
    description: descriptionOf(clause, left),
    quantity,
    unit: unit ?? (counted !== undefined ? 'each' : null),
    price: price?.phrase ?? null,
    cents,
    each,
  };
}

/** "for 80 people": how many, and no price. */
const countsHeads = (word: string): boolean => peopleWords.test(word);

/** The measure that a price by the foot, yard or hour is of. */
function measureFor(
  parts: readonly Part[],
  price: Phrase | null,
): { value: number; unit: string; index: number } | 'missing' | null {
  if (price?.kind !== 'rate') return null;
  const per = price.per;
  if (!/^(?:sq |cu )?(?:ft|yd|in|mi)$|^(?:gal|lb|ton|acre|square)$/.test(per)) return null;
  for (const [index, { phrase }] of parts.entries())
    if (
      phrase?.kind === 'quantity' &&
      phrase.value !== undefined &&
      (phrase.unit === per || (per === 'ft' && phrase.unit === 'sq ft') || (per === 'yd' && /yd/.test(phrase.unit)))
    )
      return { value: phrase.value, unit: phrase.unit, index };
  return 'missing';
}

const ratedLater = (parts: readonly Part[], index: number): boolean =>
  parts
    .slice(index + 1)
    .some(
      ({ phrase }, at) =>
        phrase?.kind === 'rate' || (/^(number|money)$/.test(phrase?.kind ?? '') && parts[index + at]?.word === 'at'),
    );

const edge =
  /^(?:a|an|the|some|another|additional|extra|more|of|for|also|in|to|at|and|with|on|as|option|optional|new|'s|is|please|too|well|each|total|flat|cost|costs|costing|priced|price|our|upgrade|,|-|:|plus|it|that|this|quote|document|estimate)$/;

/** "add a line for debris disposal", but "a drip line". */
const opensDescription = /^(?:line|item|charge)$/;

function descriptionOf(clause: Clause, parts: readonly Part[]): string {
  let from = 0;
  let to = parts.length;
  while (from < to && (edge.test(parts[from]!.word) || opensDescription.test(parts[from]!.word))) from += 1;
  while (to > from && edge.test(parts[to - 1]!.word)) to -= 1;
  const kept = parts.slice(from, to).filter(({ word }, index, all) => !(word === 'optional' && index < all.length));
  return writtenOf(clause, kept)
    .replace(
      /\b(?:as an? (?:option|add-?on|upgrade|extra)|to the (?:quote|estimate|bid|invoice|job|list|document)|(?:line )?item for)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/\s+for (?:people|persons?|guests?|heads|attendees|plates)$/i, '')
    .replace(/\s+(?:for|at|of|as an?)$/i, '')
    .replace(/\s+for (?:an? |\d+ |one |two |three |six )?(?:months?|years?|quarters?)$/i, '')
    .replace(/, (\w+)$/i, (tail, word: string, at: number, whole: string) =>
      whole.slice(0, at).includes(word) ? '' : tail,
    )
    .trim();
}

function priceNew(read: ReadLine): NewFigures {
  const { quantity, unit } = read;
  const cents = read.cents!;
  if (quantity === null) return { quantity: 1, unit: null, unitPrice: cents, amount: cents };
  if (read.each) return { quantity, unit, unitPrice: cents, amount: multiply(moneyOf(cents), quantity) };
  if (quantity === 1) return { quantity, unit, unitPrice: cents, amount: cents };
  // "two gates for 90": the price is for both
  const unitPrice = cents % quantity === 0 ? cents / quantity : null;
  if (unitPrice !== null && multiplyDecimals(unitPrice, quantity) === cents)
    return { quantity, unit, unitPrice, amount: cents };
  return { quantity: null, unit: null, unitPrice: null, amount: cents };
}
