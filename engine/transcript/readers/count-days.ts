/** Calendar days counted from a reference day: the next such date, day of the month or weekday. */
import { addDays, addMonths, makeDay, mondayOf, splitDay, weekdayOf } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';

export function nextDate(reference: CalendarDay, month: number, date: number): CalendarDay | null {
  const { year } = splitDay(reference);
  const now = makeDay(year, month, date);
  if (now && now >= reference) return now;
  return makeDay(year + 1, month, date) ?? makeDay(year + 2, month, date) ?? makeDay(year + 4, month, date);
}

export function nextDayOfMonth(reference: CalendarDay, date: number): CalendarDay | null {
  for (let months = 0; months < 4; months++) {
    const { year, month } = splitDay(addMonths(`${reference.slice(0, 8)}01`, months));
    const day = makeDay(year, month, date);
    if (day && day >= reference) return day;
  }
  return null;
}

/** The next month whose such day falls on the weekday: "Monday the 16th". Where none does within a year, the date counts. */
export function nextDayOnWeekday(reference: CalendarDay, date: number, weekday: number): CalendarDay | null {
  for (let months = 0; months < 12; months++) {
    const { year, month } = splitDay(addMonths(`${reference.slice(0, 8)}01`, months));
    const day = makeDay(year, month, date);
    if (day && day >= reference && weekdayOf(day) === weekday) return day;
  }
  return nextDayOfMonth(reference, date);
}

export function monthRange(year: number, month: number): { start: CalendarDay; end: CalendarDay } {
  const start = makeDay(year, month, 1)!;
  return { start, end: addMonths(start, 1) };
}

export function shiftDay(day: CalendarDay, count: number, unit: 'day' | 'week' | 'month' | 'year'): CalendarDay {
  if (unit === 'day') return addDays(day, count);
  if (unit === 'week') return addDays(day, 7 * count);
  return addMonths(day, unit === 'month' ? count : 12 * count);
}

/** The calendar week, month or year that lies `shift` of them ahead, end exclusive; null for no such unit. */
export function periodOf(
  unit: string | undefined,
  reference: CalendarDay,
  shift: number,
): { start: CalendarDay; end: CalendarDay } | null {
  if (unit === 'week') {
    const start = addDays(mondayOf(reference), 7 * shift);
    return { start, end: addDays(start, 7) };
  }
  if (unit === 'month') {
    const start = addMonths(`${reference.slice(0, 8)}01`, shift);
    return { start, end: addMonths(start, 1) };
  }
  if (unit === 'year') {
    const year = splitDay(reference).year + shift;
    return { start: makeDay(year, 1, 1)!, end: makeDay(year + 1, 1, 1)! };
  }
  return null;
}
