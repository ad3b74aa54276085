import { describe, expect, it } from 'vitest';
import type { BusinessProfile, DocumentContent, LineItem } from '../business-document.ts';
import { refineDocument } from '../refine-document.ts';
import { makeContent, makeLine } from '../sample-content.ts';
import { recalculate } from '../total-document.ts';

const profile: BusinessProfile = { businessName: 'Ridgeway', markupPercent: 15 };
const labor = makeLine({ description: 'Labor', quantity: 1, unit: 'hour', unit_price: '95.00', kind: 'labor' });
const tile = makeLine({
  description: 'Porcelain tile',
  quantity: 120,
  unit: 'sq ft',
  unit_price: '4.50',
  kind: 'material',
});
const demo = makeLine({ description: 'Demo of old floor', amount: '600.00' });
const drip = makeLine({ description: 'Drip edge', amount: '90.00' });
const bath = recalculate(makeContent({ items: [labor, tile, demo, drip], tax: { percent: 8, amount: '0.00' } }));
const option = (description: string, amount: string): LineItem =>
  makeLine({ description, amount, optional: true, alternative: 'option' });
const floor = recalculate(
  makeContent({
    items: [
      option('Good, vinyl', '3200.00'),
      option('Better, laminate', '4500.00'),
      option('Best, hardwood', '6800.00'),
      demo,
    ],
  }),
);

const refine = (instructions: string, content: DocumentContent = bath) =>
  refineDocument({ content, instructions, today: '2026-03-02', profile });
const lineOf = (content: DocumentContent, name: string) =>
  content.items.find(({ description }) => description.startsWith(name));

describe('hidden prices', () => {
  it.each([
    'hide the price of the tile',
    "don't show what the tile costs",
    'hide the tile price',
    "don't show the unit price for the tile",
  ])('%s', (instructions) => {
    const { content, refused } = refine(instructions);
    expect(refused).toEqual([]);
    expect(content.items.map(({ hide_price }) => hide_price === true)).toEqual([false, true, false, false]);
    expect(content.amount).toBe(bath.amount);
  });

  it.each(['hide all prices', 'hide the line prices', 'show only the total', 'lump sum only'])('%s', (instructions) => {
    expect(refine(instructions).content.items.every(({ hide_price }) => hide_price)).toBe(true);
  });

  it('are shown again', () => {
    const hidden = refine('hide all prices').content;
    expect(
      refine('show the price of the tile again', hidden).content.items.map(({ hide_price }) => hide_price === true),
    ).toEqual([true, false, true, true]);
    expect(refine('show all prices', hidden).content.items.some(({ hide_price }) => hide_price)).toBe(false);
  });

  it('leave the prices of a choice, since somebody has to choose', () => {
    expect(refine('hide all prices', floor).content.items.map(({ hide_price }) => hide_price === true)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('tax by line', () => {
  it.each([
    'make the drip edge not taxable',
    'no tax on the drip edge',
    'the drip edge is tax exempt',
    "don't charge tax on the drip edge",
  ])('%s', (instructions) => {
    const { content, refused } = refine(instructions);
    expect(refused).toEqual([]);
    // 8% of 95 + 540 + 600
    expect([content.tax?.amount, content.amount]).toEqual(['98.80', '1423.80']);
    const again = refine('make the drip edge taxable', content).content;
    expect(again).toEqual(bath);
  });

  it('takes a line out of a tax that is on a part, and puts one in', () => {
    const narrow = refine('put the tax on the tile and the drip edge only').content;
    expect([narrow.tax?.base, narrow.tax?.amount]).toEqual(['630.00', '50.40']);
    const less = refine('no tax on the drip edge', narrow).content;
    expect([less.tax?.base, less.tax?.amount]).toEqual(['540.00', '43.20']);
    const more = refine('charge tax on the demo as well', less).content;
    expect([more.tax?.base, more.tax?.amount]).toEqual(['1140.00', '91.20']);
    expect(recalculate(more)).toEqual(more);
  });

  it('still takes the whole tax off where that is asked', () => {
    expect(refine('no tax').content.tax).toBeNull();
    expect(refine('take off the tax').content.tax).toBeNull();
  });
});

describe('markup', () => {
  it.each([
    'mark materials up 20 percent',
    'mark up the materials 20 percent',
    'add a 20% markup on the tile',
    'mark the tile up by 20 percent',
  ])('%s', (instructions) => {
    const { content, refused } = refine(instructions);
    expect(refused).toEqual([]);
    expect(lineOf(content, 'Porcelain')).toMatchObject({
      unit_price: '5.40',
      amount: '648.00',
      markup: { cost: '4.50', percent: 20 },
    });
    expect(recalculate(content)).toEqual(content);
  });

  it('is changed on what it is paid for, and taken off again', () => {
    const first = refine('mark materials up 20 percent').content;
    const second = refine('make the markup 30 percent', first).content;
    expect(lineOf(second, 'Porcelain')).toMatchObject({ unit_price: '5.85', markup: { cost: '4.50', percent: 30 } });
    const none = refine('drop the markup', second).content;
    expect(lineOf(none, 'Porcelain')).not.toHaveProperty('markup');
    expect(none.amount).toBe(bath.amount);
  });

  it('that is usual comes from the profile, and is asked for where there is none', () => {
    const { content } = refine('add our usual markup to the materials');
    expect(lineOf(content, 'Porcelain')).toMatchObject({
      markup: { cost: '4.50', percent: 15 },
      evidence: { setting: 'Usual markup' },
    });
    const { refused } = refineDocument({
      content: bath,
      instructions: 'add our usual markup to the materials',
      today: '2026-03-02',
    });
    expect(refused[0]).toContain('no usual markup');
  });

  it('ends with a price that is named', () => {
    const marked = refine('mark materials up 20 percent').content;
    const named = refine('make the tile 6 dollars a square foot', marked).content;
    expect(lineOf(named, 'Porcelain')).toMatchObject({ unit_price: '6.00', amount: '720.00' });
    expect(lineOf(named, 'Porcelain')).not.toHaveProperty('markup');
    const more = refine('make the tile 200 square feet', marked).content;
    expect(lineOf(more, 'Porcelain')).toMatchObject({ amount: '1080.00', markup: { cost: '4.50', percent: 20 } });
  });
});

describe('minimum', () => {
  it('of dollars is what the lines lack of it, before tax, and goes away with more work', () => {
    const { content } = refine('add a minimum charge of 1500');
    expect(content.items.at(-1)).toMatchObject({ minimum: '1500.00', amount: '175.00' });
    expect(content.amount).toBe('1620.00');
    const more = refine('add haul-away at 400', content).content;
    expect(lineOf(more, 'Difference')).toMatchObject({ amount: '0.00' });
    const other = refine('set the minimum to 1400', content).content;
    expect(other.items.filter(({ minimum }) => minimum)).toMatchObject([{ minimum: '1400.00', amount: '75.00' }]);
    expect(refine('drop the minimum', content).content.amount).toBe(bath.amount);
  });

  it('of hours raises the labor', () => {
    const { content } = refine('two hour minimum');
    expect(lineOf(content, 'Labor')).toMatchObject({ quantity: 2, amount: '190.00' });
    expect(refine('two hour minimum', content).content).toEqual(content);
  });
});

describe('sections', () => {
  it('are made, renamed and removed', () => {
    const { content } = refine('group the demo and the tile under Bathroom');
    expect(content.items.map(({ section }) => section)).toEqual([undefined, 'Bathroom', 'Bathroom', undefined]);
    const renamed = refine('rename the bathroom section to Master bath', content).content;
    expect(renamed.items.map(({ section }) => section)).toEqual([undefined, 'Master bath', 'Master bath', undefined]);
    expect(refine('remove the sections', renamed).content).toEqual(bath);
  });
});

describe('a choice', () => {
  it.each([
    ['choose the better option', 'Better', '5100.00'],
    ['go with best', 'Best', '7400.00'],
    ['take option 2', 'Better', '5100.00'],
    ['they picked the vinyl', 'Good', '3800.00'],
    ["we'll do the middle option", 'Better', '5100.00'],
    ['pick the cheapest', 'Good', '3800.00'],
    ['the client wants the most expensive one', 'Best', '7400.00'],
    ['go with the last one', 'Best', '7400.00'],
  ])('%s', (instructions, name, amount) => {
    const { content, refused } = refine(instructions, floor);
    expect(refused).toEqual([]);
    expect(content.items.map(({ description, optional }) => [description.split(',')[0], optional])).toEqual([
      [name, false],
      ['Demo of old floor', false],
    ]);
    expect(content.amount).toBe(amount);
  });

  it('that is not clear is refused', () => {
    const { content, refused } = refine('take option 7', floor);
    expect([content, refused.length]).toEqual([floor, 1]);
  });

  it('is offered of lines that were sold', () => {
    const { content } = refine('offer the tile and the drip edge as alternatives');
    expect(content.items.map(({ alternative }) => alternative)).toEqual([undefined, 'choice', undefined, 'choice']);
    expect(content.amount).toBeNull();
  });
});
