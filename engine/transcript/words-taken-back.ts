/** Plain words that take the place of others: "the front no wait the back", "for Karen no sorry Carol". */
import type { Run } from './correction-cues.ts';
import type { Phrase, Place } from './fact.ts';
import type { Token } from './hear.ts';
import { TAKES_BACK } from './job/withdraw-words.ts';
import { wordsAt } from './restate-figure.ts';
import { determiners, isContent } from './vocabulary/words.ts';

/** What plain words take the place of: back to the same word ("the front … the back"), or the last word alone. */
export function wordsBefore(tokens: readonly Token[], run: Run, gone: Uint8Array, inPhrase: Int32Array): Place | null {
  const next = tokens[run.to];
  if (!next || !/^[a-z]/i.test(next.text)) return null;
  if (
    /^(i|we|he|she|they|it|you|there|that|this|no|not|let|if|and|but|so|because|scratch|skip|leave|drop|forget|take|don't|what|where|how|okay|ok|um|uh|yeah|just|yes)$/.test(
      next.lower,
    )
  )
    return null;
  for (let k = run.from - 1; k >= Math.max(0, run.from - 6); k--) {
    if (gone[k]) break;
    if (tokens[k]!.lower !== next.lower || inPhrase[k] === 1) continue;
    // "oil change 65 strike that oil change": the work is withdrawn, no word of it corrected
    const withdraws = tokens[run.to - 1]!.lower === 'that' && inPhrase.subarray(k, run.from).includes(1);
    return withdraws ? null : { from: k, to: run.from };
  }
  const named = /^[A-Z]/.test(next.text);
  let from = run.from;
  let count = 0;
  const length = named ? capitals(tokens, run.to) : 1;
  while (
    from > 0 &&
    count < length &&
    isContent(tokens[from - 1]!.lower) &&
    inPhrase[from - 1] === -1 &&
    !gone[from - 1]
  ) {
    if (named !== /^[A-Z]/.test(tokens[from - 1]!.text)) break;
    from--;
    count++;
  }
  if (!count || (!named && !isContent(next.lower))) return null;
  return { from, to: run.from };
}

/** The words before the cue that those between it and the next figure take the place of; null where they name nothing. */
export function nameInstead(
  tokens: readonly Token[],
  run: Run,
  next: Place,
  gone: Uint8Array,
  inPhrase: Int32Array,
): Place | null {
  const name = tokens.slice(run.to, next.from);
  const head = name.at(-1)?.lower;
  if (name.length < 2 || name.length > NAME || !name.every(({ lower }) => isContent(lower) || determiners.has(lower)))
    return null;
  const words = wordsBefore(tokens, run, gone, inPhrase);
  // the same thing, of another kind: "side" and "side"
  return words && tokens.slice(words.from, words.to).some(({ lower }) => lower === head) ? words : null;
}

/** "staining 400 on second thought no staining": where the thing ends that is denied in its own words; null where none is. */
export function endOfDenied(tokens: readonly Token[], words: Place, run: Run, price: number | null): number | null {
  if (tokens[run.to - 1]?.lower !== 'no') return null;
  let to = run.to;
  while (to < run.to + NAME && tokens[to] && tokens[to]!.lower === tokens[words.from + to - run.to]?.lower) to++;
  return to > run.to && (price !== null || words.from + to - run.to < run.from) ? to : null;
}

/** "450 for the crane": where the price stands that went with what is named at i; null where none did. */
export function priceFor(tokens: readonly Token[], i: number, starts: ReadonlyMap<number, Phrase>): number | null {
  const lead = determiners.has(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1;
  if (tokens[lead]?.lower !== 'for') return null;
  for (let k = lead - 1; k >= Math.max(0, lead - PRICE); k--) {
    const phrase = starts.get(k);
    if (phrase?.to === lead && /^(number|money)$/.test(phrase.kind)) return k;
  }
  return null;
}

/** The longest price in words, and the longest name that takes the place of another. */
const PRICE = 6;
const NAME = 4;

/**
 * "gutters on the east side 300 no wait the west side": where the price stands that stays, where the name ends that
 * takes the place of the one before it, and where the words end that only deny it ("not the east side").
 */
export function priceKept(
  tokens: readonly Token[],
  words: Place,
  run: Run,
  starts: ReadonlyMap<number, Phrase>,
): { price: number; nameTo: number; to: number } | null {
  let price = -1;
  for (let k = words.from + 1; k < run.from; k++) {
    const phrase = starts.get(k);
    if (phrase && /^(number|money|rate)$/.test(phrase.kind) && phrase.to === run.from) price = k;
  }
  // "the gate 200 staining 400 wait the": of two things
  if (price < 0 || tokens.slice(words.from, price).some((_, k) => starts.has(words.from + k))) return null;
  let nameTo = run.to;
  while (
    nameTo < run.to + NAME &&
    tokens[nameTo] &&
    !starts.has(nameTo) &&
    (isContent(tokens[nameTo]!.lower) || determiners.has(tokens[nameTo]!.lower))
  )
    nameTo++;
  // with a figure of its own it takes the place of the price as well
  if (nameTo === run.to || tokens.slice(nameTo, nameTo + 3).some((_, k) => starts.has(nameTo + k))) {
    const joint = /^(?:and|then|plus|not)$/.test(tokens[nameTo]?.lower ?? '');
    if (nameTo === run.to || !joint) return null;
  }
  const length = price - words.from;
  const denied =
    tokens[nameTo]?.lower === 'not' &&
    tokens.slice(words.from, price).every(({ lower }, k) => tokens[nameTo + 1 + k]?.lower === lower);
  return { price, nameTo, to: denied ? nameTo + 1 + length : nameTo };
}

function capitals(tokens: readonly Token[], i: number): number {
  let n = 0;
  // "Dubois D U B O I S": letters spell the name and are none
  while (n < 3 && /^[A-Z]/.test(tokens[i + n]?.text ?? '') && !(n > 0 && tokens[i + n]!.text.length === 1)) n++;
  return n;
}

const TAKEN = new RegExp(` (?:${TAKES_BACK}) (?:the|her|his|their|our|my) $`);

/** Is a thing taken back between two places: "cross off the maples", but "scratch the six"? */
export function takesThingBack(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  from: number,
  to: number,
): boolean {
  for (let k = from + 2; k < to; k++)
    if (!starts.has(k) && isContent(tokens[k]!.lower) && TAKEN.test(` ${wordsAt(tokens, from, k - from)} `))
      return true;
  return false;
}

/** What somebody gave, and how long the drive is, is no other figure of what was told before, unless that was such too. */
export function isOfAnother(tokens: readonly Token[], next: Phrase, told: Phrase): boolean {
  if (isPaid(tokens, next.from)) return !isPaid(tokens, told.from);
  return next.kind === 'duration' && isWay(tokens, next) && !isWay(tokens, told);
}

const isWay = (tokens: readonly Token[], { to }: Place): boolean =>
  /^(?:each way|one way|both ways|round trip)$/.test(wordsAt(tokens, to));

const isPaid = (tokens: readonly Token[], at: number): boolean =>
  /(?:^| )(?:gave|paid|handed|sent|left|venmoed|zelled|mailed|slipped) (?:me|us)(?: (?:a|an|about|like|the|his|her|my))?$/.test(
    wordsAt(tokens, Math.max(0, at - 3), Math.min(at, 3)),
  );
