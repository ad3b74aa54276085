import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readDurations } from './read-durations.ts';

const durations = (text: string) =>
  readDurations(hear(text)).map((phrase) => `${phrase.months ?? 0}m ${phrase.hours ?? 0}h`);

describe('durations', () => {
  it.each([
    ['should take 3 days', ['0m 72h']],
    ['2h20min', ['0m 2.333333333h']],
    ['an hour and a half', ['0m 1.5h']],
    ['half an hour', ['0m 0.5h']],
    ['2 hrs 20 min', ['0m 2.333333333h']],
    ['1 year 6 months', ['18m 0h']],
    ['two and a half hours', ['0m 2.5h']],
    ['1 hour and fifteen', ['0m 1.25h']],
    ['an hour and forty at 90 an hour', ['0m 1.666666667h']],
    ['one hour forty five at 80', ['0m 1.75h']],
    ['hour and ten at 60', ['0m 1.166666667h']],
    ['two hours and 15 at 6 each', ['0m 2h']],
    ['ten months and point one of them at the gate', ['10m 0h']],
    ['month of planning is 1200 day of planning is 900', []],
    ['six weeks an hour each', ['0m 1008h', '0m 1h']],
    ['it takes 2h45', ['0m 2.75h']],
    ['2h 45 screws', ['0m 2h']],
  ])('hears %s', (text, expected) => expect(durations(text)).toEqual(expected));

  it('keeps both ends of a range', () => {
    expect(readDurations(hear('three to four days'))[0]?.said).toEqual({ value: 3, max: 4, unit: 'day' });
  });

  it.each(['95 an hour', 'twice a week', 'the second floor', 'at 2:30'])('finds none in %s', (text) =>
    expect(durations(text)).toEqual([]),
  );
});
