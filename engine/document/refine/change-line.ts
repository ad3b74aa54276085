/** One line with another price or quantity: set, or shifted by a difference. What the figure is of is weighed against what is there. */
import { addDecimals, divideHalfUp, fromDollars, multiplyDecimals, percentOf, showMoney } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import { isRating } from '../../transcript/units.ts';
import type { LineItem } from '../business-document.ts';
import { figuresOf, isHourLine } from '../read-content.ts';
import { withFigures } from './apply-edit.ts';
import { type Clause, type Part, readingsOf } from './clause.ts';
import { apart, family, isCountOfEach, peopleWords } from './line-units.ts';
import { spelled } from './spelled.ts';

/** What an instruction asks of a line. */
export interface Asked {
  clause: Clause;
  /** Words that name the line. */
  target: string[];
  /** The figures that count, those that are set against them ("instead of 8") left out. */
  figures: { phrase: Phrase; part: Part; index: number }[];
  /** The figure takes the place of a count: "change the 5 boxwoods to 20". */
  counted: boolean;
  /** What the figure was before, where that was said: "from 2 to 12". */
  was: number | null;
  /** Added to what is there; -1 takes away. */
  difference: 1 | -1 | null;
}

/** The line as it is asked to be, or why it cannot be that. */
export function changeLine(line: LineItem, asked: Asked): LineItem | string {
  let next: LineItem = line;
  const said = asked.figures.filter(({ phrase }) => !isUnitOfDifference(phrase, asked));
  if (said.length > 2) return `“${asked.clause.said}” names too many figures at once.`;
  // a quantity first, so that a price for the whole is weighed against it
  const ordered = said.toSorted((a, b) => rank(a.phrase) - rank(b.phrase));
  for (const [order, figure] of ordered.entries()) {
    const difference = asked.difference ?? leaning(next, figure, asked);
    if (difference === 'unclear')
      return `“${asked.clause.said}” can mean to that or by that: say “down to” or “down by”.`;
    const result = difference
      ? shiftLine(next, figure, asked, difference)
      : setLine(next, figure, asked, ordered.length > 1 ? order : null);
    if (typeof result === 'string') return result;
    next = result;
  }
  return asked.difference === null && goesTheOtherWay(line, next, asked.clause)
    ? `“${asked.clause.said}” goes the other way: ${line.description} is ${showLine(line)}.`
    : next;
}

/** "bump it 80 dollars" where it is 420 adds to it, "drop it 50" takes off; "drop it 350" may be either. */
function leaning(line: LineItem, { phrase }: Figure, { clause, counted }: Asked): 1 | -1 | 'unclear' | null {
  const { unitPrice, quantity, amount } = figuresOf(line);
  const was = quantity === null || quantity === 1 ? amount : unitPrice;
  const { pattern } = clause;
  if (
    counted ||
    !(phrase.kind === 'money' || phrase.kind === 'rate' || (phrase.kind === 'number' && (quantity ?? 1) === 1)) ||
    was === null ||
    /\b(?:to|at|for|of|is|be) (?:an? )?[A-Z]+\d/.test(pattern)
  )
    return null;
  const by = readingsOf(clause, phrase).map(fromDollars)[0] ?? 0;
  // a verb that was borrowed stands before the figure: "… and one hundred an hour for the digging"
  if (phrase.kind === 'rate' && /^[a-z]+(?: up)? RATE\d/.test(pattern)) return null;
  if (/^(?:bump|jack|push|step|scoot)\b/.test(pattern)) return by < was ? 1 : null;
  if (!/^(?:drop|cut)\b/.test(pattern)) return null;
  return by <= was / 2 ? -1 : by < was ? 'unclear' : null;
}

/** "lower it to 1300" where it is 464: another line was meant, or another figure. */
function goesTheOtherWay(before: LineItem, after: LineItem, { pattern }: Clause): boolean {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  const down = /^(?:lower|reduce|decrease|cut|drop|knock)\b|\bdown to\b/.test(pattern);
  const up = /^(?:raise|increase)\b|\bup to\b/.test(pattern);
  const grew = (one: number | null, other: number | null): number => Math.sign((other ?? 0) - (one ?? 0));
  const moves = [grew(was.quantity, is.quantity), grew(was.unitPrice ?? was.amount, is.unitPrice ?? is.amount)];
  // "cut it to five pages at 120" goes down by what it is counted in
  if (after.quantity !== before.quantity && moves[0] === (down ? -1 : 1)) return false;
  return (down && moves.includes(1)) || (up && moves.includes(-1));
}

const showLine = (line: LineItem): string => {
  const { quantity, unitPrice, amount } = figuresOf(line);
  if (quantity !== null && quantity !== 1 && unitPrice !== null) return `${quantity} at ${showMoney(unitPrice)}`;
  return amount === null ? 'still open' : showMoney(amount);
};

const rank = (phrase: Phrase): number =>
  /^(quantity|duration)$/.test(phrase.kind) ? 0 : phrase.kind === 'number' ? 1 : 2;

/** "two dollars more an hour": the hour says per what. */
const isUnitOfDifference = (phrase: Phrase, { clause, figures }: Asked): boolean =>
  figures.length > 1 &&
  phrase.kind === 'duration' &&
  phrase.hours === 1 &&
  /more DURATION\d+$|less DURATION\d+$/.test(clause.pattern);

type Figure = Asked['figures'][number];

function setLine(line: LineItem, { phrase, index }: Figure, asked: Asked, order: number | null): LineItem | string {
  const { clause } = asked;
  const { quantity, unitPrice, amount } = figuresOf(line);
  // "3000k lights"
  if (
    phrase.kind === 'number' &&
    (quantity ?? 1) !== 1 &&
    amount !== null &&
    phrase.value * 100 > 20 * amount &&
    amount > 0
  )
    return unclear(line, clause);
  if (phrase.kind === 'percent') return `“${clause.said}” does not say what the ${phrase.value} percent are of.`;
  if (phrase.kind === 'duration' || phrase.kind === 'quantity') return setQuantity(line, phrase, clause);
  const readings = readingsOf(clause, phrase)
    .filter((value) => value >= 0)
    .map(fromDollars);
  if (readings.length === 0) return `“${clause.said}” gives no single figure.`;
  const nearest = (to: number): number =>
    readings.reduce((best, value) => (apart(value, to) < apart(best, to) ? value : best));
  if (phrase.kind === 'rate') {
    const count = nearest(unitPrice ?? 0) / 100;
    if (phrase.per === 'each' && isCountOfEach(count, quantity, (unitPrice ?? 0) / 100))
      return withFigures(line, { quantity: count }, clause);
    // "quartz dropped two bucks a foot" is told in many ways: what is so far off is no new price
    if (unitPrice !== null && unitPrice > 0 && nearest(unitPrice) > 0 && apart(nearest(unitPrice), unitPrice) > 10)
      return `${showMoney(nearest(unitPrice))} is far from what ${line.description} costs (${showMoney(unitPrice)}): say “to” or “by”.`;
    if (quantity === null)
      return `“${line.description}” has no quantity to price ${phrase.per === 'each' ? 'each' : 'by the unit'}.`;
    if (!fitsUnit(line, phrase.per))
      return line.unit
        ? `${line.description} is priced by the ${line.unit}: say its price that way.`
        : `${line.description} is priced as a whole: say the price of the whole, or how many there are.`;
    return withFigures(line, { unitPrice: unitPrice === null ? readings[0]! : nearest(unitPrice) }, clause);
  }
  const before = clause.parts[index - 1]?.word ?? '';
  const after = clause.parts[index + 1]?.word ?? '';
  // "2080 total" is the price of the whole
  if (
    /^(?:total|altogether)$/.test(after) &&
    quantity !== null &&
    quantity !== 1 &&
    unitPrice !== null &&
    amount !== null
  )
    return withWhole(line, nearest(amount), clause);
  if (phrase.kind === 'number') {
    // "10 hydrangeas", "quantity 12", and the first of two figures
    const next = clause.parts[index + 2]?.word ?? '';
    const counts =
      asked.target.includes(after) ||
      // "8 can lights"
      (/^(?:can|up|down|off|over|under|in)$/.test(after) && asked.target.includes(next)) ||
      peopleWords.test(after) ||
      /^(of|more|units?|pieces?)$/.test(after);
    if (counts && isMeasured(line) && asked.target.includes(after)) return recount(line, phrase.value, after, clause);
    const named =
      asked.counted ||
      /\b(quantity|qty|count|headcount|how many|number of)\b/.test(clause.pattern) ||
      (before !== 'at' && /\bhours\b/.test(clause.pattern) && isHourLine(line));
    if ((counts || named || (order === 0 && before !== 'at')) && !/\b(price|cost|rate)\b/.test(clause.pattern))
      return withQuantity(line, phrase.value, clause);
  }
  if (quantity === null || quantity === 1 || unitPrice === null) {
    const value = amount === null ? readings[0]! : nearest(amount);
    // "make the panel work 12": hours, most likely, and no dollars
    if (phrase.kind === 'number' && amount !== null && amount > 0 && apart(value, amount) > 8)
      return unclear(line, clause);
    if (unitPrice === null && quantity !== null && quantity !== 1 && amount === null)
      return withFigures(line, { unitPrice: readings[0]! }, clause);
    return withFigures(
      line,
      quantity === 1 ? { unitPrice: value } : { quantity: null, unitPrice: null, amount: value },
      clause,
    );
  }
  return chooseFigure(line, { phrase, index } as Figure, asked, before, nearest);
}

/** "72", "220" or "800" of a line of 180 feet at $4: the price, the quantity or the whole, whichever it is close to. */
function chooseFigure(
  line: LineItem,
  { phrase }: Figure,
  asked: Asked,
  before: string,
  nearest: (to: number) => number,
): LineItem | string {
  const { clause } = asked;
  const { quantity, unitPrice, amount } = figuresOf(line);
  const price = nearest(unitPrice!);
  const whole = nearest(amount!);
  const asPrice = apart(price, unitPrice!);
  const asWhole = apart(whole, amount!);
  const asCount = phrase.kind === 'number' ? apart(phrase.value, quantity!) : Number.POSITIVE_INFINITY;
  const money = phrase.kind === 'money' || before === 'at' || /\b(price|cost|rate)\b/.test(clause.pattern);
  if (!money && asCount < Math.min(asPrice, asWhole)) {
    if (Math.min(asPrice, asWhole) / asCount < 1.5) return unclear(line, clause);
    return withQuantity(line, phrase.kind === 'number' ? phrase.value : quantity!, clause);
  }
  if (!money && (asCount / Math.min(asPrice, asWhole) < 1.5 || Math.min(asPrice, asWhole) > 3))
    return unclear(line, clause);
  // "dinner is at 6" tells the hour
  if (phrase.kind === 'number' && Math.min(asPrice, asWhole) > 4) return unclear(line, clause);
  if (asPrice <= asWhole || /\brate\b/.test(clause.pattern)) return withFigures(line, { unitPrice: price }, clause);
  return withWhole(line, whole, clause);
}

const unclear = (line: LineItem, clause: Clause): string =>
  `“${clause.said}” can mean the quantity or the price of ${line.description}: say which, such as “at 45 dollars each”.`;

/** A price for the whole line: by the unit where it divides to the cent, else as one sum. */
function withWhole(line: LineItem, whole: number, clause: Clause): LineItem {
  const { quantity } = figuresOf(line);
  if (quantity !== null && quantity > 0) {
    const unitPrice = Number(divideHalfUp(BigInt(whole) * 1_000_000n, BigInt(Math.round(quantity * 1e6))));
    if (multiplyDecimals(unitPrice, quantity) === whole) return withFigures(line, { unitPrice }, clause);
  }
  return withFigures(line, { quantity: null, unit: null, unitPrice: null, amount: whole }, clause);
}

/** By the hour, the foot, the mile: what is counted is no thing that has a number of its own. */
export const isMeasured = (line: LineItem): boolean =>
  /^(hour|day|ft|sq ft|yd|mi|week|month|year|in|gal|qt|lb|ton|acre|square|square ft)$/.test(family(line.unit ?? ''));

/** Whether a price so much each, an hour or a foot can be the price of the line's unit. */
function fitsUnit(line: LineItem, per: string): boolean {
  const said = per === 'each' ? 'each' : family(per);
  const unit = family(line.unit ?? '');
  // "make the tile 14 a square foot": a single sum has no square feet
  if (unit === '') return said === 'each' || (line.quantity ?? 1) !== 1;
  if (said === unit) return true;
  if (said === 'each') return !isMeasured(line);
  // "a foot" is said for square and running feet alike, and an hour is nothing else
  if (said === 'ft' || said === 'yd') return /^(?:ft|sq ft|yd|cu ft|sq yd|cu yd)$/.test(unit);
  return said !== 'hour' && unit !== 'hour' && !isMeasured(line);
}

/** "four movers" of "Three movers and a truck" by the hour: the name says another number, the hours stay. */
function recount(line: LineItem, count: number, noun: string, clause: Clause): LineItem | string {
  const pattern = new RegExp(`\\b(\\d+|${spelled.slice(1).join('|')})(?= (?:[a-z-]+ )?${noun.replace(/s$/, '')})`, 'i');
  if (!pattern.test(line.description)) return unclear(line, clause);
  const description = line.description.replace(pattern, (old) => {
    const word = /^\d/.test(old) ? String(count) : (spelled[count] ?? String(count));
    return /^[A-Z]/.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  return { ...line, description };
}

function withQuantity(line: LineItem, quantity: number, clause: Clause): LineItem | string {
  if (quantity < 0) return `A quantity cannot be negative: “${clause.said}”.`;
  if (figuresOf(line).unitPrice === null) {
    const { amount } = figuresOf(line);
    return amount === null
      ? withFigures(line, { quantity }, clause)
      : `${line.description} is one price for the whole: say what one of them costs.`;
  }
  return withFigures(line, { quantity }, clause);
}

/** "20 hours", "3 days", "220 feet": the quantity in the line's own unit. */
function setQuantity(line: LineItem, phrase: Phrase, clause: Clause): LineItem | string {
  const value = quantityIn(line, phrase);
  if (value === null)
    return `“${clause.said}” is in another unit than ${line.description}${line.unit ? ` (${line.unit})` : ''}.`;
  if (figuresOf(line).unitPrice !== null || figuresOf(line).amount === null) return withQuantity(line, value, clause);
  return withQuantity(line, value, clause);
}

function quantityIn(line: LineItem, phrase: Phrase): number | null {
  const unit = family(line.unit ?? '');
  if (phrase.kind === 'quantity') {
    if (phrase.value === undefined) return null;
    const said = family(phrase.unit);
    // "18 quarts" of "Quarts of oil" by the piece
    const [counted = '', of] = line.description.toLowerCase().split(' ');
    if (of === 'of' && family(counted) === said && !isMeasured(line)) return phrase.value;
    // "220 feet" of a surface means what the line is measured in
    // a single sum has no feet: "the gate is 16 foot" tells its size
    return said === unit ||
      (said === 'ft' && unit === 'sq ft') ||
      (line.unit === null && (line.quantity ?? 1) !== 1 && !isRating(phrase.unit))
      ? phrase.value
      : null;
  }
  if (phrase.kind !== 'duration') return null;
  const { said } = phrase;
  if (unit === 'hour' && phrase.hours !== undefined)
    return said?.unit === 'day' ? multiplyDecimals(said.value, 8) : phrase.hours;
  if (said && said.unit === unit) return said.value;
  // "hosting for two years" by the month
  const months: Record<string, number> = { month: 1, quarter: 3, year: 12 };
  const [per, length] = [months[unit], months[said?.unit ?? '']];
  return per && length && said && Number.isInteger((said.value * length) / per) ? (said.value * length) / per : null;
}

/** "by 150", "two dollars more an hour", "10 percent more", "4 more hours". */
function shiftLine(line: LineItem, { phrase, index }: Figure, asked: Asked, sign: 1 | -1): LineItem | string {
  const { clause } = asked;
  const { quantity, unitPrice, amount } = figuresOf(line);
  if (phrase.kind === 'percent') {
    if (amount === null) return `${line.description} has no price yet.`;
    if (sign < 0 && phrase.value > 100) return `More than 100 percent cannot be taken off: “${clause.said}”.`;
    if (unitPrice !== null && quantity !== null)
      return withFigures(line, { unitPrice: unitPrice + sign * percentOf(unitPrice, phrase.value) }, clause);
    return withFigures(line, { amount: amount + sign * percentOf(amount, phrase.value) }, clause);
  }
  if (phrase.kind === 'duration' || phrase.kind === 'quantity' || countsThings(line, phrase, index, asked)) {
    const by = phrase.kind === 'number' ? phrase.value : quantityIn(line, phrase);
    if (by === null || quantity === null) return `“${clause.said}” is in another unit than ${line.description}.`;
    const sum = addDecimals(quantity, sign * by);
    if (!isMeasured(line) && Number.isInteger(quantity) && !Number.isInteger(sum))
      return `“${clause.said}” would leave ${sum} of ${line.description}.`;
    if (sum < 0) return `That would leave less than none of ${line.description}.`;
    return withQuantity(line, sum, clause);
  }
  const by = readingsOf(clause, phrase).map(fromDollars)[0];
  if (by === undefined || amount === null) return `${line.description} has no price yet.`;
  const perUnit =
    phrase.kind === 'rate' ||
    /(?:more|less|extra|off) (?:DURATION\d+|each|apiece|per \w+|an? \w+|on each|for each)/.test(clause.pattern) ||
    /\b(?:rate|each|apiece|hourly|per [a-z]+$)\b/.test(clause.pattern);
  // "raise the hydrangeas by 5 dollars" means each of them, "up the labor by 150" the whole
  const small = unitPrice !== null && by <= unitPrice / 2 && !/^(?:add|tack)\b|\btotal\b/.test(clause.pattern);
  if (quantity !== null && unitPrice !== null && (quantity === 1 || perUnit || small)) {
    if (unitPrice + sign * by < 0) return `That would make ${line.description} cost less than nothing.`;
    return withFigures(line, { unitPrice: unitPrice + sign * by }, clause);
  }
  if (amount + sign * by < 0) return `That would make ${line.description} cost less than nothing.`;
  return withWhole(line, amount + sign * by, clause);
}

/** "two more boxwoods", "8 more feet of edging", "4 more": a count and no price. */
function countsThings(line: LineItem, phrase: Phrase, index: number, { clause, target }: Asked): boolean {
  if (phrase.kind !== 'number') return false;
  const rest = clause.parts.slice(index + 1, index + 4).map(({ word }) => word);
  const quantity = figuresOf(line).quantity;
  // "they added ten guests"
  if (quantity !== null && peopleWords.test(rest[0] ?? '') && family(line.unit ?? '') === 'person') return true;
  if (quantity === null || (quantity === 1 && line.unit === null && !rest.some((word) => target.includes(word))))
    return false;
  // "another 50 onto the bar"
  if (/[A-Z]+\d+ (?:more )?(?:onto|on to|on top of|off|off of) (?:the|that|those|our) /.test(clause.pattern))
    return false;
  // "headcount's up by 12"
  if (family(line.unit ?? '') === 'person' && /\b(?:head ?count|guests?|people|heads?)\b/.test(clause.pattern))
    return true;
  // "footings less two"
  if (/ (?:less|minus) NUMBER\d+$/.test(clause.pattern) && Number.isInteger(phrase.value))
    return phrase.value <= quantity;
  // "up the albums by one" of things at 275
  if (
    /\bby NUMBER\d+$/.test(clause.pattern) &&
    Number.isInteger(phrase.value) &&
    family(line.unit ?? 'each') === 'each' &&
    (figuresOf(line).unitPrice ?? 0) >= phrase.value * 2000
  )
    return true;
  if (/\bby [A-Z]+\d/.test(clause.pattern) || /^(?:add|tack) [A-Z]+\d+ (?:to|onto|on)\b/.test(clause.pattern))
    return /\bhours?\b|\bquantity\b/.test(clause.pattern);
  return (
    rest.some((word) => target.includes(word) || /^(hours?|feet|foot|ft|yards?|of)$/.test(word)) ||
    rest[0] === 'more' ||
    rest[0] === 'less' ||
    rest[0] === 'fewer'
  );
}
