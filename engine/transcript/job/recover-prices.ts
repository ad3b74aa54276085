/**
 * Prices that no reader took, of which the second opinion is sure that they are charged: "permit allowance 400 if it comes
 * in more he pays the difference". Each becomes a line of the words beside it.
 */

import { purposes } from '../learned/judgement.ts';
import { pairedTalk } from '../learned/pairing-features.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import type { Context } from './context.ts';
import { amountOf, type JobLine } from './job.ts';
import { labelFor } from './label-lines.ts';
import { lineKindOf } from './line-kind.ts';
import { purposesOf } from './purposes-of.ts';
import { betterCount, recount } from './settle-counts.ts';
import { isSaidBy, isWithin, type ToldNumber, toldNumbers, wordsBetween } from './told-numbers.ts';

/** How likely it has to be that it is charged, as a logarithm. */
const SURE = Math.log(0.97);
const HUNDREDTHS = 100;
const PRICE = purposes.indexOf('price');

export function recoverPrices(context: Context, talk: WeighedTalk): void {
  const { job, heard, clauses, withdrawn } = context;
  if (!job.isJob || job.isFlat || job.roundTo) return;
  const told = toldNumbers(context, talk);
  const taken = purposesOf(job, heard);
  const held = [...job.lines, ...withdrawn];
  const places = held.flatMap((line) => line.places);
  const sums = sumsOf(job.lines);
  const lost = told.filter(
    (number) =>
      talk.likely[number.index]![PRICE]! >= SURE &&
      (taken.get(heard.tokens[number.from]!.start) ?? 'nothing') === 'nothing' &&
      !isWithin(places, number) &&
      !held.some((line) => isOf(line, number)) &&
      !sums.some((sum) => isSaidBy(number, sum)) &&
      !isAddend(number, told) &&
      !COST.test(wordsBetween(heard, number.from - BEFORE, number.from)) &&
      !PASSING.test(wordsBetween(heard, number.from - BEFORE, number.to + BEHIND)),
  );
  if (lost.length === 0) return;
  const paired = pairedTalk(talk);
  for (const number of lost) {
    const clause = clauses.findIndex(({ elements }) => isWithin(elements, number));
    const element = clauses[clause]?.elements.find((one) => isWithin([one], number));
    if (!element?.price || element.tag !== 'money') continue;
    const label = labelFor(context, clause, element);
    // "the bottom panel at 675 | two to three weeks": it is told again
    if (!label || held.some((line) => line.label.toLowerCase() === label.toLowerCase())) continue;
    const { value } = element.price;
    const line: JobLine = {
      clause,
      label,
      quantity: null,
      unit: null,
      price: null,
      amount: Math.round(value * HUNDREDTHS),
      kind: lineKindOf(label, null, clauses[clause]!.shape),
      source: 'said',
      places: [{ from: clauses[clause]!.elements[0]!.from, to: element.to }],
    };
    const count = betterCount(paired, number, null, told);
    if (count) recount(line, value, count, heard.tokens);
    job.lines = [...job.lines, line].sort((a, b) => a.clause - b.clause);
  }
}

/** "I get that part for 51", "he hits me for 70", "her son got 1180 the first time" */
const COST = / (?:get|gets|got|pay|pays|paid|hits?|charges?|charged|bought|buys?)(?: [a-z']+){0,3} $/;
/** "I waived the 40 dollar stair charge", "usually 190 but I am waiving it", "extra salt is 40 every time", "180 … on the house" */
const PASSING =
  / (?:waiv(?:e|es|ed|ing)|usually|normally|retails?|extra|every time|only (?:if|when)|on (?:me|us|the house)|free|no charge|(?:if|unless|when|whenever) (?:[a-z']+ ){0,3}#) /;
const BEFORE = 6;
const BEHIND = 8;

/** What lines come to, one by one and one after another: a number that says so is no price. */
function sumsOf(lines: readonly JobLine[]): number[] {
  let all = 0;
  return lines.flatMap((line) => {
    const amount = (amountOf(line) ?? 0) / HUNDREDTHS;
    all += amount;
    return [amount, all];
  });
}

/** It is told again: "so the door's 1680, the opener's 475". */
const isOf = ({ price, amount, quantity, markup }: JobLine, number: ToldNumber): boolean =>
  [price, amount === null ? null : amount / HUNDREDTHS, quantity, markup?.cost].some(
    (value) => value != null && isSaidBy(number, value),
  );

/** "900 and 650 so 1550", "145 and 60 so 205" */
const isAddend = (number: ToldNumber, told: readonly ToldNumber[]): boolean =>
  told.some(
    (other) =>
      other !== number &&
      told.some((sum) => sum !== number && sum !== other && sum.values[0] === number.values[0]! + other.values[0]!),
  );
