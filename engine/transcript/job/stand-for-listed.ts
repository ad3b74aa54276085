/** A price told right behind a line of the price list stands in place of the list's. */
import { determiners, isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import type { Element, Price } from './elements.ts';
import { amountOf, type JobLine } from './job.ts';
import { fitsCounted, printedUnit } from './measure-units.ts';

type Priced = Element & { price: Price };

/** True where the price is of the listed line before it, which then has it. */
export function standsForListed(context: Context, index: number, element: Priced): boolean {
  shareRate(context, index, element);
  return (
    ratedBefore(context, index, element) ||
    totalHours(context, index, element) ||
    pricedByUnit(context, index, element) ||
    countedBehind(context, index, element) ||
    givenFor(context, index, element)
  );
}

function take(line: JobLine, element: Priced, quantity: number | null, elements: readonly Element[]): void {
  line.price = element.price.value;
  if (quantity !== null) line.quantity = quantity;
  line.amount = null;
  line.source = 'said';
  delete line.service;
  line.places.push(placeOf(elements));
}

const isCount = ({ tag }: Element): boolean => tag === 'qty' || tag === 'num' || tag === 'time';

/** "cleanup is eight hours | and that's at 120 an hour": the rate of the hours just said, instead of the price list's. */
function ratedBefore(context: Context, index: number, element: Priced): boolean {
  const { elements, shape } = context.clauses[index]!;
  // "the hours are at 70" is of hours told a while ago
  const told = / (?:the|those|these|all|my|our) (?:hours|time) /.test(shape);
  const last = told ? context.job.lines.findLast((line) => line.unit === 'hour') : context.job.lines.at(-1);
  if (
    element.price.per !== 'h' ||
    last?.unit !== 'hour' ||
    last.source !== 'catalogue' ||
    last.clause < index - (told ? 6 : 1) ||
    elements.some(isCount)
  )
    return false;
  take(last, element, null, elements);
  return true;
}

/** "design 14 hours, build 36 hours and loading 10 hours, everything at 90 an hour": of the listed hours before it, too. */
function shareRate(context: Context, index: number, element: Priced): void {
  const { elements, shape } = context.clauses[index]!;
  if (
    element.price.per !== 'h' ||
    !/ (?:everything|all of (?:it|that|them|those)|all (?:those |the )?hours|all billed)(?: is| at| billed)* #rate /.test(
      shape,
    )
  )
    return;
  for (const line of context.job.lines)
    if (line.unit === 'hour' && line.source === 'catalogue' && line.clause >= index - 8)
      take(line, element, null, elements);
}

/** "twelve sessions an hour and a half each | so 18 hours at 65 an hour": all of the hours, and their rate. */
function totalHours(context: Context, index: number, element: Priced): boolean {
  const { elements, opener } = context.clauses[index]!;
  const last = context.job.lines.at(-1);
  const hours = elements.filter(isCount);
  if (
    element.price.per !== 'h' ||
    last?.unit !== 'hour' ||
    last.source !== 'catalogue' ||
    last.clause !== index - 1 ||
    !/(^| )so( |$)/.test(opener) ||
    hours.length !== 1 ||
    hours[0]!.measure?.unit !== 'hour' ||
    hours[0]!.measure.max !== undefined ||
    elements.some(({ tag, word }) => tag === 'word' && isContent(word))
  )
    return false;
  take(last, element, hours[0]!.measure.value, elements);
  return true;
}

/** "quarterly plan for a year | so four visits 130 a visit": by the unit the list has it by, and nothing else named. */
function pricedByUnit(context: Context, index: number, element: Priced): boolean {
  const { elements } = context.clauses[index]!;
  const last = context.job.lines.at(-1);
  const { per } = element.price;
  if (
    per === null ||
    !last?.unit ||
    last.unit === 'hour' ||
    last.source !== 'catalogue' ||
    last.optional ||
    last.clause < index - 4 ||
    context.clauses.slice(last.clause + 1, index).some((clause) => priceOf(clause)) ||
    (printedUnit(per) !== last.unit &&
      // "nine interior doors | I'll let them have those at 38 a door"
      !(
        printedUnit(last.unit) === 'each' &&
        context.clauses[last.clause]!.elements.some(({ word }) => isPlural(word) && fitsCounted(per, word))
      ))
  )
    return false;
  const end = elements.indexOf(element);
  const counts = elements.filter(isCount);
  const named = elements
    .slice(0, end + 1)
    .some(
      ({ tag, word }) =>
        tag === 'word' && isContent(word) && !fitsCounted(per, word) && !/^(people|guests|heads|let|give)$/.test(word),
    );
  const [count] = counts;
  // "inside fridge | the blinds are nasty | there's six of those at eight dollars each"
  const others = context.clauses
    .slice(last.clause + 1, index)
    .some(({ elements: [the, thing] }) => the?.word === 'the' && isPlural(thing?.word ?? ''));
  if (count && others && !elements.some(({ word }) => fitsCounted(per, word) && isPlural(word))) return false;
  if (named || counts.length > 1 || (count && count.tag !== 'num')) return false;
  take(last, element, count?.measure?.value ?? null, elements);
  return true;
}

/** So far from the list's may what is asked for it be. */
const ALIKE = 1.4;

/** "soil sampling | 40 pulls at 24 each": listed by the piece and named without a count, which follows with a price like the list's. */
function countedBehind(context: Context, index: number, element: Priced): boolean {
  const { elements, opener } = context.clauses[index]!;
  const line = oneListed(context, index, 1);
  const named = line && context.clauses[line.clause]!;
  const { price } = element;
  const [count, noun] = elements;
  if (
    !named ||
    line.unit === null ||
    opener !== '' ||
    price.per === null ||
    price.low !== undefined ||
    !/^(?:each|piece)$/.test(printedUnit(price.per)) ||
    count?.tag !== 'num' ||
    (count.measure!.value ?? 0) < 2 ||
    elements.indexOf(element) > 4 ||
    !isPlural(noun?.word ?? '') ||
    named.elements.some(
      ({ tag, word }) => /^(?:qty|num|time)$/.test(tag) || tag === 'regular' || determiners.has(word),
    ) ||
    Math.max(price.value / line.price!, line.price! / price.value) > ALIKE
  )
    return false;
  take(line, element, count.measure!.value, elements);
  return true;
}

/** The line before, where the price list has it as one thing: told as `before` clauses ago at most. */
function oneListed(context: Context, index: number, before: number): JobLine | null {
  const last = context.job.lines.at(-1);
  return last?.source === 'catalogue' &&
    !last.optional &&
    last.unit !== 'hour' &&
    (last.quantity ?? 1) === 1 &&
    last.clause >= index - before
    ? last
    : null;
}

function takeWhole(line: JobLine, { price }: Priced, elements: readonly Element[]): void {
  Object.assign(line, { quantity: null, unit: null, price: null, amount: centsOf(price), source: 'said' });
  delete line.service;
  line.places.push(placeOf(elements));
}

/** "the camera inspection | I'm gonna give him that for 195": instead of what the list has for one of it. */
function givenFor(context: Context, index: number, element: Priced): boolean {
  const { elements, shape } = context.clauses[index]!;
  const line = oneListed(context, index, 1);
  if (
    !line ||
    element.price.per !== null ||
    element.price.low !== undefined ||
    !/^ (?:but |and |so )?(?:(?:i'm|we're|i|we) (?:gonna|going to|can|will)|i'll|we'll|i'd|let's|gonna) (?:(?:just|also) )?(?:give|do|make|let|call|charge) (?:(?:him|her|them|that|it|have|this|one) ){1,3}(?:(?:for|at) )?#money /.test(
      shape,
    )
  )
    return false;
  takeWhole(line, element, elements);
  return true;
}

/** "he needs us to replace the skylight | call that 4200": what was told since. */
const tellsWork = ({ elements }: Clause): boolean =>
  elements.some(({ word }, k) => workVerbs.has(word) && /^(?:to|'ll|gonna)$/.test(elements[k - 1]?.word ?? ''));

/** "crown 64 feet | she's an old customer | so 7 not 8.50 a foot": the list's price of it is the one that does not hold. */
function readNotListed(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const element = priceOf(clause);
  const last = context.job.lines.at(-1);
  const counts = clause.elements.filter(isCount);
  if (
    element?.instead === undefined ||
    counts.length > 1 ||
    counts.some(({ tag }) => tag !== 'num') ||
    last?.source !== 'catalogue' ||
    last.optional ||
    last.clause < index - 4 ||
    last.price !== element.instead ||
    context.clauses.slice(last.clause + 1, index).some((between) => priceOf(between))
  )
    return false;
  take(last, element, counts[0]?.measure?.value ?? null, clause.elements);
  return true;
}

/** "Ann comes along for two hours | she's 120 an hour": whose hours the list would have had at its rate. */
function readTheirRate(context: Context, index: number): boolean {
  const { shape } = context.clauses[index]!;
  const element = priceOf(context.clauses[index]!);
  return (
    element !== undefined &&
    /^ (?:he|she)(?:'s| is) #rate $/.test(shape) &&
    context.job.lines.at(-1)?.clause === index - 1 &&
    ratedBefore(context, index, element)
  );
}

/** "house lockout | it was after midnight | so 160", "so that's 95 not the regular one": a reader; where it is no sum. */
export function readInsteadOfListed(context: Context, index: number): boolean {
  if (readNotListed(context, index) || readTheirRate(context, index)) return true;
  const { elements, opener, shape } = context.clauses[index]!;
  const { lines } = context.job;
  const line = oneListed(context, index, 3);
  const element = priceOf(context.clauses[index]!);
  if (
    !line ||
    !element ||
    element.price.low !== undefined ||
    context.clauses.slice(line.clause + 1, index).some((clause) => priceOf(clause) || tellsWork(clause)) ||
    !(/(?:^| )(?:so|but)(?: |$)/.test(opener) || /^ (?:call|make) (?:that|it) /.test(shape)) ||
    !/^ (?:(?:that's|it's|i want|i'd want|i need|i get|make (?:it|that)|call (?:it|that)|figure|say) )?#money (?:for (?:it|that(?: one)?|this(?: one)?) )?(?:(?:not|instead of) (?:the |our |my )?#regular )?$/.test(
      shape,
    )
  )
    return false;
  const sum = lines.reduce((all, one) => all + (one.optional ? 0 : (amountOf(one) ?? 0)), 0);
  const cents = centsOf(element.price);
  // with more told before it a sum is likelier, which is at least what it adds up to
  const named = / (?:for (?:it|that|this)|#regular) /.test(shape);
  if (!named && (cents === sum || (lines.length > 1 && cents > sum))) return false;
  takeWhole(line, element, elements);
  return true;
}
