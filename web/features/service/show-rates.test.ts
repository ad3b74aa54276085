import { expect, test } from 'vitest';
import { showRates } from './show-rates.ts';

test('each rate a service has is shown with two decimals', () => {
  expect(showRates({ hourlyRate: '85.00', fixedRate: null, unit: null })).toEqual(['$85.00/hour']);
  expect(showRates({ hourlyRate: '85.50', fixedRate: '1200.00', unit: null })).toEqual([
    '$85.50/hour',
    '$1,200.00 fixed',
  ]);
  expect(showRates({ hourlyRate: null, fixedRate: '4.50', unit: 'sq ft' })).toEqual(['$4.50 fixed per sq ft']);
  expect(showRates({ hourlyRate: null, fixedRate: '149.00', unit: 'each' })).toEqual(['$149.00 fixed each']);
  expect(showRates({ hourlyRate: null, fixedRate: null, unit: null })).toEqual([]);
});
