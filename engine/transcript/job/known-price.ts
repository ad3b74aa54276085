/** Prices that stand elsewhere: "my regular rate", "what we always charge", "off the price list", "half price". */

import { countsBehind } from '../around-numbers.ts';
import type { Heard } from '../hear.ts';
import { determiners, isContent, isPlural, wordSet } from '../vocabulary/words.ts';

const OWNER = '(?:my|our|the|his|her|their|your|that|a)';
/** Which of its prices. The strong say so by themselves, the weak beside "at" or "for". */
const STRONG =
  '(?:regular|usual|normal|standard|ordinary|hourly|shop|going|typical|list|listed|catalog|catalogue|book|everyday)';
const WEAK =
  '(?:posted|published|printed|advertised|customary|full|flat|set|current|stated|base|menu|rack|sticker|retail|default|package)';
const UNIT =
  '(?:(?:square|linear|cubic|running) )?(?:inch|foot|feet|yard|square|day|visit|hour|person|head|room|unit|window|outlet|vehicle|car|vent|load|session|mow|cut|key|door|fan)';
const OF = `(?:(?:per )?${UNIT}|hourly|daily|labor|labour|crew|shop|per)`;
const FIGURE = '(?:rates?|prices?|pricing|charges?)';
const SHEET = '(?:(?:price |rate |service )?(?:list|sheet|card|guide|catalog|catalogue|menu)|(?:price )?books?)';
const OFTEN = '(?:always|usually|normally|typically|generally|regularly)';
const TAKE = '(?:charge|charges|charged|get|gets|bill|bills|quote|quotes|ask|do|did|run|have|take)';
const AIM = '(?: (?:for|on) (?:it|that|this|them|those|these|one))?';
const CUSTOM = `(?:i|we|you|they) ${OFTEN} ${TAKE}${AIM}`;
/** Words that put such a price aside, and how much by. */
const ASIDE =
  /(?:^| )(?:not|instead of|rather than|versus|vs|(?:cheaper|less|lower|better|more|higher|dearer) than|under|below|off|over|above)(?: (?:for|at))?$/;

const form = (source: string): RegExp => new RegExp(`^(?:${source})(?= |$)`);
const FIGURES = new RegExp(`^${FIGURE}$`);
const STRONGLY = form(
  `(?:${OWNER} )?(?!shop charge)${STRONG}(?: (?:${STRONG}|${WEAK}))?(?: ${OF})? ${FIGURE}(?: per [a-z]+| each(?! of)| apiece)?`,
);
/** "the same again for the lid" opens the next thing with the price of the one before. */
const SAME = form(
  `(?:the )?same ${FIGURE}(?: (?:a|per) (?:(?:square|linear) )?(?:foot|yard|inch|room|window|door|visit))?(?: as (?:for )?(?:the|that|those|our|my) (?!list|sheet|book|card|menu|price|rate|website|system)[a-z]+(?: [a-z]+(?=$| (?:and|plus|then|so|but|a|an|the) ))?|(?! as))|(?:(?:the )?same (?:again|money|deal)|ditto|likewise)(?= (?:for|on) )`,
);
/** "our usual move out price": of what. */
const OF_A_THING = form(
  `(?:my|our) (?:usual|regular|normal|standard) (?!(?:${UNIT}|hourly|daily|labou?r|crew|shop|per) )(?:[a-z]+ ){1,3}${FIGURE}(?: each(?! of)| apiece)?`,
);
const OTHERS = /(?:^| )others?(?: [a-z0-9]+)?(?: (?:are|is)|'s)(?: all)?$/;
/** In whole phrases; no price where a figure comes next: "full price 300", "like last time 45 for the bins". */
const PHRASES = [
  `(?:${OWNER} )?(?:usual|normal|regular|standard) (?:fee|figure|number|money)`,
  `(?:${OWNER} )?(?:flat |full |regular )?(?:list|book|posted|published|catalog) (?:number|figure|amount)s?`,
  `(?:my|our|the) (?:usual |regular |normal |standard )?per (?:${UNIT}|[a-z]+) (?:number|figure|price|rate)`,
  `(?:the )?same(?: ${FIGURE}| thing| deal| money)? as (?:always|usual|ever|normal|last time|before|${CUSTOM})`,
  `(?:the same as|same as|like) (?:(?:the|our|my) )?(?:price|rate) ${SHEET}|same as (?:the|our|my) ${SHEET}`,
  `(?:(?:the )?same )?(?:as|like|what|whatever|how)(?: (?:it|they|we|i|you))?(?: (?:'s|is|have|has|had|says|reads|got|are|'re|'ve|listed|posted|printed))*(?: it)? (?:on|in|off|from) (?:${OWNER} )?(?:${SHEET}|system|website|board)`,
  `(?:as )?per (?:${OWNER} )?${SHEET}|(?:straight |right )?(?:off|from|by) (?:${OWNER} )?(?:price|rate) ${SHEET}|(?:straight |right )?(?:off|from) (?:our|my|the) ${SHEET}`,
  `(?:straight |right )?(?:by|out of) (?:our|my|the) ${SHEET}`,
  // "the fridge and the oven list on both"
  `list(?= (?:on|for) (?:all|both|each|everything|those|these|the lot)(?: |$))`,
  `(?:just|only) (?:our|my|the) (?:prices|rates|list)`,
  // "three hours in the den regular hourly"
  '(?:usual|regular|normal|standard) hourly(?=$| (?:and|plus|then|so|but|for|to|on|with|an?|the|i|we|he|she|they|it)(?: |$))',
  `(?:the )?same ${FIGURE} (?:as|(?:that )?(?:we|i) (?:take|get) from) (?:anyone|anybody|everyone|everybody)(?: else)?`,
  `what (?:anyone|anybody|everyone|everybody)(?: else)? pays`,
  `no change from (?:our|my|the) ${SHEET}(?: there)?`,
  `(?:what|whatever) (?:${OWNER} )?${SHEET} (?:says|has|shows|calls for)`,
  `(?:like|as) (?:my|our|the) ${SHEET} (?:says|has it|has|shows)`,
  `(?:what|whatever) (?:we|i) (?:list|price|have) (?:it|them|that|those|these) (?:for|at)`,
  `going (?:by|off|with) (?:${OWNER} )?${SHEET}`,
  `(?:(?:for|just|only) )?(?:what|whatever) ${CUSTOM}`,
  `whatever (?:we|i) (?:get|charge|bill) (?:(?:a|an|per) ${UNIT}|for (?:it|that|those|them|one))`,
  `(?:just )?(?:like|as) (?:${CUSTOM}|always|usual|per usual|listed|posted|printed)|like last time|per usual|by the book`,
  `(?:you|they) (?:know|have|got) (?:the|our|my) (?:price|rate)${AIM}`,
  `(?:the|that|the same) (?:price|rate|figure|money) (?:that )?(?:${CUSTOM}|(?:i|we) ${OFTEN} do (?:it|that|them|those) for)`,
  `(?:the )?same (?:price|rate) as (?:on )?(?:${OWNER} )?${SHEET}`,
].map(form);
/** Behind "at", "for": the weak ones, and what goes without a figure. */
const LED = [
  `(?:${OWNER} )?${WEAK}(?: ${OF})? (?:${FIGURE}|fee)`,
  `(?:the )?(?:price|rate|number|figure)s?(?: per [a-z]+)? (?:on|in|off|from) (?:${OWNER} )?(?:${SHEET}|system|website|board)`,
  `(?:my|our) (?:${FIGURE}|fee|hourly)|(?:his|her|their) (?:own )?rates?|their (?:own )?hourly`,
  `(?:${OWNER} )?(?:${WEAK}|${STRONG}) (?:hourly|monthly|weekly|daily|yearly)`,
  `(?:my|our|the) ${OF} (?:price|rate|charge)`,
  `(?:the|that) (?:price|rate) (?:that )?(?:we|i)(?: 've| have)?(?: got)? (?:run|charge|bill|use|list|listed|have|do|give|gave|posted|print)(?: (?:everybody|everyone|people|folks|all of them))?`,
  `(?:${OWNER} )?(?:agreed|posted|printed) (?:price )?(?:list|sheet)`,
  `(?:my|our) per (?:room|foot|inch|hour|visit|person|head|window|vent|door|unit|vehicle|load)`,
].map(form);
/** Where it is put aside, the word alone. */
const NAMED = form(`(?:${OWNER} )?(?:usual|regular|normal|list|book|always|${FIGURE})`);
const SOLE = form(
  `(?:my|the|our|a|his|that) (?:regular|usual|normal|standard|hourly)(?: hourly| per [a-z]+| each| a (?:head|person|plate))?|list|book|catalog`,
);
const TOO = form('(?:regular|usual|standard|normal) (?:too|also)');
const OWNERS = new RegExp(`^${OWNER}$`);
/** All that may stand behind these, where a price is meant. */
const OWNED = new RegExp(
  `^(?:${STRONG}|${WEAK}|${FIGURE}|same|fee|figures?|numbers?|money|always|per|square|linear|cubic|inch|foot|yard|hour|visit|person|head|room|day|crew|labou?r|agreed|own)$`,
);
const STARTS = wordSet(`
my our the his her their your that a regular usual normal standard hourly shop going typical list listed
catalog catalogue book everyday same ditto likewise as like what whatever how per straight right off from by
for just only you they going no out ordinary agreed posted published printed advertised customary ordinary full flat set current stated
base menu rack sticker retail default package price rate`);
/** What is picked from a list, or struck off it, is none of its prices. */
const PICKED =
  /(?:^| )(?:take|took|taking|cross|crossed|strike|struck|scratch|check|knock|pick|picked|choose|chose|thing|things|item|items|everything|one|next)(?: (?:it|that|this|those|them|one|something))?$/;

const TAKEN_OFF = /^(?:straight |right )?(?:off|from|out) /;

/** Token words from one to the other, "what's" as two. */
const words = ({ tokens }: Heard, from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ lower }) => lower)
    .join(' ');

interface KnownPrice {
  /** Where it begins: before i only for a price put aside. */
  from: number;
  to: number;
  /** regular, same or half; aside where it is said not to hold: "165 a car not my regular price". */
  word: 'regular' | 'same' | 'half' | 'aside';
}

/** The words that point at such a price, and how. */
export function knownPriceAt(heard: Heard, i: number): KnownPrice | null {
  const { tokens, numberAt } = heard;
  const first = tokens[i]!.lower;
  if (first === 'half') return halfAt(heard, i);
  // "the last ten percent on the punch list"
  if (first === 'list' && /^(?:punch|wait|waiting|guest|packing|shopping|check)$/.test(tokens[i - 1]?.lower ?? ''))
    return null;
  if (!STARTS.has(first) || (OWNERS.test(first) && !OWNED.test(tokens[i + 1]?.lower ?? ''))) return null;
  const before = words(heard, i - 4, i);
  const ahead = words(heard, i, i + 14);
  const put = ASIDE.exec(before);
  if (put) return asideAt(heard, i, put[0].trim(), ahead);
  const led = /(?:^| )(?:at|for)$/.test(before);
  const strong = endOf(heard, i, STRONGLY.exec(ahead));
  // "three hours of labor hourly rate 110"
  const told =
    strong > 0 && /(?:hourly|shop|labou?r|crew) rate$/.test(words(heard, i, strong)) && !isAlone(heard, strong);
  if (strong && !told && tellsNone(heard, i, strong)) return withUse(heard, { from: i, to: strong, word: 'regular' });
  for (const phrase of led ? [...LED, ...PHRASES] : PHRASES) {
    const to = endOf(heard, i, phrase.exec(ahead));
    if (to && isAlone(heard, to) && !(PICKED.test(before) && TAKEN_OFF.test(ahead)))
      return withUse(heard, { from: i, to, word: 'regular' });
  }
  const ofThing = endOf(heard, i, OF_A_THING.exec(ahead));
  if (
    ofThing &&
    isAlone(heard, ofThing) &&
    tokens.slice(i + 2, ofThing - 1).every(({ lower }) => isContent(lower) || /^(?:out|in|up|off|on)$/.test(lower))
  )
    return { from: i, to: ofThing, word: 'regular' };
  const same = endOf(heard, i, SAME.exec(ahead));
  // "and same price for the second one in the master"
  const again = tokens[same]?.lower === 'for' && /^(the|his|her|their|that|each)$/.test(tokens[same + 1]?.lower ?? '');
  if (same && (again || tellsNone(heard, i, same) || !FIGURES.test(tokens[same - 1]!.lower)))
    return { from: i, to: same, word: 'same' };
  // "the other four are the same"
  if (
    first === 'the' &&
    tokens[i + 1]?.lower === 'same' &&
    OTHERS.test(before) &&
    !isContent(tokens[i + 2]?.lower ?? '')
  )
    return { from: i, to: i + 2, word: 'same' };
  // "an hour at my regular to fix the gate", "at the usual hourly", "at list"
  // "three practice tests, those are list"
  const isList =
    /^(?:list|book)$/.test(first) && /(?:^| )(?:those|they|these|that|it)(?: are|'re| 're| is| 's)$/.test(before);
  // "new foam in all six also list", but "also list the parts"
  if (
    /^(?:list|book)$/.test(first) &&
    tokens[i - 1]?.lower === 'also' &&
    !isContent(tokens[i + 1]?.lower ?? '') &&
    !determiners.has(tokens[i + 1]?.lower ?? '') &&
    !/^(?:it|that|them|those|these|this|what|how|one|any|all)$/.test(tokens[i + 1]?.lower ?? '')
  )
    return { from: i - 1, to: i + 1, word: 'regular' };
  const sole = led || isList ? endOf(heard, i, SOLE.exec(ahead)) : 0;
  // "house soft wash at our normal | driveway wash", but "at our normal driveway price"
  const priced = words(heard, sole, sole + 4)
    .split(' ')
    .some((word) => FIGURES.test(word) || word === 'fee');
  if (
    sole &&
    (tokens.slice(i, sole).some(({ lower }) => /^(?:hourly|list|book|catalog|per|each)$/.test(lower)) ||
      !isContent(tokens[sole]?.lower ?? '') ||
      (/^(?:my|our)$/.test(first) && !priced) ||
      // "drone add on for three of them at the usual | twilight shots on two"
      (/(?:^| )at$/.test(before) &&
        tokens[sole - 1]!.lower === 'usual' &&
        !priced &&
        !/^(?:place|places|spot|time|times|site|house|address|office|hours|store|park|lot)$/.test(
          tokens[sole]!.lower,
        )) ||
      // "log book service at the usual | battery 210"
      (first === 'the' &&
        !priced &&
        [1, 2].some((k) => numberAt[sole + k] !== undefined && numberAt[sole + k]!.values[0]! >= 20)))
  )
    return { from: i, to: sole, word: 'regular' };
  // "pulled pork at our regular price, coffee station regular too"
  return TOO.test(ahead) && isContent(tokens[i - 1]?.lower ?? '') ? { from: i, to: i + 2, word: 'regular' } : null;
}

/** "148 feet and use our list price for that": using it is no thought of its own. */
function withUse({ tokens }: Heard, known: KnownPrice): KnownPrice {
  if (!/^(?:use|using)$/.test(tokens[known.from - 1]?.lower ?? '')) return known;
  const from = known.from - (tokens[known.from - 2]?.lower === 'and' ? 2 : 1);
  const aims =
    tokens[known.to]?.lower === 'for' && /^(?:that|those|it|them|this)$/.test(tokens[known.to + 1]?.lower ?? '');
  return { ...known, from, to: known.to + (aims ? 2 : 0) };
}

/** Where the words end that were found at token i; 0 where none were. */
function endOf(heard: Heard, i: number, said: RegExpExecArray | null): number {
  if (!said) return 0;
  const to = i + said[0].split(' ').length;
  // "service call is the standard one"
  const one =
    /^(?:usual|regular|normal|standard)$/.test(said[0].split(' ').at(-1)!) && heard.tokens[to]?.lower === 'one';
  if (one && !isPlural(heard.tokens[to + 1]?.lower ?? '')) return to + 1;
  // "at the set price too"
  return (
    to + (/^(?:too|also)$/.test(heard.tokens[to]?.lower ?? '') ? 1 : words(heard, to, to + 2) === 'as well' ? 2 : 0)
  );
}

/** Neither its figure nor "is" comes next; a count, hours or the price of the next thing ("40 for screws") may. */
function isAlone({ tokens, numberAt }: Heard, to: number): boolean {
  if (/^(?:\$|'s|is|was|were|are|would|will)$/.test(tokens[to]?.lower ?? '')) return false;
  // "at my rate of 110 an hour"
  if (tokens[to]?.lower === 'of' && numberAt[to + 1] !== undefined) return false;
  const number = numberAt[to];
  if (!number || /^(?:it|that|this|them|those|these|one)$/.test(tokens[to - 1]!.lower)) return true;
  const next = tokens[number.to]?.lower ?? '';
  return isPlural(next) || countsBehind(tokens, number.to) || /^(?:hour|for|to|percent|%)$/.test(next);
}

/** "my regular rate is 95", "the usual price for the cut" tell one that stands here. */
function tellsNone(heard: Heard, i: number, to: number): boolean {
  const { tokens, numberAt } = heard;
  const next = tokens[to]?.lower ?? '';
  if (next === 'of') return isAlone(heard, to);
  if (!/^('s|is|was|would|will|for)$/.test(next)) return true;
  if (next !== 'for') return false;
  const what = tokens[to + 1];
  // "the ordinary price for both", "our normal price for all three"
  if (/^(?:both|all|each|everything)$/.test(what?.lower ?? '')) {
    const count = numberAt[to + 2];
    const end = count?.to ?? to + 2;
    if (numberAt[end] === undefined && !isContent(tokens[end]?.lower ?? '')) return true;
  }
  // "regular price for eight visits"
  const count = numberAt[to + 1];
  if (count && isPlural(tokens[count.to]?.lower ?? '') && isAlone(heard, count.to + 1))
    return numberAt[count.to + 1] === undefined;
  // "regular price for the pool opening a new latch 30", but "regular price for the cut 40"
  if (determiners.has(what?.lower ?? '')) {
    let end = to + 2;
    while (end < to + 6 && numberAt[end] === undefined && isContent(tokens[end]?.lower ?? '')) end++;
    const behind = tokens[end]?.lower ?? 'and';
    const counts = numberAt[end] !== undefined && isPlural(tokens[numberAt[end]!.to]?.lower ?? '');
    if (end > to + 2 && (counts || /^(?:and|then|plus|an?|so)$/.test(behind))) return true;
  }
  // "that's our usual price for that"
  if (/^(?:that|it|this|those|them|these)$/.test(what?.lower ?? '') && numberAt[to + 2] === undefined)
    if (!isContent(tokens[to + 2]?.lower ?? '')) return true;
  // "eight hours at my normal rate for the interviews": what it is for, and no figure
  return (
    (/^(at|for)$/.test(tokens[i - 1]?.lower ?? '') &&
      /^(the|this|that|these|those|all|both|my|our|his|her|their)$/.test(what?.lower ?? '')) ||
    // "the usual rate for Irma Castaneda" tells no price
    /^[A-Z][a-z]/.test(what?.text ?? '')
  );
}

/** "450 a load not the regular, eight tires at six": so many of what comes next. */
function countsNext({ tokens, numberAt }: Heard, i: number): boolean {
  const { to, values } = numberAt[i]!;
  const at = [1, 2, 3].find((ahead) => tokens[to + ahead]?.lower === 'at');
  return (
    Number.isInteger(values[0]) && at !== undefined && numberAt[to + at + 1] !== undefined && countsBehind(tokens, to)
  );
}

/** "not my regular 210", "ten bucks cheaper than usual so 35 a pop": the price that holds is told. */
function asideAt(heard: Heard, i: number, put: string, ahead: string): KnownPrice | null {
  const { tokens, numberAt } = heard;
  const said = [STRONGLY, ...PHRASES, ...LED, NAMED]
    .map((phrase) => phrase.exec(ahead)?.[0])
    .find((found) => found !== undefined);
  if (said === undefined) return null;
  let to = i + said.split(' ').length;
  if (numberAt[to] && !countsNext(heard, to)) {
    to = numberAt[to]!.to;
    // "not the usual 500 a load"
    if (/^(?:a|per) [a-z]+$/.test(words(heard, to, to + 2))) to += 2;
  }
  let from = i - put.split(' ').length;
  if (/^(?:not|instead|rather|versus|vs)/.test(put)) return { from, to, word: 'aside' };
  // the difference alone is no price; it goes where the sum follows
  to += /^(?:(?:a|per) [a-z]+|each|apiece)(?= |$)/.exec(words(heard, to, to + 2))?.[0].split(' ').length ?? 0;
  const sum =
    /^(?:so |(?:he|she|they|you) (?:pays?|gets?) (?:(?:it|them|those) (?:for|at) )?|which |that |it |'s |is |'ll be |call it |makes it |makes |making it |for |at )+/.exec(
      `${words(heard, to, to + 5)} `,
    );
  if (!sum) return null;
  to += sum[0].trim().split(' ').length;
  if (!numberAt[to]) return null;
  const unit = /^(?:bucks?|dollars?|percent|a|apiece|each)$/;
  while (unit.test(tokens[from - 1]?.lower ?? '')) from--;
  const amount = heard.numbers.find((number) => number.to === from);
  return amount ? { from: amount.from, to, word: 'aside' } : null;
}

/** "eighteen kids at half of that", "the small ones half price", "I'll do it for half". */
function halfAt({ tokens }: Heard, i: number): KnownPrice | null {
  const last = tokens[i - 1]?.lower ?? '';
  const of = tokens[i + 1]?.lower === 'of' ? i + 2 : i + 1;
  const what = tokens[of]?.lower ?? '';
  const behind = tokens[of + 1]?.lower ?? '';
  if (
    !/^(a|an|the|by|and)$/.test(last) &&
    (what === 'price' ||
      what === 'rate' ||
      (/^(at|for|is|are|'s|[a-z]+s)$/.test(last) && what === 'that') ||
      (/^(at|for|it|them|one|is|are|'s|gets?)$/.test(last) && what === 'off')) &&
    !/^(hour|day|amount)$/.test(behind)
  )
    return { from: i, to: of + 1, word: 'half' };
  return last === 'for' && /^(it|that|them|one|those)$/.test(tokens[i - 2]?.lower ?? '') && !isContent(what)
    ? { from: i, to: i + 1, word: 'half' }
    : null;
}
