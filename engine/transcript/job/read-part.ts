/** "the wall's 9600 all in | and 2100 of that is the block": a part of the sum just said; the rest is left to the work. */
import type { Cents } from '../../money.ts';
import { type Context, centsOf, placeOf, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';
import { labelOf } from './labels.ts';
import { lineKindOf } from './line-kind.ts';
import { heads } from './taken-back.ts';

const PART =
  /^ (?:(?:out )?of (?:which |that |it )|about |roughly |and |with )*#money (?:(?:of (?:that|it|this|which) )?(?:is|'s|was|goes|are|covers|being) (?:for |to |to the )?|of (?:that|it|this|which) (?=(?:the|for|in|just|my) ))/;
/** "brick and mortar is 1350 of that", "of which the tile is 1400". */
const NAMED_PART =
  /^ (?:of (?:which|that) )?(?!that's |it's |this )[a-z' ]+?(?:is|'s|are|was|runs|comes to|(?<= )at) (?:about |roughly |only )?#money (?:of (?:that|it|this|the (?:total|price)) )?$/;
const WORK = /\b(labor|labour|work|install|installation|time|our time|my time)\b/i;

const TELLS_PART =
  /^ (?:(?:that's|it's|about) #money (?:in|for|of) |#money (?:is|goes) (?:in|to|for)? ?(?:the |my |our )?[a-z]+ (?!a |an |the )|(?:the |that's the )?[a-z][a-z ]*?(?:'s| is| are| runs?| itself is) (?:about )?#money $)/;

export function readPart(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  const whole = context.job.lines.at(-1);
  if (!price || price.price.per !== null || price.price.low !== undefined) return false;
  const behind = context.clauses[index + 1];
  // "1100 in pipe | and fittings | and the balance is labor"
  const goesOn = behind?.opener === 'and' && !priceOf(behind) && behind.elements.length < 3;
  const next = goesOn ? context.clauses[index + 2] : behind;
  const rest =
    next !== undefined &&
    !priceOf(next) &&
    /^ (?:the |and )?(?:rest|balance|remainder|difference)(?: of (?:it|that))?(?:'s| is| goes)(?: to| for)?(?: all| just)?(?: the| our| my)? (?:labou?r|work|install|installation|time) $/.test(
      next.shape,
    );
  const lead = context.clauses[index - 1];
  // "900 all in | and of that | the lighting is 250", "650 all in of that | the prints are 150"
  const ofThat =
    (lead !== undefined && / of (?:that|it) $/.test(lead.said) && !(priceOf(lead) && NAMED_PART.test(lead.shape))) ||
    /(^| )of (?:that|it)( |$)/.test(clause.opener);
  // "3200 all in | and of that | the furnace itself is 1850 | rest is labor"
  const told = (rest || ofThat) && whole !== undefined && whole.clause >= index - 3 && TELLS_PART.test(clause.shape);
  if (told && whole.amount !== null && !whole.optional) {
    const label =
      labelOf(clause.elements.slice(0, clause.elements.indexOf(price)), textAt(context)) ||
      labelOf(clause.elements.slice(clause.elements.indexOf(price) + 1), textAt(context));
    if (label && centsOf(price.price) > 0 && centsOf(price.price) < whole.amount) {
      if (rest) context.taken.fill(3, index + 1, index + (goesOn ? 3 : 2));
      return split(context, index, label, centsOf(price.price));
    }
  }
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
    : labelOf(partWords(clause.elements.slice(at + 1)), textAt(context));
  if (!label) return false;
  return split(context, index, label, part);
}

/** "of that is for the block", "is materials and the rest is my labor": what it is. */
function partWords(behind: readonly Element[]): readonly Element[] {
  const from = behind.findIndex(
    ({ word }) => !/^(of|that|it|this|which|is|'s|was|goes|are|covers|for|to|the)$/.test(word),
  );
  const to = behind.findIndex(({ word }, k) => word === 'and' && /^(the|rest)$/.test(behind[k + 1]?.word ?? ''));
  return from < 0 ? [] : behind.slice(from, to < 0 ? undefined : to);
}

/** What is left of "music and the lighting" beside the lighting: the music, told in one breath with it or before it. */
function besides(context: Context, { clause, label }: JobLine, part: string): string | null {
  const noun = heads(part).at(-1);
  const isPart = (name: string): boolean => heads(name).at(-1) === noun;
  const names = label.split(/ and (?:the |a |an )?/i);
  const rest = names.filter((name) => !isPart(name));
  if (rest.length < names.length && rest.length > 0) return rest.join(' and ');
  const before = context.clauses[clause - 1];
  const led = rest.length === 0 && context.clauses[clause]!.opener === 'and' && before && !priceOf(before);
  return (led && labelOf(before.elements, textAt(context))) || null;
}

/** The part becomes a line of its own, and the rest of the sum is left to what it was of. */
function split(context: Context, index: number, label: string, part: Cents): boolean {
  const clause = context.clauses[index]!;
  const whole = context.job.lines.at(-1)!;
  const labor = WORK.test(label);
  const kind = labor ? 'labor' : lineKindOf(label, null, clause.shape);
  const amount = whole.amount!;
  const rest = amount - part;
  context.job.lines.push({
    ...whole,
    clause: index,
    label,
    amount: part,
    kind: kind === 'other' ? 'material' : kind,
    source: 'said',
    places: [placeOf(clause.elements)],
  });
  whole.computation = `$${(amount / 100).toFixed(2)} − $${(part / 100).toFixed(2)}`;
  whole.amount = rest;
  whole.source = 'computed';
  whole.kind = labor ? 'material' : 'labor';
  whole.label = labor ? `${whole.label} materials` : (besides(context, whole, label) ?? `${whole.label} labor`);
  return true;
}
