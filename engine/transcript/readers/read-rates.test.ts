import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readMoney } from './read-money.ts';
import { readRates } from './read-rates.ts';

const rates = (text: string) => {
  const heard = hear(text);
  return readRates(heard, readMoney(heard)).map((phrase) => `${phrase.amount}/${phrase.per}`);
};

describe('rates', () => {
  it.each([
    ['28 hours at $95 an hour', ['95/h']],
    ['sixty five an hour', ['65/h']],
    ['eighty seven fifty an hour', ['87.5/h']],
    ['eighteen thirty five per hour', ['18.35/h']],
    ['four fifty an hour', ['450/h']],
    ['twelve hundred an hour', ['1200/h']],
    ['sixty two fifty a yard', ['62.5/yd']],
    ['twenty two fifty a day', ['2250/day']],
    ['sixty two fifty a day', ['62.5/day']],
    ['sixty two fifty a box', ['62.5/box']],
    ['one twelve fifty an hour', ['112.5/h']],
    ['one oh seven seventy five a visit', ['107.75/visit']],
    ['nine bucks a foot for the crown molding', ['9/ft']],
    ['850 square feet at four fifty a square foot', ['4.5/sq ft']],
    ['24 squares at four fifty a square', ['450/square']],
    ['five sheets at 85 each', ['85/each']],
    ['14 outlets at 18 dollars apiece', ['18/each']],
    ['45 a visit', ['45/visit']],
    ['120 guests at 38 a head', ['38/head']],
    ['two and a quarter a foot', ['2.25/ft']],
    ['22 panes at four dollars a travel fee of 45', []],
    ['planning is 1800 an organizer for eight hours at 30 an hour', ['30/h']],
    ['two guys at 300 a man for two days', ['300/man']],
    ['$3 per fresh egg', ['3/fresh']],
  ])('hears %s', (text, expected) => expect(rates(text)).toEqual(expected));

  it.each([
    '60 miles per hour',
    'an hour and a half each session',
    'two pounds of nails',
    '30 minutes each way later',
    'give it a week',
  ])('finds none in %s', (text) => expect(rates(text).filter((rate) => !rate.endsWith('/each'))).toEqual([]));
});
