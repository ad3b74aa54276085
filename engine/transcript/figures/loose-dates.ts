/**
 * Days as texts write them that in talk about a job mostly mean something else ("on the 17", "sun", "2 - 18", "two weeks
 * later"): only the facts of a text are read with these, and most only where the clause ends with them.
 */
import { addDays, daysBetween, makeDay, mondayOf, nextWeekday, splitDay, weekdayOf } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { DatePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isDigit, isWritten, small } from '../hear-cardinals.ts';
import { nextDate, nextDayOfMonth } from '../readers/count-days.ts';
import { holidayAt } from '../readers/holidays.ts';
import {
  dayAt,
  type Found,
  fullYear,
  MONTHS,
  ORDINALS,
  type Ordinal,
  ordinalAt,
  PERIODS,
  WEEKDAYS,
  yearAt,
} from '../readers/read-date-parts.ts';
import { dateAt, readDates } from '../readers/read-dates.ts';
import { countedDateAt } from './counted-dates.ts';
import { fullCardinal } from './full-cardinals.ts';
import { writtenDateAt } from './written-dates.ts';

/** Every word a loose date may begin with, besides figures and numbers. */
const OPENERS = new Set([
  ...[MONTHS, WEEKDAYS, ORDINALS].flatMap((table) => Object.keys(table)),
  ...'tmr tmrw tomorrows day next following closest nearest twenty thirty in a an half'.split(' '),
]);

export const readLooseDates = (heard: Heard, reference: CalendarDay): DatePhrase[] =>
  readDates(heard, reference, looseDateAt);

/** Nothing follows that a figure could count. */
export function endsClause(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i];
  if (!next) return true;
  if (/^[.,;!?)\]]$/.test(next.text)) return !(tokens[i + 1] && !tokens[i + 1]!.spaced && isWritten(tokens[i + 1]));
  return /^(?:and|or|at|from|for|with|if|please|because|so|but)$/.test(next.lower);
}

function looseDateAt(heard: Heard, i: number, reference: CalendarDay, last: DatePhrase | undefined): Found | null {
  const further = last?.to === i ? furtherDayAt(heard, i, last) : null;
  if (further) return further;
  const token = heard.tokens[i]!;
  if (!OPENERS.has(token.lower) && !heard.numberAt[i] && !isDigit(token.text.charCodeAt(0)))
    return sameWeekday(heard, withShortYear(heard, i, dateAt(heard, i, reference)));
  const day = dayAt(heard, i);
  return (
    loneWordAt(heard, i, reference) ??
    shortWeekdayAt(heard, i, reference) ??
    dayBesideAt(heard, i, last, reference) ??
    (day && (listedDayAt(heard, day, reference) ?? dayInMayAt(heard, day, reference))) ??
    closestAt(heard, i, reference) ??
    spelledYearAt(heard, i) ??
    writtenDateAt(heard, i, reference) ??
    countedDateAt(heard, i, reference, last) ??
    bareDayAt(heard, i, reference) ??
    withWeekday(heard, i, reference) ??
    sameWeekday(heard, withShortYear(heard, i, dateAt(heard, i, reference)))
  );
}

/** The text is nothing but "thu" or "sun."; "tmrw" is no other word. */
function loneWordAt({ tokens }: Heard, i: number, reference: CalendarDay): Found | null {
  const word = tokens[i]!.lower;
  if (/^(?:tmrw?|tomorrows)$/.test(word)) return { to: i + 1, date: addDays(reference, 1) };
  const weekday = i === 0 ? WEEKDAYS[word] : undefined;
  const alone = tokens.length === 1 || (tokens.length === 2 && tokens[1]!.text === '.');
  return weekday !== undefined && alone ? { to: tokens.length, date: nextWeekday(reference, weekday) } : null;
}

/** "on sat", "wed next week": what "sat", "sun" and "wed" mean elsewhere is open. */
function shortWeekdayAt({ tokens }: Heard, i: number, reference: CalendarDay): Found | null {
  const word = tokens[i]!.lower;
  const weekday = word.length === 3 ? WEEKDAYS[word] : undefined;
  if (weekday === undefined) return null;
  if (tokens[i + 1]?.lower === 'next' && tokens[i + 2]?.lower === 'week')
    return { to: i + 3, date: addDays(mondayOf(reference), 7 + ((weekday + 6) % 7)) };
  if (!/^(?:on|by|until|till)$/.test(tokens[i - 1]?.lower ?? '') || !endsClause(tokens, i + 1)) return null;
  return { to: i + 1, date: nextWeekday(reference, weekday) };
}

/** "the day after", "the next day": that after the day last spoken of; after today only where a day is asked for. */
function dayBesideAt({ tokens }: Heard, i: number, last: DatePhrase | undefined, reference: CalendarDay): Found | null {
  const [word, next] = [tokens[i]!.lower, tokens[i + 1]?.lower];
  const beside = word === 'day' ? next === 'after' : next === 'day' && (word === 'next' || word === 'following');
  if (!beside || !endsClause(tokens, i + 2)) return null;
  const from = tokens[i - 1]?.lower === 'the' ? i - 1 : i;
  // "The next day, they went on" is a day of a story
  const asked =
    from === 0 ? tokens[i + 2] === undefined : /^(?:for|on|by|until|till|about)$/.test(tokens[from - 1]!.lower);
  return last?.date || asked ? { to: i + 2, date: addDays(last?.date ?? reference, 1), from } : null;
}

const joins = (token: Token | undefined): boolean => /^(?:and|or|&|,)$/.test(token?.lower ?? '');

/** The first of "14 and 15 June", "3, 4 and 5 May". */
function listedDayAt(heard: Heard, day: Ordinal, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  if (!joins(tokens[day.to])) return null;
  let at = day.to;
  for (let listed = 0; listed < 5 && joins(tokens[at]); listed++) {
    const next = dayAt(heard, joins(tokens[at + 1]) ? at + 2 : at + 1);
    if (!next) return null;
    at = next.to;
  }
  const month = MONTHS[tokens[tokens[at]?.lower === 'of' ? at + 1 : at]?.lower ?? ''];
  // "rooms 14 and 15 June 3rd": the month has a day of its own
  if (!month || (dayAt(heard, at + 1) && !/^\d{4}$/.test(tokens[at + 1]!.text))) return null;
  const last = dateAt(heard, previousDay(heard, at), reference)?.date;
  const date = last && makeDay(splitDay(last).year, month, day.value);
  return date ? { to: day.to, date } : null;
}

/** Where the day begins that ends at a token: "nineteenth", "19", "twenty first". */
const previousDay = (heard: Heard, to: number): number => {
  for (const from of [to - 1, to - 2, to - 3])
    if (dayAt(heard, from)?.to === to && !joins(heard.tokens[from])) return from;
  return to - 1;
};

/** The second of "June 14 and 15". */
function furtherDayAt(heard: Heard, i: number, last: DatePhrase): Found | null {
  const { tokens } = heard;
  if (!last.date || !joins(tokens[i])) return null;
  const said = tokens.slice(last.from, last.to);
  // "June 18, 19" of a year, "the 18th, 19 windows" of nothing
  if (tokens[i]!.text === ',' || !said.some(({ lower }) => MONTHS[lower]) || /^\d{4}$/.test(said.at(-1)!.text))
    return null;
  const at = tokens[i + 1]?.lower === 'the' ? i + 2 : i + 1;
  const day = dayAt(heard, at);
  if (!day || !(endsClause(tokens, day.to) || ordinalAt(heard, at))) return null;
  if (MONTHS[tokens[tokens[day.to]?.lower === 'of' ? day.to + 1 : day.to]?.lower ?? '']) return null;
  const { year, month, date } = splitDay(last.date);
  const further = day.value > date ? makeDay(year, month, day.value) : null;
  return further ? { to: day.to, date: further, from: i + 1 } : null;
}

/** "the closest Monday to June 6", "second closest Christmas to today". */
function closestAt(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  const nth = ORDINALS[tokens[i]!.lower] ? ordinalAt(heard, i) : null;
  const at = nth?.to ?? i;
  if (!/^(?:closest|nearest)$/.test(tokens[at]?.lower ?? '')) return null;
  const weekday = WEEKDAYS[tokens[at + 1]?.lower ?? ''];
  const holiday = weekday === undefined && tokens[at + 1] ? holidayAt(tokens, at + 1, reference) : null;
  const to = holiday?.to ?? at + 2;
  if ((weekday === undefined && !holiday) || tokens[to]?.lower !== 'to') return null;
  const near = dateAt(heard, tokens[to + 1]?.lower === 'the' ? to + 2 : to + 1, reference);
  if (!near?.date) return null;
  const from = near.date;
  const { year } = splitDay(from);
  const days = [-3, -2, -1, 0, 1, 2, 3].map((step) =>
    holiday ? holiday.inYear(year + step) : addDays(nextWeekday(addDays(from, -4), weekday!), 7 * step),
  );
  const away = (day: CalendarDay): number => Math.abs(daysBetween(from, day));
  const date = days.sort((a, b) => away(a) - away(b))[(nth?.value ?? 1) - 1];
  return date ? { to: near.to, date } : null;
}

/** "December fifteen two thousand twenty six": hearing knows "fifteen two" as a number. */
function spelledYearAt({ tokens }: Heard, i: number): Found | null {
  const month = MONTHS[tokens[i]!.lower];
  const day = month ? small(tokens, i + 1) : null;
  const year = day && !day.written && day.value < 32 ? fullCardinal(tokens, day.to) : null;
  if (!month || !day || !year || year.value < 1900 || year.value > 2199) return null;
  const date = makeDay(year.value, month, day.value);
  return date ? { to: year.to, date } : null;
}

/** "on the 17", "by the fifth", "back on 17", where the text or its sentence ends. */
function bareDayAt(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  const the = tokens[i - 1]?.lower === 'the';
  const before = tokens[the ? i - 2 : i - 1]?.lower;
  if (before !== 'on' && !(the && before === 'by')) return null;
  const ordinal = ordinalAt(heard, i);
  const figure = /^(?:[1-9]|[12]\d|3[01])$/.test(tokens[i]!.text) && heard.numberAt[i]?.to === i + 1;
  const to = ordinal?.to ?? i + 1;
  const value = ordinal?.value ?? Number(tokens[i]!.text);
  // "the crew of 8 is on 9": small figures are hours, floors and streets
  if (!(ordinal ? the : figure && (the || value > 12)) || value > 31) return null;
  if (tokens[to] && !/^[.?!]$/.test(tokens[to]!.text)) return null;
  if (tokens[to + 1]?.spaced === false) return null;
  const date = nextDayOfMonth(reference, value);
  return date ? { to, date, from: the ? i - 1 : i } : null;
}

/** "3 May", "on 25 may 2027": elsewhere "may" is mostly the verb. */
function dayInMayAt(heard: Heard, day: Ordinal, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  if (tokens[day.to]?.lower !== 'may') return null;
  const year = yearAt(heard, day.to + 1);
  if (!year && !endsClause(tokens, day.to + 1)) return null;
  const date = year ? makeDay(year.value, 5, day.value) : nextDate(reference, 5, day.value);
  return date ? { to: year?.to ?? day.to + 1, date } : null;
}

/** "3 weeks from today on Saturday", "Saturday in 3 weeks": the day is counted roughly, its week or month is meant. */
function withWeekday(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  const leading = tokens[i]!.lower.length > 3 ? WEEKDAYS[tokens[i]!.lower] : undefined;
  const from = leading === undefined ? i : i + 1;
  if (!tokens[from] || !(heard.numberAt[from] || /^(?:in|an?)$/.test(tokens[from]!.lower))) return null;
  const unit = tokens.slice(from, from + 4).find(({ lower }) => PERIODS[lower]);
  const counted = unit ? dateAt(heard, from, reference) : null;
  if (!unit || !counted?.date) return null;
  const on = tokens[counted.to]?.lower === 'on' ? counted.to + 1 : counted.to;
  const weekday = leading ?? WEEKDAYS[tokens[on]?.lower ?? ''];
  if (weekday === undefined) return null;
  const rough = /^(?:month|year)$/.test(PERIODS[unit.lower]!);
  const date = rough
    ? nextWeekday(counted.date, weekday, true)
    : addDays(counted.date, weekday - weekdayOf(counted.date));
  return { to: leading === undefined ? on + 1 : counted.to, date };
}

/** "4 Oct 27", "Oct 4, 98": a year of two figures, where the text is nothing else or they are no day. */
function withShortYear({ tokens }: Heard, i: number, found: Found | null): Found | null {
  if (!found?.date) return found;
  const said = tokens.slice(i, found.to);
  if (!said.some(({ lower }) => MONTHS[lower]) || /^\d{4}$/.test(said.at(-1)!.text)) return found;
  const at = /^(?:,|of)$/.test(tokens[found.to]?.lower ?? '') ? found.to + 1 : found.to;
  const figures = tokens[at]?.text ?? '';
  if (!/^\d\d$/.test(figures) || !tokens[at]!.spaced || !endsClause(tokens, at + 1)) return found;
  const whole = i <= 1 && at + 1 >= tokens.length - 1;
  if (!whole && Number(figures) <= 31) return found;
  const { month, date } = splitDay(found.date);
  const day = makeDay(fullYear(figures), month, date);
  return day ? { ...found, to: at + 1, date: day } : found;
}

/** "December 15th (Tuesday)": the weekday says no other day. */
function sameWeekday({ tokens }: Heard, found: Found | null): Found | null {
  if (!found?.date) return found;
  const at = /^[,(]$/.test(tokens[found.to]?.text ?? '') ? found.to + 1 : found.to;
  const weekday = at > found.to ? WEEKDAYS[tokens[at]?.lower ?? ''] : undefined;
  if (weekday === undefined || weekday !== weekdayOf(found.date)) return found;
  return { ...found, to: tokens[at + 1]?.text === ')' ? at + 2 : at + 1 };
}
