/** Divisions that are certain by the words around them, before any judgement is asked: what goes on with a sentence, and what begins the next. */
import { isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { fitsCounted } from './measure-units.ts';

/** The row with such beginnings opened, and bound where a sentence goes on: nothing is judged there. Linear, with a short reach. */
export function sureDivisions(row: readonly Element[]): Element[] {
  const out = [...row];
  const set = (k: number, opens: boolean): void => {
    out[k] = changeElement(out[k]!, { opens, bound: !opens });
  };
  for (let k = 1; k < row.length; k++) {
    if (GOES_ON.some((goesOn) => goesOn(row, k))) set(k, false);
    else if (BEGINS.some((begins) => begins(row, k))) set(k, true);
  }
  return out;
}

const SUBORDINATES = wordSet('till until because unless while whether');
/** "the water's off till | I'm done": what goes on with the sentence. */
const isSubordinate = (row: readonly Element[], k: number): boolean => SUBORDINATES.has(row[k - 1]!.word);

/** "gutter at 9 a foot | with two downspouts at 65": a count stays with what it counts. */
const isCounted = (row: readonly Element[], k: number): boolean =>
  row[k - 1]?.tag === 'num' &&
  (row[k - 1]!.measure?.value ?? 0) >= 2 &&
  row[k]!.tag === 'word' &&
  isPlural(row[k]!.word) &&
  isContent(row[k]!.word) &&
  wordAt(row, k - 2) === 'with' &&
  !/^(?:comes?|came|goes)$/.test(wordAt(row, k - 3)) &&
  row.slice(Math.max(0, k - 6), k - 2).some(isPriced) &&
  row.slice(k + 1, k + 5).some(isPriced);

/** "65 a week, call it 26 weeks": one breath. */
const isCalled = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  ((wordAt(row, k - 1) === 'it' && /^(?:call|make)$/.test(wordAt(row, k - 2))) ||
    // "monthly retainer 3200 for four months"
    (wordAt(row, k - 1) === 'for' && /^(?:money|rate)$/.test(row[k - 2]?.tag ?? '')));

/** "weekly service 45 for 12 weeks": how often stands before. */
const isTerm = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'for' &&
  row[k - 1]!.tag === 'money' &&
  row[k + 1]?.tag === 'time' &&
  row.slice(Math.max(0, k - 5), k).some(({ word }) => /^(?:weekly|monthly)$/.test(word));

const isPriced = ({ tag }: Element): boolean => /^(?:money|rate|regular)$/.test(tag);

/** "1400 square feet at a dollar ten | with 500 for the sealing", "at my regular rate | with 62 in lumber" */
const comesWith = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'with' &&
  row[k + 1]?.tag === 'money' &&
  /^(?:for|in|of)$/.test(wordAt(row, k + 2)) &&
  row.slice(Math.max(0, k - 3), k).some(isPriced);

const NO_GOODS =
  /^(?:discount|deposit|minimum|markup|total|balance|credit|rebate|coupon|off|tip|down|cap|budget|max|maximum)$/;
/** "a french drain 60 foot at 32 | with a pop up at the end 75", "99 each | with a filter for each at 18" */
const comesWithOne = (row: readonly Element[], k: number): boolean => {
  if (wordAt(row, k) !== 'with' || !/^(?:an?|another)$/.test(wordAt(row, k + 1))) return false;
  const rest = row.slice(k + 2, k + 10);
  const at = rest.findIndex(({ tag }) => tag !== 'word');
  return (
    at > 0 &&
    isPriced(rest[at]!) &&
    rest.slice(0, at + 2).every(({ word }) => !NO_GOODS.test(word)) &&
    row.slice(Math.max(0, k - 3), k).some(isPriced) &&
    !/^(?:or|but|if)$/.test(wordAt(row, k - 1))
  );
};
/** "at 8 a square foot | with rebar another dollar a foot", "at a dollar eighty a foot | with trim 600": what costs less, or is no rate, comes on top. */
const comesOnTop = (row: readonly Element[], k: number): boolean => {
  const [before, rest] = [row[k - 1]!, row.slice(k + 1, k + 5)];
  const at = rest.findIndex(({ tag }) => tag !== 'word');
  return (
    wordAt(row, k) === 'with' &&
    (before.tag === 'rate' || (before.tag === 'money' && wordAt(row, k - 2) === 'at')) &&
    at > 0 &&
    (rest[at]!.tag === 'money' || (rest[at]!.tag === 'rate' && rest[at]!.price!.value < before.price!.value)) &&
    rest.slice(0, at).every(({ word }) => isContent(word) && !NO_GOODS.test(word))
  );
};
/** Its words up to the price go together. */
const isInOne = (row: readonly Element[], k: number): boolean => {
  const from = row.slice(Math.max(0, k - 9), k).findLastIndex(({ word }) => word === 'with');
  return (
    from >= 0 &&
    comesWithOne(row, Math.max(0, k - 9) + from) &&
    row.slice(Math.max(0, k - 9) + from, k).every(({ tag }) => tag === 'word')
  );
};

/** "45 minutes at 80 an hour | and a 60 dollar call out", "plus 45 haul": a price with what it is of behind it, to the end of the thought. */
const isOfWhatFollows = (row: readonly Element[], k: number): boolean => {
  const joint = /^(?:an?|another|the)$/.test(wordAt(row, k - 2)) ? k - 3 : k - 2;
  if (row[k - 1]!.tag !== 'money' || row[k]!.tag !== 'word' || !isContent(row[k]!.word)) return false;
  if (!(wordAt(row, joint) === 'plus' || (joint < k - 2 && wordAt(row, joint) === 'and'))) return false;
  const rest = row.slice(k, k + 5);
  const ends = rest.findIndex(({ tag, word }) => tag === 'break' || /^(?:and|plus|then|also)$/.test(word));
  const named = ends < 0 ? rest : rest.slice(0, ends);
  return (ends >= 0 || k + rest.length === row.length) && named.every(({ tag }) => tag === 'word') && named.length < 4;
};
/** "$80/hr per tech. Refrigerant 3 lbs at $65/lb": a sentence with its price ends, and another has its own. */
const isSentence = (row: readonly Element[], k: number): boolean =>
  row[k - 1]!.tag === 'break' &&
  row[k - 1]!.word === '.' &&
  !row[k]!.bound &&
  row.slice(Math.max(0, k - 5), k - 1).some(isPriced) &&
  row.slice(k, k + 10).some(isPriced);
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
/** "my day rate of 380 times two" */
const isTimes = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'times' && row[k - 1]!.tag === 'money' && row[k + 1]?.tag === 'num') ||
  (row[k]!.tag === 'num' && wordAt(row, k - 1) === 'times' && row[k - 2]?.tag === 'money');
/** "800 for the second | and he already paid 500 down" */
const isPayer = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  /^(?:he|she|they)$/.test(wordAt(row, k + 1)) &&
  /^(?:paid|gave|put|left|sent)$/.test(
    wordAt(row, /^(?:already|just|'ve|have|has)$/.test(wordAt(row, k + 2)) ? k + 3 : k + 2),
  ) &&
  row.slice(k + 3, k + 7).some(({ tag }) => tag === 'money') &&
  row.slice(Math.max(0, k - 6), k).some(isPriced);
/** "dump run 85 twice" */
const isTwice = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'twice' &&
  row[k - 1]!.tag === 'money' &&
  (row[k + 1] === undefined || row[k + 1]!.tag === 'break' || /^(?:and|plus)$/.test(row[k + 1]!.word));
/** "aerate 95 | seed 3 bags at 58": a count stays with its noun and the price of it. */
const isPricedCount = (row: readonly Element[], k: number): boolean =>
  row[k - 1]?.tag === 'num' &&
  !prepositions.has(wordAt(row, k - 2)) &&
  (row[k - 1]!.measure?.value ?? 0) >= 2 &&
  row[k]?.tag === 'word' &&
  isPlural(row[k]!.word) &&
  isContent(row[k]!.word) &&
  wordAt(row, k + 1) === 'at' &&
  row[k + 2] !== undefined &&
  isPriced(row[k + 2]!);
const beginsPricedCount = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'word' &&
  isContent(row[k]!.word) &&
  !isPlural(row[k]!.word) &&
  row[k - 1]!.tag === 'money' &&
  isPricedCount(row, k + 2);

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
  if (!/^an?$/.test(wordAt(row, k))) return false;
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

/** "so pull that out | overhead and profit is ten percent" */
const isBehindPulled = (row: readonly Element[], k: number): boolean =>
  /^(?:out|off)$/.test(wordAt(row, k - 1)) &&
  /^(?:that|it|them|those)$/.test(wordAt(row, k - 2)) &&
  /^(?:pull|take|leave|cut)$/.test(wordAt(row, k - 3)) &&
  wordAt(row, k - 4) !== 'then' &&
  row[k]!.tag === 'word' &&
  isContent(row[k]!.word) &&
  !/^(?:please|altogether|completely|entirely|again|too|now|then|later|today)$/.test(row[k]!.word);

/** "I need 40 percent with the agreement | good through March 31st" */
const isValidity = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'good' &&
  /^(?:through|until|till|for)$/.test(wordAt(row, k + 1)) &&
  /^(?:date|time)$/.test(row[k + 2]?.tag ?? '') &&
  row.slice(Math.max(0, k - 6), k).some(({ tag }) => tag === 'pct' || tag === 'money');

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
    !row.slice(Math.max(0, time - 6), time).some(isPriced)
  );
};

/** "deposit 500 | on a 2400 dollar deck": the price of it all is no deposit. */
const isPriceBehindDeposit = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'on' &&
  /^(?:an?|the|his|her|their)$/.test(wordAt(row, k + 1)) &&
  row[k + 2]?.tag === 'money' &&
  row
    .slice(Math.max(0, k - 4), k)
    .some(({ tag, price }) => tag === 'pct' || (price?.value ?? Infinity) < row[k + 2]!.price!.value) &&
  row.slice(Math.max(0, k - 4), k).some(({ word }) => /^(?:deposit|down|retainer|start)$/.test(word));

/** "1100 and | an optional car charger at 650" */
const isOptionalThing = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'an' &&
  wordAt(row, k + 1) === 'optional' &&
  isContent(wordAt(row, k + 2)) &&
  row.slice(k + 3, k + 8).some(isPriced);

const GOODS = /^(?:materials?|parts|lumber|supplies|hardware|paint)$/;
/** "315 in materials" */
const isInGoods = (row: readonly Element[], k: number): boolean =>
  row[k - 1]!.tag === 'money' && wordAt(row, k) === 'in' && GOODS.test(wordAt(row, k + 1));

/** "that's 315 in materials | five hours at 110 an hour" */
const isTimeBehindGoods = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  wordAt(row, k - 2) === 'in' &&
  GOODS.test(wordAt(row, k - 1)) &&
  row[k - 3]?.tag === 'money';

/** "42 each | if it rains I'll tarp it": the price hangs on no weather. */
const isWeather = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'if' &&
  wordAt(row, k + 1) === 'it' &&
  /^(?:rains?|snows?|storms?|freezes|pours)$/.test(wordAt(row, k + 2)) &&
  row.slice(Math.max(0, k - 2), k).some(isPriced);

/** "the felt is in that | ice and water six rolls at 95" */
const isBehindIncluded = (row: readonly Element[], k: number): boolean =>
  /^(?:that|there|it)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'in' &&
  /^(?:is|are|'s|'re)$/.test(wordAt(row, k - 3)) &&
  row[k]!.tag === 'word' &&
  isContent(wordAt(row, k)) &&
  !/^(?:never|price|number|figure|cost|quote|total|rate|room|one|too|already|as|count|house|area|wall|corner|same)$/.test(
    wordAt(row, k),
  );

/** "65 for the big ones, there are 8 | and 45 for the small ones" */
const isBehindCount = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  row[k - 1]!.tag === 'num' &&
  /^(?:are|'re|'s|is)$/.test(wordAt(row, k - 2)) &&
  wordAt(row, k - 3) === 'there' &&
  row[k + 1] !== undefined &&
  isPriced(row[k + 1]!);

/** "minus the 400 he paid | leaves 2000" */
const leaves = (row: readonly Element[], k: number): boolean =>
  /^(?:leaves|leaving)$/.test(wordAt(row, k)) &&
  row.slice(k + 1, k + 3).some(({ tag }) => tag === 'money') &&
  row.slice(Math.max(0, k - 4), k).some(({ tag }) => tag === 'money');

/** "minus the 400 he paid": whose the money was goes with it. */
const isPaid = (row: readonly Element[], k: number): boolean =>
  /^(?:he|she|they)$/.test(wordAt(row, k)) &&
  /^(?:already|paid|gave|put|sent|left)$/.test(wordAt(row, k + 1)) &&
  row[k - 1]!.tag === 'money' &&
  row.slice(Math.max(0, k - 4), k - 1).some(({ word }) => /^(?:minus|less|subtract|deduct)$/.test(word));

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

/** "no tax on this | five laptops 80 apiece" */
const isBehindNoTax = (row: readonly Element[], k: number): boolean => {
  if (row[k]!.tag !== 'num') return false;
  const end = row[k - 1]!.tag === 'break' ? k - 1 : k;
  return (
    /^(?:this|that|it|them|these|those)$/.test(wordAt(row, end - 1)) &&
    wordAt(row, end - 2) === 'on' &&
    row.slice(Math.max(0, end - 6), end - 2).some(({ word }) => /^(?:tax|taxes)$/.test(word))
  );
};

/** "a wet bar but no scratch that | don't put it in" */
const isScratched = (row: readonly Element[], k: number): boolean =>
  /^(?:that|it)$/.test(wordAt(row, k)) && /^(?:scratch|strike)$/.test(wordAt(row, k - 1));

/** "3675 to install it | take five percent off the wood" */
const isTakenOff = (row: readonly Element[], k: number): boolean =>
  /^(?:take|knock)$/.test(wordAt(row, k)) &&
  /^(?:pct|money)$/.test(row[k + 1]?.tag ?? '') &&
  wordAt(row, k + 2) === 'off' &&
  /^(?:it|them|that|those|each|apiece|installed)$/.test(wordAt(row, k - 1)) &&
  row.slice(Math.max(0, k - 6), k).some(isPriced);

const BEGINS = [
  isOptionalThing,
  isSentence,
  isPayer,
  isOtherCount,
  isThingBehindRate,
  isBehindPulled,
  isValidity,
  beginsPricedCount,
  isPriceBehindDeposit,
  isTakenOff,
  isBehindNoTax,
  comesWith,
  comesWithOne,
  comesOnTop,
  isTimeBehindGoods,
  isWeather,
  isBehindIncluded,
  isBehindCount,
  leaves,
  isBehindNewMeasure,
  (row: readonly Element[], k: number): boolean => isScratched(row, k - 1),
  (row: readonly Element[], k: number): boolean => row[k + 2] !== undefined && isCounted(row, k + 2),
];
const GOES_ON = [
  (row: readonly Element[], k: number): boolean => isOptionalThing(row, k - 1) || isOptionalThing(row, k - 2),
  isHoursAt,
  isCounted,
  isPricedCount,
  isOfWhatFollows,
  isTwice,
  isTimes,
  isFee,
  isInOne,
  isScratched,
  isInGoods,
  isCalled,
  isTerm,
  isPaid,
  isSubordinate,
];
