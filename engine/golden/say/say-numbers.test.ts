import { expect, it } from 'vitest';
import { inWords } from './say-numbers.ts';

it('says whole numbers in words', () => {
  expect([7, 42, 300, 1450, 21160].map(inWords)).toEqual([
    'seven',
    'forty two',
    'three hundred',
    'one thousand four hundred fifty',
    'twenty one thousand one hundred sixty',
  ]);
});
