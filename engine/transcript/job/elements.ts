/**
 * The dictation as a row of elements: words, and figures that know what they are. Bare numbers are settled by what is near.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Phrase, Place } from '../fact.ts';
import type { Token } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import type { Judgement, PriceRole } from '../learned/judgement.ts';
import { kindFeatures } from '../learned/kind-features.ts';
import { letteredAt, modelAt } from '../model-names.ts';
import type { Repaired } from '../repair.ts';
import { determiners, fillers, isContent, prepositions, wordSet } from '../vocabulary/words.ts';
import { countBehindRates } from './count-behind-rates.ts';
import { countRest } from './count-rest.ts';
import { countStatements } from './count-statements.ts';
import { countByPeriod } from './counts-by-period.ts';
import { isHouseNumber } from './house-numbers.ts';
import { joinCounts } from './join-counts.ts';
import { joinDays } from './join-days.ts';
import { joinMeasured } from './join-measures.ts';
import { leadWithKinds } from './kinds-behind.ts';
import { knownPriceAt } from './known-price.ts';
import { changeElement, makeElement, numberOf, plainElement } from './make-element.ts';
import { repeatMeasures } from './measures-again.ts';
import { nameNumbers } from './name-numbers.ts';
import { isNoNumber, isOneForEach } from './one-words.ts';
import { pauseAt } from './pauses.ts';
import { ofNumber, ofPhrase } from './phrase-elements.ts';
import { rateBefore } from './rate-before.ts';
import { ratesOnFull } from './rates-on-full.ts';
import { repeatRates } from './repeat-rates.ts';
import { setOtherAside } from './set-other-aside.ts';
import { setUsualAside } from './set-usual-aside.ts';
import { settle } from './settle-numbers.ts';
import { shareRates } from './share-rates.ts';
import { sizeCounted } from './size-counted.ts';
import { tellMileage } from './tell-mileage.ts';
import { tellOvertime } from './tell-overtime.ts';

export type Tag =
  | 'word'
  | 'break'
  | 'money'
  | 'rate'
  | 'pct'
  | 'qty'
  | 'time'
  | 'date'
  | 'num'
  | 'clock'
  | 'size'
  | 'address'
  | 'phone'
  | 'email'
  | 'client'
  | 'type'
  /** A tax with its rate in `percent` and the words for what it is on in `scope`. */
  | 'tax'
  /** "my regular rate", "the same price": a price that stands elsewhere; `word` is regular or same. */
  | 'regular'
  /** "and I put 25 percent on top of that": what comes on the price before it. */
  | 'markup';

export interface Price {
  /** Dollars. The upper end of a range. */
  value: number;
  low?: number;
  readings: number[];
  /** A unit of units.ts, "each", "h", or a singular noun; null for a lump sum. */
  per: string | null;
}

export interface Measure {
  value: number;
  max?: number;
  /** A unit of units.ts or of time ("hour", "day", "minute"), or "count". */
  unit: string;
}

export interface Element extends Place {
  tag: Tag;
  /** Lower case, "" for figures. */
  word: string;
  price?: Price;
  measure?: Measure;
  percent?: number;
  /** "on the parts not on the labor", padded with blanks. */
  scope?: string;
  phrase?: Phrase;
  /** It is known to count: nothing around it makes it a price or a size. */
  counts?: boolean;
  /** Its unit was said in the plural. */
  plural?: boolean;
  /** It belongs to the same name, or the same condition, as the one before. */
  bound?: boolean;
  /** Its figure was worked out: a share of another, or a cost and what comes on top. */
  computed?: boolean;
  /** A new thought begins here, whatever stands around it. */
  opens?: boolean;
  /** A reason without a price begins here. */
  why?: boolean;
  /** One of two of which one is taken begins here. */
  chosen?: boolean;
  /** Whose the figure is, or what it does, where it is no price of ours. */
  role?: Exclude<PriceRole, 'ours'>;
  /** A share that is put on the whole. */
  added?: boolean;
  /** The price of one of what was counted before it. */
  each?: boolean;
  /** The price that it takes the place of: "38 not 41". */
  instead?: number;
  /** The service of the list for which it stands; null where it only tells which one of several is meant. */
  means?: CatalogueService | null;
  /** It stands in the name of a service with a fixed price, or ends it. */
  listed?: 'in' | 'end';
  /** The counts and measures that the price is multiplied with. */
  multipliers?: readonly Element[];
}

export type PricedElement = Element & { price: Price };

/** Figures that belong to phrases become elements of their own, the rest words. */
export function elementsOf(
  { heard, phrases }: Repaired,
  claims: ReadonlyMap<number, { to: number; tag: Tag }>,
  judgement: Judgement,
  counted: ReadonlySet<number>,
  isListed: boolean,
): Element[] {
  const { tokens, numberAt } = heard;
  const at: (Phrase | undefined)[] = new Array(tokens.length).fill(undefined);
  for (const phrase of phrases) if (phrase.kind !== 'number') at[phrase.from] = phrase;
  const out: Element[] = [];
  const put = (element: Element): number => out.push(makeElement(element));
  let i = 0;
  while (i < tokens.length) {
    const claim = claims.get(i);
    if (claim) {
      const said = claim.tag === 'word' ? tokens.slice(i, claim.to).map(({ lower }) => lower) : [];
      out.push(plainElement(i, claim.to, claim.tag, claim.tag === 'regular' ? 'regular' : said.join(' ')));
      i = claim.to;
      continue;
    }
    // "one for each set of parents" is no price
    const phrase = at[i]?.kind === 'rate' && isOneForEach(tokens, i) ? undefined : at[i];
    if (phrase?.kind === 'percent' && phrase.value < 0) {
      // "minus ten percent" takes off ten
      out.push(plainElement(i, i + 1, 'word', 'minus'));
      put(ofPhrase({ ...phrase, from: i + 1, value: -phrase.value }));
      i = phrase.to;
      continue;
    }
    // "two days, eight hours a day": each day has them
    const hours =
      phrase?.kind === 'duration' ? numberAt.slice(i + 1, phrase.to).find((number) => number !== undefined) : undefined;
    if (
      phrase &&
      hours &&
      /^(a|per|each|every)$/.test(tokens[phrase.to]?.lower ?? '') &&
      tokens[phrase.to + 1]?.lower === 'day'
    ) {
      const time = (from: number, to: number, value: number, unit: string): Element => ({
        from,
        to,
        tag: 'time',
        word: '',
        measure: { value, unit },
      });
      put(time(i, hours.from, numberAt[i]?.values[0] ?? 1, 'day'));
      put(time(hours.from, phrase.to, hours.values[0]!, 'hour'));
      i = phrase.to;
      continue;
    }
    // "the 96 percent furnace", "the 80 percent one": which of them
    if (phrase?.kind === 'percent' && isGrade(tokens, phrase)) {
      out.push(plainElement(i, phrase.to, 'word', 'percent-grade'));
      i = phrase.to;
      continue;
    }
    if (phrase) {
      put({ ...ofPhrase(phrase), plural: /(s|feet)$/.test(tokens[phrase.to - 1]!.lower) });
      // "300 a man a day": each of them has it
      if (
        phrase.kind === 'rate' &&
        /^(h|day)$/.test(phrase.per) &&
        tokens
          .slice(phrase.from, phrase.to - 2)
          .some(({ lower }) => /^(man|guy|person|head|worker|mover|tech|hand|helper)$/.test(lower))
      )
        out.push(plainElement(phrase.to - 1, phrase.to, 'word', 'each'));
      i = phrase.to;
      continue;
    }
    const known = knownPriceAt(heard, i);
    if (known) {
      while ((out.at(-1)?.from ?? -1) >= known.from) out.pop();
      put(
        known.word === 'aside'
          ? { from: known.from, to: known.to, tag: 'break', word: ',' }
          : { from: known.from, to: known.to, tag: 'regular', word: known.word },
      );
      i = known.to;
      continue;
    }
    const pause = pauseAt(tokens, i) ?? requestAt(tokens, i);
    if (pause) {
      out.push(plainElement(i, pause, 'break', 'uh'));
      i = pause;
      continue;
    }
    // "1200 down the road she may add lighting": later
    if (
      tokens[i]!.lower === 'down' &&
      tokens[i + 1]?.lower === 'the' &&
      /^(road|line)$/.test(tokens[i + 2]?.lower ?? '') &&
      /^(he|she|they|you|we|if|,)$/.test(tokens[i + 3]?.lower ?? '')
    ) {
      out.push(plainElement(i, i + 3, 'break', ';'));
      i += 3;
      continue;
    }
    const number = numberAt[i];
    // "phase two", "stage 3", "option one" are names; "as an option eight of them", "as an option two skylights" are none
    if (
      number?.to === i + 1 &&
      /^(phase|stage|option)$/.test(tokens[i - 1]?.lower ?? '') &&
      number.values[0]! < 10 &&
      tokens[i + 1]?.lower !== 'of' &&
      tokens[i - 3]?.lower !== 'as'
    ) {
      out.push(plainElement(i, i + 1, 'word', tokens[i]!.lower));
      i++;
      continue;
    }
    if (isNoNumber(heard, i)) {
      out.push(plainElement(i, i + 1, 'word', 'one'));
      i++;
      continue;
    }
    // "2014 Outback struts": the year of a make
    if (
      number?.to === i + 1 &&
      /^(?:19[5-9]\d|20[0-3]\d)$/.test(tokens[i]!.text) &&
      /^[A-Z]/.test(tokens[i + 1]?.text ?? '') &&
      tokens[i + 1]!.text !== 'I' &&
      !/^(at|for|is|about|plus)$/.test(tokens[i - 1]?.lower ?? '')
    ) {
      out.push(plainElement(i, i + 1, 'word', tokens[i]!.lower));
      i++;
      continue;
    }
    if (number?.to === i + 1 && isHouseNumber(tokens, i)) {
      out.push(plainElement(i, i + 1, 'word', tokens[i]!.lower));
      i++;
      continue;
    }
    // "Windows 11 set up": a version, but "for Gantry Law Office seven laptops"
    if (
      number?.to === i + 1 &&
      /^\d/.test(tokens[i]!.text) &&
      /^(Windows|Office|iPhone|iPad|Galaxy|Pixel|Android|iOS|QuickBooks|Exchange|Server)$/.test(
        tokens[i - 1]?.text ?? '',
      )
    ) {
      out.push(plainElement(i, i + 1, 'word', tokens[i]!.lower));
      i++;
      continue;
    }
    // "their 50th anniversary", "the 3rd floor"
    if (number?.to === i + 1 && tokens[i + 1]?.spaced === false && /^(st|nd|rd|th)$/.test(tokens[i + 1]!.lower)) {
      put({ from: i, to: i + 2, tag: 'word', word: `n${tokens[i]!.lower}${tokens[i + 1]!.lower}` });
      i += 2;
      continue;
    }
    // "sweep 90s", "BR30s", "unit 4B": a name, with a letter first so that it is known as one
    const flat = number?.to === i + 1 && /^\d+$/.test(tokens[i]!.text) ? tokens[i + 1] : undefined;
    const lettered = tokens[i + 1]?.spaced === false && isContent(tokens[i]!.lower) ? modelAt(tokens, i + 1) : 0;
    const model =
      modelAt(tokens, i) ||
      letteredAt(tokens, i) ||
      lettered ||
      (flat && !flat.spaced && /^[A-H]$/.test(flat.text) ? i + 2 : 0);
    if (model) {
      const word = tokens.slice(i, model).map(({ lower }) => lower);
      put({ from: i, to: model, tag: 'word', word: /^\d/.test(word[0]!) ? `n${word.join('')}` : word.join('') });
      i = model;
      continue;
    }
    if (number && !coveredFrom(at, number) && !isOrdinal(tokens, number)) {
      put(ofNumber(number));
      i = number.to;
      continue;
    }
    const token = tokens[i]!;
    const tag: Tag = fillers.has(token.lower) || PAUSES.has(token.text) || isNextThing(tokens, i) ? 'break' : 'word';
    // "seal the can lights": no auxiliary
    const can = token.lower === 'can' && /^(lights?|lighting|housings?|trims?)$/.test(tokens[i + 1]?.lower ?? '');
    // "a 30 yard can 525", "the can's 410": no auxiliary either
    const noun =
      token.lower === 'can' &&
      (numberAt[i + 1] !== undefined || /^('s|is|at|runs)$/.test(tokens[i + 1]?.lower ?? '')) &&
      /^(yard|gallon|pound|lb|ounce|oz|trash|garbage|roll|the|a|per|each)$/.test(tokens[i - 1]?.lower ?? '');
    const word = noun ? 'canister' : can ? 'recessed' : tag === 'break' && token.lower === 'next' ? ';' : token.lower;
    out.push(plainElement(i, i + 1, tag, word));
    i++;
  }
  const row = joinCounts(
    countBehindRates(
      rateBefore(
        repeatRates(
          shareRates(
            ratesOnFull(
              joinDays(
                countRest(
                  tellOvertime(
                    countStatements(
                      setUsualAside(
                        countByPeriod(repeatMeasures(nameNumbers(sizeCounted(joinMeasured(withCounts(out, counted)))))),
                        isListed,
                      ),
                    ),
                  ),
                  tokens,
                ),
              ),
            ),
          ),
          tokens,
        ),
      ),
    ),
  );
  return leadWithKinds(
    setOtherAside(
      settle(tellMileage(row), (before, around, index) =>
        judgement.kindOf(kindFeatures(before, around, index), tokens[around[index]!.from]!.start),
      ),
    ),
  );
}

/** What the price list knows to be a count is asked no more. */
const withCounts = (row: Element[], counted: ReadonlySet<number>): Element[] =>
  counted.size === 0
    ? row
    : row.map((one) => {
        if (!counted.has(one.from)) return one;
        if (one.tag === 'num') return changeElement(one, { counts: true });
        const value = one.tag === 'size' ? one.measure!.value : one.tag === 'money' ? one.price!.value : 0;
        // "two of them are large", "15 small and ten large"
        return value >= 1 && one.to === one.from + 1 ? numberOf(one, value) : one;
      });

const PAUSES = wordSet('. ; ! ? : , — –');

/** "if you would put a filter on there": a request, and no condition. */
const requestAt = (tokens: readonly Token[], i: number): number | null =>
  tokens[i]!.lower === 'if' &&
  tokens[i + 1]?.lower === 'you' &&
  /^(would|could|can|will)$/.test(tokens[i + 2]?.lower ?? '') &&
  /^(put|add|do|include|throw|write|make|give|send|please|get|also|just|list|show|price|note|mention|figure)$/.test(
    tokens[i + 3]?.lower ?? '',
  )
    ? i + 3
    : null;

/** "the deck staining for 900 next a power wash": a new thought, and no "next week" or "next to the stairs". */
const isNextThing = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.lower === 'next' &&
  /^(the|an?|my|our|we|i|he|she|they|there|gotta|up|is)$/.test(tokens[i + 1]?.lower ?? '') &&
  i > 0 &&
  !determiners.has(tokens[i - 1]!.lower) &&
  !prepositions.has(tokens[i - 1]!.lower);

/** A percentage that tells one thing from another: it stands between an article and the thing. */
const isGrade = (tokens: readonly Token[], phrase: Place): boolean =>
  /^(the|an?|that|this|her|his|their)$/.test(tokens[phrase.from - 1]?.lower ?? '') &&
  (/^(furnaces?|efficient|efficiency|boilers?|models?|units?|blackout|blends?|shade|screens?|wool|cotton|vinegar|acid|solution|bleach|concentrate|version|grade)$/.test(
    tokens[phrase.to]?.lower ?? '',
  ) ||
    (tokens[phrase.to]?.lower === 'one' &&
      /^(at|is|'s|for|runs|comes|will|would)$/.test(tokens[phrase.to + 1]?.lower ?? '')));

/** "a third round of revisions" counts nothing. */
function isOrdinal(tokens: readonly Token[], number: HeardNumber): boolean {
  const word = tokens[number.to]?.lower ?? '';
  return (
    number.values[0]! < 1 &&
    /^(third|quarter|fourth|fifth)$/.test(tokens[number.to - 1]!.lower) &&
    isContent(word) &&
    !/^(by|up)$/.test(tokens[number.from - 1]?.lower ?? '') &&
    !/^(down|deposit|upfront|off|now|due|before|when|payment)$/.test(word)
  );
}

const coveredFrom = (at: readonly (Phrase | undefined)[], number: HeardNumber): boolean =>
  at.slice(number.from + 1, number.to).some((phrase) => phrase !== undefined);
