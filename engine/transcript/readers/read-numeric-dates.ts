/** Dates written with figures: "6/12", "2026-03-05", "12-Mar-2026". */
import { makeDay } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { nextDate } from './count-days.ts';
import { type Found, fullYear, MONTHS, WEEKDAYS } from './read-date-parts.ts';

export function numericAt(heard: Heard, i: number, reference: CalendarDay): Found | null {
  const { tokens } = heard;
  if (
    !/^\d{1,4}$/.test(tokens[i]!.text) ||
    (tokens[i - 1] && /^[-/.$]$/.test(tokens[i - 1]!.text) && !tokens[i]!.spaced)
  )
    return null;
  const sign = tokens[i + 1]?.text ?? '';
  if (!/^[-/]$/.test(sign) || tokens[i + 1]!.spaced || tokens[i + 2]?.spaced !== false) return null;
  const a = Number(tokens[i]!.text);
  const monthWord = MONTHS[tokens[i + 2]!.lower];
  const third =
    tokens[i + 3]?.text === sign && !tokens[i + 3]!.spaced && /^\d{1,4}$/.test(tokens[i + 4]?.text ?? '')
      ? tokens[i + 4]!.text
      : null;
  if (monthWord) {
    if (!third) return null;
    const date =
      tokens[i]!.text.length === 4 ? makeDay(a, monthWord, Number(third)) : makeDay(fullYear(third), monthWord, a);
    return date ? { to: i + 5, date } : null;
  }
  if (!/^\d{1,2}$/.test(tokens[i + 2]!.text)) return null;
  const b = Number(tokens[i + 2]!.text);
  if (third) {
    const date =
      tokens[i]!.text.length === 4
        ? makeDay(a, b, Number(third))
        : (makeDay(fullYear(third), a, b) ?? makeDay(fullYear(third), b, a));
    return date ? { to: i + 5, date } : null;
  }
  if (tokens[i]!.text.length === 4) return null;
  // "6/12" is a date only where one is due: after on, by, a weekday, until; "1/2 gallon" is not
  const before = tokens[i - 1]?.lower ?? '';
  const due =
    WEEKDAYS[before] !== undefined || /^(on|by|until|starting|start|starts|of|till|from|due|dated)$/.test(before);
  const alone = tokens.length === i + 3 && i === 0;
  if (!(due || alone) || a < 1 || (alone && a === 1 && b === 2)) return null;
  if (/^(inch|inches|of|cup|cups|an?|gallon|mile|hours?|"|ply|%)$/.test(tokens[i + 3]?.lower ?? '')) return null;
  const date = a <= 12 ? nextDate(reference, a, b) : nextDate(reference, b, a);
  return date ? { to: i + 3, date } : null;
}
