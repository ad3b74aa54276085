/** How the numbers of documents are written: "Q-{YYYY}-{0000}" is Q-2026-0001, Q-2026-0002 and so on. */
import type { CalendarDay, DocumentType } from './business-document.ts';

export const defaultNumberPatterns: Readonly<Record<DocumentType, string>> = {
  quote: 'Q-{YYYY}-{0000}',
  bid: 'B-{YYYY}-{0000}',
  estimate: 'E-{YYYY}-{0000}',
  invoice: 'I-{YYYY}-{0000}',
};

const counter = /\{0{1,8}\}/g;
const year = /\{YYYY\}|\{YY\}/g;

/** What is wrong with a pattern, in words; null when numbers can be made of it. */
export function faultOfNumberPattern(pattern: string): string | null {
  if ((pattern.match(counter) ?? []).length !== 1)
    return 'Please write the counter once, as zeros in braces, such as {0000}.';
  const rest = pattern.replace(counter, '').replace(year, '');
  if (!/^[\p{L}\d ./#_-]*$/u.test(rest))
    return 'Please use letters, digits, spaces and . / # _ - besides {YYYY}, {YY} and {0000}.';
  if (pattern !== pattern.trim() || pattern.length > 40) return 'Please use at most 40 characters.';
  return null;
}

/** The counter starts anew with every period: the year where the pattern holds one, else never. */
export const numberPeriod = (pattern: string, day: CalendarDay): string =>
  pattern.search(year) >= 0 ? day.slice(0, 4) : '';

/** 12 on a day of 2026 → "Q-2026-0012"; a counter past its zeros grows. */
export const formatNumber = (pattern: string, value: number, day: CalendarDay): string =>
  pattern
    .replace(year, (token) => (token === '{YY}' ? day.slice(2, 4) : day.slice(0, 4)))
    .replace(counter, (token) => String(value).padStart(token.length - 2, '0'));
