/** Numbers that tell of people, places and parts, and of no money: ages, seats, marks, exits, models, colors. */
import { isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

const SERIAL = wordSet('serial vin sku odometer');
const PLATES = wordSet('plate plates tag tags');
const PARCEL = wordSet('parcel confirmation');

const BE = wordSet("'s is are 're was turned turning turns just");
const PEOPLE =
  /^(?:he|she|they|boy|boys|girl|girls|kid|kids|child|baby|son|daughter|twins|dog|dogs|cat|pup|puppy|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|aunt|uncle|wife|husband|fella|guy|lady)$/;
/** Behind an age the talk goes on; behind a price it may be "each", "an hour", "for that". */
const GOES_ON = /^(?:and|so|but|years?|now|this|next|or|with|who|he|she|they|already|if|when|going|,)$/;
const PRICED = /^(?:each|apiece|an?|per|dollars?|bucks?|percent|flat|even|for)$/;
/** Before "after nine": what happens at a time. */
const CLOCKED =
  /^(?:was|is|'s|it's|got|go|goes|going|there|home|done|finish|finished|not|well|way|just|till|and|open|close|opens|closes|call|called|come|came|here|start|starts|started)$/;
/** Numbers behind them are their names. */
export const PLACES = wordSet('exit route highway interstate rte hwy marker');
const MILES = /^(?:miles?|mileposts?|kilomet(?:er|re)s?|km|klick)$/;
const AT = wordSet('at near around past by from to off about before after beyond between');
const NUMBERED = wordSet(
  'po model part stock catalog item claim policy account license case reference ticket order tag permit job parcel registration control confirmation',
);
const CODES = wordSet('code pin combo combination password passcode');
/** Behind these the talk is of something else. */
const TURNS = wordSet('and so then plus but also okay oh next for because he she we i they');
const COLORS = wordSet('williams behr valspar moore farrow dulux glidden pantone');
const SCORED = /^(?:test|exam|quiz|sat|act|midterm|final|finals|paper|report)$/;
const LISTED = /^(?:roster|list|team|payroll|committee|board|squad|roll)$/;
const SIZED = /^(?:(?:yarder|seater|incher|tonner|pounder|wheeler|prong)s?|burner)$/;

/** How far before the price stands that holds instead. */
const ASIDE = 12;

/** "cause the house is 1926", "the building's 1961": no round price. */
function isBuiltIn(row: readonly Element[], i: number): boolean {
  if (!BE.has(wordAt(row, i - 1)) || !/^(?:house|home|building|place|property|barn)$/.test(wordAt(row, i - 2)))
    return false;
  return row[i]!.price!.value % 5 !== 0 || /^(?:cause|because|since|as)$/.test(wordAt(row, i - 4));
}

/** Does the bare number at i say something else than how much money, or how many of what is priced? */
export function isNoPrice(row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.price!;
  const [lead, before] = [wordAt(row, i - 2), wordAt(row, i - 1)];
  const [next, after, third] = [wordAt(row, i + 1), wordAt(row, i + 2), wordAt(row, i + 3)];
  const ends = row[i + 1] === undefined || row[i + 1]!.tag === 'break';
  // "the book says 1.8 but I'm charging two hours"
  if (
    /^(?:says|calls|book)$/.test(before) &&
    /^(?:book|manual|guide|alldata|labor)$/.test(before === 'book' ? wordAt(row, i - 2) : lead) &&
    value < 60
  )
    return true;
  if (!Number.isInteger(value)) return false;
  // "he's 84 and been with us", "the boy's 15"
  if (BE.has(before) && PEOPLE.test(lead) && value <= 105 && (ends || GOES_ON.test(next))) return true;
  // "they're 89 and 90 handrail down the steps", but "they're 95 each and twenty photos", "built in 1962 and 5 bartenders"
  const person = BE.has(wordAt(row, i - 3)) && PEOPLE.test(wordAt(row, i - 4)) && row[i - 2]!.tag !== 'rate';
  if (before === 'and' && person && value <= 105 && !isPlural(next) && !isPlural(after)) return isAge(row[i - 2]!);
  // "44 an hour because of the dust not the forty"
  if (
    before === 'the' &&
    lead === 'not' &&
    !isPlural(next) &&
    row.slice(Math.max(0, i - ASIDE), i).some((one) => one.tag === 'rate')
  )
    return true;
  // "locked out at eleven last night"
  if (
    before === 'at' &&
    value <= 12 &&
    /^(?:last night|this (?:morning|afternoon|evening)|(?:tonight|yesterday|tomorrow)\b.*)$/.test(
      `${next} ${after}`.trim(),
    )
  )
    return true;
  // "address is 88 Pinecrest"
  if (BE.has(before) && lead === 'address') return true;
  // "we call 811 for the locates"
  if (/^(?:call|calls|called|calling|dial)$/.test(before) && /^[2-9]11$/.test(String(value))) return true;
  // "her dad's turning 80 it's Sunday"
  if (/^turn(?:s|ed|ing)$/.test(before) && value <= 105 && !PRICED.test(next)) return true;
  // "cause it was after nine and"
  if (/^(?:after|past|until|till)$/.test(before) && value <= 12 && CLOCKED.test(lead) && !PRICED.test(next))
    return true;
  // "reseat the toilet in 12 for 70"
  if (before === 'in' && next === 'for' && row[i + 2]?.price !== undefined && value < 1000) return true;
  // "since 1998", "built in 1962"
  const year =
    before === 'since' ||
    (before === 'in' && /^(?:built|bought|made|moved|done|installed|redone|remodeled)$/.test(lead));
  if (year && value >= 1850 && value <= 2050) return true;
  if (value >= 1850 && value <= 2050 && !PRICED.test(next) && isBuiltIn(row, i)) return true;
  // "they seat 65 in there", "it sleeps 8"
  if (
    /^(?:seats?|sleeps?)$/.test(before) &&
    /^(?:they|it|we|that|hall|room|church|place|tent|bus|van|cabin)$/.test(lead) &&
    !/^(?:each|apiece|dollars?|bucks?|at)$/.test(next)
  )
    return true;
  // "150 people but 40 of those are kids"
  if (next === 'of' && /^(?:those|them|these)$/.test(after) && /^(?:are|were|is)$/.test(third)) return true;
  // "six vegetarian out of those forty five"
  if (before === 'those' && lead === 'of' && wordAt(row, i - 3) === 'out') return true;
  // "there's 60 on the roster"
  if (/^(?:on|in)$/.test(next) && after === 'the' && LISTED.test(third)) return true;
  // "got a 61 on his last test"
  if (before === 'a' && next === 'on' && [i + 3, i + 4].some((k) => SCORED.test(wordAt(row, k)))) return true;
  // "it stays above 40 at night", "tested at 640 cranking amps", "purchase order 4471"
  if (
    /^(?:above|below)$/.test(before) &&
    /^(?:is|'s|it|gets?|got|stays?|stayed|drops?|goes|dips?)$/.test(lead) &&
    value <= 120 &&
    !PRICED.test(next)
  )
    return true;
  if (next === 'cranking' || (next === 'cold' && after === 'cranking')) return true;
  if (before === 'order' && /^(?:purchase|work|change)$/.test(lead) && value >= 100) return true;
  // "probably thirty some hours of our time"
  if (next === 'some' && isPlural(after)) return true;
  // "covers fifteen hours and they used nineteen"
  if (before === 'used' && /^(?:he|she|they)$/.test(lead) && value <= 60 && !PRICED.test(next)) return true;
  // "could be 300 feet could be 400"
  if (
    before === 'be' &&
    /^(?:could|might|may)$/.test(lead) &&
    row.slice(Math.max(0, i - 5), i - 2).some(({ tag }) => tag === 'qty') &&
    !PRICED.test(next)
  )
    return true;
  // "tell them 18 not 12": what they are to know
  const told = /^(?:tell|remind)$/.test(lead) && /^(?:him|her|them)$/.test(before) && next === 'not';
  if (told && row[i + 2]?.tag === 'num') return true;
  if (before === 'not' && isTold(row, i - 2)) return true;
  // "8 to midnight"
  if (next === 'to' && /^(?:midnight|noon|close|closing)$/.test(after) && value <= 12) return true;
  // "exit 41", but "a lockout on the interstate 150"
  if (PLACES.has(before) && lead !== 'the') return true;
  if (isMilepost(row, i)) return true;
  if (value >= 10 && ((before === 'model' && row[i - 2]?.price === undefined) || isReference(row, i))) return true;
  // "Sherwin Williams 7006"
  if (COLORS.has(before) && value >= 100) return true;
  // nobody says a price as "279838"
  if (value >= 100000 && value % 1000 !== 0) return true;
  // "a 2150 dash 3"
  if (next === 'dash' && row[i + 2]?.tag === 'num') return true;
  if (before === 'dash' && row[i - 2]?.price !== undefined) return true;
  // "the truck's a 15 yarder", "it's 7 nothing already"
  return SIZED.test(next) || (/^(?:nothing|nil)$/.test(next) && BE.has(before) && value < 30 && after !== 'off');
}

/** "out at mile 212", "past milepost 48"; a mile that something costs or has is counted. */
export const isMilepost = (row: readonly Element[], i: number): boolean =>
  MILES.test(wordAt(row, i - 1)) &&
  (AT.has(wordAt(row, i - 2)) || (/post$/.test(wordAt(row, i - 1)) && !/^(?:an?|new|the)$/.test(wordAt(row, i - 2)))) &&
  !PRICED.test(wordAt(row, i + 1));

const isTold = (row: readonly Element[], k: number): boolean =>
  row[k]?.tag === 'num' &&
  /^(?:him|her|them)$/.test(wordAt(row, k - 1)) &&
  /^(?:tell|remind)$/.test(wordAt(row, k - 2));

const isAge = ({ price }: Element): boolean => price !== undefined && price.value <= 105;

/** "the serial on the old one is 77 40 319", "permit number B 1140", "the gate code is 4417", but "up to code 900". */
function isReference(row: readonly Element[], i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - 8); k--) {
    const { tag, word } = row[k]!;
    if (SERIAL.has(word)) return true;
    // "plate is 7 K R 411"
    if (PLATES.has(word) && BE.has(wordAt(row, k + 1))) {
      const isSign = (one: Element): boolean => one.tag === 'num' || /^[a-z]$/.test(one.word);
      const behind = row.slice(k + 2, k + 9);
      const end = behind.findIndex((one) => !isSign(one));
      const signs = end < 0 ? behind : behind.slice(0, end);
      return i < k + 2 + signs.length && signs.some(({ tag }) => tag === 'word');
    }
    // "pull the parcel off the tax map 85" is priced
    if (PARCEL.has(word) && (k === i - 1 || BE.has(wordAt(row, i - 1)))) return true;
    // "combo lock 310" is one with its price
    if (CODES.has(word))
      return (k === i - 1 ? word === 'code' : BE.has(wordAt(row, i - 1)) && k === i - 2) && wordAt(row, k - 1) !== 'to';
    if ((NUMBERED.has(word) || tag === 'type') && wordAt(row, k + 1) === 'number') return true;
    // "wants the claim number on it so that's 88213"
    const sums = word === 'so' && /^(?:that|it)$/.test(wordAt(row, k + 1));
    if ((tag !== 'word' && tag !== 'num') || (TURNS.has(word) && !sums)) return false;
  }
  return false;
}

/** "60 or so people": about how many. */
export const isAbout = (row: readonly Element[], i: number): boolean =>
  wordAt(row, i + 1) === 'or' && wordAt(row, i + 2) === 'so' && isPlural(wordAt(row, i + 3));

/** "62 across the back and 48 and 48 down the sides so 158 feet": the numbers whose sum is measured behind them. */
export function partsOfSums(row: readonly Element[]): ReadonlySet<number> {
  const parts = new Set<number>();
  for (let k = 2; k < row.length; k++) {
    if (
      row[k]!.tag !== 'qty' ||
      !/^(?:so|that 's|is)$/.test(wordAt(row, k - 1) === "'s" ? `${wordAt(row, k - 2)} 's` : wordAt(row, k - 1))
    )
      continue;
    const { value, unit } = row[k]!.measure!;
    const found: number[] = [];
    let told = 0;
    let rest = value;
    for (let i = k - 2; i >= Math.max(0, k - LONGEST) && rest > 0; i--) {
      const { tag, price, measure } = row[i]!;
      if (/^(?:money|rate|break|time)$/.test(tag) || (tag === 'qty' && measure!.unit !== unit)) break;
      if (tag !== 'num' && tag !== 'qty') continue;
      if (/^(?:at|for)$/.test(wordAt(row, i - 1))) break;
      rest -= (tag === 'qty' ? measure!.value : price?.value) ?? rest + 1;
      told++;
      if (tag === 'num') found.push(i);
    }
    if (rest === 0 && told > 1) for (const i of found) parts.add(i);
  }
  return parts;
}

const LONGEST = 24;
