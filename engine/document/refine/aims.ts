/** What an instruction may be about, and which of it a change of the document was. */
import type { DocumentContent } from '../business-document.ts';
import { centsOf, linesOf } from '../read-content.ts';
import type { Clause } from './clause.ts';
import { readingsOf } from './clause.ts';
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
  /** The lines, the client, the words of the page: what is told by what they are called. */
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
  if (!sameLines(before, after)) found.push(byTotal && sums.length === 0 ? 'total' : 'named');
  if (found.length === 0) found.push(same(before.terms, after.terms) ? 'named' : 'terms');
  const each = [...new Set(found)];
  return each.length === 1 ? each[0]! : null;
}

const isSum = (content: DocumentContent, key: 'discount' | 'tax' | 'deposit'): boolean =>
  content[key] !== null && content[key] !== undefined && content[key]!.percent === undefined;

/** Evidence apart. */
const sameLines = (before: DocumentContent, after: DocumentContent): boolean =>
  same(
    ...([before, after].map((content) =>
      linesOf(content).map(({ evidence: _said, source: _from, ...line }) => line),
    ) as [unknown, unknown]),
  );
