/** What a percentage is on, however it is named, and where its words end. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2025-06-10',
    catalogue: [],
    profile: { businessName: 'Acme' },
  });

describe('discounts on a part', () => {
  test.each([
    ['wall 600 caps 480 gravel 66 so five percent off the wall and the caps nothing off the rest of it', '54.00'],
    ['carpet 1000 pad 270 ten percent off but only the carpet', '100.00'],
    ["carpet 1000 pad 270 ten percent off the carpet because it's the end of the roll", '100.00'],
    ['carpet 1000 pad 270 knock ten percent off of it', '127.00'],
    [
      "phase one is the audit two days at 350 a day and they get five percent off phase one only since they're a referral phase two is five workshops at 340 each",
      '35.00',
    ],
    // why stands between
    ["carpet 1000 pad 270 ten percent off because they're friends of hers but not off the pad", '100.00'],
    ['carpet 1000 30 miles at a dollar a mile ten percent off because he paid cash not off the mileage', '100.00'],
    // with a condition it is only mentioned
    ['carpet 1000 pad 270 ten percent off the carpet if they refer a friend', undefined],
  ])('%s', (words, amount) => expect(draft(words).content.discount?.amount).toBe(amount));
});

describe('taxes on a part', () => {
  test.each([
    ['heater 1050 tank 95 permit 140 six percent tax on the heater and the tank only not on the rest', '68.70'],
    [
      'board cost me 164 put thirty percent on that sales tax ten percent just on the board 90 days on the part',
      '21.32',
    ],
    ['carpet 1000 pad 250 eight percent sales tax on the carpet and the tack strip is 20', '80.00'],
  ])('%s', (words, amount) => expect(draft(words).content.tax?.amount).toBe(amount));

  test('what stands behind them is said', () => {
    const { content } = draft(
      'heater 1050 permit 140 six percent tax on the heater not on the rest hauling off the old one is no charge',
    );
    expect(JSON.stringify(content)).toMatch(/haul/i);
  });
});

describe('fees on the work of a tradesperson', () => {
  test.each([
    ['electrical sub 1000 egress window 200 paint 900 my fee is 10 percent just on the electrician', ['100.00']],
    [
      'electrical 1000 egress window 200 paint 900 my fee is 10 percent on the electrician and the egress guy',
      ['120.00'],
    ],
    [
      'electrical 1000 plumbing 500 my fee is ten percent on the electrician and eight percent on the plumber',
      ['100.00', '40.00'],
    ],
    ['framing 1000 paint 500 my fee is ten percent on everything', ['150.00']],
  ])('%s', (words, amounts) =>
    expect(
      draft(words)
        .content.items.filter((item) => /fee/i.test(item.description))
        .map((item) => item.amount),
    ).toEqual(amounts),
  );
});
