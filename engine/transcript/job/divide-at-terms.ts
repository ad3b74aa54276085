/** Where payments, validity and what is taken back begin and end. */
import { isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { COPULA, isPrice, wordAt } from './look-at-row.ts';

const OUT = wordSet('out off');
const TAKE = wordSet('take put get then');
const OBJECT = wordSet('it them that');
const AMOUNT = wordSet('num qty');
const TAKES = wordSet('take knock');
const OF_HOUSE = wordSet('water power gas electric electricity');

/** "weekly service 45 for 12 weeks": how often stands before. */
const isTerm = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'for' &&
  row[k - 1]!.tag === 'money' &&
  row[k + 1]?.tag === 'time' &&
  row.slice(Math.max(0, k - 5), k).some(({ word }) => /^(?:weekly|monthly)$/.test(word));

/** "800 for the second | and he already paid 500 down" */
const isPayer = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  /^(?:he|she|they)$/.test(wordAt(row, k + 1)) &&
  /^(?:paid|gave|put|left|sent)$/.test(
    wordAt(row, /^(?:already|just|'ve|have|has)$/.test(wordAt(row, k + 2)) ? k + 3 : k + 2),
  ) &&
  row.slice(k + 3, k + 7).some(({ tag }) => tag === 'money') &&
  row.slice(Math.max(0, k - 6), k).some(isPrice);

/** "90 for pickup | she wrote me a check for 200" */
const isGiver = (row: readonly Element[], k: number): boolean => {
  if (!/^(?:he|she|they)$/.test(wordAt(row, k)) || row[k - 1]?.tag !== 'word' || SUBORDINATE.test(wordAt(row, k - 1)))
    return false;
  const verb = /^(?:already|just|'ve|'s|have|has)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
  return (
    /^(?:paid|gave|handed|wrote|sent|slipped|venmoed|zelled|given)$/.test(wordAt(row, verb)) &&
    /^(?:me|us)$/.test(wordAt(row, verb + 1)) &&
    row.slice(verb + 2, verb + 7).some(({ tag }) => tag === 'money') &&
    row.slice(Math.max(0, k - 6), k).some(isPrice)
  );
};
const SUBORDINATE =
  /^(?:and|what|whatever|that|which|if|think|guess|because|since|so|but|when|the|after|once|minus|less)$/;

/** "so pull that out | overhead and profit is ten percent" */
const isBehindPulled = (row: readonly Element[], k: number): boolean =>
  OUT.has(wordAt(row, k - 1)) &&
  /^(?:that|it|them|those)$/.test(wordAt(row, k - 2)) &&
  /^(?:pull|take|leave|cut)$/.test(wordAt(row, k - 3)) &&
  wordAt(row, k - 4) !== 'then' &&
  row[k]!.tag === 'word' &&
  isContent(row[k]!.word) &&
  !/^(?:please|altogether|completely|entirely|again|too|now|then|later|today)$/.test(row[k]!.word);

/** "650 | less fifty bucks" */
const isLess = (row: readonly Element[], k: number): boolean =>
  /^(?:less|minus)$/.test(wordAt(row, k)) &&
  row[k - 1]!.tag === 'money' &&
  /^(?:money|pct)$/.test(row[k + 1]?.tag ?? '');

/** "I don't charge for | permit is 130", "she pays the difference | plumbing sub 875" */
const isBehindWaived = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'word' &&
  isContent(row[k]!.word) &&
  ((wordAt(row, k - 1) === 'for' &&
    /^(?:charge|bill)$/.test(wordAt(row, k - 2)) &&
    /^(?:don't|not|won't|never)$/.test(wordAt(row, k - 3)) &&
    /^(?:is|'s|are)$/.test(wordAt(row, k + 1)) &&
    row[k + 2]?.tag === 'money') ||
    (wordAt(row, k - 1) === 'difference' &&
      /^(?:pays?|covers?)$/.test(wordAt(row, k - 3)) &&
      row.slice(k + 1, k + 5).some(isPrice)));

/** "I need 40 percent with the agreement | good through March 31st" */
const isValidity = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'good' &&
  /^(?:through|until|till|for)$/.test(wordAt(row, k + 1)) &&
  /^(?:date|time)$/.test(row[k + 2]?.tag ?? '') &&
  row.slice(Math.max(0, k - 6), k).some(({ tag }) => tag === 'pct' || tag === 'money');

/** "deposit 500 | on a 2400 dollar deck": the price of it all is no deposit. */
const isPriceBehindDeposit = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'on' &&
  /^(?:an?|the|his|her|their)$/.test(wordAt(row, k + 1)) &&
  row[k + 2]?.tag === 'money' &&
  row
    .slice(Math.max(0, k - 4), k)
    .some(({ tag, price }) => tag === 'pct' || (price?.value ?? Infinity) < row[k + 2]!.price!.value) &&
  row.slice(Math.max(0, k - 4), k).some(({ word }) => /^(?:deposit|down|retainer|start)$/.test(word));

/** "we don't touch the flue | a thousand when he signs" */
const isWhenSigned = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'money' &&
  /^(?:when|once)$/.test(wordAt(row, k + 1)) &&
  /^(?:he|she|they)$/.test(wordAt(row, k + 2)) &&
  /^(?:signs?|books?|approves?)$/.test(wordAt(row, k + 3)) &&
  !/^(?:need|needs|want|wants|take|get|is|'s|a|the|of|for|at)$/.test(wordAt(row, k - 1));

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
  TAKES.has(wordAt(row, k)) &&
  /^(?:pct|money)$/.test(row[k + 1]?.tag ?? '') &&
  wordAt(row, k + 2) === 'off' &&
  // "album 300 | take ten percent off the shoots"
  (isPrice(row[k - 1]) ||
    (/^(?:it|them|that|those|each|apiece|installed)$/.test(wordAt(row, k - 1)) &&
      row.slice(Math.max(0, k - 6), k).some(isPrice)));

/** "the utility sends him 250 back": of the money that comes back. */
const isGivenBack = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'back' &&
  row[k - 1]?.tag === 'money' &&
  /^(?:him|her|them|it|me|us|gets?|got|a)$/.test(wordAt(row, k - 2)) &&
  row.slice(Math.max(0, k - 5), k - 1).some(({ word }) => /^(?:gives?|sends?|pays?|gets?|refunds?)$/.test(word));

/** "they can get 350 back from the gas company" */
const isBackFrom = (row: readonly Element[], k: number): boolean => {
  const from = [0, 1, 2, 3].find((back) => wordAt(row, k - back) === 'from');
  return from !== undefined && isGivenBack(row, k - from - 1) && (from < 3 || wordAt(row, k) === 'company');
};

const THIRD_PERSON = wordSet('him her them');

/** Where "between him and the gas company" ends that began at one of the six elements before `k`; -1 where it does not stand there. */
function endOfBetween(row: readonly Element[], k: number): number {
  for (let from = Math.max(0, k - 6); from < k; from++) {
    if (wordAt(row, from) !== 'between' || !THIRD_PERSON.has(wordAt(row, from + 1)) || wordAt(row, from + 2) !== 'and')
      continue;
    if (THIRD_PERSON.has(wordAt(row, from + 3))) return from + 4;
    if (!/^(?:the|his|her|their)$/.test(wordAt(row, from + 3))) return -1;
    return /^(?:company|department|district|board|dealer|guy|people|man|lady)$/.test(wordAt(row, from + 5))
      ? from + 6
      : from + 5;
  }
  return -1;
}

/** "that's between them and the government | new pad 160" */
const isBehindBetween = (row: readonly Element[], k: number): boolean => endOfBetween(row, k) === k;
const isInBetween = (row: readonly Element[], k: number): boolean => endOfBetween(row, k) > k;

/** "so 40 for travel | closed cell on the walls", "two hours each way at 70 an hour drive time | inspection 900" */
const isBehindTravel = (row: readonly Element[], k: number): boolean =>
  (row[k]!.tag === 'word' && isContent(wordAt(row, k)) && isDriveTime(row, k - 1)) ||
  (/^(?:travel|mileage|gas)$/.test(wordAt(row, k - 1)) &&
    wordAt(row, k - 2) === 'for' &&
    row[k - 3]?.tag === 'money' &&
    row[k]!.tag === 'word' &&
    isContent(wordAt(row, k)) &&
    !/^(?:time|charge|fee|costs?|expenses?|money|each|both|total)$/.test(wordAt(row, k)));

/** "at 70 an hour drive time", "at 60 cents a mile mileage": what the rate is for. */
const isDriveTime = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'time' &&
  /^(?:drive|driving|travel|windshield|road)$/.test(wordAt(row, k - 1)) &&
  isPrice(row[k - 2]) &&
  row
    .slice(Math.max(0, k - 10), k - 2)
    .some(({ word }, n, all) => word === 'way' && /^(?:each|one)$/.test(all[n - 1]?.word ?? ''));

/** "the model did her own | usage license is 15 percent" */
const isBehindOwn = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'own' &&
  /^(?:his|her|their)$/.test(wordAt(row, k - 2)) &&
  /^(?:did|does|do|has|have|brought|bring|brings|got|gets|supplied|used|uses)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k)) &&
  [1, 2, 3].some(
    (step) =>
      /^(?:is|'s|are)$/.test(wordAt(row, k + step)) && /^(?:pct|money|rate)$/.test(row[k + step + 1]?.tag ?? ''),
  );

/** "I'd have to price | that adds up to 5098", "the dumpster's 510 | adjuster came in at 14200" */
const isSumOrInsurer = (row: readonly Element[], k: number): boolean =>
  (/^(?:that|it)$/.test(wordAt(row, k)) &&
    /^(?:adds|comes)$/.test(wordAt(row, k + 1)) &&
    /^(?:up|out)$/.test(wordAt(row, k + 2)) &&
    wordAt(row, k + 3) === 'to' &&
    row[k + 4]?.tag === 'money') ||
  (/^(?:adjuster|insurance|insurer)$/.test(wordAt(row, k)) &&
    isPrice(row[k - 1]) &&
    /^(?:came|put|puts|says|said|has|had|wrote|allowed|is|'s)$/.test(wordAt(row, k + 1)));

/** "120 a call | expenses at cost" */
const isAtCost = (row: readonly Element[], k: number): boolean =>
  isPrice(row[k - 1]) && isContent(wordAt(row, k)) && wordAt(row, k + 1) === 'at' && wordAt(row, k + 2) === 'cost';

/** "10 percent off everything | nobody in the house for 24 hours", "fitted | water will be off around three hours", "no matter what | snow guards are not included" */
const isOfTheHouse = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'nobody' &&
    !/^(?:and|so|if|that|but|because|since|know|knows|when|or|then)$/.test(wordAt(row, k - 1))) ||
  (OF_HOUSE.has(wordAt(row, k)) &&
    /^(?:is|'s|will|'ll|gets|goes)$/.test(wordAt(row, k + 1)) &&
    [2, 3].some((step) => wordAt(row, k + step) === 'off') &&
    !/^(?:the|his|her|their|if|and|so|when|while|that|because|my|our)$/.test(wordAt(row, k - 1))) ||
  (wordAt(row, k - 1) === 'what' &&
    wordAt(row, k - 2) === 'matter' &&
    wordAt(row, k - 3) === 'no' &&
    isContent(wordAt(row, k)));

/** "no matter what" */
const isNoMatter = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'matter' && wordAt(row, k - 1) === 'no') ||
  (wordAt(row, k) === 'what' && wordAt(row, k - 1) === 'matter');

/** "put two percent on the whole thing for the bond | keep people off it 48 hours" */
const isKeptOff = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'keep' &&
  /^(?:people|cars|everyone|everybody|kids|pets|dogs|it|them|trucks|vehicles|traffic)$/.test(wordAt(row, k + 1)) &&
  /^(?:off|out|away|clear)$/.test(wordAt(row, k + 2)) &&
  !/^(?:to|and|will|must|should|they|he|she|we|i|you|gotta|please|or)$/.test(wordAt(row, k - 1));

/** "15 percent on the electrical not on the rest of it | the bathroom we're not touching" */
const isBehindRest = (row: readonly Element[], k: number): boolean => {
  const rest = OBJECT.has(wordAt(row, k - 1)) && wordAt(row, k - 2) === 'of' ? k - 3 : k - 1;
  return (
    wordAt(row, rest) === 'rest' &&
    wordAt(row, rest - 1) === 'the' &&
    /^(?:on|off|of)$/.test(wordAt(row, rest - 2)) &&
    wordAt(row, rest - 3) === 'not' &&
    /^(?:the|his|her|their|we|i|they|he|she)$/.test(wordAt(row, k))
  );
};

/** "the unit's 389 of that the rest is putting it in | two remotes at 35": what is left of a sum has no price of its own. */
const isBehindRemainder = (row: readonly Element[], k: number): boolean => {
  if (!AMOUNT.has(row[k]!.tag) || (row[k]!.measure?.value ?? 1) < 1) return false;
  let at = k - 1;
  while (at > k - REMAINDER && row[at]?.tag === 'word' && !/^(?:rest|remainder|left)$/.test(row[at]!.word)) at--;
  if (!/^(?:rest|remainder|left)$/.test(wordAt(row, at)) || !COPULA.has(wordAt(row, at + 1)) || at + 2 >= k)
    return false;
  const part = row.slice(Math.max(0, at - REMAINDER), at);
  return part.some(
    ({ tag }, n) => tag === 'money' && part[n + 1]?.word === 'of' && /^(?:that|it)$/.test(part[n + 2]?.word ?? ''),
  );
};
const REMAINDER = 10;

/** "9200 | of that 2900 is fixtures": a part of the sum just said, and less. */
const isOfThat = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'of' &&
  /^(?:that|it|which)$/.test(wordAt(row, k + 1)) &&
  row[k - 1]?.tag === 'money' &&
  row[k + 2]?.tag === 'money' &&
  row[k + 2]!.price!.value < row[k - 1]!.price!.value &&
  (COPULA.has(wordAt(row, k + 3)) || /^(?:goes|for)$/.test(wordAt(row, k + 3)));

/** "we just put the blocking in | the 2300 I need up front" */
const isNeededUpFront = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'the' &&
  row[k + 1]?.tag === 'money' &&
  /^(?:i|we)$/.test(wordAt(row, k + 2)) &&
  /^(?:need|want|take|collect)$/.test(wordAt(row, k + 3)) &&
  [4, 5].some((step) => /^(?:up|upfront|down|first|before)$/.test(wordAt(row, k + step)));

/** "24 feet at 38 a foot so 912 on the stone | take the railing off": what a sum was of ends it. */
const isBehindSum = (row: readonly Element[], k: number): boolean =>
  (workVerbs.has(wordAt(row, k)) || TAKE.has(wordAt(row, k))) &&
  /^(?:the|an?|his|her|their|all|both)$/.test(wordAt(row, k + 1)) &&
  /^(?:the|that|those)$/.test(wordAt(row, k - 2)) &&
  /^(?:on|for)$/.test(wordAt(row, k - 3)) &&
  row[k - 4]?.tag === 'money' &&
  /^(?:so|'s|is)$/.test(wordAt(row, k - 5));

/** "we're not touching the shed | let me add that up": the sum follows. */
const isAddingUp = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'let' && wordAt(row, k + 1) === 'me' && wordAt(row, k + 2) === 'add' && upAt(row, k + 3);

const upAt = (row: readonly Element[], k: number): boolean =>
  /^(?:that|it|this|them|those|everything)$/.test(wordAt(row, k)) &&
  wordAt(row, wordAt(row, k + 1) === 'all' ? k + 2 : k + 1) === 'up';

/** "let me add that up um 13,655" */
const isAddedUp = (row: readonly Element[], k: number): boolean => {
  if (wordAt(row, k) === 'add') return k > 1 && isAddingUp(row, k - 2);
  let at = k - 1;
  while (row[at]?.tag === 'break') at--;
  return (
    isPrice(row[k]) &&
    wordAt(row, at) === 'up' &&
    [at - 2, at - 3].some((from) => wordAt(row, from) === 'add' && upAt(row, from + 1))
  );
};

export const BEGINS_TERMS: readonly Division[] = [
  saying('rest', isBehindRest),
  saying('rest remainder left', isBehindRemainder),
  saying('of', isOfThat),
  saying('keep', isKeptOff),
  saying('nobody off matter', isOfTheHouse),
  saying('cost', isAtCost),
  saying('adds comes adjuster insurance insurer', isSumOrInsurer),
  saying('own', isBehindOwn),
  saying('travel mileage gas time', isBehindTravel),
  saying('need want take collect', isNeededUpFront),
  saying('paid gave put left sent', isPayer),
  saying('me us', isGiver),
  saying('out off', isBehindPulled),
  saying('good', isValidity),
  saying('deposit down retainer start', isPriceBehindDeposit),
  saying('when once', isWhenSigned),
  saying('for difference', isBehindWaived),
  saying('less minus', isLess),
  saying('leaves leaving', leaves),
  saying('tax taxes', isBehindNoTax),
  saying('take knock', isTakenOff),
  saying('scratch strike', (row, k) => isScratched(row, k - 1)),
  saying('back', (row, k) => isGivenBack(row, k - 1) && wordAt(row, k) !== 'from'),
  saying('between', isBehindBetween),
  saying('add', isAddingUp),
  saying('on for', isBehindSum),
];

const isOfNeeded = (row: readonly Element[], k: number): boolean =>
  [1, 2, 3, 4, 5].some((back) => k >= back && isNeededUpFront(row, k - back));

/** "350 on its own | 20 boxes" */
const isOnItsOwn = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'own' &&
    /^(?:its|it's|'s)$/.test(wordAt(row, k - 1)) &&
    [2, 3].some((back) => wordAt(row, k - back) === 'on')) ||
  (/^(?:its|it's|it)$/.test(wordAt(row, k)) &&
    wordAt(row, k - 1) === 'on' &&
    [1, 2].some((step) => wordAt(row, k + step) === 'own'));

export const GOES_ON_TERMS: readonly Division[] = [
  saying('add', isAddedUp),
  saying('time', (row, k) => isDriveTime(row, k) || isDriveTime(row, k + 1)),
  saying('of', (row, k) => [1, 2, 3].some((back) => k >= back && isOfThat(row, k - back))),
  saying('own', isOnItsOwn),
  saying('matter', isNoMatter),
  saying('need want take collect', isOfNeeded),
  saying('when once', (row, k) => isWhenSigned(row, k - 1)),
  saying('scratch strike', isScratched),
  saying('for', isTerm),
  saying('minus less subtract deduct', isPaid),
  saying('back', isGivenBack),
  saying('from', isBackFrom),
  saying('between', isInBetween),
];
