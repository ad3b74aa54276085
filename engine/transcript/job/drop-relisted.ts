/** What the price list was asked for by its name alone, and was then priced in its own words, is one line: the one that was told. */
import { stem } from '../vocabulary/stem.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import type { JobLine } from './job.ts';

const NEAR = 2;
/** So far behind, its own name tells it. */
const FAR = 4;
/** Where it is, and not what. */
const PLACES = wordSet('unit apartment apt suite place house home building lot');
/** How often it is done. */
const OFTEN = wordSet('week weekly biweekly fortnight fortnightly month monthly other');

/** Which one of a kind, in the name of a service, and what a house is called. */
const KIND = /(?: [-–] |, )([^,]+)$/;
const HOUSE = /\b(?:colonial|ranch|house|home|cape|bungalow|cottage|duplex|townhouse|condo|place|barn|building)$/i;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && isContent(word) && !PLACES.has(word))
    .map(stem);

/** Drops listed lines in place: "boxed lunches for Meridian | 45 of them at 14.50" is 45 lunches at the price that was said. */
export function dropRelisted({ job, clauses }: Context): void {
  const hasRegular = (line: JobLine): boolean => clauses[line.clause]!.elements.some(({ tag }) => tag === 'regular');
  job.lines = job.lines.filter((line, k) => {
    const [next, then] = [job.lines[k + 1], job.lines[k + 2]];
    const isGone =
      next &&
      line.source === 'catalogue' &&
      line.service?.fixedRate != null &&
      !line.optional &&
      (((line.quantity ?? 1) === 1 && !next.optional) || isWorkedOut(line, next, clauses[next.clause]!)) &&
      next.clause > line.clause &&
      next.clause - line.clause <= (isNamedAgain(line, next) ? FAR : NEAR) &&
      !hasRegular(line) &&
      !/ (?:second|(?<! every )other|another|next|more|also) /.test(clauses[next.clause]!.said) &&
      (isOfKind(line, next) ||
        isSame(line, next, words(`${clauses[line.clause]!.shape} ${line.service.name}`)) ||
        isInParts(next, then) ||
        // "ended up a full truck I'd told him a half | so full truck at our normal price"
        (next.service === line.service && hasRegular(next) && concludes(clauses[next.clause]!)));
    // what is told of a house names no work
    if (isGone && isOfKind(line, next)) next.shown = line.service!.name;
    return !isGone;
  });
}

/** "gutter cleaning | the two story colonial 240": where it is, by the kind that is listed. */
function isOfKind({ service }: JobLine, { source, label }: JobLine): boolean {
  const kind = words(KIND.exec(service!.name)?.[1] ?? '');
  return source === 'said' && kind.length > 0 && HOUSE.test(label) && kind.every((word) => words(label).includes(word));
}

/** "roof tune up next week | once it's dry | I'm doing the tune up for 300" */
const isNamedAgain = ({ service }: JobLine, { label, source }: JobLine): boolean =>
  source === 'said' && words(label).length > 0 && words(label).every((word) => words(service!.name).includes(word));

/**
 * "new opener | belt drive unit 389 | and installation 150", "swap out the disposal | the new one is 189 | and an hour of labor
 * at 92": what it is and putting it in have prices of their own.
 */
const isInParts = (unit: JobLine, install: JobLine | undefined): boolean =>
  unit.source === 'said' &&
  install?.source === 'said' &&
  install.clause - unit.clause <= NEAR &&
  ((/\b(?:unit|itself)$/i.test(unit.label) && /^install(?:ation|ing)?$/i.test(install.label)) ||
    (/^(?:new|replacement) one$/i.test(unit.label) && /^(?:install(?:ation|ing)?|labou?r)$/i.test(install.label)));

const concludes = ({ opener, shape }: Clause): boolean => /(?:^| )so$/.test(opener) || / so /.test(shape);

/** "retaining wall 45 feet long three feet tall | so 135 face feet in block at 34 a face foot": what it was asked for in other measures. */
const isWorkedOut = (line: JobLine, next: JobLine, clause: Clause): boolean =>
  concludes(clause) && next.source === 'said' && next.unit !== null && next.unit === line.service!.unit;

function isSame(line: JobLine, next: JobLine, said: readonly string[]): boolean {
  if (next.service) return next.service === line.service && (next.quantity ?? 1) > 1;
  if (next.source !== 'said') return false;
  // "dry stack 28 foot long and 3 high | so 84 face foot at 46"
  if (next.unit !== null && next.unit === line.service!.unit && next.unit !== 'each') return true;
  // "two bed one bath | I'm doing the base at 230"
  if (/^(?:base|base price|base rate|base clean|basic)$/i.test(next.label.trim())) return true;
  const named = words(next.label);
  // "four bed three bath | every other week standard clean I told them 220": how often says nothing else
  const what = named.filter((word) => !OFTEN.has(word));
  return named.length > 0 && (what.length > 1 ? what : named).every((word) => said.includes(word));
}
