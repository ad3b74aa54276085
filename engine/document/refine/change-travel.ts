/** Travel is no line: its cost and its hours stand in the content by themselves. */
import { add, fromDollars, multiply } from '../../money.ts';
import { centsOf, isHourLine, linesOf, moneyOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  type Handler,
  type Outcome,
  refuse,
  type Situation,
  show,
} from './apply-edit.ts';
import { type Clause, readingsOf, withoutContrast } from './clause.ts';
import { factorOf } from './multiply-line.ts';

/** Sets the travel, or shifts it by a difference: "travel 150", "2 hours of travel", "40 miles at 65 cents a mile". */
export function changeTravel(asked: Clause, situation: Situation, difference: 1 | -1 | null): Outcome {
  const clause = withoutContrast(asked, situation.today) ?? asked;
  const { content } = situation;
  const figures = clause.parts.flatMap(({ phrase }) => (phrase ? [phrase] : []));
  const hours = figures.find((phrase) => phrase.kind === 'duration');
  const miles = figures.find((phrase) => phrase.kind === 'quantity' && /^(mi|km)$/.test(phrase.unit));
  const price = figures.find((phrase) => /^(money|rate|number)$/.test(phrase.kind));
  const percent = figures.find((phrase) => phrase.kind === 'percent');
  const was = centsOf(content.travel_cost);
  if (percent?.kind === 'percent') {
    if (was === null || difference === null) return refuse(`“${clause.said}” does not say what the travel costs.`);
    return set(was + difference * Math.round((was * percent.value) / 100), content.travel_time_hours);
  }
  // "from 96 to 70"
  const sums = /\bfrom (?:MONEY|NUMBER)\d+ (?:down |up )?to (?<to>(?:MONEY|NUMBER)\d+)/.exec(clause.pattern)?.groups;
  const next = sums && clause.parts.find(({ word }) => word === sums.to)?.phrase;
  const said = next ? readingsOf(clause, next)[0] : price ? readingsOf(clause, price)[0] : undefined;
  // "two trips at 320"
  const trips =
    /\bNUMBER(?<at>\d+) (?:trips?|visits?|drives?|days?|runs?) (?:at|for|@) (?<each>(?:MONEY|NUMBER|RATE)\d+)/.exec(
      clause.pattern,
    );
  if (trips) {
    const count = clause.parts[Number(trips.groups!.at)]?.phrase;
    const cost = clause.parts.find(({ word }) => word === trips.groups!.each)?.phrase;
    const one = cost && readingsOf(clause, cost)[0];
    if (count?.kind !== 'number' || one === undefined || one === null)
      return refuse(`“${clause.said}” does not say what the travel costs.`);
    return set(multiply(moneyOf(fromDollars(one)), count.value), null);
  }
  // "charge the drive time at 75 an hour": the hours stay
  if (
    price?.kind === 'rate' &&
    /^h/.test(price.per) &&
    !hours &&
    content.travel_time_hours &&
    said !== undefined &&
    !difference
  )
    return set(multiply(said.toFixed(2), content.travel_time_hours), content.travel_time_hours);
  // "mileage 80 at 67 cents"
  const counted = /\b(?:mileage|miles?) NUMBER(?<at>\d+) (?:miles )?(?:at|@) (?<each>(?:MONEY|NUMBER)\d+)$/.exec(
    clause.pattern,
  )?.groups;
  const number = counted && clause.parts[Number(counted.at)]?.phrase;
  const per = counted && clause.parts.find(({ word }) => word === counted.each)?.phrase;
  const cents = per ? readingsOf(clause, per)[0] : undefined;
  if (number?.kind === 'number' && cents !== undefined) return set(multiply(cents, number.value), null);
  if (miles?.kind === 'quantity' && miles.value !== undefined && said !== undefined)
    return set(multiply(said, miles.value), null);
  if (hours?.kind === 'duration' && hours.hours !== undefined) {
    const rate =
      price?.kind === 'rate' && said !== undefined ? fromDollars(said) : (jobRate(situation) ?? travelRate(situation));
    const time = difference ? (content.travel_time_hours ?? 0) + difference * hours.hours : hours.hours;
    if (said !== undefined && price?.kind !== 'rate') return set(fromDollars(said), time);
    if (rate === null)
      return refuse('Travel is charged by the hour, and this document has no hourly rate: say what it costs.');
    if (time < 0) return refuse('That would leave less than no travel.');
    return set(multiply(moneyOf(rate), time), time);
  }
  if (price?.kind === 'number' && price.value < 1) return refuse(`“${clause.said}”: say what the travel should cost.`);
  const factor = factorOf(clause);
  if (said === undefined && factor !== null && was !== null)
    return set(multiply(moneyOf(was), factor), content.travel_time_hours && content.travel_time_hours * factor);
  if (said === undefined) return refuse(`“${clause.said}” does not say what the travel costs.`);
  const cost = fromDollars(said);
  if (difference && was !== null) {
    if (was + difference * cost < 0) return refuse('That would make the travel cost less than nothing.');
    return set(add([was, difference * cost]), content.travel_time_hours);
  }
  return set(cost, was === null ? null : content.travel_time_hours);

  function set(cents: number, time: number | null): Outcome {
    const next = applyEdit(content, {
      set: {
        travel_cost: moneyOf(cents),
        travel_time_hours: time ?? null,
        travel_source: 'edited',
        travel_evidence: evidenceOf(clause),
      },
    });
    return changed(next, `Travel: ${was === null ? 'none' : show(was)} → ${show(cents)}`, []);
  }
}

/** "charge the drive time at 75 an hour": no new line where travel is charged already. */
export const priceTravel: Handler = (clause, situation) =>
  centsOf(situation.content.travel_cost) !== null &&
  /^(?:charge|bill|price|put|do) (?:(?:the|my|our|for|them|him|her) )*(?:travel|drive|driving|windshield|road)(?: time| charge| fee)? (?:at|to|for) (?:MONEY|RATE|NUMBER)\d/.test(
    clause.pattern,
  )
    ? changeTravel(clause, situation, null)
    : null;

/** What an hour of the travel that is charged costs, in cents; null where it does not divide. */
function travelRate({ content }: Situation): number | null {
  const cost = centsOf(content.travel_cost);
  const hours = content.travel_time_hours;
  if (cost === null || !hours) return null;
  const rate = Math.round(cost / hours);
  return multiply(moneyOf(rate), hours) === cost ? rate : null;
}

/** The job's one hourly rate, in cents. */
function jobRate({ content }: Situation): number | null {
  const rates = new Set(
    linesOf(content)
      .filter((line) => isHourLine(line) && line.optional !== true)
      .map((line) => centsOf(line.unit_price)),
  );
  return rates.size === 1 ? [...rates][0]! : centsOf(content.hourly_rate);
}

/** Takes the travel out of the document. */
export function removeTravel(situation: Situation): Outcome {
  const { content } = situation;
  if (centsOf(content.travel_cost) === null && !content.travel_time_hours)
    return refuse('There is no travel in this document.');
  const set: Partial<typeof content> = { travel_cost: null, travel_time_hours: null };
  if (content.travel_source !== undefined) set.travel_evidence = null;
  const next = applyEdit(content, { set });
  delete next.travel_source;
  delete next.travel_evidence;
  return changed(next, 'Travel removed', []);
}
