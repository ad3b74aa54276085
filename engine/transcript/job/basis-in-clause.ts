/** The counts and measures of one clause that a price may be multiplied with. */
import { WORKERS } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { isPricedCount, isWhole, nounBefore } from './count-things.ts';
import type { Element } from './elements.ts';
import { countedNoun, fitsNoun, measureFor, printedUnit } from './measure-units.ts';

export interface Basis {
  quantity: number;
  unit: string;
  elements: Element[];
}

export function ofElement(per: string, element: Element, noun: string): Basis | null {
  const found = measureFor(per, element, noun);
  return found ? { ...found, elements: [element] } : null;
}

/** "two layers of tear off at 95 a square": of as many squares as there are. */
export const isThickness = (noun: string, per: string): boolean =>
  /^(?:layers?|coats?|ply)$/.test(noun) && /^(?:square|sq ft|sq yd|ft|acre)$/.test(per);

/** "twice a month": how often, over a time that is told. */
const isEvery = (behind: Element | undefined): boolean =>
  behind?.tag === 'time' || /^(?:a|per|each|every)$/.test(behind?.word ?? '');

/** The measure of the clause that fits the price; a count only where the price is per piece or names its noun. */
export function inClause(clause: Clause, per: string, at: number): Basis | null {
  const { elements } = clause;
  const exact: Basis[] = [];
  const loose: Basis[] = [];
  elements.forEach((element, k) => {
    if (!/^(num|qty|time|size)$/.test(element.tag) || isWhole(elements, k)) return;
    // "shutters fourteen of them thirty bucks a shutter": the noun stands before
    const ofThem =
      (elements[k + 1]?.word === 'of' && /^(them|those|these)$/.test(elements[k + 2]?.word ?? '')) ||
      (elements[k + 1]?.word === 'as' && elements[k + 2]?.word === 'well');
    const noun = element.tag !== 'num' ? '' : ofThem ? nounBefore(elements, k) : countedNoun(elements, k);
    if (isThickness(noun, per)) return;
    const found = ofElement(per, element, noun);
    if (found) (element.tag === 'size' ? loose : exact).push(found);
    else if (
      element.tag === 'num' &&
      (element.measure?.value ?? 0) >= 1 &&
      at >= 0 &&
      !/^(h|day|mo|wk|yr|min|mi)$/.test(per)
    ) {
      // "40 sheets of sheetrock at $55 a sheet" found its noun; "14 drops at 145 a drop" too; "same 850" counts feet
      const same = elements[k - 1]?.word === 'same' || elements[k - 1]?.word === 'all';
      if (
        same ||
        noun === '' ||
        (ofThem && /^[a-z]{4,}$/.test(per)) ||
        (k < at &&
          !/^(ft|sq ft|yd|cu yd|lb|gal|in|square|acre)$/.test(per) &&
          (fitsNoun(per, noun) || isPricedCount(elements.slice(k + 1, at))))
      )
        loose.push({ quantity: element.measure!.value, unit: printedUnit(per), elements: [element] });
    }
  });
  // "disc it twice 90 a pass"
  // "change out the annuals twice at 275 each time"
  const eachTime = per === 'each' && elements.some(({ word }, k) => word === 'time' && elements[k - 1]?.tag === 'rate');
  const twice =
    /^(h|day|mo|wk|yr|min|mi|ft|sq ft|each)$/.test(per) && !eachTime
      ? undefined
      : elements.find(({ word }, k) => word === 'twice' && !isEvery(elements[k + 1]));
  if (twice && exact.length === 0) return { quantity: 2, unit: printedUnit(per), elements: [twice] };
  // "an 8 by 10 and a 9 by 12 at two dollars a foot"
  const sizes = loose.filter((basis) => basis.elements[0]!.tag === 'size');
  if (exact.length === 0 && sizes.length === 2 && sizes[0]!.unit === sizes[1]!.unit) {
    const [from, to] = sizes.map((basis) => elements.indexOf(basis.elements[0]!)) as [number, number];
    if (elements.slice(from + 1, to).every(({ word }) => /^(and|an?|plus|the)$/.test(word)))
      return {
        ...sizes[0]!,
        quantity: Math.round((sizes[0]!.quantity + sizes[1]!.quantity) * 1e6) / 1e6,
        elements: sizes.flatMap((basis) => basis.elements),
      };
  }
  // "45 minutes a week for eight weeks at 60 an hour": the weeks say how often
  if (per === 'h' && exact.some((basis) => /^(hour|minute)$/.test(basis.elements[0]!.measure!.unit)))
    exact.splice(0, exact.length, ...exact.filter((basis) => /^(hour|minute)$/.test(basis.elements[0]!.measure!.unit)));
  // "three days in the shop and one on site, all at 560 a day"
  const [time] = exact;
  const more = elements.findIndex(
    ({ tag }, k) =>
      tag === 'num' && elements[k - 1]?.word === 'and' && /^(?:on|in|at|for|to)$/.test(elements[k + 1]?.word ?? ''),
  );
  if (
    /^(?:h|day)$/.test(per) &&
    exact.length === 1 &&
    time!.elements[0]!.tag === 'time' &&
    more > elements.indexOf(time!.elements[0]!) &&
    elements.some(({ word }) => word === 'all')
  )
    return {
      ...time!,
      quantity: time!.quantity + elements[more]!.measure!.value,
      elements: [...time!.elements, elements[more]!],
    };
  // the last before the price, else the first after it
  const before = exact.filter((basis) => at < 0 || elements.indexOf(basis.elements[0]!) < at);
  return (per === 'h' ? sumOfHours(elements, before) : null) ?? before.at(-1) ?? exact[0] ?? loose.at(-1) ?? null;
}

/** "six hours Monday and four hours Tuesday at 88 an hour": both are billed. */
export function sumOfHours(elements: readonly Element[], told: readonly Basis[]): Basis | null {
  const sum = told.slice(-2);
  if (sum.length < 2 || told.length > 2) return null;
  const [one, two] = sum.map((basis) => elements.indexOf(basis.elements[0]!)) as [number, number];
  const between = elements.slice(one + 1, two);
  // without "and" each has its own day
  const days =
    between.some(({ tag }) => tag === 'date') &&
    (between.some(({ word }) => word === 'and') || elements[two + 1]?.tag === 'date');
  return days && between.every(({ tag, word }) => tag === 'date' || /^(?:and|then|on|another)$/.test(word))
    ? {
        unit: 'hour',
        quantity: Math.round((sum[0]!.quantity + sum[1]!.quantity) * 1e6) / 1e6,
        elements: sum.flatMap((basis) => basis.elements),
      }
    : null;
}

/** A foot or a yard of nothing usual costs more, where it is only told for how many. */
const DEAREST_MEASURED = 20;

/**
 * "skim coat the same 540 for 1.85", "wrap is 90 cents on the same 300", "batts on the same 1150 | that's a dollar forty":
 * for all of that nobody takes so little.
 */
export function sameFor({ elements, shape }: Clause, at: number, before?: Clause): Basis | null {
  const measured = / same #qty for #money /.test(shape)
    ? elements[at - 2]
    : / #money (?:on|over|across|for) (?:the|that) same #qty /.test(shape)
      ? elements[at + 4]
      : /^ (?:(?:so )?(?:that's|it's|that is|it is|which is|call it)|at|for) (?:about |only )?#money $/.test(shape) &&
          before?.price === undefined &&
          / same #qty $/.test(before?.shape ?? '')
        ? before!.elements.at(-1)
        : undefined;
  const { measure } = measured ?? {};
  const { value } = elements[at]!.price!;
  return measure !== undefined && measure.max === undefined && value < Math.min(DEAREST_MEASURED, measure.value / 2)
    ? ofElement(measure.unit, measured!, '')
    : null;
}

const TOTAL = /^(?:total|totaling|combined|together|altogether)$/;

/** Is what the count at `k` is of told together: the measure behind it, or what its people cost? */
export function inTotal(elements: readonly Element[], k: number, price: Element, noun: string): boolean {
  const behind = elements.slice(elements.indexOf(price) + 1, elements.indexOf(price) + 4);
  if (TOTAL.test(behind[0]?.word ?? '')) return WORKERS.test(noun);
  if (WORKERS.test(noun) && /^(?:for|with) (?:the|both|all) /.test(behind.map(({ word }) => `${word} `).join('')))
    return /^(?:crew|team|both|all|pair|lot|bunch|guys|men)$/.test(behind.at(-1)!.word) || behind[1]?.word === 'all';
  const measure = elements.findIndex(({ tag }, m) => m > k && (tag === 'qty' || tag === 'size'));
  return measure > k + 1 && TOTAL.test(elements[measure - 1]!.word);
}
