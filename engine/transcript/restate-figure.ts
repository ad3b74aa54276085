/**
 * Figures that are said again to be put right: the wrong one is named with the right one ("12 not 10", "did I say ten I
 * meant 12", "95 instead of 85"), or the thing is ("change the rekeys to 7", "the home page should be 1400").
 */
import type { Phrase } from './fact.ts';
import type { Token } from './hear.ts';
import { stem } from './vocabulary/stem.ts';
import { isContent, isPlural, wordSet } from './vocabulary/words.ts';

export interface Live {
  phrase: Phrase;
  /** Where its words stand now. */
  slot: number;
}

export interface Restated {
  next: Phrase;
  target: Live;
  /** What falls away beside the old figure, end exclusive. */
  from: number;
  to: number;
}

const REACH = 60;

/** Its figure, in its own unit; 0 for what has none. */
export const sizeOf = (phrase: Phrase): number =>
  phrase.kind === 'duration'
    ? (phrase.said?.value ?? 0)
    : 'value' in phrase
      ? (phrase.value ?? 0)
      : 'amount' in phrase
        ? (phrase.amount ?? 0)
        : 0;
const isMoney = (phrase: Phrase): boolean => phrase.kind === 'money' || phrase.kind === 'rate';
const lowerAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? '';

/** The ways a figure can be read: "twenty seven fifty" is 2750 or 27.50. */
const readingsOf = (phrase: Phrase): number[] =>
  'readings' in phrase && phrase.readings?.length ? phrase.readings : [sizeOf(phrase)];

/** How many times as large the larger of the two is, by the reading that brings them nearest. */
export const ratioOf = (a: Phrase, b: Phrase): number =>
  Math.min(
    ...readingsOf(a).flatMap((x) =>
      readingsOf(b).map((y) => (x > 0 && y > 0 ? Math.max(x / y, y / x) : Number.POSITIVE_INFINITY)),
    ),
  );

/** "six of them", "14 in all", "5 pieces": it counts, whatever it stands behind. */
export const COUNTS = /^(of (them|those|these|it)|total|in (all|total)|altogether|pieces|pcs)\b/;
/** "95 an hour", "22 each", "40 bucks": it is a price. */
const PRICES = /^(an?|per|each|apiece|bucks|dollars|flat|even)\b/;
export const wordsAt = (tokens: readonly Token[], i: number, count = 2): string =>
  tokens
    .slice(i, i + count)
    .map((token) => token.lower)
    .join(' ');
const roleOf = (tokens: readonly Token[], phrase: Phrase): 'count' | 'price' | null => {
  if (isMoney(phrase)) return 'price';
  if (phrase.kind !== 'number') return null;
  const behind = wordsAt(tokens, phrase.to);
  if (PRICES.test(behind)) return 'price';
  return COUNTS.test(behind) ||
    /^at (?:[$\d]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|a)$)/.test(
      behind,
    ) ||
    isPlural(lowerAt(tokens, phrase.to))
    ? 'count'
    : null;
};

/** The noun that a figure stands beside, without its ending: "14 doors", "stops two", "12 new doors". */
const nounsBeside = (tokens: readonly Token[], { from, to }: Phrase): string[] =>
  [lowerAt(tokens, from - 1), lowerAt(tokens, to), lowerAt(tokens, to + 1)].filter(isContent).map(stem);

/** May the one be said in the place of the other? A bare number stands for anything of its size. */
function isLike(tokens: readonly Token[], old: Phrase, next: Phrase): boolean {
  if (/^(email|phone|address|date)$/.test(old.kind)) return false;
  const roles = [roleOf(tokens, old), roleOf(tokens, next)];
  if (roles.includes('count') && roles.includes('price')) return false;
  if (old.kind === 'quantity' && next.kind === 'quantity') return old.unit === next.unit;
  if (old.kind === 'duration' && next.kind === 'duration') return old.said?.unit === next.said?.unit;
  if (isMoney(old) && isMoney(next)) return true;
  return old.kind === next.kind || old.kind === 'number' || next.kind === 'number';
}

/**
 * Which of the figures is meant, latest first: one that counts what the new one counts, else the one it is nearest to in
 * size. Null where none is near or two are.
 */
export function figureMeant(tokens: readonly Token[], live: readonly Live[], next: Phrase): Live | null {
  const alike = live.filter(({ phrase }) => isLike(tokens, phrase, next) && ratioOf(phrase, next) < 3);
  const noun = next.kind === 'number' ? lowerAt(tokens, next.to) : '';
  if (isPlural(noun) && isContent(noun))
    return alike.find(({ phrase }) => nounsBeside(tokens, phrase).includes(stem(noun))) ?? null;
  if (isMoney(next) || next.kind === 'quantity' || next.kind === 'duration') return alike[0] ?? null;
  const [best, second] = [...alike].sort((a, b) => ratioOf(a.phrase, next) - ratioOf(b.phrase, next));
  if (!best || (second && ratioOf(second.phrase, next) / ratioOf(best.phrase, next) < 1.2)) return alike[0] ?? null;
  return best;
}

/** The figures of the thing said last, latest first: back to the price before its own. */
export function ofLastThing(tokens: readonly Token[], live: readonly Live[]): Live[] {
  const found: Live[] = [];
  let priced = false;
  for (const one of live) {
    const price =
      isMoney(one.phrase) ||
      (one.phrase.kind === 'number' && roleOf(tokens, one.phrase) === null && sizeOf(one.phrase) >= 20);
    if (price && priced) break;
    priced ||= price;
    found.push(one);
  }
  return found;
}

const DENIES = wordSet("scratch strike forget not isn't wasn't ain't aren't weren't never than of from");
/** Words that say the old figure again: "did I say ten", "I keep saying 11", "I had 6 down". */
const SAID = wordSet('say said saying told had put wrote got quoted gave called counted thought have');
const BETWEEN = wordSet(
  "but it 's is that they 're are i meant mean should be make really actually now so no down each apiece there there's was to go call only just , of them those a an the at do with let and",
);
/** How a sentence begins that puts a figure right. */
const BEGINS =
  /^(?:well|no|nope|wait|actually|oh|yeah|lemme|let|i|it|they|that|sorry|but|hmm|um|uh|did|she|he|we|hang|hold|so|should|what|my|ah|shoot)$/;

/** Is the figure at hand, said again, denied by the words before it? The place of those words, null where not. */
function denialBefore(tokens: readonly Token[], i: number): number | null {
  let at = i - 1;
  while (/^(the|a|at|like|about|you|him|her|them|down|original|old|like)$/.test(lowerAt(tokens, at)) && at > i - 3)
    at--;
  const word = lowerAt(tokens, at);
  if (
    word === 'of'
      ? lowerAt(tokens, at - 1) === 'instead'
      : word === 'than'
        ? lowerAt(tokens, at - 1) === 'rather'
        : DENIES.has(word)
  )
    return /^(of|than|from)$/.test(word) ? at - (word === 'from' ? 0 : 1) : at;
  if (!SAID.has(word)) return null;
  const who = tokens.slice(Math.max(0, at - 3), at).map((token) => token.lower);
  return who.includes('i') || who.includes('we') ? at : null;
}

/** What was said of the same as `old` within reach before token `from`, and is now `next`. */
const saidBefore = (
  tokens: readonly Token[],
  live: readonly Live[],
  old: Phrase,
  next: Phrase,
  from: number,
): Live | undefined =>
  live.find(
    ({ phrase }) =>
      from - phrase.to <= REACH &&
      sizeOf(phrase) === sizeOf(old) &&
      sizeOf(next) !== sizeOf(old) &&
      isLike(tokens, phrase, next) &&
      isLike(tokens, phrase, old) &&
      ratioOf(old, next) < 10 &&
      sameNoun(tokens, phrase, next),
  );

/** "12 not 10", "11 it's 13", with the old figure said again beside the new one; `live` latest first. */
export function contradicted(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  at: Phrase,
  live: readonly Live[],
): Restated | null {
  const next = figureBehind(tokens, starts, at.to);
  // "did I say ten I meant twelve", "it's not 85 it's 95"
  if (next && denialBefore(tokens, at.from) !== null) {
    const target = saidBefore(tokens, live, at, next, at.from);
    if (target)
      return { next, target, from: beginOf(tokens, starts, at.from), to: behind(tokens, next, target.phrase) };
  }
  // "95 an hour instead of 85", "12 not 10"
  for (let k = at.to; k <= at.to + 4; k++) {
    const old = starts.get(k);
    if (!old) continue;
    const denial = denialBefore(tokens, k);
    const target =
      denial !== null && !/^(say|said|saying)$/.test(lowerAt(tokens, denial)) && denial - at.to <= 2
        ? saidBefore(tokens, live, old, at, at.from)
        : undefined;
    // "flashing 420 I told them 1850 on the chimney": of another thing
    if (
      target &&
      SAID.has(lowerAt(tokens, denial!)) &&
      (ratioOf(old, at) > 3 || /^(?:for|on)$/.test(lowerAt(tokens, old.to)))
    )
      return null;
    return target
      ? { next: at, target, from: beginOf(tokens, starts, at.from), to: behind(tokens, old, target.phrase) }
      : null;
  }
  return null;
}

/** The right figure within a few words that name nothing new. */
function figureBehind(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, from: number): Phrase | null {
  for (let k = from; k <= from + 7; k++) {
    const phrase = starts.get(k);
    if (phrase) return phrase;
    const word = lowerAt(tokens, k);
    if (!BETWEEN.has(word) && !(k < from + 2 && isContent(word))) return null;
    if (word === 'and' && k > from) return null;
  }
  return null;
}

const sameNoun = (tokens: readonly Token[], old: Phrase, next: Phrase): boolean => {
  const noun = next.kind === 'number' ? lowerAt(tokens, next.to) : '';
  return !(isPlural(noun) && isContent(noun)) || nounsBeside(tokens, old).includes(stem(noun));
};

/** Where the sentence that puts it right began, behind whatever was said before. */
function beginOf(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, to: number): number {
  const covered = (k: number): boolean => {
    for (let from = k; from > k - 6; from--) {
      const phrase = starts.get(from);
      if (phrase && phrase.to > k) return true;
    }
    return false;
  };
  let from = to;
  const backAt = (k: number): number =>
    /^(to|on)$/.test(lowerAt(tokens, k - 1)) && lowerAt(tokens, k - 2) === 'back'
      ? k - (/^(going|go|getting|come|coming)$/.test(lowerAt(tokens, k - 3)) ? 3 : 2)
      : k;
  for (let k = to - 1; k >= Math.max(0, to - 10); k--) {
    if (covered(k) || /^(and|plus|then|also)$/.test(lowerAt(tokens, k))) break;
    if (BEGINS.test(lowerAt(tokens, k)) || DENIES.has(lowerAt(tokens, k))) from = k;
  }
  return backAt(from);
}

/** Behind the new figure, and behind the noun where the old one had it already. */
function behind(tokens: readonly Token[], { to }: Phrase, old: Phrase): number {
  const noun = lowerAt(tokens, to);
  if (isContent(noun) && nounsBeside(tokens, old).includes(stem(noun))) return to + 1;
  return /^(now|instead|total|there)$/.test(noun) ? to + 1 : to;
}

const ALTERS = wordSet(
  'change make bump up raise drop lower cut switch adjust revise correct fix update take bring put set move knock call',
);
const OUGHT = wordSet(
  "should've should actually now really went goes go gone supposed needs need has ought jumped is are 's 're comes came",
);

/** "change the rekeys to 7", "make the inner pages six", "the home page should be 1400". */
export function alteredByName(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  i: number,
  live: readonly Live[],
): Restated | null {
  const first = lowerAt(tokens, i);
  const command = ALTERS.has(first);
  if (!command && first !== 'the' && first !== 'that' && first !== 'those') return null;
  let at = command ? i + 1 : i;
  if (!/^(the|that|those|these|my|our|her|his|their)$/.test(lowerAt(tokens, at))) return null;
  at++;
  const names: string[] = [];
  while (isContent(lowerAt(tokens, at)) && !starts.has(at) && !OUGHT.has(lowerAt(tokens, at)) && names.length < 4)
    names.push(lowerAt(tokens, at++));
  if (!names.length) return null;
  const from = at;
  while (
    /^(figure|price|count|rate|number|up|down|back|to|should|'ve|be|been|actually|now|really|went|goes|supposed|needs|ought|jumped|is|are|'s|'re|has|on|at|from|it|they|gonna|going|about|only|just|wrong|off|high|low|make|call|should've|been)$/.test(
      lowerAt(tokens, at),
    ) &&
    at < from + 5
  )
    at++;
  const said = tokens.slice(from, at).map((token) => token.lower);
  const next = starts.get(at);
  if (!next || (next.kind === 'number' && /^(by|x)$/.test(lowerAt(tokens, next.to)))) return null;
  // "the gate's 400 now", "make the pages six": words that say that it was otherwise before
  const sure = command
    ? said.includes('to') || /^(make|call|put)$/.test(lowerAt(tokens, i))
    : said.some((word) =>
        /^(should|actually|really|went|supposed|needs|ought|jumped|now|wrong|should've)$/.test(word),
      ) ||
      (/^(no|nope|nah|naw|wait|actually|sorry|mean|correction|oops)$|^(?:hold|hang) on$/.test(
        lowerAt(tokens, i - 1) === 'on' ? wordsAt(tokens, i - 2) : lowerAt(tokens, i - 1),
      ) &&
        said.length > 0) ||
      // "oh the hall's going to be 350"
      (lowerAt(tokens, i - 1) === 'oh' && said.some((word) => /^(going|gonna)$/.test(word))) ||
      /^(now|not|instead)$/.test(lowerAt(tokens, next.to));
  if (!sure || !(isMoney(next) || /^(number|duration|quantity)$/.test(next.kind))) return null;
  if (
    next.kind === 'number' &&
    isContent(lowerAt(tokens, next.to)) &&
    !isPlural(lowerAt(tokens, next.to)) &&
    !PRICES.test(wordsAt(tokens, next.to)) &&
    /^(inch|amp|gauge|gallon|volt|watt|foot|gal|ton|coat|ply|grit|mil)$/.test(lowerAt(tokens, next.to))
  )
    return null;
  // "it's 185 not 165" says the old figure as well
  if (/^(not|instead)$/.test(lowerAt(tokens, next.to))) return null;
  // "let's make the rate 95"
  const rates = names.every((name) => /^(?:hourly|labou?r|rate)$/.test(name)) && names.at(-1) === 'rate';
  const priced = rates
    ? live.filter(
        ({ phrase }) => phrase.kind === 'rate' || (isBare(phrase) && lowerAt(tokens, phrase.from - 1) === 'at'),
      )
    : [];
  const target = figureMeant(
    tokens,
    rates
      ? priced.slice(0, 1)
      : ofNamed(
          tokens,
          live,
          stem(names.findLast((name) => !/^(figure|price|count|number|rate|line|one|total)$/.test(name)) ?? ''),
          i,
        ),
    next,
  );
  return target && ratioOf(target.phrase, next) !== 1
    ? { next, target, from: wordsAt(tokens, i - 2) === "let 's" ? i - 2 : i, to: behind(tokens, next, target.phrase) }
    : null;
}

const isBare = ({ kind }: Phrase): boolean => kind === 'number' || kind === 'money';

/** The figures of a thing named before, latest first. */
export function ofNamed(tokens: readonly Token[], live: readonly Live[], name: string, before: number): Live[] {
  let at = before - 1;
  while (at >= Math.max(0, before - REACH) && stem(lowerAt(tokens, at)) !== name) at--;
  if (at < 0 || stem(lowerAt(tokens, at)) !== name) return [];
  const found: Live[] = [];
  for (const one of [...live].reverse()) {
    const { phrase } = one;
    if (phrase.to <= at && at - phrase.to <= 2) found.push(one);
    else if (phrase.from > at && phrase.from - at < 9) {
      found.push(one);
      if (isMoney(phrase) || (phrase.kind === 'number' && sizeOf(phrase) >= 20)) break;
    }
  }
  return found.reverse();
}
