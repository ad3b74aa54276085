/**
 * A price by the unit beside which nothing was counted: "joints on the side wall 6.50 a foot to grind them out … I ran the
 * tape along and I got 85 feet of joint". Of the numbers that nothing else was read from, the one that tells its unit or its
 * name counts it, or the only one that is told to be how many there are.
 */
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import { unitAt } from '../units.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import type { JobLine } from './job.ts';
import { printedUnit } from './measure-units.ts';
import { purposesOf } from './purposes-of.ts';
import { recount } from './settle-counts.ts';
import { isSaidBy, isWithin, type ToldNumber, toldNumbers, wordsBetween } from './told-numbers.ts';

/** How many of these there are is worked out of people and shifts, where they are read. */
const WORKED = wordSet('hour day minute person man dozen');
/** Of these one is charged where none was counted. */
const PERIODS = wordSet('visit week month year');
/** "A foot" is of length or of area. */
const FOOT = /^(?:linear|sq|face) ft$/;

export function countOpen(context: Context, talk: WeighedTalk): void {
  const { job } = context;
  const open = job.lines.filter(isOpen);
  if (open.length === 0) return;
  const free = freeNumbers(context, talk);
  const shared = open.every(({ unit }) => unit === open[0]!.unit);
  for (const line of open) {
    const counting = free.filter((number) => isOfUnit(context, number, line));
    const named = counting.filter((number) => isNamed(context, number, line));
    const alone = open.every((other) => other === line || !isAlike(line.unit!, other.unit!));
    const count =
      theOne(context, named, free) ??
      (alone || shared ? theOne(context, counting, free) : null) ??
      (counting.length === 0 && shared
        ? theOne(
            context,
            free.filter((number) => isHowMany(context, number)),
            free,
          )
        : null);
    if (!count) continue;
    recount(line, line.price!, count, context.heard.tokens);
    job.lines = job.lines.filter((other) => !isLoose(other) || !isWithin(other.places, count));
  }
}

const isOpen = ({
  source,
  price,
  amount,
  quantity,
  unit,
  optional,
  range,
  markup,
  service,
  surcharge,
}: JobLine): boolean =>
  source === 'said' &&
  !optional &&
  !range &&
  !markup &&
  !service &&
  !surcharge &&
  price !== null &&
  amount === null &&
  unit !== null &&
  !WORKED.has(unit) &&
  (quantity === null || (quantity === 1 && PERIODS.has(unit)));

/** "and all told it is fourteen": a price that is of nothing. */
const isLoose = ({ label, price, amount, service }: JobLine): boolean =>
  label === '' && price === null && amount !== null && !service;

const isAlike = (a: string, b: string): boolean => a === b || (FOOT.test(a) && FOOT.test(b));

/** What no line and no term was read from, and what is no date, no share, no price. */
function freeNumbers(context: Context, talk: WeighedTalk): ToldNumber[] {
  const { job, heard, clauses } = context;
  const taken = purposesOf(job, heard);
  const loose = job.lines.filter(isLoose).flatMap(({ places }) => places);
  const held = clauses.flatMap(({ elements }) =>
    elements.filter(({ tag }) => /^(?:rate|pct|date|clock|address|phone|email|client|tax|markup)$/.test(tag)),
  );
  // "hallway 260 doors 55 apiece": it is read back
  const told = job.lines
    .filter((line) => !isLoose(line))
    .flatMap(({ price, amount }) => [price, amount === null ? null : amount / HUNDREDTHS]);
  return toldNumbers(context, talk).filter(
    (number) =>
      ((taken.get(heard.tokens[number.from]!.start) ?? 'nothing') === 'nothing' || isWithin(loose, number)) &&
      !isWithin(held, number) &&
      !told.some((price) => price !== null && isSaidBy(number, price)) &&
      !/ (?:by|at|\$|number|#) $/.test(wordsBetween(heard, number.from - 1, number.from)) &&
      !/^ (?:by|percent|%|dollars?|bucks|cents|o'clock|am|pm) /.test(wordsBetween(heard, number.to, number.to + 1)),
  );
}

const HUNDREDTHS = 100;
const NOUN = 4;
const AROUND = 6;

/** "85 feet", "22 panels", "seven of those fogged up units" of "the fogged ones at 235". */
function isOfUnit({ heard: { tokens } }: Context, { to }: ToldNumber, { unit, label }: JobLine): boolean {
  const measure = unitAt(tokens, to, true);
  if (measure) {
    const isPart = measure.plural || tokens[measure.to]?.lower === 'of';
    return isPart && isAlike(printedUnit(measure.unit), unit!);
  }
  const names = new Set(unit === 'each' ? contentOf(label) : [stem(unit!)]);
  for (let at = to; at < to + NOUN && tokens[at]; at++) {
    const word = tokens[at]!.lower;
    if (/^(?:and|but|at|so|then|for|is|are)$/.test(word)) return false;
    if (names.has(stem(word)) && (unit === 'each' || isPlural(word))) return true;
  }
  return false;
}

const contentOf = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && isContent(word))
    .map(stem);

/** What it is of is named beside it. */
function isNamed({ heard }: Context, { from, to }: ToldNumber, { label }: JobLine): boolean {
  const names = contentOf(label);
  const beside = contentOf(wordsBetween(heard, from - AROUND, from) + wordsBetween(heard, to, to + AROUND));
  return names.some((name) => beside.includes(name));
}

/** "altogether", "so that's 13", "go with 215" */
const IN_ALL_BEFORE =
  / (?:all told|altogether|all together|in all|total(?: of)?|so|so that's|go with|make it|comes? to|call it)(?: it's| that's| it is)? $/;
const IN_ALL_BEHIND = /^ (?:[a-z]+ ){0,4}?(?:all told|altogether|all together|in all|in total|total|final) /;

/** The only one there is, the one that all of them come to, or the one that is told to be all. */
function theOne({ heard }: Context, counts: readonly ToldNumber[], free: readonly ToldNumber[]): ToldNumber | null {
  const last = counts.at(-1);
  if (!last) return null;
  if (counts.every(({ values }) => values[0] === last.values[0])) return last;
  const settled = counts.filter(
    (count) =>
      isSum(count, free) ||
      IN_ALL_BEFORE.test(wordsBetween(heard, count.from - AROUND, count.from)) ||
      IN_ALL_BEHIND.test(wordsBetween(heard, count.to, count.to + AROUND)),
  );
  return settled.length === 1 ? settled[0]! : null;
}

/** "four on the left five in the middle and four on the right so thirteen" */
function isSum(count: ToldNumber, free: readonly ToldNumber[]): boolean {
  let sum = 0;
  let parts = 0;
  for (let k = free.indexOf(count) - 1; k >= 0 && sum < count.values[0]!; k--) {
    sum += free[k]!.values[0]!;
    parts++;
    if (parts > 1 && sum === count.values[0]) return true;
  }
  return false;
}

/** Nobody counts more, and years are no counts. */
const MOST = 1800;
const HOW_MANY =
  / (?:it's|that's|it is|is|there's|there're|there are|got|has|have|had|said|says|counted|count|needs?|needed|wants?|wanted|goes|with|so|are|make it|told)(?: (?:about|only|just|like|exactly|maybe|all|a total of))? $/;

/** "all told it's nineteen", "go with 215": how many there are of what was talked of. */
function isHowMany({ heard }: Context, { from, to, values }: ToldNumber): boolean {
  const { tokens } = heard;
  const next = tokens[to]?.lower ?? '';
  const value = values[0]!;
  return (
    Number.isInteger(value) &&
    value > 1 &&
    value < MOST &&
    unitAt(tokens, to, true) === null &&
    HOW_MANY.test(wordsBetween(heard, from - NOUN, from)) &&
    ![next, tokens[to + 1]?.lower ?? ''].some((word) => isPlural(word) && isContent(word)) &&
    !/^(?:hours?|days?|weeks?|months?|years?|minutes?|year|man|story|inch|foot)$/.test(next)
  );
}
