/** How many a new line is for, where it goes by heads. */
import type { DocumentContent } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import type { Situation } from './apply-edit.ts';
import type { Clause } from './clause.ts';
import { findService } from './find-service.ts';
import { family } from './line-units.ts';
import type { ReadLine } from './read-new-line.ts';

const FOR_ALL =
  / for (?:everybody|everyone|all of (?:them|us)|all (?:the )?guests|each guest|the whole (?:group|party|crowd|table))$/;

/** How many are fed, where all that goes by heads is for as many. */
export function guestsFed(content: DocumentContent): number | null {
  const counts = new Set(
    linesOf(content).flatMap(({ quantity, unit, optional }) =>
      optional !== true && quantity !== null && family(unit ?? '') === 'person' ? [quantity] : [],
    ),
  );
  return counts.size === 1 ? [...counts][0]! : null;
}

/** Priced by the head, without a word of how many. */
export const isByHead = ({ price, quantity }: ReadLine): boolean =>
  price?.kind === 'rate' && quantity === null && /^(?:person|head|guest|plate)$/.test(family(price.per));

/** The same, where the price list has it by the person. */
function guestsIn(situation: Situation, target: readonly string[]): number | null {
  const names = target.filter((word) => !/^(?:for|everybody|everyone|all|whole|group|party|crowd|guests?)$/.test(word));
  if (family(findService(situation, names, false)?.unit ?? '') !== 'person') return null;
  return guestsFed(situation.content);
}

/** "add the coffee station for 85" of what is listed by the person, where 85 are fed: the guests, and no price. */
export function headsIn(
  { pattern }: Clause,
  read: ReadLine,
  situation: Situation,
  target: readonly string[],
): number | null {
  const { price, quantity } = read;
  if (price === null && quantity === null && FOR_ALL.test(pattern)) return guestsIn(situation, target);
  if (price?.kind !== 'number' || quantity !== null || !/ for NUMBER\d+$/.test(pattern)) return null;
  const isFed = linesOf(situation.content).some(
    (line) => line.quantity === price.value && family(line.unit ?? '') === 'person',
  );
  return isFed && family(findService(situation, target, false)?.unit ?? '') === 'person' ? price.value : null;
}
