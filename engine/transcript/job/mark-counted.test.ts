/** Counted things without a price are charged at the price of the list. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';

const list: CatalogueService[] = [
  { name: 'Gate hinge swap', fixedRate: 30, unit: 'each' },
  { name: 'Chair or stool repair', fixedRate: 45, unit: 'each' },
  { name: 'Lamp rewiring, floor', fixedRate: 60, unit: 'each' },
  { name: 'Lamp rewiring, table', fixedRate: 40, unit: 'each' },
  { name: 'Carpet cleaning', fixedRate: 35, unit: 'room' },
  { name: 'Piano lesson', fixedRate: 50, unit: 'hour' },
];
const linesOf = (transcript: string): [string, number | null, string | null][] =>
  draftDocument({
    today: '2026-05-04',
    catalogue: list,
    profile: { businessName: 'Hill & Sons' },
    transcript,
  }).content.items.map((item) => [item.evidence?.service?.name ?? item.description, item.quantity, item.amount]);

describe('the price of the list is charged for', () => {
  it.each([
    ['things that a service is done to', 'invoice for Ann Lee six gate hinges', [['Gate hinge swap', 6, '180.00']]],
    ['either of two things of one service', 'quote for Ann Lee four stools', [['Chair or stool repair', 4, '180.00']]],
    ['things in a room', 'quote for Ann Lee four kitchen stools', [['Chair or stool repair', 4, '180.00']]],
    [
      'each part of a row of them',
      'quote for Ann Lee six gate hinges and four chairs',
      [
        ['Gate hinge swap', 6, '180.00'],
        ['Chair or stool repair', 4, '180.00'],
      ],
    ],
    [
      'what stands beside something with a price of its own',
      'quote for Ann Lee mow the lawn 80 and four stools',
      [
        ['Mow the lawn', null, '80.00'],
        ['Chair or stool repair', 4, '180.00'],
      ],
    ],
    [
      'hours of what the list has by the hour as a flat price',
      'twelve hours of piano lessons for Ann Lee',
      [['Piano lesson', 12, '600.00']],
    ],
  ])('%s: %s', (_, said, lines) => {
    expect(linesOf(said)).toEqual(lines);
  });
});

describe('it is not charged for', () => {
  it.each([
    ['things with a price of their own', 'quote for Ann Lee four stools at 20 each', '80.00'],
    ['things whose price stands before', 'quote for Ann Lee 70 for two stools', '70.00'],
  ])('%s: %s', (_, said, amount) => {
    expect(linesOf(said).map(([, , sum]) => sum)).toEqual([amount]);
  });

  it('things of which something else is done', () => {
    expect(linesOf('quote for Ann Lee four stools painted')).toEqual([]);
  });

  it('things of which the list has two kinds, when none is told', () => {
    expect(linesOf('quote for Ann Lee two lamps')).toEqual([]);
  });
});
