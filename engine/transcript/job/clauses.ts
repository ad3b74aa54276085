/**
 * Clauses. Dictations have hardly any punctuation: where a new thought begins was learned from judged ones.
 */
import type { Token } from '../hear.ts';
import { divide } from '../learned/division-features.ts';
import type { Judgement } from '../learned/judgement.ts';
import { wordSet } from '../vocabulary/words.ts';
import type { Element, PricedElement } from './elements.ts';
import { CONNECTIVE } from './look-at-row.ts';
import { beginAtPrices } from './price-first.ts';

export interface Clause {
  elements: Element[];
  /** Its words, with "#money", "#qty" and so on for the figures; padded with blanks. */
  shape: string;
  /** The connectives it was opened with: "and then", "so". */
  opener: string;
  /** Both in one. */
  said: string;
  /** The first that is told. */
  price: PricedElement | undefined;
}

/** Divides the row of elements where the judgement says so; marks and fillers are no part of a clause. */
export function toClauses(said: readonly Element[], tokens: readonly Token[], judgement: Judgement): Clause[] {
  // "and uh we'll do the backsplash": a filler behind a connective is no pause
  const row = said.filter(
    (element, k) =>
      !(
        element.tag === 'break' &&
        /^[a-z]/.test(element.word) &&
        /^(and|then|plus|or|so|but)$/.test(said[k - 1]?.word ?? '')
      ),
  );
  const starts = divide(row, (index, features) => judgement.begins(features, tokens[row[index]!.from]!.start));
  beginAtPrices(row, starts);
  const clauses: Clause[] = [];
  let current: Element[] = [];
  let opener = '';
  const close = (): void => {
    let lead = 0;
    while (
      lead < current.length &&
      current[lead]!.tag === 'word' &&
      CONNECTIVE.has(current[lead]!.word) &&
      !(
        /^(all|right|now|next)$/.test(current[lead]!.word) &&
        lead + 1 < current.length &&
        current[lead + 1]!.tag === 'word' &&
        !/^(?:if|unless)$/.test(current[lead + 1]!.word) &&
        !CONNECTIVE.has(current[lead + 1]!.word)
      )
    )
      lead++;
    opener = `${opener} ${current
      .slice(0, lead)
      .map((element) => element.word)
      .join(' ')}`.trim();
    const before = clauses.at(-1);
    // "trim and five doors 2600 | all together"
    if (before?.price && before.elements.at(-1) === before.price && ALTOGETHER.test(shapeOf(current))) {
      clauses[clauses.length - 1] = clauseOf([...before.elements, ...current], before.opener);
      current = [];
      return;
    }
    if (current.length > lead) {
      clauses.push(clauseOf(current.slice(lead), opener));
      opener = '';
    }
    current = [];
  };
  for (const [index, element] of row.entries()) {
    if (starts[index]) close();
    if (element.tag !== 'break') current.push(element);
  }
  close();
  return clauses;
}

export function clauseOf(elements: Element[], opener = ''): Clause {
  const shape = shapeOf(elements);
  const said = opener ? ` ${opener}${shape}`.replace(/ {2,}/g, ' ') : shape;
  return { elements, opener, shape, said, price: elements.find(isTold) };
}

/**
 * Is one of these among its words? Asked before expressions that can hold nowhere else: they are long, and most clauses
 * speak of something else.
 */
export function says({ elements }: Clause, words: ReadonlySet<string>): boolean {
  for (const { word } of elements) if (words.has(word)) return true;
  return false;
}

const ALTOGETHER =
  /^ (?:all together|altogether|combined|for (?:all|both) of (?:them|those)|for the (?:lot|pair|set)) $/;

const isTold = (element: Element): element is PricedElement =>
  (element.tag === 'money' || element.tag === 'rate') && element.price !== undefined;

const SHORTENED = wordSet("'s 'll 're 've 'd 'm");

/** Joined in one piece, as a text put together from others is copied when it is first looked through. */
function shapeOf(elements: readonly Element[]): string {
  const shown = [''];
  let leans = false;
  for (const { tag, word } of elements) {
    leans = tag === 'word' && SHORTENED.has(word) && !leans;
    if (leans && shown.length > 1) shown[shown.length - 1] += word;
    else if (tag !== 'word') shown.push(`#${tag}`);
    else if (word) shown.push(word);
  }
  shown.push('');
  return shown.join(' ');
}
