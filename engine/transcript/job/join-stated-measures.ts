/** "stain the fence | it's 120 feet", "the stump's 28 inches | grind that at list": what is listed by a measure, and how much of it there is in a sentence of its own. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { type Clause, clauseOf } from './clauses.ts';
import { MEASURED } from './count-services.ts';
import type { Element } from './elements.ts';
import { fitName, nameOf, type ServiceName, wordsOf } from './match-services.ts';
import { measureFor } from './measure-units.ts';
import { codeOf } from './push-service.ts';

const MEASURED_BEHIND =
  /^ (?:it|that|they|those|these|this)(?:'s| 's|'re| 're| is| are|'ll be| 'll be| runs?| measures?| comes to| come to)(?: (?:about|around|roughly|only|just|like|maybe))* #(?:qty|size)(?: (?:of (?:it|them|that|those)|long|wide|deep|tall|high|across|total|altogether|in all|all around|around|worth))* $/;
const MEASURED_BEFORE =
  /(?:'s got the| has the| have the|'s| is|'re| are| measures?| runs?)(?: (?:about|around|roughly|only|just|like|maybe))* #(?:qty|size)(?: (?:long|total|across|around))* $/;
const POINTS = / (?:it|that|them|those|this|these) /;

const isMeasure = ({ tag }: Element): boolean => tag === 'qty' || tag === 'size';
const isPriced = ({ elements }: Clause): boolean =>
  elements.some(({ tag }) => tag === 'money' || tag === 'rate' || tag === 'pct');

/** Clauses with such measures joined to what they are of. Linear. */
export function joinStatedMeasures(
  clauses: readonly Clause[],
  heard: Heard,
  catalogue: readonly CatalogueService[],
): Clause[] {
  const sized = catalogue.filter(({ name }) => /\d/.test(name));
  const names = [...new Set([...catalogue.filter(({ unit }) => MEASURED.test(codeOf(unit))), ...sized])].map(nameOf);
  if (names.length === 0) return [...clauses];
  const wordsIn = (elements: readonly Element[]): string[] => elements.flatMap((element) => wordsOf(heard, element));
  const whole = ({ elements }: Clause, more: readonly Element[] = []): ServiceName | undefined => {
    const said = wordsIn([...elements, ...more]);
    return names.find((name) => fitName(name, said)?.complete);
  };
  const measures = ({ service }: ServiceName, elements: readonly Element[]): boolean =>
    elements.some(
      (element) =>
        isMeasure(element) &&
        // "he's got the 1500 gallon | so pump that out" of what is listed by its size
        (new RegExp(`\\b${element.measure!.value}\\b`).test(service.name) ||
          measureFor(codeOf(service.unit), element, '') !== null),
    );
  const out: Clause[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    if (!before || isPriced(before)) {
      out.push(clause);
      continue;
    }
    const { measure, rest } = measuredFirst(clause);
    // "all three stumps | they're 18 24 and 31 inches": of several each has its own
    const isOne = !before.elements.some((element) => isMeasure(element) || element.tag === 'num');
    const named = measure && isOne ? whole(before) : undefined;
    if (named && measures(named, [measure!])) {
      out[out.length - 1] = clauseOf([...before.elements, measure!], before.opener);
      if (rest.length > 0) out.push(clauseOf(rest));
      continue;
    }
    if (isPriced(clause)) {
      out.push(clause);
      continue;
    }
    const pointed =
      MEASURED_BEFORE.test(before.shape) &&
      POINTS.test(clause.shape) &&
      !clause.elements.some(isMeasure) &&
      whole(before) === undefined
        ? whole(before, clause.elements)
        : undefined;
    if (pointed && measures(pointed, before.elements)) {
      out[out.length - 1] = clauseOf([...before.elements, ...clause.elements], before.opener);
      continue;
    }
    out.push(clause);
  }
  return out;
}

const HOW = /^(?:long|total|across|around|wide|deep|tall|high|altogether)$/;
const ANEW = /^(?:some|somebody|they|he|she|it|i|we|the|a|an|his|her|their|my|our|this|that|there|then|and|so|no)$/;

/** "it's 28 inches across | some outfit quoted them four grand": what is measured first, and what is told behind it. */
function measuredFirst(clause: Clause): { measure: Element | undefined; rest: Element[] } {
  const { elements } = clause;
  if (MEASURED_BEHIND.test(clause.shape) && !isPriced(clause)) return { measure: elements.find(isMeasure), rest: [] };
  let to = elements.findIndex(isMeasure) + 1;
  while (to > 0 && HOW.test(elements[to]?.word ?? '')) to++;
  const rest = elements.slice(to);
  const first = to > 0 ? clauseOf(elements.slice(0, to)) : null;
  return first && MEASURED_BEHIND.test(first.shape) && ANEW.test(rest[0]?.word ?? '')
    ? { measure: first.elements.find(isMeasure), rest }
    : { measure: undefined, rest: [] };
}
