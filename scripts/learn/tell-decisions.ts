/** What is known of the decisions in a dictation: what was found to lead to a right document, what its marks say. */
import type { CatalogueService } from '../../engine/document/business-document.ts';
import type { Expected } from '../../engine/golden/judge-draft.ts';
import type { Mark, Marked } from '../../engine/golden/judge-marked.ts';
import { isSaidBy } from '../../engine/transcript/job/told-numbers.ts';
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

/** Is the price of the list charged for a service? Undefined where that is not told. */
export type IsListed = (service: CatalogueService) => boolean | undefined;

/**
 * What a judged document charges at prices of the list, read rightly yet or not; undefined where it does not tell.
 * What is optional is asked for at the list's price, and not charged: it teaches neither.
 */
export function listedByJudge(
  { items, options }: Expected,
  catalogue: readonly CatalogueService[],
): IsListed | undefined {
  // where prices are from is not told of generated ones and of phrases
  if (!items || items.some(({ source }) => source === undefined)) return undefined;
  const charged = new Set<CatalogueService>();
  const untold = new Set<CatalogueService>();
  for (const { source, unitPrice, label_any_of: labels } of items) {
    if (source !== 'catalogue') continue;
    const alike = catalogue.filter(({ fixedRate }) => fixedRate != null && Number(fixedRate) === unitPrice);
    const named = alike.filter(({ name }) => labels.some((label) => name.toLowerCase().includes(label.toLowerCase())));
    const meant = alike.length === 1 ? alike : named;
    // of two at the same price nobody knows which
    for (const service of meant.length === 1 ? meant : alike) (meant.length === 1 ? charged : untold).add(service);
  }
  return (service) => {
    if (charged.has(service)) return true;
    return untold.has(service) || options?.length ? undefined : false;
  };
}

/** What a price was said for, and how many of it. */
export interface Pairable {
  source?: string;
  quantity?: number | null;
  unitPrice?: number | null;
}

/** A price that was said and the number that counts what it is of; null where it is the price of one. */
export interface Pairing {
  price: number;
  count: number | null;
}

/**
 * Which numbers are multiplied for these lines, as their places among `numbers`, which have readings: only of prices that were
 * said once, for one line, and of counts that were said once.
 */
export function pairingsOf(lines: readonly Pairable[], numbers: readonly (readonly number[] | null)[]): Pairing[] {
  const sayers = (told: number): number[] =>
    numbers.flatMap((values, index) => (values && isSaidBy({ values }, told) ? [index] : []));
  return lines.flatMap(({ source, unitPrice, quantity }): Pairing[] => {
    if (source === 'catalogue' || source === 'computed' || unitPrice == null) return [];
    const prices = sayers(unitPrice);
    if (prices.length !== 1 || lines.filter((other) => other.unitPrice === unitPrice).length > 1) return [];
    const price = prices[0]!;
    if (quantity == null || quantity === 1) return [{ price, count: null }];
    const counts = sayers(quantity).filter((index) => index !== price);
    return counts.length === 1 ? [{ price, count: counts[0]! }] : [];
  });
}
