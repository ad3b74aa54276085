/** "duct cleaning 26 vents" of what is listed by the vent: a number before the plural of that unit counts it, and is no price. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard, Token } from '../hear.ts';
import type { Judgement } from '../learned/judgement.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import { nameWords, normal } from './name-service.ts';

/** How many words before its count a service is named. */
const NEAR = 6;

/** Behind more of them a price was meant: "hinge 85 brass ones". */
const MOST_ONES = 30;

/** Where "ones" stands behind a number and what tells them from others: "door hanging six internal ones"; null where it does not. */
function onesBehind(tokens: readonly Token[], from: number): number | null {
  for (let k = from; k < from + 4; k++) {
    const word = tokens[k]?.lower ?? '';
    if (word === 'ones') return k > from ? k : null;
    if (!isContent(word)) return null;
  }
  return null;
}

/** Where such numbers stand in the transcript. */
function countsOf({ tokens, numbers, numberAt }: Heard, catalogue: readonly CatalogueService[]): Set<number> {
  const listed = catalogue.filter(({ unit, fixedRate }) => fixedRate != null && /^[a-z]{3,}$/i.test(unit ?? ''));
  const found = new Set<number>();
  if (listed.length === 0) return found;
  for (const { from, to, values } of numbers) {
    const ones = onesBehind(tokens, to);
    const noun = tokens[ones ?? to]?.lower ?? '';
    if (!Number.isInteger(values[0]) || !isPlural(noun)) continue;
    const fitting = listed.filter(({ unit }) =>
      ones === null ? normal(unit!.toLowerCase()) === normal(noun) : unit === 'each' && values[0]! <= MOST_ONES,
    );
    const behind = (ones ?? to) + 1;
    // "26 vents 40 each": they have a price of their own
    if (fitting.length === 0 || numberAt[behind] !== undefined || /^(?:\$|at)$/.test(tokens[behind]?.lower ?? ''))
      continue;
    const said = tokens.slice(Math.max(0, from - NEAR), from).map(({ lower }) => normal(lower));
    if (fitting.some(({ name }) => nameWords(name).words.some((word) => said.includes(word))))
      found.add(tokens[from]!.start);
  }
  return found;
}

/** The judgement that is not asked what such a number is. */
export function countingListed(judgement: Judgement, heard: Heard, catalogue: readonly CatalogueService[]): Judgement {
  const counts = countsOf(heard, catalogue);
  if (counts.size === 0) return judgement;
  return { ...judgement, kindOf: (features, at) => (counts.has(at) ? 'num' : judgement.kindOf(features, at)) };
}
