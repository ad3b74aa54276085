/** Lines whose price is no price: the number counts a service of the list that the same words call up. */
import type { HeardNumber } from '../heard-number.ts';
import { callsUpList } from './ask-list.ts';
import type { CalledUp } from './called-up.ts';
import type { Context } from './context.ts';
import { leadsTo, measureEnd } from './count-called-up.ts';
import type { JobLine } from './job.ts';
import { normal } from './match-services.ts';
import { codeOf } from './push-service.ts';

/** More than so much is rather a price. */
const MOST = 200;
/** By so much a price differs from that of the list at most. */
const APART = 3;
/** So many are counted without their noun. */
const FEW = 30;
const MONEY_BEFORE =
  /^(?:\$|at|for|is|'s|was|are|costs?|charge|charged|charging|flat|him|her|them|runs?|me|it|about|get)$/;
const MONEY_BEHIND = /^(?:\$|dollars?|bucks|cents|each|apiece|a|an|per|flat|even|total|all|off|plus|for|on)$/;

export function hollowLines({ job, heard, catalogue, clauses }: Context, called: readonly CalledUp[]): JobLine[] {
  const { tokens } = heard;
  const told = job.lines.filter(({ source }) => source !== 'catalogue');
  const isSole =
    told.length === 1 && new Set(called.map(({ name }) => name.service)).size > 2 && !clauses.some(callsUpList);
  const units = [...new Set(catalogue.flatMap(({ unit }) => (unit && unit !== 'each' ? [codeOf(unit)] : [])))];
  const isUnit = (number: HeardNumber): boolean => units.some((unit) => measureEnd(heard, number, unit) > 0);
  const isBare = ({ from, to }: HeardNumber): boolean =>
    !MONEY_BEFORE.test(tokens[from - 1]?.lower ?? '') && !MONEY_BEHIND.test(tokens[to]?.lower ?? '');
  return job.lines.filter((line) => {
    if (line.source === 'catalogue' || line.optional || line.service || line.computation || line.markup) return false;
    const price = line.price ?? (line.amount === null ? null : line.amount / 100);
    if (price === null || !Number.isInteger(price) || price > MOST) return false;
    const number = heard.numbers.findLast(
      ({ from, values }) =>
        values.includes(price) && line.places.some((place) => place.from <= from && from < place.to),
    );
    if (!number || number.values[0] !== price) return false;
    const { from, to } = number;
    if (tokens[from - 1]?.lower === '$') return false;
    // "22 square", "all three", "28 baffles", "headcount's 65"
    if (isUnit(number)) return true;
    if (tokens[from - 1]?.lower === 'all' && price < 10) return true;
    if (called.some((one) => leadsTo(heard, to, one.from) && isPluralOf(one, tokens[one.to - 1]!.lower))) return true;
    if (tokens.slice(Math.max(0, from - 2), from).some(({ lower }) => lower === 'headcount')) return true;
    if (!isBare(number)) return false;
    const words = line.label
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(normal);
    return called.some(({ from: at, fit, name: { service } }) => {
      const isIn =
        line.places.some((place) => place.from <= at && at < place.to) && fit.said.some((word) => words.includes(word));
      const rate = Number(service.fixedRate ?? service.hourlyRate);
      // "tires out of the barn nine": where nothing else has a price, this is none
      return isIn && ((isSole && price <= FEW) || rate > price * APART || price > rate * APART);
    });
  });
}

const isPluralOf = ({ fit }: CalledUp, word: string): boolean => word.endsWith('s') && fit.said.includes(normal(word));
