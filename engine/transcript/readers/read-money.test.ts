import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readMoney } from './read-money.ts';

const amounts = (text: string) => readMoney(hear(text)).map((phrase) => phrase.amount ?? [phrase.min, phrase.max]);

describe('money', () => {
  it.each<[string, (number | (number | undefined)[])[]]>([
    ['labor is $1,450 and the rest is $300', [1450, 300]],
    ['sixty bucks', [60]],
    ['a buck eighty a square foot', [1.8]],
    ['a dollar and a quarter', [1.25]],
    ['two dollars fifty each', [2.5]],
    ['35 cents', [0.35]],
    ['eleven dollars and fifty one cents', [11.51]],
    ['a grand down', [1000]],
    ['115USD', [115]],
    ['twelve hundred dollars', [1200]],
    ['$18k', [18000]],
    ['half a dollar a foot', [0.5]],
    ['three quarters of a buck', [0.75]],
    ['six united states dollars and ten cents', [6.1]],
    ['7 u s dollars', [7]],
    ['$12 and 35c', [12.35]],
    ['between fifty dollars and one hundred dollars', [[50, 100]]],
    ['14 to 16 thousand dollars', [[14000, 16000]]],
    ['hooks at 3 pound 20 each', [3.2]],
    ['nine pounds and forty pence', [9.4]],
    ['at 85p a metre', [0.85]],
    ['a pound ten a word', [1.1]],
    ['for two hundred and forty pound', [240]],
  ])('hears %s', (text, expected) => expect(amounts(text)).toEqual(expected));

  it('keeps both readings of hundreds said without the word', () => {
    expect(readMoney(hear('four fifty bucks'))[0]?.readings).toEqual([450, 4.5]);
  });

  it.each(['a 12 pound hammer', 'it weighs 80 pounds', '5 pounds a thousand', 'a pound of nails', 'a 720p screen'])(
    'hears no money in %s',
    (text) => expect(amounts(text)).toEqual([]),
  );

  it.each(['two coats of paint', 'she got really mad', 'call me at 5', 'half a day for us', 'the dollar store'])(
    'finds none in %s',
    (text) => expect(amounts(text)).toEqual([]),
  );

  it('does not take the next count for cents', () => {
    expect(amounts('twenty two dollars and one pair of hinges')).toEqual([22]);
    expect(amounts('$63 one weekend')).toEqual([63]);
  });
});
