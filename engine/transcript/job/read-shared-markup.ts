/** A markup that is told once for several lines: "that's what I pay so add 30 percent to both of those". */

import { type Context, percentOfClause, placeOf, priceOf } from './context.ts';
import type { JobLine } from './job.ts';
import { singular } from './labels.ts';
import { markUpLine } from './read-markup.ts';

const SHARED =
  / (?:add|put|mark|bump|tack|slap|charge|plus|with|and|up) (?:[a-z]+ ){0,4}?#pct (?:(?:more|extra|markup) )?(?:(?:on|onto|to|for|of|over) )?(both|each|all|the (?:two|three|lot)|all (?:two|three|four))\b|(?:mark|marked|bump) (both|them all|all|those|them) (?:[a-z]+ ){0,4}?#pct /;
const COST =
  / (cost|my cost|our cost|what (?:i|we) pay|what (?:they|it) costs? (?:me|us)|costs? (?:me|us)|costing (?:me|us)|(?:i|we) pay|(?:i'm|we're) paying|wholesale|that's cost|at cost|my price) /;

/** "the plumber wants 1900 and I put 10 percent on subs", "the electrician's 1150 same ten percent on him". */
const ON_SUBS =
  / (?:(?:i|we) (?:put|add|tack|get) #pct (?:on|onto|over) (?:the |my |our |all |all my )?subs?(?: |$)|(?:the )?same #pct (?:on|for|to) (?:him|her|them|that|it|this|that one|this one) )/;

/** What the price list has is a price already, and no cost. */
const mayBeMarkedUp = ({ optional, kind, service }: JobLine): boolean => !optional && kind !== 'labor' && !service;

/** Only where the prices were said to be what we pay: else it is a surcharge. */
export function readSharedMarkup(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const all = clause.elements.find(({ tag, word }) => tag === 'markup' && word !== '');
  if (all && !priceOf(clause)) {
    const open = context.job.lines.filter((line) => mayBeMarkedUp(line) && !line.markup);
    const costs = open.filter((line) => COST.test(context.clauses[line.clause]!.shape));
    // "18 percent over cost on the pickets only"
    const named = /^(?:all|both)$/.test(all.word)
      ? null
      : open.filter((line) =>
          line.label
            .toLowerCase()
            .split(' ')
            .some((one) => singular(one) === singular(all.word)),
        );
    for (const line of named ?? (all.word === 'both' ? open.slice(-2) : costs.length > 0 ? costs : open)) {
      markUpLine(line, { percent: all.percent! });
      line.places.push(placeOf([all]));
    }
    return true;
  }
  const percent = percentOfClause(clause);
  const last = context.job.lines.at(-1);
  if (percent && !priceOf(clause) && last && last.clause >= index - 2 && ON_SUBS.test(clause.said)) {
    if (last.optional || last.kind === 'labor' || last.markup || last.source !== 'said') return false;
    const same = clause.said.includes(' same ');
    // "15 percent on the subs" alone is a line of its own
    const goesOn = context.clauses.slice(index + 1, index + 4).some(({ said }) => / same #pct on /.test(said));
    if (!same && !goesOn) return false;
    if (same && !context.job.lines.some(({ markup }) => markup?.percent === percent.percent)) return false;
    markUpLine(last, { percent: percent.percent });
    last.places.push(placeOf(clause.elements));
    return true;
  }
  const shared = percent && !priceOf(clause) ? SHARED.exec(clause.said) : null;
  if (!percent || !shared || / (tax|off|discount|deposit|down|fee) /.test(clause.shape)) return false;
  const near = context.clauses.slice(Math.max(0, index - 4), index + 1);
  if (!near.some(({ shape }) => COST.test(shape))) return false;
  const lines = context.job.lines.filter((line) => mayBeMarkedUp(line) && line.clause >= index - 8);
  const word = shared[1] ?? shared[2] ?? '';
  const count = /both|two/.test(word) ? 2 : /three/.test(word) ? 3 : /four/.test(word) ? 4 : lines.length;
  const marked = lines.slice(-count);
  if (marked.length < Math.min(count, 2)) return false;
  for (const line of marked) {
    markUpLine(line, { percent: percent.percent });
    line.places.push(placeOf(clause.elements));
  }
  return true;
}
