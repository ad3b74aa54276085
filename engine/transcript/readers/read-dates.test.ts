import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readDates } from './read-dates.ts';

/** A Friday. */
const today = '2026-11-20';
const dates = (text: string) =>
  readDates(hear(text), today).map((phrase) => phrase.date ?? `${phrase.start}..${phrase.end}`);

describe('dates', () => {
  it.each([
    ['we can start Monday the 23rd', ['2026-11-23']],
    ['this Friday', ['2026-11-27']],
    ['next Tuesday', ['2026-11-24']],
    ['on the 28th', ['2026-11-28']],
    ['on the 3rd', ['2026-12-03']],
    ['June 8th', ['2027-06-08']],
    ['Saturday September 19th', ['2027-09-19']],
    ['the 4th of July', ['2027-07-04']],
    ['November 1st 2027', ['2027-11-01']],
    ['tomorrow', ['2026-11-21']],
    ['in two weeks', ['2026-12-04']],
    ['two weeks from Monday', ['2026-12-07']],
    ['next week', ['2026-11-23..2026-11-30']],
    ['the week of the 7th', ['2026-12-07..2026-12-14']],
    ['before Thanksgiving', ['2026-11-26']],
    ['the first Monday of December', ['2026-12-07']],
    ['by 12/15', ['2026-12-15']],
    ['starting 2027-01-04', ['2027-01-04']],
    // days of a month
    ['due on the 20th of the next month', ['2026-12-20']],
    ['by the 20th next month', ['2026-12-20']],
    ['next month on the 20th', ['2026-12-20']],
    ['the 24th of the current month', ['2026-11-24']],
    ['we meet 25 of this month', ['2026-11-25']],
    ['the last day of the month', ['2026-11-30']],
    ['the 5th of the month', ['2026-12-05']],
    ['the 10th of this December', ['2026-12-10']],
    ['last day of February 2028', ['2028-02-29']],
    ['the third day of June', ['2027-06-03']],
    ['not before the first of the year', ['2027-01-01']],
    ['the 18th and 19th of June', ['2027-06-18', '2027-06-19']],
    ["July 4 '28", ['2028-07-04']],
    ['March 3 of next year', ['2027-03-03']],
    ['Sep-23-2027 or Dec31, 2026', ['2027-09-23', '2026-12-31']],
    // days of the week
    ['second Tuesday of next month', ['2026-12-08']],
    ['the last Monday of this month', ['2026-11-30']],
    ['4 Fridays from now', ['2026-12-18']],
    ['in two Mondays', ['2026-11-30']],
    ['two Sundays after Easter', ['2027-04-11']],
    ['third Monday after Christmas', ['2027-01-11']],
    ['the Friday before Christmas', ['2026-12-18']],
    ['first Monday after the 1st of December', ['2026-12-07']],
    ["next week's Friday", ['2026-11-27']],
    ['Tuesday of this week', ['2026-11-17']],
    ['Monday of the following week', ['2026-11-23']],
    ['Mon 12/7', ['2026-12-07']],
    ['a week from next Tuesday', ['2026-12-01']],
    ['a week after this coming Monday', ['2026-11-30']],
    // beside a day
    ['two weeks prior to Christmas', ['2026-12-11']],
    ['the day after tomorrow', ['2026-11-22']],
    ['the day after Thanksgiving', ['2026-11-27']],
    ['the day before the 4th of July', ['2027-07-03']],
    // holidays
    ['MLK Day', ['2027-01-18']],
    ["Martin Luther King Jr. Day or Presidents' Day", ['2027-01-18', '2027-02-15']],
    ['Mothers Day 2028', ['2028-05-14']],
    ['before Giving Tuesday', ['2026-12-01']],
    ['Good Friday', ['2027-03-26']],
    ["Labor Day next year, St. Patrick's Day", ['2027-09-06', '2027-03-17']],
    ['if we get pushed past Thanksgiving', ['2026-11-26']],
  ])('hears %s', (text, expected) => expect(dates(text)).toEqual(expected));

  it.each([
    'you may start',
    'a 1/2 inch pipe',
    'the second floor',
    '9th grade',
    'one day',
    'march in',
    'three twenty',
    'the last day on the job',
    'a day after lunch',
    'MAY10a',
    'two Mondays',
    'the second of three',
  ])('finds none in %s', (text) => expect(dates(text)).toEqual([]));

  it('follows dates that are counted from dates only so far', () => {
    expect(dates('a day after '.repeat(5000))).toEqual([]);
    expect(dates(`${'the first Monday after '.repeat(5000)}the first`)).not.toEqual([]);
  });
});
