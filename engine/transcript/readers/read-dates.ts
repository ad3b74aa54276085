/**
 * Calendar days, counted from a reference day. "this Friday" and a bare weekday are the next one to come; "next
 * Tuesday" is that of the next calendar week; a date without a year is the next such date. Stretches of days
 * ("next week", "the week of the 18th", "in March") carry start and end, end exclusive.
 */
import { addDays, addMonths, daysInMonth, makeDay, mondayOf, nextWeekday, splitDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { DatePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isDigit } from '../hear-cardinals.ts';
import { monthRange, nextDate, nextDayOfMonth, nextDayOnWeekday, periodOf, shiftDay } from './count-days.ts';
import { holidayAt, holidayOpeners } from './holidays.ts';
import {
  dayAt,
  type Found,
  isGivenMonth,
  MONTHS,
  ORDINALS,
  ordinalAt,
  PERIODS,
  WEEKDAYS,
  yearAt,
} from './read-date-parts.ts';
import { numericAt } from './read-numeric-dates.ts';

/** Every word a date may begin with, besides figures and numbers. */
const OPENERS = new Set([
  ...[MONTHS, WEEKDAYS, ORDINALS].flatMap((table) => Object.keys(table)),
  ...holidayOpeners,
  ...'today tonight tomorrow yesterday day last next this coming upcoming following week weekend'.split(' '),
  ...'end beginning start middle twenty thirty in within a an one'.split(' '),
]);

export function readDates(heard: Heard, reference: CalendarDay): DatePhrase[] {
  const found: DatePhrase[] = [];
  let i = 0;
  while (i < heard.tokens.length) {
    const date = dateAt(heard, i, reference);
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

/** "the first Tuesday of October", "last Monday in March". */
function nthWeekdayAt(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  const nth = tokens[i]!.lower === 'last' ? -1 : ORDINALS[tokens[i]!.lower];
  const weekday = WEEKDAYS[tokens[i + 1]?.lower ?? ''];
  const month = MONTHS[tokens[i + 3]?.lower ?? ''];
  if (!nth || nth > 5 || weekday === undefined || !/^(of|in)$/.test(tokens[i + 2]?.lower ?? '') || !month) return null;
  const said = yearAt(heard, i + 4);
  const inYear = (year: number): CalendarDay => {
    const first = nextWeekday(makeDay(year, month, 1)!, weekday, true);
    if (nth > 0) return addDays(first, 7 * (nth - 1));
    const fifth = addDays(first, 28);
    return splitDay(fifth).month === month ? fifth : addDays(first, 21);
  };
  const { year } = splitDay(reference);
  const date = said ? inYear(said.value) : inYear(year) >= reference ? inYear(year) : inYear(year + 1);
  return { to: said?.to ?? i + 4, date };
}

function dateAt(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  const token = tokens[i];
  // "10 days before" may be the end of what was said
  if (!token) return null;
  const word = token.lower;
  if (!OPENERS.has(word) && !heard.numberAt[i] && !isDigit(word.charCodeAt(0))) return null;
  const next = tokens[i + 1]?.lower ?? '';

  const numeric = numericAt(heard, i, reference);
  if (numeric) return numeric;

  if (word === 'today' || word === 'tonight') return { to: i + 1, date: reference, vague: true };
  if (word === 'tomorrow') return { to: i + 1, date: addDays(reference, 1) };
  if (word === 'yesterday') return { to: i + 1, date: addDays(reference, -1) };
  if (word === 'day' && next === 'after' && tokens[i + 2]?.lower === 'tomorrow')
    return { to: i + 3, date: addDays(reference, 2) };

  const nth = nthWeekdayAt(heard, i, reference);
  if (nth) return nth;
  // "next week Wednesday", "next week on Tuesday", "Wednesday of next week"
  if (word === 'next' && next === 'week') {
    const at = tokens[i + 2]?.lower === 'on' ? i + 3 : i + 2;
    const weekday = WEEKDAYS[tokens[at]?.lower ?? ''];
    if (weekday !== undefined && tokens[at]!.lower.length > 3)
      return { to: at + 1, date: addDays(mondayOf(reference), 7 + ((weekday + 6) % 7)) };
  }

  const holiday = holidayAt(tokens, i, reference);
  if (holiday) {
    const year = yearAt(heard, holiday.to);
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
    const inner = dateAt(heard, tokens[at]?.lower === 'the' ? at + 1 : at, reference);
    if (inner?.date) {
      const start = next === 'of' ? mondayOf(inner.date) : inner.date;
      return { to: inner.to, start, end: addDays(start, 7) };
    }
  }
  if (next === 'of' && /^(end|beginning|start|middle)$/.test(word)) {
    const inner =
      dateAt(heard, tokens[i + 2]?.lower === 'the' ? i + 3 : i + 2, reference) ??
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
    const day = dayAt(heard, the);
    if (day) {
      const glue = tokens[day.to]?.text === '-' || tokens[day.to]?.text === '/' ? day.to + 1 : day.to;
      const year = yearAt(heard, glue);
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
    // "they want it May through September"
    const through = /^(?:through|thru)$/.test(tokens[i + 1]?.lower ?? '') && MONTHS[tokens[i + 2]?.lower ?? ''];
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
  const ordinal = ordinalAt(heard, i);
  const day = ordinal ?? dayAt(heard, i);
  if (day && day.value <= 31) {
    let at = day.to;
    if (/^(of|-|\/)$/.test(tokens[at]?.lower ?? '')) at++;
    const inMonth = MONTHS[tokens[at]?.lower ?? ''];
    if (inMonth && !(tokens[at]!.lower === 'may' && !ordinal && tokens[day.to]!.lower !== 'of')) {
      const glue = /^[-/]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
      const year = yearAt(heard, glue);
      const date = year ? makeDay(year.value, inMonth, day.value) : nextDate(reference, inMonth, day.value);
      if (date) return { to: year?.to ?? at + 1, date, from: tokens[i - 1]?.lower === 'the' ? i - 1 : i };
    }
    if (
      ordinal &&
      tokens[day.to]?.lower === 'of' &&
      /^(next|this|the)$/.test(tokens[day.to + 1]?.lower ?? '') &&
      tokens[day.to + 2]?.lower === 'month'
    ) {
      const base = addMonths(`${reference.slice(0, 8)}01`, tokens[day.to + 1]!.lower === 'next' ? 1 : 0);
      const { year, month: m } = splitDay(base);
      const date = makeDay(year, m, Math.min(day.value, daysInMonth(year, m)));
      if (date) return { to: day.to + 3, date, from: tokens[i - 1]?.lower === 'the' ? i - 1 : i };
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
    return weekdayAt(heard, i, weekday, reference);

  const relative = relativeAt(heard, i, reference);
  if (relative) return relative;
  return null;
}

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

function weekdayAt(heard: Heard, i: number, weekday: number, reference: CalendarDay): Found | null {
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
  if (before === 'next' || (after === 'next' && tokens[at + 1]?.lower === 'week')) {
    const date = addDays(mondayOf(reference), 7 + ((weekday + 6) % 7));
    return before === 'next' ? { to: at, date, from: i - 1 } : { to: at + 2, date };
  }
  if (after === 'of' && tokens[at + 1]?.lower === 'next' && tokens[at + 2]?.lower === 'week')
    return { to: at + 3, date: addDays(mondayOf(reference), 7 + ((weekday + 6) % 7)) };
  if (after === 'after' && tokens[at + 1]?.lower === 'next')
    return { to: at + 2, date: addDays(nextWeekday(reference, weekday), 7) };
  if (/^(week|wk)$/.test(before) && two === 'next')
    return { to: at, date: addDays(mondayOf(reference), 7 + ((weekday + 6) % 7)), from: i - 2 };
  if (after === 'week' && tokens[at + 1]?.lower !== 'of')
    return { to: at + 1, date: addDays(nextWeekday(reference, weekday), 7) };
  const date = nextWeekday(reference, weekday);
  // "every other Sunday"
  if (/^(?:every|each)$/.test(before) || (/^(?:other|second)$/.test(before) && two === 'every'))
    return { to: at, date, vague: true };
  return { to: at, date, from: before === 'this' || before === 'coming' ? i - 1 : i };
}

function periodAt(tokens: readonly Token[], i: number, reference: CalendarDay, shift: number): Found | null {
  const period = periodOf(PERIODS[tokens[i]?.lower ?? ''], reference, shift);
  return period && { to: i + 1, ...period };
}

const DELIVERED =
  /^(gallery|galleries|pictures|photos|images|proofs|prints|files|edits|video|album|report|drawings|drafts?|samples|delivery|turnaround)$/;

/** "next week", "this weekend", "in two weeks", "3 days from now", "two weeks from Friday". */
function relativeAt(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens, numberAt } = heard;
  const word = tokens[i]!.lower;
  const next = tokens[i + 1]?.lower ?? '';
  if (/^(next|this|coming|upcoming|following)$/.test(word)) {
    if (next === 'weekend') {
      const saturday = word === 'next' ? addDays(mondayOf(reference), 12) : nextWeekday(reference, 6, true);
      return { to: i + 2, start: saturday, end: addDays(saturday, 2) };
    }
    const number = numberAt[i + 1];
    const unit = number && PERIODS[tokens[number.to]?.lower ?? ''];
    // "130 a month for the next six months": how long, and no stretch of days
    if (number && /^(for|over)$/.test(tokens[i - 2]?.lower ?? '') && tokens[i - 1]?.lower === 'the') return null;
    if (number && unit && word !== 'this') {
      if (unit === 'day') return { to: number.to + 1, start: reference, end: addDays(reference, number.values[0]!) };
      return { to: number.to + 1, start: reference, end: shiftDay(reference, number.values[0]!, unit) };
    }
    if (MONTHS[next]) return null;
    return periodAt(tokens, i + 1, reference, word === 'this' ? 0 : 1);
  }
  if (word === 'weekend' && tokens[i - 1]?.lower === 'the') {
    const saturday = nextWeekday(reference, 6, true);
    return { to: i + 1, start: saturday, end: addDays(saturday, 2) };
  }
  // "the rough in 5 days": the particle of a piece of work
  if (word === 'in' && /^(rough|tie|roughing|tying|plumb|drop|walk|move)$/.test(tokens[i - 1]?.lower ?? ''))
    return null;
  // "gallery in two weeks": counted from the shoot, "in and out in a day": how long it takes
  const before = tokens[i - 1]?.lower ?? '';
  if (word === 'in' && (DELIVERED.test(before) || (before === 'out' && tokens[i - 2]?.lower === 'and'))) return null;
  const opens = word === 'in' || word === 'within';
  const at = opens ? i + 1 : i;
  let count = 0;
  let to = at;
  const number = numberAt[at];
  if (number && number.form !== 'clock' && number.form !== 'digits') {
    count = number.values[0]!;
    to = number.to;
  } else if (/^(a|an|one)$/.test(tokens[at]?.lower ?? '')) {
    count = 1;
    to = at + 1;
  } else return null;
  const unit = PERIODS[tokens[to]?.lower ?? ''];
  if (!unit || !Number.isInteger(count) || count < 0 || count > 20000) return null;
  // "to get it in | ten year warranty"
  if (count > 1 && tokens[to]!.lower === 'year') return null;
  if (tokens[to]!.lower === 'fortnight') count *= 2;
  to++;
  const after = tokens[to]?.lower ?? '';
  if (after === 'before') {
    const inner = dateAt(heard, tokens[to + 1]?.lower === 'the' ? to + 2 : to + 1, reference);
    return inner?.date ? { to: inner.to, date: shiftDay(inner.date, -count, unit), from: i } : null;
  }
  if (after === 'from' || after === 'after') {
    const target = tokens[to + 1]?.lower ?? '';
    if (/^(now|today)$/.test(target)) return { to: to + 2, date: shiftDay(reference, count, unit), from: i };
    const inner = dateAt(heard, target === 'the' ? to + 2 : to + 1, reference);
    if (inner?.date) return { to: inner.to, date: shiftDay(inner.date, count, unit), from: i };
    return null;
  }
  if (after === 'hence' || (after === 'out' && opens))
    return { to: to + 1, date: shiftDay(reference, count, unit), from: i };
  if (after === 'ago') return { to: to + 1, date: shiftDay(reference, -count, unit), from: i };
  if (!opens || word === 'within') return null;
  if (/^(of|a|per|increments|notice)$/.test(after)) return null;
  return { to, date: shiftDay(reference, count, unit), from: i };
}
