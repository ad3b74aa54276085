/** What an instruction may be about, and which of it a change of the document was. */
import type { Phrase } from '../../transcript/fact.ts';
import type { DocumentContent, LineItem } from '../business-document.ts';
import { centsOf, figuresOf, linesOf } from '../read-content.ts';
import { type Clause, readingsOf } from './clause.ts';
import { totalOf } from './restate-figures.ts';

/** In the order of the learned weights. */
export const aims = [
  'nothing',
  'discount',
  'no discount',
  'tax',
  'no tax',
  'deposit',
  'no deposit',
  'total',
  'travel',
  'no travel',
  'timeline',
  'start',
  'validity',
  'type',
  'terms',
  'price',
  'price up',
  'price down',
  'count',
  'more',
  'fewer',
  'remove',
  'include',
  'option',
  'waive',
  'first',
  'last',
  'above',
  'below',
  'add',
  /** The client, the words of the page, what a line is called. */
  'named',
] as const;
export type Aim = (typeof aims)[number];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The one thing that became another from one document to the next; null where several did. */
export function aimOf(clause: Clause, before: DocumentContent, after: DocumentContent): Aim | null {
  if (same(before, after)) return 'nothing';
  const found: Aim[] = [];
  const total = totalOf(after);
  const asked = clause.parts.some(
    ({ phrase }) =>
      phrase &&
      /^(?:money|number)$/.test(phrase.kind) &&
      readingsOf(clause, phrase).some((value) => value * 100 === total),
  );
  const sums = (['discount', 'tax', 'deposit'] as const).filter(
    (key) =>
      before[key]?.percent !== after[key]?.percent ||
      ((isSum(before, key) || isSum(after, key)) && !same(before[key]?.amount, after[key]?.amount)) ||
      !before[key] !== !after[key],
  );
  const byTotal = asked && total !== totalOf(before);
  for (const key of sums) found.push(key === 'discount' && byTotal ? 'total' : after[key] ? key : (`no ${key}` as Aim));
  if (!same(before.travel_cost, after.travel_cost))
    found.push(centsOf(after.travel_cost) === null ? 'no travel' : 'travel');
  if (!same(before.timeline, after.timeline)) found.push('timeline');
  if (!same(before.startDate, after.startDate)) found.push('start');
  if (!same(before.validUntil, after.validUntil)) found.push('validity');
  if (before.quote_type !== after.quote_type) found.push('type');
  if (
    before.client !== after.client ||
    before.title !== after.title ||
    !same(before.clientContact, after.clientContact)
  )
    found.push('named');
  found.push(
    ...(byTotal && sums.length === 0 && linesOf(before).length < linesOf(after).length
      ? (['total'] as Aim[])
      : aimsOfLines(clause, before, after)),
  );
  if (found.length === 0) found.push(same(before.terms, after.terms) ? 'named' : 'terms');
  const each = [...new Set(found)];
  return each.length === 1 ? each[0]! : null;
}

const isSum = (content: DocumentContent, key: 'discount' | 'tax' | 'deposit'): boolean =>
  content[key] !== null && content[key] !== undefined && content[key]!.percent === undefined;

function aimsOfLines(clause: Clause, before: DocumentContent, after: DocumentContent): Aim[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  if (now.length !== old.length) return [now.length > old.length ? 'add' : 'remove'];
  const names = (lines: readonly LineItem[]): string[] => lines.map(({ description }) => description);
  if (!same(names(old), names(now)))
    return [same(names(old).toSorted(), names(now).toSorted()) ? placeOf(clause, names(old), names(now)) : 'named'];
  const said = clause.parts.flatMap(({ phrase }) => (phrase ? valuesOf(clause, phrase) : []));
  return now.flatMap((line, at): Aim[] => {
    const was = figuresOf(old[at]!);
    const is = figuresOf(line);
    if (line.optional !== old[at]!.optional) return [line.optional ? 'option' : 'include'];
    if (is.amount === 0 && was.amount !== 0) return ['waive'];
    if (is.quantity !== was.quantity && is.quantity !== null)
      return [said.includes(is.quantity) ? 'count' : is.quantity > (was.quantity ?? 0) ? 'more' : 'fewer'];
    const [price, given] = is.unitPrice === was.unitPrice ? [is.amount, was.amount] : [is.unitPrice, was.unitPrice];
    if (price === null || price === given) return [];
    const set = said.some((value) => value * 100 === price || value * 100 === is.amount);
    return [set ? 'price' : price > (given ?? 0) ? 'price up' : 'price down'];
  });
}

const valuesOf = (clause: Clause, phrase: Phrase): number[] =>
  phrase.kind === 'duration'
    ? [phrase.said?.value, phrase.hours].filter((value) => value !== undefined)
    : phrase.kind === 'quantity'
      ? phrase.value === undefined
        ? []
        : [phrase.value]
      : readingsOf(clause, phrase);

function placeOf({ pattern }: Clause, old: readonly string[], now: readonly string[]): Aim {
  if (/\b(?:above|before|ahead|over|front)\b/.test(pattern)) return 'above';
  if (/\b(?:below|after|under|behind|beneath)\b/.test(pattern)) return 'below';
  return now[0] !== old[0] ? 'first' : now.at(-1) !== old.at(-1) ? 'last' : 'named';
}
