/** What is told anew around a figure that was put right: its count, its price, its unit, which thing it is of, why it is another. */
import type { Run } from './correction-cues.ts';
import type { Phrase, Place } from './fact.ts';
import type { Token } from './hear.ts';
import { figureMeant, type Live, ofNamed, type Restated, ratioOf, sizeOf, wordsAt } from './restate-figure.ts';
import { stem } from './vocabulary/stem.ts';
import { determiners, isContent, isPlural, wordSet, workVerbs } from './vocabulary/words.ts';

const PRICES = /^(?:money|number|rate)$/;

/** The price of a count, where it is told once more behind its correction, which ends at `to`; null where it is not. */
export function pricedAgain(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  counted: number,
  cue: number,
  to: number,
): { from: number; to: number; end: number } | null {
  const priceAt = (k: number): Phrase | undefined => (tokens[k]?.lower === 'at' ? starts.get(k + 1) : undefined);
  const price = priceAt(to);
  if (!price) return null;
  for (let k = counted; k < cue; k++) {
    const was = priceAt(k);
    if (was) return PRICES.test(was.kind) && PRICES.test(price.kind) ? { from: k, to: was.to, end: price.to } : null;
  }
  return null;
}

/** Where the thing is named whose price is told anew with its count right behind the words of correction; null where it is not. */
export function countedAnew(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  run: Run,
  last: Live | undefined,
): number | null {
  if (last?.phrase.to !== run.from || !PRICES.test(last.phrase.kind)) return null;
  const thing = tokens[last.slot - 1]?.lower ?? '';
  if (!isContent(thing) || isPlural(thing)) return null;
  for (let k = run.to; k < run.to + 5; k++) {
    const count = starts.get(k);
    if (!count) continue;
    const noun = tokens[count.to]?.lower ?? '';
    const many = count.kind === 'number' && count.value > 1 && isPlural(noun) && stem(noun) === stem(thing);
    return many && [1, 2, 3].some((far) => PRICES.test(starts.get(count.to + far)?.kind ?? '')) ? last.slot - 1 : null;
  }
  return null;
}

const APOLOGY =
  /^(?:sorry|my (?:bad|mistake|apologies)|excuse me|pardon(?: me)?|(?:i|we) (?:got|had|read|wrote|did|said|counted|measured|added) (?:(?:it|that|them) )?(?:wrong|backwards|twice|upside down))(?= |$)/;

/** "thermostat 42 no 48 sorry two gallons", "165 feet no 156 I wrote it backwards at 41": what is said to excuse a slip, behind the figure that is right. */
export function behindApology(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, i: number): number {
  const said = APOLOGY.exec(wordsAt(tokens, i, 5))?.[0];
  if (!said || /^(?:about|for|to|if)$/.test(tokens[i + said.split(' ').length]?.lower ?? '')) return i;
  const to = i + said.split(' ').length;
  const next = starts.get(to);
  // "no 48 sorry 52"
  return next && !(next.kind === 'quantity' || isContent(tokens[next.to]?.lower ?? '')) ? i : to;
}

/** "no it's 450 not 400", "it's twelve tables now not fourteen": what it is not any more. */
export function behindDenial(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  i: number,
  was: Phrase,
): number {
  const not = tokens[i]?.lower === 'now' ? i + 1 : i;
  const denied = tokens[not]?.lower === 'not' ? starts.get(not + 1) : undefined;
  return denied && sizeOf(denied) === sizeOf(was) ? denied.to : i;
}

/** "he says it's 420 not 410 fine 420": the figure that was agreed on, said once more. */
export function behindEcho(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  i: number,
  next: Phrase,
): number {
  if (!AGREES.test(tokens[i]?.lower ?? '')) return i;
  const again = starts.get(i + 1);
  if (!again || sizeOf(again) !== sizeOf(next)) return i;
  // "okay 14 screens at 40 each" counts what comes next
  const counts =
    isPlural(tokens[again.to]?.lower ?? '') &&
    (tokens[again.to + 1]?.lower === 'at' || starts.get(again.to + 1)?.kind === 'rate');
  return counts ? i : again.to;
}
const AGREES = /^(?:fine|ok|okay|alright|right|yeah|yep|yes|sure|good|gotcha)$/;

/** "seven no eight they added one at 16 apiece": where the price stands, behind why there are as many; `i` where there is no reason. */
export function priceBehindReason(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, i: number): number {
  if (!MORE.test(wordsAt(tokens, i))) return i;
  for (let k = i + 2; k < i + 7 && tokens[k]; k++) {
    const { lower } = tokens[k]!;
    const phrase = starts.get(lower === 'at' ? k + 1 : k);
    if (phrase && (phrase.kind === 'rate' || (lower === 'at' && PRICES.test(phrase.kind)))) return k;
    if ((phrase && !(phrase.kind === 'number' && phrase.value <= 2)) || isPlural(lower) || lower === 'and') return i;
  }
  return i;
}
const MORE = /^(?:i|we|they|he|she) (?:added|forgot|missed|found|want|wants|wanted|need|needs)(?= |$)/;

const OVERLOOKED =
  /^(?:i|we) (?:(?:just|clean|almost|totally|completely) )?(?:missed|forgot|overlooked|skipped|(?:left|missed) (?:out|off)|forgot about|didn't (?:see|count)|hadn't (?:seen|counted)) (?:the|that|those|these|one|two|his|her|their|a|an)(?= |$)/;
const PLACED = /^(?:in|on|at|by|under|over|behind|of|near|above|along|inside|beside|off)$/;
const THERE = wordSet('upstairs downstairs outside inside there here back');

/**
 * "68 sheets I forgot the stairwell | hang and finish at 55 a sheet": where what was overlooked ends, behind a figure that
 * was put right; `i` where nothing was, or it is the thing that the price behind it is of.
 */
export function behindOversight(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  i: number,
  counts: boolean,
): number {
  const said = OVERLOOKED.exec(wordsAt(tokens, i, 6))?.[0];
  if (!said) return i;
  let at = i + said.split(' ').length;
  let named = 0;
  for (; at < i + 14 && tokens[at]; at++) {
    const { lower } = tokens[at]!;
    const next = tokens[at + 1]?.lower ?? '';
    // "in the pantry", but "at 85 each"
    if (PLACED.test(lower) && determiners.has(next)) {
      at++;
      named = 0;
      continue;
    }
    if (THERE.has(lower)) {
      named = 1;
      continue;
    }
    const one = /^(?:ones?|1)$/.test(lower);
    if (!one && (starts.has(at) || !isContent(lower) || (named > 0 && workVerbs.has(lower)))) break;
    named++;
  }
  // "excavation's 900 no 950 I forgot the bobcat": a price is put right
  if (!counts && tokens[at]?.lower !== 'at' && starts.get(at)?.kind !== 'rate') return i;
  // "no 8 I forgot the hatch 45": the hatch has a price of its own
  const priced = /^(?:money|number)$/.test(starts.get(at)?.kind ?? '');
  return named > 0 && !priced && tokens[at] && !/^(?:'s|is|are|was|costs?|runs?|for)$/.test(tokens[at]!.lower) ? at : i;
}

const UNIT =
  /^(?:(?:square|linear|lineal|running|cubic) )?(?:feet|foot|yards?|inches|hours?|minutes?|days?|weeks?|months?|gallons?|pounds?|tons?)$/;

/** "96 feet square feet I mean": the words of the wrong unit, and where the correction ends; null where no unit is put right. */
export function unitAnew(
  tokens: readonly Token[],
  run: Run,
  last: Live | undefined,
): { wrong: Place; to: number } | null {
  const phrase = last?.phrase;
  if (!phrase || !/^(?:quantity|duration)$/.test(phrase.kind)) return null;
  const unit = unitAt(tokens, phrase.from + 1);
  const wrong = unit > 0 ? { from: phrase.from + 1, to: phrase.from + 1 + unit } : null;
  if (!wrong || wrong.to !== phrase.to) return null;
  if (run.from > phrase.to)
    return unitAt(tokens, phrase.to) === run.from - phrase.to && unitAt(tokens, run.to) === 0
      ? { wrong, to: run.to }
      : null;
  const right = unitAt(tokens, run.to);
  return right > 0 ? { wrong: { from: wrong.from, to: run.to }, to: run.to } : null;
}

/** How many words are a unit of measure. */
const unitAt = (tokens: readonly Token[], i: number): number =>
  [2, 1].find((n) => UNIT.test(wordsAt(tokens, i, n)) && tokens[i + n - 1]) ?? 0;

const POINTS =
  /(?:^| )((?:(?:oh|and|so|but|actually|wait|okay|no|now|um|uh) )*(?:(?:(?:going|go|come|coming|getting) )?back (?:to|on)|on|about|as for|with) (?:the|that|those|these|my|her|his|their) ([a-z]+(?: [a-z]+)?))$/;
/** The longest way of saying which figure is meant, in tokens. */
const POINTED = 9;

/** "going back to the toilet make that 240": the figure meant, and where the words begin that say so. */
export function pointedAt(
  tokens: readonly Token[],
  run: Run,
  live: readonly Live[],
  next: Phrase,
): { target: Live; from: number } | null {
  const last = live[0];
  if (!last || run.from === last.phrase.to || run.from - last.phrase.to > POINTED) return null;
  const words = wordsAt(tokens, last.phrase.to, run.from - last.phrase.to);
  const said = POINTS.exec(words);
  if (said) {
    const from = run.from - said[1]!.split(' ').length;
    const target = figureMeant(tokens, ofNamed(tokens, live, stem(said[2]!.split(' ').at(-1)!), from), next);
    return target && { target, from };
  }
  return null;
}

const TURNS = /(?:^| )(?:so|make (?:it|that)|call (?:it|that)|(?:it|that)(?: 's| is|'s)|should be|say)$/;
/** The most words between a figure that is told again and what it is now. */
const WHY = 14;

/** "I said 300 for the sanding make it 350", "I told them 300 on the sanding but it's oak so 350": a figure told again, and what it is now. */
export function toldAgain(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  at: Phrase,
  live: readonly Live[],
): Restated | null {
  const lead = /(?:^| )(i (?:said|had|put|quoted|told (?:you|him|her|them)|gave (?:you|him|her|them)))$/.exec(
    wordsAt(tokens, at.from - 3, 3),
  )?.[1];
  if (!lead || !/^(?:for|on)$/.test(tokens[at.to]?.lower ?? '')) return null;
  const target = live.find(({ phrase }) => phrase.kind === at.kind && sizeOf(phrase) === sizeOf(at));
  if (!target) return null;
  for (let k = at.to + 2; k < at.to + WHY && tokens[k]; k++) {
    const next = starts.get(k);
    if (!next) continue;
    const turns = TURNS.test(wordsAt(tokens, k - 2, 2));
    const from = at.from - lead.split(' ').length;
    return turns && (PRICES.test(next.kind) || next.kind === at.kind) && ratioOf(next, at) < 3
      ? { next, target, from, to: next.to }
      : null;
  }
  return null;
}

/** "three guys two days at 48 no so two guys two days 48": how many words from `again` on say what was said at `before`. */
export function toldOnceMore(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  before: number,
  again: number,
): number {
  let [at, to] = [before, again];
  while (to < again + 8 && tokens[to] && at < again) {
    if (tokens[at]!.lower !== tokens[to]!.lower && tokens[at]!.lower === 'at') at++;
    if (tokens[at]?.lower !== tokens[to]!.lower) break;
    at++;
    to++;
  }
  // a figure is among them: "38 feet long so 114" goes on with another one
  const figure = tokens.slice(again, to).some((_, k) => (starts.get(again + k)?.to ?? to + 1) <= to);
  return figure ? to - again : 0;
}

/** "16 hours apiece no sorry 14 apiece": so many hours again, and no price of each. */
export function hoursOfEach(tokens: readonly Token[], next: Phrase | null, last: Live | undefined): Phrase | null {
  const isSame =
    next?.kind === 'rate' &&
    last?.phrase.kind === 'duration' &&
    /^(?:apiece|each)$/.test(tokens[next.to - 1]!.lower) &&
    tokens[last.phrase.to]?.lower === tokens[next.to - 1]!.lower;
  return isSame ? { kind: 'number', from: next.from, to: next.to - 1, value: next.amount } : next;
}

/** "a bag of salt no make that six bags": "a bag of" was wrong, and the salt stays; null where nothing is told so. */
export function unitsInstead(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, run: Run): Place | null {
  const next = starts.get(run.to);
  if (!next) return null;
  const units = [tokens[next.to - 1], tokens[next.to]].map((token) => stem(token?.lower ?? ''));
  for (const of of [run.from - 2, run.from - 3])
    if (
      tokens[of]?.lower === 'of' &&
      units.includes(stem(tokens[of - 1]?.lower ?? '')) &&
      /^(?:an?|one)$/.test(tokens[of - 2]?.lower ?? '')
    )
      return { from: of - 2, to: of + 1 };
  return null;
}
