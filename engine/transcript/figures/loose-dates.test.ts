import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readFacts } from '../read-facts.ts';
import { readLooseDates } from './loose-dates.ts';

/** A Friday. */
const today = '2026-11-20';
const dates = (text: string) =>
  readLooseDates(hear(text), today).map((phrase) => phrase.date ?? `${phrase.start}..${phrase.end}`);

describe('loose dates', () => {
  it.each([
    // a day and nothing else
    ['thu', ['2026-11-26']],
    ['sun.', ['2026-11-22']],
    ['2 - 18', ['2027-02-18']],
    ['on 2 / 18', ['2027-02-18']],
    ['see you tmrw', ['2026-11-21']],
    ['we pour on sat.', ['2026-11-21']],
    ['wed next week', ['2026-11-25']],
    ['not before 6/15', ['2027-06-15']],
    // where the sentence ends
    ['We are back on the 17.', ['2026-12-17']],
    ['receipts are sent by the fifth', ['2026-12-05']],
    ['the party is on 3 may', ['2027-05-03']],
    ['it falls due next 6/15', ['2027-06-15']],
    ['it was due this 6/15', ['2026-06-15']],
    // the day last spoken of
    ['we prime on December 7 and paint the next day', ['2026-12-07', '2026-12-08']],
    ['what about the day after?', ['2026-11-21']],
    ['we meet on December 7 and again two weeks later', ['2026-12-07', '2026-12-21']],
    ['a fortnight later we come back', ['2026-12-04']],
    // several units, business days
    ['1 year 2 months and 3 days later', ['2028-01-23']],
    ['in 2 months and 4 days', ['2027-01-24']],
    ['in 4 business days', ['2026-11-26']],
    ['5 working days before December 25', ['2026-12-18']],
    ['half a year from now', ['2027-05-20']],
    ['in about three weeks', ['2026-12-11']],
    ['2 wks from right now', ['2026-12-04']],
    ['done in one day ten year warranty', ['2026-11-21']],
    // the weekday tells the day
    ['2 weeks from today on Wednesday', ['2026-12-02']],
    ['Wednesday in 2 weeks', ['2026-12-02']],
    ['two months from now on a Monday', ['2027-01-20']],
    ['two months from now on Monday', ['2027-01-25']],
    ['the closest Monday to December 10', ['2026-12-07']],
    ['the nearest Monday to December 11', ['2026-12-14']],
    ['the second closest Monday to December 10', ['2026-12-14']],
    ['the closest Easter to today', ['2027-03-28']],
    ['November 24th (Tuesday)', ['2026-11-24']],
    ['November 24th, Wednesday', ['2026-11-24', '2026-11-25']],
    ['in a couple of decades', ['2046-11-20']],
    // several days of a month
    ['we can do 14 and 15 June', ['2027-06-14', '2027-06-15']],
    ['8, 9 and 10 March 2027', ['2027-03-08', '2027-03-09', '2027-03-10']],
    ['June 14th or 16th', ['2027-06-14', '2027-06-16']],
    // years of two figures
    ['4 Oct 27', ['2027-10-04']],
    ['Oct 4, 98', ['1998-10-04']],
    // figures
    ['due 10.31.2027 or 31.10.2027', ['2027-10-31', '2027-10-31']],
    ['2027.10.31', ['2027-10-31']],
    ['10/31, 2027', ['2027-10-31']],
    ['2027/31/Oct', ['2027-10-31']],
    ['31OCT27', ['2027-10-31']],
    ['the scan is site_plan-2027-10-31.pdf', ['2027-10-31']],
    ['by 20271031', ['2027-10-31']],
    ['Oct-31-27', ['2027-10-31']],
    ['31. October', ['2027-10-31']],
    ['back on 10.31', ['2027-10-31']],
    ['10/31 at noon', ['2027-10-31']],
    ['october twenty two two thousand twenty seven', ['2027-10-22']],
  ])('hears %s', (text, expected) => expect(dates(text)).toEqual(expected));

  it.each([
    'a rebate on the 18 but no more',
    'out of the elevator by 3',
    'the Yorks on Sixth',
    'a crew of 2 - 3 people',
    'files in seven business days',
    'they pushed it two days later',
    'version 12.30.26',
    'on 12.30 a foot',
    'order 20271031',
    'the day after we start',
    'The next day, the wind took the tarp',
    'he came back the following day',
    'rooms 14 and 15 upstairs',
    '3 may be missing',
    'next 5/8 sheet',
    'he sat on sun warmed stone',
  ])('finds none in %s', (text) => expect(dates(text)).toEqual([]));

  it('reads a fraction that stands alone as a day and a number', () => {
    expect(readFacts('3/16', today).map(({ kind, date, value }) => [kind, date ?? value])).toEqual([
      ['date', '2027-03-16'],
      ['number', 0.1875],
    ]);
  });
});
