/**
 * What the price list knows about a dictation: "the usual", "standard", "our price" behind a service is a price, and a
 * service that needs no price of its own ends where the next thing begins.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { determiners, isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import { countsHeads, divideAtHeads } from './count-heads.ts';
import { isDoneBoth } from './divide-at-counts.ts';
import type { Element } from './elements.ts';
import { countNoneOfAll } from './listed-together.ts';
import { beginsThing } from './look-at-row.ts';
import { changeElement, divideRow, isCount } from './make-element.ts';
import { isSum, KIND, markKnownPrices, openBehindKnown } from './mark-known-prices.ts';
import { nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';
import { isMeasureOf } from './measured-service.ts';
import type { Mention } from './mention-services.ts';
import {
  boundToTime,
  endsPart,
  opensAfter,
  opensBehind,
  opensCounted,
  opensHours,
  opensJoined,
  opensPriced,
  opensStated,
  startOf,
} from './open-between-services.ts';
import { endOfName, saidOf, settleServices } from './settle-services.ts';

const JOINS = /^(and|with|plus|also)$/;

/** The row with known prices marked and breaks put between services. Linear. */
export function divideAtServices(
  heard: Heard,
  given: readonly Element[],
  catalogue: readonly CatalogueService[],
): Element[] {
  if (catalogue.length === 0) return [...given];
  const row = divideAtHeads(given, countsHeads(heard, catalogue));
  const names = catalogue.map(nameOf);
  const byWord = new Map<string, ServiceName[]>();
  for (const name of names)
    for (const word of new Set(name.words)) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  const units = new Set(catalogue.flatMap(({ unit }) => (unit ? [normal(unit.toLowerCase())] : [])));
  const hourly = new Set(names.flatMap(({ service, words }) => (service.hourlyRate != null ? words : [])));
  const named = openBehindKnown(markKnownPrices(heard, row, byWord, units), hourly);
  const known = countNoneOfAll(settleServices(heard, named, byWord));
  const isHourly = (at: number): boolean => known.row[at]?.tag === 'word' && hourly.has(normal(known.row[at]!.word));
  return putBreaks(heard, markNames(known.row, known.mentions), byWord, known.mentions, isHourly);
}

/** The row in which the names of services with a fixed price are told, for what was learned of where clauses begin. */
function markNames(row: readonly Element[], mentions: readonly Mention[]): readonly Element[] {
  const marked = [...row];
  for (const mention of mentions) {
    if (mention.fit.service.fixedRate == null) continue;
    const last = endOfName(row, mention) - 1;
    for (let k = mention.from; k <= last; k++)
      marked[k] = changeElement(row[k]!, { listed: k === last ? 'end' : 'in' });
  }
  return marked;
}

/** A price between from and to, before anything else that could own it begins. */
function ownPrice(row: readonly Element[], from: number): boolean {
  for (let k = from; k < Math.min(row.length, from + 9); k++) {
    const element = row[k]!;
    if (isSum(element) || element.tag === 'regular') return true;
    if (element.tag === 'break' && /^[.;!?:]$/.test(element.word)) return false;
    // "four tires mounted and balanced at 25"
    const both = /ed$/.test(row[k - 1]?.word ?? '') && /ed$/.test(row[k + 1]?.word ?? '');
    if (element.tag === 'word' && JOINS.test(element.word) && !both) return false;
  }
  return false;
}

/** The whole name was said, and no part of it. */
const isWhole = ({ fit }: Mention): boolean => fit.service.name.split(' ').length > 1;

/** "aeration once in the fall | leaf cleanup twice": how often it is done. */
const isOften = (row: readonly Element[], mention: Mention): boolean =>
  /^(?:once|twice)$/.test(row[endOfName(row, mention)]?.word ?? '');

/** Behind these a service is told of something else. */
const LEANS =
  /^(?:for|with|of|includes?|including|covers?|after|before|from|to|on|in|at|by|than|like|is|are|'s|not|no|as)$/;

const withEnd = (row: readonly Element[], mention: Mention): Mention & { end: number } => ({
  ...mention,
  // "a basic tune"
  from: saidOf(mention, row[mention.from - 1]) ? mention.from - 1 : mention.from,
  end: endOfMeasure(row, mention),
});

/** "aerate and overseed the lawn 240": what both are done to stands behind the second. */
const isOneDeed = (row: readonly Element[], and: number): boolean =>
  [and - 1, and + 1].every((k) => row[k]?.tag === 'word' && workVerbs.has(row[k]!.word)) &&
  determiners.has(row[and + 2]?.word ?? '');

/** "so no", "not that" */
const isRefusal = (row: readonly Element[], end: number): boolean =>
  /^(?:so|but|and) (?:no|nope)$|^not (?:that|it|those|them)$/.test(`${row[end - 2]?.word} ${row[end - 1]?.word}`);

/** Where a name ends with the hours behind it. */
const endOfTimed = (row: readonly Element[], mention: Mention): number => {
  const end = endOfName(row, mention);
  return mention.fit.service.fixedRate == null && row[end]?.tag === 'time' ? end + 1 : end;
};

/** "wall tiling 14 square metres | floor tiling six": how much of it there is belongs to what is listed so. */
function endOfMeasure(row: readonly Element[], mention: Mention): number {
  const end = endOfName(row, mention);
  return isMeasureOf(mention.fit.service, row[end]) ? end + 1 : end;
}

/** Where "3 pieces", "x 3" ends behind a service. */
function endOfCount(row: readonly Element[], to: number): number {
  if (/^(?:x|times)$/.test(row[to]?.word ?? '') && row[to + 1]?.tag === 'num') return to + 2;
  return row[to]?.tag === 'num' && isPlural(row[to + 1]?.word ?? '') && !ownPrice(row.slice(to, to + 4), 0)
    ? to + 2
    : to;
}

/** The next thing with its price begins at k: "a new latch 30", "hang the gate 200", "eight hinges at 20 each". */
function beginsPriced(row: readonly Element[], k: number): boolean {
  const tag = row[k]?.tag;
  const next = row[k + 1]?.word ?? '';
  const begins =
    tag === 'num'
      ? (isPlural(next) || row[k]!.measure!.value === 1) && isContent(next)
      : tag === 'word' && beginsThing(row, k) && !/^(?:each|piece|day|week|month|year|visit|hour|pop)$/.test(next);
  const price = row.slice(k, k + 9).find((one) => isSum(one) || one.tag === 'regular');
  return begins && price?.tag !== 'regular' && ownPrice(row, k + 1);
}

/** Another thing with its price, far below the list's, which stands in no other's stead. */
function beginsCheap(row: readonly Element[], k: number, { from, fit: { service } }: Mention): boolean {
  // "dishwasher repair drain pump 92" is of no dishwasher installation
  const said = row.slice(Math.max(0, from - 1), k).map(({ word }) => normal(word));
  if (
    !service.name
      .toLowerCase()
      .split(/[^a-z]+/)
      .every((word) => word === '' || said.includes(normal(word)))
  )
    return false;
  // "oil change with a filter 12"
  const thing = row[k]?.word === 'with' && determiners.has(row[k + 1]?.word ?? '') ? k + 2 : k;
  let to = thing;
  while (
    to < thing + 3 &&
    row[to]?.tag === 'word' &&
    isContent(row[to]!.word) &&
    !/^(?:price|special|deal|rate|fee|promo)$/.test(row[to]!.word)
  )
    to++;
  const { tag, price } = row[to] ?? {};
  return (
    to > thing &&
    tag === 'money' &&
    price!.value * 1.6 < Number(service.fixedRate) &&
    !/^(?:off|each|apiece|less|more|extra)$/.test(row[to + 1]?.word ?? '')
  );
}

/** "for both", "for the pair", "together": one price for all that was listed. */
function sharedPrice(row: readonly Element[], from: number): boolean {
  const at = row.findIndex((element, k) => k >= from && k < from + 12 && isSum(element));
  if (at < 0) return false;
  // "inside the oven and the fridge 40 each"
  if (
    row[at]!.price!.per === 'each' &&
    !row.slice(from, at).some(({ tag, word }) => tag === 'num' || isPlural(word) || JOINS.test(word))
  )
    return true;
  const tail = row
    .slice(at + 1, at + 4)
    .map((element) => element.word)
    .join(' ');
  return /^(for (both|all|the (pair|two|three|lot|set|whole)|everything)|total|together|altogether|all in|combined|all together)\b/.test(
    tail,
  );
}

/** "five hours of web development to move the old blog over | domain and email setup 150": the sum is not of the hours. */
function cutBehindHours(row: readonly Element[], to: number, cuts: Set<number>): void {
  if (row[to]?.word !== 'to') return;
  let cut = -1;
  for (let k = to + 1; k < Math.min(row.length, to + 14); k++) {
    const element = row[k]!;
    if (element.tag === 'money') {
      if (cut > 0 && row[k - 1]!.word !== 'at') cuts.add(cut);
      return;
    }
    if (element.tag !== 'word') return;
    const ends = /^(over|up|out|off|down|away|back|in)$/.test(element.word) || isPlural(element.word);
    if (ends && k > to + 2 && isContent(row[k + 1]?.word ?? '')) cut = k + 1;
  }
}

/** "two liner patches": the count and what it counts are one. */
const isCounted = (row: readonly Element[], k: number): boolean =>
  isCount(row[k - 1]) && (row[k - 1]!.measure!.value === 1 || row.slice(k, k + 3).some(({ word }) => isPlural(word)));

const RATE = /^(?:rates?|hourly)$/;

function putBreaks(
  heard: Heard,
  row: readonly Element[],
  byWord: ReadonlyMap<string, ServiceName[]>,
  mentions: readonly Mention[],
  isHourly: (at: number) => boolean,
): Element[] {
  const cuts = new Set<number>();
  const opens = new Set<number>();
  const isListed = (at: number): boolean =>
    at < row.length && wordsOf(heard, row[at]!).some((word) => byWord.has(word));
  const joined = new Set<number>();
  mentions.forEach((mention, m) => {
    const { from, to } = mention;
    const hourly = mention.fit.service.fixedRate == null;
    if (hourly && !row.slice(Math.max(0, from - 4), to + 4).some((element) => element.tag === 'time')) return;
    if (hourly) cutBehindHours(row, to, cuts);
    // "two hours drain jetting normal rate": time, what is done in it, and its rate
    const rated = row[to]?.word === 'at' ? row[to + 1] : row[to];
    if (hourly && row[from - 1]?.tag === 'time' && rated?.tag === 'regular') joined.add(from);
    const before = mentions[m - 1];
    const after = mentions[m + 1];
    const start = startOf(row, from);
    const joint = row[start - 1];
    if (
      joint?.tag === 'word' &&
      JOINS.test(joint.word) &&
      before &&
      start - 1 >= before.to &&
      !sharedPrice(row, from) &&
      !ownPrice(row, before.to)
    )
      cuts.add(start - 1);
    // "move out clean two bedroom Alicia Romero | do inside the oven"
    const lead = determiners.has(row[from - 1]?.word ?? '') ? from - 2 : from - 1;
    // "half a dozen prints | put the album on there as an option"
    const put = /^(?:put|add)$/.test(row[lead]?.word ?? '') && !JOINS.test(row[lead - 1]?.word ?? 'and');
    const asked = (put || /^(?:do|doing)$/.test(row[lead]?.word ?? '')) && before?.fit.service !== mention.fit.service;
    if (asked && before && !row.slice(before.from, to).some(isSum)) opens.add(lead);
    // "usual diagnostic | two hours labor regular rate", "oil change at the usual | two hours book time"
    const end =
      row[to]?.word === 'at' && row[to + 1]?.tag === 'regular' ? to + 2 : row[to]?.tag === 'regular' ? to + 1 : to;
    if (
      !hourly &&
      row[end]?.tag === 'time' &&
      /^(hour|minute)$/.test(row[end]!.measure!.unit) &&
      row
        .slice(end + 1, end + 5)
        .some(
          (one) =>
            /^(labor|labour|of|time|for)$/.test(one.word) ||
            one.tag === 'regular' ||
            (one.tag === 'rate' && one.price!.per === 'h'),
        )
    )
      // "full overhaul | half an hour at the usual rate"
      (row[end + 1]?.word === 'at' && row[end + 2]?.tag === 'regular' ? opens : cuts).add(end);
    // "usual diagnostic fee | evaporator fan motor was 118": the list's price, and the next thing
    if (KIND.has(row[from - 1]?.word ?? '') || KIND.has(row[from]!.word)) {
      const end = /^(fee|charge)$/.test(row[to]?.word ?? '') ? to + 1 : to;
      const next = row[end];
      if (
        next?.tag === 'word' &&
        isContent(next.word) &&
        !/^(price|rate|prices|rates|pricing|fee|charge)$/.test(next.word) &&
        !(after && after.from === end) &&
        ownPrice(row, end)
      )
        cuts.add(end);
    }
    // "service visit | igniter for the oven was 68"
    if (!hourly && isWhole(mention) && opensStated(row, to, mention)) opens.add(to);
    // "one pool opening | a new latch 30", "three furniture assemblies | hang the gate 200"
    const counted = endOfCount(row, endOfName(row, mention));
    const leans = LEANS.test(joint?.word ?? '') && row[start - 2]?.tag !== 'regular';
    if (!hourly && isWhole(mention) && !leans && beginsPriced(row, counted)) opens.add(counted);
    // "basic tune up | chain 34"
    if (!hourly && isWhole(mention) && !leans && beginsCheap(row, counted, mention)) opens.add(counted);
    // "three pieces of furniture assembly | pool opening like always"
    if (!hourly && after && (isWhole(mention) || isWhole(after)) && after.from === counted) opens.add(counted);
    if (!hourly && isWhole(mention) && after && isOften(row, after) && after.from === counted) opens.add(counted);
    // "and the service call | eight percent tax on the keys"
    const share = row[to]?.tag === 'pct' ? (row[to + 1]?.word ?? '') : '';
    if (
      /^(tax|sales|down|deposit|to|gratuity|retainer)$/.test(share) &&
      !/^(of|on|in)$/.test(row[from - 1]?.word ?? '')
    )
      cuts.add(to);
    const measured = isMeasureOf(mention.fit.service, row[endOfName(row, mention)]);
    if (measured) joined.add(endOfName(row, mention));
    if (
      !hourly &&
      after &&
      after.fit.service.fixedRate != null &&
      (isWhole(mention) || measured || isOften(row, mention))
    ) {
      const next = opensAfter(row, withEnd(row, mention), withEnd(row, after));
      if (next !== null) opens.add(next);
    }
    // "a dollar a foot same footage | five downspouts 95 each"
    if (isCounted(row, from) && isSum(row[to]) && row.slice(Math.max(0, from - 5), from - 1).some(isSum))
      opens.add(from - 1);
    const other = before && before.fit.service !== mention.fit.service ? before : undefined;
    if (other || !before) {
      const next = opensJoined(row, other ? endOfTimed(row, other) : null, withEnd(row, mention));
      if (next !== null) opens.add(next);
    }
    // "wedding coverage eight hours | second photographer", "three person crew seven hours | one piano"
    const timed = endOfTimed(row, mention);
    const listed = isCount(row[timed]) ? timed + 1 : timed;
    if (hourly && row[timed - 1]?.tag === 'time' && (after?.from === listed || (listed > timed && isListed(listed))))
      opens.add(timed);
    const part = hourly ? null : endsPart(row, from);
    if (part !== null) opens.add(part);
    const priced = hourly ? null : opensPriced(row, withEnd(row, mention));
    if (priced !== null) opens.add(priced);
    if (!hourly && isWhole(mention))
      for (const k of opensBehind(
        row,
        endOfName(row, mention),
        after,
        (at) =>
          at < row.length &&
          wordsOf(heard, row[at]!).some((word) => byWord.has(word) && !mention.fit.words.includes(word)),
      ))
        opens.add(k);
    // what comes after: "tune up and replaced the flame sensor 85"
    for (let k = to; k < Math.min(row.length, to + 6); k++) {
      const element = row[k]!;
      if (isSum(element) || element.tag === 'regular' || element.tag === 'break') break;
      if (element.tag !== 'word' || !JOINS.test(element.word)) continue;
      // "inside and out", "up and down the slope"
      if (
        /^(in|inside|up|front|top|left|over|back|side|high|on)$/.test(row[k - 1]!.word) &&
        /^(out|outside|down|back|bottom|right|under|front|side|low|off|forth)$/.test(row[k + 1]?.word ?? '')
      )
        continue;
      if (after && k >= after.from) break;
      // "mowing and edging is 320 a month"
      if (
        isContent(row[k + 1]?.word ?? '') &&
        /^(?:is|are|'s|runs)$/.test(row[k + 2]?.word ?? '') &&
        isSum(row[k + 3])
      ) {
        joined.add(k).add(k + 1);
        break;
      }
      // "31 squares tear off and reshingle at 475 a square": one price for what is done with them
      if (ownPrice(row, k + 1) && !sharedPrice(row, k + 1) && !isDoneBoth(row, k) && !isOneDeed(row, k)) cuts.add(k);
      break;
    }
  });
  // "sand and refinish", "toilet install": the words of one name stay together
  const bound = new Set([
    ...joined,
    ...mentions.flatMap(({ from, to, fit }) => {
      const whole = endOfName(row, { from, to, fit });
      return row
        .slice(from, whole)
        .flatMap((one, k) =>
          (k > 0 || isCounted(row, from)) &&
          one.tag === 'word' &&
          (one.word === 'and' || from + k === to || fit.said.includes(normal(one.word)))
            ? [from + k]
            : [],
        );
    }),
  ]);
  const fixed = new Set(mentions.flatMap(({ from, fit }) => (fit.service.fixedRate == null ? [] : [from])));
  row.forEach((element, k) => {
    if (opensHours(row, k, isHourly)) opens.add(k - 1);
    const counted = opensCounted(row, k, isListed);
    if (counted !== null) opens.add(counted);
    // "so no | just the drain jetting"
    if (/^(?:just|only)$/.test(element.word) && isRefusal(row, k)) opens.add(k);
    if (element.tag === 'regular' && RATE.test(heard.tokens[element.to - 1]!.lower))
      for (const at of boundToTime(row, k, (one) => fixed.has(one))) bound.add(at);
  });
  const divided = row.map((element, k) => (opens.has(k) ? changeElement(element, { opens: true }) : element));
  return divideRow(divided, cuts, bound);
}
