/** One thing for another, how far a discount reaches, a total by means of the discount. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService, DocumentContent } from '../business-document.ts';
import { refineDocument } from '../refine-document.ts';
import { makeContent, makeLine } from '../sample-content.ts';
import { recalculate } from '../total-document.ts';

const line = (description: string, quantity: number, price: string, unit: string | null) =>
  makeLine({ description, quantity, unit_price: price, unit, optional: false });
const list: CatalogueService[] = [
  { name: 'Lemonade stand', fixedRate: 3, unit: 'person', category: 'Events' },
  { name: 'String lights', fixedRate: 5, unit: 'linear ft', category: 'Events' },
];
const fair = recalculate(
  makeContent({
    title: 'Street fair',
    client: 'Ivy Blake',
    items: [
      line('40 gallon cooler and stand', 1, '300.00', null),
      line('Beer tent', 80, '10.00', 'person'),
      line('Flag bunting', 50, '4.00', 'linear ft'),
      line('Stage crew', 10, '40.00', 'hour'),
    ],
    travel_cost: '100.00',
    discount: { percent: 10, amount: '0.00' },
  }),
);
const refine = (instructions: string) =>
  refineDocument({
    content: fair,
    instructions,
    today: '2026-03-02',
    catalogue: list,
    profile: { businessName: 'Acme' },
  });
const shown = ({ items }: DocumentContent): string[] =>
  items.map(({ description, quantity, unit_price }) => `${description} ${quantity} x ${unit_price}`);
/** What is new, what is gone, and what was not understood. */
const differs = (instructions: string): string[] => {
  const { content, refused } = refine(instructions);
  const [was, is] = [shown(fair), shown(content)];
  return [
    ...is.filter((text) => !was.includes(text)),
    ...was.filter((text) => !is.includes(text)).map((text) => `- ${text}`),
    ...refused.map((text) => `refused: ${text}`),
  ];
};
const discounted = (instructions: string): string[] => {
  const { content, refused } = refine(instructions);
  return [content.discount?.amount ?? 'none', ...refused];
};

describe('a size for another', () => {
  it.each([
    ['swap the 40 gallon cooler for a 60 gallon one at 420', '60 gallon cooler and stand 1 x 420.00'],
    ['replace the 40 gallon with the 60 gallon unit at 420', '60 gallon cooler and stand 1 x 420.00'],
    [
      "switch the 40 gallon cooler for a 60 gallon one with a pump, that one's 420",
      '60 gallon cooler with a pump 1 x 420.00',
    ],
    ["they want the 60 gallon cooler not the 40, that's 420", '60 gallon cooler and stand 1 x 420.00'],
  ])('%s', (instructions, next) =>
    expect(differs(instructions)).toEqual([next, '- 40 gallon cooler and stand 1 x 300.00']),
  );

  it('is none where pieces are counted', () =>
    expect(differs('replace the bunting with 3 new banners at 20 each').join()).toContain('refused'));
});

describe('what takes the place of what is not wanted', () => {
  const swapped = ['Lemonade stand 80 x 3.00', '- Beer tent 80 x 10.00'];
  it.each([
    "they don't want beer, replace the beer tent with the lemonade stand for the same 80 people",
    "they don't want the beer tent, swap it for the lemonade stand",
    'no beer, sub the lemonade stand for the beer tent',
    'replace the beer tent with the lemonade stand same count',
    'take out the beer tent and put in the lemonade stand for the same 80',
  ])('%s', (instructions) => expect(differs(instructions)).toEqual(swapped));

  it('takes off what another does not take the place of', () =>
    expect(differs("they don't want the stage crew, replace the beer tent with the lemonade stand")).toEqual([
      ...swapped,
      '- Stage crew 10 x 40.00',
    ]));

  it('is of the price list, at the same length', () =>
    expect(differs('swap the bunting for the string lights off our list same footage')).toEqual([
      'String lights 50 x 5.00',
      '- Flag bunting 50 x 4.00',
    ]));
});

describe('how far a discount reaches', () => {
  it.each([
    ['the ten percent should only be on the stage crew not the beer tent', '40.00'],
    ['the discount only applies to the beer tent', '80.00'],
    ['put the 20 percent on the stage crew only', '80.00'],
    ["the discount is just for the stage crew, it isn't for the tent", '40.00'],
    ['15 percent off everything except the travel, that stays full', '255.00'],
    ['10 percent off all but the stage crew, the crew stays full price', '130.00'],
  ])('%s: %s', (instructions, amount) => expect(discounted(instructions)[0]).toBe(amount));

  it('is the whole document again', () =>
    expect(discounted('the discount is for the whole thing')).toEqual(['180.00']));
});

describe('a total by means of the discount', () => {
  it.each([
    'bring it down to 1500 by making the discount bigger, leave the prices alone',
    'get the total to 1500 with a bigger discount',
    'discount it down to 1500',
    'bump the discount so it comes to 1500',
    'make the total 1500 by raising the discount',
  ])('%s', (instructions) => {
    const { content, refused } = refine(instructions);
    expect([content.amount, content.discount?.amount, refused]).toEqual(['1500.00', '300.00', []]);
  });

  it('is told apart from the discount', () => expect(discounted('make the discount 150')).toEqual(['150.00']));
});

describe('what is said beside it', () => {
  it.each([
    ['crew is 45 an hour now, fix that', 'Stage crew 10 x 45.00'],
    ['make the crew 45 an hour, rest stays how it is', 'Stage crew 10 x 45.00'],
    ['add two banners at one sixty each uh no one seventy five each', 'Banners 2 x 175.00'],
  ])('%s', (instructions, next) => {
    const found = differs(instructions);
    expect([found[0], found.filter((text) => text.startsWith('refused'))]).toEqual([next, []]);
  });

  it.each([
    'client is Orchard Club, Ivy Blake is only the contact there',
    'client should be Orchard Club, Ivy Blake stays as the contact',
  ])('%s', (instructions) => {
    const { content } = refine(instructions);
    expect([content.client, content.notes?.join()]).toEqual(['Orchard Club', 'The contact is Ivy Blake']);
  });
});
