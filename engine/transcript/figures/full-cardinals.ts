/**
 * Cardinal numbers as they are spelled out in full: "four million, three hundred & sixty", "6 thousand 4 hundred and 12",
 * "hundred and ninety three thousand". Nothing is left to the ear here ("four fifty"): each part is smaller than the last.
 */
import type { Token } from '../hear.ts';
import { afterHyphen, figureOf, isWritten, pointDigits, SCALES, small, TENS } from '../hear-cardinals.ts';

export interface FullNumber {
  value: number;
  to: number;
}

interface Group extends FullNumber {
  /** It says a hundred, so that it may stand behind a comma. */
  hundreds: boolean;
}

const wholeFigure = (token: Token | undefined): boolean => token !== undefined && /^\d{1,3}$/.test(token.text);

/** What joins the parts of one number: nothing, a hyphen, "and" or "&". */
function afterJoint(tokens: readonly Token[], i: number): { at: number; and: boolean } {
  const and = tokens[i]?.lower === 'and' || tokens[i]?.text === '&';
  return { at: and ? i + 1 : afterHyphen(tokens, i), and };
}

/** A number word below a hundred, or a figure below a thousand. */
function head(tokens: readonly Token[], i: number): FullNumber | null {
  const token = tokens[i];
  if (!token) return null;
  if (isWritten(token)) return /^\d{1,3}(?:\.\d+)?$/.test(token.text) ? { value: figureOf(token), to: i + 1 } : null;
  return small(tokens, i);
}

/** "three hundred and twenty one", "hundred", "forty five hundred", "21". */
function groupAt(tokens: readonly Token[], i: number): Group | null {
  const word = tokens[i]?.lower ?? '';
  const first = /^(a|hundred)$/.test(word) ? null : head(tokens, i);
  const one = word === 'hundred' ? i : word === 'a' && tokens[i + 1]?.lower === 'hundred' ? i + 1 : -1;
  if (!first && one < 0) return null;
  const value = first?.value ?? 1;
  const at = first ? afterHyphen(tokens, first.to) : one;
  if (!/^hundreds?$/.test(tokens[at]?.lower ?? '') || value > 99) return first && { ...first, hundreds: false };
  const figures = wholeFigure(tokens[i]);
  const joint = afterJoint(tokens, at + 1);
  const rest = head(tokens, joint.at);
  // figures go on figures ("3 hundred and 21"), never on words ("four hundred 6 windows")
  const fits =
    rest && rest.value > 0 && rest.value < 100 && (isWritten(tokens[joint.at]) ? figures && joint.and : true);
  return fits
    ? { value: value * 100 + rest.value, to: rest.to, hundreds: true }
    : { value: value * 100, to: at + 1, hundreds: true };
}

const scaleAt = (tokens: readonly Token[], i: number): number => {
  const word = tokens[i]?.lower ?? '';
  return word.length > 1 && word !== 'grand' && word !== 'mil' ? (SCALES[word] ?? 0) : 0;
};

/** What goes on behind "thousand" or "million": a smaller group. Behind a comma only one that says its hundreds. */
function nextGroup(tokens: readonly Token[], i: number, figures: boolean): Group | null {
  const comma = tokens[i]?.text === ',';
  const joint = afterJoint(tokens, comma ? i + 1 : i);
  const group = groupAt(tokens, joint.at);
  if (!group || group.value === 0) return null;
  const scaled = group.hundreds || scaleAt(tokens, afterHyphen(tokens, group.to)) > 0;
  if (comma && !scaled && !joint.and) return null;
  if (wholeFigure(tokens[joint.at]) && !scaled && !(figures && (joint.and || group.value > 99))) return null;
  return group;
}

/** The longest number that is spelled out from here on. */
export function fullCardinal(tokens: readonly Token[], i: number): FullNumber | null {
  const bare = scaleAt(tokens, i) || (tokens[i]?.lower === 'a' ? scaleAt(tokens, i + 1) : 0);
  let group: Group | null = bare
    ? { value: 1, to: tokens[i]!.lower === 'a' ? i + 1 : i, hundreds: false }
    : groupAt(tokens, i);
  if (!group) return null;
  const figures = wholeFigure(tokens[i]);
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    const at: number = afterHyphen(tokens, group.to);
    let scale = scaleAt(tokens, at);
    if (!scale) return { value: total + group.value, to: group.to };
    // "hundred thousand trillion"
    const twice = scaleAt(tokens, at + 1);
    let to = at + 1;
    if (twice > scale) {
      scale *= twice;
      to++;
    }
    if (scale >= last) return { value: total + group.value, to: group.to };
    total += group.value * scale;
    last = scale;
    const next = nextGroup(tokens, to, figures);
    const scaled = next ? scaleAt(tokens, afterHyphen(tokens, next.to)) : 0;
    if (!next || (scaled || next.value) >= last) return { value: total, to };
    group = next;
  }
}

/** The number with its decimals: "a hundred twenty point two hundred thirty six". */
export function withDecimals(tokens: readonly Token[], whole: FullNumber): FullNumber {
  const point = afterHyphen(tokens, whole.to);
  if (tokens[point]?.lower !== 'point' || !Number.isInteger(whole.value)) return whole;
  const at = afterHyphen(tokens, point + 1);
  const digits = pointDigits(tokens, at);
  const spelled = fullCardinal(tokens, at);
  if (spelled && spelled.to > (digits?.to ?? 0))
    return { value: Number(`${whole.value}.${spelled.value}`), to: spelled.to };
  return digits ? { value: Number(`${whole.value}.${digits.digits}`), to: digits.to } : whole;
}

/** "two hundred forty" without its tens, where "forty fourths" may be meant; "five hundred" where "hundred-thousandths" is. */
export function withoutLastWord(tokens: readonly Token[], i: number, to: number): FullNumber | null {
  const word = tokens[to - 1]?.lower ?? '';
  const hundred = word === 'hundred' && tokens[to]?.text === '-';
  if ((TENS[word] === undefined && !hundred) || tokens[to - 2]?.lower === 'and') return null;
  const cut = tokens[to - 2]?.text === '-' ? to - 2 : to - 1;
  const short = cut > i ? fullCardinal(tokens.slice(i, cut), 0) : null;
  return short && short.to === cut - i ? { value: short.value, to: to - 1 } : null;
}
