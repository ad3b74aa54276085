/**
 * Spoken numbers. A form that can be read in more than one way keeps all its readings ("four fifty" is 450 or 4.50);
 * whoever knows the context chooses.
 */
import {
  BEHIND_PRICE,
  byLength,
  coinsAt,
  FEW,
  isLengthInTwo,
  isPronoun,
  LONG_TIMES,
  pricedBehind,
  pricedInTwo,
  thingsBehind,
} from './around-numbers.ts';
import type { Token } from './hear.ts';
import {
  cardinal,
  figureOf,
  isWritten,
  pointDigits,
  round,
  SCALES,
  SIZE_UNIT,
  scaleWord,
  small,
  smallAfter,
  TEENS,
  TENS,
  UNITS,
} from './hear-cardinals.ts';
import { andFraction, fraction, GLYPHS } from './hear-fractions.ts';
import type { HeardNumber, NumberForm } from './heard-number.ts';
import { modelAt } from './model-names.ts';
import { isContent, wordSet } from './vocabulary/words.ts';

const PART = wordSet('quarter third');
const OH = wordSet('oh o');
const BY = wordSet('by x');

const SIDE_UNIT = /^(foot|feet|ft|inch|inches|by|x)$/;

/** Every word a number may begin with. */
const OPENERS = new Set([
  ...[UNITS, TEENS, TENS].flatMap((table) => Object.keys(table)),
  ...'a an hundred thousand half quarter third couple dozen point'.split(' '),
]);

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

function numberAt(tokens: readonly Token[], i: number): HeardNumber | null {
  const token = tokens[i]!;
  const written = isWritten(token);
  if (!written && !OPENERS.has(token.lower) && GLYPHS[token.lower] === undefined) return null;
  const before = tokens[i - 1];
  // glued to letters it is a model, a grade or a name: Cat6, R49, R-19
  const glued =
    before !== undefined &&
    !token.spaced &&
    written &&
    ((/[a-z_]$/i.test(before.text) && !(/^(h|hr|hrs)$/.test(before.lower) && isWritten(tokens[i - 2]))) ||
      (/^[-–]$/.test(before.text) && !before.spaced && /[a-z]$/i.test(tokens[i - 2]?.text ?? '')));
  if (glued || (written && modelAt(tokens, i) > 0)) return null;
  const reading = readingAt(tokens, i, written);
  if (!reading) return null;
  const { to, values, form, extra } = written ? reading : withCoins(tokens, reading);
  return {
    from: i,
    to,
    values: values.map(round),
    form,
    written: extra.written ?? written,
    scale: extra.scale ?? 1,
    shorter: extra.shorter,
  };
}

type Extra = Partial<Pick<HeardNumber, 'written' | 'scale' | 'shorter'>>;

interface Reading extends Pick<HeardNumber, 'to' | 'values' | 'form'> {
  extra: Extra;
}

const result = (to: number, values: number[], form: NumberForm, extra: Extra = {}): Reading => ({
  to,
  values,
  form,
  extra,
});

/** "one twelve | fifty an hour", "three hundred forty nine | ninety nine": dollars and the cents behind them. */
function withCoins(tokens: readonly Token[], reading: Reading): Reading {
  const [dollars = 0] = reading.values;
  const inHundreds = reading.form === 'pair' || (reading.form === 'plain' && Number.isInteger(dollars));
  if (!inHundreds || dollars < 100 || dollars >= 10000 || dollars % 100 === 0) return reading;
  const coins = coinsAt(tokens, reading.to, dollars);
  return coins ? result(coins.to, [dollars + coins.value / 100], 'plain') : reading;
}

/** The number that the words from here on say. */
function readingAt(tokens: readonly Token[], i: number, written: boolean): Reading | null {
  const token = tokens[i]!;
  const before = tokens[i - 1];
  // "third down, third at rough in"
  if (
    token.lower === 'third' &&
    /^(down|deposit|upfront)$/.test(tokens[i + 1]?.lower ?? '') &&
    !/^(a|an|the|one|two|my|his|her|their)$/.test(before?.lower ?? '')
  )
    return result(i + 1, [1 / 3], 'plain');
  // ½, 3/4, "three quarters", "two thirds"
  const whole = fraction(tokens, i);
  const partWord = whole ? tokens[whole.to - 1]!.lower : '';
  if (
    whole &&
    (written ||
      GLYPHS[token.lower] !== undefined ||
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
  // "quarter down to get on the calendar"
  const share = PART.has(token.lower) && /^(?:down|upfront)$/.test(tokens[i + 1]?.lower ?? '');
  if (
    share &&
    !/^(?:the|an?|one|two|three|first|another|last|final|second|each|fiscal|[a-z]+ty)$/.test(before?.lower ?? '')
  )
    return result(i + 1, [token.lower === 'third' ? 1 / 3 : 0.25], 'plain');
  if (
    whole &&
    (token.lower === 'half' || partWord === 'half') &&
    tokens[whole.to]?.lower !== 'way' &&
    (!/^(the|an?|other|first|second|each|in)$/.test(before?.lower ?? '') ||
      // "first half now and half on submission"
      (before?.lower === 'first' && /^(?:now|down|upfront|today)$/.test(tokens[whole.to]?.lower ?? '')) ||
      // "till that's in | half down", but "cut it in half down the middle"
      /^in down (?!the )/.test(`${before?.lower} ${tokens[whole.to]?.lower} ${tokens[whole.to + 1]?.lower} `))
  ) {
    // "half a dozen", "half a truckload", "half an hour": the unit makes it a quantity
    const to = /^an?$/.test(tokens[whole.to]?.lower ?? '') ? whole.to + 1 : whole.to;
    if (tokens[to]?.lower === 'dozen') return result(to + 1, [6], 'count');
    const scale = /^(grand|million|thousand)$/.test(tokens[to]?.lower ?? '') ? SCALES[tokens[to]!.lower] : undefined;
    return scale ? result(to + 1, [scale / 2], 'plain', { scale }) : result(whole.to, [0.5], 'plain');
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
    // "a dozen and a half"
    const more = word === 'dozen' ? andFraction(tokens, to) : null;
    return more ? result(more.to, [12 + 12 * more.value], 'count') : result(to, [word === 'dozen' ? 12 : 2], 'count');
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

  if (isPronoun(tokens, i)) return null;
  if (token.lower === 'point' || token.lower === 'zero' || token.lower === 'naught') {
    const point = token.lower === 'point';
    const at = point ? i + 1 : tokens[i + 1]?.lower === 'point' ? i + 2 : -1;
    const isDigit = /^(o|oh|zero|one|two|three|four|five|six|seven|eight|nine)$/.test(tokens[at]?.lower ?? '');
    // "and point one of them at the gate"
    const isDone = / of (?:them|those|these|the) $/.test(` ${tokens[at + 1]?.lower} ${tokens[at + 2]?.lower} `);
    if (at > 0 && (!point || (isDigit && !isDone))) {
      const decimals = pointDigits(tokens, at);
      if (decimals) return result(decimals.to, [Number(`0.${decimals.digits}`)], 'plain');
    }
    if (point) return null;
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
      // "nine oh five | 2 pounds": figures go on no digits in words
      if (!digit || digit.value > 9 || digit.to !== at + 1 || ('written' in digit && digit.written !== written)) break;
      at = digit.to;
      count++;
    }
    // "the code is 4 4 1 7 oh and …": the last is no digit
    if (count > 3 && written && /^oh?$/.test(tokens[at - 1]!.lower)) {
      at--;
      count--;
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
      return result(
        at,
        [Number(digits.join('')), digits[0]! + (count === 3 && digits[1] === 0 ? digits[2]! / 100 : 0)],
        'digits',
      );
    }
  }

  // nine oh five
  if (plainSmall && number.value < 100 && OH.has(tokens[number.to]?.lower ?? '')) {
    const last = small(tokens, number.to + 1);
    if (last && last.value < 10)
      return result(last.to, [number.value * 100 + last.value, number.value + last.value / 100], 'pair');
  }

  if (plainSmall && Number.isInteger(number.value) && number.value >= 1 && number.value < 100) {
    // "sixteen by seven | fourteen eighty": sides are small
    const side = BY.has(before?.lower ?? '') && small(tokens, i - 2) !== null;
    const next = side && !SIDE_UNIT.test(tokens[number.to + 1]?.lower ?? '') ? null : small(tokens, number.to);
    // "14 five" is one number, "a crew of three 16 hours" are two; "window 38 50 cut in" is a price in two figures
    const inWords = !isWritten(tokens[number.to]) || pricedInTwo(tokens, i, number.to);
    if (next && inWords && Number.isInteger(next.value) && !(next.written && tokens[next.to]?.text === '/')) {
      const after = tokens[next.to]?.lower ?? '';
      // "a dollar ten | fourteen shutters", "the valve is 85 | five hours at 110"
      const split =
        /^an? (?:dollar|buck)$/.test(`${tokens[i - 2]?.lower} ${before?.lower}`) ||
        (SIZE_UNIT.test(after) && !(next.value >= 10 && FEW.test(after)) && !isLengthInTwo(tokens, i, next.to)) ||
        // "one in unit 12 | one in unit 14", "caulk is 55 | one has a vent"
        (next.value === 1 &&
          written &&
          /^(in|for|at|of|on|by|near|to|with|has|is|was|needs|gets|goes|got|'s|will|doesn't|more)$/.test(after)) ||
        /^(minutes|mins|working|business)$/.test(after) ||
        // "the other one's 30 | six bucks an inch"
        (written && !next.written && next.value < 10 && byLength(tokens, next.to)) ||
        (written && /^(hours|days|weeks|months|feet|yards|gallons|squares|miles|tons)$/.test(after)) ||
        // "hauling off the old door forty | fifty off if she pays cash"
        (after === 'off' && number.value >= 20 && next.value >= 10) ||
        // "same 85 | thirteen stair treads at 12": recognition writes one number in one way
        (written &&
          !next.written &&
          next.value >= 10 &&
          (thingsBehind(tokens, next.to) ||
            /^(?:altogether|all together)/.test(`${after} ${tokens[next.to + 1]?.lower}`) ||
            (isContent(after) &&
              !BEHIND_PRICE.test(after) &&
              tokens.slice(next.to + 1, next.to + 4).some(({ lower }) => /^(at|each|apiece)$/.test(lower))))) ||
        // "a crew of three twelve hours per man": nobody works 312
        (number.value < 10 &&
          /^(hours|days|weeks)$/.test(after) &&
          (next.value < 20 || /^(crew|team|gang)$/.test(tokens[i - 2]?.lower ?? '')));
      const shorter = { to: number.to, value: number.value };
      // "a ceiling fan two fifty | three dimmers at 110 each", "the line set is three eighty | nine hours labor"
      const ones = next.value % 10;
      if (
        !written &&
        next.value > 20 &&
        ones >= 2 &&
        next.to === number.to + 2 &&
        ((LONG_TIMES.test(after) && /^(?:is|are|'s|was|were|runs?|costs?)$/.test(before?.lower ?? '')) ||
          (!split &&
            !/^(each|apiece|an?|per|installed)$/.test(after) &&
            thingsBehind(tokens, next.to) &&
            pricedBehind(tokens, next.to)))
      )
        return result(
          next.to - 1,
          [number.value * 100 + next.value - ones, number.value + (next.value - ones) / 100],
          'pair',
          { shorter },
        );
      if (!split && next.value >= 10 && next.value < 100) {
        if (!/^(percent|%|hundred)$/.test(after) && !scaleWord(tokens, next.to))
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
        // "dimmer switch eighty five | three outlets in the garage": the last number counts
        // "320 feet at 16 | one box of fasteners 78", "lot 14 | three of us", "latch 30 | three to four days"
        // "at 60 | three a week for eight weeks": how often
        const often =
          written &&
          !next.written &&
          /^(an?|per|each|every)$/.test(after) &&
          /^(day|week|month)$/.test(tokens[next.to + 1]?.lower ?? '');
        if (
          often ||
          // "she's in unit 12 | three tabs at 35 each"
          /^(?:unit|apartment|apt|suite|room|lot|cabin|bay)$/.test(tokens[i - 1]?.lower ?? '') ||
          thingsBehind(tokens, next.to) ||
          (/^(to|or)$/.test(after) && (small(tokens, next.to + 1)?.value ?? 10) < 10) ||
          after === 'of' ||
          (written && next.value === 1 && isContent(after) && !wholeJob && !BEHIND_PRICE.test(after))
        )
          return result(number.to, [number.value], 'plain');
        const tail = small(tokens, next.to);
        const behind = tokens[tail?.to ?? -1]?.lower ?? '';
        // "88 | four 2 inch unions"
        if (SIZE_UNIT.test(behind)) return result(number.to, [number.value], 'plain');
        // "thirteen five | 14 windows": figures go on no number in words; "21 four | thirty percent down"
        if (
          tail &&
          tail.written === next.written &&
          tail.value >= 10 &&
          tail.value < 100 &&
          !/^(percent|%)$/.test(behind)
        )
          return result(tail.to, [number.value * 1000 + next.value * 100 + tail.value], 'thousands', { shorter });
        if (!andFraction(tokens, next.to) && !/^(percent|%)$/.test(after))
          return result(next.to, [number.value * 1000 + next.value * 100], 'thousands', { shorter });
      }
    }
  }

  // three dozen
  if (plainSmall && number.value < 100 && tokens[number.to]?.lower === 'dozen')
    return result(number.to + 1, [number.value * 12], 'count');

  // two and a half, 5 1/2, a hundred and three and two thirds
  const part = andFraction(tokens, number.to);
  if (part && Number.isInteger(number.value / number.scale)) {
    const value =
      number.scale > 1 && number.to > 0 && SCALES[tokens[number.to - 1]!.lower]
        ? number.value + part.value * number.scale
        : number.value + part.value;
    const multiplier = /^(million|billion|thousand|grand|k)$/.test(tokens[part.to]?.lower ?? '')
      ? scaleWord(tokens, part.to)
      : undefined;
    return result(multiplier ? part.to + 1 : part.to, [value * (multiplier ?? 1)], 'plain', { scale: multiplier ?? 1 });
  }
  return result(number.to, [number.value], 'plain', { written: number.written, scale: number.scale });
}
