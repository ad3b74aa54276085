/** Where a price with its count, its thing or its hours ends, and the next begins. */
import { isContent, isPlural, prepositions, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Division, NO_GOODS, saying } from './certain-division.ts';
import { BEGINS_BEHIND_COUNTS, GOES_ON_BEHIND_COUNTS } from './divide-behind-counts.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { fitsCounted } from './measure-units.ts';

const ARTICLE = wordSet('a an another the');
const A = wordSet('a an');
const WHOSE = wordSet('the his her their');
const IS = wordSet("is 's are runs");
const PARTICLE = wordSet('in up off out away down');

/** "45 minutes at 80 an hour | and a 60 dollar call out", "plus 45 haul": a price with what it is of behind it, to the end of the thought. */
const isOfWhatFollows = (row: readonly Element[], k: number): boolean => {
  const joint = ARTICLE.has(wordAt(row, k - 2)) ? k - 3 : k - 2;
  if (row[k - 1]!.tag !== 'money' || row[k]!.tag !== 'word' || !isContent(row[k]!.word)) return false;
  if (!(wordAt(row, joint) === 'plus' || (joint < k - 2 && wordAt(row, joint) === 'and'))) return false;
  const rest = row.slice(k, k + 5);
  const ends = rest.findIndex(
    ({ tag, word }) => tag === 'break' || /^(?:and|plus|then|also|i|we|he|she|they|it|there|nobody)$/.test(word),
  );
  const named = ends < 0 ? rest : rest.slice(0, ends);
  return (ends >= 0 || k + rest.length === row.length) && named.every(({ tag }) => tag === 'word') && named.length < 4;
};

/** "plus the 45 call out fee" */
const isFee = (row: readonly Element[], k: number): boolean => {
  const from = Math.max(0, k - 3);
  const money = from + row.slice(from, k).findLastIndex(({ tag }) => tag !== 'word');
  const fee = k + row.slice(k, k + 3).findIndex(({ word }) => /^(?:fee|charge|surcharge)$/.test(word));
  return (
    money >= from &&
    row[money]!.tag === 'money' &&
    /^(?:the|an?|my|our|another|plus)$/.test(wordAt(row, money - 1)) &&
    fee >= k &&
    row.slice(money + 1, fee).every(({ tag, word }) => tag === 'word' && isContent(word)) &&
    !row.slice(fee + 1, fee + 3).some(({ price }) => price)
  );
};

/** "9 of them paint grade at 140" */
const isSomeOfThem = (row: readonly Element[], k: number): boolean => {
  const from = Math.max(0, k - 5);
  const num = from + row.slice(from, k).findLastIndex(({ tag }) => tag !== 'word');
  const ahead = row.slice(k, k + 4);
  const at = ahead.findIndex(({ word }) => word === 'at');
  return (
    num >= from &&
    row[num]!.tag === 'num' &&
    k > num + 2 &&
    wordAt(row, num + 1) === 'of' &&
    /^(?:them|those|these)$/.test(wordAt(row, num + 2)) &&
    at >= 0 &&
    row.slice(num + 3, k + at).every(({ tag, word }) => tag === 'word' && isContent(word)) &&
    isPrice(row[k + at + 1])
  );
};
/** "2 openers 1450 the pair": what the price is for. */
const isForThePair = (row: readonly Element[], k: number): boolean =>
  /^(?:pair|lot|bunch)$/.test(wordAt(row, wordAt(row, k) === 'the' ? k + 1 : k)) &&
  (wordAt(row, k) === 'the'
    ? row[k - 1]!.tag === 'money'
    : wordAt(row, k - 1) === 'the' && row[k - 2]?.tag === 'money');
/** "my day rate of 380 times two" */
const isTimes = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'times' && row[k - 1]!.tag === 'money' && row[k + 1]?.tag === 'num') ||
  (row[k]!.tag === 'num' && wordAt(row, k - 1) === 'times' && row[k - 2]?.tag === 'money');

/** "dump run 85 twice" */
const isTwice = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'twice' &&
  row[k - 1]!.tag === 'money' &&
  (row[k + 1] === undefined || row[k + 1]!.tag === 'break' || /^(?:and|plus)$/.test(row[k + 1]!.word));

/** "three dump runs at 85": a noun, and no verb. */
const isRunsCounted = (row: readonly Element[], k: number): boolean => {
  const runs = wordAt(row, k) === 'runs' ? k : k + 1;
  return (
    wordAt(row, runs) === 'runs' &&
    wordAt(row, runs + 1) === 'at' &&
    isPrice(row[runs + 2]) &&
    row[runs - 2]?.tag === 'num' &&
    (row[runs - 2]!.measure?.value ?? 0) >= 2 &&
    isContent(wordAt(row, runs - 1))
  );
};

/** "aerate 95 | seed 3 bags at 58": a count stays with its noun and the price of it. */
const isPriceCount = (row: readonly Element[], k: number): boolean =>
  row[k - 1]?.tag === 'num' &&
  !prepositions.has(wordAt(row, k - 2)) &&
  (row[k - 1]!.measure?.value ?? 0) >= 2 &&
  row[k]?.tag === 'word' &&
  isPlural(row[k]!.word) &&
  isContent(row[k]!.word) &&
  wordAt(row, k + 1) === 'at' &&
  isPrice(row[k + 2]);

const beginsPricedCount = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'word' &&
  isContent(row[k]!.word) &&
  !isPlural(row[k]!.word) &&
  row[k - 1]!.tag === 'money' &&
  isPriceCount(row, k + 2);

/** "7 dollars a pane | 28 screens three bucks each": another noun with a price of its own. */
const isOtherCount = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'num' &&
  (row[k]!.measure?.value ?? 0) >= 2 &&
  row[k - 1]!.tag === 'rate' &&
  row[k + 1]?.tag === 'word' &&
  isPlural(row[k + 1]!.word) &&
  isContent(row[k + 1]!.word) &&
  row[k + 2]?.tag === 'rate' &&
  !fitsCounted(row[k - 1]!.price!.per!, row[k + 1]!.word);

/** "at 52 an hour per man | a box of screws 48" */
const isThingBehindRate = (row: readonly Element[], k: number): boolean => {
  if (!A.has(wordAt(row, k))) return false;
  const each = /^(?:man|guy|head|person|each|apiece)$/.test(wordAt(row, k - 1));
  if (!(row[k - 1]!.tag === 'rate' || (each && row.slice(Math.max(0, k - 3), k - 1).some(({ tag }) => tag === 'rate'))))
    return false;
  const rest = row.slice(k + 1, k + 6);
  const at = rest.findIndex(({ tag }) => tag !== 'word');
  return (
    at > 0 &&
    rest[at]!.tag === 'money' &&
    isContent(rest[0]!.word) &&
    isContent(rest[at - 1]!.word) &&
    rest.slice(0, at).every(({ word }) => !NO_GOODS.test(word))
  );
};

/** "five hours for the diagnostic and repair at 115": hours, what for, and their rate. */
const isHoursAt = (row: readonly Element[], k: number): boolean => {
  const back = row.slice(Math.max(0, k - 7), k).findLastIndex(({ tag }) => tag !== 'word');
  const time = Math.max(0, k - 7) + back;
  if (back < 0 || row[time]!.tag !== 'time' || row[time]!.measure!.unit !== 'hour') return false;
  if (wordAt(row, time + 1) !== 'for' || !/^(?:the|this|that|his|her|their)$/.test(wordAt(row, time + 2))) return false;
  const ahead = row.slice(k, k + 5);
  const at = ahead.findIndex(({ tag }) => tag !== 'word');
  return (
    at > 0 &&
    ahead[at]!.tag === 'money' &&
    ahead[at - 1]!.word === 'at' &&
    ahead[at]!.price!.value <= 250 &&
    !row.slice(Math.max(0, time - 6), time).some(isPrice)
  );
};

/** "65 for the big ones, there are 8 | and 45 for the small ones" */
const isBehindCount = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  row[k - 1]!.tag === 'num' &&
  /^(?:are|'re|'s|is)$/.test(wordAt(row, k - 2)) &&
  wordAt(row, k - 3) === 'there' &&
  isPrice(row[k + 1]);

/** "inside is 160 | outside 90": behind a price that was stated a word names the next. */
const isNextPlace = (row: readonly Element[], k: number): boolean =>
  row[k - 1]?.tag === 'money' &&
  IS.has(wordAt(row, k - 2)) &&
  /^(?:inside|outside|interior|exterior|upstairs|downstairs|front|back|top|bottom|left|right)$/.test(wordAt(row, k)) &&
  row[k + 1]?.tag === 'money';

/** "wait it wraps the bump out so that's 230 feet | R21 batts 1860 square feet": behind a measure told anew the next thing begins. */
const isBehindNewMeasure = (row: readonly Element[], k: number): boolean =>
  row[k - 1]!.tag === 'qty' &&
  row[k]!.tag === 'word' &&
  isContent(wordAt(row, k)) &&
  (/^(?:is|'s)$/.test(wordAt(row, k - 2)) ||
    /^(?:call|make) it$/.test(`${wordAt(row, k - 3)} ${wordAt(row, k - 2)}`)) &&
  wordAt(row, k - 4) === 'so' &&
  row.slice(Math.max(0, k - 14), k - 4).some(({ word }) => /^(?:wait|actually|no|oops|hold)$/.test(word)) &&
  row.slice(k + 1, k + 8).some(({ tag }) => /^(?:qty|num|money|rate)$/.test(tag));

/** "six hundred to put it in | expansion tank 95" */
const isBehindPutIn = (row: readonly Element[], k: number): boolean =>
  PARTICLE.has(wordAt(row, k - 1)) &&
  /^(?:it|them|that|those)$/.test(wordAt(row, k - 2)) &&
  wordAt(row, k - 4) === 'to' &&
  isPrice(row[k - 5]) &&
  isContent(wordAt(row, k)) &&
  row.slice(k + 1, k + 5).some(isPrice);

/** "125 to shift the piano": what is done with what. */
const isObject = (row: readonly Element[], k: number): boolean => {
  const the = WHOSE.has(wordAt(row, k)) ? k : k - 1;
  return (
    WHOSE.has(wordAt(row, the)) &&
    wordAt(row, the - 2) === 'to' &&
    row[the - 3]?.tag === 'money' &&
    isContent(wordAt(row, the - 1)) &&
    !/^(?:start|begin|hold|book|order)$/.test(wordAt(row, the - 1)) &&
    isContent(wordAt(row, the + 1)) &&
    // "85 to deliver | the mulch is eight yards"
    !/^(?:is|'s|are|runs?|costs?)$/.test(wordAt(row, the + 2))
  );
};

/** "45 a side both sides" */
const isBothOfThem = (row: readonly Element[], k: number): boolean => {
  const at = wordAt(row, k) === 'both' ? k : k - 1;
  return (
    wordAt(row, at) === 'both' && row[at - 1]?.tag === 'rate' && /^(?:sides|ends|axles)$/.test(wordAt(row, at + 1))
  );
};

/** "wash and seal at the standard price 480 square feet": how much of it there is. */
const isMeasureOfListed = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'qty' && row[k - 1]?.tag === 'regular' && isContent(wordAt(row, k + 1));

/** "then retexture the whole thing so it matches 240 square feet at a dollar sixty": what it is done for. */
const isPurpose: Division = (row, k) => {
  const so = [0, 1, 2].find((back) => wordAt(row, k - back) === 'so');
  if (so === undefined) return false;
  const at = k - so;
  return (
    /^(?:it|they)$/.test(wordAt(row, at + 1)) &&
    /^(?:match|matches|blends?|drains?|flows?|lines?|sheds?)$/.test(wordAt(row, at + 2)) &&
    /^(?:qty|num|money)$/.test(row[at + 3]?.tag ?? '')
  );
};

/** "31 squares tear off and reshingle at 475 a square": one price for what is done with them. */
export const isDoneBoth = (row: readonly Element[], k: number): boolean => {
  const and = wordAt(row, k) === 'and' ? k : k - 1;
  if (wordAt(row, and) !== 'and' || !isContent(wordAt(row, and + 1))) return false;
  const at = wordAt(row, and + 2) === 'at' ? and + 3 : and + 2;
  const from = row.slice(Math.max(0, and - 4), and).findLastIndex(({ tag }) => tag !== 'word');
  const counted = row[Math.max(0, and - 4) + from];
  return (
    // "420 square feet clean and seal at the listed price"
    (row[at]?.tag === 'rate' || row[at]?.tag === 'regular') &&
    from >= 0 &&
    counted!.tag === 'qty' &&
    (row[at]!.tag === 'regular' || counted!.measure!.unit === row[at]!.price!.per) &&
    workVerbs.has(wordAt(row, Math.max(0, and - 4) + from + 1))
  );
};

/** "any bad decking we run into is 70 a sheet" */
const isWhatIsFound = (row: readonly Element[], k: number): boolean =>
  /^(?:we|i|they)$/.test(wordAt(row, k)) &&
  /^(?:run|find|hit|come|uncover|open)$/.test(wordAt(row, k + 1)) &&
  row.slice(Math.max(0, k - 5), k - 1).some(({ word }) => word === 'any') &&
  row.slice(k + 2, k + 5).some(({ word }) => /^(?:is|'s|are|'re)$/.test(word));

/** "two hours of technician time | an igniter for 85" */
const isBehindTimeOf = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'time' &&
  wordAt(row, k - 3) === 'of' &&
  row[k - 4]?.tag === 'time' &&
  (isContent(wordAt(row, k)) || /^(?:an?|the)$/.test(wordAt(row, k))) &&
  row.slice(k + 1, k + 5).some(isPrice);

/** "4380 for the equipment | line sets and the pad 265" */
const isBehindPriceFirst = (row: readonly Element[], k: number): boolean =>
  /^(?:equipment|materials?|parts|labou?r|unit|install|installation|permit|dumpster|lift|crane)$/.test(
    wordAt(row, k - 1),
  ) &&
  wordAt(row, k - 2) === 'the' &&
  wordAt(row, k - 3) === 'for' &&
  row[k - 4]?.tag === 'money' &&
  isContent(wordAt(row, k)) &&
  row.slice(k + 1, k + 7).some(({ tag }) => tag === 'money');

/** "two walk gates 240 each | privacy slats just on the street side so 60 feet of that at six a foot" */
const isThingInPart = (row: readonly Element[], k: number): boolean =>
  row[k - 1]!.tag === 'rate' &&
  row[k - 1]!.price!.per === 'each' &&
  isContent(wordAt(row, k)) &&
  [1, 2, 3].some(
    (step) => /^(?:just|only)$/.test(wordAt(row, k + step)) && prepositions.has(wordAt(row, k + step + 1)),
  ) &&
  row.slice(k + 3, k + 14).some(({ tag }) => tag === 'qty');

/** "to shore up the wheelchair ramp | lumber for that is 140" */
const isForThat = (row: readonly Element[], k: number): boolean =>
  isContent(wordAt(row, k)) &&
  wordAt(row, k + 1) === 'for' &&
  /^(?:that|those|it|them)$/.test(wordAt(row, k + 2)) &&
  /^(?:is|'s|are|was)$/.test(wordAt(row, k + 3)) &&
  row[k + 4]?.tag === 'money';

/** "then 170 a month after that for the whole building they signed on for six months": for how long. */
const isSignedFor = (row: readonly Element[], k: number): boolean => {
  const at = [0, 1, 2, 3, 4].find((back) => /^(?:he|she|they)$/.test(wordAt(row, k - back)));
  if (at === undefined) return false;
  const [who, time] = [k - at, row[k - at + 4]];
  return (
    /^signed$/.test(wordAt(row, who + 1)) &&
    /^(?:on|up)$/.test(wordAt(row, who + 2)) &&
    wordAt(row, who + 3) === 'for' &&
    time?.tag === 'time' &&
    row.slice(Math.max(0, who - 9), who).some(({ price }) => /^(?:mo|wk|yr)$/.test(price?.per ?? ''))
  );
};

/** "no helper | glue and finish call it 58" */
const isCalledBehindNo = (row: readonly Element[], k: number): boolean => {
  const call = [1, 2, 3, 4].find((step) => wordAt(row, k + step) === 'call' && wordAt(row, k + step + 1) === 'it');
  return (
    call !== undefined &&
    row[k + call + 2]?.tag === 'money' &&
    wordAt(row, k - 2) === 'no' &&
    isContent(wordAt(row, k - 1)) &&
    isContent(wordAt(row, k))
  );
};

/** "mow three times at 40 each time | and a permit 40" */
const isEachTime = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'time' && row[k - 1]!.tag === 'rate' && row[k - 1]!.price!.per === 'each';

/** "375 a month for the next 12 months" */
const isComing = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  wordAt(row, k - 1) === 'next' &&
  wordAt(row, k - 2) === 'the' &&
  wordAt(row, k - 3) === 'for';

/** "the after hours charge was 95": no hours of it. */
const isAfterHours = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'after' &&
  wordAt(row, k + 1) === 'hours' &&
  /^(?:charge|fee|rate|call|visit|surcharge|premium|service)$/.test(wordAt(row, k + 2));

export const BEGINS_COUNTED: readonly Division[] = [
  ...BEGINS_BEHIND_COUNTS,
  saying('time', isBehindTimeOf),
  saying('for', isBehindPriceFirst),
  saying(
    'for',
    (row, k) =>
      isForThat(row, k) && isContent(wordAt(row, k - 1)) && !/^(?:new|extra|more|old|other)$/.test(wordAt(row, k - 1)),
  ),
  saying('just only', isThingInPart),
  saying('call', isCalledBehindNo),
  saying('time', (row, k) => k > 1 && isEachTime(row, k - 1)),
  saying('at', beginsPricedCount),
  isOtherCount,
  saying('a an', isThingBehindRate),
  saying('there', isBehindCount),
  saying("is 's are runs", isNextPlace),
  saying('so', isBehindNewMeasure),
  saying('to', isBehindPutIn),
  (row, k) => isMeasureOfListed(row, k - 1) && row.slice(k + 1, k + 6).some(isPrice),
];

export const GOES_ON_COUNTED: readonly Division[] = [
  ...GOES_ON_BEHIND_COUNTS,
  saying('to', isObject),
  saying('and', isDoneBoth),
  saying('any', isWhatIsFound),
  saying('for', (row, k) => [1, 2, 3].some((back) => k > back && isForThat(row, k - back))),
  saying('next', isComing),
  saying('time', isEachTime),
  saying('signed', isSignedFor),
  saying('so', (row, k) => isPurpose(row, k) || (k > 3 && isPurpose(row, k - 1))),
  saying('both', isBothOfThem),
  isMeasureOfListed,
  saying("is 's are runs", (row, k) => isNextPlace(row, k - 1)),
  saying('for', isHoursAt),
  saying('at', isPriceCount),
  saying('plus and', isOfWhatFollows),
  saying('twice', isTwice),
  saying('runs', isRunsCounted),
  saying('pair lot bunch', isForThePair),
  saying('times', isTimes),
  saying('of', isSomeOfThem),
  saying('fee charge surcharge', isFee),
  saying('hours', (row, k) => isAfterHours(row, k - 1) || isAfterHours(row, k - 2)),
];
