/** Which of the figures that were said a correction is of. */
import type { Run } from './correction-cues.ts';
import type { Phrase } from './fact.ts';
import type { Token } from './hear.ts';
import { COUNTS, figureMeant, type Live, ofLastThing, ratioOf, sizeOf, wordsAt } from './restate-figure.ts';
import { isContent, isPlural } from './vocabulary/words.ts';

/** How far back a correction reaches, in tokens. */
export const REACH = 40;

export const isMoney = (phrase: Phrase): boolean => phrase.kind === 'money' || phrase.kind === 'rate';

/** The figure it corrects: of the same kind, nearest to a word that names it again, else the last one. */
export function antecedent(live: readonly Live[], next: Phrase, run: Run, tokens: readonly Token[]): Live | null {
  const named = tokens
    .slice(run.to, next.from)
    .map((token) => token.lower)
    .filter((word) => isContent(word) && word.length > 2);
  const recent: Live[] = [];
  for (let k = live.length - 1; k >= 0 && recent.length < 8; k--) {
    const old = live[k]!;
    if (run.from - old.phrase.to > REACH) break;
    recent.push(old);
  }
  // "3 toilets at $325 each actually only 2 toilets", "downspouts six at twenty no make it eight downspouts"
  const piece = next.kind === 'number' ? (tokens[next.to]?.lower ?? '') : '';
  if (isPlural(piece) && isContent(piece)) {
    const same = recent.find(
      ({ phrase }) =>
        phrase.kind === 'number' &&
        (tokens[phrase.from - 1]?.lower === piece ||
          tokens.slice(phrase.to, Math.min(phrase.to + 3, run.from)).some((token) => token.lower === piece)),
    );
    if (same) return same;
    // how many there are corrects no price
    const last = recent[0]?.phrase;
    if (last && (isMoney(last) || (last.kind === 'number' && last.value >= 20 && ratioOf(last, next) > 5))) return null;
  }
  // "two parent albums at 240 no make that one parent album"
  if (next.kind === 'number' && next.value === 1) {
    const named = [next.to, next.to + 1].flatMap((k) =>
      isContent(tokens[k]?.lower ?? '') ? [`${tokens[k]!.lower}s`] : [],
    );
    const many = recent.find(
      ({ phrase }) =>
        phrase.kind === 'number' &&
        phrase.value > 1 &&
        [phrase.from - 1, phrase.to, phrase.to + 1, phrase.to + 2].some((k) => named.includes(tokens[k]?.lower ?? '')),
    );
    if (many) return many;
  }
  if (next.kind === 'number' && (next.value === 1 || COUNTS.test(wordsAt(tokens, next.to))))
    return figureMeant(tokens, ofLastThing(tokens, recent), next);
  // "gate 200 staining 400 let's call it 1550": of all of it
  if (isOfAll(live, next, wordsAt(tokens, run.from, run.to - run.from), wordsAt(tokens, next.to, 3))) return null;
  // "that's ten cleats so call it 400": what it comes to
  if (tokens[run.to - 2]?.lower === 'call' && /^(and|so|then|but)$/.test(tokens[run.from - 1]?.lower ?? ''))
    return null;
  // "the surround is 72 no 84 square feet", "the apprentice fourteen no sixteen hours": the figure right before it, told without its unit
  const unmeasured = recent[0]?.phrase.kind === 'number' && recent[0].phrase.to === run.from ? recent[0] : undefined;
  if (
    unmeasured &&
    /^(?:quantity|duration)$/.test(next.kind) &&
    ratioOf(unmeasured.phrase, next) < 3 &&
    tokens[unmeasured.phrase.from - 1]?.lower !== 'at'
  )
    return unmeasured;
  // "it should be live 5 weeks after I get the photos": when, and no length of time
  const isWhen = next.kind === 'duration' && /^(?:after|from|before|once|out)$/.test(tokens[next.to]?.lower ?? '');
  if (isWhen && next.from > run.to) return null;
  // "6 hours at 90 nah more like 8 hours"
  const own = ofLastThing(tokens, recent).find((old) => old.phrase.kind === next.kind && fits(old.phrase, next));
  if (own && /^(duration|quantity)$/.test(next.kind)) return own;
  // "16 blinds at 25 no 18 I didn't see the bathroom ones": why it is another says that it counts
  if (next.kind === 'number' && tellsOfCount(tokens, next.to)) {
    const counts = ofLastThing(tokens, recent).filter(
      ({ phrase }) => !isMoney(phrase) && tokens[phrase.from - 1]?.lower !== 'at',
    );
    const meant = figureMeant(tokens, counts, next);
    if (meant) return meant;
  }
  const measure = measureMeant(recent, next, tokens);
  // "five yards at 55 and spread it 200 let's say six yards"
  if (measure && !(recent[0] && recent[0].phrase.to === run.from && ratioOf(recent[0].phrase, next) < 3))
    return measure;
  if (run.strength === 1) {
    const last = recent[0];
    // "line 2 should be 4 days": which one
    if (last && /^(line|lines|item|number|row|option|step|phase)$/.test(tokens[last.phrase.from - 1]?.lower ?? ''))
      return null;
    // "5 shelves at 130 apiece call it 6": the count is nearer than the price
    if (last && next.kind === 'number' && run.from - last.phrase.to <= 2 && ratioOf(last.phrase, next) > 3)
      return figureMeant(tokens, ofLastThing(tokens, recent), next) ?? (isPlural(piece) ? null : last);
    // "50 in parts": what a thing costs is no time
    const cost = next.kind === 'duration' && /^(?:in|for)$/.test(tokens[last?.phrase.to ?? 0]?.lower ?? '');
    if (!last || cost || run.from - last.phrase.to > 2) return measure;
    return fits(last.phrase, next) ? last : (figureMeant(tokens, ofLastThing(tokens, recent), next) ?? measure);
  }
  const counts = (old: Live): boolean =>
    old.phrase.kind === 'number' &&
    old.phrase.to < run.from &&
    (isPlural(tokens[old.phrase.to]?.lower ?? '') ||
      // "outlet extenders five of them"
      /^of (?:them|those|these|'em|em)$/.test(wordsAt(tokens, old.phrase.to, 2)) ||
      // "four rail so make that 23.50"
      (isMoney(next) && old.phrase.value < 10 && isContent(tokens[old.phrase.to]?.lower ?? '')));
  const alike = recent.filter((old) => fits(old.phrase, next));
  // "five days … they've got two shifts make it 6 days": the shifts are a thing of their own
  const bare = next.kind === 'number' ? alike : alike.filter((old) => !counts(old));
  // and neither time nor share takes their place: "two trips … would you sorry okay six year warranty"
  const fitting = bare.length > 0 || next.kind === 'duration' || next.kind === 'percent' ? bare : alike;
  const counted = tokens[next.to]?.lower ?? '';
  const sameNoun =
    next.kind === 'number' && isContent(counted)
      ? fitting.find((old) =>
          tokens.slice(old.phrase.to, Math.min(old.phrase.to + 3, run.from)).some((token) => token.lower === counted),
        )
      : undefined;
  if (sameNoun) return sameNoun;
  if (named.length) {
    let at = run.from - 1;
    while (at >= Math.max(0, run.from - REACH) && !named.includes(tokens[at]!.lower)) at--;
    if (named.includes(tokens[at]?.lower ?? '')) {
      const near = fitting.filter((old) => old.phrase.from > at && old.phrase.from - at < 9).at(-1);
      const before = fitting.find((old) => old.phrase.to <= at && at - old.phrase.to < 5);
      if (near ?? before) return (near ?? before)!;
    }
    // it names something that was not priced before: a new thing, and no correction
    const isNew = !named.every((word) => /^(total|price|rate|going|hours?|days?)$/.test(word));
    // "framing 2600 insulation we were gonna go closed cell no scratch that batts 740": of another thing, begun since
    const begun =
      run.from - (fitting[0]?.phrase.to ?? run.from) >= BEGUN && !named.includes(tokens[run.from - 1]!.lower);
    if (isNew && (next.from > run.to + 1 || begun)) return null;
  }
  // "that's 210 bucks uh correction one hundred"
  const beside =
    (fitting[0]?.phrase.kind === 'money' || fitting[0]?.phrase.kind === 'number') &&
    run.from - fitting[0].phrase.to < 2;
  // "20 hours at 110 actually call it 22": no price falls to a fifth
  const near = next.kind === 'number' ? nearest(fitting, next.value, beside ? 3 : 2) : undefined;
  const measured = near !== undefined && /^(duration|quantity)$/.test(near.phrase.kind);
  // "six at 35 scratch that she wants nine"
  const wanted = /^(?:wants?|needs?)$/.test(tokens[next.from - 1]?.lower ?? '');
  // "cupcakes 100 at 3 sorry 120": the count of the same thing
  const ofSame = near !== undefined && ofLastThing(tokens, recent).includes(near);
  return (beside && !measured && !wanted && !ofSame ? undefined : near) ?? fitting[0] ?? null;
}

/** So many words behind a figure something else is talked of. */
const BEGUN = 6;

const MISSED =
  /^(?:forgot|missed|overlooked|miscounted|skipped|left out|(?:didn't|did not) (?:see|count|notice|figure))(?= |$)/;

/** "I forgot the landing", "because we didn't count the closet": one was not counted. */
export const tellsOfCount = (tokens: readonly Token[], i: number): boolean => {
  const from = /^(?:because|cause|since|as)$/.test(tokens[i]?.lower ?? '') ? i + 1 : i;
  return /^(?:i|we)$/.test(tokens[from]?.lower ?? '') && MISSED.test(wordsAt(tokens, from + 1, 3));
};

/** "three hours at 90 and 150 in parts actually four hours": the only time or length of its kind, where no more is told of the new one. */
function measureMeant(recent: readonly Live[], next: Phrase, tokens: readonly Token[]): Live | null {
  const behind = tokens[next.to]?.lower ?? '';
  if (behind && !/^(?:and|plus|then|total|instead|now|not|no|to|so|just|because|since|i|we|he|she|they)$/.test(behind))
    return null;
  const alike = recent.filter(
    ({ phrase }) =>
      (phrase.kind === 'quantity' && next.kind === 'quantity' && phrase.unit === next.unit) ||
      (phrase.kind === 'duration' && next.kind === 'duration' && phrase.said?.unit === next.said?.unit),
  );
  return alike.length === 1 && ratioOf(alike[0]!.phrase, next) < 3 ? alike[0]! : null;
}

/** A sum brought down: told without a word that something was wrong, near what was told so far, and far from the last of it. */
function isOfAll(live: readonly Live[], next: Phrase, cue: string, behind: string): boolean {
  const told = live.flatMap(({ phrase }) => (isMoney(phrase) || phrase.kind === 'number' ? [sizeOf(phrase)] : []));
  const last = told.at(-1) ?? 0;
  const sum = told.filter((value) => value >= 20).reduce((all, value) => all + value, 0);
  const whole = /^for (?:the whole|the lot|everything|all of)/.test(behind);
  // "that should be 1600" says what it comes to
  const restates = sizeOf(next) === sum && !/(?:^| )(?:no|sorry|wait|oops|nope)(?: |$)/.test(cue);
  if (told.length > 1 && sizeOf(next) > last && restates) return true;
  if (told.length > 2 && sizeOf(next) > last && whole && sizeOf(next) <= sum) return true;
  return (
    /^(?:let 's |let's |we'll |i'll )?(?:call (?:it|that)|(?:make|do) (?:it|that))$/.test(cue) &&
    told.length > 2 &&
    sizeOf(next) > 2.2 * last &&
    sizeOf(next) <= sum &&
    sizeOf(next) >= sum * 0.85
  );
}

/** "forty two workstations at 110 each wait no it's 46": a bare number stands for the one it is near to. */
function nearest(fitting: readonly Live[], value: number, far: number): Live | undefined {
  const ratio = ({ phrase }: Live): number => {
    const was = sizeOf(phrase);
    return was > 0 ? Math.max(value / was, was / value) : Number.POSITIVE_INFINITY;
  };
  if (!fitting[0] || ratio(fitting[0]) < far) return undefined;
  return fitting.slice(1, 3).find((old) => ratio(old) <= 1.5);
}

const isLong = (phrase: Phrase): boolean =>
  phrase.kind === 'duration' && /^(month|quarter|year)$/.test(phrase.said?.unit ?? '');
const isShort = (phrase: Phrase): boolean =>
  phrase.kind === 'duration' && /^(second|minute|hour)$/.test(phrase.said?.unit ?? '');

/** May one figure stand in for the other? A bare number takes over the unit of what it corrects. */
function fits(old: Phrase, next: Phrase): boolean {
  if (next.kind === 'number')
    return old.kind !== 'email' && old.kind !== 'phone' && old.kind !== 'address' && old.kind !== 'date';
  if (isMoney(next)) return isMoney(old) || old.kind === 'number';
  if (next.kind === 'quantity') return old.kind === 'quantity' ? old.unit === next.unit : old.kind === 'number';
  // "backup for 12 months … driving is 40 minutes"
  if (next.kind === 'duration')
    return old.kind === 'duration'
      ? isLong(old) === isLong(next) || !(isShort(old) || isShort(next))
      : old.kind === 'number' && old.value < 100 && ratioOf(old, next) < 6;
  if (next.kind === 'percent') return old.kind === 'percent' || (old.kind === 'number' && old.value <= 100);
  return old.kind === next.kind;
}
