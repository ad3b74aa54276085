/** Where a remark between priced things ends, and the next thing with its price begins. */
import {
  auxiliaries,
  determiners,
  isContent,
  isPlural,
  prepositions,
  pronouns,
  wordSet,
  workVerbs,
} from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { COPULA, isFigure, isPrice, SUBJECTS, wordAt } from './look-at-row.ts';
import { ARE_VISITS } from './visit-words.ts';

const SEEMED = wordSet('was is sounded seemed');
const OBJECT = wordSet('them those it that');

/** No remark is longer. */
const LONGEST = 9;
const NEXT_PRICE = 8;

const pricedSoon = (row: readonly Element[], k: number): boolean => {
  for (let at = k + 1; at < Math.min(row.length, k + NEXT_PRICE); at++) {
    if (isPrice(row[at])) return true;
    if (SUBJECTS.has(wordAt(row, at)) || COPULA.has(wordAt(row, at)) || row[at]!.tag === 'break') return false;
  }
  return false;
};

/** Somebody or something is told of before k, and no figure since. */
function isTold(row: readonly Element[], k: number): boolean {
  for (let at = k - 1; at >= Math.max(0, k - LONGEST); at--) {
    if (isFigure(row[at]) || row[at]!.tag === 'break') return false;
    if (SUBJECTS.has(wordAt(row, at)) || wordAt(row, at) === "'s") return true;
  }
  return false;
}

/** "nobody's home during the day | three dump runs at 85": a place or a time ends it, and a count begins the next. */
const isBehindPlace: Division = (row, k) => {
  const { tag, measure } = row[k]!;
  const last = wordAt(row, k - 1);
  if (tag !== 'num' || (measure?.value ?? 0) < 2 || last === '' || prepositions.has(last) || determiners.has(last))
    return false;
  const the = determiners.has(wordAt(row, k - 2)) ? k - 2 : k - 3;
  if (
    !determiners.has(wordAt(row, the)) ||
    !/^(?:during|in|on|at|by|under|over|behind|across|near)$/.test(wordAt(row, the - 1))
  )
    return false;
  const noun = [1, 2, 3].find((step) => isPlural(wordAt(row, k + step)));
  return noun !== undefined && pricedSoon(row, k) && isTold(row, the);
};

/** "plus 90 apiece to set them | the kids nap after lunch": what is done with what was counted, and nothing more of it. */
const isBehindDone: Division = (row, k) =>
  OBJECT.has(wordAt(row, k - 1)) &&
  wordAt(row, k - 3) === 'to' &&
  (workVerbs.has(wordAt(row, k - 2)) || isContent(wordAt(row, k - 2))) &&
  row[k - 4]?.tag === 'rate' &&
  (determiners.has(wordAt(row, k)) || (pronouns.has(wordAt(row, k)) && SUBJECTS.has(wordAt(row, k))));

const WHICH = /^(?:last|old|other|first|same|wrong|new|big|small|little|front|back|upstairs|downstairs)$/;

/** "his brother did the last one | aerate 95" */
const isBehindOne: Division = (row, k) =>
  (wordAt(row, k - 1) === 'one' || wordAt(row, k - 1) === 'ones') &&
  WHICH.test(wordAt(row, k - 2)) &&
  wordAt(row, k - 3) === 'the' &&
  isContent(wordAt(row, k)) &&
  !/ed$|^(?:only|there|here|too|already|today|anyway|up|out|down|done|cut|hung)$/.test(wordAt(row, k)) &&
  pricedSoon(row, k) &&
  [4, 5].some((back) =>
    /ed$|^(?:did|does|has|had|got|took|wants?|likes?|picked|kept|found|built|put)$/.test(wordAt(row, k - back)),
  );

/** "keep the dog inside | toilet reset 150" */
const isBehindKept: Division = (row, k) =>
  /^(?:inside|outside|out|in|away|up|off|locked|closed|shut|open|clear)$/.test(wordAt(row, k - 1)) &&
  isContent(wordAt(row, k - 2)) &&
  determiners.has(wordAt(row, k - 3)) &&
  /^(?:keep|leave|lock|put|move)$/.test(wordAt(row, k - 4)) &&
  !auxiliaries.has(wordAt(row, k)) &&
  !prepositions.has(wordAt(row, k)) &&
  (isContent(wordAt(row, k)) || row[k]!.tag === 'num') &&
  pricedSoon(row, k);

/** Where "she thought 500 was too much" ends that has its price right before `was`; -1 where it does not stand there. */
function endOfOpinion(row: readonly Element[], was: number): number {
  const { tag } = row[was - 1]!;
  if ((tag !== 'money' && tag !== 'rate') || !SEEMED.has(wordAt(row, was))) return -1;
  const verb = /^(?:about|like|around)$/.test(wordAt(row, was - 2)) ? was - 3 : was - 2;
  if (!/^(?:thought|thinks|said|says|figured)$/.test(wordAt(row, verb))) return -1;
  let end = was + 1;
  while (/^(?:a|bit|little|way|too|pretty|so|kind|of|very|really)$/.test(wordAt(row, end))) end++;
  return /^(?:much|high|steep|lot|crazy|robbery|expensive|fair|low|cheap|dear)$/.test(wordAt(row, end)) ? end + 1 : -1;
}
/** "it rained all last week | house surge 385" */
const isBehindLast: Division = (row, k) =>
  /^(?:week|month|year|night|summer|winter|fall|spring|season|weekend)$/.test(wordAt(row, k - 1)) &&
  /^(?:last|this|next)$/.test(wordAt(row, k - 2)) &&
  !/^(?:of|for|in|the|from)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k)) &&
  pricedSoon(row, k) &&
  isTold(row, k - 2);

/** "310 for everything | valve 220" */
const isBehindAll: Division = (row, k) =>
  /^(?:everything|both|all)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'for' &&
  row[k - 3]?.tag === 'money' &&
  isContent(wordAt(row, k)) &&
  !isPlural(wordAt(row, k)) &&
  pricedSoon(row, k);

/** "springs themselves 290" */
const isPriceOfThem: Division = (row, k) =>
  /^(?:itself|themselves)$/.test(wordAt(row, k - 1)) && isContent(wordAt(row, k - 2)) && row[k]!.tag === 'money';

/** Where what a price is for, and is not for, ends: "just the equipment not installed", "slab only"; -1 where it does not begin at `k`. */
function endOfOnly(row: readonly Element[], k: number): number {
  if (!isPrice(row[k - 1])) return -1;
  if (isContent(wordAt(row, k)) && wordAt(row, k + 1) === 'only') return k + 2;
  if (!/^(?:just|only)$/.test(wordAt(row, k)) || !/^(?:the|for)$/.test(wordAt(row, k + 1))) return -1;
  const name = wordAt(row, k + 2) === 'the' ? k + 3 : k + 2;
  if (!isContent(wordAt(row, name))) return -1;
  if (wordAt(row, name + 1) !== 'not') return name + 1;
  const no = wordAt(row, name + 2) === 'the' ? name + 3 : name + 2;
  return isContent(wordAt(row, no)) ? no + 1 : -1;
}

const isBehindOnly: Division = (row, k) =>
  [2, 3, 4, 5, 6].some((back) => k > back && endOfOnly(row, k - back) === k) &&
  (isContent(wordAt(row, k)) || row[k]!.tag === 'num') &&
  !/^(?:adults|kids|children|guests)$/.test(wordAt(row, k - 2)) &&
  pricedSoon(row, k);

/** Where "she said skip", "he said no" ends that begins at `k`, right behind a name; -1 where it does not. */
const endOfRefusal = (row: readonly Element[], k: number): number =>
  /^(?:he|she|they)$/.test(wordAt(row, k)) &&
  wordAt(row, k + 1) === 'said' &&
  /^(?:skip|no)$/.test(wordAt(row, k + 2)) &&
  isContent(wordAt(row, k - 1)) &&
  !isPrice(row[k - 2])
    ? k + 3
    : -1;
const isBehindRefusal: Division = (row, k) =>
  k > 3 && endOfRefusal(row, k - 3) === k && isContent(wordAt(row, k)) && pricedSoon(row, k);
const inRefusal: Division = (row, k) =>
  [0, 1, 2].some((back) => {
    const from = k - back;
    return from > 0 && endOfRefusal(row, from) > k && isBehindRefusal(row, from + 3);
  });

const OPINION = 'was is sounded seemed';
const inOpinion: Division = (row, k) => [0, 1, 2, 3, 4].some((back) => k - back > 2 && endOfOpinion(row, k - back) > k);
const isBehindOpinion: Division = (row, k) =>
  [2, 3, 4, 5].some((back) => k - back > 1 && endOfOpinion(row, k - back) === k);

/** How far a reason goes on to its end. */
const REASON = 8;

/** "because they send us work | and we broom sweep when we're done": what we do is no part of the reason. */
const isBehindReason: Division = (row, k) => {
  if (wordAt(row, k) !== 'and' || !/^(?:we|i)$/.test(wordAt(row, k + 1)) || !isContent(wordAt(row, k + 2)))
    return false;
  const from = row.slice(Math.max(0, k - REASON), k).findLastIndex(({ word }) => /^(?:because|since)$/.test(word));
  const reason = from < 0 ? [] : row.slice(Math.max(0, k - REASON), k).slice(from + 1);
  return (
    reason.length > 2 &&
    /^(?:they|he|she|it|the|there)$/.test(reason[0]!.word) &&
    reason.every(({ tag }) => tag === 'word')
  );
};

/** "fifteen percent off the lot | and nobody walks on it for a day" */
const isOfNobody: Division = (row, k) =>
  wordAt(row, k) === 'and' &&
  /^(?:nobody|everybody|everyone)$/.test(wordAt(row, k + 1)) &&
  isContent(wordAt(row, k + 2));

/** "the follow up test is included and that's all | with tax included already" */
const isTaxIncluded: Division = (row, k) =>
  wordAt(row, k) === 'tax' || /^(?:with|and)$/.test(wordAt(row, k))
    ? wordAt(row, wordAt(row, k) === 'tax' ? k + 1 : k + 2) === 'included' &&
      wordAt(row, wordAt(row, k) === 'tax' ? k : k + 1) === 'tax' &&
      (wordAt(row, k - 1) === 'included' || (row[k - 1]!.tag === 'break' && wordAt(row, k - 2) === 'included'))
    : false;

/** "the door is 16 by 7 | both springs 300": how large it is, and what it gets. */
const isBehindSize: Division = (row, k) =>
  row[k - 1]!.tag === 'size' && isPlural(wordAt(row, k + 1)) && pricedSoon(row, k);

/** "since they signed | contractor's fee is ten percent on everything" */
const isFee: Division = (row, k) =>
  k >= 0 &&
  isContent(wordAt(row, k)) &&
  wordAt(row, k + 1) === "'s" &&
  /^(?:fee|markup|overhead|margin|surcharge)$/.test(wordAt(row, k + 2)) &&
  COPULA.has(wordAt(row, k + 3)) &&
  row[k + 4]?.tag === 'pct' &&
  !determiners.has(wordAt(row, k - 1));

/** "tearing out the railroad ties | pallets get dropped off" */
const isSubject: Division = (row, k) =>
  /^gets?$/.test(wordAt(row, k + 1)) &&
  /[a-z]{2}ed$/.test(wordAt(row, k + 2)) &&
  [k, k - 1].every((at) => isContent(wordAt(row, at)) && isPlural(wordAt(row, at)));

/** "that's just me on my own | and chipboard 18 sheets" */
const isBehindOwn: Division = (row, k) =>
  wordAt(row, k) === 'and' && wordAt(row, k - 1) === 'own' && /^(?:on|by)$/.test(wordAt(row, k - 3));

/** "a day at the normal rate for boxing in the pipes | and materials for the boxing are 46" */
const isMaterials: Division = (row, k) => {
  if (wordAt(row, k) !== 'and' || !/^(?:materials?|parts|supplies|hardware)$/.test(wordAt(row, k + 1))) return false;
  const verb = row.findIndex(({ word, tag }, at) => at > k + 1 && (COPULA.has(word) || tag !== 'word'));
  return verb > 0 && verb < k + 6 && COPULA.has(wordAt(row, verb)) && isPrice(row[verb + 1]);
};

/** "the plow took it out | rebuild it for 1150" */
const isBehindHarm: Division = (row, k) =>
  workVerbs.has(wordAt(row, k)) &&
  OBJECT.has(wordAt(row, k + 1)) &&
  /^(?:out|down|over|off|up|apart)$/.test(wordAt(row, k - 1)) &&
  OBJECT.has(wordAt(row, k - 2)) &&
  /^(?:took|knocked|blew|tore|smashed|ran|burned|washed|flattened|crushed)$/.test(wordAt(row, k - 3));

/** "blinds eight bucks apiece there's eleven of them | the tenant's deposit was 900" */
const isBehindThem: Division = (row, k) =>
  determiners.has(wordAt(row, k)) &&
  /^(?:them|those)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'of' &&
  row[k - 3]?.tag === 'num' &&
  COPULA.has(wordAt(row, k - 4));

/** "45 for the trash run | net ten on this one" */
const isNet: Division = (row, k) =>
  wordAt(row, k) === 'net' &&
  /^(?:num|money)$/.test(row[k + 1]?.tag ?? '') &&
  NET_DAYS.has(row[k + 1]!.measure?.value ?? row[k + 1]!.price?.value ?? 0) &&
  !/^(?:is|are|'s|'re|at)$/.test(wordAt(row, k - 1));
const NET_DAYS = new Set([7, 10, 14, 15, 20, 21, 30, 45, 60, 90]);

/** "thirty cuts for the season | fertilizer four rounds at 72" */
const isBehindSeason: Division = (row, k) =>
  /^(?:season|year|summer|winter|term|semester)$/.test(wordAt(row, k - 1)) &&
  wordAt(row, k - 2) === 'the' &&
  /^(?:for|over|through)$/.test(wordAt(row, k - 3)) &&
  isContent(wordAt(row, k)) &&
  (pricedSoon(row, k) || /^(?:num|qty)$/.test(row[k + 1]?.tag ?? ''));

/** "three hours in wiring up the shed | and the breaker's 45" */
const isBehindHours: Division = (row, k) => {
  if (wordAt(row, k) !== 'and' || !determiners.has(wordAt(row, k + 1)) || !isContent(wordAt(row, k + 2))) return false;
  const time = row.slice(Math.max(0, k - 9), k).findLastIndex(({ tag }) => tag !== 'word') + Math.max(0, k - 9);
  const verb = [3, 4].find((step) => COPULA.has(wordAt(row, k + step)));
  return (
    row[time]?.tag === 'time' &&
    wordAt(row, time + 1) === 'in' &&
    /[a-z]{2}ing$/.test(wordAt(row, time + 2)) &&
    verb !== undefined &&
    isPrice(row[k + verb + 1])
  );
};

/** "28 cuts | and fall cleanup 150" */
const isBehindVisits: Division = (row, k) =>
  wordAt(row, k) === 'and' && k > 3 && isCalledVisits(row, k - 2) && pricedSoon(row, k);

/** "the skylight up there is shot": where it is, and not that there is something. */
const isUpThere: Division = (row, k) =>
  [k, k - 1].some(
    (at) =>
      wordAt(row, at) === 'there' &&
      /^(?:up|down|out|over|back)$/.test(wordAt(row, at - 1)) &&
      isContent(wordAt(row, at - 2)) &&
      /^(?:is|'s|are|was|has)$/.test(wordAt(row, at + 1)) &&
      isContent(wordAt(row, at + 2)),
  );

/** "the well pump is shot | a new one put in is 980" */
const isNewOne = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'a' && wordAt(row, k + 1) === 'new' && wordAt(row, k + 2) === 'one';
const beginsNewOne: Division = (row, k) => {
  if (!isNewOne(row, k) || !isContent(wordAt(row, k - 1)) || workVerbs.has(wordAt(row, k - 1))) return false;
  const price = row.slice(k + 3, k + 9).findIndex(isPrice);
  return (
    price > 0 &&
    /^(?:is|'s|runs|costs|at|for)$/.test(wordAt(row, k + 2 + price)) &&
    [2, 3, 4, 5].some((back) => /^(?:is|'s|are|was|has|been)$/.test(wordAt(row, k - back)))
  );
};
/** "a new one put in", "a new one supplied and fitted" */
const isFittedOne: Division = (row, k) =>
  /^(?:put|fitted|installed|supplied)$/.test(wordAt(row, k)) &&
  isNewOne(row, k - 3) &&
  row.slice(k + 1, k + 5).some(({ word }) => /^(?:is|'s|runs|costs)$/.test(word));

export const BEGINS_AT_REMARKS: readonly Division[] = [
  saying('call calling make making', isBehindVisits),
  saying('in', isBehindHours),
  saying('both all', isBehindSize),
  saying('fee markup overhead margin surcharge', isFee),
  saying('get gets', isSubject),
  saying('own', isBehindOwn),
  saying('out down over off up apart', isBehindHarm),
  saying('them those', isBehindThem),
  saying('net', isNet),
  saying('materials material parts supplies hardware', isMaterials),
  saying('season year summer winter term semester', isBehindSeason),
  saying('because since', isBehindReason),
  saying('nobody everybody everyone', isOfNobody),
  saying('tax', isTaxIncluded),
  saying('during in on at by under over behind across near', isBehindPlace),
  saying('them those it that', isBehindDone),
  saying('one ones', isBehindOne),
  saying(OPINION, isBehindOpinion),
  saying('last this next', isBehindLast),
  saying('for', isBehindAll),
  saying('just only', isBehindOnly),
  saying('said', isBehindRefusal),
  saying('keep leave lock put move', isBehindKept),
  saying('new', beginsNewOne),
];

/** "during the day | three dump runs at 85": what is counted stays with its count. */
const isCountedBehind: Division = (row, k) =>
  row[k]!.tag === 'word' &&
  [1, 2, 3].some(
    (back) => k > back && isBehindPlace(row, k - back) && row.slice(k - back + 1, k).every(({ tag }) => tag === 'word'),
  );

/** "once a week, I'm calling it | 28 cuts": what it comes to. */
const isCalledVisits: Division = (row, k) =>
  row[k]?.tag === 'num' &&
  wordAt(row, k - 1) === 'it' &&
  /^(?:call|calling|make|making)$/.test(wordAt(row, k - 2)) &&
  ARE_VISITS.test(wordAt(row, k + 1));

/** "so with everything that's 950 altogether": what it comes to. */
const isWithEverything: Division = (row, k) =>
  wordAt(row, k - 1) === 'everything' &&
  wordAt(row, k - 2) === 'with' &&
  (isPrice(row[k]) || (/^(?:that|it|this)$/.test(wordAt(row, k)) && row.slice(k + 1, k + 4).some(isPrice)));

export const GOES_ON_AT_REMARKS: readonly Division[] = [
  saying('everything', (row, k) => [0, 1, 2].some((back) => k > back && isWithEverything(row, k - back))),
  saying('call calling make making', (row, k) => isCalledVisits(row, k) || isCalledVisits(row, k - 1)),
  saying('fee markup overhead margin surcharge', (row, k) => isFee(row, k - 1) || isFee(row, k - 2)),
  saying('during in on at by under over behind across near', isCountedBehind),
  saying(OPINION, inOpinion),
  saying('said', inRefusal),
  saying('itself themselves', isPriceOfThem),
  saying('there', isUpThere),
  saying('new', isFittedOne),
];
