/** What the business puts on top of what it pays: "plus 15 percent", "mark it up 20 percent", "my usual markup". */
import { markUp } from '../../document/arithmetic.ts';
import { fromDollars } from '../../money.ts';
import { type Context, percentOfClause, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';

export interface Markup {
  percent: number;
  /** The setting it was taken from, where only "the usual markup" was said. */
  setting?: string;
}

const USUAL =
  / (?:usual|standard|normal|regular|our|my) (?:#regular )?(?:markup|mark up|margin) | #regular (?:markup|mark up|margin) /;

/** "plus my usual markup": a percentage that only the profile knows. */
function usualMarkup({ profile }: Context, shape: string): Markup | null {
  const percent = profile.markupPercent ?? null;
  return percent !== null && USUAL.test(shape) ? { percent, setting: 'Usual markup' } : null;
}

const lastMarkup = new WeakMap<Context, Markup>();
const SAME_MARKUP =
  / (same (markup|mark up|percentage|percent|margin|uplift)|(markup|mark up|margin)('s| is) the same) /;

/** The markup of a priced clause; "same markup on that" is the one before. */
export function markupOf(context: Context, index: number): Markup | null {
  const found = findMarkup(context, index);
  if (found) lastMarkup.set(context, found);
  const last = lastMarkup.get(context);
  if (found || !last) return found;
  if (SAME_MARKUP.test(context.clauses[index]!.shape)) return last;
  const next = context.clauses[index + 1];
  if (!next || priceOf(next) || !SAME_MARKUP.test(next.shape)) return null;
  context.taken[index + 1] = 3;
  return last;
}

/** "plus 15 percent", "mark it up 20 percent", "my cost is 215", "plus our usual markup". */
function findMarkup(context: Context, index: number): Markup | null {
  const clause = context.clauses[index]!;
  const percent = percentOfClause(clause);
  const price = priceOf(clause)!;
  const PLUS = / #(?:money|rate) (?:[a-z' ]*)?(?:plus|and|with) (?:a |my |our )?#pct | (mark|markup|marked) /;
  if (
    percent &&
    percent.from > price.from &&
    PLUS.test(clause.shape) &&
    !/ (tax|gst|vat|hst|discount|deposit|down|fee) | #pct (?:[a-z]+ )?off /.test(clause.shape)
  )
    return { percent: percent.percent };
  const here = percent ? null : usualMarkup(context, clause.shape);
  if (here) return here;
  const next = context.clauses[index + 1];
  if (!next || priceOf(next)) return null;
  // "60 hours at 70 | mark up the materials 15 percent": not the hours
  if (price.price.per === 'h' && / (materials?|parts|equipment|supplies) /.test(next.shape)) return null;
  // "put ten percent on all three" is of more than this line
  if (/ #pct (?:[a-z]+ ){0,2}(?:on|to|onto|for|of) (?:both|all (?:two|three|four|#num)|each) /.test(next.shape))
    return null;
  const after = percentOfClause(next);
  const usual = after ? null : usualMarkup(context, next.shape);
  if (usual) {
    // Nobody but the business reads of it; "plus my usual markup and 4 hours of labor" goes on.
    if (!next.elements.some(({ tag }) => tag === 'time' || tag === 'num' || tag === 'qty'))
      context.taken[index + 1] = 3;
    return usual;
  }
  if (
    !after ||
    !(
      / (mark|markup|marked|on top|margin|bump (?:it|that|them) up) /.test(` ${next.opener} ${next.shape}`) ||
      / (add|adding|put|putting|tack|slap|throw|stick|charge|plus|with|get|take|make) (?:[a-z]+ ){0,2}?#pct (?:(?:more |extra )?(?:on|onto|to) (?:it|that|them|those|his|hers|theirs|top)|for me|for us|myself) /.test(
        `${next.opener ? ` ${next.opener}` : ''}${next.shape}`,
      ) ||
      (ownCost(clause.shape) &&
        / (add|adding|put|tack|plus|with|on|bump) (?:[a-z]+ )?#pct /.test(
          `${next.opener ? ` ${next.opener}` : ''}${next.shape}`,
        )) ||
      /^ (?:(?:that's|it's|is) )?(?:my|our|at|the)? ?cost plus #pct /.test(next.shape)
    ) ||
    / (overhead|fee|profit|contingency|bond|management|surcharge|service|rush) /.test(next.shape) ||
    / (tax|gst|vat|hst|off|discount|deposit|fee|down|all that|everything|of all) /.test(next.shape)
  )
    return null;
  context.taken[index + 1] = 3;
  return { percent: after.percent };
}

/** "cost me 310", "the plumber wants 2200": what we pay for it. */
const ownCost = (shape: string): boolean =>
  / (my cost|our cost|costs? (me|us)|costing (me|us)|(i|we|i'm|we're) (pay|paying|paid)|(charges|charging|charged|charge|bills|billing|runs|quoted) (me|us)|wants|my price) /.test(
    shape,
  );

/** What was said is what the business pays; the line asks for what comes on top as well. */
export function markUpLine(line: JobLine, { percent, setting }: Markup): void {
  if (line.kind === 'other') line.kind = 'material';
  // What the business pays is not what the line is called after.
  line.label =
    line.label
      .replace(/\b(?:(?:my|our|the|your) )?costs? (?:me |us )?(?:on|of|for) (?:(?:the|that|this|it) )?/i, '')
      .trim() || line.label;
  if (line.amount !== null && line.price === null) {
    line.markup = { cost: line.amount / 100, percent };
    line.amount = markUp(line.amount, percent);
    line.computation = `plus ${percent}%`;
  } else if (line.price !== null) {
    line.markup = { cost: line.price, percent };
    line.price = markUp(fromDollars(String(line.price)), percent) / 100;
  } else return;
  line.source = 'computed';
  if (setting) line.setting = setting;
}

/** "my usual markup and 4 hours of labor": the business's own part is told apart. */
export function withoutMarkup(elements: readonly Element[]): readonly Element[] {
  const at = elements.findIndex(({ word }) => /^(markup|margin)$/.test(word));
  return elements.slice(at + 1);
}
