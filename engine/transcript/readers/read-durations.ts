/** Stretches of time: "3 to 4 days", "an hour and a half", "half a day", "1 year 6 months". A day is 24 hours here. */

import { wordTable } from '../../word-table.ts';
import type { DurationPhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';

const KIND = wordSet('business working work man labor labour calendar full dry solid straight billable');
const MORE = wordSet('more full solid whole extra additional additonal good straight');

type Unit = NonNullable<DurationPhrase['said']>['unit'];
const UNITS = wordTable<Unit>({
  second: 'second',
  seconds: 'second',
  sec: 'second',
  secs: 'second',
  minute: 'minute',
  minutes: 'minute',
  min: 'minute',
  mins: 'minute',
  hour: 'hour',
  hours: 'hour',
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  day: 'day',
  days: 'day',
  night: 'day',
  nights: 'day',
  week: 'week',
  weeks: 'week',
  wk: 'week',
  wks: 'week',
  month: 'month',
  months: 'month',
  mos: 'month',
  mo: 'month',
  year: 'year',
  years: 'year',
  yr: 'year',
  yrs: 'year',
  quarters: 'quarter',
  fortnight: 'week',
  fortnights: 'week',
});
const HOURS: Record<Unit, number> = {
  second: 1 / 3600,
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 0,
  quarter: 0,
  year: 0,
};
const MONTHS: Record<Unit, number> = { second: 0, minute: 0, hour: 0, day: 0, week: 0, month: 1, quarter: 3, year: 12 };
const ORDER: Unit[] = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'];

interface Part {
  from: number;
  to: number;
  value: number;
  max?: number;
  unit: Unit;
}

export function timeUnitAt(tokens: readonly Token[], i: number): { unit: Unit; to: number } | null {
  const token = tokens[i];
  if (!token) return null;
  const word = token.lower;
  if (KIND.has(word)) {
    const unit = UNITS[tokens[i + 1]?.lower ?? ''];
    return unit ? { unit, to: i + 2 } : null;
  }
  const unit = UNITS[word];
  if (!unit || /^nights?$/.test(word)) return null;
  if (word === 'h' && token.spaced && tokens[i + 1] && !/^\d/.test(tokens[i + 1]!.text)) return null;
  if (
    word === 'second' &&
    token.spaced &&
    /^[a-z]/.test(tokens[i + 1]?.lower ?? '') &&
    !/^(delay|gap|time)/.test(tokens[i + 1]!.lower) &&
    i === 0
  )
    return null;
  return { unit, to: i + 1 };
}

export function readDurations(heard: Heard): DurationPhrase[] {
  const parts: Part[] = [];
  const { tokens } = heard;
  let i = 0;
  while (i < tokens.length) {
    const part = partAt(heard, i);
    if (part) {
      parts.push(part);
      i = Math.max(part.to, i + 1);
    } else i++;
  }
  const found: DurationPhrase[] = [];
  let k = 0;
  while (k < parts.length) {
    const first = parts[k]!;
    const group = [first];
    let to = first.to;
    while (k + group.length < parts.length) {
      const next = parts[k + group.length]!;
      const gap = tokens
        .slice(to, next.from)
        .map((t) => t.lower)
        .join(' ');
      const falls = ORDER.indexOf(next.unit) > ORDER.indexOf(group.at(-1)!.unit);
      if (
        !falls ||
        ORDER.indexOf(next.unit) - ORDER.indexOf(group.at(-1)!.unit) > 2 ||
        !/^(|,|and|, and)$/.test(gap) ||
        next.max !== undefined ||
        first.max !== undefined ||
        // "for six weeks an hour each", "good for sixty days | and 3 hours at ninety"
        ((first.unit === 'week' || (first.unit === 'day' && first.value > 10)) && /^(hour|minute)$/.test(next.unit))
      )
        break;
      group.push(next);
      to = next.to;
    }
    k += group.length;
    // "1h30"
    const glued = tokens[to];
    if (
      group.length === 1 &&
      /^hr?$/.test(tokens[to - 1]!.lower) &&
      glued &&
      !glued.spaced &&
      /^[0-5]\d$/.test(glued.text)
    ) {
      group.push({ from: to, to: to + 1, value: Number(glued.text), unit: 'minute' });
      to += tokens[to + 1]?.lower === 'm' && !tokens[to + 1]!.spaced ? 2 : 1;
    }
    // "1 hour and fifteen"
    const minutes = group.length === 1 && first.unit === 'hour' ? bareMinutes(heard, to) : null;
    if (minutes) {
      group.push(minutes);
      to = minutes.to;
    }
    const hours = group.reduce((sum, part) => sum + part.value * HOURS[part.unit], 0);
    const months = group.reduce((sum, part) => sum + part.value * MONTHS[part.unit], 0);
    const single = group.length === 1;
    // "two days from the factory" and the like stay durations; ranges keep both ends
    found.push({
      kind: 'duration',
      from: first.from,
      to,
      ...(hours ? { hours: Math.round(hours * 1e9) / 1e9 } : {}),
      ...(months ? { months: Math.round(months * 1e9) / 1e9 } : {}),
      ...(single
        ? { said: { value: first.value, unit: first.unit, ...(first.max === undefined ? {} : { max: first.max }) } }
        : {}),
    });
  }
  return found.filter((phrase) => phrase.hours !== undefined || phrase.months !== undefined);
}

const WAYS = /^(?:(?:each|one) way|both ways|(?:round|return) trip)$/;

/** "an hour and fifteen each way", "one hour forty five at 80": minutes behind hours that are not called so. */
function bareMinutes({ tokens, numberAt }: Heard, at: number): Part | null {
  const led = tokens[at]?.lower === 'and';
  const number = numberAt[led ? at + 1 : at];
  if (!number || number.values[0]! < 5 || number.values[0]! >= 60 || number.values[0]! % 5 !== 0) return null;
  const word = (k: number): string => tokens[number.to + k]?.lower ?? '';
  const ends = word(0) === '' || !/^[a-z]/.test(word(0));
  // "an hour and 45 at 80", but "an hour and 15 at 6 each"
  const rate = /^(?:at|@)$/.test(word(0)) ? numberAt[number.to + 1] : undefined;
  const rated = rate !== undefined && !/^(?:each|apiece|a|per)$/.test(tokens[rate.to]?.lower ?? '');
  const each = /^(?:each|apiece)$/.test(word(0)) && (word(1) === 'at' || numberAt[number.to + 1] !== undefined);
  const told = rated || (led && (ends || each || WAYS.test(`${word(0)} ${word(1)}`)));
  return told ? { from: number.from, to: number.to, value: number.values[0]!, unit: 'minute' } : null;
}

/** Of so many nobody says "day of labor". */
const MOST_OF = 31;

function partAt(heard: Heard, i: number): Part | null {
  const { tokens, numberAt } = heard;
  const number = numberAt[i];
  const word = tokens[i]!.lower;
  if (number && number.form !== 'clock' && number.form !== 'digits') {
    let value = number.values[0]!;
    let at = number.to;
    // 3 to 4 days, two or three weeks
    let max: number | undefined;
    const joint = tokens[at]?.lower ?? '';
    const between = tokens[i - 1]?.lower === 'between';
    if (/^(to|or|-|–)$/.test(joint) || (joint === 'and' && between)) {
      const high = numberAt[at + 1];
      if (high && high.values[0]! > value && timeUnitAt(tokens, high.to)) {
        max = high.values[0]!;
        at = high.to;
      }
    }
    if (tokens[at]?.text === '-' && !tokens[at]!.spaced) at++;
    if (value < 1 && /^(an?|of|of an?)$/.test(tokens[at]?.lower ?? ''))
      at += tokens[at]!.lower === 'of' && /^an?$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
    else if (tokens[at]?.lower === 'of' && !Number.isInteger(value)) at++;
    else if (MORE.has(tokens[at]?.lower ?? '')) at++;
    const unit = timeUnitAt(tokens, at);
    if (!unit) return null;
    // "first hour 120 | additional hours 90"
    if (
      value >= 20 &&
      /^(?:extra|additional)$/.test(tokens[at - 1]!.lower) &&
      (numberAt[unit.to] ?? numberAt[unit.to + 1]) !== undefined
    )
      return null;
    // "wedding shoot 2200 | extra hour 200"
    if (value >= 2 && /^(?:extra|additional)$/.test(tokens[at - 1]!.lower) && !/s$/.test(tokens[unit.to - 1]!.lower))
      return null;
    if (
      unit.unit === 'second' &&
      tokens[unit.to - 1]!.lower === 'second' &&
      value !== 1 &&
      tokens[unit.to]?.lower !== undefined &&
      /^[a-z]/.test(tokens[unit.to]!.lower) &&
      number.to === at &&
      tokens[at - 1]?.text !== '-'
    )
      return null;
    // "month of coordination is 1200 | day of coordination is 900"
    if (value > MOST_OF && tokens[unit.to]?.lower === 'of' && !/s$/.test(tokens[unit.to - 1]!.lower)) return null;
    const half = afterUnit(tokens, numberAt, unit.to);
    // "bladder 360 | hour and a half at a hundred"
    if (half && value >= 20 && /^(hour|day|week|month|year)$/.test(tokens[unit.to - 1]!.lower)) return null;
    if (half && max === undefined) value += half.value;
    if (tokens[unit.to - 1]!.lower.startsWith('fortnight')) value *= 2;
    return { from: i, to: half?.to ?? unit.to, value, unit: unit.unit, ...(max === undefined ? {} : { max }) };
  }
  // an hour, a day and a half, "hour and a half", a full day
  if (!number && (word === 'a' || word === 'an' || word === 'one')) {
    let at = i + 1;
    if (/^(full|whole|solid|good)$/.test(tokens[at]?.lower ?? '')) at++;
    const unit = timeUnitAt(tokens, at);
    if (!unit || /s$/.test(tokens[unit.to - 1]!.lower) || tokens[at]!.lower.length < 3 || unit.unit === 'second')
      return null;
    const half = afterUnit(tokens, numberAt, unit.to);
    const before = tokens[i - 1]?.lower ?? '';
    // "95 an hour", "once a month": a rate or a frequency, unless a half follows
    const rate =
      /^\d|^(dollars?|bucks?|cents?|grand|once|twice|times?|it)$/.test(before) ||
      // "two visits a week", but "the diagnostic visit, an hour of labor"
      (/^(nights?|days?|visits?|trips?|hours?)$/.test(before) && tokens[unit.to]?.lower !== 'of') ||
      (i > 0 && isNumberWord(numberAt, i));
    // "make it a day", "call it a full day" set how long it takes
    const set = before === 'it' && /^(make|call|say)$/.test(tokens[i - 2]?.lower ?? '');
    if (!half && rate && !set) return null;
    return { from: i, to: half?.to ?? unit.to, value: 1 + (half?.value ?? 0), unit: unit.unit };
  }
  const spent = spentAt(tokens, i);
  if (spent) return spent;
  if (tokens[i + 1]?.lower === 'and' && /^(hour|day|week|month|year)$/.test(word)) {
    const half = afterUnit(tokens, numberAt, i + 1);
    if (half) return { from: i, to: half.to, value: 1 + half.value, unit: UNITS[word]! };
    // "hour and fifteen at a hundred", but "95 an hour and 20 at 6"
    if (
      word === 'hour' &&
      !/^(?:an?|per|each|every|the)$/.test(tokens[i - 1]?.lower ?? '') &&
      !isNumberWord(numberAt, i)
    )
      return bareMinutes(heard, i + 1) && { from: i, to: i + 1, value: 1, unit: 'hour' };
  }
  return null;
}

/** "charge him for the day I spent chasing it", "the half day we already put in": one that was worked. */
function spentAt(tokens: readonly Token[], i: number): Part | null {
  if (!/^(?:the|that)$/.test(tokens[i]!.lower)) return null;
  const half = tokens[i + 1]?.lower === 'half';
  const at = half ? i + 2 : i + 1;
  const unit = tokens[at]?.lower;
  if (unit !== 'day' && unit !== 'hour') return null;
  let verb = at + 1;
  if (tokens[verb]?.lower === 'that') verb++;
  if (!/^(?:i|we|he|she|they)$/.test(tokens[verb++]?.lower ?? '')) return null;
  while (/^(?:'ve|already|just|have|all|had)$/.test(tokens[verb]?.lower ?? '')) verb++;
  const worked =
    tokens[verb]?.lower === 'put'
      ? tokens[verb + 1]?.lower === 'in'
      : /^(?:spent|worked|lost)$/.test(tokens[verb]?.lower ?? '');
  return worked ? { from: i, to: at + 1, value: half ? 0.5 : 1, unit } : null;
}

function isNumberWord(numberAt: Heard['numberAt'], i: number): boolean {
  for (let k = Math.max(0, i - 6); k < i; k++) if (numberAt[k]?.to === i) return true;
  return false;
}

/** "and a half", "and a quarter" after the unit. */
function afterUnit(
  tokens: readonly Token[],
  numberAt: Heard['numberAt'],
  i: number,
): { value: number; to: number } | null {
  if (tokens[i]?.lower !== 'and') return null;
  const part = numberAt[i + 1];
  if (
    part &&
    part.values[0]! < 1 &&
    part.values[0]! > 0 &&
    !timeUnitAt(tokens, part.to) &&
    !/^an?$/.test(tokens[part.to]?.lower ?? '')
  )
    return { value: part.values[0]!, to: part.to };
  if (/^an?$/.test(tokens[i + 1]?.lower ?? '') && tokens[i + 2]?.lower === 'half') return { value: 0.5, to: i + 3 };
  return null;
}
