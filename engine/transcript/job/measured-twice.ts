/** "46 feet of trench, I wheeled it again this morning, 46 feet at 85": how a measure was found, and the same measure again. */
import { wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

const FOUND = wordSet(
  'measured remeasured counted recounted wheeled walked taped paced stepped checked rechecked scaled lasered shot',
);
const LONGEST = 9;

/** The row without such statements, and without the measure that they repeat. Linear. */
export function measuredTwice(row: readonly Element[]): readonly Element[] {
  if (!row.some(({ word }) => FOUND.has(word))) return row;
  const out: Element[] = [];
  for (let k = 0; k < row.length; k++) {
    const end = endOfFinding(row, k, out);
    if (end < 0) out.push(row[k]!);
    else k = end;
  }
  return out;
}

/** Where the measure stands that was told before; -1 where no such statement begins at `k`. */
function endOfFinding(row: readonly Element[], k: number, before: readonly Element[]): number {
  if (!/^(?:i|we)$/.test(wordAt(row, k)) || !FOUND.has(wordAt(row, k + 1))) return -1;
  for (let at = k + 2; at < Math.min(row.length, k + LONGEST); at++) {
    const { tag, measure } = row[at]!;
    if (tag === 'qty') {
      const told = before.findLast((one) => one.tag === 'qty' || one.price !== undefined);
      const same =
        told?.tag === 'qty' && told.measure!.value === measure!.value && told.measure!.unit === measure!.unit;
      return same ? at : -1;
    }
    if (!/^(?:word|break|date)$/.test(tag) || /^(?:and|plus|then|so|but)$/.test(wordAt(row, at))) return -1;
  }
  return -1;
}
