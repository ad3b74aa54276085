/** What a price is multiplied with: a count or a measure, said with it, after it or before it. */

import { addDecimals, multiplyDecimals } from '../../money.ts';
import { isPlural, WORKERS } from '../vocabulary/words.ts';
import { type Basis, inClause, inTotal, isThickness, ofElement, sameFor, sumOfHours } from './basis-in-clause.ts';
import { hoursByClock } from './clock-hours.ts';
import { type Context, priceOf } from './context.ts';
import { countNamed } from './count-named.ts';
import { countBefore, countNumbered, countOfNamed, isWhole } from './count-things.ts';
import { daysAhead, eachPeriod, frequencyOf } from './count-visits.ts';
import { EACH } from './crew-words.ts';
import type { Element, Price } from './elements.ts';
import {
  countBehind,
  countCalled,
  countOfThose,
  countPointedAt,
  lookBack,
  measuredBehind,
  measuredCalled,
} from './look-back.ts';
import { countedNoun, fitsCounted, measureFor, printedUnit } from './measure-units.ts';
import { measuredApart } from './measured-apart.ts';
import { VISIT } from './visit-words.ts';
import { isBesides, isFor, isWorkOnThem } from './work-on-them.ts';

const LUMP =
  / (the (?:pair|lot|bunch)|for (?:the |all |both |everything)(?: ?(?:pair|set|lot|both|all|whole|crew|job|two|three|four|day|room|house))?|for (?:both|all|the pair|everything)|flat|(?<! (?:it|them|that|everything) )all in|total|altogether|all together|for the whole|lump sum|combined) /;

const BY_PERIOD = /^(?:wk|mo|yr|quarter)$/;

/** What a price is multiplied with: a count or measure of its own clause, of the next, or said before. */
export function basisOf(
  context: Context,
  index: number,
  element: Element & { price: Price },
  per: string | null = element.price.per,
): Basis | null {
  const clause = context.clauses[index]!;
  const at = clause.elements.indexOf(element);
  const shape = clause.shape;
  if (per === null) {
    // "the keypad's 85 | and they want two of those priced as an option"
    const wanted = context.marks.get(index)?.optional ? countBehind(context, index) : null;
    if (wanted) return wanted;
    if (LUMP.test(shape.slice(shape.indexOf('#money')))) return null;
    // "a new line set for each at 180"
    if (/ each (at |is |for )?#money /.test(shape)) {
      const last = context.job.lines.at(-1);
      const counted = clause.elements.find((e) => e.tag === 'num' && (e.measure?.value ?? 0) > 1);
      if (counted) return { quantity: counted.measure!.value, unit: 'each', elements: [counted] };
      if (last?.quantity && last.unit === 'each' && !last.optional)
        return { quantity: last.quantity, unit: 'each', elements: [] };
    }
    // "wire mesh on it same footage a dollar ten"
    if (/ same (footage|length|distance|run|area|square footage|size) /.test(shape) && element.price.value < 100)
      return (
        (/ same (area|square footage|size) /.test(shape) ? null : lookBack(context, index, 'ft')) ??
        lookBack(context, index, 'sq ft')
      );
    const again = sameFor(clause, at, context.clauses[index - 1]);
    if (again) return again;
    // "dump run 85 twice"
    if (/ #money twice $/.test(shape)) return { quantity: 2, unit: 'each', elements: [] };
    // "the first two hours are included in the 150 service call"
    if (/ (?:included|covered) in (?:the|my|that|our|this) #money /.test(shape)) return null;
    // "mow and edge 45 times 26 weeks", "4 hours times 60"
    const told =
      clause.elements[/ #money times #time /.test(shape) ? at + 2 : / #time times #money /.test(shape) ? at - 2 : -1];
    if (told?.measure && told.measure.max === undefined)
      return { quantity: told.measure.value, unit: told.measure.unit, elements: [told] };
    const times = / #money times #num /.test(shape) ? clause.elements[at + 2]!.measure?.value : undefined;
    if (times) return { quantity: times, unit: 'each', elements: [clause.elements[at + 2]!] };
    // "dog training package six sessions 510"
    if (/ (?:package|bundle|pack) (?:of |with |for )?#num [a-z]+ #money /.test(shape)) return null;
    // "half a day at my day rate of 480"
    const rated = / at (?:my|our) day rate of #money /.test(shape) ? clause.elements[at - 6] : undefined;
    if (rated?.tag === 'time' && rated.measure?.unit === 'day' && rated.measure.max === undefined)
      return { quantity: rated.measure.value, unit: 'day', elements: [rated] };
    // "two pallets of sod at 325", "2.2 hours at $110", "60 miles at 67 cents"
    if (!element.each && clause.elements[at - 1]?.word !== 'at') return null;
    // "30 images for 225"
    if (clause.elements[at - 1]?.word === 'for' && !/ (?:each|apiece) /.test(shape)) return null;
    const counts = clause.elements
      .slice(0, at)
      .filter((e, k) => e.tag === 'qty' || e.tag === 'time' || (e.tag === 'num' && !isWhole(clause.elements, k)));
    const last = counts.at(-1);
    const hours = counts.length === 2 ? counts.flatMap((one) => ofElement('h', one, '') ?? []) : [];
    const days = hours.every(({ elements }) => elements[0]!.tag === 'time') ? sumOfHours(clause.elements, hours) : null;
    if (days) return days;
    // "eight hours over two days at 120": the hours are billed
    const counted =
      last?.measure?.unit === 'day' && / #time (?:over|across|spread over|in) #time /.test(shape)
        ? counts.at(-2)!
        : last;
    if (!counted?.measure) return null;
    // "band for 3 hours 1200": nobody takes that much an hour
    const lump = counted.tag === 'time' && counted.measure.unit === 'hour' && element.price.value > 500;
    if (lump && clause.elements[at - 1]?.word !== 'at') return null;
    // "labor's two and a half at 165"
    if (counted.tag === 'num' && / (labor|labour)(?: is|'s| was|) (?:about )?#num at /.test(shape))
      return { quantity: counted.measure.value, unit: 'hour', elements: [counted] };
    // "3 half days at 250"
    const halves = clause.elements[clause.elements.indexOf(counted) - 1];
    if (counted.tag === 'time' && counted.measure.value === 0.5 && halves?.tag === 'num')
      return { quantity: halves.measure!.value, unit: `half ${counted.measure.unit}`, elements: [halves, counted] };
    // "extra half hour 60": that much for the half
    const half = counted.tag === 'time' && counted.measure.unit === 'hour' && counted.measure.value === 0.5;
    if (half && clause.elements[at - 1] === counted) return null;
    // "a trencher for half a day at 180": that much for the half
    if (counted.tag === 'time' && counted.measure.unit === 'day' && counted.measure.value === 0.5) return null;
    // "climate storage two months at 100"
    if (counted.tag === 'time' && /^(week|month|year)$/.test(counted.measure.unit))
      return {
        quantity: counted.measure.max ?? counted.measure.value,
        unit: counted.measure.unit,
        elements: [counted],
      };
    if (counted.tag === 'time' && !/^(hour|day|minute)$/.test(counted.measure.unit)) return null;
    if (counted.tag === 'num' && counted.measure.value < 1) return null;
    const basis = ofElement(
      counted.tag === 'time'
        ? counted.measure.unit === 'day'
          ? 'day'
          : 'h'
        : counted.tag === 'num'
          ? 'each'
          : counted.measure.unit,
      counted,
      countedNoun(clause.elements, clause.elements.indexOf(counted)),
    );
    if (basis?.unit === 'hour') return eachPeriod(clause, basis) ?? basis;
    if (basis && counted.tag === 'num') {
      const noun = countedNoun(clause.elements, clause.elements.indexOf(counted));
      if (
        clause.elements[clause.elements.indexOf(counted) + 2]?.word === 'of' ||
        /^(people|guests|sheets|visits|sessions|pallets|bags|gallons|rolls|boxes|bundles|yards|squares|loads|trips|nights|rooms|tables)$/.test(
          noun,
        )
      )
        basis.unit = /^(people|guests)$/.test(noun) ? 'person' : printedUnit(noun);
    }
    return basis;
  }
  const crew = per === 'h' ? crewOf(context, index, at) : 1;
  const multiply = (basis: Basis | null): Basis | null =>
    basis && crew > 1 ? { ...basis, quantity: multiplyDecimals(basis.quantity, crew) } : basis;
  const behind = (per === 'each' ? countOfThose(context, index, element) : null) ?? measuredBehind(context, index, per);
  if (behind) return behind;
  const named = per === 'each' ? countNamed(context, index) : null;
  if (named) return { quantity: named.count, unit: 'each', elements: [] };
  // "two full days and one half day at 500 a day"
  const spans = clause.elements.filter(
    ({ tag, measure }) => tag === 'time' && measure!.unit === 'day' && measure!.max === undefined,
  );
  if (per === 'day' && spans.length === 2 && / #time and (?:a )?#time (?:at )?#rate /.test(shape))
    return { quantity: addDecimals(spans[0]!.measure!.value, spans[1]!.measure!.value), unit: 'day', elements: spans };
  const clocked = per === 'h' ? hoursByClock(context, index) : null;
  if (clocked) return multiply(clocked);
  if (/ same /.test(shape)) {
    const again = clause.elements.find((e, k) => /^(num|qty)$/.test(e.tag) && clause.elements[k - 1]?.word === 'same');
    // "35 cents a foot same 900": whatever was measured since
    const measured = again?.tag === 'qty' ? ofElement(per, again, '') : null;
    if (measured) return measured;
    const before = lookBack(context, index, per, again?.measure?.value);
    if (before) return before;
  }
  const own = inClause(clause, per, at);
  // "two hours times two people at 45 an hour"
  const times = / #time times #num /.test(shape)
    ? clause.elements.find((e, k) => e.tag === 'num' && clause.elements[k - 1]?.word === 'times')
    : undefined;
  if (own && times) return { ...own, quantity: multiplyDecimals(own.quantity, times.measure!.value) };
  const called = own ? null : per === 'each' ? countCalled(context, index) : measuredCalled(context, index, per);
  if (called) return called;
  const pointedAt = own ? null : countPointedAt(context, index, at, per);
  if (pointedAt) return pointedAt;
  const told = productOf(context, index, element, per);
  const apart = own ? null : measuredApart(context, index, per, told);
  if (apart) return apart;
  // "servers three of them five hours 30 an hour": more than the measure, and nothing of what comes next
  const before = told?.elements.every((one) => one.to <= element.from || clause.elements.includes(one));
  if (
    own &&
    own.elements[0]?.tag !== 'num' &&
    before &&
    told!.elements.length > own.elements.length &&
    own.elements.every((one) => told!.elements.includes(one))
  )
    return told;
  // "14 treads and 15 risers | it's 65 a tread": not the count that only stands nearest
  const counted = own?.elements[0];
  const k = counted?.tag === 'num' ? clause.elements.indexOf(counted) : -1;
  const noun = k >= 0 && clause.elements[k + 1]?.word !== 'of' ? countedNoun(clause.elements, k) : '';
  if (noun && /^(?!each|unit|piece|item)[a-z]{4,}$/.test(per) && !fitsCounted(per, noun)) {
    const named = lookBack(context, index, per);
    if (named?.elements.length) return named;
  }
  // "15 seats at 6 a month for a year": each of them
  if (own && BY_PERIOD.test(per) && own.elements[0]?.tag === 'time') {
    const many = clause.elements[at - 3]?.tag === 'word' ? clause.elements[at - 4] : clause.elements[at - 3];
    const noun = clause.elements[at - 2]?.word ?? '';
    const counts =
      many?.tag === 'num' && Number.isInteger(many.measure!.value) && isPlural(noun) && !WORKERS.test(noun);
    if (counts && clause.elements[at - 1]!.word === 'at' && !LUMP.test(shape.slice(shape.indexOf('#rate'))))
      return {
        ...own,
        quantity: multiplyDecimals(own.quantity, many.measure!.value),
        elements: [...own.elements, many],
      };
  }
  if (own) return (per === 'h' ? eachPeriod(clause, own) : null) ?? multiply(forEach(clause.elements, own, per));
  if (told) {
    // "75 bucks a window | there's nine of them": said to its end
    const next = context.clauses[index + 1];
    if (next && !priceOf(next) && told.elements.some((one) => next.elements.includes(one)))
      context.taken[index + 1] = 1;
    // "it's 55 an hour per man | two men five hours"
    const men =
      per === 'h' && EACH.test(shape.slice(shape.indexOf('#rate')))
        ? next?.elements.find((one, k) => one.tag === 'num' && WORKERS.test(next.elements[k + 1]?.word ?? ''))
        : undefined;
    if (!men || told.elements.includes(men) || !context.taken[index + 1]) return told;
    return {
      ...told,
      quantity: multiplyDecimals(told.quantity, men.measure!.value),
      elements: [...told.elements, men],
    };
  }
  const days = per === 'day' ? daysAhead(context, index) : null;
  if (days) return { ...measureFor('day', days, '')!, elements: [days] };
  // "new brakes front and back 180 an axle"
  if (/^(?:axle|side|end)$/.test(per) && / front and (?:back|rear) | both (?:axles|sides|ends) /.test(shape))
    return { quantity: 2, unit: per, elements: [] };
  // "eight visits at 50 | edging 20 each time"
  const visits = per === 'each' && clause.elements[at + 1]?.word === 'time' ? lookBack(context, index, 'visit') : null;
  if (visits) return visits;
  // "pick up and drop off eighty each way"
  if (per === 'each' && clause.elements[at + 1]?.word === 'way') return { quantity: 2, unit: 'trip', elements: [] };
  // "both get new chains 28 a chain"
  const both = clause.elements.findIndex(({ word }) => word === 'both');
  if (
    both >= 0 &&
    (both < at || fitsCounted(per, clause.elements[both + 1]?.word ?? '')) &&
    /^[a-z]{3,}$/.test(per) &&
    !/^(?:each|day|week|month|year|hour|visit|head|person)$/.test(per) &&
    !context.marks.get(index)?.alternative
  )
    return { quantity: 2, unit: printedUnit(per), elements: [] };
  if (/ (both|pair) /.test(shape) && per === 'each' && !context.marks.get(index)?.alternative)
    return { quantity: 2, unit: 'each', elements: [] };
  const next = context.clauses[index + 1];
  if (per === 'each' && next && !priceOf(next) && /^ both /.test(next.shape))
    return { quantity: 2, unit: 'each', elements: [] };
  const numbered = countNumbered(clause.elements.slice(0, at), per);
  if (numbered > 1 && !(next && !priceOf(next) && / of (those|them) /.test(next.shape)))
    return { quantity: numbered, unit: 'each', elements: [] };
  // "posts are 38 each same number": as many as were just counted
  const again =
    /^(each|piece|unit|item)$/.test(per) &&
    / same (number|amount|count|quantity) /.test(`${shape}${next && !priceOf(next) ? next.shape : ''}`);
  const last = context.job.lines.at(-1);
  if (again && last?.quantity && !last.optional && last.unit !== 'hour')
    return { quantity: last.quantity, unit: 'each', elements: [] };
  const known = last?.unit === 'each' && !last.optional && last.clause >= index - 2 ? last.quantity : null;
  if (per === 'each' && known && isWorkOnThem(clause.elements, at))
    return { quantity: known, unit: 'each', elements: [] };
  // "put in two deadbolts at 70 | and the deadbolts themselves are 52 apiece"
  const things = / the (?:[a-z]+ ){0,3}?([a-z]+s)( themselves)? (?:are|run|cost) #rate /.exec(shape);
  if (per === 'each' && known && things && (things[2] || last!.label.toLowerCase().endsWith(things[1]!)))
    return { quantity: known, unit: 'each', elements: [] };
  // "trim 3 palms 75 each | skinning 40 more each", "18 an hour | the second kid is 3 more an hour"
  const onTop = context.heard.tokens
    .slice(Math.max(0, element.from - 1), element.to + (isFor(context, element.to + 1) ? 1 : 0))
    .some(({ lower }) => /^(?:more|extra|additional|another)$/.test(lower));
  if (onTop && last?.quantity && !last.optional && last.clause >= index - 1 && last.unit === printedUnit(per))
    return { quantity: last.quantity, unit: last.unit, elements: [] };
  // "two extra hours would be 300 each"
  const figures = clause.elements.filter(({ tag }) => /^(?:time|num|qty)$/.test(tag));
  if (
    per === 'each' &&
    figures.length === 1 &&
    figures[0]!.tag === 'time' &&
    / #time (?:is|are|would be) #rate /.test(shape)
  )
    return ofElement('h', figures[0]!, '');
  const behindIt = per === 'each' ? countBehind(context, index) : null;
  if (behindIt) return behindIt;
  const backed =
    lookBack(context, index, per) ?? (context.marks.get(index)?.alternative ? countBefore(context, index, per) : null);
  const found = multiply(backed) ?? (per === 'each' ? countOfNamed(context, index, at) : null);
  // "three windows 385 each installed | and 20 each to get rid of the old ones"
  return (
    found ?? (per === 'each' && known && isBesides(clause, at) ? { quantity: known, unit: 'each', elements: [] } : null)
  );
}

/** What was judged to multiply the price: the measure nearest before it gives the unit, counts say how many of that. */
function productOf({ clauses }: Context, index: number, price: Element, per: string): Basis | null {
  // "120 a visit every other week for three months": how often tells how many
  const often = [index, index + 1].some((k) => clauses[k] && frequencyOf(clauses[k]!));
  // "four guys five hours 180 an hour | that's the crew not per man"
  const forTheCrew =
    / (?:that's|it's|which is|for|that's for) (?:the (?:whole )?crew|all (?:of us|of them|three|four|five)) | not (?:per|a) (?:man|guy|head|person) | not each /.test(
      clauses[index + 1]?.shape ?? '',
    );
  const told = (price.multipliers ?? []).flatMap((element) => {
    const at = clauses.findIndex(({ elements }) => elements.includes(element));
    const { elements } = clauses[at]!;
    const noun = element.tag === 'num' ? countedNoun(elements, elements.indexOf(element)) : '';
    // "20 edited pictures are included | extra pictures 15 each, they want ten": told of something else
    const apart = at !== index && / included /.test(clauses[at]!.shape);
    // "skinning is 40 more each | we bring two ladders"
    const done =
      at > index &&
      / (?:we|i|he|she|they) (?:bring|brings|keep|keeps|left|leave|park|moved?|saw|found) #num /.test(
        clauses[at]!.shape,
      );
    if (apart || done || isThickness(noun, per)) return [];
    // "3 guys 4 hours at 150 an hour total", "6 stumps total 140 inches": nothing of it is each
    if (element.tag === 'num' && WORKERS.test(noun) && forTheCrew) return [];
    if (element.tag === 'num' && at === index && inTotal(elements, elements.indexOf(element), price, noun)) return [];
    const basis = ofElement(per, element, noun);
    if (often && ((element.tag === 'time' && !basis) || /^times?$/.test(noun))) return [];
    // "half an acre at 65 a cut": how large it is
    if (!basis && element.tag === 'qty' && VISIT.has(per)) return [];
    return [{ element, noun, basis, value: element.measure!.max ?? element.measure!.value }];
  });
  const measures = told.filter(({ basis, element }) => basis && element.tag !== 'num');
  const main =
    measures.findLast(({ element }) => element.to <= price.from) ??
    measures[0] ??
    told.find(({ basis }) => basis) ??
    told[0];
  if (!main) return null;
  const product = main.basis ?? { quantity: main.value, unit: printedUnit(per), elements: [main.element] };
  const known = [main];
  for (const one of told) {
    // "same 62": said again
    const again = known.some(({ value, noun }) => value === one.value && (one.noun === '' || one.noun === noun));
    if (again || measures.includes(one)) continue;
    known.push(one);
    product.quantity = multiplyDecimals(product.quantity, one.value);
    product.elements.push(one.element);
  }
  return product;
}

/** "30 feet each side", "three windows 35 feet each", "two bathrooms with three lights each at 80 a light". */
function forEach(elements: readonly Element[], basis: Basis, per: string): Basis {
  const k = elements.indexOf(basis.elements[0]!);
  const from = basis.elements[0]?.tag === 'num' ? k + 2 : k + 1;
  const at = /^(?:on|long)$/.test(elements[from]?.word ?? '') ? from + 1 : from;
  if (k < 0 || per === 'each' || per === 'h' || !/^(each|both|per|a)$/.test(elements[at]?.word ?? '')) return basis;
  const side = /^sides?$/.test(elements[at + 1]?.word ?? '');
  if (!side && elements[at]!.word !== 'each') return basis;
  const before = elements.slice(0, k);
  const counts = before.filter((e) => e.tag === 'num' && (e.measure?.value ?? 0) > 1);
  const words = before.map((e) => e.word).join(' ');
  const times =
    counts.length === 1
      ? counts[0]!.measure!.value
      : /\b(front and back|left and right|both)\b/.test(words) || side
        ? 2
        : 1;
  return { ...basis, quantity: multiplyDecimals(basis.quantity, times), elements: [...basis.elements, ...counts] };
}

/** People whose hours are each billed: "two bartenders five hours at 35 an hour each". */
function crewOf(context: Context, index: number, at: number): number {
  const clause = context.clauses[index]!;
  const tail = clause.elements
    .slice(at + 1)
    .map((element) => element.word)
    .join(' ');
  const head = clause.elements
    .slice(0, at)
    .map((element) => element.word)
    .join(' ');
  const perMan = EACH.test(` ${tail} `) || /\b(each at|per man at|apiece at)$/.test(head);
  if (!perMan) return 1;
  const people = clause.elements
    .slice(0, at)
    .find(
      (element) =>
        element.tag === 'num' && (element.measure?.value ?? 0) > 1 && Number.isInteger(element.measure!.value),
    );
  if (!people && /\beach at$/.test(head)) return countedBefore(context, index);
  return people?.measure?.value ?? (/\b(both|me and|couple of guys|two of us)\b/.test(head) ? 2 : 1);
}

/** "eight workstations to set up | figure an hour and a quarter each": how many there are, 1 where it is not clear. */
export function countedBefore(context: Context, index: number): number {
  const before = context.clauses[index - 1];
  if (!before || priceOf(before)) return 1;
  const counts = before.elements.filter((e) => e.tag === 'num' && (e.measure?.value ?? 0) > 1);
  return counts.length === 1 && Number.isInteger(counts[0]!.measure!.value) ? counts[0]!.measure!.value : 1;
}
