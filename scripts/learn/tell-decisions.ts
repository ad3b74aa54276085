/** What is known of the decisions in a dictation: what was found to lead to a right document, what its marks say. */
import type { Mark, Marked } from '../../engine/golden/judge-marked.ts';
import type { NumberKind, PriceRole, Purpose } from '../../engine/transcript/learned/judgement.ts';

/** Of the figure that the words from `start` to `end` belong to. */
export const markWithin = (marked: Marked, start: number, end: number): Mark | undefined =>
  marked.figures.find((figure) => figure.start < end && figure.end > start)?.mark;

export const markAt = (marked: Marked | undefined, at: number): Mark | undefined =>
  marked && markWithin(marked, at, at + 1);

/** A cost that comes on paper with its markup is charged. */
export function purposeOfMark(mark: Mark | undefined): Purpose {
  if (mark && 'pcm'.includes(mark)) return 'price';
  if (mark === 'q') return 'count';
  if (mark === 'o') return 'option';
  if (mark === 'd') return 'discount';
  if (mark === 'a') return 'deposit';
  return mark === 'x' || mark === 'v' ? 'term' : 'nothing';
}

/** A marked number is money where it is a price of whomever; a share may be a fraction, and is what it seems to be. */
export function kindOfMark(mark: Mark | undefined, guess: NumberKind): NumberKind {
  if (mark && 'poctvwf'.includes(mark)) return 'money';
  if (mark === 'q') return 'num';
  if (mark === 'd' || mark === 'a' || mark === 'x') return guess;
  return guess === 'money' ? 'size' : guess;
}

export function roleOfMark(mark: Mark | undefined): PriceRole {
  if (mark === 'o') return 'optional';
  if (mark === 'd') return 'discount';
  if (mark === 'a') return 'deposit';
  return mark === 'f' || mark === 'w' || mark === 'n' ? 'foreign' : 'ours';
}

/** A price is of one where what multiplies stands before it, in the same piece of talk and with no other price between. */
export function isEachByMarks({ figures, begins }: Marked, at: number): boolean {
  const index = figures.findIndex(({ start, end }) => start <= at && at < end);
  const piece = begins.findLast((begin) => begin <= at) ?? 0;
  for (let k = index - 1; k >= 0 && figures[k]!.start >= piece; k--) {
    if (figures[k]!.mark === 'q') return true;
    if (!'nw'.includes(figures[k]!.mark)) return false;
  }
  return false;
}

/**
 * A count multiplies the price behind it, else the one before it, in the same piece of talk; null where nothing was
 * counted in the piece of a price per unit, which may be of what was counted elsewhere.
 */
export function multipliesByMarks({ figures, begins }: Marked, of: number, at: number): boolean | null {
  const figureAt = (place: number) => figures.find(({ start, end }) => start <= place && place < end);
  const price = figureAt(of);
  const count = figureAt(at);
  if (!price || !'po'.includes(price.mark)) return null;
  if (count?.mark !== 'q') return false;
  const pieceOf = (place: number): number => begins.findLastIndex((begin) => begin <= place);
  const piece = figures.filter(({ start }) => pieceOf(start) === pieceOf(of));
  if (!piece.some(({ mark }) => mark === 'q')) return null;
  const prices = piece.filter(({ mark }) => 'poc'.includes(mark));
  return piece.includes(count) && price === (prices.find(({ start }) => start > at) ?? prices.at(-1));
}
