/** Two instructions that no word tells apart, names against names, and what is added to what is there. */
import { describe, expect, it } from 'vitest';
import { refineDocument } from '../refine-document.ts';
import { makeContent, makeLine } from '../sample-content.ts';
import { recalculate } from '../total-document.ts';

const line = (description: string, quantity: number, price: string, unit: string | null) =>
  makeLine({ description, quantity, unit_price: price, unit });
const move = recalculate(
  makeContent({
    title: 'House move',
    client: 'Delgado Properties',
    items: [
      line('Moving crew of three', 7, '165.00', 'hour'),
      line('Wardrobe boxes', 10, '16.00', 'each'),
      line('Piano handling', 1, '250.00', null),
      line('Dumpster', 1, '450.00', null),
      line('Truck', 1, '160.00', null),
    ],
    discount: { percent: 5, amount: '0.00' },
    material_costs: '160.00',
    timeline: '2 days',
  }),
);
const refine = (instructions: string) =>
  refineDocument({
    content: move,
    instructions,
    today: '2026-03-02',
    catalogue: [
      { name: 'Weekly storage visit', fixedRate: 55, unit: 'visit' },
      { name: 'Heater inspection', fixedRate: 130 },
    ],
    profile: { businessName: 'Acme' },
  });
const shown = (instructions: string): string[] => {
  const was = move.items.map(({ description, quantity, unit_price }) => `${description} ${quantity} x ${unit_price}`);
  return refine(instructions)
    .content.items.map(({ description, quantity, unit_price }) => `${description} ${quantity} x ${unit_price}`)
    .filter((text) => !was.includes(text));
};

describe('two in one breath', () => {
  it.each([
    ['lose the dumpster piano is 300', ['Piano handling 1 x 300.00'], 4],
    [
      'crew is 8 hours 12 boxes and drop the piano',
      ['Moving crew of three 8 x 165.00', 'Wardrobe boxes 12 x 16.00'],
      4,
    ],
    // one thing of two words
    ['drop the piano handling', [], 4],
    ['piano handling is 300', ['Piano handling 1 x 300.00'], 5],
    ['300 for the piano 12 boxes', ['Wardrobe boxes 12 x 16.00', 'Piano handling 1 x 300.00'], 5],
    ['crew is 8 hours now lose the piano', ['Moving crew of three 8 x 165.00'], 4],
  ])('%s', (instructions, lines, count) => {
    expect(shown(instructions)).toEqual(lines);
    expect(refine(instructions).content.items).toHaveLength(count);
    expect(refine(instructions).refused).toEqual([]);
  });

  it.each([
    ['piano 300 no discount', '300.00'],
    ['piano 300 with no discount', '300.00'],
  ])('%s', (instructions, price) => {
    const { items, discount } = refine(instructions).content;
    expect([items[2]!.unit_price, discount]).toEqual([price, null]);
  });

  it('is the start and how long it takes', () => {
    const { startDate, timeline } = refine('we can begin october 19th figure on three days').content;
    expect([startDate, timeline]).toEqual(['2026-10-19', 'Three days']);
  });
});

describe('more of it', () => {
  it.each([
    ['give them another 3 percent on top', 8],
    ['add 3 more percent to the discount', 8],
    ['3 percent more off', 8],
    ['make the discount 3 percent', 3],
  ])('%s', (instructions, percent) => expect(refine(instructions).content.discount?.percent).toBe(percent));

  it.each([
    ['add mattress bags 12 of them at 14 apiece', ['Mattress bags 12 x 14.00']],
    ['add six visits of weekly storage', ['Weekly storage visit 6 x 55.00']],
  ])('%s', (instructions, lines) => expect(shown(instructions)).toEqual(lines));
});

describe('the client', () => {
  it.each([
    ['client is Delgado Holdings not Properties', 'Delgado Holdings'],
    ['its Delgado Propertees with an e', 'Delgado Propertees'],
    ["client's Marsh Movers", 'Marsh Movers'],
  ])('%s', (instructions, client) => expect(refine(instructions).content.client).toBe(client));
});

describe('policies are terms', () => {
  it.each([
    ['add a 48 hour cancellation policy', '48 hour cancellation policy'],
    ['put a liability waiver in', 'Liability waiver'],
  ])('%s', (instructions, term) => {
    expect(refine(instructions).content.terms).toContain(term);
    expect(refine(instructions).content.amount).toBe(move.amount);
  });

  it('but not where they have a price', () =>
    expect(shown('add a cancellation policy at 80 dollars')).toEqual(['Cancellation policy 1 x 80.00']));
});

describe('what is called double is not doubled', () => {
  const windows = recalculate(
    makeContent({
      items: [line('Double hung windows, installed', 11, '585.00', 'each'), line('Screens', 11, '38.00', 'each')],
    }),
  );
  it.each([
    ['double hungs up 15 bucks each', '600.00', 11],
    ['double hungs are 600', '600.00', 11],
    ['double the double hungs', '585.00', 22],
  ])('%s', (instructions, price, quantity) => {
    const { content } = refineDocument({
      content: windows,
      instructions,
      today: '2026-03-02',
      catalogue: [],
      profile: { businessName: 'Acme' },
    });
    expect([content.items[0]!.unit_price, content.items[0]!.quantity]).toEqual([price, quantity]);
  });

  it('states two things, the second with a verb of its own', () => {
    expect(shown('truck is 180 and the crew drops to 6 hours')).toEqual([
      'Moving crew of three 6 x 165.00',
      'Truck 1 x 180.00',
    ]);
  });
});

describe('said beside what is there, or in the place of it', () => {
  it.each([
    ["photo booth too that's 425", ['Photo booth 1 x 425.00'], 6],
    ['heater inspection as well', ['Heater inspection 1 x 130.00'], 6],
  ])('%s', (instructions, lines, of) => {
    expect(shown(instructions)).toEqual(lines);
    expect(refine(instructions).content.items).toHaveLength(of);
  });

  it.each(['she gets 8 percent now instead of 5', "he's at 8 percent instead of 5"])(
    '%s: the share that was so high',
    (instructions) => {
      const { content } = refine(instructions);
      expect(content.discount?.percent).toBe(8);
      expect(content.deposit).toEqual(move.deposit);
    },
  );

  it.each([
    ["it's Delgado Family Holdings not Properties", 'Delgado Family Holdings'],
    ['put this one under Tony Marchetti instead', 'Tony Marchetti'],
  ])('%s', (instructions, client) => {
    expect(refine(instructions).content.client).toBe(client);
  });

  it('what is taken out and left as an option', () => {
    const { content } = refine('take the piano out of the total but leave it on there as an option');
    expect(content.items.find(({ description }) => description === 'Piano handling')?.optional).toBe(true);
    expect(content.items).toHaveLength(5);
  });
});
