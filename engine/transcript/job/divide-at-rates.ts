/** Where the rate of one thing ends and a thing with a rate, a crew or a credit of its own begins. */
import { determiners, isContent, prepositions, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { measureFor } from './measure-units.ts';

const THEY = wordSet('they he she');

/** Said of a price or of the thing before it, though nothing leads to it. */
const TAIL =
  /^(?:installed|delivered|supplied|fitted|included|finished|painted|primed|planted|spread|laid|hung|placed|poured|set|mounted|balanced|complete|total|flat|even|each|apiece|extra|more|less|off|straight|material|materials|labor|labour|only|just|plus|both|all|same|tax|deposit|down)$/;

/** "42 apiece | passed appetizers 8.50 a head", "at 24 a head | dessert table 4.50 a head": a name right between two rates. */
const isNamedBetweenRates: Division = (row, k) => {
  if (row[k - 1]!.tag !== 'rate' || row[k]!.tag !== 'word' || TAIL.test(row[k]!.word) || !isContent(row[k]!.word))
    return false;
  const rest = row.slice(k, k + 5);
  const at = rest.findIndex(({ tag }) => tag !== 'word');
  const { tag, price } = rest[at] ?? {};
  return (
    at > 1 &&
    tag === 'rate' &&
    !/^(?:h|day|each)$/.test(price!.per ?? '') &&
    rest.slice(0, at).every(({ word }) => isContent(word) && !TAIL.test(word))
  );
};

/** Where "two bartenders and three servers six hours at 30 an hour each" has its "and": who they are, told in two parts. */
const joinsCrew = (row: readonly Element[], and: number): boolean => {
  if (!/^(?:and|plus)$/.test(wordAt(row, and))) return false;
  const counts = [row[and - 2], row[and + 1]];
  if (!counts.every((one) => one?.tag === 'num' && Number.isInteger(one.measure!.value))) return false;
  if (!isContent(wordAt(row, and - 1)) || !isContent(wordAt(row, and + 2)) || row[and + 3]?.tag !== 'time')
    return false;
  const at = wordAt(row, and + 4) === 'at' ? and + 5 : and + 4;
  return row[at]?.tag === 'rate' && row[at]!.price!.per === 'h' && /^(?:each|apiece)$/.test(wordAt(row, at + 1));
};
const isCrew: Division = (row, k) => [k - 1, k, k + 1].some((and) => joinsCrew(row, and));

/** "at our price | 75 credit for the time we no showed them | gutters 60" */
const isCredit: Division = (row, k) =>
  row[k]!.tag === 'money' &&
  /^(?:credit|rebate)$/.test(wordAt(row, k + 1)) &&
  // "drawers 640 | credit her the 150 she paid"
  !/^(?:him|her|them|back|the|that|an?|is|'s|of|comes|goes)$/.test(wordAt(row, k + 2)) &&
  isPrice(row[k - 1]);
const isBehindCredit: Division = (row, k) =>
  /^(?:them|him|her|us|it|that)$/.test(wordAt(row, k - 1)) &&
  isContent(wordAt(row, k)) &&
  row.slice(k + 1, k + 5).some(isPrice) &&
  [5, 6, 7, 8, 9].some((back) => wordAt(row, k - back) === 'credit' && row[k - back - 1]?.tag === 'money');

/** "18 a toilet same two | snake the tub at list": as many again, and the next that is done. */
const isBehindSame: Division = (row, k) =>
  row[k - 1]!.tag === 'num' &&
  wordAt(row, k - 2) === 'same' &&
  workVerbs.has(wordAt(row, k)) &&
  determiners.has(wordAt(row, k + 1)) &&
  row.slice(k + 2, k + 7).some(isPrice);

/** "the performance bond they're asking for is two percent of all that": which one it is. */
const isAskedFor: Division = (row, k) => {
  const who = [0, 1, 2, 3].find((back) => THEY.has(wordAt(row, k - back)));
  if (who === undefined || !isContent(wordAt(row, k - who - 1)) || prepositions.has(wordAt(row, k - who - 1)))
    return false;
  const ahead = row.slice(k - who + 1, k - who + 6);
  const is = ahead.findIndex(({ word }, n) => n > 0 && /^(?:is|'s)$/.test(word));
  return is > 0 && who <= is && ahead[is + 1]?.tag === 'pct' && ahead.slice(0, is).every(({ tag }) => tag === 'word');
};

/** "the fascia I'd do at my hourly two hours": how many, right behind the rate. */
const isTimeAtKnown: Division = (row, k) =>
  row[k]!.tag === 'time' &&
  /^(?:hour|minute)$/.test(row[k]!.measure!.unit) &&
  row[k - 1]!.tag === 'regular' &&
  wordAt(row, k - 2) === 'at' &&
  !row.slice(Math.max(0, k - 7), k - 1).some(({ tag }) => /^(?:time|num|qty|money|rate)$/.test(tag)) &&
  (row[k + 1] === undefined || row[k + 1]!.tag === 'break' || /^(?:and|plus|so|then)$/.test(row[k + 1]!.word));

/** "service call's waived with the repair | vent clean 85": why something is not charged ends. */
const isBehindWaived: Division = (row, k) =>
  isContent(wordAt(row, k - 1)) &&
  determiners.has(wordAt(row, k - 2)) &&
  /^(?:with|since|for)$/.test(wordAt(row, k - 3)) &&
  [4, 5, 6].some((back) => /^(?:waived|free|included|covered|off)$/.test(wordAt(row, k - back))) &&
  !row.slice(Math.max(0, k - 6), k).some(isPrice) &&
  isContent(wordAt(row, k)) &&
  row.slice(k + 1, k + 4).some(isPrice);

/** "three blinds hung the standard 105 there | two faucets I'll do at 110 each": what the list's price comes to. */
const isBehindThere: Division = (row, k) =>
  wordAt(row, k - 1) === 'there' &&
  row[k - 2]?.tag === 'money' &&
  (row[k]!.tag === 'num' || isContent(wordAt(row, k))) &&
  row.slice(k + 1, k + 8).some(isPrice);

const WHO = wordSet('it i we you she he they that there this');
/** What goes on with a measure. */
const OF_MEASURE =
  /^(?:long|wide|deep|high|tall|thick|total|all|again|altogether|more|less|of|at|for|by|in|on|each|apiece|per|too|as|and|or|with|counting|going|including|plus|around|round|along|across|down|up|out|there|here|roughly|maybe|worth|square|linear|of|either|both|same)$/;

/** "sod 85 cents a foot | that's just the sod | and I taped it at 1800 square feet | topsoil 12 yards at 48": how much there is of what has a rate was told. */
const isBehindStated: Division = (row, k) => {
  const ofThem = /^(?:them|those|these)$/.test(wordAt(row, k - 1)) && wordAt(row, k - 2) === 'of';
  const at = ofThem ? k - 3 : k - 1;
  const measured = row[at];
  if (!measured || !(ofThem ? measured.tag === 'num' : measured.tag === 'qty')) return false;
  if (row[k]!.tag !== 'word' || OF_MEASURE.test(row[k]!.word) || prepositions.has(row[k]!.word)) return false;
  const who = [2, 3, 4, 5].find(
    (back) =>
      WHO.has(wordAt(row, at - back)) &&
      !(wordAt(row, at - back) === 'there' && !/^(?:'s|'re|is|are)$/.test(wordAt(row, at - back + 1))),
  );
  if (who === undefined || row.slice(at - who, at).some(({ tag }) => tag !== 'word')) return false;
  for (let n = at - who - 1; n >= Math.max(0, at - 16); n--) {
    const { tag, price } = row[n]!;
    if (tag === 'money' || tag === 'regular' || tag === 'qty') return false;
    if (tag !== 'rate') continue;
    const { per } = price!;
    const fits = ofThem ? /^(?:each|[a-z]{4,})$/.test(per ?? '') : measureFor(per ?? '', measured, '') !== null;
    return fits && isContent(row[k]!.word) !== determiners.has(row[k]!.word) && row.slice(k + 1, k + 9).some(isPrice);
  }
  return false;
};

export const BEGINS_AT_RATES: readonly Division[] = [
  isNamedBetweenRates,
  saying('credit rebate', isCredit),
  saying('credit', isBehindCredit),
  saying('same', isBehindSame),
  saying('waived free included covered off', isBehindWaived),
  saying('there', isBehindThere),
  isBehindStated,
];
export const GOES_ON_AT_RATES: readonly Division[] = [
  saying('each apiece', isCrew),
  saying('they he she', isAskedFor),
  saying('at', isTimeAtKnown),
];
