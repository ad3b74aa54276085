/** Instructions as they are said on the phone: what they change, and what they leave as it was. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService, DocumentContent } from '../business-document.ts';
import { refineDocument } from '../refine-document.ts';
import { makeContent, makeLine } from '../sample-content.ts';
import { recalculate } from '../total-document.ts';

const line = (description: string, quantity: number, price: string, unit: string | null, optional = false) =>
  makeLine({ description, quantity, unit_price: price, unit, optional });
const list: CatalogueService[] = [
  { name: 'Wall lantern', fixedRate: 140, unit: 'each', category: 'Events' },
  { name: 'Juice stand', fixedRate: 2.5, unit: 'person', category: 'Events' },
  { name: 'Piano tuning', fixedRate: 160, unit: 'each', category: 'Events' },
  { name: 'Cleaning plan', fixedRate: 70, unit: 'year', category: 'Events' },
];
const party = recalculate(
  makeContent({
    title: 'Garden party',
    client: 'Harlow Foods',
    items: [
      line('Lunch buffet', 60, '21.00', 'person'),
      line('Cake table', 60, '6.00', 'person'),
      line('Paper lantern', 8, '15.00', 'each'),
      line('Hall rental', 10, '90.00', 'month'),
      line('Waiter', 12, '30.00', 'hour'),
      line('Late pizza', 60, '8.00', 'person', true),
      line('Photo corner', 1, '250.00', null, true),
    ],
    travel_cost: '100.00',
    discount: { percent: 10, amount: '0.00' },
    notes: ['Expenses at cost, not to exceed $800'],
  }),
);
const refine = (instructions: string, content: DocumentContent = party) =>
  refineDocument({ content, instructions, today: '2026-03-02', catalogue: list, profile: { businessName: 'Acme' } });
const shown = (content: DocumentContent): string[] =>
  content.items.map(
    ({ description, quantity, unit_price, optional }) =>
      `${description} ${quantity} x ${unit_price}${optional ? ' (option)' : ''}`,
  );
/** What is new, and what is gone. */
const differs = (instructions: string): string[] => {
  const { content, refused } = refine(instructions);
  const [was, is] = [shown(party), shown(content)];
  return [
    ...is.filter((text) => !was.includes(text)),
    ...was.filter((text) => !is.includes(text)).map((text) => `- ${text}`),
    ...refused.map((text) => `refused: ${text}`),
  ];
};

describe('one thing in the place of another', () => {
  it.each([
    ['they want a stone lantern instead of that paper lantern, thats 22', 'Stone lantern 8 x 22.00'],
    ['swap the paper lantern for silk lanterns, same amount, 18 each', 'Silk lanterns 8 x 18.00'],
    ['go with the wall lantern instead of the paper lantern', 'Wall lantern 8 x 140.00'],
    ['replace the paper lantern with the wall lantern', 'Wall lantern 8 x 140.00'],
  ])('%s', (instructions, next) => expect(differs(instructions)).toEqual([next, '- Paper lantern 8 x 15.00']));

  it('is sold as the line counts it, from the price list', () => {
    const { content } = refine('replace the paper lantern with the wall lantern');
    const next = content.items.find(({ description }) => description === 'Wall lantern')!;
    expect([next.source, next.evidence]).toEqual([
      'catalogue',
      expect.objectContaining({ service: { id: null, name: 'Wall lantern' } }),
    ]);
    expect(refine('replace the paper lantern with the juice stand').refused.join()).toMatch(/cost/);
  });

  it('is asked for its price where nobody told it', () => {
    const { refused, content } = refine('replace the paper lantern with a neon lantern');
    expect(refused.join()).toMatch(/cost/);
    expect(content).toEqual(party);
  });
});

describe('part of what is there', () => {
  it.each([
    ['three of the lanterns can go', ['Paper lantern 5 x 15.00', '- Paper lantern 8 x 15.00']],
    ['only six of the lanterns got used', ['Paper lantern 6 x 15.00', '- Paper lantern 8 x 15.00']],
    [
      'sign them up for four months to begin with rather than ten',
      ['Hall rental 4 x 90.00', '- Hall rental 10 x 90.00'],
    ],
    ['the pizza is in but only for 30 people', ['Late pizza 30 x 8.00', '- Late pizza 60 x 8.00 (option)']],
    [
      'they are at 72 people now, so 72 lunches and 72 on the cake table',
      ['Lunch buffet 72 x 21.00', 'Cake table 72 x 6.00', '- Lunch buffet 60 x 21.00', '- Cake table 60 x 6.00'],
    ],
    ['drop the second optional one', ['- Photo corner 1 x 250.00 (option)']],
    [
      "we're only doing one room so the hall rental is 70 a month",
      ['Hall rental 10 x 70.00', '- Hall rental 10 x 90.00'],
    ],
    ['take the 250 down to 180', ['Photo corner 1 x 180.00 (option)', '- Photo corner 1 x 250.00 (option)']],
    ['change the hall rental to tent rental 80', ['Tent rental 10 x 80.00', '- Hall rental 10 x 90.00']],
    ['give them the first month free', ['Hall rental 9 x 90.00', '- Hall rental 10 x 90.00']],
    ['the hall rental is 95 but the first one is free', ['Hall rental 9 x 95.00', '- Hall rental 10 x 90.00']],
    ['include the pizza for 40 of them', ['Late pizza 40 x 8.00', '- Late pizza 60 x 8.00 (option)']],
    ['drop the paper lantern, she has one', ['- Paper lantern 8 x 15.00']],
    ['I meant 33 an hour on the waiter', ['Waiter 12 x 33.00', '- Waiter 12 x 30.00']],
    [
      'they want the photo corner after all but at 200',
      ['Photo corner 1 x 200.00', '- Photo corner 1 x 250.00 (option)'],
    ],
    [
      'skip the paper lantern, use string lights instead, 6 at 25',
      ['String lights 6 x 25.00', '- Paper lantern 8 x 15.00'],
    ],
    ['scratch the cake table no wait keep the cake scratch the waiter', ['- Waiter 12 x 30.00']],
    ['the waiter goes up five bucks an hour, leave the hall where it is', ['Waiter 12 x 35.00', '- Waiter 12 x 30.00']],
    ['they do the cake themselves so take the cake table off and take that charge off', ['- Cake table 60 x 6.00']],
  ])('%s', (instructions, expected) => expect(differs(instructions)).toEqual(expected));
});

describe('what comes in from the price list', () => {
  it.each([
    ['add the juice stand for 60', 'Juice stand 60 x 2.50'],
    ['add the juice stand for everybody', 'Juice stand 60 x 2.50'],
    ['so I also need two piano tunings at our normal price', 'Piano tuning 2 x 160.00'],
    ['offer piano tuning as an option at list', 'Piano tuning 1 x 160.00 (option)'],
    ['add two cleaning plans', 'Cleaning plan 2 x 70.00'],
    ['add two years of the cleaning plan', 'Cleaning plan 2 x 70.00'],
    ['add the juice stand for 95', 'Juice stand 1 x 95.00'],
  ])('%s', (instructions, next) => expect(differs(instructions)).toEqual([next]));

  it('one verb is of both', () =>
    expect(differs('add piano tuning and two years of the cleaning plan')).toEqual([
      'Piano tuning 1 x 160.00',
      'Cleaning plan 2 x 70.00',
    ]));

  it('is not what is changed', () =>
    expect(differs('go into my price list and make the juice stand 3 there from now on')).toEqual([
      expect.stringMatching(/^refused: .*price list/),
    ]));
});

it.each(['make it ten lanterns not nine', 'cap it at 9000'])(
  'what fits no line, or holds already, changes nothing: %s',
  (instructions) => {
    const two = recalculate({ ...party, items: [...party.items, line('Stone lantern', 1, '60.00', 'each')] });
    const { content, refused } = refine(instructions, two);
    expect([content, refused.length]).toEqual([two, 1]);
  },
);

it('a tax that is on part of the lines is not taken off the whole', () => {
  const taxed = recalculate({ ...party, tax: { percent: 7, base: '1620.00', amount: '0.00' } });
  const { content, refused } = refine('remove the tax from the waiter', taxed);
  expect([content, refused.length]).toEqual([taxed, 1]);
  expect(refine('remove the tax from the quote', taxed).content.tax).toBeNull();
});

describe('discount, deposit, total, dates, notes and the client', () => {
  it.each([
    ['the ten percent should not apply to the travel', (one: DocumentContent) => one.discount?.base, '3000.00'],
    ['the buffet and the cake table 10 percent off', (one: DocumentContent) => one.discount?.base, '1620.00'],
    ['give them 10 percent off but not off the waiter', (one: DocumentContent) => one.discount?.base, '2640.00'],
    [
      'a 5 percent discount but just on the buffet, nothing off the hall',
      (one: DocumentContent) => one.discount?.base,
      '1260.00',
    ],
    [
      'make the retainer a flat thousand and say its non refundable',
      (one: DocumentContent) => one.deposit?.amount,
      '1000.00',
    ],
    ['round the whole thing down to 2500 flat tax and all', (one: DocumentContent) => one.amount, '2500.00'],
    [
      'bring the total down to 2500 but the hall rental stays at what it is',
      (one: DocumentContent) => one.amount,
      '2500.00',
    ],
    [
      'first session is Monday the 16th instead and the whole thing runs ten weeks',
      (one: DocumentContent) => one.startDate,
      '2026-03-16',
    ],
    ['salt is on them', (one: DocumentContent) => one.notes.at(-1), 'The client is supplying salt'],
    [
      'cap the expenses at 1000 rather than 800',
      (one: DocumentContent) => one.notes.join(),
      'Expenses at cost, not to exceed $1,000',
    ],
    [
      "it's Harlow Foods LLC and add Denise Moreau as the contact person",
      (one: DocumentContent) => one.client,
      'Harlow Foods LLC',
    ],
    [
      'this is for Sandra Whitcomb, 41 Lagoon Court, her email is sandra@example.com',
      (one: DocumentContent) => `${one.client} ${one.clientContact?.address}`,
      'Sandra Whitcomb 41 Lagoon Court',
    ],
  ])('%s', (instructions, of, expected) => {
    const { content, refused } = refine(instructions);
    expect(refused).toEqual([]);
    expect(of(content)).toBe(expected);
  });
});
