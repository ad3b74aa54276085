/** One price for the visit, in place of the list's. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const total = (words: string) =>
  draftDocument({
    transcript: `invoice Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: [
      { name: 'Tap washer', fixedRate: 25, unit: 'each' },
      { name: 'Hinge repair', fixedRate: 30, unit: 'each' },
      { name: 'Boiler service', fixedRate: 110 },
    ],
    profile: { businessName: 'Acme Services', description: '' },
  }).amount;

describe('a price in place of all that was named from the list', () => {
  test.each([
    ["two tap washers and a hinge repair that's below our minimum so just charge the 120", '120.00'],
    ["three hinge repairs it doesn't reach our minimum so make it 120 flat", '120.00'],
    ['one tap washer and two hinge repairs for him so just charge 75 flat for the whole visit', '75.00'],
    ['two tap washers minimum is 90 so just bill the 90', '90.00'],
  ])('%s', (words, amount) => {
    expect(total(words)).toBe(amount);
  });

  test.each([
    ['two tap washers at the usual then oil the gate 40 flat', '90.00'],
    ['boiler service at list and 45 for the call out', '155.00'],
    ['oil the gate 40 and two hinge repairs at list', '100.00'],
  ])('but not: %s', (words, amount) => {
    expect(total(words)).toBe(amount);
  });
});
