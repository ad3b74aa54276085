/** What tells a certain division: the row, and the place at which a clause begins or goes on. */
import type { Element } from './elements.ts';

/** True where it holds for the element at `k`, which is not the first. */
export interface Division {
  (row: readonly Element[], k: number): boolean;
  /** It holds nowhere in a row in which none of these is said; asked by `saying`. */
  words?: readonly string[];
  /** How far off they stand is not told. */
  far?: boolean;
}

/** A division that needs one of these words somewhere in its row: no place of another row is looked at for it. */
export const saying = (words: string, divides: Division): Division =>
  Object.assign((row: readonly Element[], k: number) => divides(row, k), { words: words.split(' ') });

/** The same where the word may stand anywhere in the row: every place of such a row is looked at. */
export const sayingAnywhere = (words: string, divides: Division): Division =>
  Object.assign(saying(words, divides), { far: true });

/** Words of terms: what they stand with is no thing that is sold. */
export const NO_GOODS =
  /^(?:discount|deposit|minimum|markup|total|balance|credit|rebate|coupon|off|tip|down|cap|budget|max|maximum)$/;
