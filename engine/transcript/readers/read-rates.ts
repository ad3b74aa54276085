/** A price per unit: "$65 an hour", "nine bucks a foot", "fifteen per person", "18 apiece", "4.50 a square foot". */

import { wordTable } from '../../word-table.ts';
import { indexByStart, type MoneyPhrase, type RatePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { unitAt } from '../units.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import { andFraction, NUMBER_WORD, quarterAt, thousandAt } from './rate-numbers.ts';

const TIMES = wordTable<string>({
  hour: 'h',
  hr: 'h',
  h: 'h',
  day: 'day',
  week: 'wk',
  wk: 'wk',
  month: 'mo',
  mo: 'mo',
  year: 'yr',
  yr: 'yr',
  minute: 'min',
  second: 's',
});
/** Nouns that may follow "a" after a bare number: "45 a visit" is a price, "45 a bit later" is not. */
const COUNTED =
  /^(listing|machine|cover|flue|chain|push|bike|boat|letter|record|return|filing|scene|track|episode|chapter|poem|slide|banner|poster|card|invitation|visit|pass|pull|haul|swap|coat|hem|bay|tooth|acre|sheet|square|axle|wheel|rotor|opening|register|riser|baluster|pole|stick|bundle|paver|toilet|sink|faucet|valve|camera|workstation|laptop|monitor|mailbox|license|endpoint|beam|column|linen|window|door|room|person|head|guest|plate|table|session|night|trip|load|truckload|unit|piece|item|panel|post|step|tread|stair|outlet|switch|fixture|light|can|drop|port|page|image|photo|class|lesson|student|kid|child|car|vehicle|tire|tree|stump|shrub|bush|plant|bag|bale|roll|box|bucket|tube|can|pallet|yard|job|site|user|seat|device|computer|lock|key|cylinder|hinge|opener|spring|section|gate|mover|man|guy|worker|crew|cabinet|drawer|shelf|board|plank|block|brick|stone|pad|linear|zone|head|station|bottle|case|dozen|set|pair|share|round|ticket|meal|dish|tray|burger|slice|shift|pop|hole|run|line|wall|closet|bedroom|bathroom|bath|floor|story|downspout|baffle|screen|blind|shade|mattress|appliance|workshop|module|word|hundred|thousand|call|inspection|treatment|application|cleaning|wash|mow|cut|game|book|can|cup|mug|toy|pack|package|shirt|jar|pen|pencil|doll|carton|flat|truck|van|trailer|flower|rose|bouquet|cupcake|cookie|pizza|pie|cake|muffin|ride|rental|serving|bar|picket|vent|chair|cushion|dog|cat|horse|video|interview|article|joist|flight|boulder|printer|garment|pane|bracket|shutter|weld)$/;
const NOT_NOUN =
  /^(diem|thousand|hundred|million|grand|couple|few|bit|lot|half|quarter|third|fourth|fifth|pair|dozen|little|of|the|and|or|for|to|it|that|this|them|at|in|on|is|are|one|other|day's|time|week's)$/;

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
    const behind = heard.numberAt[per.to];
    if (
      /^an?$/.test(heard.tokens[end]!.lower) &&
      behind &&
      behind.values[0]! >= 5 &&
      !COUNTED.test(per.unit) &&
      !TIMES_OR_UNIT.test(per.unit) &&
      unitAt(heard.tokens, end + 1) === null &&
      !isContent(heard.tokens[behind.to]?.lower ?? '') &&
      !/^(of|times|total|in|all)$/.test(heard.tokens[behind.to]?.lower ?? '')
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
      !/^(at|for|is|'s|are|those)$/.test(heard.tokens[begins - 1]?.lower ?? '') &&
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
    const small = isSmall(per.unit);
    if (small && values.length > 1) values = [...values].sort((a, b) => a - b);
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

const isArticle = (token: Token | undefined): boolean => token?.lower === 'a' || token?.lower === 'an';

/** "demo's 180 a kitchen", "at 45 a chimney": any noun, where nothing is said of it. */
function ledAt(tokens: readonly Token[], from: number, i: number): { unit: string; to: number } | null {
  if (!isArticle(tokens[i])) return null;
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

/** The "per" of a rate, right after its money. `sure`: money was said, so that any noun may follow "a". */
export function perAt(tokens: readonly Token[], i: number, sure: boolean): { unit: string; to: number } | null {
  let at = i;
  if (tokens[at]?.text === '-' && !tokens[at]!.spaced) at++;
  if (
    /^(extra|more|additional|upcharge|surcharge|premium)$/.test(tokens[at]?.lower ?? '') &&
    /^(per|each|apiece|a|an)$/.test(tokens[at + 1]?.lower ?? '')
  )
    at++;
  // "40 extra on each of those", "a dollar for each of those"
  const more = /^(extra|more|additional)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  const those = /^(?:on|for) each (?:of (?:those|them|these)|one) /.exec(
    `${tokens
      .slice(more, more + 4)
      .map(({ lower }) => lower)
      .join(' ')} `,
  );
  if (those && (more > at || those[0].includes(' of ')))
    return { unit: 'each', to: more + those[0].trim().split(' ').length };
  // "it's 33 even a yard now"
  if (/^(even|flat)$/.test(tokens[at]?.lower ?? '') && /^(an?|per|each)$/.test(tokens[at + 1]?.lower ?? '')) at++;
  const word = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  // "420 | each way through the joists gets a sleeve"
  if (word === 'each' && next === 'way' && /^(through|thru|in|along)$/.test(tokens[at + 2]?.lower ?? '')) return null;
  const opened = word === 'for' && /^(each|every)$/.test(next);
  if (word === 'each' || word === 'every' || opened) {
    let begin = opened ? at + 2 : at + 1;
    // "50 for each additional hour"
    const more = /^(additional|extra)$/.test(tokens[begin]?.lower ?? '');
    if (more) begin++;
    const unit = unitNameAt(tokens, begin, sure, true);
    // "three hours 1200 | each extra hour 300": it has a price of its own
    if (more && word === 'each' && unit && isFigure(tokens[unit.to])) return null;
    // "seven dollars each | line set 35 feet": the noun begins the next thing
    const goesOn =
      word === 'each' &&
      unit !== null &&
      !TIMES_OR_UNIT.test(unit.unit) &&
      isContent(tokens[unit.to]?.lower ?? '') &&
      tokens.slice(unit.to + 1, unit.to + 4).some((token) => /^\d/.test(token.text) || NUMBER_WORD.test(token.lower));
    // "the heads are 740 each | line set I had down for 15 feet a head"
    const lineSet = word === 'each' && tokens[begin]?.lower === 'line' && tokens[begin + 1]?.lower === 'set';
    if (goesOn || lineSet) return { unit: 'each', to: at + 1 };
    // "62 each | swap the porch light", "310 each | pull out the old rail": a verb
    const verb =
      unit !== null &&
      (workVerbs.has(tokens[begin]!.lower) ||
        /^(drop|run|pass|load|line|swap|[a-z]{3,}ing)$/.test(tokens[begin]!.lower)) &&
      /^(the|that|those|them|it|my|our|his|her|their|this|out|off|up|down|away|back)$/.test(
        tokens[unit.to]?.lower ?? '',
      );
    if (verb && word === 'each') return { unit: 'each', to: at + 1 };
    // "15 each | mattress bags we throw in"
    const named =
      word === 'each' &&
      unit !== null &&
      COUNTED.test(tokens[begin]!.lower) &&
      isPlural(tokens[unit.to]?.lower ?? '') &&
      isContent(tokens[unit.to]!.lower) &&
      !workVerbs.has(tokens[unit.to]!.lower);
    if (named) return { unit: 'each', to: at + 1 };
    // "7 cylinders at 18 each | trip 65": it has a price of its own
    const priced =
      word === 'each' &&
      unit !== null &&
      !TIMES_OR_UNIT.test(unit.unit) &&
      isFigure(tokens[unit.to]) &&
      // "15 each | set 6 of them"
      (/^of (them|those|these)$/.test(`${tokens[unit.to + 1]?.lower} ${tokens[unit.to + 2]?.lower}`) ||
        (!/^(of|x|total|in)$/.test(tokens[unit.to + 1]?.lower ?? '') && !isPlural(tokens[unit.to + 1]?.lower ?? '')));
    if (priced) return { unit: 'each', to: at + 1 };
    const known =
      unit !== null && (TIMES_OR_UNIT.test(unit.unit) || unit.unit === 'glass' || COUNTED.test(tokens[begin]!.lower));
    if (unit && (known || (word !== 'each' && sure))) return unit;
    return word === 'each' ? { unit: 'each', to: at + 1 } : null;
  }
  if (word === 'apiece') return { unit: 'each', to: at + 1 };
  if (/^(an?)$/.test(word) && /^(piece|pop)$/.test(next) && !/^of$/.test(tokens[at + 2]?.lower ?? ''))
    return { unit: 'each', to: at + 2 };
  if (word === 'per' || tokens[at]?.text === '/') {
    if (/^(cent|cents)$/.test(next)) return null;
    const many = /^(additional|extra)$/.test(next) ? at + 2 : at + 1;
    if (/^(hundred|thousand|dozen)$/.test(tokens[many]?.lower ?? ''))
      return { unit: tokens[many]!.lower, to: many + 1 };
    // "four ballasts 65 per and I'll recycle the tubes", "eleven tires at 10 bucks per we were in there anyway"
    const ends = /^(and|then|plus|so|but|i|we|he|she|they|it|there|that|this|those|)$/.test(next);
    const unit = ends ? null : unitNameAt(tokens, many, true, true);
    if (word === 'per' && ends) return { unit: 'each', to: at + 1 };
    return unit && (perManAt(tokens, unit) ?? unit);
  }
  // "5000 postcards at 50 dollars a thousand"
  if (word === 'a' && (next === 'dozen' || (sure && /^(hundred|thousand)$/.test(next))))
    return { unit: next, to: at + 2 };
  if (word === 'a' || word === 'an' || (word === 'the' && unitAt(tokens, at + 1))) {
    if (word === 'the') return null;
    // "90 | a call out fee of 65"
    if (next === 'call' && /^(out|back)$/.test(tokens[at + 2]?.lower ?? '')) return null;
    // "ninety four | an hour and three quarters"
    if (
      next === 'hour' &&
      tokens[at + 2]?.lower === 'and' &&
      (/^(half|quarter)$/.test(tokens[at + 4]?.lower ?? '') || tokens[at + 4]?.lower === 'quarters')
    )
      return null;
    const skip = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const unit = unitNameAt(tokens, skip, sure, false);
    return unit && (perManAt(tokens, unit) ?? unit);
  }
  // "18 weekly visits at 42 a visit": so many of them
  if (/^(hourly|daily|weekly|monthly|yearly|annually)$/.test(word) && !(isPlural(next) && !sure))
    return {
      unit: { hourly: 'h', daily: 'day', weekly: 'wk', monthly: 'mo', yearly: 'yr', annually: 'yr' }[word]!,
      to: at + 1,
    };
  return null;
}

/** "48 per man per hour", "300 a man a day": by the hour or day. */
function perManAt(
  tokens: readonly Token[],
  { unit, to }: { unit: string; to: number },
): { unit: string; to: number } | null {
  if (
    !/^(man|guy|person|head|worker|mover|tech|hand|helper)$/.test(unit) ||
    !/^(per|an?)$/.test(tokens[to]?.lower ?? '')
  )
    return null;
  const time = unitNameAt(tokens, to + 1, true, true);
  return time && /^(h|day)$/.test(time.unit) ? time : null;
}

const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && (/^[$\d]/.test(token.text) || NUMBER_WORD.test(token.lower));

const TIMES_OR_UNIT = /^(h|day|wk|mo|yr|min|s|ft|sq ft|in|yd|mi|lb|oz|gal|qt|m|km|kg|g|l)$/;

function unitNameAt(
  tokens: readonly Token[],
  i: number,
  anyNoun: boolean,
  openNoun: boolean,
): { unit: string; to: number } | null {
  const token = tokens[i];
  if (!token) return null;
  const word = token.lower;
  const next = tokens[i + 1]?.lower ?? '';
  if (/^(man|labor|labour)$/.test(word) && next === 'hour') return { unit: 'h', to: i + 2 };
  if (word === 'half' && next === 'hour') return null;
  // "2400 | a second shooter is 600"
  if (word === 'second' && isContent(next)) return null;
  const time = TIMES[word];
  if (time && word !== 'h') return { unit: time, to: i + 1 };
  if (word === 'h' && openNoun) return { unit: 'h', to: i + 1 };
  const unit = unitAt(tokens, i, openNoun && token.lower !== 'in');
  if (unit) return { unit: unit.unit, to: unit.to };
  if (word === 'square' && !/^(foot|feet|yard|ft|inch)/.test(next)) return { unit: 'square', to: i + 1 };
  if (word === 'running' || word === 'lineal' || word === 'linear') return { unit: 'ft', to: i + 1 };
  // "40 a pair", but "a pair of hinges"
  const pair = word === 'pair' && next !== 'of';
  if (!/^[a-z]/.test(word) || (NOT_NOUN.test(word) && !pair)) return null;
  // "6.50 a glass", but no "glass door"
  if (COUNTED.test(word) || (word === 'glass' && !isContent(next))) return { unit: word, to: i + 1 };
  if (!anyNoun) return null;
  // "3 dollars per fresh egg": the noun is the last word of the phrase
  if (COUNTED.test(next) && !openNoun) return { unit: next, to: i + 2 };
  return { unit: word.length > 3 && /[^s]s$/.test(word) && !openNoun ? word.slice(0, -1) : word, to: i + 1 };
}
