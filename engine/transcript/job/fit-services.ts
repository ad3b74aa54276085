/** How well services of the price list fit what a clause says: by its words, and by how it measures. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { MEASURED } from './count-services.ts';
import type { Element } from './elements.ts';
import { type Fit, fitName, nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';
import { measureFor } from './measure-units.ts';
import { codeOf } from './push-service.ts';

export const hasTime = (element: Element): boolean =>
  element.tag === 'time' && /^(hour|day|minute)$/.test(element.measure!.unit);

/** What is done to things, in the form of names. */
const DEEDS = new Set([...workVerbs].map(normal));

export function fitsOf(names: readonly ServiceName[], said: readonly string[], elements: readonly Element[]): Fit[] {
  // "the two bedroom" that means the move-out clean names no standard clean of two bedrooms
  const meant = new Set(elements.flatMap(({ means }) => (means ? [means.name] : [])));
  const lent = new Set(elements.flatMap(({ means }) => (means ? nameOf(means).words : [])));
  const own = meant.size > 0 ? said.filter((word) => !lent.has(word)) : said;
  return names.flatMap((name) => {
    const found = fitName(name, meant.has(name.service.name) ? said : own);
    if (!found) return [];
    const code = codeOf(name.service.unit);
    const hours = name.service.fixedRate == null;
    // what is measured as the price list measures it is more likely meant
    const suits = hours
      ? elements.some(hasTime)
      : MEASURED.test(code)
        ? elements.some((element) => /^(qty|size)$/.test(element.tag) && measureFor(code, element, '') !== null)
        : !elements.some((element) => hasTime(element) || element.tag === 'qty');
    if (MEASURED.test(code) && !suits) return [];
    // the noun at the end of a name says more than what qualifies it
    const headed = found.said.at(-1) === name.words.at(-1);
    // "wash her driveway" is the driveway's cleaning rather than the house's wash
    const bare = name.words.length > 1 && found.said.every((word) => DEEDS.has(word));
    return [{ ...found, score: found.score + (suits ? 0.5 : 0) + (headed ? 0.2 : 0) - (bare ? 0.3 : 0) }];
  });
}

/** "clean the gutters for Ann Lee | it's a two story": two clauses say the whole name of a service. */
export function isNamedInTwo(
  heard: Heard,
  clauses: readonly Clause[],
  catalogue: readonly CatalogueService[],
): boolean {
  const names = catalogue.map(nameOf).filter(({ words }) => words.length > 1);
  if (names.length === 0) return false;
  const said = clauses.map(({ elements }) => elements.flatMap((element) => wordsOf(heard, element)));
  return said.some(
    (words, k) =>
      k > 0 &&
      names.some((name) => {
        const fit = fitName(name, [...said[k - 1]!, ...words]);
        return fit !== null && fit.said.length === name.words.length;
      }),
  );
}
