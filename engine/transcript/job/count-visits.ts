/** "310 a visit, once a month for six months": how many visits a frequency comes to over the time that was said. */
import { multiplyDecimals } from '../../money.ts';
import type { Basis } from './basis-in-clause.ts';
import type { Clause } from './clauses.ts';
import { addNote, type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { measureFor } from './measure-units.ts';
import { VISIT, VISITS } from './visit-words.ts';

const OFTEN =
  / (?:(once|twice|#num times?) (?:(?:a|an|per|each|every) (week|month|quarter|year)|#num)|(every|each)( other| second)? (week|month|quarter|year)|every (#time)) /;
const ADVERB = / (weekly|biweekly|monthly|bimonthly|quarterly|yearly|annually) /;
const WORDS: Record<string, [times: number, unit: string]> = {
  weekly: [1, 'week'],
  biweekly: [0.5, 'week'],
  monthly: [1, 'month'],
  bimonthly: [0.5, 'month'],
  quarterly: [1, 'quarter'],
  yearly: [1, 'year'],
  annually: [1, 'year'],
};
const MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** Visits in the clause of the price or the next one; null where no whole number of them was said. */
export function visitsOf(context: Context, index: number): number | null {
  for (const k of [index, index + 1]) {
    const clause = context.clauses[k];
    // "six bait stations at 38 | and then the quarterly visits for a year": something else
    if (!clause || (k > index && (priceOf(clause) || /\b(then|plus|also)\b/.test(clause.opener)))) return null;
    if (!frequencyOf(clause)) continue;
    const count = timesIn(clause);
    if (count === null) return null;
    if (k > index) {
      context.taken[k] = 2;
      addNote(context, k, 'timeline');
    }
    return count;
  }
  return null;
}

/** "5 nights a week at 60 a night four weeks | so 20 nights": what was said to come out of it, where it is the same noun. */
export function visitsTold(context: Context, index: number, per: string): number | null {
  const { shape } = context.clauses[index]!;
  const visited = VISIT.has(per);
  const hours = per === 'h' && / #time (?:an?|per|each|every) (?:week|month|quarter|year) /.test(shape);
  if (!visited && !hours && !new RegExp(` #num ${per}s (?:a|per|each|every) (?:week|month|quarter|year) `).test(shape))
    return null;
  const counted = hours ? '#time' : `#num ${visited ? VISITS : `${per}s`}`;
  const told = new RegExp(
    `^ (?:(?:every|each|once an?|twice an?)(?: other)? (?:week|month|day) )?(?:(?:that|it|which)(?:'s| is| makes| comes to| works out to) |makes |comes to |(?:(?:i|we)(?:'m|'re|'ll|'d)? )?(?:call|calling|make|making|figure|figuring) (?:it |that )?(?:about )?)?${counted} (?:total |altogether |in all |(?:for|over) the (?:year|season|term|summer|winter) |a (?:month|year|season) )?$`,
  );
  for (const k of [index + 1, index + 2]) {
    const clause = context.clauses[k];
    if (!clause || priceOf(clause)) return null;
    // "42 a cut weekly through October | so 22 visits"
    if (!told.test(clause.shape) || (/^ #/.test(clause.shape) && !/\bso\b/.test(clause.opener))) continue;
    const { measure } = clause.elements.find(({ tag }) => tag === 'num' || tag === 'time')!;
    if (hours && measure!.unit !== 'hour') continue;
    context.taken[k] = 1;
    return measure!.value;
  }
  return null;
}

/** "40 every week | the term is 14 weeks": periods of the unit in the next clause; null where none are said. */
export function termOf(context: Context, index: number, unit: string): number | null {
  const next = context.clauses[index + 1];
  if (
    !next ||
    !/^ (?:(?:the |our |his |her |their )?(?:term|season|semester|course|program|contract|run)(?: is|'s| runs| lasts)|call it|call that|figure|so figure|let's (?:do|say|call it|make it)|that's|so that's|which is|(?:we|i|they|he|she) (?:said|agreed on|want|wants|figured)(?: the)?(?: first)?)(?: about| around)? #time (?:of (?:that|it|those) )?$/.test(
      next.shape,
    )
  )
    return null;
  const { measure } = next.elements.find(({ tag }) => tag === 'time')!;
  if (measure?.unit !== unit || measure.max !== undefined) return null;
  context.taken[index + 1] = 2;
  addNote(context, index + 1, 'timeline');
  return measure.value;
}

/** "it's 1650 a day for the crew | that's all three of us | and it's four days": how long the work takes, told behind it. */
export function daysAhead(context: Context, index: number): Element | null {
  for (let k = index + 1; k <= index + 2; k++) {
    const clause = context.clauses[k];
    if (!clause || priceOf(clause)) return null;
    const told =
      /^ (?:(?:it|that|this)(?:'s| is|'ll be|'ll take| takes| should take| runs)|figure|figuring|say|call it|takes?|for|about|just|only|i'd say|we(?:'ll)? need|i need|(?:i|we)(?:'m|'re| am| are) (?:figuring|thinking|planning|guessing|looking at|counting on)) (?:the |about |like |around |on |going to take |going to be )*#time $/.test(
        clause.shape,
      );
    const days = clause.elements.find(({ tag }) => tag === 'time');
    if (!told || !days) continue;
    if (measureFor('day', days, '') === null) return null;
    context.taken[k] = 1;
    return days;
  }
  return null;
}

/** How many times a frequency and a duration of one clause come to; null where that is no whole number. */
function timesIn(clause: Clause): number | null {
  const often = frequencyOf(clause);
  const duration = durationOf(clause.elements);
  if (!often || !duration) return null;
  const count = often.times * spans(often.unit, duration);
  return Number.isInteger(Math.round(count * 1e6) / 1e6) && count >= 1 ? Math.round(count) : null;
}

const durationOf = (elements: readonly Element[]): Element['measure'] =>
  elements.find((e, k) => e.tag === 'time' && /^(for|over|of|through|the)$/.test(elements[k - 1]?.word ?? ''))?.measure;

/** "once a month", "every other week", "every two weeks"; else an adjective: "quarterly". */
export function frequencyOf({ shape, elements }: Clause): { times: number; unit: string } | null {
  const match = OFTEN.exec(shape);
  // "an hour a week", "45 minutes | a week", "two hours every Friday"
  if (!match) {
    const weekly = / #time (?:(?:a|per) (week|month|year)|#time) for #time /.exec(shape);
    if (weekly) {
      const unit = weekly[1] ?? elements.filter((e) => e.tag === 'time')[1]!.measure!.unit;
      return { times: 1, unit };
    }
    // "two lessons a week for ten weeks at 55 a lesson": the lessons are what the price is of
    const counted = / #num ([a-z]+?)s? (?:(?:a|per|each|every) (week|month|year)|#time) (?:for|over) #time /.exec(
      shape,
    );
    if (counted && VISIT.has(counted[1]!)) {
      const unit = counted[2] ?? elements.find(({ tag }) => tag === 'time')!.measure!.unit;
      return { times: 1, unit };
    }
    if (/ (?:every|each) #date /.test(shape)) return { times: 1, unit: 'week' };
    const adverb = WORDS[ADVERB.exec(shape)?.[1] ?? ''];
    return adverb ? { times: adverb[0], unit: adverb[1] } : null;
  }
  const every = elements.find((e, k) => e.tag === 'time' && elements[k - 1]?.word === 'every')?.measure;
  if (match[6]) return every ? { times: 1 / every.value, unit: every.unit } : null;
  const counted = elements.find((e, k) => e.tag === 'num' && /^times?$/.test(elements[k + 1]?.word ?? ''));
  const times = match[3] ? (match[4] ? 0.5 : 1) : ({ once: 1, twice: 2 }[match[1]!] ?? counted?.measure?.value ?? 0);
  return { times, unit: match[2] ?? match[5] ?? 'quarter' };
}

/** "every two weeks 130 a visit", without an end: how often is told beside the price. */
export function tellFrequency(context: Context, index: number): void {
  const { elements } = context.clauses[index]!;
  const from = elements.findIndex(
    ({ word }, k) =>
      (word === 'every' &&
        (/^(?:time|date)$/.test(elements[k + 1]?.tag ?? '') ||
          /^(?:other|second)$/.test(elements[k + 1]?.word ?? ''))) ||
      (/^(?:once|twice)$/.test(word) && /^(?:a|per|every)$/.test(elements[k + 1]?.word ?? '')),
  );
  const to = /^(?:other|second|a|per|every)$/.test(elements[from + 1]?.word ?? '') ? from + 3 : from + 2;
  if (from >= 0 && elements.slice(from, to).every(({ tag }) => /^(?:word|time|date)$/.test(tag)))
    addNote(context, index, 'timeline', elements.slice(from, to));
}

/** How many of the unit the duration has: weeks only in weeks, since months differ. */
export function spans(unit: string, { value, unit: of }: { value: number; unit: string }): number {
  if (unit === of) return value;
  return MONTHS[unit] && MONTHS[of] ? (value * MONTHS[of]) / MONTHS[unit] : Number.NaN;
}

const periodsIn = ({ tag, measure }: Element, period: string): number =>
  tag === 'time' && measure!.max === undefined ? spans(period, measure!) : (measure!.max ?? measure!.value);

/** "10 hours a month at 180 an hour for three months", "two days, eight hours a day at 55". */
export function eachPeriod(clause: Clause, hours: Basis): Basis | null {
  const period = / #time (?:a|per|each|every) (week|month|visit|day|session) /.exec(clause.shape)?.[1];
  const isOver = (e: Element, k: number): boolean =>
    (e.tag === 'time' && !hours.elements.includes(e) && spans(period!, e.measure!) >= 1) ||
    (e.tag === 'num' && clause.elements[k + 1]?.word.startsWith(period!) === true);
  const times = period ? clause.elements.find(isOver) : undefined;
  const often = period === 'visit' || period === 'session' ? null : timesIn(clause);
  if (often !== null) return { ...hours, quantity: multiplyDecimals(hours.quantity, often) };
  return times?.measure
    ? {
        ...hours,
        quantity: multiplyDecimals(hours.quantity, periodsIn(times, period!)),
        elements: [...hours.elements, times],
      }
    : null;
}
