import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const amounts = (talk: string): string =>
  draftDocument({
    today: '2026-03-05',
    catalogue: [],
    profile: { businessName: 'Ridgeway Air', description: 'Heating and air' },
    transcript: `quote for Ann Lee ${talk}`,
  })
    .content.items.map(({ description, amount }) => `${description} ${amount}`)
    .join(', ');

describe('what comes on top of a cost', () => {
  it.each([
    [
      'the condenser runs me 42 hundred and I put 25 percent on top of that the pad is 95',
      'Condenser 5250.00, Pad 95.00',
    ],
    ["condenser's 900 at the supply house I add a third to that then a pad 95", 'Condenser 1200.00, Pad 95.00'],
    ['condenser I pay 780 for it and bump that by 40 percent the pad is 95', 'Condenser 1092.00, Pad 95.00'],
    ['condenser 600 to me and I double it the pad is 95', 'Condenser 1200.00, Pad 95.00'],
    ["condenser 900 there's a standard 25 percent on it and a pad 95", 'Condenser 1125.00, Pad 95.00'],
    ['condenser is 900 and mark it up a quarter then a pad 95', 'Condenser 1125.00, Pad 95.00'],
    ['condenser at 610 with half again on top and a pad 95', 'Condenser 915.00, Pad 95.00'],
    ['condenser comes to 1860 on the ticket times one point two for her and a pad 95', 'Condenser 2232.00, Pad 95.00'],
    ["condenser is cost plus fifteen percent my cost's 3400 the pad is 95", 'Condenser 3910.00, Pad 95.00'],
    // whatever was priced before
    ['the pad 95 condenser cost plus 20 percent my cost is 100', 'Pad 95.00, Condenser 120.00'],
    ['two coils I buy them at 180 apiece and add 35 bucks apiece for my trouble pad 95', 'Coils 430.00, Pad 95.00'],
    ["two coils they're 30 each from the dealer and I double it the pad is 95", 'Coils 120.00, Pad 95.00'],
    [
      'condenser cost me 2100 and the pad 380 mark both of those up 20 percent then drain 500',
      'Condenser 2520.00, Pad 456.00, Drain 500.00',
    ],
    [
      'pickets 880 posts 340 I gotta have 25 percent over cost on the pickets only then gate 500',
      'Pickets 1100.00, Posts 340.00, Gate 500.00',
    ],
    [
      'condenser 1000 permit passed straight through at 180 and a pad 95',
      'Condenser 1000.00, Permit 180.00, Pad 95.00',
    ],
    [
      'condenser 1000 restocking is 15 percent on the 320 those came to and a pad 95',
      'Condenser 1000.00, Restocking 48.00, Pad 95.00',
    ],
  ])('"%s"', (talk, expected) => expect(amounts(talk)).toBe(expected));

  it.each([
    ['condenser 1000 and ten percent off that and a pad 95', 'Condenser 1000.00, Pad 95.00'],
    ['condenser 1000 order ten percent extra for waste and a pad 95', 'Condenser 1000.00, Pad 95.00'],
    ['condenser 1000 no markup on that and a pad 95', 'Condenser 1000.00, Pad 95.00'],
    [
      'condenser 1000 with a ten percent rush fee on that and a pad 95',
      'Condenser 1000.00, Rush fee (10%) 100.00, Pad 95.00',
    ],
    [
      'condenser 1000 labor four hours at 50 and eight percent tax on that',
      'Condenser 1000.00, Labor – condenser 200.00',
    ],
    ['materials at cost not to exceed 800 and a pad 95', 'Pad 95.00'],
  ])('is not what only sounds like it: "%s"', (talk, expected) => expect(amounts(talk)).toBe(expected));
});
