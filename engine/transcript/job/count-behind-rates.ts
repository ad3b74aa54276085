/** How many are told behind the price of one: "30 a post for six posts", "posts at 30 each six of them", "3 a foot on 60 feet". */

import { isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';
import { countsToldFirst } from './counts-told-first.ts';
import type { Element } from './elements.ts';
import { beginsThing, COPULA, isFigure, windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const SUM = wordSet('money rate num');

/** Words between the price and the count, and words behind it that say it is one. */
const BEHIND =
  /^ (?:(?:for|on) (?:the|those) (?:[a-z]+ ){1,2}(?=there(?:'s|'re| are| is) ))?(for |on |times |by |x |(?:again |but )?(?:just|only) (?:for |on )?(?=the ))?(all )?(?:the |these |those )?(?:(?:and )?(there's|there are|there is|it's|they're|(?:i|we|you|he|she|they)(?:'ve|'s)? (?:has |have )?(?:needs?|wants?|got|has|have)|figure|figuring|call it|set|put out|did|placed|installed|hung|used) (?:the |about )?)?#(num|qty|time) (of them |of those |of these |total |all told |in all |altogether )?/;
const FOR_EACH = /^ (?:for|to [a-z]+) each of (?:the |these |those |his |her |their )?#num [a-z]+s /;
/** "and 45 for the small ones there are 5" */
const FOR_ONES = /^ for (?:the|those) [a-z]+ (?:ones|[a-z]{3,}s) there(?:'s|'re| are| is) (?:only |about )?#num /;
/** "it's 38, two of them" */
const OF_THEM = /^(?: ,)?(?: for)? #num of (?:them|those|these) (?:$|, |and |plus )/;
/** "window box 350 two of them | I took pictures" */
const OF_THEM_THERE =
  /^ #num of (?:them|those|these) (?:i|we|he|she|they|it|there|nobody|the|his|her|their|an?|um|uh|so|then|;)(?:$|'| )/;
/** "every other week at 55 for 8 visits" */
const FOR_VISITS =
  /^ for #num (?:visits|cuts|cleanings|mowings|treatments|sessions|lessons|classes|trips|stops|calls|washes) /;
/** "boxed lunches at 14 for 32 people", "chair covers at 3 for 120 chairs" */
const FOR_THINGS = /^ for (?:the |all |about |those ){0,2}#num ([a-z]+) /;
const PEOPLE = /^(?:people|persons|guests|kids|children|adults|heads|students|attendees|employees)$/;
/** Nobody takes more for one of many. */
const DEAREST = 150;

/** How far the count of things lies behind the price at i, where the price is of one of them; 0 where it is not. */
function thingsBehind(row: readonly Element[], i: number, ahead: string): number {
  const found = wordAt(row, i - 1) === 'at' ? FOR_THINGS.exec(ahead) : null;
  if (!found || row[i]!.price!.value > DEAREST || row[i]!.price!.low !== undefined || isCounted(row, i)) return 0;
  const k = row.findIndex(({ tag }, n) => n > i && tag === 'num');
  const { value, max } = row[k]!.measure!;
  if (!Number.isInteger(value) || value < 2 || max !== undefined || isPriced(row, k + 2)) return 0;
  const ofPeople = PEOPLE.test(found[1]!) && value >= 8;
  const named = wordAt(row, i - 2);
  return ofPeople || (isPlural(named) && isContent(named) && isPlural(found[1]!)) ? k : 0;
}

/** Prices by the stretch: "72 a month for all six" is for all of them. */
const BY_TIME = /^(?:h|day|wk|mo|yr|min)$/;
/** The longest of it, in elements. */
const REACH = 9;
/** How far behind a connective the price of the next thing stands. */
const FAR = 13;

/** Elements from..to belong to the price before them; `at` is the count. */
interface Told {
  at: number;
  to: number;
  /** Nothing of it can follow: "six of them". */
  closed: boolean;
}

/** What is counted behind the rate at i. */
function toldBehind(row: readonly Element[], i: number): Told | null {
  const { per } = row[i]!.price!;
  const { text, starts } = windowOf(row, i + 1, Math.min(row.length, i + 1 + REACH));
  const found = BEHIND.exec(text);
  if (!found) return null;
  const [said, joint, all, copula, tag, tail] = found;
  const end = starts.findIndex((start) => start >= said.length);
  let to = end < 0 ? row.length : i + 1 + end;
  const at = i + 1 + starts.findLastIndex((start) => start <= said.lastIndexOf(`#${tag}`));
  const { measure, percent } = row[at]!;
  if (!measure || percent !== undefined || measure.max !== undefined) return null;
  const led = Boolean(joint || copula);
  if (tag === 'num') {
    if (!Number.isInteger(measure.value) || measure.value < 2 || measure.value > 500) return null;
    if (all && BY_TIME.test(per!)) return null;
    const noun = wordAt(row, to);
    // "30 each for six posts", "30 a post six posts"; "30 each six hinges at 12" counts hinges
    const named = (isPlural(noun) || PEOPLE.test(noun)) && isContent(noun);
    // "60 per opening just on the nine | interior trim 35 a window"
    if (joint && /just|only/.test(joint) && !named) return { at, to, closed: true };
    // "cupcakes at 3 each for 40", but "twelve at 3 each for 36"
    const bare = joint?.trim() !== 'for' || (!copula && !isCounted(row, i));
    if (!tail && !named && !all && !(led && endsThere(row, to) && bare)) return null;
    if (!tail && named && !joint && !namesAgain(row, i, noun)) return null;
    if (!tail && named) to += 1;
    // "a foot | two of those clear panels at 75 each": which ones
    if (tail && !joint && !copula && /those|these/.test(tail) && namesPriced(row, to)) return null;
  } else if (row.slice(Math.max(0, i - 3), i).some((before) => before.tag === tag)) {
    // "1 hour at 95 an hour two hour minimum"
    return null;
  } else if (tag === 'qty') {
    if (measure.unit !== per) return null;
    if (wordAt(row, to) === 'of' && isContent(wordAt(row, to + 1))) to += 2;
  } else {
    if (per !== 'h' || measure.unit !== 'hour') return null;
    if (wordAt(row, to) === 'of' && isContent(wordAt(row, to + 1))) to += 2;
  }
  // "9 each for 22 kids | adults 26 each"
  const sure = tail !== undefined || (joint?.trim() === 'for' && tag === 'num');
  return (sure ? isPriced(row, to) : hasItsOwn(row, to)) ? null : { at, to, closed: tail !== undefined };
}

/** "6.80 a square foot I need 1040 with the waste", "3.75 a foot on the actual floor which is 980": how much of it there is. */
const MEASURED =
  /^ (?:(?:on|for|over) (?:the|that|his|her|their) (?:[a-z]+ ){1,3})?(?:(?:and )?(?:i|we|you)(?:'ll)? needs? (?:about |like )?|which is (?:about )?)#num /;
/** "140 a day for the lad same three days" */
/** "300 a month storage for two months" */
const NAMED_TIME =
  /^ (?!for |and |plus |then |if |after |my |the |an? |our |with )[a-z]+ (?:[a-z]+ )?for #time (?!at |#|is |'s )/;
/** "350 a month twelve month contract" */
const CONTRACT = /^ (?:on |for |with )?(?:an? )?#time (?:contract|agreement|term|commitment|lease|deal|plan) /;
const CONTRACTS = wordSet('contract agreement term commitment lease deal plan');
/** "425 a month five months and": that long, where nothing else is told of it. */
const BARE_TIME = /^ #time (?:and|plus|then|starting|beginning|from|;) /;
/** "90 a visit three visits a week for four weeks" */
const OFTEN = /^ (?:for )?#num [a-z]+s (?:a|per|each|every) (?:week|month|year) (?:for |over )?#time /;
const SAME_TIME = /^ (?:for (?:the|my|his|her) [a-z]+ )?(?:the )?same #time /;
const BY_MEASURE = /^(?:sq ft|ft|sq yd|yd|square|ton|lb|cu yd|face ft|board ft)$/;
const STRETCH: Record<string, string> = { h: 'hour', day: 'day', wk: 'week', mo: 'month', yr: 'year' };

/** Where the measure of the rate at i stands, which its words alone do not tell; -1 where there is none. */
function measureBehind(row: readonly Element[], i: number): number {
  const per = row[i]!.price!.per!;
  const { text, starts } = windowOf(row, i + 1, Math.min(row.length, i + 1 + REACH));
  const said = (
    BY_MEASURE.test(per)
      ? MEASURED.exec(text)
      : (SAME_TIME.exec(text) ??
        (/^(?:wk|mo|yr)$/.test(per)
          ? (NAMED_TIME.exec(text) ?? CONTRACT.exec(text) ?? BARE_TIME.exec(text))
          : /^(?:[a-z]{3,})$/.test(per)
            ? OFTEN.exec(text)
            : null))
  )?.[0];
  if (said === undefined) return -1;
  let at = i + 1 + starts.findLastIndex((start) => start < said.length - 1);
  while (row[at] && row[at]!.tag !== 'time' && row[at]!.tag !== 'num' && at > i) at--;
  const { tag, measure } = row[at]!;
  if (OFTEN.test(said)) return tag === 'time' ? at : -1;
  if (CONTRACT.test(said) && tag === 'time' && per === 'mo' && measure!.unit === 'year') return at;
  if (tag === 'num') return measure!.value >= 10 ? at : -1;
  return tag === 'time' && measure!.unit === STRETCH[per] ? at : -1;
}

/** The most that a foot of anything costs. */
const BY_FOOT = 60;

/** Where "same footage" ends behind the price of a foot at i; i where it does not stand there. */
function endOfSame(row: readonly Element[], i: number): number {
  const { value, per } = row[i]!.price!;
  if (wordAt(row, i + 1) !== 'same' || value >= BY_FOOT || !(per === null || BY_MEASURE.test(per))) return i;
  const square = wordAt(row, i + 2) === 'square' ? 1 : 0;
  return /^(?:footage|area|length|run|distance)$/.test(wordAt(row, i + 2 + square)) ? i + 3 + square : i;
}

/** "45 each and we need twenty headshots at 92 each", "a foot and there's 4 rotors along the driveway at 77": what is counted has a price of its own. */
function hasItsOwn(row: readonly Element[], to: number): boolean {
  if (isPriced(row, to)) return true;
  for (let k = to; k < Math.min(row.length, to + REACH); k++) {
    const { tag, word } = row[k]!;
    if (/^(?:rate|money|regular|pct)$/.test(tag) || /^(?:at|for|@)$/.test(word)) return true;
    if (tag === 'break' || /^(?:and|then|plus|so|but|also)$/.test(word)) return false;
    if (beginsThing(row, k) && !prepositions.has(wordAt(row, k - 1)))
      return k === to && tag === 'num' && !priceAhead(row, k);
  }
  return false;
}

/** A price, or what leads to one, stands right there. */
const isPriced = (row: readonly Element[], to: number): boolean =>
  /^(?:of|at|for|@|is|are|'re|'s|runs?|each|apiece|percent|do|i|we)$/.test(wordAt(row, to)) ||
  /^(?:rate|money|regular|pct)$/.test(row[to]?.tag ?? '');

/** A figure stands ahead, before anything else is begun. */
function priceAhead(row: readonly Element[], from: number, reach = REACH): boolean {
  for (const { tag, word } of row.slice(from + 1, from + reach)) {
    if (/^(?:num|rate|money|regular)$/.test(tag)) return true;
    if (tag === 'break' || /^(?:and|then|plus|so|but|also)$/.test(word)) return false;
  }
  return false;
}

/** A plural is named right there that has a price of its own. */
function namesPriced(row: readonly Element[], from: number): boolean {
  let k = from;
  while (k < from + 4 && isContent(wordAt(row, k))) k++;
  return k > from && isPlural(wordAt(row, k - 1)) && isPriced(row, k) && !/^(?:i|we|do|of)$/.test(wordAt(row, k));
}

const endsThere = (row: readonly Element[], to: number): boolean =>
  row[to] === undefined ||
  beginsThing(row, to) ||
  row[to]!.tag === 'break' ||
  /^(?:and|then|plus|so|but|also|a|an|the)$/.test(wordAt(row, to));

/** Before the price at i it was said how many there are. */
function isCounted(row: readonly Element[], i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    const { tag, word } = row[k]!;
    if (/^(?:num|qty|time|size)$/.test(tag)) return true;
    if (/^(?:rate|money|regular|break)$/.test(tag) || /^(?:and|plus|then)$/.test(word)) return false;
  }
  return false;
}

/** The noun is the one that the price is for, or stands right before the price. */
function namesAgain(row: readonly Element[], i: number, noun: string): boolean {
  const { per } = row[i]!.price!;
  const singular = noun.replace(/s$/, '');
  return per === singular || row.slice(Math.max(0, i - 5), i).some(({ word }) => word === noun || word === singular);
}

/** "for six posts | labor three hours at 60", "at 2 each for 110 | and cards at 3 each": what has a price of its own begins. */
function openNext(out: Element[], row: readonly Element[], { to, closed }: Pick<Told, 'to' | 'closed'>): void {
  const next = row[to];
  const word = wordAt(row, to);
  // "there's four | and pulling the old stuff off is a flat 150"
  const reach = /^(?:and|plus|then)$/.test(word) ? FAR : REACH;
  if (!next || !priceAhead(row, to, reach)) return;
  const copula = COPULA.has(wordAt(row, to + 1)) ? 1 : 0;
  const named =
    isPlural(wordAt(row, to - 1)) &&
    ((isThing(word) && isFigure(row[to + 1 + copula])) || (isContent(word) && row[to + 1]?.tag === 'rate'));
  const told = (closed && isContent(word)) || named || beginsThing(row, to) || /^(?:and|plus|then)$/.test(word);
  if (told) out[to] = changeElement(next, { opens: true });
}

const isThing = (word: string): boolean =>
  isContent(word) && !isPlural(word) && !/ed$|^(?:total|extra|more|each|installed|even|flat|cut|hung)$/.test(word);

/** The row with such counts known and bound to their prices. Linear: each rate is looked at with a short reach. */
export function countBehindRates(said: readonly Element[]): Element[] {
  const row = countsToldFirst(said);
  let out: Element[] | null = null;
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    if (!SUM.has(element.tag)) continue;
    // "notary stamp is 25 for each of the three documents"
    const ahead = element.tag !== 'rate' ? windowOf(row, i + 1, Math.min(row.length, i + 9)).text : '';
    const ones =
      FOR_ONES.test(ahead) ||
      ((OF_THEM.test(ahead) || (OF_THEM_THERE.test(ahead) && !isCounted(row, i))) &&
        (element.tag === 'money' || element.price!.value >= 20 || /^(?:'s|is|are|at)$/.test(wordAt(row, i - 1))));
    const visits = wordAt(row, i - 1) === 'at' && FOR_VISITS.test(ahead);
    const things = ahead.startsWith(' for ') ? thingsBehind(row, i, ahead) : 0;
    if (ones || visits || things || FOR_EACH.test(ahead)) {
      out ??= [...row];
      const at = i + 1 + row.slice(i + 1, i + 9).findIndex(({ tag }) => tag === 'num');
      out[i] = changeElement(element, { tag: 'rate', price: { ...element.price!, per: 'each' } });
      out[at] = changeElement(row[at]!, { counts: true });
      for (let k = i + 1; k <= (ones ? at : at + 1); k++) out[k] = changeElement(out[k]!, { bound: true });
      if (ones && OF_THEM_THERE.test(ahead)) {
        out[at + 2] = changeElement(out[at + 2]!, { bound: true });
        out[at + 3] = changeElement(out[at + 3]!, { opens: true });
      }
      if (things) openNext(out, row, { to: things + 2, closed: false });
      continue;
    }
    // "at a dollar sixty five same footage | rim joist 40"
    const same = element.price ? endOfSame(row, i) : i;
    if (same > i) {
      out ??= [...row];
      if (element.tag === 'num') out[i] = changeElement(element, { tag: 'money' });
      for (let k = i + 1; k < same; k++) out[k] = changeElement(out[k]!, { bound: true });
      if (row[same]?.tag === 'word' && !prepositions.has(row[same]!.word))
        out[same] = changeElement(row[same]!, { opens: true });
      continue;
    }
    if (element.tag !== 'rate' || element.price!.per === null) continue;
    // "500 a month november through march | salt 20 bags"
    const months = row[i + 1];
    if (element.price!.per === 'mo' && months?.tag === 'date' && months.to - months.from >= 3) {
      out ??= [...row];
      out[i + 1] = changeElement(months, { bound: true });
      if (row[i + 2]?.tag === 'word') out[i + 2] = changeElement(row[i + 2]!, { opens: true });
      continue;
    }
    const at = measureBehind(row, i);
    if (at > 0) {
      out ??= [...row];
      for (let k = i + 1; k <= at; k++) out[k] = changeElement(out[k]!, { bound: true });
      if (row[at]!.tag === 'num')
        out[at] = changeElement(out[at]!, {
          tag: 'qty',
          measure: { value: row[at]!.measure!.value, unit: element.price!.per! },
        });
      else if (CONTRACTS.has(wordAt(row, at + 1))) {
        out[at + 1] = changeElement(row[at + 1]!, { bound: true });
        if (row[at + 2]?.tag === 'word') out[at + 2] = changeElement(row[at + 2]!, { opens: true });
      } else if (/^(?:and|plus|then)$/.test(wordAt(row, at + 1)))
        out[at + 1] = changeElement(row[at + 1]!, { opens: true });
      continue;
    }
    const told = toldBehind(row, i);
    if (!told) continue;
    out ??= [...row];
    for (let k = i + 1; k < told.to; k++) out[k] = changeElement(out[k]!, { bound: true });
    if (row[told.at]!.tag === 'num') out[told.at] = changeElement(out[told.at]!, { counts: true });
    // "paint the hall 100 | 3 a foot on 60 feet of fence"
    const before = row[row[i - 1]?.tag === 'break' ? i - 2 : i - 1];
    if (before && /^(?:num|money|rate)$/.test(before.tag)) out[i] = changeElement(element, { opens: true });
    openNext(out, row, told);
  }
  return out ?? [...row];
}
