/** The least a job costs: "150 minimum", "there's a minimum charge of 175", "two hour minimum". */
import { fromDollars, multiplyDecimals } from '../../money.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import { EACH, peopleOf } from './crew-words.ts';

const SUM =
  / (?:minimum|min)(?: (?:service|trip|job|billing|call|order))*(?: (?:charge|fee|price|total|bill|call))?(?: (?:is|'s|of|at|be|for|on|this|any|the|job|a|our|my))* #money | #money (?:dollar )?(?:minimum|min)(?: |$)/;
const HOURS = / #time (?:minimum|min)(?: |$)| (?:minimum|min)(?: (?:charge|billing))?(?: (?:is|'s|of|at|be))* #time /;
/** A minimum of other things than the price. */
const OTHER =
  / (?:monthly|order|wait|lead|notice|purchase|slope|thickness|depth|temperature|pitch|requirement|wage|clearance|payment) minimum | minimum (?:slope|thickness|depth|temperature|pitch|payment|clearance|notice|of #num) | if | unless /;

export function readMinimum(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  if (!/ min(?:imum)? /.test(shape) || OTHER.test(shape) || context.marks.get(index)?.optional) return false;
  const before = context.clauses[index - 1];
  if (before && !priceOf(before) && / (?:if|when|unless) /.test(` ${before.opener} ${before.shape}`)) return false;
  // "just wants a hinge fixed | that's my minimum charge 150": the price of what was just named
  if (
    before &&
    !priceOf(before) &&
    /^ (?:that's|that is|it's|which is|so that's|that'd be|that'll be) (?:my|our|the) .*#money $/.test(shape) &&
    context.job.notes.some(({ clause: at, kind }) => at === index - 1 && kind === 'scope')
  )
    return false;
  const place = placeOf(clause.elements);
  // "…, 150 minimum": a bare number of dollars
  const bare = / #num (?:dollar )?(?:minimum|min) /.test(shape)
    ? clause.elements.find(({ tag }) => tag === 'num')
    : undefined;
  if (bare?.measure && bare.measure.value >= 20) {
    context.job.minimum = { amount: fromDollars(String(bare.measure.value)), hours: null, place };
    return true;
  }
  const price = priceOf(clause);
  // "my two hour minimum at 87.50"
  const hourly = / (?:#time|hour) (?:minimum|min) at #(?:money|rate) /.test(shape);
  if (SUM.test(shape) && !hourly && price && price.price.per === null && price.price.low === undefined) {
    context.job.minimum = { amount: centsOf(price.price), hours: null, place };
    return true;
  }
  const time = clause.elements.find(({ tag }) => tag === 'time');
  const single = hourly && !time;
  if (!single && (!HOURS.test(shape) || !time?.measure)) return false;
  const { value, unit } = time?.measure ?? { value: 1, unit: 'hour' };
  const factor = { hour: 1, minute: 1 / 60, day: 8 }[unit as 'hour'];
  if (factor === undefined) return false;
  const hours = Math.round(value * factor * 1e6) / 1e6;
  context.job.minimum = { amount: null, hours, place };
  if (!price || !(hourly || price.price.per === 'h')) return true;
  // "a two hour minimum at 95 an hour": the rate is said with it
  // "three hour minimum at 65 an hour per man two men"
  const behind = context.clauses[index + 1];
  const told =
    behind && !priceOf(behind) && /^ #num [a-z]+ $/.test(behind.shape) ? peopleOf(behind.elements, behind.shape) : null;
  const people = EACH.test(shape) ? (peopleOf(clause.elements, shape) ?? told ?? 1) : 1;
  context.job.lines.push({
    clause: index,
    label: '',
    quantity: multiplyDecimals(hours, people),
    unit: 'hour',
    price: fromDollars(String(price.price.value)) / 100,
    amount: null,
    kind: 'labor',
    source: 'said',
    places: [place],
  });
  return true;
}
