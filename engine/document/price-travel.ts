/** What travel costs: by its fee, its miles or its hours. */
import { add, addDecimals, formatMoney, fromDollars, multiplyDecimals } from '../money.ts';
import type { Heard } from '../transcript/hear.ts';
import { type JobLine, type JobTravel, travelCostOf } from '../transcript/job/job.ts';
import { printedUnit } from '../transcript/job/measure-units.ts';
import { showQuantity } from '../transcript/job/show-words.ts';
import type { Evidence, LineItem, Money, Question, Source } from './business-document.ts';
import { spansOf } from './spans-of.ts';

export interface PricedTravel {
  hours: number | null;
  cost: Money;
  source: Source;
  evidence: Evidence;
}

/** All of it: "120 miles at 70 cents and two hours drive time at 50 an hour" are two. */
export function priceTravel(
  travel: JobTravel | null,
  lines: readonly { line: JobLine; item: LineItem }[],
  heard: Heard,
  questions: Question[],
): PricedTravel | null {
  if (!travel) return null;
  const main = oneOf(travel, lines, heard, questions);
  const also = travel.also ? oneOf(travel.also, lines, heard, questions) : null;
  if (!main || !also) return main ?? also;
  const computation = [also, main].map(({ cost, evidence }) => evidence.computation ?? `$${cost}`).join(' + ');
  return {
    hours: main.hours ?? also.hours,
    cost: formatMoney(add([main.cost, also.cost].map(fromDollars))),
    source: 'computed',
    evidence: { spans: [...also.evidence.spans, ...main.evidence.spans], computation },
  };
}

function oneOf(
  travel: JobTravel,
  lines: readonly { line: JobLine; item: LineItem }[],
  heard: Heard,
  questions: Question[],
): PricedTravel | null {
  const evidence = (computation?: string): Evidence => ({
    spans: spansOf(heard, travel.places),
    ...(computation ? { computation } : {}),
  });
  if (travel.fee !== null) return { hours: null, cost: formatMoney(travel.fee), source: 'said', evidence: evidence() };
  if (travel.miles !== null && travel.rate !== null) {
    const miles = multiplyDecimals(travel.miles, travel.trips);
    return {
      hours: null,
      cost: formatMoney(travelCostOf(travel, travel.rate)!),
      source: 'computed',
      evidence: evidence(`${showQuantity(miles, 'mile')} × $${travel.rate}`),
    };
  }
  if (travel.hours === null) return null;
  const rates = new Set(
    lines
      .filter(({ line, item }) => line.unit === 'hour' && line.price !== null && !item.optional)
      .map(({ line }) => line.price!),
  );
  // hours at several rates: "my rate" is the one of the list that is among them
  const listed = travel.listed != null && rates.has(travel.listed) ? travel.listed : null;
  const rate = travel.rate ?? (rates.size === 1 ? [...rates][0]! : listed);
  if (rate === null) {
    questions.push({
      of: 'travel',
      about: 'Travel',
      readings: [],
      because: `${showQuantity(travel.hours, 'hour')} of travel were said, and no rate.`,
      answer: 'Add travel at $',
    });
    return null;
  }
  const hours = addDecimals(travel.hours);
  return {
    hours,
    cost: formatMoney(travelCostOf({ ...travel, miles: null }, rate)!),
    source: 'computed',
    evidence: evidence(`${showQuantity(hours, printedUnit('h'))} × $${rate}`),
  };
}
