/**
 * Spoken numbers. A form that can be read in more than one way keeps all its readings ("four fifty" is 450 or 4.50);
 * whoever knows the context chooses.
 */
import type { Token } from './hear.ts';
import { isPlural } from './vocabulary/words.ts';

export type NumberForm =
  /** Read the one way: "forty two", "1,650", "twelve hundred", "3/4", "two and a half". */
  | 'plain'
  /** Hundreds and tens without the word: "four fifty" → 450, 4.50. */
  | 'pair'
  /** Thousands and hundreds without the words: "fourteen five" → 14,500; or two numbers side by side. */
  | 'thousands'
  /** "2:40", which is a time of day or how recognition writes "two forty". */
  | 'clock'
  /** "a couple", "a dozen", "a pair". */
  | 'count'
  /** Single figures one by one, as in a phone or house number. */
  | 'digits';

export interface HeardNumber {
  /** Tokens, end exclusive. */
  from: number;
  to: number;
  /** The readings, the likeliest first; never empty. */
  values: number[];
  form: NumberForm;
  /** It was written with figures only. */
  written: boolean;
  /** The multiplier word it ends with ("14 thousand"), for ranges such as "14 to 16 thousand"; 1 where there is none. */
  scale: number;
  /** Where a shorter number ends that may have been meant: "fourteen | five inch pipes". */
  shorter?: { to: number; value: number };
}

const UNITS: Record<string, number> = {
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
};
const TEENS: Record<string, number> = {
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
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Record<string, number> = {
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mil: 1e6,
  billion: 1e9,
  billions: 1e9,
};
const PARTS: Record<string, number> = {
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
};
const GLYPHS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

/** Before a lone "one" these make it a pronoun: "the old one", "this one's for". */
const BEFORE_PRONOUN =
  /^(the|this|that|which|each|every|any|no|another|other|old|new|last|first|next|big|small|large|little|white|black|gray|grey|blue|red|brown|green|good|better|best|cheap|cheaper|same|right|wrong|whole|only|upstairs|downstairs|back|front)$/;
/** After a small number these belong to a size, so that "six four inch lights" is six and not 6,400. */
const SIZE_UNIT =
  /^(inch|inches|foot|feet|ft|gallon|amp|volt|watt|ton|pound|lb|by|x|car|bed|bedroom|bath|panel|piece|door|light|story|gang|way|ply|gauge|pole|port|person|man|page|hour|day|week|month|year|minute|inch|yard|strand|zone|head|burner|drawer|lite|seat|stage|speed|btu)$/;

const round = (value: number): number => Math.round(value * 1e9) / 1e9;

/** One left-to-right pass. */
export function hearNumbers(tokens: readonly Token[]): HeardNumber[] {
  const found: HeardNumber[] = [];
  let i = 0;
  while (i < tokens.length) {
    const number = numberAt(tokens, i);
    if (number) {
      found.push(number);
      i = number.to;
    } else i++;
  }
  return found;
}

const isWritten = (token: Token | undefined): boolean =>
  token !== undefined &&
  ((token.text.charCodeAt(0) >= 48 && token.text.charCodeAt(0) <= 57) || /^\.\d/.test(token.text));

const figureOf = (token: Token): number => Number(token.text.replaceAll(',', ''));

/** "twenty-two": the hyphen joins when nothing is around it. */
function afterHyphen(tokens: readonly Token[], i: number): number {
  return tokens[i]?.text === '-' && !tokens[i]!.spaced && tokens[i + 1] && !tokens[i + 1]!.spaced ? i + 1 : i;
}

interface Group {
  value: number;
  to: number;
  written: boolean;
}

/** Below a hundred in words, or any number in figures. */
function small(tokens: readonly Token[], i: number): Group | null {
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
  return one ? { value: tens + one, to: next + 1, written: false } : { value: tens, to: i + 1, written: false };
}

/** "hundred", "thousand" and what follows them. */
function cardinal(tokens: readonly Token[], i: number): (Group & { scale: number }) | null {
  let first = small(tokens, i);
  let at = i;
  if (!first) {
    const word = tokens[i]?.lower;
    if (
      (word === 'a' || word === 'an') &&
      /^(hundred|thousand|grand|million|billion)$/.test(tokens[i + 1]?.lower ?? '')
    )
      first = { value: 1, to: i + 1, written: false };
    else if (word === 'hundred' || (word === 'thousand' && small(tokens, i + 1) !== null))
      first = { value: 1, to: i, written: false };
    else if (
      (word === 'half' || word === 'quarter') &&
      /^(million|billion)$/.test(tokens[tokens[i + 1]?.lower === 'a' ? i + 2 : i + 1]?.lower ?? '')
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
        (isPlural(tokens[rest.to]?.lower ?? '') || SIZE_UNIT.test(tokens[rest.to]?.lower ?? '')) &&
        !/^(dollars|bucks|hours|days|feet|yards|squares|miles|pounds|gallons|tons|cents)$/.test(tokens[rest.to]!.lower);
      // "pack the kitchen two hundred | and three guys"
      const crew =
        rest !== null &&
        rest.value <= 12 &&
        /^(guys|men|movers|painters|helpers|techs|workers|people|laborers|carpenters|electricians|plumbers|installers|cleaners)$/.test(
          tokens[rest.to]?.lower ?? '',
        );
      if (rest && !counts && !crew) {
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

function scaleWord(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i];
  if (!token) return undefined;
  if (token.lower === 'k' && token.spaced && !isWritten(tokens[i - 1])) return undefined;
  if (token.text === 'M' && !token.spaced && isWritten(tokens[i - 1])) return 1e6;
  return SCALES[token.lower];
}

/** What may follow "hundred" or "thousand" as part of the same number. */
function smallAfter(tokens: readonly Token[], i: number, below: number): Group | null {
  const and = tokens[i]?.lower === 'and';
  const group = small(tokens, and ? i + 1 : i);
  if (!group || group.value >= below || group.value === 0 || !Number.isInteger(group.value)) return null;
  if (group.written) {
    // figures after words are mostly the next count ("four hundred 6 windows")
    if (and && isWritten(tokens[i - 2]) && group.to === tokens.length) return group;
    if (and || tokens[i - 1]?.lower !== 'thousand' || group.value < 100) return null;
  }
  // "… 850 and fifty gallon tank", but "a hundred and eighteen | door boot"
  const sized = tokens[group.to]?.lower ?? '';
  if (
    and &&
    SIZE_UNIT.test(sized) &&
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

function pointDigits(tokens: readonly Token[], i: number): { digits: string; to: number } | null {
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

/** "and a half", "and three quarters", "1/2", "½", "3 1/2". */
function fraction(tokens: readonly Token[], i: number): { value: number; to: number } | null {
  const token = tokens[i];
  if (!token) return null;
  const glyph = GLYPHS[token.text];
  if (glyph !== undefined) return { value: glyph, to: i + 1 };
  if (
    isWritten(token) &&
    tokens[i + 1]?.text === '/' &&
    isWritten(tokens[i + 2]) &&
    !tokens[i + 1]!.spaced &&
    !tokens[i + 2]!.spaced
  ) {
    const bottom = figureOf(tokens[i + 2]!);
    if (tokens[i + 3]?.text === '/' || bottom === 0) return null;
    return { value: figureOf(token) / bottom, to: i + 3 };
  }
  if (token.lower === 'half' && tokens[i + 1]?.lower !== 'of') return { value: 0.5, to: i + 1 };
  if ((token.lower === 'a' || token.lower === 'an') && PARTS[tokens[i + 1]?.lower ?? '']) {
    return { value: 1 / PARTS[tokens[i + 1]!.lower]!, to: i + 2 };
  }
  const top = small(tokens, i);
  const bottom = top && PARTS[tokens[afterHyphen(tokens, top.to)]?.lower ?? ''];
  if (top && bottom && top.value > 0 && (top.value < bottom || /s$/.test(tokens[afterHyphen(tokens, top.to)]!.lower)))
    return { value: top.value / bottom, to: afterHyphen(tokens, top.to) + 1 };
  return null;
}

function andFraction(tokens: readonly Token[], i: number): { value: number; to: number } | null {
  const word = tokens[i]?.lower;
  if (word === 'and') {
    const part = fraction(tokens, i + 1);
    if (!part && tokens[i + 1]?.lower === 'quarter') return { value: 0.25, to: i + 2 };
    return part && part.value < 1 ? part : null;
  }
  if (GLYPHS[tokens[i]?.text ?? ''] !== undefined) return fraction(tokens, i);
  if (isWritten(tokens[i])) {
    const part = fraction(tokens, i);
    return part && part.value < 1 ? part : null;
  }
  return null;
}

function numberAt(tokens: readonly Token[], i: number): HeardNumber | null {
  const token = tokens[i]!;
  const before = tokens[i - 1];
  // glued to letters it is a model, a grade or a name: Cat6, R49, R-19
  const glued =
    before !== undefined &&
    !token.spaced &&
    isWritten(token) &&
    ((/[a-z_]$/i.test(before.text) && !(/^(h|hr|hrs)$/.test(before.lower) && isWritten(tokens[i - 2]))) ||
      (/^[-–]$/.test(before.text) && !before.spaced && /[a-z]$/i.test(tokens[i - 2]?.text ?? '')));
  if (glued) return null;

  const written = isWritten(token);
  const result = (to: number, values: number[], form: NumberForm, extra: Partial<HeardNumber> = {}): HeardNumber => ({
    from: i,
    to,
    values: values.map(round),
    form,
    written,
    scale: 1,
    ...extra,
  });

  // ½, 3/4, "three quarters", "two thirds"
  const whole = fraction(tokens, i);
  const partWord = whole ? tokens[whole.to - 1]!.lower : '';
  if (
    whole &&
    (written ||
      GLYPHS[token.text] !== undefined ||
      /^(quarters|thirds|halves|eighths|sixteenths|fifths|tenths|hundredths)$/.test(partWord))
  )
    return result(whole.to, [whole.value], 'plain');
  if (token.lower === 'quarter' && !/^(a|the|one|three|this|last|next|each|per|every)$/.test(before?.lower ?? '')) {
    const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
    if (
      /^(inch|cup|gallon|mile|pound|acre|hour|liter|litre|teaspoon|ounce|yard|of)$/.test(tokens[at]?.lower ?? '') &&
      !(tokens[at]!.lower === 'of' && !/^an?$/.test(tokens[at + 1]?.lower ?? ''))
    )
      return result(i + 1, [0.25], 'plain');
  }
  if (
    whole &&
    (token.lower === 'half' || partWord === 'half') &&
    !/^(the|an?|other|first|second|each|in)$/.test(before?.lower ?? '')
  ) {
    // "half a dozen", "half a truckload", "half an hour": the unit makes it a quantity
    const to = /^an?$/.test(tokens[whole.to]?.lower ?? '') ? whole.to + 1 : whole.to;
    if (tokens[to]?.lower === 'dozen') return result(to + 1, [6], 'count');
    return result(whole.to, [0.5], 'plain');
  }
  if (
    whole &&
    /^(quarter|third|fourth|eighth|sixteenth|tenth)$/.test(partWord) &&
    token.lower !== 'the' &&
    /^(a|an|one|three|two|five|seven|nine)$/.test(token.lower)
  )
    return result(whole.to, [whole.value], 'plain');

  if (
    (token.lower === 'a' || token.lower === 'the') &&
    /^(couple|pair|dozen)$/.test(tokens[i + 1]?.lower ?? '') &&
    token.lower === 'a'
  ) {
    const word = tokens[i + 1]!.lower;
    let to = i + 2;
    if (word !== 'dozen' && tokens[to]?.lower === 'of') to++;
    if (word === 'couple') {
      const scaled = tokens[to]?.lower;
      if (scaled === 'hundred') return result(to + 1, [200], 'plain', { scale: 100 });
      if (scaled === 'thousand' || scaled === 'grand') return result(to + 1, [2000], 'plain', { scale: 1000 });
      if (scaled === 'dozen') return result(to + 1, [24], 'count');
    }
    return result(to, [word === 'dozen' ? 12 : 2], 'count');
  }
  if (token.lower === 'couple' || token.lower === 'dozen') {
    if (token.lower === 'couple' && /^(the|happy|this|that|nice|older|young)$/.test(before?.lower ?? '')) return null;
    const to = tokens[i + 1]?.lower === 'of' ? i + 2 : i + 1;
    if (tokens[to]?.lower === 'hundred') return result(to + 1, [200], 'plain', { scale: 100 });
    return result(to, [token.lower === 'dozen' ? 12 : 2], 'count');
  }

  // 2:40
  if (
    written &&
    tokens[i + 1]?.text === ':' &&
    !tokens[i + 1]!.spaced &&
    /^\d\d$/.test(tokens[i + 2]?.text ?? '') &&
    !tokens[i + 2]!.spaced &&
    figureOf(token) < 100
  ) {
    const a = figureOf(token);
    const b = figureOf(tokens[i + 2]!);
    return result(i + 3, [a * 100 + b, a + b / 100], 'clock');
  }

  if (
    token.lower === 'one' &&
    BEFORE_PRONOUN.test(before?.lower ?? '') &&
    !tokens[i + 1]?.lower.match(/^(hundred|thousand|million|time|day|hour|week|year|month|coat|trip)/) &&
    // "that's another one forty"
    !(before?.lower === 'another' && (small(tokens, i + 1)?.value ?? 0) >= 10)
  )
    return null;
  if (token.lower === 'point' || token.lower === 'zero' || token.lower === 'naught') {
    const at = token.lower === 'point' ? i + 1 : tokens[i + 1]?.lower === 'point' ? i + 2 : -1;
    if (
      at > 0 &&
      !(
        token.lower === 'point' &&
        !/^(o|oh|zero|one|two|three|four|five|six|seven|eight|nine)$/.test(tokens[at]?.lower ?? '')
      )
    ) {
      const decimals = pointDigits(tokens, at);
      if (decimals) return result(decimals.to, [Number(`0.${decimals.digits}`)], 'plain');
    }
    if (token.lower === 'point') return null;
  }

  const number = cardinal(tokens, i);
  if (!number) return null;
  const one = small(tokens, i);
  const plainSmall = one !== null && one.to === number.to;

  // one digit after another: a phone or house number
  if (small(tokens, i) !== null && small(tokens, i)!.value < 10 && !(written && token.text.includes('.'))) {
    let at = i;
    let count = 0;
    while (at < tokens.length) {
      const digit = /^(oh|o|zero)$/.test(tokens[at]!.lower) ? { value: 0, to: at + 1 } : small(tokens, at);
      if (!digit || digit.value > 9 || digit.to !== at + 1) break;
      at = digit.to;
      count++;
    }
    if (count >= 3 && !small(tokens, at)) {
      const digits = tokens.slice(i, at).map((t) => (/^(oh|o|zero)$/.test(t.lower) ? 0 : small([t], 0)!.value));
      // "two oh five a foot"
      if (
        count === 3 &&
        digits[1] === 0 &&
        /^(an?|per|each|apiece|square|sq|linear|feet|foot|sheets|yards)$/.test(tokens[at]?.lower ?? '')
      )
        return result(at, [Number(digits.join('')), digits[0]! + digits[2]! / 100], 'pair');
      return result(at, [Number(digits.join('')), digits[0]!], 'digits');
    }
  }

  // nine oh five
  if (plainSmall && number.value < 100 && /^(oh|o)$/.test(tokens[number.to]?.lower ?? '')) {
    const last = small(tokens, number.to + 1);
    if (last && last.value < 10)
      return result(last.to, [number.value * 100 + last.value, number.value + last.value / 100], 'pair');
  }

  if (plainSmall && Number.isInteger(number.value) && number.value >= 1 && number.value < 100) {
    const next = small(tokens, number.to);
    const inWords = !written || !isWritten(tokens[number.to]);
    if (next && inWords && Number.isInteger(next.value) && !(next.written && tokens[next.to]?.text === '/')) {
      const after = tokens[next.to]?.lower ?? '';
      const split = SIZE_UNIT.test(after) && !(next.value >= 10 && /^(an?|per|each)$/.test(after));
      const shorter = { to: number.to, value: number.value };
      if (!split && next.value >= 10 && next.value < 100) {
        const percent = /^(percent|%)$/.test(after);
        const thousandsAfter = scaleWord(tokens, next.to);
        if (!percent && !thousandsAfter && after !== 'hundred')
          return result(next.to, [number.value * 100 + next.value, number.value + next.value / 100], 'pair', {
            shorter,
          });
      }
      // "the wall's nine six all in"
      const wholeJob =
        /^(even|flat|total|turnkey|altogether|complete|installed)$/.test(after) ||
        (after === 'all' && tokens[next.to + 1]?.lower === 'in');
      if (!split && next.value >= 1 && next.value < 10 && (number.value >= 10 || wholeJob)) {
        if (after === 'hundred') {
          const rest = smallAfter(tokens, next.to + 1, 100);
          return result(
            rest?.to ?? next.to + 1,
            [number.value * 1000 + next.value * 100 + (rest?.value ?? 0)],
            'plain',
          );
        }
        const tail = small(tokens, next.to);
        if (tail && tail.value >= 10 && tail.value < 100 && !SIZE_UNIT.test(tokens[tail.to]?.lower ?? ''))
          return result(tail.to, [number.value * 1000 + next.value * 100 + tail.value], 'thousands', { shorter });
        if (!andFraction(tokens, next.to) && !/^(percent|%)$/.test(after))
          return result(next.to, [number.value * 1000 + next.value * 100], 'thousands', { shorter });
      }
    }
  }

  // two and a half, 5 1/2, a hundred and three and two thirds
  const part = andFraction(tokens, number.to);
  if (part && Number.isInteger(number.value / number.scale)) {
    const value =
      number.scale > 1 && number.to > 0 && SCALES[tokens[number.to - 1]!.lower]
        ? number.value + part.value * number.scale
        : number.value + part.value;
    const multiplier = /^(million|billion|thousand)$/.test(tokens[part.to]?.lower ?? '')
      ? scaleWord(tokens, part.to)
      : undefined;
    return result(multiplier ? part.to + 1 : part.to, [value * (multiplier ?? 1)], 'plain', { scale: multiplier ?? 1 });
  }
  return { ...result(number.to, [number.value], 'plain'), written: number.written, scale: number.scale };
}
