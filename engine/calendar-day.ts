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
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const parts = { year: Number(year), month: Number(month), date: Number(date) };
  if (!exists(parts.year, parts.month, parts.date)) throw new RangeError(`Not a calendar day: ${day}`);
  return parts;
}

/** The day of these parts, or null where the calendar has none (February 30). */
export function makeDay(year: number, month: number, date: number): CalendarDay | null {
  return exists(year, month, date) ? `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}` : null;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const exists = (year: number, month: number, date: number): boolean =>
  Number.isInteger(year) &&
  Number.isInteger(month) &&
  Number.isInteger(date) &&
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  date >= 1 &&
  date <= daysInMonth(year, month);

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
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
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

/** "January 19, 2026", as it stands in a sentence. */
export function writeDay(day: CalendarDay): string {
  const { year, month, date } = splitDay(day);
  return `${monthNames[month - 1]} ${date}, ${year}`;
}
