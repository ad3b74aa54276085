/**
 * Calendar days, counted from a reference day. "this Friday" and a bare weekday are the next one to come; "next
 * Tuesday" is that of the next calendar week; a date without a year is the next such date. Stretches of days
 * ("next week", "the week of the 18th", "in March") carry start and end, end exclusive.
 */
import { addDays, addMonths, makeDay, mondayOf, splitDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { DatePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isDigit } from '../hear-cardinals.ts';
import { monthRange, nextDate, nextDayOfMonth } from './count-days.ts';
import { dayOfMonthAt, monthThenDay } from './days-of-month.ts';
import { holidayAt, holidayOpeners } from './holidays.ts';
import {
  type DateAt,
  dayAt,
  type Found,
  gluedDayAt,
  isGivenMonth,
  MONTHS,
  ORDINALS,
  ordinalAt,
  saidYearAt,
  sideAt,
  WEEKDAYS,
  yearAt,
} from './read-date-parts.ts';
import { numericAt } from './read-numeric-dates.ts';
import { periodAt, relativeAt } from './relative-dates.ts';
import { nthWeekdayAt, weekdayAt, weekThenWeekday } from './weekday-dates.ts';

/** Every word a date may begin with, besides figures and numbers. */
const OPENERS = new Set([
  ...[MONTHS, WEEKDAYS, ORDINALS].flatMap((table) => Object.keys(table)),
  ...holidayOpeners,
  ...'today tonight tomorrow yesterday day last next this coming upcoming following week weekend'.split(' '),
  ...'end beginning start middle twenty thirty in within a an one'.split(' '),
]);

/** What reads the date at a token; `last` is the one before it. */
export type ReadDateAt = (
  heard: Heard,
  i: number,
  reference: CalendarDay,
  last: DatePhrase | undefined,
) => Found | null;

export function readDates(
  heard: Heard,
  reference: CalendarDay,
  readAt: ReadDateAt = (words, i, day) => dateAt(words, i, day),
): DatePhrase[] {
  const found: DatePhrase[] = [];
  let i = 0;
  while (i < heard.tokens.length) {
    const date = readAt(heard, i, reference, found.at(-1));
    if (date) {
      found.push({ kind: 'date', ...date, from: date.from ?? i });
      i = Math.max(date.to, i + 1);
    } else i++;
  }
  return joinRanges(heard, found);
}

/** "from March 2 to March 5": two days become one stretch. */
function joinRanges(heard: Heard, found: DatePhrase[]): DatePhrase[] {
  const out: DatePhrase[] = [];
  for (const phrase of found) {
    const last = out.at(-1);
    const gap = last
      ? heard.tokens
          .slice(last.to, phrase.from)
          .map((token) => token.lower)
          .join(' ')
      : '';
    const opener = last ? (heard.tokens[last.from - 1]?.lower ?? '') : '';
    const b = phrase.date ?? phrase.start;
    // said in May, "April to October" is of this year
    const from = last?.date ?? last?.start;
    const a = from && b && last?.start && phrase.start && from > b ? addMonths(from, -12) : from;
    if (
      last &&
      a &&
      b &&
      a < b &&
      (/^(to|through|thru|till|until|-|–)$/.test(gap) || (gap === 'and' && opener === 'between'))
    ) {
      out[out.length - 1] = { kind: 'date', from: last.from, to: phrase.to, start: a, end: b };
      continue;
    }
    out.push(phrase);
  }
  return out;
}

/** A date may be counted from a date ("the Monday after the week of the 18th"), but nobody goes on like that for long. */
const DEEPEST = 3;

export function dateAt(heard: Heard, i: number, reference: CalendarDay, depth = 0): Found | null {
  const { tokens } = heard;
  const token = tokens[i];
  // "10 days before" may be the end of what was said
  if (!token) return null;
  const word = token.lower;
  if (!OPENERS.has(word) && !heard.numberAt[i] && !isDigit(word.charCodeAt(0))) return null;
  const next = tokens[i + 1]?.lower ?? '';
  const innerAt: DateAt = (words, at, day) => (depth < DEEPEST ? dateAt(words, at, day, depth + 1) : null);

  const numeric = numericAt(heard, i, reference);
  if (numeric) return numeric;

  if (word === 'today' || word === 'tonight') return { to: i + 1, date: reference, vague: true };
  if (word === 'tomorrow') return { to: i + 1, date: addDays(reference, 1) };
  if (word === 'yesterday') return { to: i + 1, date: addDays(reference, -1) };
  // "the day after tomorrow", "the day before Thanksgiving"
  const side = word === 'day' && next !== 'from' ? sideAt(tokens, i + 1) : null;
  const beside = side ? innerAt(heard, side.day, reference) : null;
  if (side && beside?.date) return { to: beside.to, date: addDays(beside.date, side.before ? -1 : 1) };

  const ordinal = ordinalAt(heard, i);
  const told =
    nthWeekdayAt(heard, i, ordinal, reference, innerAt) ??
    weekThenWeekday(tokens, i, reference) ??
    dayOfMonthAt(heard, i, ordinal, reference) ??
    monthThenDay(heard, i, reference);
  if (told) return told;

  const holiday = holidayAt(tokens, i, reference);
  if (holiday) {
    const year = saidYearAt(heard, holiday.to, reference);
    return year ? { to: year.to, date: holiday.inYear(year.value) } : { to: holiday.to, date: holiday.date };
  }

  // the week of the 18th, the week starting February 4
  if (word === 'week' && /^(of|starting|beginning)$/.test(next)) {
    const at =
      next === 'of'
        ? i + 2
        : /^(on|the)$/.test(tokens[i + 2]?.lower ?? '') && tokens[i + 2]!.lower === 'on'
          ? i + 3
          : i + 2;
    const inner = innerAt(heard, tokens[at]?.lower === 'the' ? at + 1 : at, reference);
    if (inner?.date) {
      const start = next === 'of' ? mondayOf(inner.date) : inner.date;
      return { to: inner.to, start, end: addDays(start, 7) };
    }
  }
  if (next === 'of' && /^(end|beginning|start|middle)$/.test(word)) {
    const inner =
      innerAt(heard, tokens[i + 2]?.lower === 'the' ? i + 3 : i + 2, reference) ??
      periodAt(tokens, tokens[i + 2]?.lower === 'the' ? i + 3 : i + 2, reference, 0);
    if (inner?.start && inner.end) {
      if (word === 'end') return { to: inner.to, start: addDays(inner.end, -7), end: inner.end };
      return { to: inner.to, start: inner.start, end: inner.end };
    }
  }

  const month = MONTHS[word];
  if (month && !isGivenMonth(tokens, i)) {
    const at = tokens[i + 1]?.text === '.' || (tokens[i + 1]?.text === ',' && dayAt(heard, i + 2)) ? i + 2 : i + 1;
    const dash = tokens[at]?.text === '-' || tokens[at]?.text === '/' ? at + 1 : at;
    const the = tokens[dash]?.lower === 'the' ? dash + 1 : dash;
    const day = dayAt(heard, the) ?? gluedDayAt(tokens, the);
    if (day) {
      const glue = tokens[day.to]?.text === '-' || tokens[day.to]?.text === '/' ? day.to + 1 : day.to;
      const year = saidYearAt(heard, glue, reference);
      const date = year ? makeDay(year.value, month, day.value) : nextDate(reference, month, day.value);
      if (date) {
        const to = year?.to ?? day.to;
        const last = throughDay(heard, to, date);
        return last ?? { to, date };
      }
    }
    const year = yearAt(heard, at);
    const certain = year !== null || /^[A-Z]/.test(token.text) || word.length > 4;
    if (certain && !/^(may|mar|dec|sep|jan|march)$/.test(word)) {
      const { year: thisYear, month: thisMonth } = splitDay(reference);
      return {
        to: year?.to ?? i + 1,
        ...monthRange(year?.value ?? (month >= thisMonth ? thisYear : thisYear + 1), month),
      };
    }
    // "they want it May through September", "from may to october", "November through March"
    const through =
      (THROUGH.test(tokens[i + 1]?.lower ?? '') && MONTHS[tokens[i + 2]?.lower ?? '']) ||
      (THROUGH.test(tokens[i - 1]?.lower ?? '') && MONTHS[tokens[i - 2]?.lower ?? '']);
    if (
      /^(in|of|by|until|late|early|mid|this|next|since|during)$/.test(tokens[i - 1]?.lower ?? '') ||
      year ||
      through
    ) {
      const { year: thisYear, month: thisMonth } = splitDay(reference);
      return {
        to: year?.to ?? i + 1,
        ...monthRange(year?.value ?? (month >= thisMonth ? thisYear : thisYear + 1), month),
      };
    }
  }

  // "the 16th", "the 4th of July", "25 december", "twenty fifth of july"
  const day = ordinal ?? dayAt(heard, i);
  if (day && day.value <= 31) {
    let at = day.to;
    if (/^(of|-|\/)$/.test(tokens[at]?.lower ?? '')) at++;
    // "the 18th and 19th of June"
    const other =
      ordinal && /^(?:and|or|&)$/.test(tokens[at]?.lower ?? '') ? ordinalAt(heard, afterThe(tokens, at + 1)) : null;
    if (other) at = tokens[other.to]?.lower === 'of' ? other.to + 1 : other.to;
    const inMonth = MONTHS[tokens[at]?.lower ?? ''];
    if (inMonth && !(tokens[at]!.lower === 'may' && !ordinal && tokens[day.to]!.lower !== 'of')) {
      const glue = /^[-/]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
      const year = saidYearAt(heard, glue, reference);
      const date = year ? makeDay(year.value, inMonth, day.value) : nextDate(reference, inMonth, day.value);
      const to = other ? day.to : (year?.to ?? at + 1);
      if (date) return { to, date, from: tokens[i - 1]?.lower === 'the' ? i - 1 : i };
    }
    const beforeDay = tokens[i - 1]?.lower ?? '';
    const after = tokens[day.to]?.lower ?? '';
    const plainOrdinal = ordinal !== null && beforeDay === 'the' && (/^\d/.test(word) || ordinal.value > 12);
    if (
      plainOrdinal &&
      !/^(floor|street|st|avenue|ave|grade|story|time|one|hole|coat|round|unit|home|house|window|hour|day|place|anniversary|birthday|largest|amendment|century|person)$/.test(
        after,
      ) &&
      day.value <= 31
    ) {
      const date = nextDayOfMonth(reference, day.value);
      if (date) return { to: day.to, date, from: i - 1 };
    }
  }

  const weekday = WEEKDAYS[word];
  // "all the digging's on a Saturday": any of them
  if (weekday !== undefined && /^(a|any)$/.test(tokens[i - 1]?.lower ?? '') && !dayAt(heard, i + 1)) return null;
  // "SAT prep" is an examination
  if (token.text === 'SAT' && !dayAt(heard, i + 1)) return null;
  if (
    weekday !== undefined &&
    (word.length > 3 || /^[A-Z]/.test(token.text) || /^(on|this|next|by)$/.test(tokens[i - 1]?.lower ?? '')) &&
    !(word === 'sun' || word === 'sat' || word === 'wed'
      ? !/^[A-Z]/.test(token.text) || (!dayAt(heard, i + 1) && i > 0 && !/^(on|this|next)$/.test(tokens[i - 1]!.lower))
      : false)
  )
    return weekdayAt(heard, i, weekday, reference, innerAt);

  return relativeAt(heard, i, reference, innerAt);
}

const THROUGH = /^(?:through|thru|to|till|until)$/;

const afterThe = (tokens: readonly Token[], i: number): number => (tokens[i]?.lower === 'the' ? i + 1 : i);

/** "April 9th through 17th". */
function throughDay(heard: Heard, i: number, start: CalendarDay): Found | null {
  if (!/^(through|thru|to|-|–)$/.test(heard.tokens[i]?.lower ?? '')) return null;
  const last = dayAt(heard, i + 1);
  const { year, month, date } = splitDay(start);
  if (!last || last.value <= date || MONTHS[heard.tokens[last.to]?.lower ?? '']) return null;
  if (/^(hours?|days?|weeks?|am|pm|percent|%|people|:)$/.test(heard.tokens[last.to]?.lower ?? '')) return null;
  const end = makeDay(year, month, last.value);
  return end ? { to: last.to, start, end } : null;
}
