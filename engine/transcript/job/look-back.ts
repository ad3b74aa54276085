/** A count or measure that was said in earlier clauses, for a price whose own clause has none. */

import { stem } from '../vocabulary/stem.ts';
import { isPlural } from '../vocabulary/words.ts';
import { type Basis, inClause, ofElement } from './basis-in-clause.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { countedNoun, fitsCounted, printedUnit } from './measure-units.ts';
import { nounOf } from './read-scope.ts';

/** What the price per `per` of the clause is multiplied with; of the measures only one of `value`, where that is told. */
export function lookBack(context: Context, index: number, per: string, value?: number): Basis | null {
  const shape = context.clauses[index]!.shape;
  const refers =
    /^ (those are|they're|these are|those|that's|it's|they|each|at|them|so|which are|all of (it|them)|#rate) | (?:those|them|these) #rate /.test(
      shape,
    );
  for (let k = index - 1; k >= 0 && k >= index - 40; k--) {
    const before = context.clauses[k]!;
    if (per === 'each') {
      // "hang doors six of them | slabs are 110 each"
      const ofThem =
        k === index - 1 &&
        (/ #num of (them|those) $/.test(before.shape) ||
          // "three fogged up sash units in the den | we're just doing the glass 185 apiece"
          / (?:just|only) (?:doing|replacing|swapping|changing) the [a-z]+ #rate /.test(shape));
      if (k < index - 2 || !(refers || ofThem) || context.taken[k] === 3) return null;
      const counts = before.elements.filter((element) => element.tag === 'num' && (element.measure?.value ?? 0) >= 1);
      if (counts.length === 1 && !priceOf(before))
        return { quantity: counts[0]!.measure!.value, unit: 'each', elements: counts };
      continue;
    }
    if (context.taken[k] === 3) continue;
    // "bar package nine bucks a head adults only"
    const only = / #rate ([a-z]+) only /.exec(shape)?.[1];
    if (only && /^(head|person|guest|plate)$/.test(per)) {
      const named = before.elements.find(
        (e, at) => e.tag === 'num' && (e.measure?.value ?? 0) > 1 && countedNoun(before.elements, at) === only,
      );
      if (named) return { quantity: named.measure!.value, unit: printedUnit(per), elements: [named] };
      continue;
    }
    // "110 guests at 62 a plate | four servers … | a toast at 5 a head"
    if (/^(?:head|person|guest|plate)$/.test(per) && k < index - 1) {
      const fed = context.job.lines.findLast((one) => one.clause === k && one.unit === 'person' && !one.optional);
      if ((fed?.quantity ?? 0) > 1) return { quantity: fed!.quantity!, unit: 'person', elements: [] };
    }
    // "two mini splits at 2350 apiece | electrical hookup 480 per unit": one for each of what was last counted
    if (/^(unit|system|piece|item|one)$/.test(per)) {
      const counted = context.job.lines.findLast(
        (one) => one.unit === 'each' && !one.optional && (one.quantity ?? 0) > 1,
      );
      return counted && counted.clause >= index - 2
        ? { quantity: counted.quantity!, unit: printedUnit(per), elements: [] }
        : null;
    }
    // "aeration 12,000 square feet at 14 a thousand | overseed 9 a thousand"
    const many = context.job.lines.findLast((one) => one.unit?.split(' ')[0] === per);
    if (/^(hundred|thousand)$/.test(per) && many?.quantity)
      return { quantity: many.quantity, unit: many.unit!, elements: [] };
    if (/^[a-z]{3,}$/.test(per) && !/^(day|min|square|sq ft|acre|ton|gal)$/.test(per)) {
      // "fourteen windows … disposal twelve a window"
      const counted = before.elements.find(
        (e, at) => e.tag === 'num' && (e.measure?.value ?? 0) > 1 && fitsCounted(per, countedNoun(before.elements, at)),
      );
      if (counted) return { quantity: counted.measure!.value, unit: printedUnit(per), elements: [counted] };
      // "hang doors, 3 interior at 120 each … trim them out sixty a door"
      const line = context.job.lines.slice(-12).find((one) => one.clause === k && one.unit === 'each' && !one.optional);
      if (
        line?.quantity &&
        line.label
          .toLowerCase()
          .split(' ')
          .some((word) => fitsCounted(per, word))
      )
        return { quantity: line.quantity, unit: printedUnit(per), elements: [] };
      // "both kitchens get the same backsplash … demo's 180 a kitchen"
      if (before.elements.some((e, at) => e.word === 'both' && fitsCounted(per, before.elements[at + 1]?.word ?? '')))
        return { quantity: 2, unit: printedUnit(per), elements: [] };
      continue;
    }
    if (per === 'h') {
      // "the hours are at 70": whatever was priced since they were told
      const named = / (?:the|those|these|all|my|our) (?:hours|time) /.test(shape) && priceOf(before)?.price.per !== 'h';
      if (
        k < index - (named ? 6 : 3) ||
        (priceOf(before) && !named) ||
        / (travel|drive|should take|start) /.test(before.shape)
      )
        return null;
      const basis = inClause(before, per, -1);
      if (basis) {
        context.taken[k] = 1;
        return basis;
      }
      continue;
    }
    if (!/^(ft|sq ft|yd|cu yd|sq yd|square|(sq |cu )?m)$/.test(per)) {
      if (k < index - 2) return null;
      const named = inClause(before, per, -1);
      if (named?.elements[0]?.tag === 'num') return named;
      if (priceOf(before)) return null;
    }
    const basis = inClause(before, per, -1);
    // "two 12 foot gates at 310 each … mesh another 2.10 a foot the whole way": how large each of them is
    if (basis?.elements[0]?.tag === 'size' && isOfOneThing(before)) continue;
    if (basis && value !== undefined && basis.quantity !== value) continue;
    if (basis && basis.elements[0]!.tag !== 'num') return basis;
    if (basis && k >= index - 2 && !priceOf(before)) return basis;
  }
  return null;
}

/** "two 12 foot gates at 310 each", "one ten foot roll gate 890": the size of what is priced otherwise. */
const isOfOneThing = (clause: Clause): boolean => {
  const price = priceOf(clause)?.price;
  return price !== undefined && (price.per === 'each' || (price.per === null && / #num #size /.test(clause.shape)));
};

const MEASURED_UNIT = /^(?:ft|sq ft|yd|sq yd|square)$/;

/** "baseboard 220 feet at 4, crown 90 feet at 9 | painting the baseboard is a dollar a foot": of what is called by name, not of the last. */
export function measuredCalled({ clauses, job }: Context, index: number, per: string): Basis | null {
  if (!MEASURED_UNIT.test(per)) return null;
  const fits = (unit: string | null): boolean =>
    unit === printedUnit(per) || (per === 'ft' && unit === 'sq ft') || (per === 'yd' && unit === 'sq yd');
  const measured = job.lines.filter((line) => line.quantity !== null && fits(line.unit));
  if (measured.length < 2) return null;
  const said = new Set(clauses[index]!.elements.map(({ word }) => stem(word)));
  const called = measured.filter(({ label }) => said.has(nounOf(label)));
  return called.length === 1 ? { quantity: called[0]!.quantity!, unit: called[0]!.unit!, elements: [] } : null;
}

/**
 * "18 holes at 22 | 2 of those hit rock | so add 50 each for those", "gold foil on 30 of them is another dollar each":
 * only so many of them.
 */
export function countOfThose({ clauses }: Context, index: number, price: Element): Basis | null {
  const { shape, elements } = clauses[index]!;
  const behind = elements.findLastIndex((_, k) => isOfThose(elements, k));
  // "and four of them are 25 each", not "40 lunches at 12 each, six of those without meat"
  const own = behind >= 0 && elements.slice(behind, elements.indexOf(price)).some(({ word }) => IS.test(word));
  const counted = own ? elements[behind] : LEANS_ON_THOSE.test(shape) ? thoseBefore(clauses, index) : undefined;
  return counted ? { quantity: counted.price!.value, unit: 'each', elements: [counted] } : null;
}

const LEANS_ON_THOSE =
  / for (?:those|them|these) |^ (?:(?:so|and|add|at|for) )*(?:that's|it's|they're|that is|it is|they are|those are|those|which is|which are|add|#rate) /;

/** The "two of them" of the clause before, or of the one before a few words: "two of them | hit rock | so add 45 each". */
function thoseBefore(clauses: readonly Clause[], index: number): Element | undefined {
  for (let k = index - 1; k >= Math.max(0, index - 2); k--) {
    const { elements } = clauses[k]!;
    const ends = elements.length - 3;
    const at = elements.findIndex((_, n) => isOfThose(elements, n));
    // "at 510 each, two of them | tempered add 90 apiece for those"
    if (at >= 0 && (at === ends || !priceOf(clauses[k]!))) return elements[at];
    if (elements.length > 4 || elements.some(({ tag }) => tag !== 'word')) return undefined;
  }
  return undefined;
}

/** "the albums are 320 each | that's up to them | so list two of those as an add on": how many, told behind. */
export function countBehind({ clauses, taken }: Context, index: number): Basis | null {
  for (let k = index + 1; k <= index + 2; k++) {
    const clause = clauses[k];
    if (!clause || priceOf(clause)) return null;
    const counted = clause.elements.find((_, n) => isOfThose(clause.elements, n));
    if (!counted || !WANTED.test(clause.shape)) continue;
    taken[k] = 2;
    return { quantity: counted.price!.value, unit: 'each', elements: [counted] };
  }
  return null;
}

/** "40 chairs and 5 tables to rent | chairs are 3 each": those that are called so, not the last that were counted. */
export function countCalled({ clauses }: Context, index: number): Basis | null {
  const { elements, shape } = clauses[index]!;
  const noun =
    / ([a-z]+) (?:are|is|run|cost|at) (?:another |about )?#rate /.exec(shape)?.[1] ??
    /^ (?:the )?([a-z]+)(?:'s|'re)? #rate /.exec(shape)?.[1];
  if (!noun || !isPlural(noun) || elements.some(({ tag }) => /^(?:num|qty|time|size)$/.test(tag))) return null;
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    const before = clauses[k]!;
    if (priceOf(before)) continue;
    const called = before.elements.find(
      (e, n) => /^(?:num|size)$/.test(e.tag) && (e.price?.value ?? 0) > 1 && before.elements[n + 1]?.word === noun,
    );
    if (called) return { quantity: called.price!.value, unit: 'each', elements: [called] };
  }
  return null;
}

/** What is measured, packed or done again is not counted by the things that "those" points at. */
const NO_THING =
  /^(?:h|min|day|wk|mo|yr|each|in|ft|yd|mi|sq|cu|lb|oz|ton|gal|qt|pt|acre|square|thousand|hundred|bag|box|roll|load|pallet|sheet|bundle|case|crate|pack|visit|time|trip|session|season|night)$/;

/** "three live oaks over the driveway, raise the canopy on those 240 a tree": the kind is named, and how many those are was told. */
export function countPointedAt({ clauses }: Context, index: number, at: number, per: string): Basis | null {
  if (!/^[a-z]{3,}$/.test(per) || NO_THING.test(per)) return null;
  const { elements } = clauses[index]!;
  const points = elements.findLastIndex(
    ({ word }, k) => k < at && k >= at - 4 && /^(?:those|them|these|em)$/.test(word) && elements[k - 1]?.word !== 'of',
  );
  if (points < 0) return null;
  for (const row of [elements.slice(0, points), clauses[index - 1]?.elements ?? []]) {
    if (row.some(({ price, tag }) => price !== undefined && tag !== 'num')) return null;
    const counts = row.filter(
      ({ tag, measure }, k) => tag === 'num' && (measure?.value ?? 0) > 1 && isPlural(countedNoun(row, k)),
    );
    if (counts.length > 1) return null;
    if (counts[0]) return { quantity: counts[0].measure!.value, unit: printedUnit(per), elements: counts };
  }
  return null;
}

const WANTED =
  /^ (?:(?:so|just|please) )*(?:(?:he|she|they|we|i|you)(?:'d|'ll|'re)? (?:want|wants|need|needs|like|likes|take|takes|get|gets|do|got)|list|put|show|price|quote|make it|figure|call it|there's|there are) #(?:num|size) of (?:those|them|these) /;
const IS = /^(?:is|are|'s|'re|get|gets|run|cost|for|add|need|needs)$/;

const isOfThose = (elements: readonly Element[], k: number): boolean =>
  /^(?:num|size)$/.test(elements[k]!.tag) &&
  Number.isInteger(elements[k]!.price?.value) &&
  elements[k + 1]?.word === 'of' &&
  /^(?:those|them|these)$/.test(elements[k + 2]?.word ?? '');

const MEASURED =
  /^ (?:i|we) (?:taped|measured|got|counted|have) (?:them|it|those|that)? ?(?:out )?(?:at |to )?#(?:qty|size) (?:altogether|total|all together|all told|in all|combined) $/;

const IT_IS = /^ (?:it's|that's|it is|there's) (?:about |only |like )?#(?:qty|size) $/;
/** "25 cents a foot | because there's an oil stain out there | it's 900 square feet" */
function isReason(clauses: readonly Clause[], index: number): boolean {
  return clauses[index] !== undefined && /^ (?:because|cause|since) [^#]*$/.test(clauses[index]!.said);
}
const ENDS_IN_REASON = /#rate [^#]*(?:because|cause|since) ([^#]*)$/;

/** "grind all four stumps nine dollars an inch | I taped them at 88 inches altogether": the measure of all of them, told behind. */
export function measuredBehind(context: Context, index: number, per: string): Basis | null {
  const isIt = (k: number): boolean => IT_IS.test(context.clauses[k]?.shape ?? '');
  const own = ENDS_IN_REASON.exec(context.clauses[index]!.shape);
  // the reason may stand in the same breath, or begin there
  const far =
    (own ? (own[1] !== '' && isIt(index + 1) ? 1 : own[1] === '' && isIt(index + 2) ? 2 : 0) : 0) ||
    (isReason(context.clauses, index + 1) && isIt(index + 2) ? 2 : 0);
  const at = index + (far || 1);
  const next = context.clauses[at];
  if (!next || priceOf(next) || !(far > 0 || MEASURED.test(next.shape))) return null;
  const measured = next.elements.find(({ tag }) => tag === 'qty' || tag === 'size')!;
  const basis = ofElement(per, measured, '');
  if (basis) context.taken[at] = 1;
  return basis;
}
