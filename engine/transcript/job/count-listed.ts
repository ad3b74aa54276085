/** "duct cleaning 26 vents" of what is listed by the vent: a number before the plural of that unit counts it, and is no price. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import type { Judgement } from '../learned/judgement.ts';
import { isPlural } from '../vocabulary/words.ts';
import { nameWords, normal } from './name-service.ts';

/** How many words before its count a service is named. */
const NEAR = 6;

/** Where such numbers stand in the transcript. */
function countsOf({ tokens, numbers, numberAt }: Heard, catalogue: readonly CatalogueService[]): Set<number> {
  const listed = catalogue.filter(({ unit, fixedRate }) => fixedRate != null && /^[a-z]{3,}$/i.test(unit ?? ''));
  const found = new Set<number>();
  if (listed.length === 0) return found;
  for (const { from, to, values } of numbers) {
    const noun = tokens[to]?.lower ?? '';
    if (!Number.isInteger(values[0]) || !isPlural(noun)) continue;
    const fitting = listed.filter(({ unit }) => normal(unit!.toLowerCase()) === normal(noun));
    // "26 vents 40 each": they have a price of their own
    if (fitting.length === 0 || numberAt[to + 1] !== undefined || tokens[to + 1]?.text === '$') continue;
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
