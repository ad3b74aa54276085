/**
 * How many there are is told in a statement of its own behind the price of one: "at our usual price and I make it eight",
 * "52 each and when we walked it that came to 23 of them", "at list price the sheet here says fourteen". The count goes to
 * the price, and the statement is left out.
 */
import { stem } from '../vocabulary/stem.ts';
import { determiners, isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { CONNECTIVE, SUBJECTS, windowOf, wordAt } from './look-at-row.ts';
import { changeElement, isCount } from './make-element.ts';

const HAVE =
  '(?:has|have|had|got|needs?|wants?|wanted|takes?|took|counts?|counted|found|marked|sees?|saw|asked for|ordered)';
const TELL = '(?:says|said|shows|showed|lists|listed|calls for|called for|reads|asks for)';
const WHO = "(?:i|we|he|she|they|you|it|that)(?:'s|'ve|'re|'d)?";
/** Nothing but a count stands behind these. */
const COUNTS = `there(?:'s|'re| is| are| was| were)|${WHO}(?: have| has)? ${HAVE}|${WHO} got|(?:he|she|they)(?:'s|'ve) got|(?:the|my|our|his|her|their) (?:[a-z]+ ){1,2}(?:has|have|takes?|needs?|wants?)`;
/** Behind these it may be a sum, too. */
const COMES =
  "(?:i|we) (?:make|made|get|got|figure|figured) (?:it|that)(?: at)?|(?:it|that|they|those)(?: all)? (?:came|comes|come|works? out|worked out|adds? up|added up|ran|runs|ends? up|ended up)(?: out| up)? (?:to|at|with)|(?:(?:i'm|we're) )?(?:call|calling|figure|figuring|say) (?:it|that)";
const TOLD = `(?:the|my|our|his|her|their) (?:[a-z]+ ){1,3}${TELL}`;
const ABOUT = '(?:about|like|roughly|around|only|just|exactly|a total of)';
const STATEMENT = new RegExp(
  `^ (?:[,;] )?((?:(?:once|twice) a (?:week|month) |(?:once |twice )?(?:every )?#time |every (?:other )?(?:week|month) ))?(?:(?:and|but|so|plus) )*(?:(?:when|once|after) (?:[a-z']+ ){1,8}?)?(?:(${COUNTS})|${COMES}|${TOLD}) (?:${ABOUT} )*#num (of (?:them|those|these) |in all |total |altogether |all told |all together )?`,
);
/** A word of each must be there. */
const CUES =
  /^(?:there|have|has|had|got|needs?|wants?|wanted|takes?|took|counts?|counted|found|marked|sees?|saw|asked|ordered|says|said|shows|showed|lists|listed|calls|called|calling|reads|asks|make|made|get|figured?|figuring|came|comes|come|works?|worked|adds?|added|ran|runs|ends?|ended|call|say)$/;
/** How long such a statement is, how far before the price its thing stands, and what may be counted without "of them". */
const REACH = 18;
const BEFORE = 12;
const MANY = 40;
const MOST = 400;

interface Stated {
  at: number;
  /** Where the statement ends. */
  to: number;
}

/** "the tenant says two but I counted three", "they told me six but there were eight on the pile": how many there are, after all. */
const OTHERWISE =
  /^ (?:he|she|they|(?:the|his|her) [a-z]+) (?:says?|said|told (?:me|us)|thought|figured|guessed|counted) (?:about |like |maybe )?#num (?:of (?:them|those) )?but (?:there(?:'s|'re| are| is| were| was)|(?:i|we) (?:only )?(?:counted|count|found|got|see|saw|make it)|it's|it is|it was) (?:really |actually |only )?#num /;
const SAYS = /^(?:says?|said|told|thought|figured|guessed|counted)$/;

/** The row without what others counted. */
function setOthersAside(row: readonly Element[]): readonly Element[] {
  if (!row.some(({ word }) => word === 'but')) return row;
  let out: readonly Element[] = row;
  for (let k = 1; k < out.length; k++) {
    if (!SAYS.test(wordAt(out, k))) continue;
    const from = SUBJECTS.has(wordAt(out, k - 1)) ? k - 1 : k - 2;
    if (from < 1 || !isContent(wordAt(out, from - 1))) continue;
    const found = OTHERWISE.exec(windowOf(out, from, Math.min(out.length, from + REACH)).text);
    if (!found) continue;
    const first = out.findIndex(({ tag }, n) => n > from && tag === 'num');
    const second = out.findIndex(({ tag }, n) => n > first && tag === 'num');
    if (!isCount(out[first]) || !isCount(out[second])) continue;
    out = [...out.slice(0, from), changeElement(out[second]!, { counts: true, bound: true }), ...out.slice(second + 1)];
  }
  return out;
}

/** The row with such counts beside their prices. Linear: each price is looked at with a short reach. */
export function countStatements(said: readonly Element[]): readonly Element[] {
  const row = setOthersAside(said);
  let out: Element[] | null = null;
  let done = 0;
  for (let k = 1; k < row.length; k++) {
    const stated = isPriceOfOne(row[k]!) ? statedBehind(row, k, done) : null;
    if (!stated) continue;
    out ??= [];
    const count = changeElement(row[stated.at]!, { counts: true, bound: true });
    const isKnown = row[k]!.tag === 'regular';
    const lead = isKnown && /^(?:at|for)$/.test(wordAt(row, k - 1)) ? k - 1 : k;
    // "lights at our usual price": the count stands before it; "52 each": behind it
    if (isKnown) out.push(...row.slice(done, lead), count, ...row.slice(lead, k + 1));
    else out.push(...row.slice(done, k + 1), count);
    const next = row[stated.to];
    if (next) out.push(next.tag === 'word' ? changeElement(next, { opens: true }) : next);
    done = stated.to + 1;
    k = done - 1;
  }
  return out ? [...out, ...row.slice(done)] : row;
}

const isPriceOfOne = ({ tag, word, price }: Element): boolean =>
  tag === 'regular'
    ? word === 'regular'
    : tag === 'rate' &&
      price!.low === undefined &&
      price!.per !== null &&
      !/^(?:h|day|wk|mo|yr|min)$/.test(price!.per) &&
      // "one per bedroom"
      price!.value !== 1;

/** The count that is stated behind the price at k; null where none is, or what is priced was counted before. */
function statedBehind(row: readonly Element[], k: number, done: number): Stated | null {
  const end = Math.min(row.length, k + REACH);
  let cued = false;
  let number = k + 1;
  while (number < end && row[number]!.tag !== 'num') {
    cued ||= CUES.test(row[number]!.word);
    const isOften = row[number]!.tag === 'time' && row[number]!.measure!.value === 1;
    if (!/^(?:word|break)$/.test(row[number]!.tag) && !isOften) return null;
    number++;
  }
  if (!cued || number >= end || !isCount(row[number])) return null;
  const found = STATEMENT.exec(windowOf(row, k + 1, Math.min(row.length, number + 3)).text);
  if (!found) return null;
  const [, often, counts, tail] = found;
  const { value } = row[number]!.measure!;
  const ofThem = tail?.startsWith('of') === true;
  // "18 a copy the twins both need one"
  if (value > MOST || (value === 1 && !ofThem) || isCountedBefore(row, k, done)) return null;
  let to = number + 1 + (tail ? tail.trim().split(' ').length : 0);
  // "I make it 24 windows" of window cleaning, "55 a cut once a week and I'm calling it 30 cuts"; "a visit and they want four visits" stays as it is
  const { per } = row[k]!.price ?? {};
  const named = row[k]!.tag === 'regular' ? isNamed(row, k, to) : often && per === stem(wordAt(row, to));
  // "there's 8 planters and 5 troughs": both are counted where they stand
  if (!tail && named && wordAt(row, to + 1) === 'and' && row[to + 2]?.tag === 'num') return null;
  if (!tail && named) to++;
  else if (!tail && !endsThere(row, to)) return null;
  if (ofThem || to > number + 1) return { at: number, to };
  const price = row[k]!.price;
  if (price ? value >= price.value && counts === undefined : value > MANY) return null;
  return hasPlural(row, k, done) ? { at: number, to } : null;
}

/** Where what stands before the price at k begins: behind the price or the break before it. */
function thingFrom(row: readonly Element[], k: number, done: number): number {
  let at = k;
  while (
    at > Math.max(done, k - BEFORE) &&
    !/^(?:money|rate|regular|pct|date)$/.test(row[at - 1]!.tag) &&
    !/^(?:then|plus)$/.test(row[at - 1]!.word)
  )
    at--;
  return at;
}

/** "four lights", "100 feet of it"; "60 for that and blinds" counts none. */
const isCountedBefore = (row: readonly Element[], k: number, done: number): boolean =>
  row
    .slice(thingFrom(row, k, done), k)
    .some(
      ({ tag, measure }, n, all) =>
        /^(?:qty|time|size)$/.test(tag) ||
        (tag === 'num' &&
          measure!.value > 1 &&
          /^(?:of$|[a-z]{3})/.test(all[n + 1]?.word ?? '') &&
          all[n + 1]!.word !== 'for'),
    );

const hasPlural = (row: readonly Element[], k: number, done: number): boolean =>
  row[k]!.tag === 'rate' || row.slice(thingFrom(row, k, done), k).some(({ word }) => isPlural(word) && isContent(word));

/** The plural at `to` was named before the price. */
function isNamed(row: readonly Element[], k: number, to: number): boolean {
  const noun = wordAt(row, to);
  if (!isPlural(noun) || !isContent(noun)) return false;
  for (let at = k; at >= Math.max(0, k - BEFORE); at--) if (stem(row[at]!.word) === stem(noun)) return true;
  return false;
}

/** Nothing that is counted stands there: the next thought begins. */
function endsThere(row: readonly Element[], to: number): boolean {
  const next = row[to];
  if (next === undefined || next.tag === 'time' || next.tag === 'date' || next.tag === 'break') return true;
  if (next.tag === 'num')
    return next.measure!.value === 1 && /^(?:behind|in|on|by|over|at|for)$/.test(wordAt(row, to + 1));
  return CONNECTIVE.has(next.word) || next.word === 'but' || determiners.has(next.word) || SUBJECTS.has(next.word);
}
