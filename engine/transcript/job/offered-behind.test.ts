/** Options that are told as such, counted or measured behind their price, and what holds for each choice. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const options = (words: string) =>
  draftSaid(words).content.items.flatMap(({ optional, amount }) => (optional ? [amount] : []));

describe('offered', () => {
  test.each([
    ['porch 900 blinds are 120 a pair and it is four pair only if she decides she likes them', '480.00'],
    ['porch 900 planters are 60 each that is up to them so list three of those as an add on', '180.00'],
    ['porch 900 a swing 280 price that one separately', '280.00'],
    ['porch 900 a swing 280 leave that as optional', '280.00'],
    ['porch 900 a swing is 280 more if they decide to', '280.00'],
    ['porch 900 the lamp is 85 and they want two of those priced as an option', '170.00'],
    ['porch 900 a swing would be 280 if her sister signs off on it', '280.00'],
    ['porch 900 two extra hours would be 140 each if they need them', '280.00'],
  ])('%s: %s', (words, amount) => {
    expect(draftSaid(words).amount).toBe('900.00');
    expect(options(words)).toEqual([amount]);
  });

  test('what goes on with it is offered too', () => {
    expect(options('porch 900 if she wants a swing that is 280 more and cushions another 60')).toEqual([
      '280.00',
      '60.00',
    ]);
  });

  test.each(['porch 900 a swing 280 leave that in', 'porch 900 a swing 280 show the tax on a separate line'])(
    'ordered: %s',
    (words) => {
      expect(options(words)).toEqual([]);
    },
  );
});

test('what hangs on a failure is stated', () => {
  expect(draftSaid('porch 900 the storage unit is 120 a month for two months if the house is not ready').amount).toBe(
    '900.00',
  );
});

describe('whichever is chosen', () => {
  test.each([
    ['either slate 2200 or tile 900 whichever way she goes the grout is 80', 'Grout'],
    ['either slate 2200 or tile 900 no matter which one they pick the threshold is 80', 'Threshold'],
    ["either slate 2200 or tile 900 whichever they end up with the joist is cracked and that's 80 on top", 'joist'],
    ['either slate 2200 or tile 900 regardless of which they choose hauling is 80', 'Hauling'],
  ])('%s: %s', (words, name) => {
    const { amount, content } = draftSaid(words);
    expect(amount).toBeNull();
    const held = content.items.filter(({ optional }) => !optional);
    expect(held.map((one) => one.amount)).toEqual(['80.00']);
    expect(held[0]!.description.toLowerCase()).toContain(name.toLowerCase());
  });
});
