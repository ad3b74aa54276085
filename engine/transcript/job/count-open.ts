/**
 * A price by the unit beside which nothing was counted: "joints on the side wall 6.50 a foot to grind them out … I ran the
 * tape along and I got 85 feet of joint". Of the numbers that nothing else was read from, the one that tells its unit or its
 * name counts it, or the only one that is told to be how many there are. Of the price list's services, those that are sold
 * by a measure are looked for in the same way.
 */

import type { Heard, Token } from '../hear.ts';
import { purposes } from '../learned/judgement.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import { unitAt } from '../units.ts';
import { contentStems } from '../vocabulary/content-stems.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import type { JobLine } from './job.ts';
import { printedUnit } from './measure-units.ts';
import { purposesOf } from './purposes-of.ts';
import { codeOf } from './push-service.ts';
import { recount } from './settle-counts.ts';
import { isSaidBy, isWithin, type ToldNumber, toldNumbers, wordsBetween } from './told-numbers.ts';

/** How many of these there are is worked out of people and shifts, where they are read. */
const WORKED = wordSet('hour day minute person man dozen');
/** Of these one is charged where none was counted. */
const PERIODS = wordSet('visit week month year');
/** "A foot" is of length or of area. */
const FOOT = /^(?:linear|sq|face) ft$/;
const HUNDREDTHS = 100;
const PRICE = purposes.indexOf('price');
/** A number that is less likely a price than that, as a logarithm, may count what is open. */
const DOUBTED = Math.log(0.75);

interface Numbers {
  context: Context;
  /** What may count, in the order in which it was told. */
  free: readonly ToldNumber[];
  /** Lines that were made of such a number, and go when it counts another. */
  loose: ReadonlySet<JobLine>;
}

export function countOpen(context: Context, talk: WeighedTalk): void {
  const { job, heard } = context;
  for (const line of job.lines) countBoth(line, heard);
  countAlike(context);
  const open = job.lines.filter((line) => isOpen(line, heard));
  if (open.length === 0) return;
  const numbers = numbersFor(context, talk);
  const { free } = numbers;
  const shared = open.every(({ unit }) => unit === open[0]!.unit);
  for (const line of open) {
    const counting = free.filter((number) => isOfUnit(context, number, line));
    const named = counting.filter((number) => isNamed(context, number, line));
    const alone = open.every((other) => other === line || !isAlike(unitOf(line), unitOf(other)));
    // "the crew is 12 and lunch is 9 each": what "each" is of, such a number does not tell
    const isTellable = counting.length === 0 && shared && !line.service && line.unit !== 'each';
    const bare = isTellable ? free.filter((number) => isHowMany(context, number)) : [];
    const count =
      theOne(numbers, named) ?? (alone || shared ? theOne(numbers, counting) : null) ?? theOne(numbers, bare);
    if (!count) continue;
    recount(line, line.price ?? Number(line.service!.fixedRate), count, heard.tokens);
    job.lines = job.lines.filter((other) => !numbers.loose.has(other) || !isWithin(other.places, count));
  }
}

/** "45 a seat so both seats", "both days the PA is 700 a day", "the chairs the pair of them 485 a chair" */
function countBoth(line: JobLine, { tokens }: Heard): void {
  const { source, unit, price, quantity, amount, service } = line;
  if (source !== 'said' || service || price === null || unit === null || quantity !== null || amount !== null) return;
  const names = (k: number): boolean => isPlural(tokens[k]?.lower ?? '') && stem(tokens[k]!.lower) === stem(unit);
  const at = tokens.findIndex(
    ({ lower }, k) =>
      (lower === 'both' && names(k + 1)) ||
      (names(k) && /^(?:the pair|both|the two) of them /.test(after(tokens, k + 1))),
  );
  if (at < 0) return;
  line.quantity = 2;
  line.places.push({ from: at, to: at + 2 });
}

const after = (tokens: readonly Token[], from: number): string =>
  tokens
    .slice(from, from + 4)
    .map(({ lower }) => `${lower} `)
    .join('');

/** "both goldendoodles full groom at 95 a dog and nail grinding 15 each": what is no plural itself is done to as many. */
function countAlike({ job }: Context): void {
  for (const [k, line] of job.lines.entries()) {
    const before = job.lines[k - 1];
    const { quantity } = before ?? {};
    if (
      !before ||
      !quantity ||
      quantity < 2 ||
      line.clause !== before.clause + 1 ||
      line.unit !== 'each' ||
      line.quantity !== null ||
      line.source !== 'said' ||
      line.service ||
      !BEINGS.test(before.unit ?? '') ||
      isPlural(line.label.toLowerCase().split(' ').at(-1)!)
    )
      continue;
    line.quantity = quantity;
    line.places.push(...before.places);
  }
}
const BEINGS = /^(?:dog|cat|horse|pet|kid|child|person|head|guest|car|vehicle|room|door|window|chair)$/;

function isOpen({ source, price, amount, quantity, unit, service, ...line }: JobLine, { numberAt }: Heard): boolean {
  if (line.optional || line.range || line.markup || line.surcharge) return false;
  if (service) {
    const isByMeasure = service.fixedRate != null && service.unit != null && !/^(?:each|)$/.test(service.unit);
    // "one roll of it" was counted
    const isOne = line.places.some(({ from, to }) =>
      numberAt.slice(from, to).some((number) => number?.values[0] === 1),
    );
    return source === 'catalogue' && isByMeasure && !isOne && (quantity ?? 1) === 1;
  }
  if (source !== 'said' || price === null || amount !== null || unit === null || WORKED.has(unit)) return false;
  return quantity === null || (quantity === 1 && PERIODS.has(unit));
}

const unitOf = ({ unit, service }: JobLine): string => (service ? printedUnit(codeOf(service.unit)) : unit!);

const isAlike = (a: string, b: string): boolean => a === b || (FOOT.test(a) && FOOT.test(b));

function numbersFor(context: Context, talk: WeighedTalk): Numbers {
  const { job, heard, clauses } = context;
  const told = toldNumbers(context, talk);
  const taken = purposesOf(job, heard);
  // "and all told it is fourteen", "the wheel says it's 134": read as a price, and hardly one
  const loose = new Set(
    job.lines.filter(
      (line) =>
        isLump(line) &&
        (line.label === '' ||
          told.some((number) => isWithin(line.places, number) && talk.likely[number.index]![PRICE]! < DOUBTED)),
    ),
  );
  const held = clauses.flatMap(({ elements }) =>
    elements.filter(({ tag }) => /^(?:rate|pct|date|clock|address|phone|email|client|tax|markup)$/.test(tag)),
  );
  // "hallway 260 doors 55 apiece": it is read back
  const charged = job.lines
    .filter((line) => !loose.has(line))
    .flatMap(({ price, amount }) => [price, amount === null ? null : amount / HUNDREDTHS]);
  const isTaken = (number: ToldNumber): boolean =>
    (taken.get(heard.tokens[number.from]!.start) ?? 'nothing') !== 'nothing' &&
    ![...loose].some(({ places }) => isWithin(places, number));
  const free = told.filter(
    (number) =>
      !isTaken(number) &&
      !isWithin(held, number) &&
      !charged.some((price) => price !== null && isSaidBy(number, price)) &&
      !/ (?:by|at|\$|number|#) $/.test(wordsBetween(heard, number.from - 1, number.from)) &&
      !/^ (?:by|percent|%|dollars?|bucks|cents|o'clock|am|pm) /.test(wordsBetween(heard, number.to, number.to + 1)),
  );
  return { context, free, loose };
}

const isLump = ({ price, amount, service, source, optional, markup }: JobLine): boolean =>
  price === null && amount !== null && !service && source === 'said' && !optional && !markup;

const NOUN = 4;
const AROUND = 6;

/** "85 feet", "22 panels", "seven of those fogged up units" of "the fogged ones at 235". */
function isOfUnit({ heard: { tokens } }: Context, { to }: ToldNumber, line: JobLine): boolean {
  const unit = unitOf(line);
  const measure = unitAt(tokens, to, true);
  if (measure) {
    const isPart = measure.plural || tokens[measure.to]?.lower === 'of';
    return isPart && isAlike(printedUnit(measure.unit), unit);
  }
  const names = new Set(unit === 'each' ? contentStems(line.label) : [stem(unit)]);
  for (let at = to; at < to + NOUN && tokens[at]; at++) {
    const word = tokens[at]!.lower;
    if (/^(?:and|but|at|so|then|for|is|are)$/.test(word)) return false;
    if (names.has(stem(word)) && (unit === 'each' || isPlural(word))) return true;
  }
  return false;
}

/** What it is of is named beside it. */
function isNamed({ heard }: Context, { from, to }: ToldNumber, { label }: JobLine): boolean {
  const names = contentStems(label);
  const beside = contentStems(wordsBetween(heard, from - AROUND, from) + wordsBetween(heard, to, to + AROUND));
  return names.some((name) => beside.includes(name));
}

/** "altogether", "so that's 13", "go with 215" */
const IN_ALL_BEFORE =
  / (?:all told|altogether|all together|in all|total(?: of)?|so|so that's|go with|make it|comes? to|call it)(?: it's| that's| it is)? $/;
const IN_ALL_BEHIND = /^ (?:[a-z]+ ){0,4}?(?:all told|altogether|all together|in all|in total|total|final) /;

/** The only one there is, the one that all of them come to, or the one that is told to be all. */
function theOne({ context: { heard }, free }: Numbers, counts: readonly ToldNumber[]): ToldNumber | null {
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
    !/ (?:budget|quoted|paid|guy) /.test(wordsBetween(heard, from - NOUN, from)) &&
    ![next, tokens[to + 1]?.lower ?? ''].some((word) => isPlural(word) && isContent(word)) &&
    !/^(?:hours?|days?|weeks?|months?|years?|minutes?|year|man|story|inch|foot)$/.test(next)
  );
}
