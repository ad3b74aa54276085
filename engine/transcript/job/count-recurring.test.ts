import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const first = (words: string) => {
  const [{ quantity, unit, amount } = {}] = draftSaid(words).content.items;
  return [quantity, unit, amount];
};

describe('what comes back so often over so long', () => {
  test.each([
    ['walk the two dogs weekdays at 22 a day for two weeks', [10, 'day', '220.00']],
    ['feed the cat every day at 15 a day for three weeks', [21, 'day', '315.00']],
    ['walk the dog five days a week at 22 a day for three weeks', [15, 'day', '330.00']],
    ['write blog posts 4 a month at 90 for two months', [8, 'each', '720.00']],
    ['two lessons a week at 40 for six weeks', [12, 'each', '480.00']],
    ['newsletter twice a month 120 each for three months', [6, 'each', '720.00']],
    ['litter box twice a day 20 a visit for 5 days', [10, 'visit', '200.00']],
    ['two lessons a week for ten weeks at 55 a lesson', [20, 'lesson', '1100.00']],
  ])('%s', (words, line) => {
    expect(first(words)).toEqual(line);
  });

  test.each([
    // how many days of the weeks are worked was not said, nor how many weeks a month has
    'two men at 300 a day for two weeks',
    'daycare 3 days a week 60 a day for a month',
    'rent a lift 300 a day for a week',
    'daily rate is 300 a day for two weeks',
  ])('stays open: %s', (words) => {
    expect(first(words)[0]).toBeNull();
    expect(draftSaid(words).content.total_cost).toBeNull();
  });

  test('leaves what is counted besides how often it is done', () => {
    expect(first('twelve lines at 20 a line twice a month for two months')).toEqual([48, 'line', '960.00']);
    expect(first('painting 12 chairs at 20 each twice as fast as last time')).toEqual([12, 'each', '240.00']);
  });
});
