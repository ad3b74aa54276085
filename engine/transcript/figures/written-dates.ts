/** Dates in figures that might be something else: "12.30.2026", "25DEC26", "12/30, 2026", "2026/30/Dec", "2 - 18", "next 6/15". */
import { makeDay, splitDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { Heard, Token } from '../hear.ts';
import { nextDate } from '../readers/count-days.ts';
import { type Found, fullYear, MONTHS, WEEKDAYS } from '../readers/read-date-parts.ts';

export function writtenDateAt({ tokens }: Heard, i: number, reference: CalendarDay): Found | null {
  const first = tokens[i]!;
  if (MONTHS[first.lower]) return gluedMonthAt(tokens, i);
  if (!/^\d/.test(first.text)) return null;
  return (
    gluedNameAt(tokens, i) ??
    dottedAt(tokens, i) ??
    dottedDayAt(tokens, i, reference) ??
    germanDayAt(tokens, i, reference) ??
    namedLastAt(tokens, i) ??
    gluedIsoAt(tokens, i) ??
    compactAt(tokens, i) ??
    dayAndMonthAt(tokens, i, reference)
  );
}

const glued = (tokens: readonly Token[], i: number): boolean => tokens[i] !== undefined && !tokens[i]!.spaced;

/** Month before day as it is written here, unless the first is no month. */
const monthFirst = (year: number, a: number, b: number): CalendarDay | null =>
  makeDay(year, a, b) ?? makeDay(year, b, a);

const isDue = (token: Token | undefined): boolean =>
  token === undefined ||
  WEEKDAYS[token.lower] !== undefined ||
  /^(?:on|by|until|till|due|dated|since|from)$/.test(token.lower);

/** "12.30.2026" is heard as 12.30 and .2026; a year of two figures only where a date is due. */
function dottedAt(tokens: readonly Token[], i: number): Found | null {
  const [, a, b] = /^(\d{1,4})\.(\d{1,2})$/.exec(tokens[i]!.text) ?? [];
  const [, c] = /^\.(\d{4}|\d{1,2})$/.exec(tokens[i + 1]?.text ?? '') ?? [];
  if (!a || !b || !c || !glued(tokens, i + 1) || /^\./.test(tokens[i + 2]?.text ?? '')) return null;
  if (a.length > 2) {
    const date = a.length === 4 && c.length < 3 ? makeDay(Number(a), Number(b), Number(c)) : null;
    return date ? { to: i + 2, date } : null;
  }
  if (c.length < 2 || (c.length === 2 && !isDue(tokens[i - 1]))) return null;
  const date = monthFirst(fullYear(c), Number(a), Number(b));
  return date ? { to: i + 2, date } : null;
}

/** "25Dec2026", "25DEC26". */
function gluedNameAt(tokens: readonly Token[], i: number): Found | null {
  const month = MONTHS[tokens[i + 1]?.lower ?? ''];
  const year = tokens[i + 2]?.text ?? '';
  if (!month || !glued(tokens, i + 1) || !glued(tokens, i + 2) || !/^(?:\d\d|\d{4})$/.test(year)) return null;
  const date = /^\d{1,2}$/.test(tokens[i]!.text) ? makeDay(fullYear(year), month, Number(tokens[i]!.text)) : null;
  return date ? { to: i + 3, date } : null;
}

/** "Dec-25-26". */
function gluedMonthAt(tokens: readonly Token[], i: number): Found | null {
  const [first, day, second, year] = tokens.slice(i + 1, i + 5);
  if (!/^[-/]$/.test(first?.text ?? '') || second?.text !== first!.text || !/^(?:\d\d|\d{4})$/.test(year?.text ?? ''))
    return null;
  if ([first, day, second, year].some((token) => token!.spaced) || !/^\d{1,2}$/.test(day!.text)) return null;
  const date = makeDay(fullYear(year!.text), MONTHS[tokens[i]!.lower]!, Number(day!.text));
  return date ? { to: i + 5, date } : null;
}

/** "15. December", where the text begins with it. */
function germanDayAt(tokens: readonly Token[], i: number, reference: CalendarDay): Found | null {
  const month = i === 0 && tokens[1]?.text === '.' ? MONTHS[tokens[2]?.lower ?? ''] : undefined;
  if (!month || !/^\d{1,2}$/.test(tokens[0]!.text)) return null;
  const year = /^(?:19|20)\d\d$/.test(tokens[3]?.text ?? '') ? Number(tokens[3]!.text) : null;
  const date = year
    ? makeDay(year, month, Number(tokens[0]!.text))
    : nextDate(reference, month, Number(tokens[0]!.text));
  return date ? { to: year ? 4 : 3, date } : null;
}

/** "back on 12.30", where the text ends with it: elsewhere it is an amount. */
function dottedDayAt(tokens: readonly Token[], i: number, reference: CalendarDay): Found | null {
  const [, a, b] = /^(\d{1,2})\.(\d{1,2})$/.exec(tokens[i]!.text) ?? [];
  const ends = i + 1 === tokens.length || (i + 2 === tokens.length && tokens[i + 1]!.text === '.');
  if (!a || !b || !ends || tokens[i - 1]?.lower !== 'on') return null;
  const [month, day] = Number(a) <= 12 ? [Number(a), Number(b)] : [Number(b), Number(a)];
  const date = nextDate(reference, month, day);
  return date ? { to: i + 1, date } : null;
}

/** "2026/30/Dec". */
function namedLastAt(tokens: readonly Token[], i: number): Found | null {
  const sign = tokens[i + 1]?.text ?? '';
  const month = MONTHS[tokens[i + 4]?.lower ?? ''];
  if (!/^\d{4}$/.test(tokens[i]!.text) || !/^[-/]$/.test(sign) || tokens[i + 3]?.text !== sign || !month) return null;
  if (!/^\d{1,2}$/.test(tokens[i + 2]!.text) || !glued(tokens, i + 4)) return null;
  const date = makeDay(Number(tokens[i]!.text), month, Number(tokens[i + 2]!.text));
  return date ? { to: i + 5, date } : null;
}

/** "report-2026-12-07.pdf". */
function gluedIsoAt(tokens: readonly Token[], i: number): Found | null {
  const written = tokens.slice(i, i + 5);
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written.map(({ text }) => text).join('')) ?? [];
  if (!year || !written.slice(1).every(({ spaced }) => !spaced) || tokens[i + 5]?.text === '-') return null;
  const day = makeDay(Number(year), Number(month), Number(date));
  return day ? { to: i + 5, date: day } : null;
}

/** "20261207", where a date is due. */
function compactAt(tokens: readonly Token[], i: number): Found | null {
  const [, year, month, date] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(tokens[i]!.text) ?? [];
  const day = year && isDue(tokens[i - 1]) ? makeDay(Number(year), Number(month), Number(date)) : null;
  return day ? { to: i + 1, date: day } : null;
}

/** "12/30, 2026"; "12 / 30" and "12 - 30" alone in a text; "this 12/30", "next 12/30", "before 12/30". */
function dayAndMonthAt(tokens: readonly Token[], i: number, reference: CalendarDay): Found | null {
  const sign = tokens[i + 1];
  const [a, b] = [tokens[i]!.text, tokens[i + 2]?.text ?? ''];
  if (!/^[-/]$/.test(sign?.text ?? '') || !/^\d{1,2}$/.test(a) || !/^\d{1,2}$/.test(b)) return null;
  if (tokens[i + 3]?.text === ',' && /^(?:19|20)\d\d$/.test(tokens[i + 4]?.text ?? '') && !sign!.spaced) {
    const date = monthFirst(Number(tokens[i + 4]!.text), Number(a), Number(b));
    return date ? { to: i + 5, date } : null;
  }
  const before = tokens[i - 1]?.lower ?? '';
  const whole = i + 3 === tokens.length || (i === 0 && !sign!.spaced && /^(?:at|@)$/.test(tokens[3]!.lower));
  const alone = whole && (i === 0 || (i === 1 && /^(?:on|by)$/.test(before)));
  const ends = tokens[i + 3] === undefined || /^[.,;!?)]$/.test(tokens[i + 3]!.text);
  const turned = ends && !sign!.spaced && /^(?:this|next|before|after|since)$/.test(before);
  if (!(turned || (alone && sign!.spaced === tokens[i + 2]!.spaced))) return null;
  const [month, day] = Number(a) <= 12 ? [Number(a), Number(b)] : [Number(b), Number(a)];
  const date = before === 'this' ? makeDay(splitDay(reference).year, month, day) : nextDate(reference, month, day);
  return date ? { to: i + 3, date, from: /^(?:this|next)$/.test(before) ? i - 1 : i } : null;
}
