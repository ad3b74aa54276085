/** 'YYYY-MM-DD' arithmetic. The only file that knows calendars; days are days everywhere, without a time zone. */
import type { CalendarDay } from './document/business-document.ts';

const DAY = 86_400_000;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The day as year, month (1–12) and day of the month. Throws RangeError for a day that does not exist. */
export function splitDay(day: CalendarDay): { year: number; month: number; date: number } {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const [year, month, date] = match ? match.slice(1).map(Number) : [];
  if (year === undefined || month === undefined || date === undefined || makeDay(year, month, date) !== day)
    throw new RangeError(`Not a calendar day: ${day}`);
  return { year, month, date };
}

/** The day of these parts, or null where the calendar has none (February 30). */
export function makeDay(year: number, month: number, date: number): CalendarDay | null {
  if (![year, month, date].every(Number.isInteger) || year < 1 || year > 9999) return null;
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, date);
  if (time.getUTCFullYear() !== year || time.getUTCMonth() !== month - 1 || time.getUTCDate() !== date) return null;
  return time.toISOString().slice(0, 10);
}

export function isDay(value: string): value is CalendarDay {
  try {
    splitDay(value);
    return true;
  } catch {
    return false;
  }
}

const timeOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);
}

/** The same date so many months on; where that month is shorter, its last day. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, date } = splitDay(day);
  const index = year * 12 + (month - 1) + months;
  const y = Math.floor(index / 12);
  const m = (index % 12) + 1;
  return makeDay(y, m, Math.min(date, daysInMonth(y, m)))!;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(timeOf(day)).getUTCDay();
}

/** Whole days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY);
}

/** The Monday of the day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The next such weekday after the day (never the day itself, unless `orSame`). */
export function nextWeekday(day: CalendarDay, weekday: number, orSame = false): CalendarDay {
  const ahead = (weekday - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead === 0 && !orSame ? 7 : ahead);
}

/** "Nov 20, 2026" */
export function showDay(day: CalendarDay): string {
  const { year, month, date } = splitDay(day);
  return `${monthNames[month - 1]!.slice(0, 3)} ${date}, ${year}`;
}
