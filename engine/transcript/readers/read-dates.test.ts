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
  ])('hears %s', (text, expected) => expect(dates(text)).toEqual(expected));

  it.each(['you may start', 'a 1/2 inch pipe', 'the second floor', '9th grade', 'one day', 'march in', 'three twenty'])(
    'finds none in %s',
    (text) => expect(dates(text)).toEqual([]),
  );
});
