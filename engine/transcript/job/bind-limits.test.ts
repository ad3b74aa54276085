import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('a limit on what is passed on at cost', () => {
  test.each([
    ["paint the hall 900 travel at cost but it won't top 2500 and demo 300", '1200.00', '2,500'],
    ["paint the hall 900 flaggers get billed at cost and that won't go past 600 demo 300", '1200.00', '600'],
    ['paint the hall 900 materials at cost capped at 400 demo 300', '1200.00', '$400.00'],
    ['paint the hall 900 tires go to the transfer station at cost not over 150 demo 300', '1200.00', '$150.00'],
  ])('%s: no price, and stated', (words, total, limit) => {
    const { amount, content } = draftSaid(words);
    expect(amount).toBe(total);
    expect(content.terms.join()).toContain(limit);
  });

  test('without costs that are passed on it is no such limit', () => {
    expect(draftSaid('mulch up to the fence 400 and edging 90').amount).toBe('490.00');
  });
});
