/** Services of the price list that are named beside each other in one breath. */
import type { Context } from './context.ts';
import type { Element } from './elements.ts';
import { fitsOf } from './fit-services.ts';
import { best, type Fit, type ServiceName, wordsOf } from './match-services.ts';
import { pushService } from './push-service.ts';

/** What is joined by "and". */
export function partsOf(elements: readonly Element[]): Element[][] {
  const parts: Element[][] = [[]];
  for (const element of elements)
    if (/^(and|plus|with)$/.test(element.word) || element.tag === 'break') parts.push([]);
    else if (element.word !== 'both') parts.at(-1)!.push(element);
  return parts;
}

/** "one accent wall and the three bedrooms at our normal price": each part names a service of its own. */
export function readEachNamed(context: Context, index: number, fixed: readonly ServiceName[]): boolean {
  const parts = partsOf(context.clauses[index]!.elements);
  const fits = parts.map((part) =>
    best(
      fitsOf(
        fixed,
        part.flatMap((element) => wordsOf(context.heard, element)),
        part,
      ),
    ),
  );
  const chosen = fits.filter((fit): fit is Fit => fit !== null);
  // "the opening includes taking the cover off and clean the filters": told of again
  const told = (part: readonly Element[]): boolean => part.some(({ word }) => /^(includes?|covers|means)$/.test(word));
  if (
    parts.length < 2 ||
    chosen.length < parts.length ||
    new Set(chosen.map((fit) => fit.service)).size < chosen.length
  )
    return false;
  const whole = best(
    fitsOf(
      fixed,
      parts.flat().flatMap((element) => wordsOf(context.heard, element)),
      parts.flat(),
    ),
  );
  // "sand and refinish" is one of the list, and no stair tread refinish
  if (whole && / and /i.test(whole.service.name) && fits.every((fit) => fit && fit.score < whole.score)) return false;
  return parts.map((part, n) => !told(part) && pushService(context, index, chosen[n]!, part)).some(Boolean);
}
