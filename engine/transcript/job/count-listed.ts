/** What the price list knows of numbers: "duct cleaning 26 vents", "taco bar for forty", "and thirty boxes" count what is listed, and are no prices. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard, Token } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import { partsOf } from '../learned/find-mentions.ts';
import type { Judgement } from '../learned/judgement.ts';
import { isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import { countsHeads } from './count-heads.ts';
import { headOf, mayQualify } from './counted-heads.ts';
import { isByHead, isServedAs } from './listed-by-head.ts';
import { nameWords, normal } from './name-service.ts';

/** How many words before its count a service is named. */
const NEAR = 6;
/** How many words may stand between a count and what is left of it. */
const APART = 24;
/** So many people are fed; a larger figure may be what it costs. */
const MANY = 400;
/** Behind "for 40": the price of one, or of all. */
const PRICED =
  /^(?:a|an|per|each|apiece|bucks|dollars|cents|flat|total|even|percent|hours?|days?|weeks?|months?|minutes?)$/;
/** Before a count; behind anything else the number may be its price. */
const LEADS = wordSet(
  'and plus with then also so add do get wants want needs need takes take another throw put include',
);

type Counted = (heard: Heard, number: HeardNumber) => boolean;

const saidBefore = ({ tokens }: Heard, to: number, reach: number): string[] =>
  tokens.slice(Math.max(0, to - reach), to).map(({ lower }) => normal(lower));

/** A figure comes behind the noun, so that the noun has a price of its own: "26 vents 40 each", "ten boxes for 45". */
const isPriced = ({ tokens, numberAt }: Heard, k: number): boolean =>
  [k, k + 1].some((at) => numberAt[at] !== undefined || tokens[at]?.text === '$');

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

/** "duct cleaning 26 vents" of what is listed by the vent, "door hanging six internal ones" of what is listed by the piece. */
const byUnit =
  (listed: readonly CatalogueService[]): Counted =>
  (heard, { from, to, values }) => {
    const ones = onesBehind(heard.tokens, to);
    const noun = heard.tokens[ones ?? to]?.lower ?? '';
    const behind = (ones ?? to) + 1;
    // "26 vents 40 each": they have a price of their own
    if (
      !isPlural(noun) ||
      heard.numberAt[behind] !== undefined ||
      /^(?:\$|at)$/.test(heard.tokens[behind]?.lower ?? '')
    )
      return false;
    const fitting = listed.filter(({ unit }) =>
      ones === null ? normal(unit!.toLowerCase()) === normal(noun) : unit === 'each' && values[0]! <= MOST_ONES,
    );
    if (fitting.length === 0) return false;
    const said = saidBefore(heard, from, NEAR);
    return fitting.some(({ name }) => nameWords(name).words.some((word) => said.includes(word)));
  };

/** "the regular visit price for six visits" */
const byPrice =
  (listed: readonly CatalogueService[]): Counted =>
  ({ tokens, numberAt }, { from, to }) =>
    tokens[from - 1]?.lower === 'for' &&
    /^(?:price|rate)$/.test(tokens[from - 2]?.lower ?? '') &&
    isPlural(tokens[to]?.lower ?? '') &&
    numberAt[to + 1] === undefined &&
    listed.some(({ unit }) => normal(unit!.toLowerCase()) === normal(tokens[to]!.lower));

/** "28 cuts, the first one is free so only charge 27": what is left of a count. */
const isRest: Counted = ({ tokens, numbers }, { from, values }) =>
  tokens.slice(Math.max(0, from - 2), from).some(({ lower }) => /^(?:charge|charging|bill|billing)$/.test(lower)) &&
  numbers.some(
    (other) =>
      other.to < from &&
      other.to > from - APART &&
      other.values[0]! > values[0]! &&
      other.values[0]! <= values[0]! + 3 &&
      / (?:free|waived|comped|on (?:me|us|the house)|no charge) /.test(
        ` ${tokens
          .slice(other.to, from)
          .map(({ lower }) => lower)
          .join(' ')} `,
      ),
  );

/** "taco bar for forty" of what is listed by the person. */
const byHeads = (listed: readonly CatalogueService[]): Counted => {
  const fed = listed.filter(isByHead);
  return (heard, { from, to, values }) =>
    fed.length > 0 &&
    heard.tokens[from - 1]?.lower === 'for' &&
    values[0]! <= MANY &&
    !PRICED.test(heard.tokens[to]?.lower ?? '') &&
    fed.some(({ name }) => {
      const all = nameWords(name).words;
      const short = all.filter((word) => !isServedAs(word));
      const words = short.length > 0 ? short : all;
      const said = saidBefore(heard, from - 1, name.split(' ').length);
      return words.every((word) => said.includes(word));
    });
};

/** "and thirty boxes", "plus ten extra images", "add forty chair rentals" of what is listed by the piece. */
const byName = (listed: readonly CatalogueService[]): Counted => {
  const names = listed.map(({ name }) => ({
    head: headOf(name),
    words: partsOf(name.toLowerCase()),
  }));
  return (heard, { from, to }) => {
    const before = heard.tokens[from - 1]?.lower ?? 'and';
    if (!LEADS.has(before) && !workVerbs.has(before)) return false;
    let at = to;
    while (at < to + 3 && mayQualify(heard.tokens[at]?.lower ?? '')) at++;
    const first = at;
    while (at < first + 3 && !isPlural(heard.tokens[at]?.lower ?? '')) at++;
    const noun = heard.tokens[at]?.lower ?? '';
    if (!isPlural(noun) || isPriced(heard, at + 1)) return false;
    const between = heard.tokens.slice(first, at).map(({ lower }) => normal(lower));
    return names.some(
      ({ head, words }) =>
        (normal(noun) === head || (between.includes(head) && words.includes(normal(noun)))) &&
        between.every((word) => words.includes(word)),
    );
  };
};

/** "mow it twelve times", but "two times as long". */
const byTimes: Counted = ({ tokens, numberAt }, { to, values }) =>
  tokens[to]?.lower === 'times' &&
  values[0]! > 1 &&
  values[0]! <= MANY &&
  numberAt[to + 1] === undefined &&
  !/^(?:as|the|more|that|what|over)$/.test(tokens[to + 1]?.lower ?? '');

const countable = (catalogue: readonly CatalogueService[]): CatalogueService[] =>
  catalogue.filter(({ unit, fixedRate }) => fixedRate != null && /^[a-z]{3,}$/i.test(unit ?? ''));

const numbersThat = ({ numbers }: Heard, counts: (number: HeardNumber) => boolean): HeardNumber[] =>
  numbers.filter((number) => Number.isInteger(number.values[0]) && counts(number));

/** The tokens at which numbers begin that surely count what is listed. */
export function countsListed(heard: Heard, catalogue: readonly CatalogueService[]): ReadonlySet<number> {
  const listed = countable(catalogue);
  if (listed.length === 0) return new Set();
  const kinds = [byHeads(listed), byPrice(listed), byName(listed), byTimes, isRest];
  return new Set([
    ...numbersThat(heard, (number) => kinds.some((counts) => counts(heard, number))).map(({ from }) => from),
    ...countsHeads(heard, catalogue).keys(),
  ]);
}

/** The judgement that is not asked what a number is that counts by the unit of the list. */
export function countingListed(judgement: Judgement, heard: Heard, catalogue: readonly CatalogueService[]): Judgement {
  const listed = countable(catalogue);
  if (listed.length === 0) return judgement;
  const counts = byUnit(listed);
  const found = numbersThat(heard, (number) => counts(heard, number));
  if (found.length === 0) return judgement;
  const at = new Set(found.map(({ from }) => heard.tokens[from]!.start));
  return { ...judgement, kindOf: (features, place) => (at.has(place) ? 'num' : judgement.kindOf(features, place)) };
}
