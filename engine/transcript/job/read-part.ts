/** "the wall's 9600 all in | and 2100 of that is the block": a part of the sum just said; the rest is left to the work. */
import { type Context, centsOf, placeOf, priceOf, textAt } from './context.ts';
import { labelOf } from './labels.ts';
import { lineKindOf } from './line-kind.ts';

const PART =
  /^ (?:of which |about |roughly |and )*#money (?:of (?:that|it|this|which) )?(?:is|'s|was|goes|are|covers) (?:for |to |to the )?/;
/** "brick and mortar is 1350 of that", "of which the tile is 1400". */
const NAMED_PART =
  /^ (?:of (?:which|that) )?(?!that's |it's |this )[a-z' ]+?(?:is|'s|are|was|runs|comes to) (?:about |roughly |only )?#money (?:of (?:that|it|this|the (?:total|price)) )?$/;
const WORK = /\b(labor|labour|work|install|installation|time|our time|my time)\b/i;

export function readPart(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  const whole = context.job.lines.at(-1);
  if (!price || price.price.per !== null || price.price.low !== undefined) return false;
  const named = NAMED_PART.test(clause.shape) && / of (that|it|this|which|the total|the price) /.test(clause.shape);
  const shape = clause.shape.replace(/'s /g, " 's ");
  if (!named && !(PART.test(shape) && / of (which|that|it|this) /.test(shape))) return false;
  const part = centsOf(price.price);
  if (
    !whole ||
    whole.amount === null ||
    whole.clause < index - 2 ||
    whole.optional ||
    part <= 0 ||
    part >= whole.amount
  )
    return false;
  const at = clause.elements.indexOf(price);
  const label = named
    ? labelOf(
        clause.elements.slice(0, at).filter((element) => !/^(of|which)$/.test(element.word)),
        textAt(context),
      )
    : labelOf(clause.elements.slice(at + 4), textAt(context)) ||
      labelOf(clause.elements.slice(at + 3), textAt(context));
  if (!label) return false;
  const labor = WORK.test(label);
  const kind = labor ? 'labor' : lineKindOf(label, null, clause.shape);
  const rest = whole.amount - part;
  context.job.lines.push({
    ...whole,
    clause: index,
    label,
    amount: part,
    kind: kind === 'other' ? 'material' : kind,
    source: 'said',
    places: [placeOf(clause.elements)],
  });
  whole.computation = `$${(whole.amount / 100).toFixed(2)} − $${(part / 100).toFixed(2)}`;
  whole.amount = rest;
  whole.source = 'computed';
  whole.kind = labor ? 'material' : 'labor';
  whole.label = labor ? `${whole.label} materials` : `${whole.label} labor`;
  return true;
}
