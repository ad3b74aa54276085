import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  makeDay,
  mondayOf,
  nextWeekday,
  showDay,
  splitDay,
  weekdayOf,
} from './calendar-day.ts';

const day = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => makeDay(year, month, date)!);

describe('calendar days', () => {
  it('comes back after going forth', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        const to = addDays(from, days);
        return addDays(to, -days) === from && daysBetween(from, to) === days;
      }),
    );
  });

  it('finds the next weekday within seven days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (from, weekday) => {
        const next = nextWeekday(from, weekday);
        const ahead = daysBetween(from, next);
        return weekdayOf(next) === weekday && ahead >= 1 && ahead <= 7;
      }),
    );
  });

  it('knows the ends of months', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-03-15', -4)).toBe('2025-11-15');
    expect(makeDay(2026, 2, 30)).toBeNull();
  });

  it('knows weeks', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(nextWeekday('2026-11-20', 5)).toBe('2026-11-27');
    expect(nextWeekday('2026-11-20', 5, true)).toBe('2026-11-20');
  });

  it('reads and shows', () => {
    expect(splitDay('2026-11-20')).toEqual({ year: 2026, month: 11, date: 20 });
    expect(showDay('2026-11-20')).toBe('Nov 20, 2026');
    expect(isDay('2026-13-01')).toBe(false);
    expect(isDay('20261120')).toBe(false);
    expect(() => splitDay('2026-02-30')).toThrow(RangeError);
  });
});
