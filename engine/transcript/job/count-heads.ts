/** "a hundred and ten pulled pork twenty five kids": how many of each that is listed by the head. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import type { Element } from './elements.ts';
import { isByHead, isServedAs } from './listed-by-head.ts';
import { divideRow } from './make-element.ts';
import { nameWords, normal } from './name-service.ts';

/** So many people are fed; a larger figure may be what it costs. */
const MANY = 400;
/** Behind these a number is a price. */
const PRICES = /^(?:at|for|costs?|runs?|\$)$/;
/** The tokens at which such counts begin, each with the end of the name behind it. The first stands behind no name: "prime rib 42 chicken 30" are prices. */
export function countsHeads(heard: Heard, catalogue: readonly CatalogueService[]): Map<number, number> {
  const kinds = catalogue
    .filter((service) => service.fixedRate != null && isByHead(service))
    .map(({ name }) => nameWords(name).words.filter((word) => !isServedAs(word)))
    .filter((words) => words.length > 0);
  const found = new Map<number, number>();
  if (kinds.length < 2) return found;
  const { tokens, numbers } = heard;
  const wordAt = (at: number): string => normal(tokens[at]?.lower ?? '');
  const known = new Set(kinds.flat());
  const kindAt = (at: number) => kinds.find((words) => words.every((word, k) => wordAt(at + k) === word));
  const joins = (at: number, from: number): boolean =>
    from === at || (from === at + 1 && /^(?:and|,|plus)$/.test(wordAt(at)));
  /** Where the name behind the count before ends. */
  let end = -1;
  for (const [index, { from, to, values }] of numbers.entries()) {
    const kind = kindAt(to);
    const follows = end >= 0 && joins(end, from);
    const value = values[0]!;
    const next = numbers[index + 1];
    // "so it's 110 pulled pork 25 kids"
    const isFirst =
      kind !== undefined && next !== undefined && joins(to + kind.length, next.from) && kindAt(next.to) !== undefined;
    const before = tokens[from - 1]?.lower ?? '';
    const counts =
      kind !== undefined &&
      Number.isInteger(value) &&
      value >= 2 &&
      value <= MANY &&
      !PRICES.test(before) &&
      (isFirst || !/^(?:is|are|'s|'re|be)$/.test(before)) &&
      (follows || !known.has(wordAt(from - 1)));
    if (!counts) {
      end = -1;
      continue;
    }
    end = to + kind.length;
    while (isServedAs(wordAt(end))) end++;
    found.set(from, end);
  }
  return found;
}

/** "110 pulled pork | 25 kids": each of them is counted for itself. */
export function divideAtHeads(row: readonly Element[], heads: ReadonlyMap<number, number>): readonly Element[] {
  const ends = new Set(heads.values());
  const cuts = row.flatMap(({ from, tag }, k) =>
    k > 0 &&
    row[k - 1]!.tag !== 'break' &&
    ((tag === 'num' && heads.has(from) && heads.size > 1) || (tag === 'word' && ends.has(from)))
      ? [k]
      : [],
  );
  return cuts.length > 0 ? divideRow(row, new Set(cuts)) : row;
}
