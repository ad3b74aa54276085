/**
 * Hours at more than the usual rate: "eight hours at 80 and three hours at time and a half", "two hours at double time".
 * What they cost an hour follows from the rate that was told before.
 */
import { multiplyDecimals } from '../../money.ts';
import type { Element, Price } from './elements.ts';
import { rowSays, wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

/** How far behind its hours such a rate stands. */
const REACH = 6;
/** "time and a half if it runs late": nothing that is charged yet. */
const HANGS = /^(?:if|when|past|beyond|unless|over|anything)$/;

interface Raised {
  from: number;
  to: number;
  times: number;
}

/** The row with such words as rates. */
export function tellOvertime(row: readonly Element[]): Element[] {
  if (!rowSays(row, ['time', 'hours', 'there'])) return [...row];
  const out: Element[] = [];
  for (let k = 0; k < row.length; k++) {
    const bare = hoursBehind(row, k);
    if (bare) {
      if (wordAt(row, k) === 'there') out.push(row[k]!);
      out.push(bare);
      k++;
      continue;
    }
    const raised = raisedAt(row, k);
    const base = raised && hangs(row, raised) ? null : raised && baseBefore(out);
    const at = out.findLastIndex(({ tag, measure }) => tag === 'time' && measure!.unit === 'hour');
    if (!raised || !base || at < out.length - REACH || hasPrice(row, out, at, raised.to)) {
      out.push(row[k]!);
      continue;
    }
    const { from } = row[raised.from]!;
    out.push(
      makeElement({
        from,
        to: row[raised.to - 1]!.to,
        tag: 'rate',
        word: '',
        price: {
          ...base,
          value: multiplyDecimals(base.value, raised.times),
          readings: [multiplyDecimals(base.value, raised.times)],
          per: 'h',
        },
        computed: true,
      }),
    );
    // what led there are hours of their own: "two hours overtime"
    const start = /^(?:and|plus)$/.test(wordAt(out, at - 1)) ? at - 1 : at;
    if (start > 0) out[start] = changeElement(out[start]!, { opens: true });
    k = raised.to - 1;
  }
  return out;
}

/** "time and a half", "double time" */
function raisedAt(row: readonly Element[], k: number): Raised | null {
  const led = /^(?:at|is|'s|are)$/.test(wordAt(row, k - 1));
  if (wordAt(row, k) === 'time' && wordAt(row, k + 1) === 'and') {
    const half = row[k + 2]?.tag === 'num' && row[k + 2]!.measure!.value === 0.5;
    return half && led ? { from: k, to: k + 3, times: 1.5 } : null;
  }
  return led && wordAt(row, k) === 'double' && /^(?:time|rate)$/.test(wordAt(row, k + 1))
    ? { from: k, to: k + 2, times: 2 }
    : null;
}

/** "overtime hours 4 at", "regular hours 32 at": how many stands behind. */
function hoursBehind(row: readonly Element[], k: number): Element | null {
  const count = row[k + 1];
  // "he was there six hours at 50 and I was there two at 90"
  const there =
    wordAt(row, k) === 'there' && row.slice(0, k).some((one) => one.tag === 'time' && one.measure!.unit === 'hour');
  if (
    !(there || wordAt(row, k) === 'hours') ||
    count?.tag !== 'num' ||
    wordAt(row, k + 2) !== 'at' ||
    row[k - 1]?.tag === 'num'
  )
    return null;
  const { from, to, measure } = count;
  return makeElement({
    from,
    to,
    tag: 'time',
    word: '',
    measure: { value: measure!.value, unit: 'hour' },
    plural: true,
  });
}

const hangs = (row: readonly Element[], { from, to }: Raised): boolean =>
  row.slice(Math.max(0, from - REACH), to + 3).some(({ word }) => HANGS.test(word));

/** The hourly rate that was told last. */
function baseBefore(row: readonly Element[]): Price | null {
  for (let k = row.length - 1; k > 0; k--) {
    const { tag, price } = row[k]!;
    if (!price || price.low !== undefined) continue;
    if (tag === 'rate' && price.per === 'h') return price;
    const before = row[k - 2];
    if (wordAt(row, k - 1) === 'at' && before?.tag === 'time' && before.measure!.unit === 'hour') return price;
  }
  return null;
}

/** The hours, or the words behind, have a price of their own. */
const hasPrice = (row: readonly Element[], out: readonly Element[], at: number, to: number): boolean =>
  out.slice(at + 1).some(({ tag }) => /^(?:money|rate|num)$/.test(tag)) ||
  /^(?:of|at|so|which)$/.test(wordAt(row, to)) ||
  /^(?:money|rate)$/.test(row[to]?.tag ?? '');
