/** Priced lines: what it is, how many, at how much. */

import { fromDollars, multiplyDecimals, showMoney } from '../../money.ts';
import { IN_TURN } from '../readers/read-rates.ts';
import { BEYOND_IS, CONDITIONAL, countsThem, FINDING, ON_FINDING, UNUSED } from './conditional.ts';
import { addNote, type Context, centsOf, noteCondition, placeOf, priceOf } from './context.ts';
import { periodsAhead, periodsBehind } from './count-periods.ts';
import { isOverWeeks, overAll, recurrenceOf } from './count-recurring.ts';
import { tellFrequency, visitsOf, visitsTold } from './count-visits.ts';
import type { Element, Price } from './elements.ts';
import { basisOf } from './find-basis.ts';
import { comesWith } from './given-away.ts';
import { type JobLine, lumpLine } from './job.ts';
import { labelFor } from './label-lines.ts';
import { lineKindOf } from './line-kind.ts';
import { ifClauseOf, ifHasItsOwnPrice, isWanted, wishedBehind } from './mark-choices.ts';
import { countedNoun, fitsCounted, printedUnit } from './measure-units.ts';
import { nameBehindReason } from './name-behind-reason.ts';
import { leavesOpen } from './open-words.ts';
import { quantityRange } from './quantity-range.ts';
import { markUpLine, markupOf } from './read-markup.ts';
import { remeasured } from './remeasure-line.ts';
import { standsForListed } from './stand-for-listed.ts';
import { VISIT } from './visit-words.ts';
import { waived } from './waive-line.ts';
import { priceMeant } from './which-reading.ts';

/** "two months at 120 | if the house isn't ready": on what the price hangs, where nothing else does. */
const FAILS =
  /^ if (?:it|(?:the|there) [a-z]+(?: [a-z]+)?) (?:isn't|aren't|is not|doesn't|does not|don't|won't|can't|fails|needs it|has to go|turns out)(?: [a-z']+){0,4} $/;
const MAIN = /^ (?:(?:i|we|he|she|they|you|it|that)(?:'ll|'d|'re|'s)? |call |let |then )/;

/** "if it goes over the three hundred they pay the difference": from where on, and no price. */
const SETS_LIMIT =
  / if (?:it|they|that|this|he|she|the [a-z]+|any [a-z]+) (?:goes|go|runs?|comes?|gets|is|are|ends? up)(?: out| in)? (?:over|past|above|beyond|under|below|more than|less than) (?:the |our |that |my )?#(?:money|num) /;

/** "if the neighbor signs up | it's 50 off for her": what may come off is no price. */
function comesOff({ clauses }: Context, index: number): boolean {
  const { said } = clauses[index]!;
  // "if they go cedar take 3200 off" is a choice with its saving
  if (!/(?<! (?:take|takes|knock|knocks|deduct|subtract|comes?)(?: (?:another|about))?) #money off /.test(said))
    return false;
  return / if /.test(said) || (/^ if /.test(clauses[index - 1]?.said ?? '') && !priceOf(clauses[index - 1]!));
}

/** Reads one priced clause into a line, or into a term where the price hangs on something. */
export function readLine(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  if (!price) return remeasured(context, index);
  // "print zero dollars for the amount": nobody is charged nothing
  if (price.price.value === 0) return true;
  // "phase three would be 175 an hour, billed as used, not part of this", "175 a year to renew | that's not in this price"
  const apart =
    / (?:billed )?as (?:used|needed)(?= )| (?:not|isn't) (?:in|part of|included in) (?:this|that|here|the (?:price|number|total|quote|figure|bid|estimate)) /;
  const behind = context.clauses[index + 1];
  if (
    (price.price.per !== null && apart.test(clause.shape)) ||
    (behind &&
      !priceOf(behind) &&
      /^ (?:(?:that's|it's|which is|those are) not|(?:that|it) isn't) (?:in|part of|included in) (?:this|that|here|the (?:price|number|total|quote|figure|bid|estimate)) /.test(
        behind.shape,
      ))
  ) {
    addNote(context, index, 'condition');
    return true;
  }
  if (SETS_LIMIT.test(clause.said) || comesOff(context, index)) {
    noteCondition(context, index);
    return true;
  }
  const mark = context.marks.get(index);
  const full = clause.said;
  const earlier = context.clauses[index - 1];
  const conditional =
    CONDITIONAL.test(full) ||
    (price.price.per !== null && FINDING.test(full) && basisOf(context, index, price) === null) ||
    (price.price.per !== null &&
      !/(?:^| )(?:ft|yd|in|m|square)$/.test(price.price.per) &&
      BEYOND_IS.test(clause.shape)) ||
    (UNUSED.test(clause.shape) && !countsThem(context.clauses[index + 1])) ||
    (earlier !== undefined &&
      !priceOf(earlier) &&
      earlier.elements.length < 9 &&
      /^ (it's|that's|it is|that is|then it's|we charge|i charge|charge|at|it'd be|it would) /.test(clause.shape) &&
      CONDITIONAL.test(earlier.shape));
  // "not including any rotten decking | that would be 75 a sheet"
  const outside =
    earlier !== undefined &&
    !priceOf(earlier) &&
    / (?:not including|excluding|not counting|doesn't include|does not include|not included) /.test(earlier.shape) &&
    /^ (?:that would|that'd|that's|those|it's|it would|they're|they'd) /.test(clause.shape);
  // "cracks are included up to ten feet | after that it's 8 a foot"
  const beyond =
    price.price.per !== null &&
    / (up to|included|includes|covers|first|comes with) .*after (that|those|the first) /.test(
      `${earlier?.shape ?? ''}${full}`,
    );
  const later = context.clauses[index + 1];
  const hangs =
    later !== undefined &&
    !priceOf(later) &&
    /^ if (we|i|there|it|the) /.test(later.shape) &&
    !/^ if it (?:rains?|snows?|storms?|pours|freezes) /.test(later.shape) &&
    (CONDITIONAL.test(later.shape) ||
      (FAILS.test(later.shape) && !MAIN.test(context.clauses[index + 2]?.shape ?? ''))) &&
    // "igniter 85 | and if it needs a valve that's to be quoted": of another thing
    !/\band\b/.test(later.opener) &&
    ![later, context.clauses[index + 2]].some((clause) => clause && leavesOpen(clause)) &&
    // "an hour and a half at 130 | if I find the baffle's gone | that's extra"
    !/^ (?:(?:that|it)(?:'s|'d be| is| would be) (?:(?:an? )?(?:extra|more|another|additional|time|separate|different)|on its own)|(?:i|we)(?:'ll|'d| will) (?:call|let|stop|quote|price)) /.test(
      context.clauses[index + 2]?.shape ?? '',
    ) &&
    !ifHasItsOwnPrice(context.clauses, index + 1);
  if (hangs) {
    addNote(context, index, 'condition', [...clause.elements, ...later.elements]);
    context.taken[index + 1] = 2;
    return true;
  }
  // "if we hit rock | the drilling's 65 an hour on top"
  const on = mark?.alternative ? null : ifClauseOf(context.clauses, index);
  const hung = on !== null && on < index && !isWanted(context.clauses[on]!);
  const finds = hung && !wishedBehind(context.clauses, index) && ON_FINDING.test(context.clauses[on]!.said);
  if (hung && (!mark?.optional || finds)) {
    context.job.notes = context.job.notes.filter((note) => note.clause < on);
    addNote(
      context,
      index,
      'condition',
      context.clauses.slice(on, index + 1).flatMap((part) => part.elements),
    );
    return true;
  }
  if (
    (conditional || beyond || outside) &&
    !mark?.alternative &&
    !(mark?.optional && !/ (overtime|bad|rotten) /.test(full))
  ) {
    addNote(context, index, 'condition');
    return true;
  }
  // expenses at cost with a cap are a term
  if (
    / (at cost|pass(ed)? through|actual cost|reimbursed|out of pocket) /.test(clause.shape) &&
    / (exceed|capped?|cap|up to|max|maximum|more than|over|limit) (of |at |to )?#(money|num|rate) /.test(clause.shape)
  ) {
    addNote(context, index, 'condition');
    return true;
  }
  // "tell him leaf guard runs seven and a half a foot": said, and not ordered
  if (
    price.price.per !== null &&
    / (?:tell|told|let) (?:him|her|them|you) /.test(clause.shape) &&
    !clause.elements.some(({ tag }) => /^(qty|num|time)$/.test(tag))
  ) {
    addNote(context, index, 'condition');
    return true;
  }
  if (waived(context, index) || remeasured(context, index) || standsForListed(context, index, price)) return true;
  const label = mark?.label ?? (nameBehindReason(context, index, price) || labelFor(context, index, price));
  const line = lineOf(context, index, price, label);
  if (!line) return true;
  if (
    / (?:allowance|provisional sum|pc sum|prime cost) | allow (?:him |her |them )?#money (?:for|on|towards?) /.test(
      clause.shape,
    )
  )
    line.allowance = true;
  comesWith(context, index, price);
  const markup = markupOf(context, index);
  if (markup !== null) markUpLine(line, markup);
  if (mark?.optional) {
    line.optional = true;
    if (mark.alternative) line.alternative = mark.alternative;
    if (mark.saving) {
      if (line.amount !== null) line.amount = -Math.abs(line.amount);
      if (line.price !== null) line.price = -Math.abs(line.price);
    }
  }
  context.job.lines.push(line);
  // "forty nine ninety five": prices end so in cents as often as in dollars
  const [heard = 0, other] = price.price.readings;
  const priceTag = price.price.per === null && heard === price.price.value && /^(95|98|99)$/.test(String(heard % 100));
  // "six outlets at forty two fifty each", "four mini splits at thirty two fifty each", "eighty seven fifty a day"
  const { per } = price.price;
  const apiece =
    per !== null && (per === 'each' || IN_TURN.test(per)) && Math.max(heard, other ?? 0) >= 1000 && line.price !== null;
  if (other !== undefined && other < 100 && line.price === heard) line.orPrice = other;
  if (other !== undefined && Math.min(heard, other) < 100 && (priceTag || apiece)) {
    const [taken, could] = line.price === other ? [other, heard] : [heard, other];
    context.job.doubts.push({
      about: line.label ? `Price of ${line.label}` : 'The price',
      because: `It was taken for ${showMoney(Math.round(taken * 100))}, and could be ${showMoney(Math.round(could * 100))}.`,
    });
  }
  return true;
}

function lineOf(context: Context, index: number, element: Element & { price: Price }, label: string): JobLine | null {
  const clause = context.clauses[index]!;
  const price = priceMeant(context, index, element);
  const base = lumpLine({
    clause: index,
    label,
    amount: null,
    kind: lineKindOf(label, price.per, clause.shape),
    source: element.computed ? 'computed' : 'said',
    places: [placeOf(clause.elements)],
  });
  if (price.low !== undefined && price.per === null)
    return { ...base, range: { low: fromDollars(price.low), high: centsOf(price) } };
  if (
    price.per !== null &&
    price.low === undefined &&
    (/^(mo|wk|yr|day)$/.test(price.per) || /^[a-z]{4,}$/.test(price.per)) &&
    !/^(each|square|acre|head|person)$/.test(price.per)
  ) {
    const restated = restatedPerVisit(context, index, price);
    if (restated) return restated;
  }
  const told = price.per !== null && /^(?:[a-z]{3,}|h)$/.test(price.per) ? visitsTold(context, index, price.per) : null;
  if (told !== null && price.low === undefined)
    return { ...base, quantity: told, unit: printedUnit(price.per!), price: price.value };
  const at = clause.elements.indexOf(element);
  const recurs = /^(?:h|mo|wk|yr)$/.test(price.per ?? '') ? null : recurrenceOf(context, index, at);
  const unmeasured = (price.per !== null && isUnmeasured(context, index)) || isOverWeeks(clause, at);
  const found = unmeasured && !recurs ? null : basisOf(context, index, element, price.per);
  // "twelve lines at 20 a line twice a month": the lines are counted
  const each = VISIT.has(price.per ?? '') || clause.elements.some(({ word }, k) => k < at && word === price.per);
  const recurrence = recurs?.visits && found && !each ? null : recurs;
  const basis = recurrence ? overAll(found, recurrence, price.per, clause.elements[at - 1]?.word === 'at') : found;
  const often = price.per === null && !basis ? periodsBehind(clause, element) : null;
  if (often) return { ...base, ...often, price: price.value };
  if (price.per === null && !basis) return { ...base, amount: centsOf(price) };
  if (!basis) {
    const recurring =
      /^(mo|wk|yr|visit|session|month|week|lesson|class|cut|mow|call|cleaning|treatment|application|wash|time|service|round)$/.test(
        price.per!,
      );
    if (recurring) {
      const quantity = periodsAhead(context, index, price.per!);
      if (quantity === null || quantity === 1) tellFrequency(context, index);
      return { ...base, quantity, unit: printedUnit(price.per!), price: price.value };
    }
    // "newsletter twice a month 120 each for three months"
    const visits = price.per === 'each' ? visitsOf(context, index) : null;
    if (visits !== null) return { ...base, quantity: visits, unit: 'each', price: price.value };
    const alone =
      !recurrence &&
      !unmeasured &&
      /^(each|window|door|trip|load|unit|item|piece|night|day|room|table|truckload)$/.test(price.per!) &&
      / (one|an|a(?! (?:few|couple|bunch|handful|lot|stack|pile))) /.test(clause.shape) &&
      !/ (each|per) /.test(clause.shape);
    // "headlights 90 a pair": one, where no more are counted
    if (alone || price.per === 'pair') return { ...base, amount: centsOf(price) };
    // a price per unit without a quantity gives no amount
    return { ...base, unit: printedUnit(price.per!), price: price.value };
  }
  // "twelve lines at 20 a line twice a month for two months"
  const visits =
    !recurrence && (/^(each|person)$/.test(basis.unit) || basis.elements[0]?.tag === 'num')
      ? visitsOf(context, index)
      : null;
  const perPeriod = / #num visits? (?:#time|(?:a|per|each|every) [a-z]+) for /.test(clause.shape);
  // "ten sessions at 75 twice a week for five weeks": counted already
  if (visits !== null && visits !== basis.quantity && (basis.unit !== 'visit' || perPeriod))
    basis.quantity = multiplyDecimals(basis.quantity, visits);
  // "45 people barbecue plates at 14.75 each"
  const counted = basis.unit === 'each' ? basis.elements.find(({ tag }) => tag === 'num') : undefined;
  const fed = / (?:plates?|meals?|lunch|lunches|dinner|buffet|sandwich|tacos?|brunch|breakfast|barbecue) /.test(
    clause.shape,
  );
  if (
    counted &&
    fed &&
    /^(?:people|guests|adults)$/.test(countedNoun(clause.elements, clause.elements.indexOf(counted)))
  )
    basis.unit = 'person';
  if (basis.unit === 'hour' && base.kind === 'other') base.kind = 'labor';
  const places = [
    placeOf(clause.elements),
    ...basis.elements.filter((e) => !clause.elements.includes(e)).map((e) => ({ from: e.from, to: e.to })),
  ];
  const measured = basis.elements[0]?.measure;
  if (measured?.max !== undefined && price.per !== null) {
    const low = multiplyDecimals(measured.value, basis.quantity / measured.max);
    return {
      ...base,
      places,
      quantity: basis.quantity,
      unit: basis.unit,
      price: price.value,
      range: quantityRange(low, basis.quantity, price.value),
    };
  }
  return {
    ...base,
    places,
    quantity: basis.quantity,
    unit: basis.unit,
    price: price.value,
    ...(price.low !== undefined
      ? {
          range: {
            low: fromDollars(multiplyDecimals(basis.quantity, price.low)),
            high: fromDollars(multiplyDecimals(basis.quantity, price.value)),
          },
        }
      : {}),
  };
}

/** "38 a foot but I don't have the footage yet": no count said before is meant. */
function isUnmeasured(context: Context, index: number): boolean {
  const next = context.clauses[index + 1];
  return (
    next !== undefined &&
    !priceOf(next) &&
    !next.elements.some((element) => element.tag === 'qty') &&
    / (don't|do not|didn't|haven't|won't|can't|not|need to|have to|gotta|still) (?:[a-z]+ ){0,2}(know|have|got|get|tell|measured?|count|counted|sure)(?: [a-z]+){0,3} (footage|measurements?|count|length|quantity|square footage|yardage|how many|how much|how long|how far|the number|the size|it yet|that yet|them yet) /.test(
      next.shape,
    )
  );
}

/**
 * "3400 square feet at a quarter a foot so 850 a visit and they want four visits": the price of one visit is what the
 * line before comes to, and takes its place.
 */
function restatedPerVisit(context: Context, index: number, price: Price): JobLine | null {
  const { job, clauses } = context;
  const last = job.lines.at(-1);
  if (!last || last.optional || last.clause < index - 2 || last.quantity === null || last.price === null) return null;
  if (Math.abs(multiplyDecimals(last.quantity, last.price) - price.value) > 0.005) return null;
  const noun = printedUnit(price.per!);
  let times = 1;
  const places = [...last.places, placeOf(clauses[index]!.elements)];
  for (const k of [index, index + 1, index - 1, index - 2]) {
    const clause = clauses[k];
    const at = clause?.elements.findIndex(
      (e, n) =>
        (e.tag === 'num' && fitsCounted(noun, countedNoun(clause.elements, n))) ||
        (e.tag === 'time' && e.measure?.unit === noun),
    );
    if (clause === undefined || at === undefined || at < 0) continue;
    times = clause.elements[at]!.measure!.value;
    places.push(placeOf(clause.elements.slice(at, at + 1)));
    if (k === index + 1 && !priceOf(clause)) context.taken[k] = 1;
    break;
  }
  job.lines.pop();
  return { ...last, quantity: times, unit: noun, price: price.value, places, source: 'computed' };
}
