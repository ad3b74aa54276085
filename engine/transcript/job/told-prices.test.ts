/** Prices that were told to the client in place of the list's, and measures told again without their units. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const LIST = [
  { name: 'Kiln service', fixedRate: 200, category: '' },
  { name: 'Glaze plan', fixedRate: 45, unit: 'visit', category: '' },
  { name: 'Studio care', fixedRate: 80, unit: 'month', category: '' },
  { name: 'Wheel repair', fixedRate: 120, unit: 'each', category: '' },
  { name: 'Slate floor', fixedRate: 10, unit: 'sq ft', category: '' },
  { name: 'Cork floor', fixedRate: 6, unit: 'sq ft', category: '' },
  { name: 'Floor oil', fixedRate: 1, unit: 'sq ft', category: '' },
  { name: 'Old floor removal', fixedRate: 2, unit: 'sq ft', category: '' },
  { name: 'Potter', hourlyRate: 50, unit: 'hour', category: '' },
];
const total = (transcript: string, catalogue = LIST) =>
  draftDocument({ transcript, today: '2026-03-05', catalogue, profile: { businessName: 'Acme' } }).amount;

describe('a price that was told to the client', () => {
  it.each([
    ["glaze plan four visits that I'll hold at 40 a visit", '160.00'],
    ["glaze plan four visits for the year I'm giving her 38 a visit on that", '152.00'],
    ['studio care six months but I promised 70 a month', '420.00'],
    ["kiln service but I'm only charging 160 since she is a regular and two wheel repairs at list", '400.00'],
    ['the kiln service is a big one and I said 240 for that and a wheel repair at list', '360.00'],
    ['wheel repairs on both wheels I said 100 apiece for them', '200.00'],
    ['kiln service I quoted 180 and three wheel repairs at list', '540.00'],
    ['kiln service do it for 150 for her and a wheel repair at list', '270.00'],
    ["before we start a one time kiln service that one's 260 for the size of the thing", '260.00'],
    ["slate floor I'm going nine a foot instead of the ten since it's a simple room it's 200 square feet", '1800.00'],
    ['wheels one for each of the sisters so two wheel repairs at 110 apiece rather than what is on my list', '220.00'],
    ['two wheel repairs make those 90 each round it down to 170', '170.00'],
  ])('%s', (words, expected) => expect(total(words)).toBe(expected));

  it.each([
    // told of another time, or of something else
    ['wheel repair at list I told her 90 on the phone but that was the small one', '120.00'],
    ['he wanted to pay 900 I said 1000 we settled on 950', '950.00'],
    ['kiln service at list the dealer quoted him 1150 for a new one', '200.00'],
  ])('%s: not that', (words, expected) => expect(total(words)).toBe(expected));
});

describe('a measure told before', () => {
  it.each([
    ['new floor 12 by 20 so 240 square feet slate at our usual price then floor oil over the new 240', '2640.00'],
    ['220 square feet they went back and forth but it is cork now at our regular price', '1320.00'],
    [
      'cork floor 300 square feet at the usual the old one comes out of the hall only that is 80 square feet at our usual',
      '1960.00',
    ],
    ['slate floor 100 square feet at the usual and oil on the whole floor is optional at our regular price', '1000.00'],
    ["two hours of the potter to move the old racks over that's at my regular rate", '100.00'],
  ])('%s', (words, expected) => expect(total(words)).toBe(expected));

  it('shares the price of the list with all that was named', () => {
    expect(total('kiln service once in the spring wheel repair twice all standard prices')).toBe('440.00');
    expect(total('kiln service and wheel repair regular price on the both of them')).toBe('320.00');
  });

  it('leaves alone what stays', () => {
    expect(total('wheel repair at list and the cork floor below the stairs stays as is')).toBe('120.00');
  });
});
