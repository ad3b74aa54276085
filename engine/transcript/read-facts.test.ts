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

  it('wants a reference day', () => {
    expect(() => readFacts('tomorrow', 'someday')).toThrow(RangeError);
  });
});
