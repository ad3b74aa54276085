/** What is looked at to tell what a number is for. */
import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { purposeFeatures, talkOf } from './purpose-features.ts';

const of = (transcript: string, index: number): number[] => {
  const { of: features, length } = purposeFeatures(talkOf(hear(transcript)), index);
  return [...features.slice(0, length)];
};
const unlike = (one: string, other: string, index = 0): number => {
  const known = new Set(of(one, index));
  return of(other, index).filter((feature) => !known.has(feature)).length;
};

it('a number is one word, however it was said', () => {
  const { signs, numbers } = talkOf(hear('twelve hundred and fifty for the gate'));
  expect(numbers.map(({ at }) => at)).toEqual([0]);
  expect(signs).toHaveLength(4);
});

describe('the features of a number', () => {
  it('hang on the words around it', () => {
    expect(unlike('charge 400 for it', 'he paid 400 for it')).toBeGreaterThan(10);
  });

  it('do not hang on words far away', () => {
    const far = (word: string): string => `${word} ${'so and then '.repeat(12)} charge 400 for it`;
    expect(unlike(far('gate'), far('fence'))).toBe(0);
  });

  it('tell a sum of what was said before', () => {
    // the same words, and a number as large and as round
    expect(unlike('gate 300 rail 250 so 550 now', 'gate 300 rail 250 so 650 now', 2)).toBe(1);
  });

  it('tell a product of what was said before', () => {
    expect(unlike('12 by 15 so 180 feet', '12 by 15 so 190 feet', 2)).toBe(1);
  });
});
