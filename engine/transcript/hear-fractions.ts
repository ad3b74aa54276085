/** Parts of a whole: "and a half", "three quarters", "1/2", "½". */

import { wordTable } from '../word-table.ts';
import type { Token } from './hear.ts';
import { afterHyphen, figureOf, isWritten, PARTS, small } from './hear-cardinals.ts';
import { isContent } from './vocabulary/words.ts';

export const GLYPHS = wordTable<number>({
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
});

/** "and a half", "and three quarters", "1/2", "½", "3 1/2". */
export function fraction(tokens: readonly Token[], i: number): { value: number; to: number } | null {
  const token = tokens[i];
  if (!token) return null;
  const glyph = GLYPHS[token.lower];
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

export function andFraction(tokens: readonly Token[], i: number): { value: number; to: number } | null {
  const word = tokens[i]?.lower;
  if (word === 'and') {
    const part = fraction(tokens, i + 1);
    if (!part && tokens[i + 1]?.lower === 'quarter') return { value: 0.25, to: i + 2 };
    // "tank 120 and three quarter ball valves", "85 and half inch pipe": a size of what comes next
    const whole = figureOf(tokens[i - 1] ?? tokens[i]!);
    const behind = part ? (tokens[part.to]?.lower ?? '') : '';
    if (
      part &&
      whole >= 20 &&
      (/^(inch|inches)$/.test(behind) ||
        (tokens[part.to - 1]!.lower === 'quarter' && part.to > i + 2 && isContent(behind)) ||
        // "full load 450 and half load 250"
        ((tokens[i + 1]!.lower === 'half' || tokens[i + 2]?.lower === 'half') &&
          /^(load|truck|pallet|day|bath|page|wall|case|rack|sheet|pan|round)$/.test(behind)) ||
        // "new cartridge 46 and a half hour at 110", where hours would be told in the plural
        behind === 'hour')
    )
      return null;
    // "a travel charge of 90 and half up front", "the budget is 3900 and a third as a deposit"
    if (part && beginsDeposit(tokens, part.to)) return null;
    // "three stringers at 85 and half a day to shore it up", "100 and half a dozen posts": so long, so many
    if (
      part &&
      whole >= 20 &&
      /^an?$/.test(behind) &&
      /^(hour|day|week|month|year|mile|pallet|load|truckload|yard|ton|dozen)$/.test(tokens[part.to + 1]?.lower ?? '')
    )
      return null;
    return part && part.value < 1 ? part : null;
  }
  if (GLYPHS[tokens[i]?.lower ?? ''] !== undefined) return fraction(tokens, i);
  if (isWritten(tokens[i])) {
    const part = fraction(tokens, i);
    return part && part.value < 1 ? part : null;
  }
  return null;
}

const beginsDeposit = (tokens: readonly Token[], i: number): boolean =>
  /^(?:up front|upfront|down|as (?:a|the) (?:deposit|down|retainer)|deposit|now|to (?:start|book|hold|begin|schedule|order|get|reserve|lock)|(?:at|on|upon) (?:signing|booking|the start|completion|acceptance|delivery|approval)|when|before|due)\b/.test(
    tokens
      .slice(i, i + 3)
      .map(({ lower }) => lower)
      .join(' '),
  );
