/** A price in other money that the speaker converts counts once, in ours. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../document/draft-document.ts';

const amount = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: [],
    profile: { businessName: 'Acme Services', description: 'Home repair and remodeling' },
  }).amount;

describe('converted prices', () => {
  test.each([
    ["the safety cover comes out of Canada they want 900 Canadian that's about six sixty ours so put 660", '660.00'],
    ['the booking plugin is 79 euro works out to 92 dollars so put down 92', '92.00'],
    ['the valve ships from Germany 290 euros which comes to 310 US so 310', '310.00'],
    ['tiles from Italy 500 euro call it 540 dollars and grout is 60', '600.00'],
  ])('%s', (words, total) => {
    expect(amount(words)).toBe(total);
  });

  test.each([
    // the sum, in the speaker's own money
    ['carting off the old panels 140 quid gate is 235 quid', '375.00'],
    ['two pounds of refrigerant at 60 a pound and the relay is 95', '215.00'],
  ])('nothing is converted: %s', (words, total) => {
    expect(amount(words)).toBe(total);
  });
});
