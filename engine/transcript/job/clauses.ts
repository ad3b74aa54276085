/**
 * Clauses. Dictations have hardly any punctuation; what divides them is that a price closes its item, that a subject
 * with its verb opens a new thought, and words such as "then", "plus", "oh".
 */
import { determiners, wordSet } from '../vocabulary/words.ts';
import type { Element, PricedElement } from './elements.ts';
import { CONNECTIVE, hasVerb, isPrice, isPriced, nounThenCopula, wordAt } from './look-at-row.ts';
import { opens } from './open-clause.ts';
import { splitBefore } from './split-clauses.ts';

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

/** Divides the row of elements. Linear: each element is looked at with a short reach to both sides. */
export function toClauses(said: readonly Element[]): Clause[] {
  // "and uh we'll do the backsplash": a filler behind a connective is no pause
  const row = said.filter(
    (element, k) =>
      !(
        element.tag === 'break' &&
        /^[a-z]/.test(element.word) &&
        /^(and|then|plus|or|so|but)$/.test(said[k - 1]?.word ?? '')
      ),
  );
  const clauses: Clause[] = [];
  let current: Element[] = [];
  let soft = false;
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
        !CONNECTIVE.has(current[lead + 1]!.word)
      )
    )
      lead++;
    opener = `${opener} ${current
      .slice(0, lead)
      .map((element) => element.word)
      .join(' ')}`.trim();
    if (current.length > lead) {
      clauses.push(clauseOf(current.slice(lead), opener));
      opener = '';
    }
    current = [];
    soft = false;
  };
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    if (element.tag === 'break') {
      // "put 4400 uh on the fridge"
      if (/^[a-z]/.test(element.word) && isPrice(current.at(-1)) && /^(on|for|in)$/.test(wordAt(row, i + 1))) continue;
      if (/^[.;!?:]$/.test(element.word)) close();
      else if (
        current.length &&
        (isPriced(current) ||
          hasVerb(current) ||
          opens(row, i + 1, current, true) ||
          (element.word !== ',' && determiners.has(wordAt(row, i + 1)) && nounThenCopula(row, i + 1)))
      )
        close();
      else soft = current.length > 0;
      continue;
    }
    if (element.opens) close();
    else if (current.length && !element.bound) {
      const from = splitBefore(row, i, current, soft);
      // "not charging for | the drive": nothing ends there
      const cut = from === null ? undefined : current[from - 1];
      if (cut && /^(for|of|with|from)$/.test(cut.word) && /^(the|an?)$/.test(element.word)) {
        current.push(element);
        continue;
      }
      if (from === current.length) close();
      else if (from !== null) {
        const rest = current.splice(from);
        close();
        current = rest;
      }
    }
    current.push(element);
  }
  close();
  return clauses;
}

export function clauseOf(elements: Element[], opener = ''): Clause {
  const shape = shapeOf(elements);
  const said = opener ? ` ${opener}${shape}`.replace(/ {2,}/g, ' ') : shape;
  return { elements, opener, shape, said, price: elements.find(isTold) };
}

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
