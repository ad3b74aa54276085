/**
 * How many there are of what a price is of, judged once more over the whole talk: a count may be told long before its price,
 * with other prices and counts between the two. No number is made: a line gets
 * another count that was said.
 */
import type { Place } from '../fact.ts';
import { pairingOdds } from '../learned/judgement.ts';
import { countsFor, type PairedTalk, pairedTalk, pairingFeatures } from '../learned/pairing-features.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import { unitAt } from '../units.ts';
import type { Context } from './context.ts';
import type { JobLine } from './job.ts';
import { printedUnit } from './measure-units.ts';

/** How likely another count has to be, and how unlikely that of the line. */
const LIKELY = 0.9;
const UNLIKELY = 0.05;
/** Nobody counts more. */
const MOST = 5000;
const HUNDREDTHS = 100;

const nearly = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;

/** A number of the talk, and where it stands among the words that are left. */
interface Told extends Place {
  index: number;
  values: readonly number[];
}

export function settleCounts({ job, heard }: Context, talk: WeighedTalk): void {
  const placeOf = new Map(heard.tokens.map(({ start }, at) => [start, at]));
  const told = talk.numbers.flatMap(({ at, number }, index): Told[] => {
    const from = placeOf.get(talk.starts[at]!);
    const here = from === undefined ? undefined : heard.numberAt[from];
    return here ? [{ index, from: here.from, to: here.to, values: here.values }] : [];
  });
  const left = new Set(told.map(({ index }) => talk.starts[talk.numbers[index]!.at]!));
  const lines = job.lines.filter(isPlain);
  if (lines.length === 0 || told.length < 2) return;
  const paired = pairedTalk(talk);
  for (const line of lines) {
    const price = line.price ?? line.amount! / HUNDREDTHS;
    const prices = told.filter(
      ({ from, values }) =>
        line.places.some((place) => place.from <= from && from < place.to) &&
        values.some((value) => nearly(value, price) || nearly(value / HUNDREDTHS, price)),
    );
    // "same price": of which of the two it is told where it stands is not known
    if (prices.length !== 1 || lines.some((other) => other !== line && other.price === line.price)) continue;
    const better = betterCount(paired, left, prices[0]!.index, line.quantity, told);
    if (better) recount(line, price, better, heard.tokens);
  }
}

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

/** The number that counts it much likelier than what the line has; undefined where there is none. */
function betterCount(
  talk: PairedTalk,
  left: ReadonlySet<number>,
  price: number,
  quantity: number | null,
  told: readonly Told[],
): Told | undefined {
  const choice = [null, ...countsFor(talk, left, price)].map((count) => ({
    number: count === null ? null : told.find(({ index }) => index === count)!,
    odds: pairingOdds(pairingFeatures(talk, price, count)),
  }));
  const all = choice.reduce((sum, { odds }) => sum + odds, 0);
  const isHeld = (number: Told | null): boolean =>
    quantity === null || quantity === 1 ? number === null : (number?.values.includes(quantity) ?? false);
  const held = choice.filter(({ number }) => isHeld(number));
  const best = choice.reduce((a, b) => (b.odds > a.odds ? b : a));
  // a count that was worked out is no number that was said
  if (held.length === 0 || held.includes(best)) return undefined;
  const likely = held.reduce((sum, { odds }) => sum + odds, 0) / all;
  if (!best.number || best.number.values[0]! > MOST) return undefined;
  return best.odds / all >= LIKELY && likely <= UNLIKELY ? best.number : undefined;
}

function recount(line: JobLine, price: number, { from, to, values }: Told, tokens: Context['heard']['tokens']): void {
  const unit = unitAt(tokens, to, true);
  line.quantity = values[0]!;
  line.unit ??= unit ? printedUnit(unit.unit) : 'each';
  line.price = price;
  line.amount = null;
  line.places.push({ from, to });
}
