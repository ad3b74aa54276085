import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const kinds = (text: string) => readFacts(text, '2026-11-20T09:00:00').map((fact) => fact.kind);

describe('facts', () => {
  it('settles what belongs to what', () => {
    expect(kinds('28 hours at $95 an hour').filter((kind) => kind !== 'number')).toEqual(['duration', 'rate']);
    expect(kinds('call 503-555-0188')).toEqual(['phone']);
  });

  it('gives each fact the words it stands on', () => {
    const text = 'um we need 1650 square feet at a buck eighty a square foot by June 8th';
    for (const fact of readFacts(text, '2026-11-20')) expect(text.slice(fact.start, fact.end)).toBe(fact.text);
  });

  it('never fails and never leaves the text, whatever is said', () => {
    const word = fc.constantFrom(
      'a',
      'half',
      'two',
      'fifty',
      'hundred',
      '$',
      '4.50',
      'per',
      'each',
      'foot',
      'at',
      'dot',
      'com',
      'june',
      'the',
      '3rd',
      'next',
      'percent',
      '-',
      '/',
      '1',
      ':',
      'street',
      'and',
      'point',
      'k',
      'thousand',
      'fifths',
      'twenty',
      'days',
      'later',
      'after',
      'Monday',
      'christmas',
      'last',
      'of',
      'month',
      'e',
      '^',
      'over',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
          fc.string(),
        ),
        (text) =>
          readFacts(text, '2026-11-20').every(
            (fact) => fact.start >= 0 && fact.end <= text.length && fact.start < fact.end,
          ),
      ),
      { numRuns: 500 },
    );
  });

  it('reads what stands below nothing, but not what is taken away', () => {
    const values = (text: string) =>
      readFacts(text, '2026-11-20')
        .filter(({ kind }) => kind === 'quantity' || kind === 'percent')
        .map(({ value }) => value);
    expect(values('minus 12 kilograms')).toEqual([-12]);
    expect(values('it grew by -4%')).toEqual([-4]);
    expect(values('80 feet minus 20 feet')).toEqual([80, 20]);
    expect(values('5-10% off')).not.toContain(-10);
  });

  it('reads a part without its article only of what is measured', () => {
    const numbers = (text: string) =>
      readFacts(text, '2026-11-20').flatMap(({ kind, value }) => (kind === 'number' ? value : []));
    expect(numbers('tenth of a pint')).toEqual([0.1]);
    expect(numbers('the tenth of them')).toEqual([]);
  });

  it('wants a reference day', () => {
    expect(() => readFacts('tomorrow', 'someday')).toThrow(RangeError);
  });
});
