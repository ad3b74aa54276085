/** Over how many months or weeks a price is: "850 a month for eight months", "June through August", "monthly retainer 3200 for four months". */
import { monthNames } from '../../calendar-day.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import { spans, termOf, visitsOf } from './count-visits.ts';
import type { Element } from './elements.ts';

/** "850 a month | that covers ten hours for eight months": how often stands in what is said of it. */
export function periodsAhead(context: Context, index: number, per: string): number {
  const visits = /^(mo|wk|yr)$/.test(per) ? null : visitsOf(context, index);
  if (visits !== null) return visits;
  if (per === 'mo' && / for (?:the|a|one|#num) (?:whole |full |entire )?year /.test(context.clauses[index]!.shape))
    return 12;
  const months = per === 'mo' ? monthsFromTo(context, index) : null;
  if (months !== null) return months;
  const next = context.clauses[index + 1];
  // "140 a month | they want it May through September"
  if (
    per === 'mo' &&
    next &&
    /^ (?:they|she|he|we|i|that's|it's|run|runs|from) .*#date $/.test(next.shape) &&
    !priceOf(next)
  ) {
    const ahead = monthsFromTo(context, index + 1);
    if (ahead !== null) return ahead;
  }
  const unit = { mo: 'month', wk: 'week', yr: 'year', month: 'month', week: 'week' }[per];
  const term = unit ? termOf(context, index, unit) : null;
  if (term !== null) return term;
  if (!next || !unit || !/^ (that|which|it|this) (covers|includes|gets|comes|is|runs|goes|buys)/.test(next.shape))
    return 1;
  const { elements } = next;
  const stop = elements.findIndex((e) => e.price !== undefined || /^(anything|over|past|beyond|if)$/.test(e.word));
  const time = elements
    .slice(0, stop < 0 ? elements.length : stop)
    .find((e, k) => e.tag === 'time' && e.measure?.unit === unit && elements[k - 1]?.word === 'for');
  return time?.measure?.value ?? 1;
}

/** "June through August" are three months. */
function monthsFromTo(context: Context, index: number): number | null {
  for (const { tag, from, to } of context.clauses[index]!.elements) {
    if (tag !== 'date') continue;
    const words = context.heard.tokens.slice(from, to).map((token) => token.lower);
    const named = words
      .map((word) => monthNames.findIndex((month) => month.toLowerCase() === word))
      .filter((at) => at >= 0);
    if (named.length === 2 && words.some((word) => /^(through|thru|to|till|until|-|–)$/.test(word)))
      return ((named[1]! - named[0]! + 12) % 12) + 1;
  }
  return null;
}

const EACH: Record<string, string> = { weekly: 'week', monthly: 'month', quarterly: 'quarter', yearly: 'year' };

/** "monthly retainer 3200 for four months", "quarterly visits at 150 for the year": how often the price is, and over how long. */
export function periodsBehind({ elements, shape }: Clause, price: Element): { quantity: number; unit: string } | null {
  const every =
    /^[^#]* (weekly|monthly|quarterly|yearly|every (?:week|month|quarter|year)) [^#]*#money for (?:#time|(?:the|a|one)(?: whole| full)? year) /.exec(
      shape,
    )?.[1];
  if (!every) return null;
  const unit = EACH[every] ?? every.slice(6);
  const over = elements[elements.indexOf(price) + 2];
  const measure = over?.tag === 'time' ? over.measure! : { value: 1, unit: 'year', max: undefined };
  if (measure.max !== undefined) return null;
  // "monthly package 900 for the year" may be all of it
  if (measure.unit !== unit && elements[elements.indexOf(price) - 1]?.word !== 'at') return null;
  const quantity = spans(unit, measure);
  return Number.isInteger(quantity) && quantity >= 1 ? { quantity, unit } : null;
}
