/** A price per unit: "$65 an hour", "nine bucks a foot", "fifteen per person", "18 apiece", "4.50 a square foot". */

import { indexByStart, type MoneyPhrase, type RatePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import { unitAt } from '../units.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, WORKERS, workVerbs } from '../vocabulary/words.ts';
import { andFraction, NUMBER_WORD, quarterAt, thousandAt } from './rate-numbers.ts';
import { COUNTED, isFigure, perAt, TIMES_OR_UNIT } from './rate-units.ts';

/** How a thing is put in: "set in place", "hung". */
const FITTED = /^(?:set|installed|placed|mounted|hung|fitted|in|place|put|delivered|wired|up)$/;

export function readRates(heard: Heard, money: readonly MoneyPhrase[]): RatePhrase[] {
  const found: RatePhrase[] = [];
  const moneyAt = indexByStart(money);
  const inMoney = new Set(
    money.flatMap((phrase) => heard.numberAt.slice(phrase.from + 1, phrase.to).filter((n) => n !== undefined)),
  );
  const starts = [
    ...new Set([
      ...money.map((phrase) => phrase.from),
      ...heard.numbers.filter((n) => !inMoney.has(n)).map((n) => n.from),
    ]),
  ].sort((a, b) => a - b);
  for (const from of starts) {
    const phrase = moneyAt.get(from);
    const number = heard.numberAt[from];
    if (!phrase && (!number || number.form === 'digits' || heard.tokens[from]!.lower === 'half')) continue;
    if (!phrase && found.length && from < found.at(-1)!.to) continue;
    const end = phrase ? phrase.to : number!.to;
    let per =
      perAt(heard.tokens, end, phrase !== undefined) ??
      thousandAt(heard.tokens, from, end) ??
      quarterAt(heard.tokens, from, end) ??
      ((number?.values[0] ?? 0) > 12 ? ledAt(heard.tokens, from, end) : null) ??
      namedAt(heard.tokens, from, end);
    let values = phrase ? phrase.readings : number!.values;
    let begins = from;
    if (!per && !phrase && number!.shorter) continue;
    if (!per) continue;
    if (!phrase && per.unit !== 'each' && /^(in|ft)$/.test(per.unit) && values[0]! > 100000) per = null;
    if (!per) continue;
    // "11 bucks | a weatherhead 85": what has a price of its own is not what the price is for
    const fitted = ownPrice(heard, end + 2);
    const behind = heard.numberAt[per.to] ?? fitted;
    if (
      /^an?$/.test(heard.tokens[end]!.lower) &&
      behind &&
      behind.values[0]! >= 5 &&
      !(COUNTED.test(per.unit) && !fitted) &&
      !TIMES_OR_UNIT.test(per.unit) &&
      unitAt(heard.tokens, end + 1) === null &&
      !isContent(heard.tokens[behind.to]?.lower ?? '') &&
      !/^(of|times|total|in|all)$/.test(heard.tokens[behind.to]?.lower ?? '')
    )
      continue;
    // "day of coordination is 1800 | an assistant for eight hours at 30": who has hours and a rate of their own
    if (
      /^an?$/.test(heard.tokens[end]!.lower) &&
      (WORKERS.test(per.unit) || /(?:[^aeiou]or|[a-z]{3}er|ist)$/.test(per.unit)) &&
      per.to === end + 2 &&
      heard.tokens[per.to]?.lower === 'for' &&
      isTimed(heard, per.to + 1)
    )
      continue;
    // "at four dollars | a travel fee of 45", "framing 3000 | a fixture allowance of 600"
    if (
      /^an?$/.test(heard.tokens[end]!.lower) &&
      !TIMES_OR_UNIT.test(per.unit) &&
      /^(?:fee|allowance|charge|surcharge|deposit)$/.test(heard.tokens[per.to]?.lower ?? '') &&
      (/^(?:of|is|'s|for|at)$/.test(heard.tokens[per.to + 1]?.lower ?? '') || heard.numberAt[per.to + 1] !== undefined)
    )
      continue;
    // "one each side of the garage so two at 140"
    if (!phrase && per.unit === 'each' && values[0] === 1 && isContent(heard.tokens[per.to]?.lower ?? '')) continue;
    // "rooms are 12 by 14 each": a side
    if (per.unit === 'each' && !phrase && /^(by|x)$/.test(heard.tokens[from - 1]?.lower ?? '')) continue;
    // "boot ninety four, an hour and three quarters labor", "an hour and a half each way": a stretch of time
    if (!phrase && /^(h|day)$/.test(per.unit) && andFraction(heard.tokens, per.to)) continue;
    // "at 4:30 a day's notice to cancel"
    if (!phrase && heard.tokens[per.to]?.lower === "'s") continue;
    // "an hour and a quarter each"
    if (
      !phrase &&
      values[0]! < 1 &&
      per.unit === 'each' &&
      (values[0] === 0.5 || heard.tokens[from - 1]?.lower === 'and')
    )
      continue;
    // "an hour and fifteen each way", "an hour and fifteen each 40 an hour": minutes
    if (
      !phrase &&
      heard.tokens[from - 1]?.lower === 'and' &&
      /^hours?$/.test(heard.tokens[from - 2]?.lower ?? '') &&
      (/^way$/.test(heard.tokens[end + 1]?.lower ?? '') ||
        (per.unit === 'each' &&
          heard.numberBefore[from - 3] === undefined &&
          heard.numberAt[per.to + (heard.tokens[per.to]?.lower === 'at' ? 1 : 0)] !== undefined))
    )
      continue;
    // "mileage is 35 each way at 70 cents a mile": so far
    if (
      !phrase &&
      heard.tokens[end]?.lower === 'each' &&
      heard.tokens[end + 1]?.lower === 'way' &&
      heard.tokens
        .slice(end + 2, end + 9)
        .some(({ lower }, k, all) => /^(?:miles?|km)$/.test(lower) && k > 0 && /^(?:a|per)$/.test(all[k - 1]!.lower))
    )
      continue;
    // "eight people one each at 780": so many to each
    if (
      !phrase &&
      per.unit === 'each' &&
      values[0]! <= 12 &&
      /^(at|for)$/.test(heard.tokens[per.to]?.lower ?? '') &&
      (heard.numberAt[per.to + 1] !== undefined || moneyAt.has(per.to + 1)) &&
      !isOfCount(heard, from, per.to)
    )
      continue;
    // "soft wash the house 320 | each side gets a good rinse"
    if (
      !phrase &&
      per.unit === 'each' &&
      heard.tokens[per.to - 1]?.lower === 'each' &&
      !/^(at|for|is|'s|are|those|same)$/.test(heard.tokens[begins - 1]?.lower ?? '') &&
      isContent(heard.tokens[per.to]?.lower ?? '') &&
      /^(gets?|has|needs?|is|comes|takes|goes|will)$/.test(heard.tokens[per.to + 1]?.lower ?? '')
    )
      continue;
    // "at 65 cents | an album would be 650"
    if (
      /^an?$/.test(heard.tokens[end]!.lower) &&
      !TIMES_OR_UNIT.test(per.unit) &&
      heard.tokens[per.to]?.lower === 'would' &&
      /^(?:be|run|cost)$/.test(heard.tokens[per.to + 1]?.lower ?? '')
    )
      continue;
    // "staining 400 | a quarter down"
    if (
      per.unit === 'quarter' &&
      /^(down|up|upfront|to|now|at|on|when|deposit|of|before)$/.test(heard.tokens[per.to]?.lower ?? '')
    )
      continue;
    // "four visits one a quarter": how often
    if (
      !phrase &&
      values[0]! <= 4 &&
      Number.isInteger(values[0]) &&
      /^(day|wk|mo|quarter|yr|season|week|month|year)$/.test(per.unit) &&
      !/^(at|for|is|'s|are)$/.test(heard.tokens[from - 1]?.lower ?? '')
    )
      continue;
    // "an hour and a half each session": how long one takes
    if (!phrase && values[0]! < 1 && isBehindTime(heard, from)) continue;
    if (isSmall(per.unit)) values = [...values].sort((a, b) => a - b);
    else if (values[0]! >= dearest(per.unit))
      values = [...values].sort((a, b) => Number(b < CENTS_BELOW) - Number(a < CENTS_BELOW));
    // a range of rates: "60 to 80 an hour"
    const low =
      !phrase && /^(to|-|–)$/.test(heard.tokens[from - 1]?.lower ?? '') ? heard.numberBefore[from - 1] : undefined;
    if (low && low.values[0]! < values[0]!) begins = low.from;
    found.push({
      kind: 'rate',
      from: begins,
      to: per.to,
      amount: values[0]!,
      currency: phrase?.currency ?? 'USD',
      per: per.unit,
      readings: values,
      explicit: phrase !== undefined,
      ...(low && low.values[0]! < values[0]! ? { min: low.values[0]!, max: values[0]! } : {}),
    });
  }
  return found;
}

/** "cupcakes at 3 each for 40", "kids' meals 9 each for 22 kids": a price, and how many there are. */
function isOfCount({ tokens, numberAt }: Heard, from: number, at: number): boolean {
  const count = tokens[at]!.lower === 'for' ? numberAt[at + 1] : undefined;
  if (!count) return false;
  if (/^(?:at|is|are|'s|was|were)$/.test(tokens[from - 1]?.lower ?? '')) return true;
  const behind = tokens[count.to + 1]?.lower ?? '';
  return (
    numberAt[from]!.values[0]! > 2 &&
    isPlural(tokens[count.to]?.lower ?? '') &&
    !/^(?:at|for|@)$/.test(behind) &&
    numberAt[count.to + 1] === undefined
  );
}

/** "eight hours at 30" */
function isTimed({ tokens, numberAt }: Heard, at: number): boolean {
  const unit = numberAt[at]?.to ?? at;
  return (
    numberAt[at] !== undefined &&
    /^(?:hours?|hrs?|days?)$/.test(tokens[unit]?.lower ?? '') &&
    tokens[unit + 1]?.lower === 'at' &&
    numberAt[unit + 2] !== undefined
  );
}

const isArticle = (token: Token | undefined): boolean => token?.lower === 'a' || token?.lower === 'an';

/** "demo's 180 a kitchen", "at 45 a chimney": any noun, where nothing is said of it. */
function ledAt(tokens: readonly Token[], from: number, i: number): { unit: string; to: number } | null {
  if (!isArticle(tokens[i]) || /^(?:hundred|thousand)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  const beyond = /^(after|beyond|past)$/.test(tokens[i + 2]?.lower ?? '');
  if (!beyond && !/^(at|is|are|'s|runs|about|another)$/.test(tokens[from - 1]?.lower ?? '')) return null;
  const after = tokens[i + 2];
  if (after && (isContent(after.lower) || /^('s|is|are|was|will|runs|would|\d.*|\$)$/.test(after.lower))) return null;
  if (after && NUMBER_WORD.test(after.lower)) return null;
  return perAt(tokens, i, true);
}

/** "exhaust fans … 210 a fan", "a tenner a slab 30 slabs": one of what is named in the plural beside it. */
function namedAt(tokens: readonly Token[], from: number, i: number): { unit: string; to: number } | null {
  if (!isArticle(tokens[i])) return null;
  const noun = tokens[i + 1]?.lower ?? '';
  if (!isContent(noun) || isPlural(noun) || noun.length < 3) return null;
  const one = stem(noun);
  const many = ({ lower }: Token): boolean => isPlural(lower) && stem(lower) === one;
  const after = tokens[i + 2];
  const goesOn =
    after !== undefined &&
    isContent(after.lower) &&
    !workVerbs.has(after.lower) &&
    !/^\d/.test(after.text) &&
    !NUMBER_WORD.test(after.lower);
  const before = tokens.slice(Math.max(0, from - 25), from);
  // "wash two sides of the hall 190 a side moss treatment 300"
  const counted = before.some((token, k) => k > 0 && many(token) && isFigure(before[k - 1]));
  return (before.some(many) && (!goesOn || counted)) || tokens.slice(i + 2, i + 6).some(many)
    ? { unit: noun, to: i + 2 }
    : null;
}

/** Units that cost a few dollars: "four fifty a square foot" is 4.50. */
export function isSmall(unit: string): boolean {
  return /^(sq ft|ft|in|sq in|lb|oz|gal|qt|pt|mi|face ft|board ft|sq yd|kWh|min|bag|bottle|baffle|word)$/.test(unit);
}

/** Of these none costs a thousand: "eighty seven fifty an hour" is 87.50, "four fifty an hour" may be 450. */
const MODEST = /^(?:h|yd|cu yd|sheet|box|roll|bundle|tube|carton|case|pack|pail|bucket|can)$/;
const DEAREST_MODEST = 1000;
/** "Sixty two fifty a visit" is 62.50; a crew's "twenty two fifty a day" may be 2,250. */
export const IN_TURN = /^(?:day|visit|trip|load|wk)$/;
const DEAREST_IN_TURN = 3000;
/** What is said without its hundreds, dollars and cents: "eighty seven fifty". */
const CENTS_BELOW = 100;

/** "Nine fifty a metre" is 9.50, "two ten a metre" 210. */
const METRES = /^(?:m|sq m)$/;
const DEAREST_METRE = 400;

const dearest = (unit: string): number =>
  METRES.test(unit)
    ? DEAREST_METRE
    : MODEST.test(unit)
      ? DEAREST_MODEST
      : IN_TURN.test(unit)
        ? DEAREST_IN_TURN
        : Number.POSITIVE_INFINITY;

/** "an hour and a", before the half. */
const isBehindTime = ({ tokens }: Heard, at: number): boolean => {
  const and = tokens[at - 1]?.lower === 'and' ? at - 1 : at - 2;
  return (
    tokens[and]?.lower === 'and' &&
    /^(?:hours?|days?|weeks?|months?|years?|minutes?)$/.test(tokens[and - 1]?.lower ?? '')
  );
};

/** "a dollar ten | a dehumidifier set in place 1150": the price behind a few words on the same thing. */
function ownPrice({ tokens, numberAt }: Heard, from: number): HeardNumber | undefined {
  for (let k = from; k < from + 4 && k < tokens.length; k++) {
    const number = numberAt[k];
    if (number) return k > from && number.values[0]! >= 100 ? number : undefined;
    if (!FITTED.test(tokens[k]!.lower)) return undefined;
  }
  return undefined;
}
