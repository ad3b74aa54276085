/** The words of a talk with how each is printed, so that stretches of them are found at once. */
import type { Token } from '../hear.ts';
import type { WordedSpan, Wording } from '../learned/tell-wording.ts';
import { type Context, clauseText } from './context.ts';
import type { Element } from './elements.ts';
import { countBelow, type Range, rangeOf } from './read-tags.ts';

export interface Worded {
  context: Context;
  wording: Wording;
  /** The words, without signs. */
  words: readonly Token[];
  /** All clauses as one row. */
  elements: readonly Element[];
  /** Where each of the elements begins in the transcript, in UTF-16 units. */
  starts: readonly number[];
  /** What was taken back, or belongs to no part of the document. */
  silent: readonly Range[];
}

/** `taken` of a clause that belongs to no part of the document. */
const SILENT = 3;

export function wordedOf(context: Context, wording: Wording): Worded {
  const { heard, clauses, job } = context;
  const elements = clauses.flatMap((clause) => clause.elements).sort((a, b) => a.from - b.from);
  const silent = [
    ...job.takenBack.map((place) => [place]),
    ...clauses.filter((_, index) => context.taken[index] === SILENT).map((clause) => clause.elements),
  ];
  return {
    context,
    wording,
    words: heard.tokens.filter(({ lower }) => /^[a-z0-9]/.test(lower)),
    elements,
    starts: elements.map(({ from }) => heard.tokens[from]?.start ?? heard.text.length),
    silent: silent.filter(({ length }) => length > 0).map((places) => rangeOf(heard.tokens, places)),
  };
}

export function wordsIn({ words }: Worded, { from, to }: Range): readonly Token[] {
  const start = (k: number): number => words[k]!.start;
  return words.slice(countBelow(words.length, start, from), countBelow(words.length, start, to));
}

export function elementsIn({ elements, starts }: Worded, { from, to }: Range): readonly Element[] {
  const start = (k: number): number => starts[k]!;
  return elements.slice(countBelow(starts.length, start, from), countBelow(starts.length, start, to));
}

const JOINS = /^(?:and|or|with|plus)$/;

/** The words of elements that may stand in several clauses, with what joins these. */
export function spokenText({ context }: Worded, elements: readonly Element[]): string {
  const { tokens } = context.heard;
  const parts: Element[][] = [];
  for (const element of elements) {
    const last = parts.at(-1)?.at(-1);
    const joint = last && element.from === last.to + 1 && JOINS.test(tokens[last.to]!.lower);
    if (last && !joint) parts.at(-1)!.push(element);
    else parts.push([element]);
  }
  return parts
    .map((part, k) => `${k > 0 ? `${tokens[part[0]!.from - 1]!.lower} ` : ''}${clauseText(context, part)}`)
    .join(' ');
}

/** How likely each word of a span is printed as the span is. */
export const likelies = (worded: Worded, span: WordedSpan): number[] =>
  wordsIn(worded, span).map(({ start }) =>
    span.as === 'remark'
      ? worded.wording.likelyAt(start, 'remark', 'statement')
      : worded.wording.likelyAt(start, span.as),
  );

export const isSilent = ({ silent }: Worded, span: Range): boolean => silent.some((range) => overlap(range, span));
export const overlap = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
