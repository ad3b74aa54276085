import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const labor = (words: string) => {
  const [{ quantity, unit, amount } = {}] = draftSaid(words).content.items;
  return [quantity, unit, amount];
};

describe('hours told by the clock', () => {
  test.each([
    ['I was there from 8 to 1 at 65 an hour', [5, 'hour', '325.00']],
    ['worked from 7:30 to 4 with half an hour lunch at 70 an hour', [8, 'hour', '560.00']],
    ['server from five to eleven at 25 an hour', [6, 'hour', '150.00']],
    ['we were there 8 till noon at 90 an hour', [4, 'hour', '360.00']],
    ['clean from 9:15 to 11:45 at 40 an hour', [2.5, 'hour', '100.00']],
    ['two bartenders from 4 pm to 10 pm at 30 an hour each', [12, 'hour', '360.00']],
    ['from 9 to 3 at 55 an hour for two days', [12, 'hour', '660.00']],
    // a half of the day that is told at the end holds for both
    ['server from 8 to 9 pm at 25 an hour', [1, 'hour', '25.00']],
    ['server from 1 to 5 pm at 25 an hour', [4, 'hour', '100.00']],
    ['security from 11 pm to 3 am at 30 an hour', [4, 'hour', '120.00']],
    ['guard from 6 am to 8 pm at 20 an hour', [14, 'hour', '280.00']],
  ])('%s', (words, line) => {
    expect(labor(words)).toEqual(line);
  });

  test.each([
    ['the audit is from 20 to 30 hours at 100 an hour', [30, 'hour', '3000.00']],
    ['somewhere between 4 and 6 hours at 90 an hour', [6, 'hour', '540.00']],
    ['I was there from seven thirty till noon so four and a half hours at 80', [4.5, 'hour', '360.00']],
    ['rate is 95 an hour we can be there from 8 to 10 on Friday for three hours of work', [3, 'hour', '285.00']],
  ])('not where hours are told: %s', (words, line) => {
    expect(labor(words)).toEqual(line);
  });

  test('names the work without its hours', () => {
    expect(draftSaid('two bartenders from 4 pm to 10 pm at 30 an hour each').content.items[0]!.description).toBe(
      'Bartenders',
    );
  });
});
