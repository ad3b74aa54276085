/** Days that are counted in several units or in business days: "1 year 2 months and 3 days later", "in 3 business days". */
import { addDays, weekdayOf } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import { wordTable } from '../../word-table.ts';
import type { DatePhrase } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { shiftDay } from '../readers/count-days.ts';
import { type Found, PERIODS, sideAt } from '../readers/read-date-parts.ts';
import { dateAt } from '../readers/read-dates.ts';
import { tellsHowLong } from '../readers/relative-dates.ts';

/** Units that no dictation names in this way. */
const FURTHER = wordTable<{ unit: 'week' | 'month' | 'year'; times: number }>({
  wk: { unit: 'week', times: 1 },
  wks: { unit: 'week', times: 1 },
  fortnight: { unit: 'week', times: 2 },
  fortnights: { unit: 'week', times: 2 },
  mos: { unit: 'month', times: 1 },
  yr: { unit: 'year', times: 1 },
  yrs: { unit: 'year', times: 1 },
  decade: { unit: 'year', times: 10 },
  decades: { unit: 'year', times: 10 },
  century: { unit: 'year', times: 100 },
  centuries: { unit: 'year', times: 100 },
});

const SIZES = { day: 1, week: 7, month: 30, year: 365 };

interface Count {
  to: number;
  parts: { count: number; unit: 'day' | 'week' | 'month' | 'year' }[];
  /** Only the days on which people work. */
  business: boolean;
}

/** "half a year", "2 weeks", "one business day". */
function partAt(
  { tokens, numberAt }: Heard,
  i: number,
): (Count['parts'][number] & { to: number; business: boolean }) | null {
  const number = numberAt[i];
  const article = /^an?$/.test(tokens[i]?.lower ?? '');
  let to = number?.to ?? (article ? i + 1 : -1);
  if (to < 0) return null;
  if (/^an?$/.test(tokens[to]?.lower ?? '') && number?.values[0] === 0.5) to++;
  const business = /^(?:business|working|work)$/.test(tokens[to]?.lower ?? '');
  if (business) to++;
  const word = tokens[to]?.lower ?? '';
  const further = FURTHER[word];
  const unit = word.startsWith('workday') ? 'day' : (further?.unit ?? PERIODS[word]);
  if (!unit || (business && unit !== 'day')) return null;
  const count = (number?.values[0] ?? 1) * (further?.times ?? 1);
  const part = unit === 'year' && count % 1 === 0.5 ? { count: count * 12, unit: 'month' as const } : { count, unit };
  if (!Number.isInteger(part.count) || part.count < 0 || count > 20_000) return null;
  return { ...part, to: to + 1, business: business || word.startsWith('workday') };
}

function countAt(heard: Heard, i: number): Count | null {
  const parts: Count['parts'] = [];
  let business = false;
  let size = Number.POSITIVE_INFINITY;
  let to = i;
  for (let at = i; parts.length < 4; ) {
    const part = partAt(heard, at);
    // "in one day | ten year warranty": the larger unit comes first
    if (!part || business || SIZES[part.unit] >= size) break;
    size = SIZES[part.unit];
    parts.push(part);
    business ||= part.business;
    to = part.to;
    at = /^(?:and|,|&)$/.test(heard.tokens[to]?.lower ?? '') ? to + 1 : to;
  }
  return parts.length > 0 ? { to, parts, business } : null;
}

function add(day: CalendarDay, { parts, business }: Count, sign: 1 | -1): CalendarDay {
  if (business) return businessDays(day, parts[0]!.count * sign);
  return parts.reduce((sum, { count, unit }) => shiftDay(sum, sign * count, unit), day);
}

function businessDays(from: CalendarDay, count: number): CalendarDay {
  const step = Math.sign(count);
  let day = from;
  for (let left = Math.min(Math.abs(count), 2000); left > 0; ) {
    day = addDays(day, step);
    if (weekdayOf(day) % 6 !== 0) left--;
  }
  return day;
}

const HEDGES = /^(?:about|around|roughly|approximately|exactly|just|another)$/;

/** What one unit says is read with all other dates, save "later", which counts from the day last spoken of. */
export function countedDateAt(
  heard: Heard,
  i: number,
  reference: CalendarDay,
  last: DatePhrase | undefined,
): Found | null {
  const { tokens } = heard;
  const opens = tokens[i]!.lower === 'in';
  const hedged = opens && HEDGES.test(tokens[i + 1]?.lower ?? '');
  const count = opens && tellsHowLong(tokens, i) ? null : countAt(heard, hedged ? i + 2 : opens ? i + 1 : i);
  if (!count) return null;
  const after = tokens[count.to]?.lower ?? '';
  // "they pushed it two days later": than what is not told
  const moved = /^(?:it|them|that|this)$/.test(tokens[i - 1]?.lower ?? '');
  if (after === 'later' && !opens && !moved) return { to: count.to + 1, date: add(last?.date ?? reference, count, 1) };
  const single = count.parts.length < 2 && !count.business && !hedged;
  const target = tokens[count.to + 1]?.lower ?? '';
  const known = PERIODS[tokens[count.to - 1]!.lower] !== undefined && tokens[i]!.lower !== 'half' && target !== 'right';
  if (single && known) return null;
  if (after === 'ago') return { to: count.to + 1, date: add(reference, count, -1) };
  if (after === 'hence') return { to: count.to + 1, date: add(reference, count, 1) };
  if (after === 'from' && target === 'right' && tokens[count.to + 2]?.lower === 'now')
    return { to: count.to + 3, date: add(reference, count, 1) };
  if (after === 'from' && /^(?:now|today)$/.test(target)) return { to: count.to + 2, date: add(reference, count, 1) };
  const side = sideAt(tokens, count.to);
  if (side) {
    const inner = dateAt(heard, side.day, reference);
    return inner?.date ? { to: inner.to, date: add(inner.date, count, side.before ? -1 : 1) } : null;
  }
  return opens ? { to: count.to, date: add(reference, count, 1) } : null;
}
