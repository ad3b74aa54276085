/** The list's price that is told once for several services of it. */
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { fitsOf } from './fit-services.ts';
import { best, type Fit, type ServiceName, wordsOf } from './match-services.ts';
import { pushService } from './push-service.ts';

/** "regular prices on all that", "all of that at list", "all standard prices" */
const OF_ALL =
  / #regular (?:on|for) (?:the )?(?:all|both|each|everything|those|them)(?: of)?(?: (?:that|those|them|it|these))? | (?:all|everything)(?: of (?:that|those|them|it|this))? (?:at )?#regular $/;

/** "the inside of the oven | and of the fridge regular prices on all that": the list's price is of what stands before, too. */
export function shareRegular(context: Context, index: number, names: readonly ServiceName[]): void {
  if (!OF_ALL.test(context.clauses[index]!.shape)) return;
  const fixed = names.filter(({ service }) => service.fixedRate != null);
  const listed: number[] = [];
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    if (priceOf(context.clauses[k]!) || context.job.lines.some((line) => line.clause === k)) break;
    listed.unshift(k);
  }
  for (const k of listed) {
    const { elements } = context.clauses[k]!;
    const chosen = best(
      fitsOf(
        fixed,
        elements.flatMap((element) => wordsOf(context.heard, element)),
        elements,
      ),
    );
    // "two medium ones in the den and a large one over the tub | … all of that at list"
    if (!readEachNamed(context, k, fixed) && (!chosen || !pushService(context, k, chosen))) continue;
    context.job.notes = context.job.notes.filter((note) => note.clause !== k);
    context.taken[k] = 2;
  }
}

/** "one accent wall and the three bedrooms at our normal price": each part names a service of its own. */
export function readEachNamed(context: Context, index: number, fixed: readonly ServiceName[]): boolean {
  const { elements } = context.clauses[index]!;
  const parts: Element[][] = [[]];
  for (const element of elements)
    if (/^(and|plus|with)$/.test(element.word) || element.tag === 'break') parts.push([]);
    else if (element.word !== 'both') parts.at(-1)!.push(element);
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
