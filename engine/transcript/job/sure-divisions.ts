/** Divisions that are certain by the words around them, before any judgement is asked: what goes on with a sentence, and what begins the next. */
import { isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import { BEGINS_AMOUNTS, GOES_ON_AMOUNTS } from './divide-at-amounts.ts';
import { BEGINS_CHOICES, GOES_ON_CHOICES } from './divide-at-choices.ts';
import { BEGINS_COUNTED, GOES_ON_COUNTED } from './divide-at-counts.ts';
import { BEGINS_FAVORS, GOES_ON_FAVORS } from './divide-at-favors.ts';
import { BEGINS_PEOPLE, GOES_ON_PEOPLE } from './divide-at-people.ts';
import { BEGINS_AT_RATES, GOES_ON_AT_RATES } from './divide-at-rates.ts';
import { BEGINS_AT_RECAPS } from './divide-at-recaps.ts';
import { BEGINS_AT_REMARKS, GOES_ON_AT_REMARKS } from './divide-at-remarks.ts';
import { BEGINS_AT_ROOMS, GOES_ON_AT_ROOMS } from './divide-at-rooms.ts';
import { BEGINS_AT_SUMS, GOES_ON_AT_SUMS } from './divide-at-sums.ts';
import { BEGINS_TERMS, GOES_ON_TERMS } from './divide-at-terms.ts';
import { BEGINS_WITHDRAWALS } from './divide-at-withdrawals.ts';
import { BEGINS_BEHIND_THOUGHTS } from './divide-behind-thoughts.ts';
import { BEGINS_WITH, GOES_ON_WITH } from './divide-by-with.ts';
import type { Element } from './elements.ts';
import { isFigure, isPrice, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { BEGINS_AT_ODOMETER, GOES_ON_AT_ODOMETER } from './tell-odometer.ts';

const OBJECT = wordSet("it them that those 'em em");
const FIGURE = wordSet('number price figure');
const ARTICLE = wordSet('a an the');

/** No division hangs on a word that is said further off than this. */
const REACH = 10;

/** The row with such beginnings opened, and bound where a sentence goes on: nothing is judged there. Linear, with a short reach. */
export function sureDivisions(row: readonly Element[]): Element[] {
  const said = placesOfWords(row);
  const out = [...row];
  const divide = (divides: Division, opens: boolean, from: number, to: number): void => {
    for (let k = from; k < to; k++)
      if (out[k] === row[k] && divides(row, k)) out[k] = changeElement(row[k]!, { opens, bound: !opens });
  };
  const divideAll = (divisions: readonly Division[], opens: boolean): void => {
    for (const divides of divisions) {
      const { words = ANY, far } = divides;
      if (!divides.words || (far && words.some((word) => said.has(word)))) divide(divides, opens, 1, row.length);
      if (far) continue;
      for (const word of words) {
        let done = 1;
        for (const at of said.get(word) ?? []) {
          const end = Math.min(row.length, at + REACH + 1);
          divide(divides, opens, Math.max(done, at - REACH), end);
          done = end;
        }
      }
    }
  };
  // what goes on begins nothing
  divideAll(GOES_ON, false);
  divideAll(BEGINS, true);
  return out;
}

const ANY: readonly string[] = [];

function placesOfWords(row: readonly Element[]): Map<string, number[]> {
  const said = new Map<string, number[]>();
  for (const [k, { word }] of row.entries()) {
    const places = said.get(word);
    if (places) places.push(k);
    else said.set(word, [k]);
  }
  return said;
}

const SUBORDINATES = wordSet('till until because unless while whether');

/** "the water's off till | I'm done": what goes on with the sentence. */
const isSubordinate = (row: readonly Element[], k: number): boolean => SUBORDINATES.has(row[k - 1]!.word);

/** "the sweet gum take | it down 1450": a verb, what it is done to, and where that goes. */
const isParticled = (row: readonly Element[], k: number): boolean =>
  OBJECT.has(wordAt(row, k)) &&
  /^(?:down|apart|out|up|off)$/.test(wordAt(row, k + 1)) &&
  /^(?:take|tear|cut|knock|bring|pull|rip|chop|break|haul)$/.test(wordAt(row, k - 1));

/** "65 a week, call it 26 weeks": one breath. */
const isCalled = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  ((wordAt(row, k - 1) === 'it' && /^(?:call|make)$/.test(wordAt(row, k - 2))) ||
    // "monthly retainer 3200 for four months"
    (wordAt(row, k - 1) === 'for' && /^(?:money|rate)$/.test(row[k - 2]?.tag ?? '')));

/** "mow and edge 45 times 26 weeks" */
const isTimes = (row: readonly Element[], k: number): boolean =>
  [k, k - 1].some((at) => wordAt(row, at) === 'times' && row[at - 1]?.tag === 'money' && row[at + 1]?.tag === 'time');

/** "110 a visit, call it nine visits" */
const isCalledCount = (row: readonly Element[], k: number): boolean => {
  const call = [0, 1, 2].find(
    (back) => /^(?:call|make)$/.test(wordAt(row, k - back)) && row[k - back - 1]?.tag === 'rate',
  );
  if (call === undefined) return false;
  const at = k - call;
  const per = row[at - 1]!.price?.per ?? '';
  return (
    wordAt(row, at + 1) === 'it' &&
    (row[at + 2]?.tag === 'time' ||
      (row[at + 2]?.tag === 'num' && per.length > 2 && wordAt(row, at + 3).startsWith(per)))
  );
};

/** "a fence wash then the deck": what follows is the next. */
const isThen = (row: readonly Element[], k: number): boolean =>
  // "two sides | and then on top of those ten kids"
  (wordAt(row, k) === 'and' && wordAt(row, k + 1) === 'then' && !/^(?:now|back)$/.test(wordAt(row, k - 1))) ||
  (wordAt(row, k) === 'then' &&
    !/^(?:and|but|if|until|till|by|since|back|just|even|every|now|so|or)$/.test(wordAt(row, k - 1)) &&
    (/^(?:the|an?|his|her|their|my)$/.test(wordAt(row, k + 1)) ||
      isContent(wordAt(row, k + 1)) ||
      /^(?:num|time)$/.test(row[k + 1]?.tag ?? '')));

/** "$80/hr per tech. Refrigerant 3 lbs at $65/lb": a sentence with its price ends, and another has its own. */
const isSentence = (row: readonly Element[], k: number): boolean =>
  row[k - 1]!.tag === 'break' &&
  row[k - 1]!.word === '.' &&
  !row[k]!.bound &&
  row.slice(Math.max(0, k - 5), k - 1).some(isPrice) &&
  row.slice(k, k + 10).some(isPrice);

/** "1100 and | an optional car charger at 650" */
const isOptionalThing = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'an' &&
  wordAt(row, k + 1) === 'optional' &&
  isContent(wordAt(row, k + 2)) &&
  row.slice(k + 3, k + 8).some(isPrice);

/** "4200 more if they decide to | and the pump is not in here" */
const isBehindDeciding = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  wordAt(row, k - 1) === 'to' &&
  /^(?:decides?|wants?|chooses?|likes?|cares?|elects?)$/.test(wordAt(row, k - 2));

const GOODS = /^(?:materials?|parts|lumber|supplies|hardware|paint)$/;

/** "315 in materials" */
const isInGoods = (row: readonly Element[], k: number): boolean =>
  row[k - 1]!.tag === 'money' && wordAt(row, k) === 'in' && GOODS.test(wordAt(row, k + 1));

/** "that's 315 in materials | five hours at 110 an hour", "45 in fittings | three hours at 112" */
const isTimeBehindGoods = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  wordAt(row, k - 2) === 'in' &&
  (GOODS.test(wordAt(row, k - 1)) || (isPlural(wordAt(row, k - 1)) && isPrice(row[k + 2]))) &&
  row[k - 3]?.tag === 'money';

/** "we had to move him twice | six year manufacturer warranty on it" */
const isWarranty = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  [1, 2].some((step) => /^(?:warranty|guarantee)$/.test(wordAt(row, k + step))) &&
  (row[k - 1]!.tag === 'word' ? !prepositions.has(wordAt(row, k - 1)) && !LEADS_ON.test(wordAt(row, k - 1)) : true);
const LEADS_ON =
  /^(?:an?|the|my|our|his|her|their|is|'s|'m|are|'re|has|have|get|gets|got|give|gives|and|plus|that|it|full|year|about|another|or|to|put|add|do|does|carries|comes)$/;

/** "42 each | if it rains I'll tarp it": the price hangs on no weather. */
const isWeather = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'if' &&
  wordAt(row, k + 1) === 'it' &&
  /^(?:rains?|snows?|storms?|freezes|pours)$/.test(wordAt(row, k + 2)) &&
  row.slice(Math.max(0, k - 2), k).some(isPrice);

/** "the felt is in that | ice and water six rolls at 95", "new cords are in that er | two cracked panes at 65 a pane" */
function isBehindIncluded(row: readonly Element[], k: number): boolean {
  const last = row[k - 1]?.tag === 'break' ? k - 2 : k - 1;
  if (
    !/^(?:that|there|it)$/.test(wordAt(row, last)) ||
    !/^in(?:to)?$/.test(wordAt(row, last - 1)) ||
    !/^(?:is|are|'s|'re|baked|built|figured|rolled|worked)$/.test(wordAt(row, last - 2))
  )
    return false;
  if (row[k]!.tag === 'num') return isPlural(wordAt(row, k + 1)) || row.slice(k + 1, k + 6).some(isPrice);
  return row[k]!.tag === 'word' && isContent(wordAt(row, k)) && !INSIDE.test(wordAt(row, k));
}
const INSIDE =
  /^(?:never|price|number|figure|cost|quote|total|rate|room|one|too|already|as|count|house|area|wall|corner|same)$/;

/** "ten percent on all of that for overhead | the egress window's an option" */
const isCalledOption = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'the' &&
  isContent(wordAt(row, k + 1)) &&
  [2, 3, 4].some(
    (step) =>
      /^(?:is|'s|are)$/.test(wordAt(row, k + step)) &&
      /^(?:an|options?)$/.test(wordAt(row, k + step + 1)) &&
      row.slice(k + step + 1, k + step + 3).some(({ word }) => /^options?$/.test(word)),
  ) &&
  !prepositions.has(wordAt(row, k - 1)) &&
  !/^(?:if|and|but|so|because|since|that|then|plus|or)$/.test(wordAt(row, k - 1));

/** "she's got the tile already | grout and thinset 95" */
const isBehindAlready = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'already' &&
  isContent(wordAt(row, k)) &&
  isContent(wordAt(row, k - 2)) &&
  row
    .slice(Math.max(0, k - 7), k - 2)
    .some(
      ({ word }, n, all) =>
        /^(?:he|she|they)$/.test(word) && /^(?:'s|'ve|has|have|got|bought)$/.test(all[n + 1]?.word ?? ''),
    ) &&
  row.slice(k, k + 7).some(isPrice);

/** "so take the 40 dollar core off | battery's fine" */
const isBehindCredit = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'off' &&
  isContent(wordAt(row, k - 2)) &&
  row[k - 3]?.tag === 'money' &&
  /^(?:the|that|a|his|her|their)$/.test(wordAt(row, k - 4)) &&
  /^(?:take|knock|took)$/.test(wordAt(row, k - 5)) &&
  isContent(wordAt(row, k));

/** "twilight exteriors 150 on top of that | drone normally I'm 125 but do it for 100" */
const isBehindOnTop = (row: readonly Element[], k: number): boolean =>
  /^(?:that|it|those)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'of' &&
  wordAt(row, k - 3) === 'top' &&
  isPrice(row[k - 5]) &&
  isContent(wordAt(row, k)) &&
  row.slice(k + 1, k + 7).some(isPrice);

/** "drone normally I'm 125": what is usually taken for it. */
const isUsually = (row: readonly Element[], k: number): boolean => {
  const at = /^(?:i|we)$/.test(wordAt(row, k)) ? k : k - 1;
  return (
    /^(?:i|we)$/.test(wordAt(row, at)) &&
    /^(?:'m|'re|am|are)$/.test(wordAt(row, at + 1)) &&
    /^(?:normally|usually|typically)$/.test(wordAt(row, at - 1)) &&
    [2, 3].some((step) => isPrice(row[at + step]))
  );
};

/** "six of those gluten free no upcharge | two dessert trays at 48" */
const isBehindNoUpcharge = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'upcharge' &&
  wordAt(row, k - 2) === 'no' &&
  (row[k]!.tag === 'num' || isContent(wordAt(row, k)));
const isNoUpcharge = (row: readonly Element[], k: number): boolean =>
  (wordAt(row, k) === 'no' && wordAt(row, k + 1) === 'upcharge') ||
  (wordAt(row, k) === 'upcharge' && wordAt(row, k - 1) === 'no');

/** "insulation's in that number | drywall hung and finished 4100" */
const isBehindThatNumber = (row: readonly Element[], k: number): boolean =>
  FIGURE.has(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'that' &&
  wordAt(row, k - 3) === 'in' &&
  isContent(wordAt(row, k));

/** "at the rate we have on file | a router 140" */
const isBehindOnFile = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'file' && wordAt(row, k - 2) === 'on' && row.slice(k + 1, k + 6).some(isPrice);

/** "the drive's 45 minutes each way one trip | charge that at 60 an hour | Saturday the 21st" */
const isChargedAt = (row: readonly Element[], k: number): boolean =>
  /^(?:charge|bill)$/.test(wordAt(row, k)) &&
  /^(?:that|it)$/.test(wordAt(row, k + 1)) &&
  wordAt(row, k + 2) === 'at' &&
  row[k + 3]?.tag === 'rate';
const isBehindCharged = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'date' && k > 3 && isChargedAt(row, k - 4);

/** "set back up": what is done goes on. */
const isSetBack = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' && /^(?:set|put|hung|hooked)$/.test(wordAt(row, k + 1)) && wordAt(row, k + 2) === 'back';

/** "no tax on this one | baklava tower 225 if the daughters decide they want it | 750 to hold the date" */
const isThisOne = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'one' && /^(?:this|that)$/.test(wordAt(row, k - 1)) && /^(?:on|for)$/.test(wordAt(row, k - 2));
const isDecided = (row: readonly Element[], k: number): boolean =>
  /^(?:he|she|they)$/.test(wordAt(row, k)) &&
  /^(?:decides?|thinks?|says?)$/.test(wordAt(row, k - 1)) &&
  [2, 3, 4].some((back) => wordAt(row, k - back) === 'if');
const isBehindWish = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'money' &&
  /^(?:it|one|that|them)$/.test(wordAt(row, k - 1)) &&
  /^(?:wants?|likes?)$/.test(wordAt(row, k - 2)) &&
  /^(?:to|down|up|holds)$/.test(wordAt(row, k + 1));

/** "so that's 4000 total | online gallery stays up a year" */
const isBehindTotal = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k - 1) === 'total' &&
  row[k - 2]?.tag === 'money' &&
  /^(?:that|it)$/.test(wordAt(row, k - 4)) &&
  isContent(wordAt(row, k)) &&
  !/^(?:for|on|with|before|including|plus|tax|even|due|cost|price)$/.test(wordAt(row, k));

/** "3200 | the trim and fascia is 900": both at one price. */
const isBothAt = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'and' &&
  wordAt(row, k - 2) === 'the' &&
  row[k - 3]?.tag === 'money' &&
  isContent(wordAt(row, k - 1)) &&
  isContent(wordAt(row, k + 1)) &&
  /^(?:is|are|'s)$/.test(wordAt(row, k + 2)) &&
  isPrice(row[k + 3]);

/** "the light fixtures they're buying | a wet bar is an option": what they get themselves was named before. */
const isBehindTheirs = (row: readonly Element[], k: number): boolean =>
  ARTICLE.has(wordAt(row, k)) &&
  /^(?:buying|supplying|providing|getting|bringing|renting)$/.test(wordAt(row, k - 1)) &&
  /^(?:'s|'re|is|are)$/.test(wordAt(row, k - 2)) &&
  /^(?:he|she|they)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k - 4)) &&
  /^(?:the|their|his|her)$/.test(wordAt(row, isContent(wordAt(row, k - 5)) ? k - 6 : k - 5)) &&
  row.slice(k + 2, k + 8).some(isPrice);

/** "nine hundred flat | design 22 hours": it is of the price, unless it is of a thing. */
const isFlatPrice = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'flat' &&
  /^(?:money|rate)$/.test(row[k - 1]?.tag ?? '') &&
  isContent(wordAt(row, k + 1)) &&
  !FLAT_THINGS.test(wordAt(row, k + 1)) &&
  row.slice(k + 2, k + 5).some(isFigure);
const FLAT_THINGS =
  /^(?:roof|roofs|roofing|tires?|screens?|panels?|irons?|bars?|beds?|fee|rate|price|stock|files?|paint|packs?|tops?|work|racks?|sheets?|finish|black|white|coat|stones?|trim|head|washers?|plates?|weeds?|wall|walls|ceilings?|for|trailer|labou?r)$/;

const BEGINS: readonly Division[] = [
  ...BEGINS_COUNTED,
  ...BEGINS_TERMS,
  ...BEGINS_AT_SUMS,
  ...BEGINS_AT_ROOMS,
  ...BEGINS_AMOUNTS,
  ...BEGINS_WITH,
  ...BEGINS_AT_ODOMETER,
  ...BEGINS_FAVORS,
  ...BEGINS_BEHIND_THOUGHTS,
  ...BEGINS_PEOPLE,
  ...BEGINS_WITHDRAWALS,
  ...BEGINS_CHOICES,
  ...BEGINS_AT_RECAPS,
  saying('flat', (row, k) => isFlatPrice(row, k - 1)),
  ...BEGINS_AT_RATES,
  ...BEGINS_AT_REMARKS,
  saying('optional', isOptionalThing),
  saying('decide decides want wants choose chooses like likes care cares elect elects', isBehindDeciding),
  saying('buying supplying providing getting bringing renting', isBehindTheirs),
  saying('then', isThen),
  saying('total', isBehindTotal),
  saying('file', isBehindOnFile),
  saying('charge bill', (row, k) => isChargedAt(row, k) || isBehindCharged(row, k)),
  saying('wants want likes like', isBehindWish),
  saying('and', (row, k) => isBothAt(row, k + 2)),
  saying('.', isSentence),
  saying('in', isTimeBehindGoods),
  saying('warranty guarantee', isWarranty),
  saying('if', isWeather),
  saying('in into', isBehindIncluded),
  saying('number price figure', isBehindThatNumber),
  saying('already', isBehindAlready),
  saying('top', isBehindOnTop),
  saying('upcharge', isBehindNoUpcharge),
  saying('off', isBehindCredit),
  saying('option options', isCalledOption),
];
/** "catching up last year | is 600 flat": what it costs, and nothing that begins. */
const isItsPrice: Division = (row, k) =>
  /^(?:is|are)$/.test(wordAt(row, k)) &&
  !/^(?:front|upfront|down|ahead)$/.test(wordAt(row, k - 1)) &&
  isPrice(row[k + 1]) &&
  row[k - 1]!.tag === 'word' &&
  isContent(wordAt(row, k - 1));

const GOES_ON: readonly Division[] = [
  saying('is are', isItsPrice),
  ...GOES_ON_COUNTED,
  ...GOES_ON_TERMS,
  ...GOES_ON_AT_SUMS,
  ...GOES_ON_AT_ROOMS,
  ...GOES_ON_AMOUNTS,
  ...GOES_ON_WITH,
  ...GOES_ON_AT_ODOMETER,
  ...GOES_ON_FAVORS,
  ...GOES_ON_PEOPLE,
  ...GOES_ON_CHOICES,
  ...GOES_ON_AT_RATES,
  ...GOES_ON_AT_REMARKS,
  saying('optional', (row, k) => isOptionalThing(row, k - 1) || isOptionalThing(row, k - 2)),
  saying('flat', isFlatPrice),
  saying('in', isInGoods),
  saying('back', (row, k) => isSetBack(row, k) || isSetBack(row, k - 1)),
  saying('one', isThisOne),
  saying('if', isDecided),
  // "ten percent off | if they'd do both"
  saying('off', (row, k) => wordAt(row, k) === 'off' && row[k - 1]?.tag === 'pct'),
  saying('and', (row, k) => isBothAt(row, k) || isBothAt(row, k - 1)),
  saying('normally usually typically', isUsually),
  saying('upcharge', isNoUpcharge),
  saying('call make for', isCalled),
  saying('call make', isCalledCount),
  saying('times', isTimes),
  isParticled,
  isSubordinate,
];
