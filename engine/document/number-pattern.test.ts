import { describe, expect, it } from 'vitest';
import { defaultNumberPatterns, faultOfNumberPattern, formatNumber, numberPeriod } from './number-pattern.ts';

describe('numbers of documents', () => {
  it.each([
    ['Q-{YYYY}-{0000}', 1, 'Q-2026-0001'],
    ['{YY}/{000}', 12, '26/012'],
    ['INV {0}', 7, 'INV 7'],
    ['I-{00}', 1234, 'I-1234'],
  ])('by %s, %i is %s', (pattern, value, number) => {
    expect(faultOfNumberPattern(pattern)).toBeNull();
    expect(formatNumber(pattern, value, '2026-11-20')).toBe(number);
  });

  it('begin anew with the year where the pattern holds it', () => {
    expect(numberPeriod('Q-{YYYY}-{0000}', '2026-11-20')).toBe('2026');
    expect(numberPeriod('{YY}-{0}', '2027-01-01')).toBe('2027');
    expect(numberPeriod('Q-{0000}', '2026-11-20')).toBe('');
  });

  it.each(['', 'Q-', 'Q-{YYYY}', '{00}{00}', 'Q-{0000}\n', '<b>{0}', '{MM}-{0}', ' {0}', `${'x'.repeat(40)}{0}`])(
    'refuse the pattern %j',
    (pattern) => expect(faultOfNumberPattern(pattern)).toMatch(/^Please/),
  );

  it('have usable defaults, all different', () => {
    const patterns = Object.values(defaultNumberPatterns);
    expect(patterns.map(faultOfNumberPattern)).toEqual([null, null, null, null]);
    expect(new Set(patterns).size).toBe(4);
  });
});
