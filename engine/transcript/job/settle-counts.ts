/**
 * How many there are of what a price is of, judged once more over the whole talk: a count may be told long before its price,
 * with other prices and counts between the two. No number is made: a line gets another count that was said.
 */

import type { Heard } from '../hear.ts';
import { pairingOdds, purposes } from '../learned/judgement.ts';
import { countsFor, type PairedTalk, pairedTalk, pairingFeatures } from '../learned/pairing-features.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import { unitAt } from '../units.ts';
import type { Context } from './context.ts';
import type { JobLine } from './job.ts';
import { printedUnit } from './measure-units.ts';
import { isSaidBy, isWithin, type ToldNumber, toldNumbers, wordsBetween } from './told-numbers.ts';

/** How likely another count has to be, and how unlikely that of the line. */
const LIKELY = 0.95;
const UNLIKELY = 0.01;
/** Nobody counts more. */
const MOST = 5000;
const HUNDREDTHS = 100;
/** Of a day. */
const HOURS = 8;
const DOZEN = 12;
const BEHIND = 4;

export function settleCounts(context: Context, talk: WeighedTalk): void {
  const { job, heard } = context;
  const lines = job.lines.filter(isPlain);
  const told = toldNumbers(context, talk);
  if (lines.length === 0 || told.length < 2) return;
  ownPrices(lines, told, talk, heard);
  const paired = pairedTalk(talk);
  for (const line of lines) {
    const price = priceOf(line);
    const prices = told.filter((number) => isWithin(line.places, number) && isSaidBy(number, price));
    // "same price": of which of the two it is told where it stands is not known
    if (prices.length !== 1 || lines.some((other) => other !== line && priceOf(other) === price)) continue;
    if (isForAll(heard, prices[0]!)) continue;
    const better = betterCount(paired, prices[0]!, line.quantity, told);
    // "it is 40 feet at 6 a foot": it counts what that price is of
    if (better && !job.lines.some((other) => other !== line && isWithin(other.places, better)))
      recount(line, price, better, heard.tokens);
  }
}

const PRICE = purposes.indexOf('price');
/** So likely a price, as a logarithm, a number hardly counts. */
const RATHER = Math.log(0.8);

/** "the liner itself is 27 mil 2350 … the crew two days at 780": of two lines at one price the one whose count is likelier a price has that. */
function ownPrices(
  lines: readonly JobLine[],
  told: readonly ToldNumber[],
  { likely }: WeighedTalk,
  { tokens }: Heard,
): void {
  for (const line of lines) {
    const number = told.find(
      (one) =>
        isWithin(line.places, one) &&
        line.quantity !== null &&
        one.values.includes(line.quantity) &&
        unitAt(tokens, one.to, true) === null,
    );
    if (!number || line.price === null || likely[number.index]![PRICE]! < RATHER) continue;
    const isShared = told.some(
      (one) =>
        one !== number &&
        isSaidBy(one, line.price!) &&
        isWithin(line.places, one) &&
        lines.some((other) => other !== line && other.price === line.price && isWithin(other.places, one)),
    );
    if (!isShared) continue;
    line.amount = Math.round(line.quantity! * HUNDREDTHS);
    line.quantity = line.price = line.unit = null;
  }
}

/** "four hours at 95 all in", "six bags 90 for the lot" */
const FOR_ALL =
  /^ (?:(?:dollars|bucks) )?(?:each (?:extra|additional|further)|all (?:in|told|up)|flat|total|altogether|for (?:all|both|the (?:lot|pair|set|job))|in total) /;
const isForAll = (heard: Context['heard'], { to }: ToldNumber): boolean =>
  FOR_ALL.test(wordsBetween(heard, to, to + BEHIND));

const priceOf = ({ price, amount }: JobLine): number => price ?? amount! / HUNDREDTHS;

/** A line at one price that was said, of one or of as many as were counted. */
const isPlain = (line: JobLine): boolean =>
  line.source === 'said' &&
  !line.optional &&
  !line.range &&
  !line.computation &&
  !line.markup &&
  !line.surcharge &&
  !line.service &&
  (line.price !== null || line.amount !== null);

/** The number that counts what the price is of, where that is much likelier than what the line has; undefined where there is none. */
export function betterCount(
  talk: PairedTalk,
  price: ToldNumber,
  quantity: number | null,
  told: readonly ToldNumber[],
): ToldNumber | undefined {
  const left = new Map(told.map((number) => [talk.starts[talk.numbers[number.index]!.at]!, number]));
  const choice = [null, ...countsFor(talk, left, price.index)].map((count) => ({
    number: count === null ? undefined : left.get(talk.starts[talk.numbers[count]!.at]!),
    odds: pairingOdds(pairingFeatures(talk, price.index, count)),
  }));
  const all = choice.reduce((sum, { odds }) => sum + odds, 0);
  const isOne = quantity === null || quantity === 1;
  const held = choice.filter(({ number }) => (isOne ? !number : number?.values.includes(quantity)));
  const { number, odds } = choice.reduce((a, b) => (b.odds > a.odds ? b : a));
  if (held.length === 0) return undefined;
  const likely = held.reduce((sum, one) => sum + one.odds, 0) / all;
  if (!number || odds / all < LIKELY || likely > UNLIKELY) return undefined;
  // a count that was worked out is no number that was said; "twelve dozen 9 a dozen"
  if (!isOne && (isProduct(quantity, told) || countOf(number) === quantity * DOZEN)) return undefined;
  return talk.purposes[number.index] === 'count' && countOf(number) <= MOST ? number : undefined;
}

/** "nine" of zones is no 0.9. */
const countOf = ({ values }: ToldNumber): number => values.find((value) => value >= 1) ?? values[0]!;

/** "two of us 24 hours each", "a day and a half" */
const isProduct = (quantity: number, told: readonly ToldNumber[]): boolean =>
  told.some((a) =>
    a.values.some(
      (one) =>
        one * HOURS === quantity ||
        (one > 1 && told.some((b) => b !== a && b.values.some((other) => other > 1 && one * other === quantity))),
    ),
  );

/** Gives a line a count that was said. */
export function recount(line: JobLine, price: number, count: ToldNumber, tokens: Context['heard']['tokens']): void {
  const { from, to } = count;
  const unit = unitAt(tokens, to, true);
  line.quantity = countOf(count);
  line.unit ??= unit ? printedUnit(unit.unit) : 'each';
  line.price = price;
  line.amount = null;
  line.places.push({ from, to });
}
