/** Cardinal numbers in words or figures: "forty two", "1,650", "three thousand two fifty", "two point five". */

import { wordTable } from '../word-table.ts';
import { countsBehind } from './around-numbers.ts';
import type { Token } from './hear.ts';
import { isContent, isPlural, workVerbs } from './vocabulary/words.ts';

export const UNITS = wordTable<number>({
  zero: 0,
  naught: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
});

export const TEENS = wordTable<number>({
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
});

export const TENS = wordTable<number>({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});

export const SCALES = wordTable<number>({
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mil: 1e6,
  mln: 1e6,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  trillion: 1e12,
  trillions: 1e12,
});

export const PARTS = wordTable<number>({
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
  twelfth: 12,
  sixteenth: 16,
  sixteenths: 16,
  hundredth: 100,
  hundredths: 100,
});

/** After a small number these belong to a size, so that "six four inch lights" is six and not 6,400. */
export const SIZE_UNIT =
  /^(inch|inches|foot|feet|ft|gallon|amp|volt|watt|ton|pound|lb|by|x|car|bed|bedroom|bath|panel|piece|door|light|story|gang|way|ply|gauge|pole|port|person|man|page|hours?|days|day|weeks?|months?|years?|minutes?|inch|yard|strand|zone|head|burner|drawer|lite|seat|stage|speed|btu)$/;

export const round = (value: number): number => Math.round(value * 1e9) / 1e9;

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** "12", ".5": asked of every word, so that nothing slower than a look at its letters will do. */
export const isWritten = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isDigit(token.text.charCodeAt(0)) || (token.text[0] === '.' && isDigit(token.text.charCodeAt(1))));

export const figureOf = (token: Token): number =>
  Number(token.text.includes(',') ? token.text.replaceAll(',', '') : token.text);

/** "twenty-two": the hyphen joins when nothing is around it. */
export function afterHyphen(tokens: readonly Token[], i: number): number {
  return tokens[i]?.text === '-' && !tokens[i]!.spaced && tokens[i + 1] && !tokens[i + 1]!.spaced ? i + 1 : i;
}

const MEASURES = /^(dollars|bucks|hours|days|feet|yards|squares|miles|pounds|gallons|tons|cents)$/;

/** A noun before the number, so that it is likely a price: no verb, article or preposition. */
const namesThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^[a-z]/.test(token.lower) &&
  isContent(token.lower) &&
  !workVerbs.has(token.lower) &&
  !/^(at|of|about|roughly|around|only|just|all|another|exactly|some|maybe|probably)$/.test(token.lower);

interface Group {
  value: number;
  to: number;
  written: boolean;
}

/** Below a hundred in words, or any number in figures. */
export function small(tokens: readonly Token[], i: number): Group | null {
  const token = tokens[i];
  if (!token) return null;
  if (isWritten(token)) return { value: figureOf(token), to: i + 1, written: true };
  const word = token.lower;
  const lone = UNITS[word] ?? TEENS[word];
  if (lone !== undefined) return { value: lone, to: i + 1, written: false };
  const tens = TENS[word];
  if (tens === undefined) return null;
  const next = afterHyphen(tokens, i + 1);
  const one = UNITS[tokens[next]?.lower ?? ''];
  return one && !countsBehindCents(tokens, i, next + 1)
    ? { value: tens + one, to: next + 1, written: false }
    : { value: tens, to: i + 1, written: false };
}

/** "210 feet at a dollar eighty | two toilets at 85": behind cents the last digit is how many of the next thing there are. */
const countsBehindCents = (tokens: readonly Token[], i: number, to: number): boolean =>
  /^(?:dollars?|bucks?)$/.test(tokens[i - 1]?.lower ?? '') &&
  isPlural(tokens[to]?.lower ?? '') &&
  !MEASURES.test(tokens[to]!.lower);

/** "hundred", "thousand" and what follows them. */
export function cardinal(tokens: readonly Token[], i: number): (Group & { scale: number }) | null {
  let first = small(tokens, i);
  let at = i;
  if (!first) {
    const word = tokens[i]?.lower;
    if (
      (word === 'a' || word === 'an') &&
      /^(hundred|thousand|grand|million|billion)$/.test(tokens[i + 1]?.lower ?? '')
    )
      first = { value: 1, to: i + 1, written: false };
    else if (
      word === 'hundred' ||
      (word === 'thousand' &&
        (small(tokens, i + 1) !== null || /^(?:dollars?|bucks?)$/.test(tokens[i + 1]?.lower ?? '')))
    )
      first = { value: 1, to: i, written: false };
    else if (
      (word === 'half' || word === 'quarter') &&
      /^(million|billion|grand|mil)$/.test(tokens[tokens[i + 1]?.lower === 'a' ? i + 2 : i + 1]?.lower ?? '')
    )
      first = { value: word === 'half' ? 0.5 : 0.25, to: tokens[i + 1]?.lower === 'a' ? i + 2 : i + 1, written: false };
    else return null;
  }
  at = first.to;
  if (tokens[at]?.lower === 'point') {
    const decimals = pointDigits(tokens, at + 1);
    if (decimals) {
      first = { value: Number(`${first.value}.${decimals.digits}`), to: decimals.to, written: false };
      at = first.to;
    }
  }
  let total = 0;
  let value = first.value;
  let scale = 1;
  let limit = Number.POSITIVE_INFINITY;
  for (;;) {
    const hundred = tokens[afterHyphen(tokens, at)]?.lower;
    if ((hundred === 'hundred' || hundred === 'hundreds') && value < 1000) {
      value *= 100;
      scale = Math.max(scale, 100);
      at = afterHyphen(tokens, at) + 1;
      const hundreds = value / 100;
      const rest = smallAfter(tokens, at, 100);
      // "an allowance of eighteen hundred | two dumpsters": nobody counts in that way
      const counts =
        rest !== null &&
        hundreds > 10 &&
        rest.value <= 12 &&
        tokens[at]?.lower !== 'and' &&
        (countsBehind(tokens, rest.to) || SIZE_UNIT.test(tokens[rest.to]?.lower ?? '')) &&
        !MEASURES.test(tokens[rest.to]!.lower);
      // "pack the kitchen two hundred | and three guys"
      const crew =
        rest !== null &&
        rest.value <= 12 &&
        /^(guys|men|movers|painters|helpers|techs|workers|people|laborers|carpenters|electricians|plumbers|installers|cleaners)$/.test(
          tokens[rest.to]?.lower ?? '',
        );
      // "build a bench seven hundred | two niches 450 for both": a number of that size is said with "and"
      const priced =
        rest !== null &&
        hundreds <= 10 &&
        rest.value > 1 &&
        rest.value <= 12 &&
        tokens[at]?.lower !== 'and' &&
        isPlural(tokens[rest.to]?.lower ?? '') &&
        !MEASURES.test(tokens[rest.to]!.lower) &&
        (small(tokens, rest.to + 1) !== null || /^(at|for|are)$/.test(tokens[rest.to + 1]?.lower ?? '')) &&
        namesThing(tokens[i - 1]);
      // "thirty two hundred | two more hours past that"
      const another =
        rest !== null &&
        rest.value <= 12 &&
        (/^(more|extra|additional|other)$/.test(tokens[rest.to]?.lower ?? '') ||
          // "the theme is eleven hundred | three hours of training": nobody works so long
          (value >= 300 &&
            tokens[at]?.lower !== 'and' &&
            /^(hours?|days?|weeks?|months?)$/.test(tokens[rest.to]?.lower ?? '')));
      if (rest && !counts && !crew && !priced && !another) {
        value += rest.value;
        at = rest.to;
        scale = 1;
      }
    }
    if (tokens[at]?.lower === 'point' && Number.isInteger(value)) {
      const decimals = pointDigits(tokens, at + 1);
      if (decimals) {
        value = Number(`${value}.${decimals.digits}`);
        at = decimals.to;
      }
    }
    const multiplier = scaleWord(tokens, at);
    if (multiplier && multiplier < limit) {
      total += value * multiplier;
      limit = multiplier;
      scale = multiplier;
      at += 1;
      const twice = scaleWord(tokens, at);
      if (twice && total === value * multiplier && twice > multiplier) {
        total *= twice;
        at += 1;
      }
      const rest = smallAfter(tokens, at, Math.min(limit, 1000));
      if (!rest) return { value: round(total), to: at, written: first.written && at === i + 1, scale };
      const inner = tokens[rest.to]?.lower;
      if (
        limit <= 1000 &&
        rest.value < 10 &&
        !rest.written &&
        tokens[at]?.lower !== 'and' &&
        inner !== 'hundred' &&
        !scaleWord(tokens, rest.to)
      ) {
        // "a thousand five" is left apart; "one thousand one" is a number
        if (tokens[i]?.lower === 'a') return { value: round(total), to: at, written: false, scale };
      }
      const tail = rest.value < 10 && !rest.written ? small(tokens, rest.to) : null;
      if (limit === 1000 && tail && tail.value >= 10 && tail.value < 100) {
        // "three thousand two fifty"
        return { value: round(total + rest.value * 100 + tail.value), to: tail.to, written: false, scale: 1 };
      }
      value = rest.value;
      at = rest.to;
      scale = 1;
      const more = tokens[at]?.lower;
      if (more !== 'hundred' && more !== 'hundreds' && !(scaleWord(tokens, at) ?? 0)) {
        return { value: round(total + value), to: at, written: false, scale: 1 };
      }
      continue;
    }
    return { value: round(total + value), to: at, written: first.written && at === i + 1, scale };
  }
}

/** What is called grand. */
const CALLED_GRAND = /^(?:total|pianos?|masters?|openings?|finale|entrances?|staircases?|ballroom|prix)$/;

export function scaleWord(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i];
  if (!token) return undefined;
  if (token.lower === 'k' && token.spaced && !isWritten(tokens[i - 1])) return undefined;
  // "BR30s 2700K": the color of light
  if (token.lower === 'k' && /^(?:[1-9]\d00|hundred|thousand)$/.test(tokens[i - 1]?.lower ?? '')) return undefined;
  // "27 mil liner", "six mil poly": a thickness, unless it is said to be money
  if (token.lower === 'mil' && tokens[i - 2]?.text !== '$' && !/^(dollars?|bucks)$/.test(tokens[i + 1]?.lower ?? ''))
    return undefined;
  if (token.text === 'M' && !token.spaced && isWritten(tokens[i - 1])) return 1e6;
  // "hardware 65 grand total 1665", "six grand masters": no thousands
  if (token.lower === 'grand' && CALLED_GRAND.test(tokens[i + 1]?.lower ?? '')) return undefined;
  return SCALES[token.lower];
}

/** "thirty eight hundred", "twelve hundred": a price sooner than a count, which would be told in thousands. */
const TWO_DIGITS =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) | (?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|\w+ty|\d\d)$/;

/** Up to three words, a plural, and its price: "recessed lights those are", "doors at", "boots eighty each". */
function countsPriced(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < i + 4; k++) {
    const word = tokens[k]?.lower ?? '';
    if (!/^[a-z]{3,}$/.test(word) || /^(and|dollars?|bucks?|for|cents?|the|each|plus|feet|hours?|square)$/.test(word))
      return false;
    if (/[^s]s$/.test(word))
      return /^(at|those|they|are|for|of|\$?\d+)$/.test(tokens[k + 1]?.lower ?? '') || small(tokens, k + 1) !== null;
  }
  return false;
}

/** "one hundred and six | thousand five hundred miles": what no money is said in goes on as one number, where two sums would be told apart. */
function countsThousands(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]!.lower !== 'thousand') return false;
  const to = cardinal(tokens, i + 1)?.to ?? i + 1;
  const word = tokens[to]?.lower ?? '';
  if (word === 'on') return /^(?:it|her|him|the)$/.test(tokens[to + 1]?.lower ?? '');
  if (/^(?:miles?|kilometers?|kilometres?|km|clicks)$/.test(word)) return true;
  // "demo four hundred | and three thousand square feet of sod at 2 a square foot": what has a price is no such number
  const priced = tokens.slice(to + 1, to + 7).some(({ lower }) => lower === 'at' || lower === 'per');
  return /^(?:square|sq|feet|gallons?|pounds?|btus?|words|pages)$/.test(word) && !priced;
}

/** What may follow "hundred" or "thousand" as part of the same number. */
export function smallAfter(tokens: readonly Token[], i: number, below: number): Group | null {
  const and = tokens[i]?.lower === 'and';
  const group = small(tokens, and ? i + 1 : i);
  // "rubber for 68 hundred or TPO for 79 hundred | one or the other"
  if (!and && tokens[i]?.lower === 'one' && /^(or|of|'s|is|way|per|each|for|to|at)$/.test(tokens[i + 1]?.lower ?? ''))
    return null;
  if (!group || group.value >= below || group.value === 0 || !Number.isInteger(group.value)) return null;
  if (group.written) {
    // figures after words are mostly the next count ("four hundred 6 windows")
    if (and && isWritten(tokens[i - 2]) && group.to === tokens.length) return group;
    if (and || tokens[i - 1]?.lower !== 'thousand' || group.value < 100) return null;
  }
  // "… 850 and fifty gallon tank", but "a hundred and eighteen | door boot"
  const sized = tokens[group.to]?.lower ?? '';
  // "forty eight hundred and nine hundred eighty", "thirty eight hundred and two recessed lights at …"
  if (and && /^(hundred|thousand|grand)$/.test(sized) && !(below === 100 && countsThousands(tokens, group.to)))
    return null;
  // "make that twenty two hundred | and twenty five percent up front", "round it to 25 hundred | thirty percent down"
  if (/^(percent|%)$/.test(sized)) return null;
  if (
    and &&
    group.value < 13 &&
    TWO_DIGITS.test(`${tokens[i - 3]?.lower} ${tokens[i - 2]?.lower}`) &&
    countsPriced(tokens, group.to)
  )
    return null;
  if (
    and &&
    SIZE_UNIT.test(sized) &&
    // "a hundred and sixty feet of fence": a length, in the plural
    sized !== 'feet' &&
    // "two hundred and forty pound for the lot": of nothing that weighs so much
    !(sized === 'pound' && group.value > 12 && !isContent(tokens[group.to + 1]?.lower ?? '')) &&
    !(group.value > 12 && /^(door|panel|light|drawer|seat|head|piece|lite|burner|page|pole|port)$/.test(sized))
  )
    return null;
  if (
    and &&
    (tokens[group.to]?.lower === 'half' ||
      tokens[group.to]?.lower === 'quarter' ||
      PARTS[tokens[group.to]?.lower ?? ''])
  )
    return null;
  return group;
}

export function pointDigits(tokens: readonly Token[], i: number): { digits: string; to: number } | null {
  let digits = '';
  let at = i;
  for (;;) {
    const word = tokens[at]?.lower ?? '';
    if (word === 'o' || word === 'oh') digits += '0';
    else {
      const group = small(tokens, at);
      if (!group || !Number.isInteger(group.value) || (digits !== '' && group.value > 9)) break;
      digits += group.written ? tokens[at]!.text : String(group.value);
      at = group.to;
      if (group.value > 9) break;
      continue;
    }
    at++;
  }
  return digits ? { digits, to: at } : null;
}
