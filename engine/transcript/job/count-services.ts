/** How many of a price-list service were said, in the service's own unit. */

import type { CatalogueService } from '../../document/business-document.ts';
import { determiners, isContent, isPlural } from '../vocabulary/words.ts';
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { countedBefore } from './find-basis.ts';
import { fitName, nameOf, normal, wordsOf } from './match-services.ts';
import { countedNoun, measureFor } from './measure-units.ts';
import { ARE_VISITS, VISIT } from './visit-words.ts';

/** Units that are measured rather than counted. */
export const MEASURED = /^(sq ft|ft|cu yd|yd|sq yd|in|square|lb|mi|sq m|m|cu m|km)$/;

/** "the filter clean twice", but "twice a week". */
export const saysTwice = (elements: readonly Element[]): boolean =>
  elements.some(
    ({ word }, k) =>
      word === 'twice' &&
      !/^(?:an?|per|each|every|as|the)$/.test(elements[k + 1]?.word ?? '') &&
      // "twice over", but "twice over the summer"
      (elements[k + 1]?.word !== 'over' || determiners.has(elements[k + 2]?.word ?? '')),
  );

const PRICED_SO = /^(?:at|for|of)$/;

/** "new foam in all six at list", "screens on all 24", "foam in both": as many as there are of what was just told of. */
export function countOfAll(elements: readonly Element[]): number | null {
  const at = elements.findIndex(({ tag, word, measure }, k) => {
    const [led, next, then] = [elements[k - 1], elements[k + 1], elements[k + 2]];
    const all =
      tag === 'num'
        ? led?.word === 'all' && Number.isInteger(measure!.value) && measure!.value > 1
        : word === 'both' && /^(?:in|on|for|to|under|with)$/.test(led?.word ?? '');
    // "regular price on both" of two services
    if (!all || elements[k - 2]?.tag === 'regular') return false;
    return (
      next === undefined ||
      /^(?:regular|client|break)$/.test(next.tag) ||
      (PRICED_SO.test(next.word) && (then === undefined || then.tag === 'regular' || !isContent(then.word)))
    );
  });
  return at < 0 ? null : (elements[at]!.measure?.value ?? 2);
}

/** A count that was stated behind the price of the list stands before it (count-statements.ts). */
const isStated = ({ counts }: Element, next: Element | undefined): boolean =>
  counts === true && next?.tag === 'regular';

/** "faucet swap in the kitchen and one in the bath": how many more there are, and where that is told. */
function countElsewhere(elements: readonly Element[]): { at: number; count: number } | null {
  const at = elements.findIndex(
    ({ word }, k) =>
      k > 0 &&
      word === 'and' &&
      elements[k + 1]?.tag === 'num' &&
      /^(?:in|for|on|at|by)$/.test(elements[k + 2]?.word ?? '') &&
      determiners.has(elements[k + 3]?.word ?? ''),
  );
  const count = elements[at + 1]?.measure?.value ?? 0;
  return at > 0 && Number.isInteger(count) && count > 0 ? { at, count } : null;
}

const LEADS_MEMBER = /^(?:of|them|those|these|em|are|is|'s|a|the)$/;

/** "two medium ones", "three of them are large": how many, where what tells which of a kind is meant stands behind it. */
export function countOfMember(elements: readonly Element[], { name }: CatalogueService): number | null {
  for (const [k, { means }] of elements.entries()) {
    if (means?.name !== name) continue;
    let at = k - 1;
    while (at > k - 5 && LEADS_MEMBER.test(elements[at]?.word ?? '')) at--;
    // "the three birches by the hall are medium"
    if (elements.slice(at + 1, k).some(({ word }) => /^(?:are|is|'s)$/.test(word)))
      at = elements.findLastIndex(({ tag }, n) => n < k && tag === 'num');
    const { tag, measure } = elements[at] ?? {};
    if (tag === 'num' && Number.isInteger(measure!.value) && measure!.value > 0) return measure!.value;
  }
  return null;
}

/** How many of the service: in its unit, else the count that stands before its name. */
export function quantityOf(elements: readonly Element[], words: readonly string[], code: string): number | null {
  const more = code === 'each' || code === '' ? countElsewhere(elements) : null;
  if (more) return (quantityOf(elements.slice(0, more.at), words, code) ?? 1) + more.count;
  let found: number | null = MEASURED.test(code) ? null : countOfAll(elements);
  if (found !== null) return found;
  // "five holes in the hallway use the standard patch price for those"
  const those =
    /^(for|on)$/.test(elements.at(-2)?.word ?? '') && /^(those|them|these)$/.test(elements.at(-1)?.word ?? '');
  elements.forEach((element, k) => {
    // "built in 1962" counts nothing
    if (
      element.tag === 'num' &&
      element.measure !== undefined &&
      element.measure.value >= 1900 &&
      element.measure.value <= 2035
    )
      return;
    if (!element.measure || element.measure.value < 1 || !/^(num|qty|size|time)$/.test(element.tag)) return;
    if (words.includes(String(element.measure.value))) return;
    if (MEASURED.test(code) && element.tag === 'num') return;
    if (/^(each|person)$/.test(code) || code === '') {
      if (element.tag !== 'num') return;
      // "the buffet for 85", "coffee for all 85": heads are counted without a noun
      if (
        code === 'person' &&
        /^(for|all|of|serves|serving|feeds|feeding)$/.test(elements[k - 1]?.word ?? '') &&
        !(elements[k + 1]?.tag === 'word' && isContent(elements[k + 1]!.word))
      ) {
        found = element.measure.value;
        return;
      }
      const noun = normal(countedNoun(elements, k));
      // "rekey two at the usual", "outlet replacement six of em"
      const [first, second] = [elements[k + 1], elements[k + 2]];
      if (
        first?.word === 'at'
          ? found === null && second?.tag === 'regular'
          : isStated(element, first) || (first?.word === 'of' && /^(them|em|those|these)$/.test(second?.word ?? ''))
      )
        found = element.measure.value;
      // "drain cleans three"
      const ends = (first === undefined || first.tag === 'regular') && isPlural(elements[k - 1]?.word ?? '');
      if (ends && words.includes(normal(elements[k - 1]!.word))) found = element.measure.value;
      if (those && isPlural(elements[k + 1]?.word ?? '')) {
        found = element.measure.value;
        return;
      }
      // "furniture assembly times three", "furniture assembly 3 pieces"
      if (/^(times|x)$/.test(elements[k - 1]?.word ?? '') || /^(pieces|items|units)$/.test(elements[k + 1]?.word ?? ''))
        found = element.measure.value;
      const near = elements.slice(k + 1, k + 6).some((e) => e.tag === 'word' && words.includes(normal(e.word)));
      // "rekey six locks": what the work is done on stands behind its name
      const object = countedNoun(elements, k);
      const workedOn =
        code === 'each' &&
        words.includes(normal(elements[k - 1]?.word ?? '')) &&
        isPlural(object) &&
        !/^(?:coats|layers|sides|times|visits|stories|floors|hours|days|inches|feet|people|guys|men)$/.test(object);
      if (
        !near &&
        !workedOn &&
        !words.includes(noun) &&
        !(code === 'person' && measureFor('person', element, countedNoun(elements, k)))
      )
        return;
      found = element.measure.value;
      return;
    }
    const measured = measureFor(code, element, element.tag === 'num' ? countedNoun(elements, k) : '');
    // "they're 28 and 17 inches so 45 inches"
    const sum = elements[k - 1]?.word === 'so';
    // "they're 22 inches and 15 inches across"
    const joint = /^(?:an?|the|one)$/.test(elements[k - 1]?.word ?? '') ? elements[k - 2] : elements[k - 1];
    const another = code === 'in' && found !== null && joint?.word === 'and';
    if (measured && another) found = found! + measured.quantity;
    else if (measured && (element.tag !== 'size' || found === null || sum)) found = measured.quantity;
    else if (!measured && element.tag === 'num' && !MEASURED.test(code) && found === null) {
      const near = elements.slice(k + 1, k + 5).some((e) => e.tag === 'word' && words.includes(normal(e.word)));
      const noun = countedNoun(elements, k);
      // "22 cuts" of what is listed by the visit
      const visits =
        /^(visit|time|treatment|session|round|trip)s?$/.test(noun) || (VISIT.has(code) && ARE_VISITS.test(noun));
      // "full detail on two of those"
      const ofThose = elements[k + 1]?.word === 'of' && /^(them|em|those|these)$/.test(elements[k + 2]?.word ?? '');
      const stated = isStated(element, elements[k + 1]?.word === 'at' ? elements[k + 2] : elements[k + 1]);
      if (near || visits || ofThose || stated) found = element.measure.value;
    }
  });
  // "monthly care plan for the whole year"
  if (
    found === null &&
    code === 'mo' &&
    elements.some((e, k) => e.word === 'year' && /^(the|whole|full|entire)$/.test(elements[k - 1]?.word ?? ''))
  )
    return 12;
  if (found === null && code !== 'min' && !MEASURED.test(code)) {
    // "backflow tests on three units", "for both systems"
    const behind = elements.find(
      (element, k) =>
        element.tag === 'num' &&
        Number.isInteger(element.measure!.value) &&
        element.measure!.value > 1 &&
        element.measure!.value < 100 &&
        /^(on|for|in)$/.test(elements[elements[k - 1]?.word === 'all' ? k - 2 : k - 1]?.word ?? '') &&
        isPlural(countedNoun(elements, k)),
    );
    if (behind) return behind.measure!.value;
  }
  if (found !== null) return found;
  if (saysTwice(elements) && !MEASURED.test(code)) return 2;
  const again = /^(?:each|)$/.test(code) ? timesNamed(elements, words) : 1;
  if (again > 1) return again;
  // "both toilets"; in "pool opening and pool closing both" it is of the two
  const both = elements.findIndex(({ word }) => word === 'both');
  const ofThose = elements[both + 1]?.word === 'of' && /^(those|them|these)$/.test(elements[both + 2]?.word ?? '');
  // "a fall cleanup and core aeration regular price on the both of them": of two services
  const ofPrice =
    elements.slice(Math.max(0, both - 3), Math.max(0, both)).some(({ tag }) => tag === 'regular') &&
    !elements.slice(0, both).some(({ tag, word }) => tag === 'word' && isContent(word) && isPlural(word));
  return both >= 0 && !ofPrice && (ofThose || elements.some(({ word }) => isPlural(word))) && !MEASURED.test(code)
    ? 2
    : null;
}

/** "drain clean on the tub drain clean on the sink": how often it is named with where it is. */
function timesNamed(elements: readonly Element[], words: readonly string[]): number {
  if (words.length < 2) return 1;
  const ends = elements.flatMap((_, k) =>
    words.every((word, n) => normal(elements[k + n]?.word ?? '') === word) ? [k + words.length] : [],
  );
  return ends.every((k) => /^(?:on|in|at|for)$/.test(elements[k]?.word ?? '')) ? ends.length : 1;
}

const COUNTS =
  /^ (?:(?:so|it|that|there|they|she|he|we|which|about|roughly|call|figure|say|all|for|measures|is|are|has|have|need|needs|got|want|wants|the|area|whole|thing|came|come|comes|works|adds|out|up|to|at|put|down|them|him|her|'s|'re|'ve|a)(?:'s|'re|'ve)? )*#(?:qty|size|num) /;

/** "boxed lunch for the Friday | meeting 40 people": how many come to it. */
const PEOPLE_COME = /^ (?:[a-z']+ ){0,4}#num (?:people|guests|kids|children|adults|students|attendees) $/;

/** "recurring clean for Ann | three bed two bath six visits": which of them, and how often. */
const tellsAndCounts = (elements: readonly Element[]): boolean =>
  elements[0]?.means !== undefined && elements.length < 8 && elements.filter(({ tag }) => tag === 'num').length === 1;

/** The next breaths that only say how much: "it's 14 by 22 | so 308 square feet", "so four visits". */
export function countingBehind(context: Context, index: number): number[] {
  const found: number[] = [];
  for (let k = index + 1; k <= index + 2; k++) {
    const clause = context.clauses[k];
    if (
      !clause ||
      priceOf(clause) ||
      clause.elements.some((element) => element.tag === 'regular' || element.tag === 'pct') ||
      !(COUNTS.test(clause.shape) || PEOPLE_COME.test(clause.shape) || tellsAndCounts(clause.elements))
    )
      break;
    found.push(k);
  }
  return found;
}

/** "landing page | and two extra pages": another service of the list. */
function namesAnother({ heard, catalogue }: Context, elements: readonly Element[], words: readonly string[]): boolean {
  const said = elements.flatMap((element) => wordsOf(heard, element));
  return catalogue.map(nameOf).some((name) => {
    const fit = fitName(name, said);
    return fit?.complete && fit.said.some((word) => !words.includes(word)) && fit.said.length > 1;
  });
}

/** How many of a service the next breaths say; null where they say something else. */
export function quantityBehind(context: Context, index: number, words: readonly string[], code: string): number | null {
  const behind = countingBehind(context, index);
  // "one 34 inch and one 28 inch | so 62 inches all together": the sum
  const sum = behind.findLast(
    (k) =>
      k > behind[0]! &&
      / so #(?:qty|size) (?:(?:all together|altogether|total|in all|all told) )?$/.test(context.clauses[k]!.said),
  );
  for (const k of sum && MEASURED.test(code) ? [sum, ...behind] : behind) {
    const { elements, shape } = context.clauses[k]!;
    if (namesAnother(context, elements, words)) break;
    const found =
      MEASURED.test(code) || !/ of (?:them|those|these) /.test(shape)
        ? quantityOf(elements, [...words, normal(code)], code)
        : (elements.find((element) => element.tag === 'num')?.measure?.value ?? null);
    if (found === null) continue;
    context.taken[k] = 1;
    return found;
  }
  return null;
}

/** "it's 28 inches across | so whatever we get an inch": what was measured in one of the three breaths before. */
export function measureSaid(context: Context, index: number, words: readonly string[], code: string): number | null {
  for (let k = index - 1; k >= Math.max(0, index - 3); k--) {
    const clause = context.clauses[k]!;
    if (priceOf(clause) || context.job.lines.some((line) => line.clause === k)) return null;
    const found = quantityOf(clause.elements, words, code);
    if (found === null) continue;
    context.job.notes = context.job.notes.filter((note) => note.clause !== k);
    return found;
  }
  return null;
}

/** "guards over the whole run", "seal the same area", "add the stain to all of it" */
export const WHOLE =
  / (?:(?:whole|entire|full|same) (?:run|length|area|line|footage|distance|thing|floor|place|lot)|(?:to|on|over|across) (?:all of it|it all|everything)) /;

/** "so that's ten sessions | taking us up to Easter at the normal price": so many of what it is listed by, in one of the two breaths before. */
export function unitsSaid(context: Context, index: number, code: string): number | null {
  if (!/^[a-z]{4,}$/.test(code) || /^(?:each|hour|person|month|week)$/.test(code)) return null;
  for (let k = index - 1; k >= Math.max(0, index - 2); k--) {
    const { elements } = context.clauses[k]!;
    if (priceOf(context.clauses[k]!) || context.job.lines.some((line) => line.clause === k)) return null;
    const at = elements.findIndex(
      ({ tag, measure }, n) => tag === 'num' && measure!.value > 1 && normal(countedNoun(elements, n)) === normal(code),
    );
    if (at < 0) continue;
    context.job.notes = context.job.notes.filter((note) => note.clause !== k);
    return elements[at]!.measure!.value;
  }
  return null;
}

/** How many were said in one of the three breaths before, nothing else being priced in between; its note goes. */
export function countSaid(context: Context, index: number): number {
  for (let k = index; k > Math.max(0, index - 3); k--) {
    if (priceOf(context.clauses[k - 1]!)) return 1;
    const count = countedBefore(context, k);
    if (count === 1) continue;
    context.job.notes = context.job.notes.filter((note) => note.clause !== k - 1);
    return count;
  }
  return 1;
}

/** "the buffet for 85", "coffee for all 85": heads are counted without a noun. */
export function headsIn(elements: readonly Element[]): number | null {
  const heads = elements.find(
    (element, k) =>
      element.tag === 'num' &&
      (element.measure?.value ?? 0) > 1 &&
      /^(for|all|of|serves|serving|feeds|feeding)$/.test(elements[k - 1]?.word ?? '') &&
      !/^(hours?|days?|weeks?)$/.test(elements[k + 1]?.word ?? ''),
  );
  return heads ? heads.measure!.value : null;
}
