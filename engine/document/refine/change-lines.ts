/** Prices and quantities of lines that are there: "make the mulch 72 a yard", "10 hydrangeas instead of 8", "up by 150". */

import { addDecimals, divideHalfUp, fromDollars, multiplyDecimals, percentOf } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import type { LineItem } from '../business-document.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
  show,
  withFigures,
} from './apply-edit.ts';
import { changeTravel } from './change-travel.ts';
import { type Clause, type Part, readingsOf, writtenOf } from './clause.ts';
import { type Found, stemsOf } from './find-lines.ts';
import { findService, priceOf } from './find-service.ts';
import { centsOf, figuresOf, isHourLine, linesOf } from './read-content.ts';

/** Words that carry the instruction wherever they stand, and no name of a line. */
const functionWords =
  /^(to|at|by|be|is|are|it's|should|needs?|will|'ll|'s|was|were|actually|only|just|more|less|extra|additional|another|higher|lower|even|flat|each|apiece|per|instead|of|rather|than|from|not|have|has|there|we|i|they|want|a|an|the|in|on|for|add|markup|margin|off|with|about|around|exactly|same|too|now|also|'d|like|going|goes|went|came|comes|jumped|rose|gonna|mean|say|please|hours?|quantity|qty|count|number|onto|into|out|up|down|cheaper|percent|over|under|fewer|=|:|it|as|you|all|can|let|\$|how|many|much|got|them|costs?|so|then|currently|supposed|actual|make)$/;
/** Verbs, which are names elsewhere: "trim", "drop ceiling", "charge". */
const leadVerbs =
  /^(make|change|set|bump|raise|lower|increase|decrease|reduce|update|adjust|put|price|up|drop|cut|bring|take|switch|mark|marking|push|get|do|use|charge|double|triple|tack|shave|trim|knock|subtract|need|go|give|bill|list|fix|correct|edit|move|scale|jack|step|figure|call|quote|add|shorten|extend|lengthen|come)$/;

interface Asked {
  clause: Clause;
  /** Words that name the line. */
  target: string[];
  /** The figures that count, those that are set against them ("instead of 8") left out. */
  figures: { phrase: Phrase; part: Part; index: number }[];
  /** Added to what is there; -1 takes away. */
  difference: 1 | -1 | null;
}

export const changeLines: Handler = (clause, situation) => {
  const asked = readAsked(clause);
  const doubling = /\b(double|triple)\b/.exec(clause.pattern)?.[1];
  if (asked.figures.length === 0 && !doubling) return fromPriceList(clause, situation);
  const found = findAsked(asked, situation);
  if (found.kind === 'travel') return changeTravel(clause, situation, asked.difference);
  if (found.kind !== 'lines')
    return refuseTarget(situation, found, asked.target.filter((word) => !/^[A-Z]+\d/.test(word)).join(' '));
  const lines = new Map<number, LineItem>();
  const changes: string[] = [];
  for (const index of found.lines) {
    const line = linesOf(situation.content)[index]!;
    const next = doubling ? multiplied(line, doubling === 'double' ? 2 : 3, clause) : changeLine(line, asked);
    if (typeof next === 'string') return refuse(next);
    lines.set(index, next);
    changes.push(tell(line, next));
  }
  return changed(applyEdit(situation.content, { lines }), changes, [...lines.keys()]);
};

/** "use the price list for the mulch", "the mulch at our usual rate". */
function fromPriceList(clause: Clause, situation: Situation): Outcome | null {
  if (
    !/\b(?:price list|catalog(?:ue)?|list price|(?:usual|standard|regular|normal) (?:price|rate))\b/.test(
      clause.pattern,
    )
  )
    return null;
  const target = clause.parts
    .map(({ word }) => word)
    .filter(
      (word) =>
        !functionWords.test(word) &&
        !/^(list|catalog|catalogue|usual|standard|regular|normal|rate|our|my|go|back)$/.test(word),
    );
  const found = findTargets(situation, target);
  if (found.kind !== 'lines') return refuseTarget(situation, found, target.join(' '));
  const lines = new Map<number, LineItem>();
  for (const index of found.lines) {
    const line = linesOf(situation.content)[index]!;
    const service = findService(situation, stemsOf(line.description), isHourLine(line));
    const price = service ? priceOf(service, isHourLine(line)) : null;
    if (!service || price === null) return refuse(`The price list has nothing for ${line.description}.`);
    const next = withFigures(
      line,
      line.quantity === null ? { quantity: 1, unitPrice: price } : { unitPrice: price },
      clause,
    );
    lines.set(index, {
      ...next,
      source: 'catalogue',
      evidence: { ...evidenceOf(clause), service: { id: service.id ?? null, name: service.name } },
    });
  }
  return changed(
    applyEdit(situation.content, { lines }),
    [...lines].map(([index, next]) => tell(linesOf(situation.content)[index]!, next)),
    [...lines.keys()],
  );
}

/** The first word as a verb: "trim 50 off", but not "trim is 240 feet". */
const isVerb = (clause: Clause, index: number): boolean =>
  index === 0 &&
  leadVerbs.test(clause.parts[0]!.word) &&
  !/^(is|are|was|should|needs?|at|goes|will|:|-|=|'s)$/.test(clause.parts[1]?.word ?? '');

function readAsked(clause: Clause): Asked {
  const { pattern } = clause;
  const against = new Set<number>();
  for (const match of pattern.matchAll(/\b(?:instead of|rather than|not|from|in place of)(?: the)? ([A-Z]+(\d+))/g))
    against.add(Number(match[2]));
  // "change 8 hydrangeas to 10": the first one says what is there
  const turned =
    /^(?:change|switch|update|turn|bump|raise|increase|reduce|lower) (?:the |those |our )?(NUMBER(\d+)|QUANTITY(\d+)|DURATION(\d+)) (?:[a-z' ]+ )?(?:to|into) [A-Z]+\d/.exec(
      pattern,
    );
  if (turned) against.add(Number(turned[2] ?? turned[3] ?? turned[4]));
  const figures = clause.parts.flatMap((part, index) =>
    part.phrase && !against.has(index) && usable(part.phrase) ? [{ phrase: part.phrase, part, index }] : [],
  );
  const target = clause.parts
    .filter((part, index) => {
      if (part.phrase) return false;
      if (isVerb(clause, index)) return false;
      if (
        /^(feet|foot|ft|yards?)$/.test(part.word) &&
        /^(more|extra|additional|less|fewer)$/.test(clause.parts[index - 1]?.word ?? '')
      )
        return false;
      if (!functionWords.test(part.word)) return true;
      // "the second one", "all the hourly ones", "both gates" keep their little words
      return /^all$/.test(part.word) && index > 0 && !/^(NUMBER|MONEY|RATE)/.test(clause.parts[index - 1]!.word);
    })
    .map(({ word }) => word);
  return { clause, target, figures, difference: differenceOf(clause) };
}

const usable = (phrase: Phrase): boolean => /^(money|rate|number|quantity|duration|percent)$/.test(phrase.kind);

function differenceOf(clause: Clause): 1 | -1 | null {
  const pattern = isVerb(clause, 0) || clause.parts[0]?.phrase ? clause.pattern : `: ${clause.pattern}`;
  // "5 more hours" is one figure with the word inside it
  const inside = clause.parts
    .filter(({ phrase }) => phrase)
    .map((part) => writtenOf(clause, [part]).toLowerCase())
    .join(' ');
  if (/\b(?:to|at) (?:[A-Z]+\d)/.test(pattern) && !/\bby [A-Z]+\d/.test(pattern) && !/^(?:add|tack)\b/.test(pattern))
    return null;
  const down =
    /^(?:lower|decrease|reduce|cut|drop|take|shave|trim|knock|subtract|remove|bring)\b/.test(pattern) ||
    /\b(?:less|fewer|lower|cheaper|down by|off)\b/.test(pattern);
  const by = /\bby (?:about |another |an extra )?[A-Z]+\d/.test(pattern);
  const more =
    /[A-Z]+\d+ (?:[a-z]+ )?(?:more|extra|additional|higher|less|fewer|lower|cheaper)\b|\b(?:another|extra|additional|more|less|fewer|up|over) (?:an? )?[A-Z]+\d|\bmarkup\b|\bmark (?:up|[a-z' ]+ up)\b|\bmarking up\b/.test(
      pattern,
    );
  const added =
    /^(?:add|tack|subtract|shave|trim)\b/.test(pattern) ||
    /^(?:take|knock|cut|lop)(?: off| out| away)? [A-Z]+\d/.test(pattern);
  const raisedPercent =
    /^(?:raise|increase|bump|up|lower|decrease|reduce|cut|drop|mark)\b.*\bPERCENT\d/.test(pattern) &&
    !/\bto PERCENT/.test(pattern);
  const plain = /^(?:raise|increase|up|lower|decrease|reduce) (?!.*\bto\b)/.test(pattern);
  if (/\b(?:less|fewer)\b/.test(inside)) return -1;
  if (/\b(?:more|extra|additional|another)\b/.test(inside)) return 1;
  if (by || more || added || raisedPercent || plain) return down ? -1 : 1;
  return null;
}

function findAsked(asked: Asked, situation: Situation): Found {
  const { pattern, parts } = asked.clause;
  const found = findTargets(situation, asked.target.length > 0 ? asked.target : pointing(parts));
  const items = linesOf(situation.content);
  const hourly = items.flatMap((line, index) => (isHourLine(line) && line.optional !== true ? [index] : []));
  const speaksOfHours =
    asked.figures.some(({ phrase }) => (phrase.kind === 'rate' && phrase.per === 'h') || isHours(phrase)) ||
    /\b(hours?|hourly|rate|labor|labour)\b/.test(pattern);
  if (found.kind === 'lines' || found.kind === 'travel') return found;
  const onlyLabor = asked.target.every((word) => /^(labor|labour|rate|hourly|hour|hours|my|our|crew|work)$/.test(word));
  if (!speaksOfHours || !onlyLabor) return found;
  if (hourly.length === 1) return { kind: 'lines', lines: hourly, every: true };
  // one rate for all the work is one thing, hours on several lines are not
  const rates = new Set(hourly.map((index) => centsOf(items[index]!.unit_price)));
  const setsRate = asked.figures.every(
    ({ phrase }) =>
      phrase.kind === 'rate' ||
      phrase.kind === 'money' ||
      phrase.kind === 'percent' ||
      (phrase.kind === 'number' && /\brate\b/.test(pattern)),
  );
  const perHour =
    /\brate\b/.test(pattern) || asked.figures.some(({ phrase }) => phrase.kind === 'rate' || phrase.kind === 'percent');
  if (hourly.length > 1 && setsRate && perHour && rates.size === 1)
    return { kind: 'lines', lines: hourly, every: true };
  return hourly.length > 1 ? { kind: 'several', lines: hourly } : found;
}

const pointing = (parts: readonly Part[]): string[] =>
  parts.filter(({ word }) => /^(it|that|them|those|this)$/.test(word)).map(({ word }) => word);

const isHours = (phrase: Phrase): boolean =>
  phrase.kind === 'duration' && (phrase.said === undefined || /^(hour|day|minute)$/.test(phrase.said.unit));

/** The line as it is asked to be, or why it cannot be that. */
function changeLine(line: LineItem, asked: Asked): LineItem | string {
  let next: LineItem = line;
  const said = asked.figures.filter(({ phrase }) => !isUnitOfDifference(phrase, asked));
  if (said.length > 2) return `“${asked.clause.said}” names too many figures at once.`;
  // a quantity first, so that a price for the whole is weighed against it
  const ordered = said.toSorted((a, b) => rank(a.phrase) - rank(b.phrase));
  for (const [order, figure] of ordered.entries()) {
    const result = asked.difference
      ? shiftLine(next, figure, asked, asked.difference)
      : setLine(next, figure, asked, ordered.length > 1 ? order : null);
    if (typeof result === 'string') return result;
    next = result;
  }
  return next;
}

const rank = (phrase: Phrase): number =>
  /^(quantity|duration)$/.test(phrase.kind) ? 0 : phrase.kind === 'number' ? 1 : 2;

/** "two dollars more an hour": the hour says per what. */
const isUnitOfDifference = (phrase: Phrase, { clause, figures }: Asked): boolean =>
  figures.length > 1 &&
  phrase.kind === 'duration' &&
  phrase.hours === 1 &&
  /more DURATION\d+$|less DURATION\d+$/.test(clause.pattern);

/** How far apart two figures are, as a factor: 1 is the same. */
const apart = (one: number, other: number): number =>
  one <= 0 || other <= 0 ? Number.POSITIVE_INFINITY : Math.max(one / other, other / one);

type Figure = Asked['figures'][number];

function setLine(line: LineItem, { phrase, index }: Figure, asked: Asked, order: number | null): LineItem | string {
  const { clause } = asked;
  const { quantity, unitPrice, amount } = figuresOf(line);
  if (phrase.kind === 'percent') return `“${clause.said}” does not say what the ${phrase.value} percent are of.`;
  if (phrase.kind === 'duration' || phrase.kind === 'quantity') return setQuantity(line, phrase, clause);
  const readings = readingsOf(clause, phrase)
    .filter((value) => value >= 0)
    .map(fromDollars);
  if (readings.length === 0) return `“${clause.said}” gives no single figure.`;
  const nearest = (to: number): number =>
    readings.reduce((best, value) => (apart(value, to) < apart(best, to) ? value : best));
  if (phrase.kind === 'rate') {
    if (quantity === null)
      return `“${line.description}” has no quantity to price ${phrase.per === 'each' ? 'each' : 'by the unit'}.`;
    return withFigures(line, { unitPrice: unitPrice === null ? readings[0]! : nearest(unitPrice) }, clause);
  }
  const before = clause.parts[index - 1]?.word ?? '';
  const after = clause.parts[index + 1]?.word ?? '';
  if (phrase.kind === 'number') {
    // "10 hydrangeas", "quantity 12", and the first of two figures
    const counts = asked.target.includes(after) || /^(of|more|units?|pieces?)$/.test(after);
    const named =
      /\b(quantity|qty|count|how many)\b/.test(clause.pattern) ||
      (/\bhours\b/.test(clause.pattern) && isHourLine(line));
    if ((counts || named || (order === 0 && before !== 'at')) && !/\b(price|cost|rate)\b/.test(clause.pattern))
      return withQuantity(line, phrase.value, clause);
  }
  if (quantity === null || quantity === 1 || unitPrice === null) {
    const value = amount === null ? readings[0]! : nearest(amount);
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
  if (!money && asCount / Math.min(asPrice, asWhole) < 1.5) return unclear(line, clause);
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

const family = (unit: string): string => {
  const plain = unit.toLowerCase().replace(/s$/, '');
  if (/^(h|hr|hour)$/.test(plain)) return 'hour';
  if (/^(linear (ft|foot|feet)|lf|ft|foot|feet|lin ft)$/.test(plain)) return 'ft';
  if (/^(sq ft|sf|square (foot|feet)|sqft)$/.test(plain)) return 'sq ft';
  if (/^(cu yd|cubic yard|yd|yard|sq yd|square yard)$/.test(plain)) return 'yd';
  if (/^(ea|each|piece|pc|unit|item)$/.test(plain)) return 'each';
  return plain;
};

function quantityIn(line: LineItem, phrase: Phrase): number | null {
  const unit = family(line.unit ?? '');
  if (phrase.kind === 'quantity') {
    if (phrase.value === undefined) return null;
    const said = family(phrase.unit);
    // "220 feet" of a surface means what the line is measured in
    return said === unit || (said === 'ft' && unit === 'sq ft') || line.unit === null ? phrase.value : null;
  }
  if (phrase.kind !== 'duration' || phrase.hours === undefined) return null;
  const said = phrase.said;
  if (unit === 'hour') return said?.unit === 'day' ? multiplyDecimals(said.value, 8) : phrase.hours;
  return said && said.unit === unit ? said.value : null;
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
    if (sum < 0) return `That would leave less than none of ${line.description}.`;
    return withQuantity(line, sum, clause);
  }
  const by = readingsOf(clause, phrase).map(fromDollars)[0];
  if (by === undefined || amount === null) return `${line.description} has no price yet.`;
  const perUnit =
    phrase.kind === 'rate' ||
    /(?:more|less|extra|off) (?:DURATION\d+|each|apiece|per \w+|an? \w+|on each|for each)/.test(clause.pattern) ||
    /\b(rate|each|apiece|hourly)\b/.test(clause.pattern);
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
  if (quantity === null || (quantity === 1 && line.unit === null && !rest.some((word) => target.includes(word))))
    return false;
  if (/\bby [A-Z]+\d/.test(clause.pattern) || /^(?:add|tack) [A-Z]+\d+ (?:to|onto|on)\b/.test(clause.pattern))
    return /\bhours?\b|\bquantity\b/.test(clause.pattern);
  return (
    rest.some((word) => target.includes(word) || /^(hours?|feet|foot|ft|yards?|of)$/.test(word)) ||
    rest[0] === 'more' ||
    rest[0] === 'less' ||
    rest[0] === 'fewer'
  );
}

function multiplied(line: LineItem, factor: number, clause: Clause): LineItem | string {
  const { quantity, unitPrice, amount } = figuresOf(line);
  if (amount === null) return `${line.description} has no price yet.`;
  const price = /\b(price|cost|rate)\b/.test(clause.pattern);
  if (quantity !== null && unitPrice !== null)
    return withFigures(
      line,
      price || quantity === 1 ? { unitPrice: unitPrice * factor } : { quantity: multiplyDecimals(quantity, factor) },
      clause,
    );
  return withFigures(line, { amount: amount * factor }, clause);
}

function tell(before: LineItem, after: LineItem): string {
  const parts: string[] = [];
  if (before.quantity !== after.quantity && after.quantity !== null)
    parts.push(`quantity ${before.quantity ?? 'open'} → ${after.quantity}`);
  const [was, is] = [centsOf(before.unit_price), centsOf(after.unit_price)];
  if (was !== is && is !== null && after.quantity !== 1)
    parts.push(`unit price ${was === null ? 'open' : show(was)} → ${show(is)}`);
  const [whole, now] = [centsOf(before.amount), centsOf(after.amount)];
  if (now !== null && whole !== now) parts.push(`amount ${whole === null ? 'open' : show(whole)} → ${show(now)}`);
  return `${after.description}: ${parts.length > 0 ? parts.join(', ') : 'as before'}`;
}
