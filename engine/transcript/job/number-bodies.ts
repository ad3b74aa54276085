/** Clubs, schools, stations, papers and pages that are told apart by a number: "VFW Post 2290", "PS 112", "addendum two". */
import { wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

/** Called by a number nearly always. */
const NUMBERED = wordSet(
  'troop precinct battalion squadron addendum amendment revision appendix bulletin rfi rfp rfq asi',
);
/** By a number where it is told whose: a post is set, a lodge is cleaned, something is hauled local. */
const BODIES: Record<string, RegExp> = {
  post: /^(?:vfw|legion|amvets|dav)$/,
  local:
    /^(?:union|teamsters?|ibew|afscme|seiu|uaw|ufcw|liuna|aft|nea|carpenters|laborers|pipefitters|plumbers|painters|roofers|electricians|ironworkers|machinists|steelworkers|firefighters|picnic|for|of|with|the)$/,
  lodge: /^(?:elks|moose|masonic|eagles|masons|odd|fellows|family)$/,
  chapter: /^(?:rotary|lions|kiwanis|dar|legion|union|veterans|alumni)$/,
  district: /^(?:school|fire|water|sewer|park|library|lunch|unified)$/,
  station: /^(?:fire|police|ems|rescue)$/,
  company: /^(?:engine|ladder|hose|truck)$/,
  page: /^(?:on|of|from|missing|(?:re)?(?:sending|scanning|doing|printing))$/,
  pack: /^(?:scout|scouts|cub|cubs)$/,
  council: /^(?:columbus|scout|knights|city|tenants)$/,
};

/** Is the number at `i` the one by which such a body is called? */
export function isOfBody(row: readonly Element[], i: number): boolean {
  const value = row[i]!.price?.value ?? 0;
  if (!Number.isInteger(value) || value < 1 || value > 9999) return false;
  const [last, lead] = [wordAt(row, i - 1), wordAt(row, i - 2)];
  return NUMBERED.has(last) || (last === 'ps' && value < 1000) || (BODIES[last]?.test(lead) ?? false);
}
