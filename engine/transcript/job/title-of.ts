/** What the job is called, as the readers of clauses find it. */
import { wordSet } from '../vocabulary/words.ts';
import { type Context, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import { labelOf } from './labels.ts';
import { HESITATES } from './tell-bystanders.ts';
import { isOdometerAt } from './tell-odometer.ts';

const FIGURES = wordSet('money rate time qty num');

/** The words that name the job as a whole: those beside the client and the kind of document, else the first without a price. */
export function titleOf(context: Context): string | null {
  for (const [index, clause] of context.clauses.entries()) {
    if (index > 5) break;
    if (index > 0 && /^ not [a-z]+ /.test(clause.shape)) continue;
    if (HESITATES.test(clause.shape)) continue;
    if (clause.elements.some((_, k) => isOdometerAt(clause.elements, k))) continue;
    const beside = clause.elements.some((element) => element.tag === 'client' || element.tag === 'type');
    const price = priceOf(clause);
    const at = clause.elements.findIndex((element) => FIGURES.has(element.tag));
    const part = beside && at >= 0 ? clause.elements.slice(0, at) : clause.elements;
    if (price && !beside) return null;
    if (
      /^ (she|he|they|i|we|it|that|this|there|her|his|no|phone|email|contact|tell|the (last|other))('s|'re|'ll|'d|'ve|'m)? /.test(
        clause.shape,
      ) &&
      !beside
    )
      continue;
    // "the guy to talk to is Greg"
    if (
      / (?:guy|man|woman|lady|person|one|contact) (?:to|you) (?:talk|speak|deal|ask|call) |^ (?:you )?(?:talk to|ask for|see|speak (?:to|with)|meet(?: with)?) #client /.test(
        clause.shape,
      )
    )
      continue;
    const label = labelOf(besideClient(part, textAt(context)), textAt(context)).replace(
      /,? (?:claim|policy|order|PO) number\b.*$/i,
      '',
    );
    if (
      label &&
      !/^(place|job|guy|boy|lad|son|daughter|manager|owner|number|ballpark|rough|final|quick|new|formal|attention|attn|contact)$/i.test(
        label,
      )
    )
      return label;
  }
  return null;
}

/** "fall clean up for #client Darlene on the board is who I deal with": what stands before the client, where somebody else is told of behind it. */
function besideClient(part: readonly Element[], textAt: (element: Element) => string): readonly Element[] {
  const who = part.findLastIndex(({ tag }) => tag === 'client');
  const behind = part.slice(who + 1);
  const isWhere = /^(?:on|at|over|out|from|with|who)$/.test(behind[0]?.word ?? '');
  if (who < 1 || !isWhere || !behind.some(({ word }) => DEALS.has(word))) return part;
  return labelOf(part.slice(0, who), textAt) === '' ? part : part.slice(0, who);
}
const DEALS = wordSet('who deal ask contact');
