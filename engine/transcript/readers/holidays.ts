/** The holidays by which people in the United States plan. */
import { addDays, makeDay, nextWeekday, splitDay, weekdayOf } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { Token } from '../hear.ts';

const fixed =
  (month: number, date: number) =>
  (year: number): CalendarDay =>
    makeDay(year, month, date)!;

/** The nth such weekday of a month; -1 is the last. */
const nth =
  (month: number, weekday: number, n: number) =>
  (year: number): CalendarDay => {
    if (n > 0) return addDays(nextWeekday(makeDay(year, month, 1)!, weekday, true), 7 * (n - 1));
    const end = addDays(makeDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1)!, -1);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  };

function easter(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return makeDay(year, Math.floor(sum / 31), (sum % 31) + 1)!;
}

const thanksgiving = nth(11, 4, 4);
const holidays: [words: string, on: (year: number) => CalendarDay][] = [
  ['christmas eve', fixed(12, 24)],
  ['christmas day', fixed(12, 25)],
  ['christmas', fixed(12, 25)],
  ['xmas', fixed(12, 25)],
  ["new year 's eve", fixed(12, 31)],
  ['new years eve', fixed(12, 31)],
  ["new year 's day", fixed(1, 1)],
  ["new year 's", fixed(1, 1)],
  ['new years day', fixed(1, 1)],
  ['new years', fixed(1, 1)],
  ['halloween', fixed(10, 31)],
  ["valentine 's day", fixed(2, 14)],
  ['valentines day', fixed(2, 14)],
  ["st patrick 's day", fixed(3, 17)],
  ['independence day', fixed(7, 4)],
  ['veterans day', fixed(11, 11)],
  ['black friday', (year) => addDays(thanksgiving(year), 1)],
  ['thanksgiving day', thanksgiving],
  ['thanksgiving', thanksgiving],
  ['labor day', nth(9, 1, 1)],
  ['memorial day', nth(5, 1, -1)],
  ["mother 's day", nth(5, 0, 2)],
  ["father 's day", nth(6, 0, 3)],
  ['easter sunday', easter],
  ['easter', easter],
];
const byFirst = new Map<string, typeof holidays>();
for (const entry of holidays) {
  const first = entry[0].split(' ')[0]!;
  byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
}

const names = new Set(holidays.map(([words]) => words.replaceAll(" '", "'")));
export const isHoliday = (said: string): boolean => names.has(said.toLowerCase().replaceAll('’', "'"));

/** The words holidays begin with. */
export const holidayOpeners: readonly string[] = [...byFirst.keys()];

/** The holiday named at a token and the next day it falls on. */
export function holidayAt(
  tokens: readonly Token[],
  i: number,
  reference: CalendarDay,
): { to: number; date: CalendarDay; inYear: (year: number) => CalendarDay } | null {
  for (const [words, on] of byFirst.get(tokens[i]!.lower) ?? []) {
    const list = words.split(' ');
    if (!list.every((word, k) => tokens[i + k]?.lower === word)) continue;
    // "the Christmas stuff", "Halloween decorations"
    if (
      /^(stuff|lights?|trees?|decorations?|decor|boxes|party|dinner|ornaments|wreaths?|things|bins|cards?|gifts?)$/.test(
        tokens[i + list.length]?.lower ?? '',
      )
    )
      return null;
    const { year } = splitDay(reference);
    const date = on(year) >= reference ? on(year) : on(year + 1);
    return { to: i + list.length, date, inYear: on };
  }
  return null;
}
