/**
 * Numbers as texts write and spell them that nobody needs in a dictation about a job, where the same words mostly are two
 * numbers ("two hundred and two guys", "a sixth window"): only the facts of a text are read with these.
 */
import { type Heard, type Token, withNumbers } from '../hear.ts';
import { afterHyphen, figureOf, isWritten, pointDigits, SCALES, TENS } from '../hear-cardinals.ts';
import type { HeardNumber } from '../heard-number.ts';
import { type FullNumber, fullCardinal, withDecimals } from './full-cardinals.ts';
import { bareFraction, mixedNumber, spelledFraction } from './spelled-fractions.ts';

/** The same words with the wider numbers in place of those that they hold. */
export function widenNumbers(heard: Heard): Heard {
  const { tokens, numbers } = heard;
  const wide: HeardNumber[] = [];
  let widened = false;
  let next = 0;
  let i = 0;
  while (i < tokens.length) {
    while (next < numbers.length && numbers[next]!.from < i) next++;
    const known = heard.numberAt[i];
    // a figure that is glued to letters is a model or a grade
    const found =
      known || OPENERS.has(tokens[i]!.lower)
        ? wideAt(tokens, i, known, known && heard.numberAt[known.to])
        : isWritten(tokens[i])
          ? scientificAt(tokens, i)
          : tokens[i + 1]?.lower === 'of'
            ? bareFraction(tokens, i)
            : null;
    // a number that goes on where the wider one ends is left as it was
    // "1 000 000" was heard as one figure after another
    const spaced = known?.form === 'digits' && /^\d{3}$/.test(tokens[i + 1]!.text);
    if (found && found.to > (known?.to ?? i) - (spaced ? 1 : 0) && !splitsNumber(numbers, next, found.to)) {
      wide.push(plain(i, found));
      widened = true;
      i = found.to;
    } else {
      if (known) wide.push(known);
      i = known?.to ?? i + 1;
    }
  }
  return widened ? withNumbers(heard.text, tokens, wide) : heard;
}

/** Words that open a number here and nowhere else. */
const OPENERS = new Set('a an nil double triple hundred point'.split(' '));

function splitsNumber(numbers: readonly HeardNumber[], from: number, to: number): boolean {
  for (let k = from; k < numbers.length && numbers[k]!.from < to; k++) if (numbers[k]!.to > to) return true;
  return false;
}

const plain = (from: number, { value, to }: FullNumber): HeardNumber => ({
  from,
  to,
  values: [Number(value.toPrecision(12))],
  form: 'plain',
  written: false,
  scale: 1,
  shorter: undefined,
});

/** `known` was heard here, `adjacent` right behind it. */
function wideAt(
  tokens: readonly Token[],
  i: number,
  known: HeardNumber | undefined,
  adjacent: HeardNumber | undefined,
): FullNumber | null {
  const alone = i === 0 || (i === 1 && /^(?:-|minus|negative|plus)$/.test(tokens[0]!.lower));
  const full = fullCardinal(tokens, i);
  const end = Math.max(full?.to ?? i + 1, known?.to ?? i + 1);
  if (!alone && (full?.to ?? 0) <= (known?.to ?? i + 1) && !goesOn(tokens[end])) return null;
  let longest: FullNumber | null = null;
  const keep = (found: FullNumber | null): void => {
    if (found && found.to > (longest?.to ?? i)) longest = found;
  };
  if (isWritten(tokens[i])) {
    keep(scientificAt(tokens, i));
    keep(spacedThousands(tokens, i));
  } else {
    keep(partOfScale(tokens, i));
    keep(doubledDigits(tokens, i));
  }
  if (full) {
    keep(mixedNumber(tokens, full));
    // "twenty two hundred | five doors": where words stand side by side, hearing told them apart for a reason
    if (!adjacent || full.to < adjacent.from || isWritten(tokens[adjacent.from])) keep(withDecimals(tokens, full));
  }
  keep(dozensAt(tokens, i, full));
  // "two and a half dozen"
  if (known && known.to > (full?.to ?? i)) keep(dozensAt(tokens, i, { value: known.values[0]!, to: known.to }));
  keep(spelledFraction(tokens, i, full, alone));
  if (alone) keep(wholeText(tokens, i, full));
  return longest;
}

const CONTINUES = new Set(
  'and & , - point dozen dozens doz dozs dz dzs score e ^ x × * hundred thousand million billion trillion o oh'
    .concat(' double triple half quarter quarters of')
    .split(' '),
);

/** Most numbers end where they seem to: only these words, figures and ordinals can make more of them. */
function goesOn(next: Token | undefined): boolean {
  if (!next) return false;
  return (
    CONTINUES.has(next.lower) ||
    isWritten(next) ||
    TENS[next.lower] !== undefined ||
    /(?:th|rd|nd|st)s?$/.test(next.lower)
  );
}

const glued = (tokens: readonly Token[], i: number): boolean => tokens[i] !== undefined && !tokens[i]!.spaced;

/** An exponent with its sign, as figures. */
function exponentAt(tokens: readonly Token[], i: number): FullNumber | null {
  const sign = /^[-−+]$/.test(tokens[i]?.text ?? '') ? i + 1 : i;
  if (!/^\d{1,2}$/.test(tokens[sign]?.text ?? '') || !glued(tokens, sign)) return null;
  return { value: Number(tokens[sign]!.text) * (/[-−]/.test(tokens[i]!.text) ? -1 : 1), to: sign + 1 };
}

/** "1.5e3", "2^-2", "3.5 x 10^4". */
function scientificAt(tokens: readonly Token[], i: number): FullNumber | null {
  if (!isWritten(tokens[i]) || (i > 0 && glued(tokens, i) && /[a-z]$/i.test(tokens[i - 1]!.text))) return null;
  const base = figureOf(tokens[i]!);
  const sign = tokens[i + 1]?.lower;
  if ((sign === 'e' || sign === '^') && glued(tokens, i + 1)) {
    const exponent = exponentAt(tokens, i + 2);
    if (!exponent) return null;
    return { value: sign === 'e' ? Number(`${base}e${exponent.value}`) : base ** exponent.value, to: exponent.to };
  }
  if (!/^[x×*]$/.test(sign ?? '') || tokens[i + 2]?.text !== '10' || tokens[i + 3]?.text !== '^') return null;
  const exponent = exponentAt(tokens, i + 4);
  return exponent && { value: Number(`${base}e${exponent.value}`), to: exponent.to };
}

/** "1 345 000". */
function spacedThousands(tokens: readonly Token[], i: number): FullNumber | null {
  if (!/^[1-9]\d{0,2}$/.test(tokens[i]!.text)) return null;
  let to = i + 1;
  while (to < i + 5 && /^\d{3}$/.test(tokens[to]?.text ?? '') && tokens[to]!.spaced) to++;
  if (to < i + 3 || isWritten(tokens[to]) || (i > 0 && isWritten(tokens[i - 1]))) return null;
  const digits = tokens.slice(i, to).map(({ text }) => text);
  return { value: Number(digits.join('')), to };
}

/** "2 dozens", "five doz", "two hundred dozen", "half-dozen", "three score". */
function dozensAt(tokens: readonly Token[], i: number, count: FullNumber | null): FullNumber | null {
  const half = /^an?$/.test(tokens[i]!.lower) ? i + 1 : i;
  if (tokens[half]?.lower === 'half') {
    const at = afterHyphen(tokens, half + 1);
    return tokens[at]?.lower === 'dozen' ? { value: 6, to: at + 1 } : null;
  }
  const word = tokens[count?.to ?? tokens.length]?.lower ?? '';
  if (count && /^(?:dozens?|dozs?|dzs?)$/.test(word)) return { value: count.value * 12, to: count.to + 1 };
  const scores = word === 'score' && count && !isWritten(tokens[i]) && count.value > 1;
  return scores ? { value: count.value * 20, to: count.to + 1 } : null;
}

/** "a quarter million", "three quarters of a million". */
function partOfScale(tokens: readonly Token[], i: number): FullNumber | null {
  const [first, second] = [tokens[i]!.lower, tokens[i + 1]?.lower ?? ''];
  const part =
    first === 'three' && second === 'quarters'
      ? 0.75
      : /^(?:an?|one)$/.test(first)
        ? { half: 0.5, quarter: 0.25 }[second]
        : 0;
  if (!part) return null;
  let at = i + 2;
  if (tokens[at]?.lower === 'of') at++;
  if (tokens[at]?.lower === 'a') at++;
  const scale = /^(?:thousand|million|billion|trillion)$/.test(tokens[at]?.lower ?? '') ? SCALES[tokens[at]!.lower] : 0;
  return scale ? { value: part * scale, to: at + 1 } : null;
}

/** "two double o eight", "triple seven five". */
function doubledDigits(tokens: readonly Token[], i: number): FullNumber | null {
  let digits = '';
  let doubled = false;
  let at = i;
  while (at < i + 12) {
    const times = tokens[at]?.lower === 'double' ? 2 : tokens[at]?.lower === 'triple' ? 3 : 1;
    const digit = pointDigits(tokens.slice(times > 1 ? at + 1 : at, times > 1 ? at + 2 : at + 1), 0);
    if (digit?.digits.length !== 1) break;
    doubled ||= times > 1;
    digits += digit.digits.repeat(times);
    at += times > 1 ? 2 : 1;
  }
  return doubled && digits.length > 2 ? { value: Number(digits), to: at } : null;
}

const BETWEEN = /^(?:over|in|out of|divided by)$/;

/** What is a number only where the text is nothing else: "one over twenty", "two out of three", "point twenty five". */
function wholeText(tokens: readonly Token[], i: number, top: FullNumber | null): FullNumber | null {
  const to = tokens.length;
  const word = tokens[i]!.lower;
  if (word === 'nil' && to === i + 1) return { value: 0, to };
  if (word === 'a' && tokens[i + 1]?.lower === 'score' && to === i + 2) return { value: 20, to };
  if (word === 'point') {
    const spelled = fullCardinal(tokens, i + 1);
    return spelled?.to === to ? { value: Number(`0.${spelled.value}`), to } : null;
  }
  if (!top) return null;
  for (const words of [1, 2]) {
    const between = tokens.slice(top.to, top.to + words).map(({ lower }) => lower);
    const bottom = BETWEEN.test(between.join(' ')) ? fullCardinal(tokens, top.to + words) : null;
    if (bottom?.to === to && bottom.value > 0) return { value: top.value / bottom.value, to };
  }
  return null;
}
