import type { Element, Tag } from './elements.ts';

/**
 * Every element has every field, in this order, whatever it was made from: a row is asked thousands of times, and
 * reading a field is quick only where all objects are built alike.
 */
export const plainElement = (from: number, to: number, tag: Tag, word: string): Element =>
  ({
    from,
    to,
    tag,
    word,
    price: undefined,
    measure: undefined,
    percent: undefined,
    scope: undefined,
    phrase: undefined,
    counts: undefined,
    plural: undefined,
    bound: undefined,
    computed: undefined,
    opens: undefined,
    why: undefined,
    chosen: undefined,
    role: undefined,
    added: undefined,
    each: undefined,
    instead: undefined,
    means: undefined,
    listed: undefined,
    multipliers: undefined,
  }) as object as Element;

export const makeElement = (fields: Element): Element =>
  Object.assign(plainElement(fields.from, fields.to, fields.tag, fields.word), fields);

/** Another one like it: spread into an object of its own it would be built unlike the rest. */
export const changeElement = (element: Element, changes: Partial<Element>): Element =>
  Object.assign(makeElement(element), changes);

/** A whole number of things. */
export const isCount = (element: Element | undefined): element is Element =>
  element?.tag === 'num' && element.measure!.value >= 1 && Number.isInteger(element.measure!.value);

/** A known count in place of an element. */
export const numberOf = (element: Element, value: number, to = element.to): Element =>
  makeElement({
    from: element.from,
    to,
    tag: 'num',
    word: '',
    counts: true,
    measure: { value, unit: 'count' },
  });

/** The row with a break before each element that is cut off, and those that are bound bound. */
export function divideRow(
  row: readonly Element[],
  cuts: ReadonlySet<number>,
  bound: ReadonlySet<number> = new Set(),
): Element[] {
  const out: Element[] = [];
  for (const [k, element] of row.entries()) {
    if (cuts.has(k)) out.push(plainElement(element.from, element.from, 'break', ';'));
    out.push(bound.has(k) ? changeElement(element, { bound: true }) : element);
  }
  return out;
}
