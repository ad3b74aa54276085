/** The list's price that is told once for several services of it. */
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { fitsOf } from './fit-services.ts';
import { best, type Fit, type ServiceName, wordsOf } from './match-services.ts';
import { NOT_WORK } from './named-not-asked.ts';
import { pushService } from './push-service.ts';

const ALL = '(?:all|both|each|everything|those|them)';
/** "regular prices on all that", "all that at list", "both at the usual", "all standard". */
const OF_ALL = new RegExp(
  ` #regular (?:on |for )?(?:the )?${ALL}(?: (?:of|that|those|them|it|these|round|around))* | (?:all|both|everything)(?: (?:of (?:that|those|them|it|these)|that|those|these))?(?: is| are|'s)? (?:at )?#regular `,
);
/** How many clauses before it a price of the list is of. */
const SHARED = 6;

/** "the inside of the oven | and of the fridge regular prices on all that": the list's price is of what stands before, too. */
export function shareRegular(context: Context, index: number, names: readonly ServiceName[]): void {
  const { elements, shape } = context.clauses[index]!;
  // "a detail and an oil change standard prices"
  const isMany = elements.some(
    ({ tag, to }) => tag === 'regular' && /^(?:prices|rates)$/.test(context.heard.tokens[to - 1]!.lower),
  );
  const ofAll = OF_ALL.test(shape);
  if (!ofAll && !isMany) return;
  const fixed = names.filter(({ service }) => service.fixedRate != null);
  const listed: number[] = [];
  for (let k = index - 1; k >= Math.max(0, index - SHARED); k--) {
    if (priceOf(context.clauses[k]!) || context.clauses[k]!.elements.some(({ tag }) => tag === 'regular')) break;
    if (context.taken[k] !== 3 && !context.job.lines.some((line) => line.clause === k)) listed.unshift(k);
  }
  for (const k of listed) {
    const { elements, shape } = context.clauses[k]!;
    if (NOT_WORK.test(shape) || /^ (?:with |there's )?no /.test(shape)) continue;
    const fits = fitsOf(
      fixed,
      elements.flatMap((element) => wordsOf(context.heard, element)),
      elements,
    ).filter(
      (fit) =>
        (ofAll && k === index - 1) || fit.complete || fit.said.length > 1 || fit.said.at(-1) === fit.words.at(-1),
    );
    const chosen = best(fits);
    const before = context.job.lines.length;
    // "two medium ones in the den and a large one over the tub | … all of that at list"
    if (!readEachNamed(context, k, fixed)) {
      if (!chosen || context.job.lines.some((line) => line.service === chosen.service && !line.optional)) continue;
      if (!pushService(context, k, chosen)) continue;
    }
    // in the order in which they were told
    const later = context.job.lines.findIndex((line) => line.clause > k);
    if (later >= 0 && later < before) context.job.lines.splice(later, 0, ...context.job.lines.splice(before));
    context.job.notes = context.job.notes.filter((note) => note.clause !== k);
    context.taken[k] = 2;
  }
}

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
  return parts.map((part, n) => !told(part) && pushService(context, index, chosen[n]!, part)).some(Boolean);
}
