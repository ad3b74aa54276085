/** What a date is said with: names of months, weekdays and periods, the day of a month, a year. */

import { splitDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import { wordTable } from '../../word-table.ts';
import type { DatePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isDigit } from '../hear-cardinals.ts';
import { wordSet } from '../vocabulary/words.ts';

const ORDINAL = wordSet('st nd rd th');

export const MONTHS = wordTable<number>({
  january: 1,
  jan: 1,
  february: 2,
  feb: 2,
  march: 3,
  mar: 3,
  april: 4,
  apr: 4,
  may: 5,
  june: 6,
  jun: 6,
  july: 7,
  jul: 7,
  august: 8,
  aug: 8,
  september: 9,
  sep: 9,
  sept: 9,
  october: 10,
  oct: 10,
  november: 11,
  nov: 11,
  december: 12,
  dec: 12,
});

export const WEEKDAYS = wordTable<number>({
  sunday: 0,
  sun: 0,
  monday: 1,
  mon: 1,
  tuesday: 2,
  tue: 2,
  tues: 2,
  wednesday: 3,
  wed: 3,
  weds: 3,
  thursday: 4,
  thu: 4,
  thur: 4,
  thurs: 4,
  friday: 5,
  fri: 5,
  saturday: 6,
  sat: 6,
});

export const ORDINALS = wordTable<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
});

export const PERIODS = wordTable<'day' | 'week' | 'month' | 'year'>({
  day: 'day',
  days: 'day',
  week: 'week',
  weeks: 'week',
  month: 'month',
  months: 'month',
  year: 'year',
  years: 'year',
  fortnight: 'week',
});

export type Found = Omit<DatePhrase, 'kind' | 'from'> & { from?: number };

/** The date that begins at a token. */
export type DateAt = (heard: Heard, i: number, reference: CalendarDay) => Found | null;

export interface Ordinal {
  value: number;
  to: number;
}

export function ordinalAt(heard: Heard, i: number): Ordinal | null {
  const { tokens } = heard;
  const word = tokens[i]?.lower ?? '';
  if (
    isDigit(word.charCodeAt(0)) &&
    /^\d{1,2}$/.test(word) &&
    ORDINAL.has(tokens[i + 1]?.lower ?? '') &&
    !tokens[i + 1]!.spaced
  )
    return { value: Number(word), to: i + 2 };
  if (ORDINALS[word]) return { value: ORDINALS[word], to: i + 1 };
  const tens = word === 'twenty' ? 20 : word === 'thirty' ? 30 : 0;
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  if (tens && ORDINALS[tokens[at]?.lower ?? '']! < 10)
    return { value: tens + ORDINALS[tokens[at]!.lower]!, to: at + 1 };
  return null;
}

/** "after", "from", "before", "prior to", and where the day begins that is meant: "from | next Tuesday" is said of "Tuesday". */
export function sideAt(tokens: readonly Token[], i: number): { before: boolean; day: number } | null {
  const word = tokens[i]?.lower ?? '';
  const prior = word === 'prior' && tokens[i + 1]?.lower === 'to';
  if (!prior && !/^(?:after|from|following|before)$/.test(word)) return null;
  let day = prior ? i + 2 : i + 1;
  if (tokens[day]?.lower === 'the') day++;
  const turn = tokens[day]?.lower === 'this' && tokens[day + 1]?.lower === 'coming' ? day + 1 : day;
  if (/^(?:this|next|coming)$/.test(tokens[turn]?.lower ?? '') && WEEKDAYS[tokens[turn + 1]?.lower ?? ''] !== undefined)
    day = turn + 1;
  return { before: prior || word === 'before', day };
}

/** The day of a month: an ordinal or a bare figure. */
export function dayAt(heard: Heard, i: number): { value: number; to: number } | null {
  const ordinal = ordinalAt(heard, i);
  if (ordinal && ordinal.value <= 31) return ordinal;
  const number = heard.numberAt[i];
  if (!number) return null;
  const next = heard.tokens[number.to];
  // "june twenty twenty twelve" and the like: the day is the first part
  if (number.form === 'pair' && number.shorter && number.shorter.value <= 31)
    return { value: number.shorter.value, to: number.shorter.to };
  if (number.to !== i + 1 && number.written) return null;
  if (next && /^[:%/]$/.test(next.text) && !next.spaced) return null;
  // "May through September five months at 165 a month"
  if (
    !number.written &&
    /^(months|weeks|days|hours|visits|years|people|guests|sessions|treatments)$/.test(next?.lower ?? '')
  )
    return null;
  const value = number.values[0]!;
  return Number.isInteger(value) && value >= 1 && value <= 31 && number.form === 'plain'
    ? { value, to: number.to }
    : null;
}

/** "Sep23", "Sep-23-2027": figures that hang on the name of a month are no number to whoever hears numbers. */
export function gluedDayAt(tokens: readonly Token[], i: number): { value: number; to: number } | null {
  const token = tokens[i];
  if (!token || token.spaced || !/^(?:[1-9]|0[1-9]|[12]\d|3[01])$/.test(token.text)) return null;
  const next = tokens[i + 1];
  return next && !next.spaced && /^[a-z\d:%]/i.test(next.text) ? null : { value: Number(token.text), to: i + 1 };
}

/** "2026", ", 2026", "of 2026", "twenty twelve", "two thousand and twenty". */
export function yearAt(heard: Heard, i: number): { value: number; to: number } | null {
  const { tokens, numberAt } = heard;
  let at = i;
  if (tokens[at]?.text === ',' || /^(of|in)$/.test(tokens[at]?.lower ?? '')) at++;
  // "July 4 '27"
  if (/^['’]$/.test(tokens[at]?.text ?? '') && /^\d\d$/.test(tokens[at + 1]?.text ?? '') && !tokens[at + 1]!.spaced)
    return { value: fullYear(tokens[at + 1]!.text), to: at + 2 };
  const number = numberAt[at];
  if (!number) return null;
  if (/^\d{4}$/.test(tokens[at]!.text) && number.to === at + 1) {
    const value = number.values[0]!;
    return value >= 1700 && value < 2200 && !/^[:%]$/.test(tokens[at + 1]?.text ?? '') ? { value, to: at + 1 } : null;
  }
  if (number.written) return null;
  const value = number.values[0]!;
  return Number.isInteger(value) && value >= 1700 && value < 2100 ? { value, to: number.to } : null;
}

/** The same, or "next year", "of last year". */
export function saidYearAt(heard: Heard, i: number, reference: CalendarDay): { value: number; to: number } | null {
  const { tokens } = heard;
  const at = /^(?:of|in)$/.test(tokens[i]?.lower ?? '') ? i + 1 : i;
  if (tokens[at + 1]?.lower === 'year') {
    const shift = YEARS[tokens[at]?.lower ?? ''];
    if (shift !== undefined) return { value: splitDay(reference).year + shift, to: at + 2 };
  }
  return yearAt(heard, i);
}

const YEARS = wordTable<number>({ last: -1, this: 0, next: 1 });

/** "26" is 2026, "96" 1996. */
export const fullYear = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900);

/** "Hollis and June Pettibone", "if June talks him into it": months that are given names too. */
export function isGivenMonth(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:june|april|may|august)$/.test(tokens[i]!.lower)) return false;
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  if (
    /^(?:in|of|by|until|till|this|next|before|after|since|mid|late|early|through|from|during|on)$/.test(
      before?.lower ?? '',
    )
  )
    return false;
  if (
    /^(?:talks|wants|wanted|said|says|needs|called|asked|likes|picks|picked|decides|has|signs)$/.test(
      after?.lower ?? '',
    )
  )
    return true;
  return (
    /^[A-Z][a-z]{2,}$/.test(after?.text ?? '') && MONTHS[after!.lower] === undefined && /^[A-Z]/.test(tokens[i]!.text)
  );
}
