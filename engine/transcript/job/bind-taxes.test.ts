/** Taxes by name, rate and what they are on; what stands around them is charged as it was said. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('taxes', () => {
  test.each([
    ['disposal 285 sales tax six and three quarters on everything and the faucet is 315', '640.50'],
    ['deck 1000 GST 5 and PST 7 so 12 altogether on the full amount railing 200', '1344.00'],
    ['tub 425 the city gets 3 percent tax and the state gets 4 on all of this so 7 total valve 165', '631.30'],
    ['labor 900 pavers 1300 hit everything but the labor with 6 percent tax and edging 200', '2490.00'],
    ['only the fixtures are taxable that is 5 percent fixtures 800 rough in 1400', '2240.00'],
    ['kit 200 pump 100 labor 500 seven percent tax on the kit and the pump nothing else flush 80', '901.00'],
    ['desktops 1800 no tax on my services but 6 percent on the desktops then setup is 350', '2258.00'],
    ['the materials run 1200 tax is eight two five on the materials only labor is 1600', '2899.00'],
    ['deck 1200 add 7 percent for tax railing 200', '1498.00'],
    ['deck 900 VAT at 20 railing 200', '1320.00'],
    ["the equipment's 2650 and tax on just the equipment seven percent labor 945", '3780.50'],
  ])('are charged: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });

  test.each([
    ['her property tax went up 12 percent gutter cleaning 140 fix the gate 95', '235.00'],
    [
      'they are exempt so no sales tax five percent retainage until the end gutter cleaning 140 fix the gate 95',
      '235.00',
    ],
    ['gutter cleaning 140 no tax 50 percent down fix the gate 95', '235.00'],
    ['gutter cleaning 140 fix the gate 95 no sales tax ten percent holdback for 30 days', '235.00'],
    ['the last outfit stuck him for 8 percent tax then grind the stump 250 and chip the brush 180', '430.00'],
    ['fence 900 plus tax 5 posts at 40 each', '1100.00'],
    ['deck 900 no sales tax railing 200', '1100.00'],
    ['leave the tax off they are a nonprofit cooler gasket 310 fan motor 275', '585.00'],
    ['guards 600 sales tax included gate 25', '625.00'],
  ])('are not: %s', (words, total) => {
    expect(draftSaid(words).content.tax).toBeNull();
    expect(draftSaid(words).amount).toBe(total);
  });
});
