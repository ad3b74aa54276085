/** Services that are called by the things they are done to, where these are counted and bear no price: "31 inside windows and one oven". */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';
import { MEASURED } from './count-services.ts';
import { countedAt, headsOf, mayQualify } from './counted-heads.ts';
import type { Element } from './elements.ts';
import { COPULA, wordAt } from './look-at-row.ts';
import { changeElement, isCount } from './make-element.ts';
import { fitName, nameOf, type ServiceName, wordsOf } from './match-services.ts';
import { normal } from './name-service.ts';
import { codeOf } from './push-service.ts';

/** By the piece, or by what is counted: not by a measure, a stretch of time or the head. */
const isByPiece = ({ service: { fixedRate, unit } }: ServiceName): boolean =>
  fixedRate != null &&
  !MEASURED.test(codeOf(unit)) &&
  !/^(?:hour|hr|minute|day|visit|month|week|mile|inch|person|head)s?$/i.test(unit ?? '');

/** Where the next thing begins. */
const NEXT = /^(?:and|plus|with|then|also|but|so|for)$/;

/** The row with what each counted thing without a price stands for, where one service of the list alone can be meant. Linear. */
export function markCounted(
  heard: Heard,
  row: readonly Element[],
  catalogue: readonly CatalogueService[],
): readonly Element[] {
  const names = catalogue.map(nameOf).filter(isByPiece);
  if (names.length === 0) return row;
  // "twelve vents" of duct cleaning by the vent are no dryer vents
  const units = new Set(catalogue.flatMap(({ unit }) => (unit ? [normal(unit.toLowerCase())] : [])));
  const means = new Map<number, CatalogueService | null>();
  let isStated = false;
  for (let k = 0; k < row.length; k++) {
    if (!isCount(row[k])) continue;
    const counted = countedAt(row, k);
    // "there's eight planters": how many there are of what is named elsewhere
    const before = wordAt(row, k - 1);
    isStated = COPULA.has(before) || /^includ(?:es?|ed|ing)$/.test(before) || (isStated && before === 'and');
    if (isStated) continue;
    if (!counted || counted.words.some((element) => element.means !== undefined)) continue;
    if (isPriced(row, k, counted.end) || isDoneElse(row[counted.end])) continue;
    const noun = normal(counted.words.at(-1)!.word);
    if (units.has(noun) || row.some(({ price }) => price?.per && normal(price.per) === noun)) continue;
    const service = calledBy(heard, counted.words, names);
    if (!service) continue;
    for (let at = k + 1; at < counted.end; at++) means.set(at, at === k + 1 ? service : null);
  }
  return means.size > 0
    ? row.map((element, k) => (means.has(k) ? changeElement(element, { means: means.get(k)! }) : element))
    : row;
}

/** "four locks rekeyed": what is done to them stands behind. */
const isDoneElse = (element: Element | undefined): boolean =>
  element?.tag === 'word' && /[a-z]{2}ed$/.test(element.word);

const isPrice = (element: Element | undefined): boolean => /^(?:money|rate|pct)$/.test(element?.tag ?? '');

/** A price stands behind it, or right before: "four fans at 150 each", "65 for two windows". */
function isPriced(row: readonly Element[], from: number, end: number): boolean {
  if (isPrice(row[from - 1]) || (/^(?:for|on)$/.test(row[from - 1]?.word ?? '') && isPrice(row[from - 2]))) return true;
  for (let k = end; k < row.length; k++) {
    if (isPrice(row[k])) return true;
    if (row[k]!.tag === 'break' || NEXT.test(row[k]!.word)) return false;
  }
  return false;
}

/** Where things are: "two bathroom faucets" */
const PLACES = wordSet(
  'kitchen bathroom bath bedroom hall hallway upstairs downstairs garage basement attic porch patio office front back side rear outdoor outside indoor inside master guest',
);

/** The one service whose thing the words name, and of which they say nothing else; null where its whole name is said anyway. */
function calledBy(heard: Heard, words: readonly Element[], names: readonly ServiceName[]): CatalogueService | null {
  const noun = normal(words.at(-1)!.word);
  const isPlace = ({ word }: Element): boolean =>
    PLACES.has(word) && !names.some((name) => name.words.includes(normal(word)));
  const said = words.flatMap((element) => wordsOf(heard, element));
  const own = words.filter((element) => !mayQualify(element.word) && !isPlace(element));
  const fits = names.flatMap((name) => {
    if (!headsOf(name.service.name).includes(noun)) return [];
    if (!own.every((element) => wordsOf(heard, element).some((word) => name.words.includes(word)))) return [];
    return fitName(name, said) ?? [];
  });
  const most = Math.max(...fits.map((fit) => fit.said.length));
  const best = fits.filter((fit) => fit.said.length === most);
  return best.length === 1 && !best[0]!.complete ? best[0]!.service : null;
}
