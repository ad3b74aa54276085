/** Days that are told by their month: "the 20th of next month", "last day of June", "third day of October". */
import { addMonths, daysInMonth, makeDay, splitDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import { wordTable } from '../../word-table.ts';
import type { Heard } from '../hear.ts';
import { nextDayOfMonth } from './count-days.ts';
import { type Found, isGivenMonth, MONTHS, type Ordinal, ordinalAt, saidYearAt } from './read-date-parts.ts';

interface SaidMonth {
  year: number;
  month: number;
  to: number;
  /** No year was said: the month may be that of next year. */
  open: boolean;
}

const AHEAD = wordTable<number>({
  this: 0,
  current: 0,
  next: 1,
  coming: 1,
  upcoming: 1,
  following: 1,
  last: -1,
  previous: -1,
});

/** "June", "June 2027", "next month", "the current month", "the month". */
export function monthSaidAt(heard: Heard, i: number, reference: CalendarDay): SaidMonth | null {
  const { tokens } = heard;
  // "this December" is that which comes next
  const name = /^(?:this|next|coming)$/.test(tokens[i]?.lower ?? '') ? i + 1 : i;
  const named = MONTHS[tokens[name]?.lower ?? ''];
  if (named) {
    const year = saidYearAt(heard, name + 1, reference);
    if (!year && isGivenMonth(tokens, name)) return null;
    return { year: year?.value ?? splitDay(reference).year, month: named, to: year?.to ?? name + 1, open: !year };
  }
  const the = tokens[i]?.lower === 'the';
  const at = the ? i + 1 : i;
  // "the month of June"
  if (the && tokens[at]?.lower === 'month' && tokens[at + 1]?.lower === 'of' && MONTHS[tokens[at + 2]?.lower ?? ''])
    return monthSaidAt(heard, at + 2, reference);
  const shift = AHEAD[tokens[at]?.lower ?? ''];
  const to = shift === undefined ? at : at + 1;
  if (tokens[to]?.lower !== 'month' || (shift === undefined && !the)) return null;
  const { year, month } = splitDay(addMonths(`${reference.slice(0, 8)}01`, shift ?? 0));
  return { year, month, to: to + 1, open: false };
}

const inMonth = ({ year, month }: SaidMonth, date: number): CalendarDay =>
  makeDay(year, month, Math.min(date, daysInMonth(year, month)))!;

const dayIn = (said: SaidMonth, date: number, reference: CalendarDay): CalendarDay => {
  const day = inMonth(said, date);
  return said.open && day < reference ? inMonth({ ...said, year: said.year + 1 }, date) : day;
};

/** "the 20th of the next month", "20th day of June", "last day of the month", "25 of this month", "the first of the year". */
export function dayOfMonthAt(heard: Heard, i: number, said: Ordinal | null, reference: CalendarDay): Found | null {
  const { tokens, numberAt } = heard;
  const last = tokens[i]!.lower === 'last' && tokens[i + 1]?.lower === 'day';
  const ordinal = last ? { value: 31, to: i + 1 } : said;
  const number = numberAt[i];
  const figure = number?.written && number.to === i + 1 ? { value: number.values[0]!, to: i + 1 } : null;
  const day = ordinal ?? figure;
  if (!day || day.value > 31 || day.value < 1 || !Number.isInteger(day.value)) return null;
  const counted = tokens[day.to]?.lower === 'day';
  const at = counted ? day.to + 1 : day.to;
  const of = /^(?:of|in)$/.test(tokens[at]?.lower ?? '');
  const from = tokens[i - 1]?.lower === 'the' ? i - 1 : i;
  const turn = of && ordinal ? yearTurnAt(heard, at + 1, day.value, last, counted, reference) : null;
  if (turn) return { ...turn, from };
  const target = tokens[of ? at + 1 : at]?.lower ?? '';
  // "20 of the month", "third of June" are read elsewhere or are no days; "the 20th next month" needs no "of"
  if (!of && (!ordinal || AHEAD[target] === undefined)) return null;
  if (!counted && (MONTHS[target] !== undefined || (!ordinal && target === 'the' && tokens[at + 2]?.lower === 'month')))
    return null;
  const month = monthSaidAt(heard, of ? at + 1 : at, reference);
  // "the 15th of the month" said on the 20th is that of the next
  if (month && target === 'the' && tokens[at + 2]?.lower === 'month' && inMonth(month, day.value) < reference)
    return { to: month.to, date: nextDayOfMonth(reference, day.value)!, from };
  return month && { to: month.to, date: dayIn(month, day.value, reference), from };
}

/** "the first of the year", "the last day of the year", "first day of next year". */
function yearTurnAt(
  heard: Heard,
  i: number,
  value: number,
  last: boolean,
  counted: boolean,
  reference: CalendarDay,
): Found | null {
  const { tokens } = heard;
  const at = tokens[i]?.lower === 'the' ? i + 1 : i;
  const shift = AHEAD[tokens[at]?.lower ?? ''];
  const word = shift === undefined && tokens[at]?.lower !== 'new' ? at : at + 1;
  if (tokens[word]?.lower !== 'year' || (at === i && shift === undefined)) return null;
  const { year } = splitDay(reference);
  if (last) return { to: word + 1, date: makeDay(year + (shift ?? 0), 12, 31)! };
  if (value !== 1 || (!counted && shift !== undefined && tokens[at]!.lower !== 'next')) return null;
  return { to: word + 1, date: makeDay(year + (shift ?? 1), 1, 1)! };
}

/** "next month on the 20th". */
export function monthThenDay(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  if (AHEAD[tokens[i]!.lower] === undefined || tokens[i + 1]?.lower !== 'month') return null;
  if (tokens[i + 2]?.lower !== 'on' || tokens[i + 3]?.lower !== 'the') return null;
  const said = monthSaidAt(heard, i, reference);
  const day = ordinalAt(heard, i + 4);
  return said && day && day.value <= 31 ? { to: day.to, date: inMonth(said, day.value) } : null;
}
