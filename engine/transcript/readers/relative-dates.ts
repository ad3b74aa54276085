/** Days and stretches that are counted from a day: "next week", "in two weeks", "3 days from now", "two weeks from Friday". */

import { addDays, mondayOf, nextWeekday } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { Heard, Token } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';
import { periodOf, shiftDay } from './count-days.ts';
import { type DateAt, type Found, MONTHS, PERIODS, sideAt, WEEKDAYS } from './read-date-parts.ts';

const WHICH = wordSet('next this coming upcoming following');
const ONE = wordSet('a an one');

export function periodAt(tokens: readonly Token[], i: number, reference: CalendarDay, shift: number): Found | null {
  const period = periodOf(PERIODS[tokens[i]?.lower ?? ''], reference, shift);
  return period && { to: i + 1, ...period };
}

const DELIVERED =
  /^(gallery|galleries|pictures|photos|images|proofs|prints|files|edits|video|album|report|drawings|drafts?|samples|delivery|turnaround)$/;

/**
 * What stands before "in" makes it no day: "the rough in 5 days" (the particle of a piece of work), "gallery in two weeks"
 * (counted from the shoot), "in and out in a day" (how long it takes).
 */
export function tellsHowLong(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.lower ?? '';
  if (/^(rough|tie|roughing|tying|plumb|drop|walk|move)$/.test(before)) return true;
  return DELIVERED.test(before) || (before === 'out' && tokens[i - 2]?.lower === 'and');
}

/** "next week", "this weekend", "in two weeks", "3 days from now", "two weeks from Friday". */
export function relativeAt(heard: Heard, i: number, reference: CalendarDay, dateAt: DateAt): Found | null {
  const { tokens, numberAt } = heard;
  const word = tokens[i]!.lower;
  const next = tokens[i + 1]?.lower ?? '';
  if (WHICH.has(word)) {
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
  if (word === 'in' && tellsHowLong(tokens, i)) return null;
  const opens = word === 'in' || word === 'within';
  const at = opens ? i + 1 : i;
  let count = 0;
  let to = at;
  const number = numberAt[at];
  if (number && number.form !== 'clock' && number.form !== 'digits') {
    count = number.values[0]!;
    to = number.to;
  } else if (ONE.has(tokens[at]?.lower ?? '')) {
    count = 1;
    to = at + 1;
  } else return null;
  const weekdays = number && weekdaysAhead(heard, to, count, opens && word === 'in', reference, dateAt);
  if (weekdays) return { ...weekdays, from: i };
  const unit = PERIODS[tokens[to]?.lower ?? ''];
  if (!unit || !Number.isInteger(count) || count < 0 || count > 20000) return null;
  // "to get it in | ten year warranty"
  if (count > 1 && tokens[to]!.lower === 'year') return null;
  if (tokens[to]!.lower === 'fortnight') count *= 2;
  to++;
  const after = tokens[to]?.lower ?? '';
  const side = after === 'following' ? null : sideAt(tokens, to);
  if (side && !side.before && /^(now|today)$/.test(tokens[to + 1]?.lower ?? ''))
    return { to: to + 2, date: shiftDay(reference, count, unit), from: i };
  if (side) {
    const inner = dateAt(heard, side.day, reference);
    return inner?.date
      ? { to: inner.to, date: shiftDay(inner.date, side.before ? -count : count, unit), from: i }
      : null;
  }
  if (after === 'hence' || (after === 'out' && opens))
    return { to: to + 1, date: shiftDay(reference, count, unit), from: i };
  if (after === 'ago') return { to: to + 1, date: shiftDay(reference, -count, unit), from: i };
  if (!opens || word === 'within') return null;
  if (/^(of|a|per|increments|notice)$/.test(after)) return null;
  return { to, date: shiftDay(reference, count, unit), from: i };
}

/** "4 Fridays from now", "in two Mondays", "three Sundays after Easter": `i` is the weekday, `count` how many of them. */
function weekdaysAhead(
  heard: Heard,
  i: number,
  count: number,
  opens: boolean,
  reference: CalendarDay,
  dateAt: DateAt,
): Found | null {
  const { tokens } = heard;
  const word = tokens[i]?.lower ?? '';
  const weekday = WEEKDAYS[word.length > 6 ? word.replace(/s$/, '') : word];
  if (weekday === undefined || !Number.isInteger(count) || count < 1 || count > 100) return null;
  const ahead = (day: CalendarDay): CalendarDay => addDays(nextWeekday(day, weekday), 7 * (count - 1));
  const after = tokens[i + 1]?.lower ?? '';
  const target = tokens[i + 2]?.lower ?? '';
  if (after === 'from' && /^(?:now|today)$/.test(target)) return { to: i + 3, date: ahead(reference) };
  if (after === 'later' || after === 'hence') return { to: i + 2, date: ahead(reference) };
  const side = /^(?:from|after)$/.test(after) ? sideAt(tokens, i + 1) : null;
  const inner = side ? dateAt(heard, side.day, reference) : null;
  if (inner?.date) return { to: inner.to, date: ahead(inner.date) };
  return opens && word.endsWith('s') ? { to: i + 1, date: ahead(reference) } : null;
}
