/** Hours told day by day, with the rate behind them. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('hours of days are one piece of work', () => {
  test.each([
    ['Tuesday five Wednesday seven at 60 an hour', ['720.00']],
    ['Thursday 4 Friday 6 Saturday 2 at 50 an hour and a valve 30', ['600.00', '30.00']],
    ['three hours Monday and five on Tuesday at 90 an hour plus 45 in wire', ['720.00', '45.00']],
    ['six hours on Thursday two on Friday both at 40 an hour primer was 55', ['320.00', '55.00']],
    ['day one we put in seven hours day two was four at 70 an hour', ['770.00']],
    ['last week 10 hours this week six hours at 80 an hour', ['1280.00']],
    ['I was there Monday for three and Wednesday for two and a half at 60 an hour', ['330.00']],
    ['we did 2 hours on the 3rd and 6 hours on the 4th at 50 an hour', ['400.00']],
    ['Monday two guys five hours and Tuesday two guys three hours at 40 an hour each', ['640.00']],
    // when they come, and no hours
    ['we start Monday at 8 and it is six hours at 50 an hour', ['300.00']],
    ['a new sink Monday 200 and four hours Tuesday at 50 an hour', ['200.00', '200.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
