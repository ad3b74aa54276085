/** "so 38 not 41 a foot": the price that holds, and the one that does not, are one. */
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

/** What leads to a price that is told so. */
const LEADS = /^(?:so|at|for|is|'s|'m|'re|just|only|do|charge|pays?|gets?|her|him|them|it|those|that|me|call|make)$/;
/** So far apart are two prices of one thing at most. */
const APART = 3;

/** The row with such a price in place of both. */
export function setOtherAside(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const [element, other] = [row[i]!, row[i + 2]];
    const priced = element.tag === 'money' || element.tag === 'rate' || element.tag === 'num';
    if (
      !priced ||
      wordAt(row, i + 1) !== 'not' ||
      !(other?.tag === 'money' || other?.tag === 'rate') ||
      !element.price ||
      element.price.low !== undefined ||
      !LEADS.test(wordAt(row, i - 1)) ||
      ratio(element.price.value, other.price!.value) > APART ||
      !agree(element.price.per, other.price!.per)
    ) {
      out.push(element);
      continue;
    }
    const per = other.price!.per ?? element.price.per ?? null;
    out.push(
      changeElement(element, {
        tag: per === null ? 'money' : 'rate',
        to: other.to,
        price: { ...element.price, per },
        instead: other.price!.value,
      }),
    );
    i += 2;
  }
  return out;
}

const ratio = (one: number, two: number): number => Math.max(one / two, two / one);
const agree = (one: string | null | undefined, two: string | null): boolean =>
  one == null || two === null || one === two;
