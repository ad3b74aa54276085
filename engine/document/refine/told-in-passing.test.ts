/** Short ways of saying what is used, added, given and meant in part: what they change, and what they are too little for. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService, DocumentContent } from '../business-document.ts';
import { refineDocument } from '../refine-document.ts';
import { makeContent, makeLine } from '../sample-content.ts';
import { recalculate } from '../total-document.ts';

const line = (description: string, quantity: number, price: string, unit: string | null, optional = false) =>
  makeLine({ description, quantity, unit_price: price, unit, optional });
const list: CatalogueService[] = [
  { name: 'Safety harness rental', fixedRate: 9, unit: 'each', category: 'Trees' },
  { name: 'Trunk wrap', fixedRate: 2, unit: 'linear ft', category: 'Trees' },
  { name: 'Tag printing', fixedRate: 0.5, unit: 'tag', category: 'Trees' },
  { name: 'Lot storage', fixedRate: 60, unit: 'month', category: 'Trees' },
  { name: 'Climber', hourlyRate: 90, unit: 'hour', category: 'Trees' },
];
const grove = recalculate(
  makeContent({
    title: 'Prune the grove',
    client: 'Ann Rowe',
    items: [
      line('Climber', 12, '85.00', 'hour'),
      line('Ground crew', 10, '40.00', 'hour'),
      line('Cable anchors', 8, '15.00', 'each'),
      line('Chipper', 1, '300.00', null),
      line('Tree wrap', 1, '120.00', null, true),
    ],
    startDate: '2026-05-04',
    timeline: 'Ready within 6 weeks',
    terms: ['Free cancellation up to 72 hours before'],
    deposit: { percent: 20, amount: '0.00' },
  }),
);
const refine = (instructions: string) =>
  refineDocument({
    content: grove,
    instructions,
    today: '2026-03-02',
    catalogue: list,
    profile: { businessName: 'Acme' },
  });
const shown = ({ items }: DocumentContent): string[] =>
  items.map(
    ({ description, quantity, unit_price, optional }) =>
      `${description} ${quantity} x ${unit_price}${optional ? ' (option)' : ''}`,
  );
/** What is new or not as it was. */
const comes = (instructions: string): string[] =>
  shown(refine(instructions).content).filter((text) => !shown(grove).includes(text));

describe('what is used, added and given', () => {
  it.each([
    ['we used 10 cable anchors not 8', ['Cable anchors 10 x 15.00']],
    ['tag printing for 240 tags', ['Tag printing 240 x 0.50']],
    ['lot storage for two months', ['Lot storage 2 x 60.00']],
    ['add trunk wrap 22 feet', ['Trunk wrap 22 x 2.00']],
    ['add tag printing on all 240 tags', ['Tag printing 240 x 0.50']],
    ['adding the tree wrap', ['Tree wrap 1 x 120.00']],
    ["the tree wrap's coming too", ['Tree wrap 1 x 120.00']],
    ['switch two of the climber hours over to the ground crew', ['Climber 10 x 85.00', 'Ground crew 12 x 40.00']],
    ['they only need the one cable anchor', ['Cable anchors 1 x 15.00']],
    ['second line down, make that a flat 380 for the lot', ['Ground crew 10 x 38.00']],
    ["she does want the tree wrap, told her I'd do it for 90", ['Tree wrap 1 x 90.00']],
    ['put the lot storage on there as optional, our regular price', ['Lot storage 1 x 60.00 (option)']],
    ['drop the climber to 9 hours and put the 3 on the ground crew', ['Climber 9 x 85.00', 'Ground crew 13 x 40.00']],
    ['price the climber off the list', ['Climber 12 x 90.00']],
    ["half the climber price since he's new", ['Climber 12 x 42.50']],
    ['the chipper is included, no charge', ['Chipper 1 x 0.00']],
    ['put harness rentals as an option, four of them', ['Safety harness rental 4 x 9.00 (option)']],
  ])('%s', (instructions, lines) => expect(comes(instructions)).toEqual(lines));

  it('goes where it may come back later', () =>
    expect(refine("don't do the chipper now maybe in the fall").content.items).toHaveLength(4));
});

describe('what two words of a verb stand around', () => {
  it('goes whole', () => expect(refine('take the chipper and the cable anchors out').content.items).toHaveLength(3));

  it.each([
    ['put the chipper down as 320', ['Chipper 1 x 320.00']],
    ['anchors were 13.50 with my discount', ['Cable anchors 8 x 13.50']],
    ['chipper is 320 and call it good', ['Chipper 1 x 320.00']],
  ])('%s', (instructions, lines) => {
    expect(comes(instructions)).toEqual(lines);
    expect([refine(instructions).content.discount, refine(instructions).content.title]).toEqual([
      null,
      'Prune the grove',
    ]);
  });
});

describe('dates and measures of a sentence', () => {
  it.each([
    ['she wants it the 29th instead', 'startDate', '2026-05-29'],
    ['make that 8 weeks instead of 6', 'timeline', 'Ready within 8 weeks'],
  ])('%s', (instructions, key, value) =>
    expect(refine(instructions).content[key as keyof DocumentContent]).toBe(value),
  );

  it('is restated where it stands', () =>
    expect(refine('free up to 48 hours not 72').content.terms).toEqual(['Free cancellation up to 48 hours before']));

  it('is a remark behind what was done', () =>
    expect(refine('the deposit already came in, so take note of that').refused).toEqual([]));
});

describe('the deposit of some lines', () => {
  it.each([
    ['25 percent deposit on the chipper only', '75.00'],
    ['half down on the ground crew', '200.00'],
    ['30 percent deposit on the whole thing', '552.00'],
  ])('%s: %s', (instructions, amount) => expect(refine(instructions).content.deposit?.amount).toBe(amount));
});

describe('what says too little', () => {
  it.each([
    'half of the climber hours were at 120',
    'two of the climber hours were at 150',
    'half the anchors at 9',
    'on the anchors five are new at 20',
    'the climber is only a third of that',
    'make the climber an hour and a half each',
  ])('%s', (instructions) => {
    const { content, refused } = refine(instructions);
    expect(shown(content)).toEqual(shown(grove));
    expect(refused).toHaveLength(1);
  });

  it('is enough where all of them are told', () =>
    expect(comes('8 of the cable anchors at 12')).toEqual(['Cable anchors 8 x 12.00']));
});
