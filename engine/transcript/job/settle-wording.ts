/**
 * What stands on paper and in which words: where the learned wording is sure that a name, a remark or a title is another than
 * the readers of clauses made of it, it has its way. No figure hangs on it.
 */
import type { WordedSpan, Wording } from '../learned/tell-wording.ts';
import { determiners, isContent, wordSet } from '../vocabulary/words.ts';
import { type Context, clauseText, textAt } from './context.ts';
import type { JobLine } from './job.ts';
import { labelOf } from './labels.ts';
import { type Range, rangeOf, wordsAt } from './read-tags.ts';
import { settleRemarks } from './settle-remarks.ts';
import { elementsIn, isSilent, mean, overlap, type Worded, wordedOf, wordsIn } from './worded.ts';

/** A word of a name is worth as much as it is likelier than that to be printed as one. */
const EVEN = 0.4;
/** By how much more the words of another name have to be worth, and where it holds the one that was read. */
const BETTER = 0.8;
const LONGER = 0.3;
/** A name whose words are on average that likely is not given up for one that was said elsewhere. */
const FITS = 0.45;
/** A title that is less likely gives way. */
const TITLED = 0.5;

export function settleWording(context: Context, wording: Wording): void {
  const worded = wordedOf(context, wording);
  nameLines(worded);
  settleRemarks(worded);
  chooseTitle(worded);
}

interface Named {
  line: JobLine;
  range: Range;
  /** Where the words of its name begin; null where they were not said so. */
  said: readonly number[] | null;
}

function nameLines(worded: Worded): void {
  const { tokens } = worded.context.heard;
  const lines = worded.context.job.lines
    .filter(({ places, surcharge }) => places.length > 0 && !surcharge)
    .map((line): Named => {
      const range = rangeOf(tokens, line.places);
      const label = line.shown ?? line.label;
      return { line, range, said: label ? wordsAt(tokens, label, range) : [] };
    });
  const names = worded.wording.spans.filter((span) => span.as === 'line' && !isSilent(worded, span));
  const owners = names.map((name) => ownerOf(worded, name, lines));
  for (const named of lines) {
    const own = names.filter((_, k) => owners[k] === named);
    const name = named.said && betterName(worded, own, named.said);
    if (name) named.line.shown = name;
  }
}

/** The line that a name belongs to: whose name it holds, among whose words it stands, else the next one, else the one before. */
function ownerOf({ context: { heard } }: Worded, name: WordedSpan, lines: readonly Named[]): Named | undefined {
  const own =
    lines.find(({ said }) => said?.some((start) => start >= name.from && start < name.to)) ??
    lines.find(({ range }) => overlap(range, name));
  if (own) return own;
  const isFree = (from: number, to: number): boolean =>
    !heard.numbers.some(({ from: at }) => heard.tokens[at]!.start >= from && heard.tokens[at]!.start < to);
  const next = lines
    .filter(({ range }) => range.from >= name.to)
    .reduce<Named | undefined>((a, b) => (a && a.range.from <= b.range.from ? a : b), undefined);
  if (next && isFree(name.to, next.range.from)) return next;
  const last = lines
    .filter(({ range }) => range.to <= name.from)
    .reduce<Named | undefined>((a, b) => (a && a.range.to >= b.range.to ? a : b), undefined);
  return last && isFree(last.range.to, name.from) ? last : undefined;
}

/** The best of the names that were marked for a line whose words begin at `was`; null where none is clearly better. */
function betterName(worded: Worded, names: readonly WordedSpan[], was: readonly number[]): string | null {
  const likely = (start: number): number => worded.wording.likelyAt(start, 'line', 'scope');
  const worth = (starts: readonly number[]): number => starts.reduce((sum, start) => sum + likely(start) - EVEN, 0);
  const fits = mean(was.map(likely)) > FITS;
  let best: { name: string; gain: number } | null = null;
  for (const span of names) {
    const name = nameOf(worded, span);
    if (!namesThing(name)) continue;
    const starts = wordsIn(worded, span).map(({ start }) => start);
    if (fits && !was.some((start) => starts.includes(start))) continue;
    const isLonger = was.length > 0 && was.every((start) => starts.includes(start));
    const gain = worth(starts) - worth(was);
    if (gain >= (isLonger ? LONGER : BETTER) && gain > (best?.gain ?? 0)) best = { name, gain };
  }
  return best?.name ?? null;
}

const UNNAMED = wordSet('money rate pct tax break client type');

/** The words of a name without prices and without what leads up to it. */
function nameOf(worded: Worded, span: Range): string {
  const elements = elementsIn(worded, span).filter(({ tag }) => !UNNAMED.has(tag));
  const from = elements.findIndex(({ tag, word }) => tag !== 'word' || !determiners.has(word));
  if (from < 0) return '';
  return clauseText(worded.context, elements.slice(from)).replace(/(?: (?:at|for|of|is|are|the|an?|and))+$/i, '');
}

const HOW =
  /^(?:ones?|new|old|indoor|outdoor|other|little|big|small|full|half|back|kind|things?|stuff|[a-z]+ed|cut|put|set)$/;
/** "Installed", "cut up", "new one": how it is, and not what. */
const namesThing = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => isContent(word) && !HOW.test(word));

function chooseTitle(worded: Worded): void {
  const { context, wording } = worded;
  const { job, heard } = context;
  const was = job.title ? wordsAt(heard.tokens, job.title, { from: 0, to: heard.text.length }) : [];
  if (was === null || mean(was.map((start) => wording.likelyAt(start, 'scope', 'line'))) >= TITLED) return;
  const titles = wording.spans
    .filter((span) => span.as === 'scope' && !isSilent(worded, span))
    .map((span) => labelOf(elementsIn(worded, span), textAt(context)));
  job.title = titles.find(namesThing) ?? null;
}
