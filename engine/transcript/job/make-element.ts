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
