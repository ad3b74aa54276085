import { expect, test } from 'vitest';
import { explainNumber, ungroupDigits } from './ungroup-digits.ts';

test.each([
  ['1,250.00', '1250.00'],
  ['12,345,678', '12345678'],
  ['$ 1 250', '$1250'],
  [' - 20 ', '-20'],
  ['8.25 %', '8.25%'],
  ['1250', '1250'],
  ['24,50', null],
  ['1,5', null],
  ['1250,00', null],
  ['1,25,000', null],
  ['1,234,5', null],
  ['0.125,5', null],
  ['24 50', null],
])('%j without groups is %j', (text, plain) => expect(ungroupDigits(text)).toBe(plain));

test('a comma in the wrong place is told apart from what is no number', () => {
  expect(explainNumber('24,50', 'Enter a price')).toBe('Use a point for decimals, such as 24.50');
  expect(explainNumber('two', 'Enter a price')).toBe('Enter a price');
  expect(explainNumber('1,250.999', 'Enter a price')).toBe('Enter a price');
});
