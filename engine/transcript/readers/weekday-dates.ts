/** Days of the week: "Saturday September 19th", "Friday of next week", "the Monday after Thanksgiving", "first Tuesday of June". */
import { addDays, makeDay, mondayOf, nextWeekday, splitDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import { wordTable } from '../../word-table.ts';
import type { Heard, Token } from '../hear.ts';
import { nextDayOnWeekday } from './count-days.ts';
import { monthSaidAt } from './days-of-month.ts';
import { type DateAt, type Found, MONTHS, type Ordinal, ordinalAt, sideAt, WEEKDAYS } from './read-date-parts.ts';
import { numericAt } from './read-numeric-dates.ts';

export function weekdayAt(
  heard: Heard,
  i: number,
  weekday: number,
  reference: CalendarDay,
  dateAt: DateAt,
): Found | null {
  const { tokens } = heard;
  // Saturday September 19th, Monday the 16th, Friday 7/6
  let at = tokens[i + 1]?.text === ',' || tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
  const month = MONTHS[tokens[at]?.lower ?? ''];
  if (month) {
    const inner = dateAt(heard, at, reference);
    if (inner?.date) return { to: inner.to, date: inner.date };
  }
  const the = tokens[at]?.lower === 'the' ? at + 1 : at;
  const ordinal = ordinalAt(heard, the);
  if (ordinal) {
    const inner = MONTHS[tokens[tokens[ordinal.to]?.lower === 'of' ? ordinal.to + 1 : ordinal.to]?.lower ?? '']
      ? dateAt(heard, the, reference)
      : null;
    if (inner?.date) return { to: inner.to, date: inner.date };
    const date = nextDayOnWeekday(reference, ordinal.value, weekday);
    // no job is planned to a day more than four months away without its month
    if (date && date <= addDays(reference, 124)) return { to: ordinal.to, date };
    if (date) return { to: ordinal.to, date, vague: true };
  }
  const numeric = /^\d/.test(tokens[at]?.text ?? '')
    ? (numericAt(heard, at, reference) ?? dateAt(heard, at, reference))
    : null;
  if (numeric?.date) return { to: numeric.to, date: numeric.date };
  at = i + 1;
  const before = tokens[i - 1]?.lower ?? '';
  const two = tokens[i - 2]?.lower ?? '';
  const after = tokens[at]?.lower ?? '';
  if (before === 'last' || before === 'past')
    return {
      to: at,
      date: addDays(
        nextWeekday(reference, weekday),
        -7 - (nextWeekday(reference, weekday) === addDays(reference, 7) ? 7 : 0),
      ),
      from: i - 1,
    };
  if (before === 'next') return { to: at, date: dayOfWeek(reference, 1, weekday), from: i - 1 };
  const week = weekAt(tokens, /^(?:of|in|from)$/.test(after) ? at + 1 : at);
  if (week) return { to: week.to, date: dayOfWeek(reference, week.shift, weekday) };
  if (after === 'after' && tokens[at + 1]?.lower === 'next')
    return { to: at + 2, date: addDays(nextWeekday(reference, weekday), 7) };
  if (/^(week|wk)$/.test(before) && two === 'next')
    return { to: at, date: dayOfWeek(reference, 1, weekday), from: i - 2 };
  const besides = besideDay(heard, at, weekday, 1, reference, dateAt);
  if (besides) return besides;
  if (after === 'week' && tokens[at + 1]?.lower !== 'of')
    return { to: at + 1, date: addDays(nextWeekday(reference, weekday), 7) };
  const date = nextWeekday(reference, weekday);
  // "every other Sunday"
  if (/^(?:every|each)$/.test(before) || (/^(?:other|second)$/.test(before) && two === 'every'))
    return { to: at, date, vague: true };
  return { to: at, date, from: before === 'this' || before === 'coming' ? i - 1 : i };
}

/** The day of the calendar week that lies `shift` weeks ahead. */
const dayOfWeek = (reference: CalendarDay, shift: number, weekday: number): CalendarDay =>
  addDays(mondayOf(reference), 7 * shift + ((weekday + 6) % 7));

const WEEKS = wordTable<number>({
  this: 0,
  next: 1,
  following: 1,
  coming: 1,
  upcoming: 1,
  last: -1,
  previous: -1,
  past: -1,
});

/** "this week", "the following week", "the week after next". */
function weekAt(tokens: readonly Token[], i: number): { to: number; shift: number } | null {
  const at = tokens[i]?.lower === 'the' ? i + 1 : i;
  if (at > i && tokens[at]?.lower === 'week' && tokens[at + 1]?.lower === 'after' && tokens[at + 2]?.lower === 'next')
    return { to: at + 3, shift: 2 };
  const shift = WEEKS[tokens[at]?.lower ?? ''];
  return shift !== undefined && tokens[at + 1]?.lower === 'week' ? { to: at + 2, shift } : null;
}

/** "next week Wednesday", "next week on Tuesday", "this week's Friday". */
export function weekThenWeekday(tokens: readonly Token[], i: number, reference: CalendarDay): Found | null {
  const week = weekAt(tokens, i);
  if (!week) return null;
  const at = /^(?:on|'s|-)$/.test(tokens[week.to]?.lower ?? '') ? week.to + 1 : week.to;
  const weekday = WEEKDAYS[tokens[at]?.lower ?? ''];
  if (weekday === undefined || tokens[at]!.lower.length <= 3) return null;
  return { to: at + 1, date: dayOfWeek(reference, week.shift, weekday) };
}

/** What stands behind the nth weekday: "after Christmas", "before the 15th". */
function besideDay(
  heard: Heard,
  i: number,
  weekday: number,
  nth: number,
  reference: CalendarDay,
  dateAt: DateAt,
): Found | null {
  const { tokens } = heard;
  const side = tokens[i]?.lower === 'from' ? null : sideAt(tokens, i);
  const inner = side ? dateAt(heard, side.day, reference) : null;
  if (!side || !inner?.date) return null;
  const date = side.before
    ? addDays(nextWeekday(inner.date, weekday, true), -7 * nth)
    : addDays(nextWeekday(inner.date, weekday), 7 * (nth - 1));
  return { to: inner.to, date };
}

/** "the first Tuesday of October", "last Monday in March", "second Friday of next month", "third Tuesday after Easter": `ordinal` stands at i. */
export function nthWeekdayAt(
  heard: Heard,
  i: number,
  ordinal: Ordinal | null,
  reference: CalendarDay,
  dateAt: DateAt,
): Found | null {
  const { tokens } = heard;
  const nth = tokens[i]!.lower === 'last' ? -1 : ordinal?.value;
  const at = ordinal?.to ?? i + 1;
  const weekday = WEEKDAYS[tokens[at]?.lower ?? ''];
  if (!nth || weekday === undefined) return null;
  if (nth > 0 || sideAt(tokens, at + 1)?.before) {
    const beside = besideDay(heard, at + 1, weekday, Math.abs(nth), reference, dateAt);
    if (beside) return beside;
  }
  const of = /^(?:of|in)$/.test(tokens[at + 1]?.lower ?? '');
  const said = nth > 5 ? null : monthSaidAt(heard, of ? at + 2 : at + 1, reference);
  // "first Saturday next month", but "second Saturday June 5th"
  if (!said || (!of && said.open)) return null;
  const inYear = (year: number): CalendarDay | null => {
    const first = nextWeekday(makeDay(year, said.month, 1)!, weekday, true);
    const fifth = addDays(first, 28);
    const hasFive = splitDay(fifth).month === said.month;
    if (nth > 0) return nth === 5 && !hasFive ? null : addDays(first, 7 * (nth - 1));
    return hasFive ? fifth : addDays(first, 21);
  };
  const inSaid = inYear(said.year);
  const date = said.open && (!inSaid || inSaid < reference) ? inYear(said.year + 1) : inSaid;
  return date ? { to: said.to, date } : null;
}
