/** How many things a price is for, where the words around it say so without a measure of its own. */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Basis } from './basis-in-clause.ts';
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { countedNoun, printedUnit } from './measure-units.ts';

/** "front brakes on van two and van five 460 an axle": one for each that is called by its number. */
export function countNumbered(elements: readonly Element[], per: string): number {
  if (!/^(axle|van|truck|car|vehicle|unit|room|door|bay|floor|building|apartment|machine|side|system)$/.test(per))
    return 0;
  const called = elements.flatMap((element, k) =>
    element.tag === 'size' && Number.isInteger(element.price?.value) && elements[k - 1]?.tag === 'word'
      ? [elements[k - 1]!.word]
      : [],
  );
  return called.length > 1 && called.every((word) => word === called[0] && isContent(word)) ? called.length : 0;
}

/** "fourteen windows and they can't decide … fiberglass is 815 each": the count stands before the choices. */
export function countBefore(context: Context, index: number, per: string): Basis | null {
  if (per !== 'each' && !/^[a-z]{3,}$/.test(per)) return null;
  for (let k = index - 1; k >= Math.max(0, index - 6); k--) {
    if (context.marks.get(k)?.alternative) continue;
    // "I can do it two ways"
    const counts = context.clauses[k]!.elements.filter(
      (e, at, all) => e.tag === 'num' && (e.measure?.value ?? 0) >= 1 && !/^ways?$/.test(all[at + 1]?.word ?? ''),
    );
    if (counts.length === 1 && !priceOf(context.clauses[k]!))
      return { quantity: counts[0]!.measure!.value, unit: printedUnit(per), elements: counts };
    if (counts.length || priceOf(context.clauses[k]!)) return null;
  }
  return null;
}

/** "thirteen stairs at 22 a step": the price stands right behind what is counted, whatever it calls one of them. */
export function isPricedCount(between: readonly Element[]): boolean {
  const words = between.at(-1)?.word === 'at' ? between.slice(0, -1) : between;
  const noun = words.at(-1)?.word ?? '';
  return (
    isPlural(noun) &&
    words.every((element) => element.tag === 'size' || isContent(element.word)) &&
    !/^(coats|layers|passes|times|rounds|treatments|applications|stories|sides|levels|phases|steps|guys|men|people|movers|workers|helpers|techs|hands|crews|tons)$/.test(
      noun,
    )
  );
}

/** "six of the eleven at 450": the eleven are not what is done. */
export const isWhole = (elements: readonly Element[], k: number): boolean =>
  elements[k]!.tag === 'num' &&
  // "the 560 model pump", but "the two dead ash"
  ((elements[k]!.measure!.value >= 20 &&
    /^(the|an?|that|this)$/.test(elements[k - 1]?.word ?? '') &&
    isContent(elements[k + 1]?.word ?? '') &&
    !isPlural(countedNoun(elements, k))) ||
    (/^(the|those|these|her|his|their)$/.test(elements[k - 1]?.word ?? '') &&
      elements[k - 2]?.word === 'of' &&
      elements[k - 3]?.tag === 'num'));

/** "shutters fourteen of them"; none in "pet hair on two of them". */
export const nounBefore = (elements: readonly Element[], k: number): string =>
  isContent(elements[k - 1]?.word ?? '') ? elements[k - 1]!.word : '';

/** How far back a thing may have been counted, in clauses. */
const FAR = 8;

/** "two pines out back … the pines come out at 640 apiece": as many as there were when they were told of. */
export function countOfNamed({ clauses }: Context, index: number, at: number): Basis | null {
  const own = clauses[index]!.elements.slice(0, at);
  const named = own.findIndex(
    ({ word }, k) => /^(?:the|those|these|his|her|their)$/.test(own[k - 1]?.word ?? '') && isPlural(word),
  );
  if (named < 0 || own.some(({ tag }) => tag !== 'word')) return null;
  const { word } = own[named]!;
  for (let k = index - 1; k >= Math.max(0, index - FAR); k--) {
    const { elements } = clauses[k]!;
    const counts = elements.filter(
      ({ tag, measure }, n) =>
        tag === 'num' &&
        measure!.value > 1 &&
        Number.isInteger(measure!.value) &&
        elements.slice(n + 1, n + 4).some((one) => one.word === word),
    );
    if (counts.length === 1) return { quantity: counts[0]!.measure!.value, unit: 'each', elements: counts };
    if (counts.length > 1 || elements.some((one) => one.word === word)) return null;
  }
  return null;
}
