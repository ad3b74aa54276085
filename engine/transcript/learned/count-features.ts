/** What speaks for a count multiplying a price: how they fit, what stands between and around them, what is nearer. */
import type { Clause } from '../job/clauses.ts';
import type { Element, PricedElement } from '../job/elements.ts';
import { countedNoun, fitsNoun, measureFor } from '../job/measure-units.ts';
import { OUTSIDE, type Sign, signOf } from './element-signs.ts';
import { FeatureList, type Features, hashOf, mix } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

/** Elements looked at before a price, and behind it. */
const BACK = 26;
const AHEAD = 14;
/** Words between that are looked at. */
const BETWEEN = 9;

/** All that is said, one behind the other, and in which clause. */
export interface Row {
  elements: Element[];
  signs: Sign[];
  clauses: number[];
  /** Of each clause. */
  priced: boolean[];
}

export function rowOf(clauses: readonly Clause[]): Row {
  const row: Row = { elements: [], signs: [], clauses: [], priced: [] };
  for (const [index, { elements }] of clauses.entries()) {
    row.priced.push(elements.some(isPriced));
    for (const element of elements) {
      row.elements.push(element);
      row.signs.push(signOf(element));
      row.clauses.push(index);
    }
  }
  return row;
}

const isPriced = ({ tag }: Element): boolean => tag === 'money' || tag === 'rate' || tag === 'regular';
const isCount = ({ tag, measure }: Element): boolean =>
  measure !== undefined && (tag === 'qty' || tag === 'time' || tag === 'size' || (tag === 'num' && measure.value >= 1));

/** Where the counts stand that may multiply the price: not behind the next price but one, nor before the third last. */
export function countsAround({ elements }: Row, at: number): number[] {
  const found: number[] = [];
  let prices = 0;
  for (let k = at - 1; k >= Math.max(0, at - BACK); k--) {
    if (isPriced(elements[k]!) && ++prices > 2) break;
    if (isCount(elements[k]!)) found.unshift(k);
  }
  prices = 0;
  for (let k = at + 1; k < Math.min(elements.length, at + AHEAD); k++) {
    if (isPriced(elements[k]!) && ++prices > 1) break;
    if (isCount(elements[k]!)) found.push(k);
  }
  return found;
}

const FITS = hashOf('fits');
const NOUN = hashOf('noun');
const BARE = hashOf('bare');
const OTHER = hashOf('other');

/** How the measure goes with what the price is for one of. */
function fitOf(row: Row, price: PricedElement, k: number): number {
  const { per } = price.price;
  const element = row.elements[k]!;
  const noun = element.tag === 'num' ? countedNoun(row.elements, k) : '';
  if (per === null) return element.tag === 'num' && noun === '' ? BARE : OTHER;
  if (measureFor(per, element, noun)) return FITS;
  if (element.tag !== 'num') return OTHER;
  return noun === '' ? BARE : fitsNoun(per, noun) ? NOUN : OTHER;
}

const distanceOf = (steps: number): number => (steps < 7 ? steps : steps < 10 ? 7 : steps < 15 ? 8 : 9);

const features = new FeatureList();

/** The result is overwritten by the next call. */
export function countFeatures(row: Row, at: number, count: number, counts: readonly number[]): Features {
  features.begin(4000);
  const { elements, signs, clauses } = row;
  const price = elements[at] as PricedElement;
  const measured = elements[count]!;
  const sign = (k: number): Sign => signs[k] ?? OUTSIDE;
  const side = count < at ? 1 : 2;
  const [from, to] = side === 1 ? [count, at] : [at, count];
  const fit = fitOf(row, price, count);
  const per = price.price.per === null ? 0 : hashOf(price.price.per);
  const kind = sign(count).class;
  const own = sign(at).class;
  const far = distanceOf(to - from);
  const apart = Math.max(-3, Math.min(3, clauses[at]! - clauses[count]!)) + 3;
  let prices = 0;
  let others = 0;
  let fitting = 0;
  for (let k = from + 1; k < to; k++) {
    if (isPriced(elements[k]!)) prices++;
    else if (isCount(elements[k]!)) {
      others++;
      if (fitOf(row, price, k) === FITS) fitting++;
    }
  }
  let elsewhere = 0;
  for (const k of counts) if ((k < from || k > to) && fitOf(row, price, k) === FITS) elsewhere++;
  const value = measured.measure!.value;
  const size = magnitude(price.price.value);
  const many = magnitude(value);
  const state = mix(mix(mix(side, prices), others), apart);
  features.put(fit, side);
  features.put(fit, kind);
  features.put(fit, kind, own, side);
  features.put(kind, per, side);
  features.put(fit, state);
  features.put(fit, kind, state);
  features.put(state, far);
  features.put(fit, state, far);
  features.put(side, apart, prices);
  features.put(fit, fitting, elsewhere, side, prices);
  features.put(kind, fitting, elsewhere, own);
  features.put(fitting, elsewhere, state);
  features.put(many, size, side);
  features.put(many, roundness(value), kind);
  features.put(measured.counts ? 1 : 0, fit, state);
  features.put(many, own, fit, prices);
  features.put(own, kind, far, prices);
  const [p1, p2, p3, q1, q2, q3] = [sign(at - 1), sign(at - 2), sign(at - 3), sign(at + 1), sign(at + 2), sign(at + 3)];
  const [b1, b2, b3] = [sign(count - 1), sign(count - 2), sign(count - 3)];
  const [n1, n2, n3] = [sign(count + 1), sign(count + 2), sign(count + 3)];
  for (const one of [p1, p2, p3, q1, q2, q3, b1, b2, b3, n1, n2, n3]) features.put(one.name, side);
  for (const one of [p1, p2, q1, q2, b1, b2, n1, n2]) features.put(one.class, fit, side);
  features.put(b2.name, b1.name);
  features.put(n1.name, n2.name);
  features.put(b1.name, n1.name);
  features.put(b1.name, kind, state);
  features.put(n1.name, kind, state);
  features.put(b1.class, n1.class, kind, side);
  features.put(p2.name, p1.name, side);
  features.put(q1.name, q2.name, side);
  features.put(q1.name, fit, state);
  features.put(p1.name, fit, state);
  features.put(q1.name, kind, others);
  features.put(n1.class, n2.class, n3.class, side);
  features.put(b1.class, b2.class, b3.class, side);
  const taken = clauses[count] !== clauses[at] && row.priced[clauses[count]!] ? 1 : 0;
  features.put(taken, side, fit);
  features.put(taken, side, b1.name);
  features.put(taken, side, n1.class);
  const word = features.several();
  const pair = features.several();
  const near = features.several();
  for (let k = from + 1; k < to && k <= from + BETWEEN; k++) {
    features.add(mix(mix(word, signs[k]!.name), side));
    features.add(mix(mix(near, signs[k]!.name), fit));
    features.add(mix(mix(pair, signs[k]!.name), sign(k + 1).name));
  }
  const behind = features.several();
  for (let k = at + 1; k < at + 6 && k < elements.length && !isPriced(elements[k]!); k++)
    features.add(mix(mix(mix(behind, signs[k]!.name), fit), side));
  return features;
}
