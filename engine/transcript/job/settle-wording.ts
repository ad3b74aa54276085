/**
 * What stands on paper and in which words: where the learned wording is sure that a name, a remark or a title is another than
 * the readers of clauses made of it, it has its way. A share on lines that are named may find another by its name.
 */
import type { WordedSpan, Wording } from '../learned/tell-wording.ts';
import { determiners, isContent, isPlural, wordSet, workNouns, workVerbs } from '../vocabulary/words.ts';
import { type Context, textAt } from './context.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';
import { labelOf, PARTICLE, takesParticle } from './labels.ts';
import { type Range, rangeOf, wordsAt } from './read-tags.ts';
import { settleRemarks } from './settle-remarks.ts';
import { elementsIn, isSilent, mean, overlap, spokenText, type Worded, wordedOf, wordsIn } from './worded.ts';

/** A word of a name is worth as much as it is likelier than that to be printed as one. */
const EVEN = 0.4;
/** By how much more the words of another name have to be worth, and of one that begins the one that was read. */
const BETTER = 0.7;
const SHORTER = 0.3;
/** How likely on average the words are by which a name is longer than the one that was read. */
const LONGER = 0.65;
/** A name whose words are on average that likely is not given up for one that was said elsewhere. */
const FITS = 0.2;
/** A title that is less likely gives way to a likelier one, and where there is none, one that is less likely than that. */
const TITLED = 0.65;
const UNTITLED = 0.3;

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
      return { line, range, said: label ? (wordsAt(tokens, label, range, 0) ?? wordsAt(tokens, label, range)) : [] };
    });
  const names = worded.wording.spans
    .filter((span) => span.as === 'line' && !isSilent(worded, span))
    .flatMap((span) => partsOf(worded, span, lines));
  const owners = names.map((name) => ownerOf(worded, name, lines));
  for (const named of lines) {
    const others = lines.filter((one) => one !== named).flatMap(({ said }) => said ?? []);
    const own = names.filter(
      ({ from, to }, k) => owners[k] === named && !others.some((start) => start >= from && start < to),
    );
    const name = named.said && betterName(worded, own, named.range, named.said);
    const isTaken = lines.some(({ line }) => line !== named.line && line.label.toLowerCase() === name?.toLowerCase());
    if (name && !isTaken) named.line.shown = name;
  }
}

const PRICES = wordSet('money rate');

/** A name ends at a price, and where the name of another line begins. */
function partsOf(worded: Worded, span: WordedSpan, lines: readonly Named[]): Range[] {
  const { tokens } = worded.context.heard;
  const ends = elementsIn(worded, span)
    .filter(({ tag }) => PRICES.has(tag))
    .flatMap(({ from, to }) => [tokens[from]!.start, tokens[to]?.start ?? span.to]);
  const begins = lines.flatMap(({ said }) => said?.slice(0, 1) ?? []);
  const cuts = [...ends, ...begins].filter((at) => at > span.from && at < span.to).sort((x, y) => x - y);
  return [span.from, ...cuts].map((from, k) => ({ from, to: cuts[k] ?? span.to }));
}

/** The line that a name belongs to: whose name it holds, among whose words it stands, else the next one, else the one before. */
function ownerOf({ context: { heard } }: Worded, name: Range, lines: readonly Named[]): Named | undefined {
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

/** The best of the names that were marked for a line that stands in `range` and whose words begin at `was`; null where none is clearly better. */
function betterName(worded: Worded, names: readonly Range[], range: Range, was: readonly number[]): string | null {
  const likely = (start: number): number => worded.wording.likelyAt(start, 'line', 'scope');
  // a name is no better for its articles
  const carries = new Set(
    worded.words
      .filter(({ lower }) => !determiners.has(lower) && !/^(?:it|them|and)$/.test(lower))
      .map(({ start }) => start),
  );
  const worth = (starts: readonly number[]): number =>
    starts.reduce((sum, start) => sum + (carries.has(start) ? likely(start) - EVEN : 0), 0);
  const fits = mean(was.map(likely)) > FITS;
  const isOne = names.filter(({ from, to }) => was.some((start) => start >= from && start < to)).length === 1;
  let best: { name: string; gain: number } | null = null;
  for (const span of names) {
    const name = nameOf(worded, span);
    if (!namesThing(name) || HANGS_ON.test(name)) continue;
    const starts = wordsIn(worded, span).map(({ start }) => start);
    // what was said elsewhere leads up to the figures, and is a thing
    const isApart = !was.some((start) => starts.includes(start));
    if (isApart && (fits || !namesNoun(name) || (was.length > 0 && span.from > range.from))) continue;
    const isLonger = was.length > 0 && was.every((start) => starts.includes(start));
    const isPart = starts.every((start) => was.includes(start));
    // a small part of a name is not the name, and of two in one none is
    if ((isPart && 2 * starts.length < was.length) || !(isOne || isLonger || isApart)) continue;
    const gain = worth(starts) - worth(was);
    const added = starts.filter((start) => carries.has(start) && !was.includes(start));
    const hasObject = HAS_OBJECT.test(name);
    const isBetter = isLonger
      ? (hasObject && added.length === 0) || mean(added.map(likely)) >= (hasObject ? EVEN : LONGER)
      : gain >= (isPart && starts[0] === was[0] ? SHORTER : BETTER);
    if (isBetter && gain >= (best?.gain ?? 0)) best = { name, gain };
  }
  return best?.name ?? null;
}

/** "Bag it": what a verb is done to belongs to it. */
const HAS_OBJECT = / (?:it|them)(?: |$)/;

const UNNAMED = wordSet('money rate pct tax break client type regular');

/** The words of a name without prices and without what leads up to it. */
function nameOf(worded: Worded, span: Range): string {
  const elements = withParticle(worded, span).filter(
    // "inspect three fireplaces": how many is told beside it
    ({ tag, word }, k, all) =>
      !UNNAMED.has(tag) && !(tag === 'num' && word !== 'keep' && isPlural(all[k + 1]?.word ?? '')),
  );
  const from = elements.findIndex(({ tag, word }) => tag !== 'word' || !(determiners.has(word) || word === 'to'));
  return from < 0
    ? ''
    : spokenText(worded, elements.slice(from))
        // "emptying it and dumping the sludge"
        .replace(/ it(?= and )/, '')
        .replace(/(?: (?:at|for|of|is|are|the|and|too|[a-z]))+$/i, '');
}

/** "apart glue it", "variable speed one": it goes on from what was said before it. */
const HANGS_ON = /^(?:apart|out|off|up|down|back|away|over|together|in|on) | ones?$/i;
const HOW =
  /^(?:ones?|new|old|indoor|outdoor|other|little|big|small|full|half|back|kind|things?|stuff|[a-z]+ed|cut|put|set)$/;
/** "Installed", "cut up", "new one": how it is, and not what. */
const namesThing = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => isContent(word) && !HOW.test(word));

const namesNoun = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => isContent(word) && (!workVerbs.has(word) || workNouns.has(word)) && !HOW.test(word));

function chooseTitle(worded: Worded): void {
  const { context, wording } = worded;
  const { job, heard } = context;
  const was = job.title ? wordsAt(heard.tokens, job.title, { from: 0, to: heard.text.length }) : [];
  if (was === null) return;
  const likely = mean(was.map((start) => wording.likelyAt(start, 'scope', 'line')));
  if (likely >= TITLED) return;
  const titles = wording.spans
    .filter((span) => span.as === 'scope' && !isSilent(worded, span))
    .map((span) => labelOf(withParticle(worded, span), textAt(context)));
  const better = titles.find(namesThing) ?? (was.length === 0 ? eventOf(worded) : undefined);
  if (better || likely < UNTITLED) job.shownTitle = better ?? null;
}

const WHITHER = /^(?:up|out|off|in|down|back|away)$/;

/** "Estate clean out": what belongs to the verb before it is not cut off. */
function withParticle(worded: Worded, span: Range): readonly Element[] {
  const elements = elementsIn(worded, span);
  const at = worded.elements.indexOf(elements.at(-1)!);
  const [next, behind] = worded.elements.slice(at + 1, at + 3);
  // "take out the old tub and haul it off"
  const last = elements.at(-1)?.word ?? '';
  const isDoneTo = elements.at(-2)?.word === 'and' && (workVerbs.has(last) || /^(?:put|set)$/.test(last));
  if (isDoneTo && /^(?:it|them)$/.test(next?.word ?? '') && WHITHER.test(behind?.word ?? ''))
    return [...elements, next!, behind!];
  const takes = takesParticle(elements.at(-1)?.word ?? '') && PARTICLE.has(next?.word ?? '');
  return takes && next!.from === elements.at(-1)!.to ? [...elements, next!] : elements;
}

const NO_EVENT = wordSet('start starts due done ready open available good valid delivery deadline here there');

/** "it's their reception October 17th": what is on that day. */
function eventOf(worded: Worded): string | undefined {
  for (const span of worded.wording.spans) {
    if (span.as !== 'remark' || isSilent(worded, span)) continue;
    const elements = elementsIn(worded, span);
    const day = elements.findIndex(({ tag }) => tag === 'date');
    const words = elements.slice(0, Math.max(0, day)).filter(({ word }) => !determiners.has(word));
    const isNoun = words.every(({ tag, word }) => tag === 'word' && isContent(word) && !NO_EVENT.has(word));
    if (words.length > 0 && words.length < 3 && isNoun) return labelOf(words, textAt(worded.context));
  }
  return undefined;
}
