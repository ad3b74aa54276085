import type { Element } from './elements.ts';

/**
 * Every element has every field, in this order, whatever it was made from: a row is asked thousands of times, and
 * reading a field is quick only where all objects are built alike.
 */
export const makeElement = ({
  from,
  to,
  tag,
  word,
  price,
  measure,
  percent,
  scope,
  phrase,
  counts,
  plural,
  bound,
  computed,
  opens,
  chosen,
  foreign,
}: Element): Element =>
  ({
    from,
    to,
    tag,
    word,
    price,
    measure,
    percent,
    scope,
    phrase,
    counts,
    plural,
    bound,
    computed,
    opens,
    chosen,
    foreign,
  }) as Element;

/** The row with a break before each element that is cut off, and those that are bound bound. */
export function divideRow(
  row: readonly Element[],
  cuts: ReadonlySet<number>,
  bound: ReadonlySet<number> = new Set(),
): Element[] {
  const out: Element[] = [];
  for (const [k, element] of row.entries()) {
    if (cuts.has(k)) out.push(makeElement({ from: element.from, to: element.from, tag: 'break', word: ';' }));
    out.push(bound.has(k) ? { ...element, bound: true } : element);
  }
  return out;
}
