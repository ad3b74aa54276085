/** Fractions of any denominator: "three twenty-fifths", "a thousandth", "two hundred and forty fourths", "three and a twentieth". */
import { wordTable } from '../../word-table.ts';
import type { Token } from '../hear.ts';
import { afterHyphen, TENS } from '../hear-cardinals.ts';
import { ORDINALS } from '../readers/read-date-parts.ts';
import { unitAt } from '../units.ts';
import { isContent } from '../vocabulary/words.ts';
import { type FullNumber, fullCardinal, withoutLastWord } from './full-cardinals.ts';

const LARGE = wordTable<number>({
  hundredth: 100,
  thousandth: 1e3,
  millionth: 1e6,
  billionth: 1e9,
  trillionth: 1e12,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  ninetieth: 90,
});

interface Denominator extends FullNumber {
  plural: boolean;
}

/** "fifth", "fifths", "hundredths": the last word of a denominator. */
function lastWord(token: Token | undefined): { value: number; plural: boolean } | null {
  const word = token?.lower ?? '';
  const plural = word.endsWith('s');
  const one = plural ? word.slice(0, -1) : word;
  const value = ORDINALS[one] ?? LARGE[one];
  return value === undefined ? null : { value, plural };
}

/** "twenty-fifths", "one hundred fifth", "two thousandths". What is called first or second alone is no part of anything. */
function denominatorAt(tokens: readonly Token[], i: number): Denominator | null {
  const single = lastWord(tokens[i]);
  if (single) return single.value > 2 ? { ...single, to: i + 1 } : null;
  const tens = TENS[tokens[i]?.lower ?? ''];
  if (tens !== undefined) {
    const at = afterHyphen(tokens, i + 1);
    const ones = lastWord(tokens[at]);
    return ones && ones.value < 10 ? { value: tens + ones.value, plural: ones.plural, to: at + 1 } : null;
  }
  const front = fullCardinal(tokens, i);
  if (!front) return null;
  const at = tokens[front.to]?.lower === 'and' ? front.to + 1 : afterHyphen(tokens, front.to);
  const end = lastWord(tokens[at]);
  if (!end) return null;
  const product = end.value === 100 || end.value >= 1000;
  if (!product && (front.value < 100 || front.value % 100 !== 0)) return null;
  return { value: product ? front.value * end.value : front.value + end.value, plural: end.plural, to: at + 1 };
}

/** Nothing that is counted or named follows: "a sixth", "a sixth of it", but "a sixth window". */
function endsThere(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to]?.lower;
  return next === undefined || !/^[a-z0-9]/.test(next) || (next !== 'one' && !isContent(next));
}

/** The numerators that the words may spell: the whole number, or what is left where its tens belong to the denominator. */
function numeratorsAt(tokens: readonly Token[], i: number, full: FullNumber | null): FullNumber[] {
  if (!full) return /^an?$/.test(tokens[i]!.lower) ? [{ value: 1, to: i + 1 }] : [];
  const short = withoutLastWord(tokens, i, full.to);
  return short ? [short, full] : [full];
}

/** "three seventeenths", "seven - eighths". A lone part must be said as one: "a sixth", "one seventh". `full` is the number at i. */
export function spelledFraction(
  tokens: readonly Token[],
  i: number,
  full: FullNumber | null,
  alone: boolean,
): FullNumber | null {
  for (const top of numeratorsAt(tokens, i, full)) {
    const dash = alone && tokens[top.to]?.text === '-' ? top.to + 1 : afterHyphen(tokens, top.to);
    const bottom = denominatorAt(tokens, dash);
    if (!bottom || top.value <= 0) continue;
    if (bottom.plural === (top.value === 1) || (!bottom.plural && !endsThere(tokens, bottom.to))) continue;
    return { value: top.value / bottom.value, to: bottom.to };
  }
  return null;
}

/** "nine hundred and a fortieth", "four and three twentieths". */
export function mixedNumber(tokens: readonly Token[], whole: FullNumber): FullNumber | null {
  if (tokens[whole.to]?.lower !== 'and' || !tokens[whole.to + 1] || !Number.isInteger(whole.value)) return null;
  const at = whole.to + 1;
  const part = spelledFraction(tokens, at, fullCardinal(tokens, at), false);
  return part && part.value < 1 ? { value: whole.value + part.value, to: part.to } : null;
}

/** "tenth of a mile", "fifth of liter": without its article, a part only of what is measured. */
export function bareFraction(tokens: readonly Token[], i: number): FullNumber | null {
  const part = lastWord(tokens[i]);
  if (!part || part.plural || part.value < 3 || tokens[i + 1]?.lower !== 'of') return null;
  const article = /^an?$/.test(tokens[i + 2]?.lower ?? '') ? i + 3 : i + 2;
  return unitAt(tokens, article) ? { value: 1 / part.value, to: i + 1 } : null;
}
