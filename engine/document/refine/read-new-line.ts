/** The words of a new line: its count, measure and price taken out, the rest its description. */

import { fromDollars, multiply, multiplyDecimals } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import { wordTable } from '../../word-table.ts';
import { moneyOf } from '../read-content.ts';
import { type Clause, type Part, readingsOf, writtenOf } from './clause.ts';
import { inHours, peopleWords } from './line-units.ts';

export interface NewFigures {
  quantity: number | null;
  unit: string | null;
  unitPrice: number | null;
  amount: number | null;
}

export interface ReadLine {
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
export function readLine(clause: Clause, parts: readonly Part[]): ReadLine | string {
  const at = (index: number): string => parts[index]?.word ?? '';
  const used = new Set<number>();
  // "copy editing for 3200 words": that many of them, and no price
  const countsNoun = (index: number): boolean =>
    index === parts.length - 2 && /^(?!dollars$|bucks$|plus$|less$)[a-z]{3,}s$/.test(at(index + 1));
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
    } else if (phrase.kind === 'number' && at(index - 1) === 'same' && quantity === null) {
      // "put in the tea station for the same 85"
      quantity = phrase.value;
      if (countsHeads(at(index + 1))) unit = 'person';
      for (let back = index; back > 0 && /^(?:same|the|for|at|with|)$/.test(back === index ? '' : at(back)); back -= 1)
        used.add(back);
    } else if (phrase.kind === 'number' && !price && index === 0 && at(1) === 'for') price = { phrase, index };
    else if (
      phrase.kind === 'number' &&
      !price &&
      (/^(at|:|is|-)$/.test(at(index - 1)) ||
        // "14 doors" after a comma are counted
        (at(index - 1) === ',' && (at(index + 1) === '' || !countsThings(at(index + 1)))) ||
        (at(index - 1) === 'for' && !countsHeads(at(index + 1)) && !countsNoun(index)) ||
        index === parts.length - 1) &&
      index > 0
    )
      price = { phrase, index };
    else if (
      phrase.kind === 'number' &&
      quantity === null &&
      (index <= 1 ||
        /^(of|,|and)$/.test(at(index - 1)) ||
        // "closet interiors 4 at 60 each"
        (at(index + 1) === 'at' && ratedLater(parts, index)) ||
        (at(index - 1) === 'for' && (countsHeads(at(index + 1)) || countsNoun(index)))) &&
      at(index + 1) !== '' &&
      !/^(by|x|inch|"|'|-)$/.test(at(index + 1))
    ) {
      quantity = phrase.value;
      if (countsHeads(at(index + 1))) unit = 'person';
      used.add(index);
      if (at(index - 1) === 'for' && countsNoun(index)) for (const there of [index - 1, index + 1]) used.add(there);
    } else if (
      phrase.kind === 'quantity' &&
      phrase.value !== undefined &&
      quantity === null &&
      (at(index + 1) === 'of' ||
        price?.phrase.kind === 'rate' ||
        ratedLater(parts, index) ||
        // "add ridge vent, 40 feet"
        (index > 0 && index === parts.length - 1))
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
  // "two days of labor at 75 an hour"
  if (
    unit === 'day' &&
    price?.phrase.kind === 'rate' &&
    (units[price.phrase.per] ?? price.phrase.per) === 'hour' &&
    quantity !== null
  ) {
    quantity = inHours(quantity, unit);
    unit = 'hour';
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

/** "cabinet painting, 14 doors": a noun right after the figure, and no word of its price. */
const countsThings = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  !/^(?:dollars?|bucks|each|apiece|flat|even|total|installed|all|for|per|and|plus|with|please|thanks|now|then|including|included|too|also|not|instead|delivered|altogether|less|off|on)$/.test(
    word,
  );

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

export function priceNew(read: ReadLine): NewFigures {
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
