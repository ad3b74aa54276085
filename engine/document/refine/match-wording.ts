/** What the ways of asking for lines to go or to come have in common. */

import type { DocumentContent, LineItem } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import { type Outcome, refuse, type Situation } from './apply-edit.ts';
import { type Clause, partsOf, wordsOf } from './clause.ts';
import { type Found, isPartOfMore } from './find-lines.ts';

/** Who it is done for. */
export const client = '(?:they|he|she|(?:the )?(?:client|customer|homeowner|owner|tenant|landlord|host)s?)';
/** Whoever the sentence is about. */
export const someone = `(?:${client}|we|i|you|it|that|nobody)`;
/** Little words around a verb: "we're not really going to", "they've already". */
export const aux =
  "(?:'ll|'s|'re|'ve|'d|'m|will|would|is|are|am|was|were|be|been|do|does|did|has|have|had|going to|gonna|also|now|just|already|really|actually|probably|definitely|even|both|all|finally|still)";
/** The document, as it is spoken of. */
export const paper = '(?:it|this|there|here|the (?:quote|estimate|bid|invoice|job|list|document|total|price))';
/** Words that may follow and say nothing more. */
export const ending = `(?: (?:off|out|away|entirely|completely|altogether|(?:from|of|on) ${paper}|too|as well|for now|any ?more|any longer|at all|after all|this (?:time|year|season|round)|DATE\\d+|needed|necessary|required|either|now|then|(?:on|for) (?:this|that) (?:one|job)|done))*$`;
/** A pattern whose groups tell where they stand. */
export const expression = (text: string): RegExp => new RegExp(text, 'd');

/** Lines are taken out, waived or made optional whole: a part of one has no price of its own. */
export function refusePart({ content }: Situation, found: Found, words: readonly string[]): Outcome | null {
  // "the chemicals line" is all of it
  if (found.kind !== 'lines' || words.at(-1) === 'line') return null;
  const line = found.lines
    .map((index) => linesOf(content)[index]!)
    .find(({ description }) => isPartOfMore(description, words));
  return line
    ? refuse(`“${line.description}” is one price for all of it: say what is left of it and what that costs.`)
    : null;
}

/** The first expression that a clause fits, and the words of its group `what`. */
export function matchAny(
  clause: Clause,
  expressions: readonly RegExp[],
): { words: string[]; match: RegExpExecArray; by: RegExp } | null {
  for (const expression of expressions) {
    const match = expression.exec(clause.pattern);
    if (match) return { words: wordsOf(partsOf(clause, match, 'what')), match, by: expression };
  }
  return null;
}

export const hasFigure = (words: readonly string[]): boolean =>
  words.some((word) => /^(MONEY|RATE|PERCENT|NUMBER|DURATION|QUANTITY)\d/.test(word));

/** Lines that an instruction before took out. */
export const removedFrom = (original: DocumentContent, now: DocumentContent): LineItem[] =>
  linesOf(original).filter((line) => !linesOf(now).some(({ description }) => description === line.description));
