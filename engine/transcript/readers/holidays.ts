/** The holidays by which people in the United States plan. */
import { addDays, makeDay, nextWeekday, splitDay, weekdayOf } from '../../calendar-day.ts';
import type { CalendarDay } from '../../document/business-document.ts';
import { type Token, tokenize } from '../hear.ts';

type InYear = (year: number) => CalendarDay;

const fixed =
  (month: number, date: number): InYear =>
  (year) =>
    makeDay(year, month, date)!;

/** The nth such weekday of a month; -1 is the last. */
const nth =
  (month: number, weekday: number, n: number): InYear =>
  (year) => {
    if (n > 0) return addDays(nextWeekday(makeDay(year, month, 1)!, weekday, true), 7 * (n - 1));
    const end = addDays(makeDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1)!, -1);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  };

/** So many days after another holiday. */
const after =
  (on: InYear, days: number): InYear =>
  (year) =>
    addDays(on(year), days);

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
const laborDay = nth(9, 1, 1);

/** "~" stands for an s with or without an apostrophe, or nothing; "?" for a word that may be left out. The longer first. */
const NAMES: [names: string, on: InYear][] = [
  ['new year~ eve', fixed(12, 31)],
  ['new year~ day|new years', fixed(1, 1)],
  ["new year 's", fixed(1, 1)],
  ['martin luther king~ ,? jr? .? day|mlk jr? .? day|civil rights day', nth(1, 1, 3)],
  ['groundhog~ day', fixed(2, 2)],
  ['valentine~ day|saint valentine~ day|st .? valentine~ day', fixed(2, 14)],
  ['president~ day|washington~ birthday', nth(2, 1, 3)],
  ['st .? patrick~ day|saint patrick~ day|st .? paddy~ day', fixed(3, 17)],
  ['women~ day', fixed(3, 8)],
  ['ides of march', fixed(3, 15)],
  ['april fool~ day', fixed(4, 1)],
  ['tax day', fixed(4, 15)],
  ['earth day', fixed(4, 22)],
  ['arbor day', nth(4, 5, -1)],
  ['mardi gras|fat tuesday|shrove tuesday', after(easter, -47)],
  ['ash wednesday', after(easter, -46)],
  ['palm sunday', after(easter, -7)],
  ['maundy thursday|holy thursday', after(easter, -3)],
  ['good friday', after(easter, -2)],
  ['easter monday', after(easter, 1)],
  ['ascension day', after(easter, 39)],
  ['pentecost monday|whit monday', after(easter, 50)],
  ['pentecost', after(easter, 49)],
  ['easter sunday|easter day|easter', easter],
  ['may day', fixed(5, 1)],
  ['cinco de mayo', fixed(5, 5)],
  ['mother~ day', nth(5, 0, 2)],
  ['memorial day', nth(5, 1, -1)],
  ['flag day', fixed(6, 14)],
  ['juneteenth', fixed(6, 19)],
  ['father~ day', nth(6, 0, 3)],
  ['independence day', fixed(7, 4)],
  ['labor day|labour day', laborDay],
  ['grandparent~ day', after(laborDay, 6)],
  ['patriot day', fixed(9, 11)],
  ['columbus day|indigenous people~ day|indigenous peoples~ day', nth(10, 1, 2)],
  ['halloween day|halloween', fixed(10, 31)],
  ['all saints~ day|all saint~ day', fixed(11, 1)],
  ['election day', after(nth(11, 1, 1), 1)],
  ['veteran~ day', fixed(11, 11)],
  ['thanksgiving day|thanksgiving', thanksgiving],
  ['black friday', after(thanksgiving, 1)],
  ['cyber monday', after(thanksgiving, 4)],
  ['giving tuesday', after(thanksgiving, 5)],
  ['christmas eve|xmas eve|x - mas eve', fixed(12, 24)],
  ['christmas day|xmas day|christmas|xmas|x - mas', fixed(12, 25)],
  ['boxing day|kwanzaa', fixed(12, 26)],
];

interface Holiday {
  words: string[];
  on: InYear;
}

const byFirst = new Map<string, Holiday[]>();
for (const [names, on] of NAMES) {
  for (const name of names.split('|')) {
    const words = name.split(' ');
    const first = words[0]!.replace('~', '');
    for (const opener of words[0]!.endsWith('~') ? [first, `${first}s`] : [first])
      byFirst.set(opener, [...(byFirst.get(opener) ?? []), { words, on }]);
  }
}

/** The words holidays begin with. */
export const holidayOpeners: readonly string[] = [...byFirst.keys()];

/** Where the name ends; 0 where another is said. */
function endOf(words: readonly string[], tokens: readonly Token[], i: number): number {
  let at = i;
  for (const pattern of words) {
    const said = tokens[at]?.lower;
    const word = pattern.replace(/[~?]$/, '');
    if (pattern.endsWith('~') && (said === word || said === `${word}s`)) {
      at++;
      if (/^'s?$|^’$/.test(tokens[at]?.lower ?? '')) at++;
    } else if (said === word) at++;
    else if (!pattern.endsWith('?')) return 0;
  }
  return at;
}

function namedAt(tokens: readonly Token[], i: number): { to: number; on: InYear } | null {
  for (const { words, on } of byFirst.get(tokens[i]?.lower ?? '') ?? []) {
    const to = endOf(words, tokens, i);
    if (to) return { to, on };
  }
  return null;
}

export function isHoliday(said: string): boolean {
  const tokens = tokenize(said);
  return namedAt(tokens, 0)?.to === tokens.length;
}

/** The holiday named at a token and the next day it falls on; after "last" the one that was. */
export function holidayAt(
  tokens: readonly Token[],
  i: number,
  reference: CalendarDay,
): { to: number; date: CalendarDay; inYear: InYear } | null {
  const named = namedAt(tokens, i);
  if (!named) return null;
  const { to, on } = named;
  // "the Christmas stuff", "Halloween decorations"
  if (
    /^(stuff|lights?|trees?|decorations?|decor|boxes|party|dinner|ornaments|wreaths?|things|bins|cards?|gifts?)$/.test(
      tokens[to]?.lower ?? '',
    )
  )
    return null;
  const { year } = splitDay(reference);
  const thisYear = on(year);
  if (/^(?:last|previous)$/.test(tokens[i - 1]?.lower ?? ''))
    return { to, date: thisYear < reference ? thisYear : on(year - 1), inYear: on };
  return { to, date: thisYear >= reference ? thisYear : on(year + 1), inYear: on };
}
