/** What is known of the decisions in a dictation: what was found to lead to a right document, what its marks say. */
import type { CatalogueService } from '../../engine/document/business-document.ts';
import type { Expected } from '../../engine/golden/judge-draft.ts';
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

/** Is the price of the list charged for a service? Undefined where that is not told. */
export type IsListed = (service: CatalogueService) => boolean | undefined;

/** What a judged document charges at prices of the list, read rightly yet or not; undefined where it does not judge lines. */
export function listedByJudge({ items, options }: Expected, catalogue: readonly CatalogueService[]): IsListed | undefined {
  if (!items) return undefined;
  const listed = new Map<CatalogueService, boolean>();
  for (const { source, unitPrice, label_any_of: labels } of items) {
    if (source !== 'catalogue') continue;
    const alike = catalogue.filter(({ fixedRate }) => fixedRate != null && Number(fixedRate) === unitPrice);
    const named = alike.filter(({ name }) => labels.some((label) => name.toLowerCase().includes(label.toLowerCase())));
    const meant = alike.length === 1 ? alike : named;
    for (const service of meant) if (meant.length === 1) listed.set(service, true);
    // of two at the same price nobody knows which
    if (meant.length !== 1) for (const service of alike) listed.delete(service);
  }
  // what is optional is asked for at the list's price, and not charged: it teaches neither
  const others = options?.length ? undefined : false;
  const untold = new Set(
    items
      .filter(({ source }) => source === 'catalogue')
      .flatMap(({ unitPrice }) => catalogue.filter(({ fixedRate }) => Number(fixedRate) === unitPrice)),
  );
  return (service) => listed.get(service) ?? (untold.has(service) ? undefined : others);
}
