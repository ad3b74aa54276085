import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('what is told apart by its year', () => {
  test.each([
    ['her 2023 receipts sorted 6 hours at 45', '270.00'],
    ['the 2025 taxes are 300 and the 2024 amended return is 250', '550.00'],
    ['they want their 2024 books cleaned up twelve months at 110 a month', '1320.00'],
    ['his 2013 chipper needs new blades 240', '240.00'],
    ['redo the 2019 annual report 700', '700.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });

  test.each([
    ['the patio is 2025 and the steps 400', '2425.00'],
    ['print 2000 calendars at 2 bucks each', '4000.00'],
    ['that is 2014 books at 3 each', '6042.00'],
  ])('near miss %s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
