/** What the business puts on top of what it pays: "plus 15 percent", "mark it up 20 percent", "my usual markup". */
import { markUp } from '../../document/arithmetic.ts';
import { fromDollars } from '../../money.ts';
import { type Context, priceOf } from './context.ts';
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
  const marked = clause.elements.find(({ tag }) => tag === 'markup');
  if (marked) return { percent: marked.percent! };
  const here = usualMarkup(context, clause.shape);
  if (here) return here;
  const next = context.clauses[index + 1];
  if (!next || priceOf(next)) return null;
  const usual = usualMarkup(context, next.shape);
  if (usual) {
    // Nobody but the business reads of it; "plus my usual markup and 4 hours of labor" goes on.
    if (!next.elements.some(({ tag }) => tag === 'time' || tag === 'num' || tag === 'qty'))
      context.taken[index + 1] = 3;
    return usual;
  }
  return null;
}

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
