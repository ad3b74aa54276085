/** Lines at prices of the price list: how many, of what unit, under which name. */

import { rememberWords } from '../../remember-words.ts';
import { wordTable } from '../../word-table.ts';
import { tokenize } from '../hear.ts';
import { unitAt } from '../units.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { addNote, type Context, placeOf, textAt } from './context.ts';
import {
  countingBehind,
  countOfMember,
  countSaid,
  MEASURED,
  measureSaid,
  quantityBehind,
  quantityOf,
  unitsSaid,
  WHOLE,
} from './count-services.ts';
import type { Element } from './elements.ts';
import { countedBefore } from './find-basis.ts';
import { givenAway } from './given-away.ts';
import type { JobLine } from './job.ts';
import { labelOf } from './labels.ts';
import { type Fit, fitName, nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';
import { countedNoun, printedUnit } from './measure-units.ts';
import { kindOfName, membersBehind } from './members-of-kind.ts';
import { quantityRange } from './quantity-range.ts';

/** Units of a price list that measures know by another name, or would take for another. */
const CODES = wordTable<string>({
  sf: 'sq ft',
  lf: 'ft',
  'linear ft': 'ft',
  lm: 'm',
  t: 'tonne',
  hour: 'h',
  minute: 'min',
  day: 'day',
  week: 'wk',
  month: 'mo',
  year: 'yr',
  square: 'square',
  person: 'person',
  guest: 'person',
});

/** The unit of a service as measures know it: as it is read behind a figure. Empty for none. */
export const codeOf = (unit: string | undefined | null): string => (unit ? codeOfUnit(unit) : '');

const codeOfUnit = rememberWords((said: string): string => {
  const unit = said
    .toLowerCase()
    .trim()
    .replace(/^(?:per |\/ ?)/, '');
  if (CODES[unit]) return CODES[unit];
  const tokens = tokenize(`1${unit}`);
  const heard = unitAt(tokens, 1, true);
  return heard?.to === tokens.length ? heard.unit : unit;
});

/** People whose hours each count: "two techs three hours each". */
function people(context: Context, index: number, elements: readonly Element[], at: number): number {
  const tail = elements.slice(at + 1, at + 4).map((element) => element.word);
  if (!/^(each|apiece)$/.test(tail[0] ?? '') && !/^(per|a) (man|guy|person|tech)/.test(tail.join(' '))) return 1;
  return (
    elements.slice(0, at).find((element) => element.tag === 'num' && Number.isInteger(element.measure!.value))?.measure
      ?.value ?? countedBefore(context, index)
  );
}

/** A line of hours at a listed rate. */
export function pushHours(
  context: Context,
  index: number,
  elements: readonly Element[],
  time: Element,
  service: ServiceName['service'],
): boolean {
  const { measure } = time;
  const factor =
    { hour: 1, minute: 1 / 60, day: 8 }[measure!.unit as 'hour'] *
    people(context, index, elements, elements.indexOf(time));
  const exact = (value: number): number => Math.round(value * factor * 1e6) / 1e6;
  const quantity = exact(measure!.max ?? measure!.value);
  const price = Number(service.hourlyRate!);
  // "their manager is Paula Dunn two hours to put that in": who it is names no work
  const who = elements.findLastIndex(
    ({ tag }, k) =>
      tag === 'client' && k < elements.indexOf(time) && /^(?:is|'s|was|named)$/.test(elements[k - 1]?.word ?? ''),
  );
  const label = labelOf(
    elements
      .slice(who + 1)
      .filter((element) => !/^(regular|usual|normal|standard|rate|price|hourly|shop)$/.test(element.word)),
    textAt(context),
  );
  const line: JobLine = {
    clause: index,
    // by "my usual rate" alone the work names the hours
    label:
      label ||
      (fitName(
        nameOf(service),
        elements.flatMap((element) => wordsOf(context.heard, element)),
      )
        ? service.name
        : ''),
    quantity,
    unit: 'hour',
    price,
    amount: null,
    kind: 'labor',
    source: 'catalogue',
    places: [placeOf(elements)],
    service,
  };
  if (measure!.max !== undefined) line.range = quantityRange(exact(measure!.value), quantity, price);
  context.job.lines.push(line);
  return true;
}

const saysOnlyPrice = ({ tag, word }: Element): boolean =>
  tag === 'regular' || (tag === 'word' && (!isContent(word) || /^(?:call|charge|bill|do|use|run|just)$/.test(word)));

/** "both springs broke | so two springs at list": what the count is for was told before, and is no second line. */
function isToldAgain(
  { job, clauses }: Context,
  index: number,
  service: Fit['service'],
  elements: readonly Element[],
): boolean {
  const last = job.lines.at(-1);
  if (
    last?.service !== service ||
    last.source !== 'catalogue' ||
    last.optional ||
    last.clause >= index ||
    last.clause < index - (elements.some(({ means }) => means) ? 5 : 2) ||
    clauses[last.clause]!.elements.some(({ tag }) => tag === 'regular') ||
    !elements.some(({ tag }) => tag === 'regular')
  )
    return false;
  const count = elements.find(({ tag }) => tag === 'num')?.measure?.value;
  // "wedding coverage for Kim | six hours at the usual": which one it is, and its price
  if (count === undefined) return elements.some(({ means }) => means === null || means?.name === service.name);
  return /(?:^| )so$/.test(clauses[index]!.opener) || count === last.quantity;
}

/** "nine locks but two of those are the high security kind | so seven standard and two high security": asked for behind. */
const isExplained = ({ clauses }: Context, index: number, name: string): boolean =>
  / of (?:those|them|these) (?:is|are) /.test(clauses[index]!.shape) &&
  clauses[index]!.elements.some(({ means }) => means?.name === name) &&
  clauses.slice(index + 1, index + 4).some(({ elements }) => elements.some(({ means }) => means?.name === name));

/** "cedar deck 200 square feet at list | or composite at list": as much of the one as of the other. */
function sharedMeasure({ job, clauses }: Context, index: number, unit: string | null | undefined): number | null {
  // the choices before it, and the work that both of them ask for
  const last = job.lines.slice(-3).findLast((line) => line.service?.unit === unit);
  return last !== undefined && [index, index + 1].some((k) => /(?:^| )or$/.test(clauses[k]?.opener ?? ''))
    ? last.quantity
    : null;
}

/** Said and written in several ways: they are printed as the list has them. */
const METRIC = /^(?:sq |cu )?k?m$/;

/** "18 doors and 7 drawer fronts" of "Cabinet door or drawer front": each kind that the name has is counted, null for one alone. */
function countOfKinds(
  context: Context,
  index: number,
  { name, unit }: Fit['service'],
  own: readonly Element[],
): number | null {
  const kinds =
    / or |\//.test(name) && unit
      ? name
          .toLowerCase()
          .split(/ or |\/|,/)
          .map((kind) => kind.split(' ').map(normal))
      : [];
  if (kinds.length < 2) return null;
  const counts = new Map<number, number>();
  const count = (elements: readonly Element[]): boolean => {
    const before = counts.size;
    for (const [k, { tag, word, measure }] of elements.entries()) {
      const counted = tag === 'num' && Number.isInteger(measure!.value) && measure!.value > 0;
      if (!counted && !(word === 'a' && elements[k - 1]?.word === 'and')) continue;
      const said = elements
        .slice(k + 1, k + 4)
        .map((one) => (one.tag === 'word' ? normal(one.word) : ''))
        .slice(0, counted ? 3 : 2);
      const kind = kinds.findIndex((words) => words.includes(said[0]!) && words.some((one) => said.includes(one)));
      if (kind >= 0 && !counts.has(kind)) counts.set(kind, counted ? measure!.value : 1);
    }
    return counts.size > before;
  };
  count(own);
  // "at our usual price | there's 18 doors | and 7 drawer fronts"
  const behind = own === context.clauses[index]!.elements ? countingBehind(context, index) : [];
  for (const k of behind)
    if (count(context.clauses[k]!.elements) && counts.size > 1) context.taken.fill(1, index + 1, k + 1);
  return counts.size > 1 ? [...counts.values()].reduce((sum, one) => sum + one, 0) : null;
}

/** As much as the line before has of it, where all of that is meant. */
export function wholeOf({ clauses, job }: Context, index: number, code: string): number | null {
  if (!WHOLE.test(clauses[index]!.shape)) return null;
  return job.lines.findLast(({ unit }) => unit === printedUnit(code))?.quantity ?? null;
}

const ONCE_MORE = / #regular (?:on|for) (?:all )?(?:the|those|these) ([a-z]+) /;

/** A line of a service at its listed price; false where its quantity is unknown. */
export function pushService(
  context: Context,
  index: number,
  { service, words }: Fit,
  elements: readonly Element[] = context.clauses[index]!.elements,
): boolean {
  const last = context.job.lines.at(-1);
  // "two toilets in the hall | those are the standard toilet price" says the same again
  if (
    last?.service === service &&
    last.clause >= index - 2 &&
    /^ (?:those|they|that|these|it|both)(?:'s|'re| are| is) /.test(context.clauses[index]!.shape)
  )
    return true;
  // "four patches regular | patch price"
  const isPrice = elements.every(({ tag, word }) => tag === 'regular' || words.includes(normal(word)));
  const told = context.clauses[index - 1]?.elements.at(-1)?.tag === 'regular';
  if (last?.service === service && last.clause === index - 1 && isPrice && told) return true;
  // "two nests | one's in the shed and the other's in the soffit regular price on the nests"
  const again = ONCE_MORE.exec(context.clauses[index]!.shape)?.[1];
  const isAgain = again !== undefined && isPlural(again) && words.includes(normal(again));
  if (isAgain && last?.service === service && (last.quantity ?? 1) > 1 && last.clause >= index - 2) return true;
  // "three ceiling fans | she's already got the fans | so it's just our normal price per fan"
  const reach = elements.some(({ means }) => means) ? 6 : 3;
  if (last?.service === service && last.clause >= index - reach && elements.every(saysOnlyPrice)) return true;
  if (givenAway(context, index, service.name)) return true;
  if (isExplained(context, index, service.name)) return true;
  if (isToldAgain(context, index, service, elements)) context.job.lines.pop();
  const code = codeOf(service.unit);
  // "two patches in the hallway | those are the standard patch price", "so set those at the list price"
  const before =
    isAgain || / (?:those|them|these|they)(?:'re)? | (?:for|on) each(?: one)? $/.test(context.clauses[index]!.shape)
      ? countSaid(context, index)
      : 1;
  // "five laptops set up at our usual per machine": the one count there is
  const counts = elements.filter(
    ({ tag, measure }) => tag === 'num' && measure!.value > 1 && Number.isInteger(measure!.value),
  );
  const only =
    counts.length === 1 &&
    elements.some(({ tag }) => tag === 'regular') &&
    isPlural(countedNoun(elements, elements.indexOf(counts[0]!))) &&
    counts[0]!.measure!.value < 1000 &&
    !MEASURED.test(code)
      ? counts[0]!.measure!.value
      : null;
  // "and coffee service for everybody": as many as were last fed
  const everybody =
    /^(?:person|each)$/.test(code) &&
    elements.some(
      ({ word }, k) =>
        /^every(body|one)$/.test(word) || (word === 'all' && /^(of|them)$/.test(elements[k + 1]?.word ?? '')),
    )
      ? (context.job.lines.findLast((line) => line.unit === 'person' && (line.quantity ?? 0) > 1)?.quantity ?? null)
      : null;
  const members = code === 'each' ? membersBehind(elements, kindOfName(service.name)) : 0;
  const quantity =
    countOfKinds(context, index, service, elements) ??
    everybody ??
    (members > 0 ? members : null) ??
    (MEASURED.test(code) ? null : countOfMember(elements, service)) ??
    quantityOf(elements, words, code) ??
    (before > 1 ? before : (quantityBehind(context, index, words, code) ?? only)) ??
    (MEASURED.test(code)
      ? (measureSaid(context, index, words, code) ??
        wholeOf(context, index, code) ??
        sharedMeasure(context, index, service.unit))
      : unitsSaid(context, index, code));
  if (MEASURED.test(code) && quantity === null) return false;
  const count = (quantity ?? 1) + (MEASURED.test(code) ? measuredElsewhere(context, index, words, code) : 0);
  // "half our usual", but "another half" of a half load
  const half =
    !/\bhalf\b/i.test(service.name) &&
    elements.some(
      (element, k) => element.tag === 'num' && element.measure!.value === 0.5 && elements[k + 1]?.tag === 'regular',
    );
  const price = Number(service.fixedRate!) / (half ? 2 : 1);
  const each = service.unit !== undefined && service.unit !== null && service.unit !== '';
  context.job.lines.push({
    clause: index,
    label: labelOf(elements, textAt(context)) || service.name,
    quantity: each || count > 1 ? count : null,
    unit: each
      ? MEASURED.test(code) && !METRIC.test(code)
        ? printedUnit(code)
        : service.unit!
      : count > 1
        ? 'each'
        : null,
    price: each || count > 1 ? price : null,
    amount: each || count > 1 ? null : Math.round(price * 100),
    kind: 'other',
    source: half ? 'computed' : 'catalogue',
    places: [placeOf(elements)],
    service,
  });
  if (count > 1 && each) shareCount(context, index, count);
  keepDates(context, index);
  return true;
}

const ELSEWHERE =
  /^ #qty (?:for|at|in|on|out|round|around|along|up|down) |^ (?:an?|one|another|the other(?: one)?(?:'s| is)?) #(?:size|qty) (?:one )?(?:at )?#regular $/;

/** "and 30 square metres for the back", "and a 16 inch at the per inch price": the measure of another one. */
export const isElsewhere = ({ opener, shape }: Clause): boolean => opener === 'and' && ELSEWHERE.test(shape);

/** "turf 12 square metres for the front | and 30 for the back at the usual rate": what was named with a measure of its own. */
function measuredElsewhere(context: Context, index: number, words: readonly string[], code: string): number {
  const clause = context.clauses[index]!;
  const named = clause.elements.some(({ tag, word }) => tag === 'word' && words.includes(normal(word)));
  return named || !isElsewhere(clause) ? 0 : (measureSaid(context, index, words, code) ?? 0);
}

/** "oil change and tire rotation on both cars": the count is of each service that was listed. */
function shareCount(context: Context, index: number, count: number): void {
  const { shape, opener } = context.clauses[index]!;
  if (!/(^| )(and|plus|with)$/.test(opener) || !/ (on|for|in|at) (both|all|each) /.test(shape)) return;
  const line = context.job.lines.at(-2);
  if (line?.clause !== index - 1 || line.source !== 'catalogue' || line.quantity !== 1 || !line.service?.unit) return;
  if (line.service.unit === context.job.lines.at(-1)!.service?.unit) line.quantity = count;
}

/** "weekly service May through September": when, beside what. */
export function keepDates(context: Context, index: number): void {
  const { elements } = context.clauses[index]!;
  const at = elements.findIndex((element) => element.tag === 'date');
  if (at < 0) return;
  let from = at;
  while (
    from > 0 &&
    elements[from - 1]!.tag === 'word' &&
    /^(from|through|thru|to|until|till|starting|beginning|between|and|on|by|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      elements[from - 1]!.word,
    )
  )
    from--;
  addNote(context, index, 'timeline', elements.slice(from, at + 1));
}
