/** What the readers of clauses share: the clauses, what has been found so far, and how to get at the words. */

import type { BusinessProfile, CalendarDay, CatalogueService } from '../../document/business-document.ts';
import { type Cents, fromDollars } from '../../money.ts';
import { type Place, textOf } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import type { Element, Price, PricedElement } from './elements.ts';
import type { Job, JobLine, NoteKind } from './job.ts';
import { elementWords, joinWords } from './show-words.ts';

const UNTOLD = wordSet('break client type');

export interface Context {
  heard: Heard;
  today: CalendarDay;
  catalogue: readonly CatalogueService[];
  profile: BusinessProfile;
  clauses: readonly Clause[];
  job: Job;
  /** Clauses whose figures and words are spoken for. */
  taken: Uint8Array;
  /** A clause that is optional, conditional or an alternative: set by readOptions for readLines. */
  marks: Map<number, Mark>;
  /** Lines that were said and taken back, in the order in which they were. */
  withdrawn: JobLine[];
  /** The last clause that only said a line again. */
  recapAt?: number;
}

export interface Mark {
  optional?: boolean;
  /** Name of the set of alternatives. */
  alternative?: string;
  /** What it is called, where the clause's own words do not say it. */
  label?: string;
  /** A saving: the amount counts negative. */
  saving?: boolean;
}

export const textAt = (context: Context) => (element: Element) =>
  textOf(context.heard.text, context.heard.tokens, element);

export function clauseText(context: Context, elements: readonly Element[]): string {
  const { tokens } = context.heard;
  // "unit 4B" is one word
  const words: string[] = [];
  for (const element of elements) {
    const shown = elementWords(context.heard, element);
    const token = tokens[element.from];
    const glued = token?.spaced === false && /^[A-Z]$/.test(token.text) && /\d$/.test(words.at(-1) ?? '');
    if (glued) words[words.length - 1] += shown;
    else words.push(shown);
  }
  return joinWords(words);
}

export function placeOf(elements: readonly Element[]): Place {
  const [first, last] = [elements[0], elements.at(-1)];
  // a kind that was said behind its price stands before it
  return { from: Math.min(first?.from ?? 0, last?.from ?? 0), to: Math.max(first?.to ?? 0, last?.to ?? 0) };
}

export const priceOf = (clause: Clause): PricedElement | undefined => clause.price;

export function percentOfClause(clause: Clause): (Element & { percent: number }) | undefined {
  return clause.elements.find((element): element is Element & { percent: number } => element.tag === 'pct');
}

export const centsOf = (price: Price): Cents => fromDollars(price.value);

export function addNote(context: Context, index: number, kind: NoteKind, elements?: readonly Element[]): void {
  const list = elements ?? context.clauses[index]!.elements;
  const text = clauseText(
    context,
    list.filter(
      ({ tag, word }, k) =>
        !UNTOLD.has(tag) &&
        // "Hector Salinas's storage unit": whose it is
        !(tag === 'word' && word === "'s" && (k === 0 || list[k - 1]!.tag === 'client')),
    ),
  );
  if (text.trim()) context.job.notes.push({ kind, clause: index, text, places: [placeOf(list)] });
}

/** "if they book it before Thanksgiving | it's a hundred off": noted together with what it hangs on in the clause before. */
export function noteCondition(context: Context, index: number): void {
  const before = context.clauses[index - 1];
  const hangsOn = before && !priceOf(before) && /^ if /.test(before.said) ? before.elements : [];
  if (hangsOn.length > 0) context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
  addNote(context, index, 'condition', [...hangsOn, ...context.clauses[index]!.elements]);
}

/** A thing and its price, and not a word of whose it is. */
export const PLAIN =
  /^ (?:(?:a|an|the|new) )*(?!(?:he|she|they|we|i|it|you|that|this|those|these|there|budget|insurance|limit|offer|worth|cost|paid|around|under|over|like|about|maybe|only) )(?:[a-z]+ ){1,3}#(?:money|rate) $/;
