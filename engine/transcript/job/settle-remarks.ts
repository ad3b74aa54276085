/** Which remarks and which work without a price stand on paper, where each begins and where it ends. */
import type { Place } from '../fact.ts';
import type { Token } from '../hear.ts';
import type { WordedSpan } from '../learned/tell-wording.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import { isProse } from './client-statements.ts';
import { type Context, placeOf } from './context.ts';
import type { JobNote, NoteKind } from './job.ts';
import { kindOfWords } from './read-notes.ts';
import { type Range, rangeOf } from './read-tags.ts';
import { SUBORDINATES } from './statements.ts';
import { elementsIn, isSilent, likelies, mean, overlap, spokenText, type Worded, wordsIn } from './worded.ts';

/** Remarks whose words are on average less likely to be printed are left out. */
const PRINTED = 0.05;
/** So likely the words of what is marked are on average, and where no reader knew it. */
const LIKELY = 0.5;
const SURE = 0.5;
/** What is cut off or left out between remarks is nothing with that likelihood on average, and each word of it with that. */
const IDLE = 0.85;
const IDLE_WORD = 0.5;
/** By how much likelier, as a logarithm, remarks have to be divided otherwise than the readers divided them. */
const CLEARLY = 1;
/** No word is held for less likely than that: one alone settles nothing. */
const LEAST = 0.003;

/** A note as it was read. */
interface Read {
  note: JobNote;
  range: Range;
  words: readonly Token[];
}

/** Notes and marked stretches that have words in common. */
interface Group {
  notes: Read[];
  spans: WordedSpan[];
}

export function settleRemarks(worded: Worded): void {
  const { context, wording } = worded;
  const read = context.job.notes.map((note): Read => {
    const range = rangeOf(context.heard.tokens, note.places);
    return { note, range, words: wordsIn(worded, range) };
  });
  const spans = wording.spans.filter(
    (span) => (span.as === 'remark' || span.as === 'scope') && mean(likelies(worded, span)) >= LIKELY,
  );
  const groups = groupsOf(read, spans);
  const told = groups.flatMap(({ notes, spans: own }) => {
    const kept = notes.filter((one) => isKept(worded, one));
    return reworded(worded, { notes: kept, spans: own }) ?? kept.map(({ note }) => note);
  });
  const used = new Set(groups.flatMap((group) => group.spans));
  const printed = printedIn(context);
  const added = spans.filter(
    (span) => !used.has(span) && !printed.some((range) => overlap(range, span)) && saysMore(worded, span),
  );
  context.job.notes = [...told, ...added.flatMap((span) => noteOf(worded, span, null) ?? [])].sort(
    (a, b) => a.clause - b.clause,
  );
}

function groupsOf(read: readonly Read[], spans: readonly WordedSpan[]): Group[] {
  const left = new Set(read);
  const free = new Set(spans);
  return read.flatMap((first) => {
    if (!left.delete(first)) return [];
    const group: Group = { notes: [first], spans: [] };
    for (const { range } of group.notes)
      for (const span of free) {
        if (!overlap(range, span)) continue;
        free.delete(span);
        group.spans.push(span);
        for (const other of left)
          if (overlap(other.range, span)) {
            left.delete(other);
            group.notes.push(other);
          }
      }
    return [group];
  });
}

const nothingAt = ({ wording }: Worded, { start }: Token): number => wording.likelyAt(start, 'nothing', 'client');

/** What is given away, and what something is taken off for, is told even if nobody would write it down. */
const isKept = (worded: Worded, { note, words }: Read): boolean =>
  !isProse(note) ||
  note.kind === 'inclusion' ||
  words.length === 0 ||
  isOfDiscount(worded.context, note) ||
  1 - mean(words.map((word) => nothingAt(worded, word))) >= PRINTED;

const isOfDiscount = ({ job, clauses }: Context, { clause }: JobNote): boolean =>
  job.discount !== null &&
  clauses[clause]!.elements.some(({ from }) =>
    job.discount!.places.some((place) => from >= place.from && from < place.to),
  );

/** Notes as they are marked, cut and divided; null where they stay as they are. */
function reworded(worded: Worded, { notes, spans }: Group): JobNote[] | null {
  if (notes.length === 0 || spans.length === 0 || spans.some((span) => isSilent(worded, span))) return null;
  if (notes.some(({ note }) => note.places.length > 1 || note.kind === 'payment' || note.implied)) return null;
  const outside = notes.flatMap(({ words }) =>
    words.filter(({ start }) => !spans.some(({ from, to }) => start >= from && start < to)),
  );
  // "while we are on the ladder": what a remark hangs on is not cut off
  if (outside.some(({ lower, end }) => SUBORDINATES.has(lower) && spans.some(({ from }) => from === end + 1)))
    return null;
  // "any rotten sheet is 85": nor what it would cost
  const { numbers, tokens } = worded.context.heard;
  const isFigure = ({ start }: Token): boolean => numbers.some(({ from }) => tokens[from]!.start === start);
  if (notes.some(({ note }) => note.kind === 'condition') && outside.some(isFigure)) return null;
  const idle = outside.map((word) => nothingAt(worded, word));
  if (idle.length > 0 && (Math.min(...idle) < IDLE_WORD || mean(idle) < IDLE)) return null;
  const ordered = [...spans].sort((a, b) => a.from - b.from);
  if (gainBy(worded, notes, ordered) < CLEARLY) return null;
  const kindsOf = (span: Range): NoteKind[] =>
    notes.filter(({ range }) => overlap(range, span)).map(({ note }) => note.kind);
  // a stretch of time or a warranty is told apart from what stands beside it
  if (ordered.some((span) => kindsOf(span).length > 1 && kindsOf(span).some((kind) => APART.has(kind)))) return null;
  const told = ordered.map((span) => {
    const kinds = kindsOf(span);
    return noteOf(worded, span, kinds.length === 1 ? kinds[0]! : null);
  });
  return told.every((note) => note !== null) ? told : null;
}

/** By how much, as a logarithm, it is likelier that remarks stand as they are marked than as they were read. */
function gainBy(worded: Worded, notes: readonly Read[], spans: readonly WordedSpan[]): number {
  const log = (start: number, ...as: Parameters<Worded['wording']['likelyAt']>[1][]): number =>
    Math.log(worded.wording.likelyAt(start, ...as) + LEAST);
  const read = new Map<number, number>();
  for (const { words } of notes)
    for (const [k, { start }] of words.entries())
      read.set(start, log(start, k === 0 ? 'statement' : 'remark', 'scope'));
  const marked = new Map<number, number>();
  for (const span of spans)
    for (const [k, { start }] of wordsIn(worded, span).entries())
      marked.set(start, log(start, span.as === 'scope' ? 'scope' : k === 0 ? 'statement' : 'remark'));
  const sumOf = (by: ReadonlyMap<number, number>): number =>
    [...new Set([...read.keys(), ...marked.keys()])].reduce(
      (sum, start) => sum + (by.get(start) ?? log(start, 'nothing')),
      0,
    );
  return sumOf(marked) - sumOf(read);
}

const APART = new Set<NoteKind>(['timeline', 'warranty', 'tax']);

/** Nothing ends with them. */
const HANGS = /^(?:not|is|are|was|be|to|the|an?|of|and|or|with|for|they|he|she|it|never|but|my|his|her|their)$/;

/** `kind` is what the words were read as, where they were. */
function noteOf(worded: Worded, span: WordedSpan, kind: NoteKind | null): JobNote | null {
  const { context } = worded;
  const words = wordsIn(worded, span);
  const elements = elementsIn(worded, span);
  const [first] = elements;
  if (!first || HANGS.test(words.at(-1)?.lower ?? '') || !words.some(({ lower }) => isContent(lower))) return null;
  const text = spokenText(worded, elements);
  if (!text) return null;
  const isTimed = elements.some(({ tag }) => tag === 'time' || tag === 'date');
  const isKnown = kind !== null && kind !== 'scope' && (kind !== 'timeline' || isTimed);
  return {
    kind: span.as === 'scope' ? 'scope' : isKnown ? kind : kindOfWords(text),
    clause: context.clauses.findIndex((clause) => clause.elements.includes(first)),
    text,
    places: [placeOf(elements)],
  };
}

const CALLED = wordSet('sweetie honey hon babe buddy daddy mommy kiddo');

/** Marked, and surely so, though no reader knew it. */
function saysMore(worded: Worded, span: WordedSpan): boolean {
  // said to a child or a pet
  if (wordsIn(worded, span).some(({ lower }) => CALLED.has(lower))) return false;
  const content = wordsIn(worded, span).filter(({ lower }) => isContent(lower)).length;
  return content >= (span.as === 'scope' ? 1 : 2) && mean(likelies(worded, span)) >= SURE && !isSilent(worded, span);
}

/** What stands on paper anyway. */
function printedIn({ job, heard }: Context): Range[] {
  const lists = [...job.lines, job.discount, job.deposit, job.tax, job.travel];
  const single = [job.startDate, job.validUntil, job.address, job.phone, job.email, job.client];
  const sums = [job.minimum, job.roundTo, job.saidTotal];
  const places: (readonly Place[])[] = [
    ...lists.map((one) => one?.places ?? []),
    ...[...single, ...sums].map((one) => (one ? [one.place] : [])),
  ];
  return places.filter(({ length }) => length > 0).map((own) => rangeOf(heard.tokens, own));
}
