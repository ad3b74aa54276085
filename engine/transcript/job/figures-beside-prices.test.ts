/** Figures that stand beside prices and are none of them: what it costs us, what another asked, overtime, a score. */
import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from './testing/draft-said.ts';

const amountOf = (words: string) => draftSaid(words).amount;

describe('what it costs us is not charged', () => {
  test.each([
    ['five roses at 20 each I pay 12 for those and planting 90', '190.00'],
    ['motor 300 it costs me 210 and fitting it 80', '380.00'],
    ['toner I get it for 60 he pays 95 and labor 40', '135.00'],
    ['the access point I paid 110 charge them 150 and labor 50', '200.00'],
    ["stain 200 the store's charging me 40 a gallon but that's in there already and the rail 100", '300.00'],
    // what comes on top of it makes it a price
    ['motor my cost is 200 plus 50 percent and labor 100', '400.00'],
    ['siding 900 and I bought 60 worth of nails for it', '960.00'],
  ])('%s', (words, amount) => expect(amountOf(words)).toBe(amount));
});

describe('what another asked, got or was paid', () => {
  test.each([
    'another painter told him 700 for the trim or three thousand for the whole place',
    'she got 71 the last time around',
    'they paid 340 at the yard for the stone itself',
  ])('%s', (words) => {
    const { amount, content } = draftBetween(words);
    expect(amount).toBe('150.00');
    expect(content.deposit ?? null).toBeNull();
  });

  test('a price of ours behind "or" stays one', () => {
    expect(amountOf('gate 400 and hinges 60 or so')).not.toBe('400.00');
  });
});

describe('overtime and overruns are stated', () => {
  test.each([
    ["boiler 2000 and if they want us there at night that's time and a half but I'm not figuring that in", '2000.00'],
    ["boiler 2000 if it has to be a sunday it's double time and the flue 300", '2300.00'],
    ["support 300 a month for four months if they blow past the six hours it's 90 an hour", '1200.00'],
    ['fence 800 permit 90 if the post turns out rotten that is 50 each on top and stain 100', '990.00'],
  ])('%s', (words, amount) => expect(amountOf(words)).toBe(amount));

  test('with what they hang on', () => {
    const { content } = draftSaid(
      "boiler 2000 and if they want us there at night that's time and a half but I'm not figuring that in",
    );
    expect(JSON.stringify(content)).toMatch(/at night that's time and a half/i);
  });

  test('a share that nobody took yet ends at its condition', () => {
    expect(
      amountOf("siding 2000 it's ten percent off if they do the garage too they haven't said yes and the trim is 400"),
    ).toBe('2400.00');
  });
});

describe('what comes off was in there', () => {
  test('is not charged', () => {
    expect(amountOf('so the ceiling comes off I had 200 in there for it walls 500 and trim 100')).toBe('600.00');
  });
});
