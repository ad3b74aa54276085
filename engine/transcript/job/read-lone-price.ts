/**
 * "leaf guard by the woods 430 that crushed elbow | 25": a price that stands alone is of the words behind the price
 * before it, where these are more than a tail ("installed", "for the pair").
 */
import { isContent, workVerbs } from '../vocabulary/words.ts';
import { type Context, centsOf, placeOf, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import { amountOf, lumpLine } from './job.ts';
import { labelOf } from './labels.ts';
import { lineKindOf } from './line-kind.ts';

const JOINT = /^(then|and|plus|also|,)$/;
/** Words that go on about the price before them. */
const TAIL =
  /^(each|apiece|installed|flat|total|even|labor|labour|material|materials|parts|delivered|done|complete|supplied|fitted|mounted|hung|set|placed|turnkey|together|altogether|extra|more|only|just|now|here|there|too|instead|a|an|the|for|per|of|on|in|at|with|to|by|from|because|since|so|if|when|while|once|that's|it's|is|'s)$/;

/** The last words behind the price of the clause that may name something of their own. */
function wordsBehind(elements: readonly Element[], price: Element): readonly Element[] {
  const tail = elements.slice(elements.indexOf(price) + 1);
  if (tail.some(({ tag }) => tag !== 'word')) return [];
  const joint = tail.findLastIndex(({ word }) => JOINT.test(word));
  const last = tail.slice(joint + 1);
  // "140 for the pair", "485 because it's steep" go on; "430 that crushed elbow" does not
  if (joint < 0 && last.length > 0 && TAIL.test(last[0]!.word)) return [];
  return last;
}

export function readLonePrice(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  const before = context.clauses[index - 1];
  const known = before && priceOf(before);
  if (!known || !price || price.price.per !== null || price.price.low !== undefined) return false;
  if (!/^ #money (?:installed |flat |even )?$/.test(clause.shape) || /(^| )so( |$)/.test(clause.opener)) return false;
  if (context.marks.has(index) || price.role !== undefined) return false;
  const words = wordsBehind(before.elements, known);
  const named = words.filter(({ word }) => isContent(word) && !workVerbs.has(word) && !TAIL.test(word));
  const label = named.length > 0 && words.length < 8 ? labelOf(words, textAt(context)) : '';
  const amount = centsOf(price.price);
  if (
    !label ||
    /\b(deposit|discount|tax|total|balance|credit|tip)\b/i.test(label) ||
    context.job.lines.slice(-20).some((line) => amountOf(line) === amount)
  )
    return false;
  context.job.lines.push(
    lumpLine({
      clause: index,
      label,
      amount,
      kind: lineKindOf(label, null, clause.shape),
      source: 'said',
      places: [placeOf(words), placeOf(clause.elements)],
    }),
  );
  return true;
}
