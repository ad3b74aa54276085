/** Bare numbers that are a price, or a count, by what stands around them, before any judgement is asked. */
import { isContent, isPlural, wordSet, workNouns, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice } from './look-at-row.ts';
import { lastWord, strongCount } from './number-surroundings.ts';
import { countsEach, countsNamed, countsNext, isPriceOfEach } from './price-of-many.ts';
import { ARE_VISITS } from './visit-words.ts';

const COMES_TO =
  /^(?:(?:that|it|which) (?:'s|is|makes)|comes to|(?:call|calling|make|making|figure|figuring) (?:it|that))$/;

/** A count by what stands around it, whatever else the number could be. */
export function isSurelyCount(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.price!;
  if (!Number.isInteger(value)) return false;
  const last = lastWord(before);
  const next = row[i + 1]?.word ?? '';
  // "40 lunches at our price | ten of those gluten free"
  if (next === 'of' && /^(?:those|these|them|em)$/.test(row[i + 2]?.word ?? '') && !/^(?:at|for|is|'s)$/.test(last))
    return true;
  // "cupcakes at 3 each for 40", "14 a head for 25 and delivery 40": so many of them
  if (
    last === 'for' &&
    before.at(-2)?.tag === 'rate' &&
    /^(?:each|person|head|slice|piece|plate|glass|bottle|window|door)$/.test(before.at(-2)!.price!.per ?? '') &&
    (row[i + 1] === undefined || row[i + 1]!.tag === 'break' || /^(?:and|plus|then|people|of)$/.test(next))
  )
    return true;
  // "and 40 anchor bolts at 2.50 each", "rekey 16 cylinders at 17 each"
  const ended = before.length === 0 || /^(?:rate|money|regular|break)$/.test(before.at(-1)!.tag);
  if (countsNext(before, row, i)) return true;
  if (value < 500 && (ended || /^(and|then|plus)$/.test(last) || workVerbs.has(last)) && countsEach(row, i))
    return true;
  // "coats of oil poly | eighteen damaged boards at 22 each": boards at so much each have been counted
  if (value >= 2 && value < 100 && isContent(last) && countsEach(row, i) && row[i + 1]!.tag === 'word') {
    const rate = row.slice(i + 1, i + 6).find(({ tag }) => tag !== 'word');
    if (rate?.tag === 'rate' && rate.price!.per === 'each' && rate.price!.value > value) return true;
  }
  // "it's 40 a lesson for the two of them | 16 lessons"
  const per = before.slice(-9).findLast(({ tag }) => tag === 'rate')?.price?.per ?? '';
  if (
    /^(?:them|us|him|her|it|that|both)$/.test(last) &&
    /^[a-z]{4,}$/.test(per) &&
    next === `${per}s` &&
    !isPrice(row[i + 2])
  )
    return true;
  // "their firebox needs rebuilt 240 firebrick at 3.75 each": what is needed has no price of its own there
  if (/^needs?$/.test(before.at(-2)?.word ?? '') && isContent(last) && countsEach(row, i, true)) return true;
  // "at 85 a visit that's 104 visits", "I'm calling it 30 cuts": what was told to come out of it
  if (ARE_VISITS.test(next) && COMES_TO.test(`${before.at(-2)?.word} ${last}`)) return true;
  // "needs 24 hours before walking and 72 before the cars"
  if (next === 'before' && before.slice(-5).some((one, k, near) => one.tag === 'time' && near[k + 1]?.word === next))
    return true;
  // "there's about forty paint cans we can't take"
  const there = / there (?:'s|are|is) (?:about|like|maybe|probably)$/.test(
    ` ${before
      .slice(-3)
      .map(({ word }) => word)
      .join(' ')}`,
  );
  if (
    there &&
    isContent(next) &&
    [next, row[i + 2]?.word ?? ''].some(isPlural) &&
    !/^(?:dollars|bucks|hours)$/.test(next)
  )
    return true;
  // "a shoe wall with about forty pairs and a bench": so many, more or less, of what follows
  if (
    /^(?:about|around|roughly)$/.test(before.at(-1)?.word ?? '') &&
    isPlural(next) &&
    value < 500 &&
    !isPrice(row[i + 2]) &&
    !/^(?:dollars|bucks|each)$/.test(next)
  )
    return true;
  // "I counted 32 pavers loose"
  if (last === 'counted' && isContent(next)) return true;
  // "60 plastic crates rented at 1.75 a crate"
  if (value < 1000 && countsNamed(row, i)) return true;
  // "they bought the fixtures | two dedicated 20 amp circuits": nothing costs so little
  return (
    value >= 2 &&
    value <= 3 &&
    isContent(next) &&
    !/^(?:am|pm)$/.test(next) &&
    row.slice(i + 2, i + 5).some(({ tag, word }) => tag === 'word' && isPlural(word)) &&
    !/^(?:is|'s|at|for|are|was|costs?|runs?)$/.test(last)
  );
}

const TOGETHER = /^(?:all together|altogether)/;

/** Services that are had once. */
export const FEES = wordSet(
  'delivery setup cleanup disposal shipping freight installation labor labour parking fuel mileage gratuity postage',
);

const GOODS_IN = /^(?:parts|materials?|fittings|hardware|supplies|lumber|paint|fees|postage|parking)$/;

/** A price by what stands around it, whatever else the number could be. */
export function isSurelyPrice(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.price!;
  const last = lastWord(before);
  const next = row[i + 1];
  const behind = `${next?.word ?? ''} ${row[i + 2]?.word ?? ''}`;
  // "zipper on the dress 40 | 4 mows at 420"
  if (
    value >= 20 &&
    isContent(last) &&
    !isPlural(last) &&
    !NUMBERED.test(last) &&
    !workVerbs.has(last) &&
    next?.tag === 'num' &&
    next.measure!.value >= 2 &&
    Number.isInteger(next.measure!.value) &&
    next.measure!.value < value &&
    isPlural(behind.split(' ')[1] ?? '') &&
    strongCount(row, i + 1)
  )
    return true;
  // "I cut a spare key for him 160 | I'd usually add the call"
  if (
    value >= 5 &&
    /^(?:him|her|them)$/.test(last) &&
    before.at(-2)?.word === 'for' &&
    isContent(before.at(-3)?.word ?? '') &&
    (next === undefined ||
      next.tag === 'break' ||
      /^(?:i|we|it|he|she|they|that|and|then|plus|normally|usually)$/.test(next.word))
  )
    return true;
  if (isPriceOfEach(before, row, i)) return true;
  // "and 22 in parts"
  if (value >= 5 && next?.word === 'in' && GOODS_IN.test(row[i + 2]?.word ?? '') && /^(?:|and|plus|with)$/.test(last))
    return true;
  // "I'd do that for 650 but"
  if (
    value >= 20 &&
    last === 'for' &&
    /^(?:that|it|them|those|one)$/.test(before.at(-2)?.word ?? '') &&
    /^(?:do|did|done|doing)$/.test(before.at(-3)?.word ?? '') &&
    (!next || next.tag === 'break' || /^(?:but|and|if|or|so|then|plus)$/.test(next.word))
  )
    return true;
  // "that would be 800 keep it apart"
  if (
    value >= 20 &&
    /^(?:be|is|'s|are|'re|runs?)$/.test(last) &&
    /^(?:keep|leave|put|list|show|set) (?:it|that|them|those|this)$/.test(behind)
  )
    return true;
  // "the gate is 350 either way"
  if (value >= 20 && /^either ways?$/.test(behind) && /^(?:is|'s|are|at)$/.test(last)) return true;
  // "anyway we're at 700 for the hall"
  if (
    value >= 20 &&
    last === 'at' &&
    /^(?:'re|'m)$/.test(before.at(-2)?.word ?? '') &&
    /^(?:we|i)$/.test(before.at(-3)?.word ?? '') &&
    /^for (?:the|that|this|it|those|all|both|everything|my|his|her|their)$/.test(behind)
  )
    return true;
  // "dematting is 30 flat", "there's 75 for it"
  if (value >= 5 && /^(is|'s|are|at)$/.test(last) && /^flat /.test(behind)) return true;
  if (value >= 5 && last === "'s" && before.at(-2)?.word === 'there' && /^for (it|that|them|those)$/.test(behind))
    return true;
  // "and delivery's 25 | eight of the lunches"
  if (value >= 5 && /^(?:is|'s|was)$/.test(last) && FEES.has(before.at(-2)?.word ?? '') && next?.tag === 'num')
    return true;
  // "at 14 a head plus 30 delivery": what is never counted
  if (
    value >= 10 &&
    /^(?:plus|and|then)$/.test(last) &&
    FEES.has(next?.word ?? '') &&
    !isPlural(row[i + 2]?.word ?? '')
  )
    return true;
  // "edge 15 sixty all together"
  if (
    value >= 5 &&
    isContent(last) &&
    next?.price !== undefined &&
    TOGETHER.test(`${row[i + 2]?.word} ${row[i + 3]?.word}`)
  )
    return true;
  // "and 25 extra for the dogs"
  if (
    value >= 5 &&
    /^(?:and|plus|then|add|another)$/.test(last) &&
    /^(?:extra|more) for$/.test(behind) &&
    /^(?:the|my|his|her|their|all|an?|each)$/.test(row[i + 3]?.word ?? '')
  )
    return true;
  // "five hundred even for the hauling", "650 less fifty bucks"
  if (value >= 20 && /^(?:even|flat)$/.test(next?.word ?? '') && /^(?:for|to)$/.test(row[i + 2]?.word ?? ''))
    return true;
  // "and grind both stumps 180 total"
  if (
    value >= 20 &&
    next?.word === 'total' &&
    isContent(last) &&
    isPlural(last) &&
    !(row[i + 2]?.word === 'at' && row[i + 3]?.price) &&
    !isContent(row[i + 2]?.word ?? '')
  )
    return true;
  if (value >= 20 && /^(?:less|minus)$/.test(next?.word ?? '') && /^(?:money|pct)$/.test(row[i + 2]?.tag ?? ''))
    return true;
  // "an hour at 60 plus 12 for gas"
  if (
    value >= 5 &&
    last === 'plus' &&
    next?.word === 'for' &&
    row[i + 2]?.tag === 'word' &&
    !/^(?:it|that|this|them|those|each|every|all)$/.test(row[i + 2]!.word) &&
    before.slice(-6).some(({ price }) => price !== undefined)
  )
    return true;
  // "parts for that 28"
  if (
    value >= 5 &&
    /^(that|it|this|those|them)$/.test(last) &&
    before.at(-2)?.word === 'for' &&
    /^(parts?|materials?|supplies|hardware|lumber|fittings|paint)$/.test(before.at(-3)?.word ?? '')
  )
    return true;
  // "staining 400 | labor at 60 an hour", "staining 400 | a new latch"
  if (value >= 50 && /[a-z]{3}ing$/.test(last) && (!next || (next.tag === 'word' && isNext(next.word)))) return true;
  // "staining 400 | pool opening at the usual", "a new latch 30 | pool opening like always": many of one thing are said in the plural
  const thing = value >= 50 || (value >= 5 && [-2, -3].some((k) => /^an?$/.test(before.at(k)?.word ?? '')));
  const listed =
    row.slice(i + 1, i + 3).every(({ tag, word }) => tag === 'word' && isContent(word) && !isPlural(word)) &&
    row.slice(i + 3, i + 6).some(({ tag }) => tag === 'regular');
  return (
    (thing && listed && isContent(last) && !isPlural(last)) || isStated(before, row, i) || isListed(before, row, i)
  );
}

/** "oil change 60 wipers 30", "hinge 20 lock 90": a thing and its price, where the next thing is one or costs less than as many would. */
function isListed(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.price!;
  const thing = before.at(-1);
  if (value < 20 || thing?.tag !== 'word' || !isContent(thing.word) || NUMBERED.test(thing.word)) return false;
  // "springs rated 100,000 cycle", "same fifty four hundred", "88 same run 31"
  if (/ed$|^same$/.test(thing.word) || /ed$|^same$/.test(row[i + 1]?.word ?? '')) return false;
  let from = before.length - 1;
  while (from > 0 && before.length - from < 5 && before[from - 1]!.tag === 'word') from--;
  const led = before[from - 1];
  if (led !== undefined && !(led.price !== undefined && /^(?:money|rate)$/.test(led.tag))) return false;
  if (before.slice(from).some(({ word }) => !isContent(word) && !/^(?:the|a|an|and|plus|then)$/.test(word)))
    return false;
  let to = i + 1;
  while (to < i + 4 && row[to]?.tag === 'word' && isContent(row[to]!.word)) to++;
  // "oil change 60", but "wash 60 windows"
  if (
    workVerbs.has(thing.word) &&
    !(workNouns.has(thing.word) && (from < before.length - 1 || !isPlural(row[to - 1]!.word)))
  )
    return false;
  const price = row[to];
  const behind = row[to + 1]?.word ?? '';
  if (
    to === i + 1 ||
    !(price?.tag === 'num' || price?.tag === 'money') ||
    /^(?:each|apiece|an?|per|of|by|x)$/.test(behind)
  )
    return false;
  const next = price.price?.value ?? 0;
  return next >= 20 && (next < value || !isPlural(row[to - 1]!.word));
}

/** It counts nothing: an article, a connective or one thing. */
const isNext = (word: string): boolean =>
  /^(an?|and|then|plus|also|labor|labour)$/.test(word) || (workVerbs.has(word) && !isPlural(word));

/** What has a number, and no price. */
const COUNTED =
  /^(height|length|width|area|run|distance|footage|count|quantity|number|crew|class|team|group|party|guest|list|address|house|unit|room|lot|code|exit|age|score|total|limit|minimum|maximum|pitch|ratio|size|zone|phase|tank|breaker|panel|speed|pressure|temp|temperature|deposit|rate|budget)$/;

const NUMBERED =
  /^(?:unit|suite|apartment|apt|room|lot|number|gate|bay|slip|building|floor|level|phase|stage|grade|type|size|zone|door|model|box|day|week|option|net|exit|route|highway|invoice|check|claim|line|item|no|bus|truck|van|pole|panel|circuit|drawer|locker|class|grade|section|station|tower|pump|well|aisle|row|table|booth|hole|pier|dock|berth|engine|car|flight|hall|house|address|street|road|avenue|drive|lane|court)$/;

/** "the shed is 70 | then the posts": what one thing is, where a new thought follows. */
function isStated(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.price!;
  const thing = before.at(-2);
  if (
    value < 10 ||
    !/^(is|'s|was)$/.test(lastWord(before)) ||
    thing?.tag !== 'word' ||
    !isContent(thing.word) ||
    isPlural(thing.word) ||
    COUNTED.test(thing.word) ||
    !/^(the|a|an|that|his|her|their)$/.test(before.at(-3)?.word ?? '')
  )
    return false;
  const [next, behind] = [row[i + 1]?.word ?? '', row[i + 2]?.word ?? ''];
  return /^(and|then|plus)$/.test(next) && !/^(it|that|they|i|we|at|he|she|each|up|over|counting|so)$/.test(behind);
}

const ADDS = /^(?:and|plus|then|also)$/;

/** The thing right before has no price yet, and two of one word or two were told with theirs before it. */
function endsPriced(before: readonly Element[], value: number, next: Element | undefined): boolean {
  if (
    next &&
    next.tag !== 'break' &&
    !/^(?:and|then|plus|also|he|she|they|we|i|the|his|her|their|there|it|takes|needs)$/.test(next.word)
  )
    return false;
  let prices = 0;
  let words = 0;
  for (let k = before.length - 1; k >= 0 && prices < 2; k--) {
    const { tag, word, price } = before[k]!;
    if (
      tag === 'word' &&
      (isContent(word)
        ? !isPlural(word) && !NUMBERED.test(word) && !COUNTED.test(word)
        : /^(?:and|plus|new|an?|the)$/.test(word))
    ) {
      if (isContent(word)) words++;
      if (words > 3) return false;
      continue;
    }
    if (word === ',' && ADDS.test(before[k + 1]?.word ?? '')) continue;
    if (!/^(?:money|rate)$/.test(tag) || price?.low !== undefined || words === 0) return false;
    // "55 a lesson and a lab notebook 12": one more thing is told with its price
    const added = before[k + 1]!.word === ',' ? k + 2 : k + 1;
    if (ADDS.test(before[added]!.word) && /^an?$/.test(before[added + 1]?.word ?? '')) return true;
    // "windows 18 each | thermal fuse 24 | takes two days"
    if (value >= 20) return true;
    if (tag !== 'money') return false;
    words = 0;
    prices++;
  }
  return prices === 2;
}

/** "and a lube kit 12 | her cars are stuck inside", "a new latch 30 | plus": behind a thing, and nothing behind it that it could count. */
export function countsNothing(before: readonly Element[], value: number, next: Element | undefined): boolean {
  const thing = lastWord(before);
  const begins = /^(her|his|their|he|she|they|we|i)$/.test(next?.word ?? '');
  // "flange 40 wax ring 8 and supply line 12 | they have": the last of a list in which each has its price
  if (endsPriced(before, value, next)) return true;
  // "50 a tester six plus five percent"
  if (!begins && [-3, -4].some((k) => before.at(k)?.price !== undefined)) return false;
  return (
    (begins || /^(and|then|plus|also)$/.test(next?.word ?? '')) &&
    isContent(thing) &&
    !isPlural(thing) &&
    !/^(unit|suite|apartment|apt|room|lot|number|gate|bay|slip|building|floor|level|phase|stage|grade|type|size|zone|door|model|turning|age|about|like|than|exit|route|highway|box|po|day|week|option|net)$/.test(
      thing,
    ) &&
    [-2, -3, -4].some((k) => /^(a|an|new)$/.test(before.at(k)?.word ?? '') || (begins && before.at(k)?.word === 'the'))
  );
}

/** "lumber was 92 | screws and brackets 17.45": what one thing cost, and the next with a price of its own. */
export function isPaid(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const thing = before.at(-2);
  if (
    !/^(was|ran|cost)$/.test(lastWord(before)) ||
    thing?.tag !== 'word' ||
    isPlural(thing.word) ||
    !isContent(thing.word)
  )
    return false;
  const next = row.slice(i + 1, i + 6);
  const price = next.findIndex(({ tag, price }) => (tag === 'num' || tag === 'money') && (price?.value ?? 0) >= 5);
  return price > 0 && next.slice(0, price).every(({ tag, word }) => tag === 'word' && !/^(at|for|of|by)$/.test(word));
}
