/** Where "one" counts nothing. */
import type { Heard, Token } from '../hear.ts';
import { determiners, isContent } from '../vocabulary/words.ts';

/** "one" at token i is a word like any other, and no number. */
export function isNoNumber({ tokens, numberAt }: Heard, i: number): boolean {
  if (tokens[i]!.lower !== 'one') return false;
  const [next, then] = [tokens[i + 1]?.lower ?? '', tokens[i + 2]?.lower ?? ''];
  // "a one time deep clean"
  if (next === 'time' && isContent(then) && determiners.has(tokens[i - 1]?.lower ?? '')) return true;
  // "two units one each side of the fireplace"
  if (/^(each|either)$/.test(next) && /^(side|end|corner|way)$/.test(then)) return true;
  // "two gates | one's a walk gate": a pronoun
  return /^('s|is)$/.test(next) && (/^(an?|the|for)$/.test(then) || numberAt[i + 2] !== undefined);
}

/** "one for each set of parents", "three fans one per bedroom": no dollar each. */
export const isOneForEach = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.lower === 'one' && /^(?:per|in|for)$/.test(tokens[i + 1]?.lower ?? '');
