/** Two services of the list of which one is taken: "cedar or composite both at list", "shingle one way metal the other both at the usual". */

import type { Clause } from './clauses.ts';
import type { Element } from './elements.ts';
import type { Job, JobLine } from './job.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';
import { isSum } from './mark-known-prices.ts';

/** How many words before or behind what joins two choices they and their price are told. */
const NEAR = 9;
const EACH = /^(?:both|either|each)$/;

/** Where the price of the list stands that is of both choices; null where there is none. */
function priceOfBoth(row: readonly Element[], from: number): number | null {
  let each = false;
  for (let k = from; k < Math.min(row.length, from + NEAR); k++) {
    if (row[k]!.tag === 'regular') return each ? k : null;
    if (isSum(row[k]) || row[k]!.tag === 'break' || /^(?:and|plus|then|but|so)$/.test(row[k]!.word)) return null;
    each ||= EACH.test(row[k]!.word);
  }
  return null;
}

/** Where "the other", "the other way" ends behind the second choice; null where it does not follow. */
function otherBehind(row: readonly Element[], from: number): { from: number; to: number } | null {
  for (let k = from; k < Math.min(row.length, from + NEAR); k++)
    if (wordAt(row, k) === 'the' && wordAt(row, k + 1) === 'other')
      return { from: k, to: wordAt(row, k + 2) === 'way' ? k + 3 : k + 2 };
  return null;
}

const isOneWay = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k + 1) === 'way' && (wordAt(row, k) === 'one' || row[k]!.measure?.value === 1);

const known = ({ to }: Element): Element => plainElement(to - 1, to, 'regular', 'regular');

/** The row with the price of the list behind each of two choices that share it. */
export function shareListedPrice(row: readonly Element[]): readonly Element[] {
  const joins = row.findIndex((element, k) => k > 0 && (element.word === 'or' || isOneWay(row, k)));
  if (joins < 0 || !row.some(({ tag }) => tag === 'regular')) return row;
  const out: Element[] = [];
  const dropped = new Set<number>();
  for (const [k, element] of row.entries()) {
    if (dropped.has(k)) continue;
    const way = isOneWay(row, k) ? otherBehind(row, k + 2) : null;
    const begins = way ? k + 2 : k + 1;
    const price = k > 0 && (way || element.word === 'or') ? priceOfBoth(row, begins) : null;
    if (price === null) {
      out.push(element);
      continue;
    }
    const join = way && /^(?:and|or)$/.test(wordAt(row, begins)) ? begins + 1 : begins;
    out.push(
      known(row[k - 1]!),
      changeElement(plainElement(element.from, element.from, 'word', 'or'), { opens: true }),
    );
    out.push(row[join]!);
    for (let n = k; n <= join; n++) dropped.add(n);
    for (let n = begins; n < price; n++)
      if (EACH.test(row[n]!.word) || (way && n >= way.from && n < way.to)) dropped.add(n);
  }
  return out;
}

/** "a half load at list | or a full load at list": of two listed lines that "or" joins, one is taken. */
export function chooseListed({ lines }: Job, clauses: readonly Clause[], isListed: (line: JobLine) => boolean): void {
  for (const [k, line] of lines.entries()) {
    const next = lines[k + 1];
    if (!next || !isListed(line) || !isListed(next) || line.service === next.service) continue;
    if (next.clause !== line.clause + 1 || !/(?:^| )or$/.test(clauses[next.clause]!.opener)) continue;
    for (const one of [line, next]) Object.assign(one, { optional: true, alternative: 'choice' });
  }
}
