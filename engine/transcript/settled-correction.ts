/**
 * Corrections that are settled behind their reason: "three hours no it was dark when we quit so four hours", "12 outlets
 * at 45 oh the island has two more so 14". Between the words of correction and "so" stands why, whatever it tells of;
 * what follows it is the same figure anew, in its own unit.
 */
import type { Run } from './correction-cues.ts';
import type { Phrase } from './fact.ts';
import type { Token } from './hear.ts';
import { figureMeant, type Live, ofLastThing, ratioOf, sizeOf } from './restate-figure.ts';
import { pricedAgain } from './told-anew.ts';
import { stem } from './vocabulary/stem.ts';
import { auxiliaries, isContent, isPlural, wordSet } from './vocabulary/words.ts';

/** The longest reason, in tokens, and the most words that lead from "so" to the figure. */
const REASON = 18;
const LEAD = 4;
/** How far before the words of correction the figure may stand. */
const BEFORE = 14;

const SURPRISED = wordSet('oh shoot hmm ah dang darn crap man well ugh');
const LEADS = wordSet(
  "it 's is that make call let say do go with we i 'll need need's they now just only really more like about figure at 're are put be",
);
/** Something else begins: no reason goes on behind it. */
const ENDS = wordSet('. ; ! ? then plus also');
/** What may stand behind a figure that is all that is said. */
const BOUNDS = wordSet('and then plus also at now total instead each apiece of same . ; ! ?');
const SIZED = wordSet('inch foot amp gauge gallon volt watt ton ply grit mil by x');

const lowerAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? '';
/** "give me one second" */
const isMoment = (phrase: Phrase): boolean =>
  phrase.kind === 'duration' && /^(?:second|minute)$/.test(phrase.said?.unit ?? '');
const isMoney = ({ kind }: Phrase): boolean => kind === 'money' || kind === 'rate';

/** Words that say no more than that something comes to mind: "oh", "let me think". */
export function surpriseAt(tokens: readonly Token[], i: number): Run | null {
  if (SURPRISED.has(tokens[i]!.lower)) return { from: i, to: i + 1, strength: 0 };
  if (tokens[i]!.lower !== 'let' || lowerAt(tokens, i + 1) !== 'me') return null;
  return /^(?:think|see|check)$/.test(lowerAt(tokens, i + 2)) ? { from: i, to: i + 3, strength: 0 } : null;
}

/** Right behind a price somebody or something is told of: "four hours at 125 the toast moved so really it's five hours". */
export function tellingAt(tokens: readonly Token[], i: number, last: Live | undefined): Run | null {
  if (!last || last.phrase.to !== i || !isPriced(tokens, last.phrase)) return null;
  return TELLS.has(tokens[i]!.lower) ? { from: i, to: i, strength: -1 } : null;
}
const TELLS = wordSet('the my his her their our he she they it i we one that there');

/** "no stairs so", "no elevator there so": what there is not, and no correction. */
function isNone(tokens: readonly Token[], run: Run, so: number): boolean {
  if (lowerAt(tokens, run.to - 1) !== 'no' || run.to - run.from > 1 || !isContent(lowerAt(tokens, run.to)))
    return false;
  return !tokens.slice(run.to, so).some(({ lower }) => auxiliaries.has(lower));
}

/** The figure that settles it and the one it takes the place of; `live` latest first. */
export function settledCorrection(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  run: Run,
  live: readonly Live[],
): { next: Phrase; target: Live } | null {
  for (let k = run.to; k < run.to + REASON && k < tokens.length; k++) {
    const inside = starts.get(k);
    if (inside) {
      // a price in between is of something else, and what counts the same noun corrects it
      const some = /^(?:of|'s|is)$/.test(lowerAt(tokens, inside.to));
      if ((k === run.to && !some) || isPriced(tokens, inside) || countsAgain(tokens, inside, live)) return null;
      k = inside.to - 1;
      continue;
    }
    const word = tokens[k]!.lower;
    if (ENDS.has(word)) return null;
    if (word !== 'so' || k === run.to) continue;
    let at = k + 1;
    while (at <= k + LEAD && LEADS.has(lowerAt(tokens, at)) && !starts.has(at)) at++;
    const next = starts.get(at);
    if (!next) continue;
    if (isNone(tokens, run, k)) return null;
    const near = ofLastThing(
      tokens,
      live.filter(({ phrase }) => run.from - phrase.to <= BEFORE),
    );
    const target = targetOf(tokens, near, next, run);
    if (target && run.strength < 0 && !isSameAnew(tokens, near, next, target.phrase, k - run.to)) return null;
    // "oh we need the lift too so that's 275"
    if (target && run.strength <= 0 && isPriced(tokens, target.phrase)) return null;
    // "48 feet at 58 no they went with cable so 48 feet at 92": as much of it at another price
    const priced = (old: Live): boolean =>
      run.strength > 0 && pricedAgain(tokens, starts, old.phrase.to, run.from, next.to) !== null;
    return target && (sizeOf(target.phrase) !== sizeOf(next) || priced(target)) ? { next, target } : null;
  }
  return null;
}

const isPriced = (tokens: readonly Token[], phrase: Phrase): boolean =>
  isMoney(phrase) ||
  (phrase.kind === 'number' &&
    phrase.value >= 20 &&
    (!isContent(lowerAt(tokens, phrase.to)) || /^(?:'s|is|at)$/.test(lowerAt(tokens, phrase.from - 1))) &&
    !/^(?:to|on|by|of)$/.test(lowerAt(tokens, phrase.from - 1)));

/** Without a word of correction: the same unit or noun, of like size, and neither what it comes to nor priced anew. */
function isSameAnew(
  tokens: readonly Token[],
  near: readonly Live[],
  next: Phrase,
  old: Phrase,
  words: number,
): boolean {
  if (words < 3 || isSumOf(near, sizeOf(next)) || ratioOf(old, next) > 3 || lowerAt(tokens, next.to) === 'at')
    return false;
  if (next.kind === 'number') return isPlural(lowerAt(tokens, next.to));
  return next.kind === old.kind && /^(?:duration|quantity)$/.test(next.kind);
}

const countsAgain = (tokens: readonly Token[], { kind, to }: Phrase, live: readonly Live[]): boolean =>
  kind === 'number' &&
  isContent(lowerAt(tokens, to)) &&
  live.some(({ phrase }) => phrase.kind === 'number' && lowerAt(tokens, phrase.to) === lowerAt(tokens, to));

function targetOf(tokens: readonly Token[], near: readonly Live[], next: Phrase, run: Run): Live | null {
  const behind = lowerAt(tokens, next.to);
  // "so two hours for the ceiling": another thing; "140 not 95" says the old figure as well
  if (/^(?:for|by|x|to|from|not)$/.test(behind) || (behind === 'on' && next.kind !== 'percent')) return null;
  // "so nine hours of tile"
  if (behind === 'of' && !/^(?:them|those|these|that|it)$/.test(lowerAt(tokens, next.to + 1))) return null;
  const likest = (fits: (phrase: Phrase) => boolean): Live | null =>
    near.find(({ phrase }) => fits(phrase) && ratioOf(phrase, next) < 4) ?? null;
  switch (next.kind) {
    case 'duration':
      // "the apprentice 18 no he's only there the first day so eight hours"
      if (
        near[0]?.phrase.kind === 'number' &&
        run.from - near[0].phrase.to <= 1 &&
        lowerAt(tokens, near[0].phrase.from - 1) !== 'at' &&
        ratioOf(near[0].phrase, next) < 4
      )
        return near[0];
      return likest((old) => old.kind === 'duration' && old.said?.unit === next.said?.unit);
    case 'quantity':
      return likest((old) => old.kind === 'quantity' && old.unit === next.unit);
    case 'percent':
      return likest((old) => old.kind === 'percent');
    case 'rate':
      return likest((old) => old.kind === 'rate' && old.per === next.per) ?? bareBefore(near, next, run);
    case 'money':
      return bareBefore(near, next, run);
    case 'number': {
      if (isSumOf(near, next.value) || SIZED.has(behind)) return null;
      if (isContent(behind) && (isPlural(behind) || next.value === 1)) return ofNoun(tokens, near, next, behind);
      if (behind && !BOUNDS.has(behind)) return null;
      const counts = behind === 'at' || behind === 'of';
      const open = near.filter(
        ({ phrase }) =>
          !isMoment(phrase) && !(counts && (isMoney(phrase) || lowerAt(tokens, phrase.from - 1) === 'at')),
      );
      // "12 hours at the standard rate no the phones too so make that 16"
      const last = open[0];
      if (last && /^(?:duration|quantity)$/.test(last.phrase.kind) && ratioOf(last.phrase, next) < 3) return last;
      return figureMeant(tokens, open, next);
    }
    default:
      return null;
  }
}

/** A price that is all that stands before the words of correction: "compressor 410 hold on that's my cost so 530". */
function bareBefore(near: readonly Live[], next: Phrase, run: Run): Live | null {
  const old = near[0];
  if (!old || run.from - old.phrase.to > 1 || !(isMoney(old.phrase) || old.phrase.kind === 'number')) return null;
  return ratioOf(old.phrase, next) < 3 ? old : null;
}

/** What counts the same noun; where the old figure names none, any that may count. */
function ofNoun(tokens: readonly Token[], near: readonly Live[], next: Phrase, noun: string): Live | null {
  return (
    near.find(({ phrase }) => {
      if (phrase.kind !== 'number' || ratioOf(phrase, next) >= 4) return false;
      const beside = [phrase.from - 1, phrase.to, phrase.to + 1, phrase.to + 2].map((k) => stem(lowerAt(tokens, k)));
      return (
        beside.includes(stem(noun)) || (next.kind === 'number' && next.value === 1 && beside.includes(stem(`${noun}s`)))
      );
    }) ?? null
  );
}

/** "three at 80 … so 240": what it comes to. */
function isSumOf(near: readonly Live[], value: number): boolean {
  const sizes = near.map(({ phrase }) => sizeOf(phrase));
  return sizes.some((a, k) => sizes.slice(k + 1).some((b) => a * b === value || a + b === value));
}
