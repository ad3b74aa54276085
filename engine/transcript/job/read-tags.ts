/** What the readers of clauses took each word for, as far as it matters for what is printed of it. */
import type { Place } from '../fact.ts';
import type { Context } from './context.ts';
import type { NoteKind } from './job.ts';

type ReadAs = 'line' | 'option' | 'title' | 'contact' | 'term' | NoteKind;
/** What a word was taken for, and whether that begins with it. */
export type ReadTag = ReadAs | `${ReadAs} begins`;

/** Words stand no further than that from the figures of the line that they name, in UTF-16 units. */
const BEFORE = 80;
const BEHIND = 40;

/** By the place where the word begins in the transcript; what is not there was taken for nothing. */
export function readTagsOf({ job, heard }: Context): Map<number, ReadTag> {
  const { tokens } = heard;
  const tags = new Map<number, ReadTag>();
  const tell = (as: ReadAs, starts: readonly number[] | null): void => {
    for (const [k, start] of (starts ?? []).entries())
      if (!tags.has(start)) tags.set(start, k === 0 ? `${as} begins` : as);
  };
  const within = (places: readonly Place[]): number[] =>
    places.flatMap(({ from, to }) => tokens.slice(from, to).map(({ start }) => start));
  for (const line of job.lines)
    if (line.places.length > 0)
      tell(line.optional ? 'option' : 'line', wordsAt(tokens, line.label, rangeOf(tokens, line.places)));
  for (const { kind, places } of job.notes) tell(kind, within(places));
  for (const one of [job.discount, job.deposit, job.tax, job.travel]) if (one) tell('term', within(one.places));
  for (const one of [job.startDate, job.validUntil, job.address, job.phone, job.email, job.minimum, job.roundTo])
    if (one) tell('term', within([one.place]));
  const all = { from: 0, to: heard.text.length };
  if (job.contactPerson) tell('contact', wordsAt(tokens, job.contactPerson, all));
  if (job.title) tell('title', wordsAt(tokens, job.title, all));
  return tags;
}

/** UTF-16 units, end exclusive. */
export interface Range {
  from: number;
  to: number;
}

export const rangeOf = (tokens: Context['heard']['tokens'], places: readonly Place[]): Range => ({
  from: Math.min(...places.map(({ from }) => tokens[from]?.start ?? Number.POSITIVE_INFINITY)),
  to: Math.max(...places.map(({ to }) => tokens[to - 1]?.end ?? 0)),
});

/** Where the words of a label begin, one behind the other, at most `before` units before a place; null where they were not said so. */
export function wordsAt(
  tokens: Context['heard']['tokens'],
  label: string,
  { from, to }: Range,
  before = BEFORE,
): number[] | null {
  const words = label
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .filter(Boolean);
  const start = (k: number): number => tokens[k]!.start;
  const around = tokens.slice(
    countBelow(tokens.length, start, from - before),
    countBelow(tokens.length, start, to + BEHIND),
  );
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    const found = around.findIndex(({ lower }, k) => k >= at && lower === word);
    if (found < 0) return null;
    starts.push(around[found]!.start);
    at = found + 1;
  }
  return starts;
}

/** How many of a sorted list are below a value. */
export function countBelow(length: number, at: (index: number) => number, value: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
