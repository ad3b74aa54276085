/** Services of one kind: which of them is meant is told beside their name, behind it, or far from it. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { hear } from '../hear.ts';
import { fitKinds } from './fit-kinds.ts';

const catalogue = [
  { name: 'Hedge row, 3 ft', fixedRate: 14, unit: 'linear ft' },
  { name: 'Laurel screen, 6 ft', fixedRate: 26, unit: 'linear ft' },
  { name: 'Mesh fence, 4 ft', fixedRate: 17, unit: 'linear ft' },
  { name: 'Mesh fence, 6 ft', fixedRate: 22, unit: 'linear ft' },
  { name: 'Boiler service, combi', fixedRate: 110 },
  { name: 'Boiler service, system', fixedRate: 140 },
  { name: 'Valet, hatchback', fixedRate: 70 },
  { name: 'Valet, van or estate', fixedRate: 95 },
  { name: 'Skip, 6 yd', fixedRate: 260 },
  { name: 'Skip, 8 yd', fixedRate: 320 },
  { name: 'Pruning, medium shrub', fixedRate: 30, unit: 'each' },
  { name: 'Pruning, large shrub', fixedRate: 55, unit: 'each' },
  { name: 'Rewire, standard socket', fixedRate: 40, unit: 'each' },
  { name: 'Rewire, high-output socket', fixedRate: 65, unit: 'each' },
  { name: 'Oak shelf', fixedRate: 80, unit: 'each' },
  { name: 'Pine shelf', fixedRate: 45, unit: 'each' },
  { name: 'Walnut shelf', fixedRate: 120, unit: 'each' },
];

const draft = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: '' },
  });

describe('which of a kind is meant', () => {
  test.each([
    // beside the name, before or behind it
    ['40 feet of six foot mesh at list', '880.00'],
    ['six foot mesh fence 40 feet at the usual', '880.00'],
    ['mesh fence four foot high 10 feet at list and two pine shelves at list', '260.00'],
    ['30 feet of six foot laurel screen and ten feet of six foot mesh at list', '220.00,1000.00'],
    // far from it
    ["boiler service at the usual it's a combi", '110.00'],
    ['boiler service for the flat it is a system boiler standard price', '140.00'],
    ["valet for her estate at list and a boiler service at list that's a combi", '205.00'],
    ["valet at the usual it's the van", '95.00'],
    // what was thought of first
    ["they wanted the 6 yard skip but that won't do so it's the 8 yard", '320.00'],
    ["skip at list right now it's a 6 yard so price the 8", '320.00'],
    ['six foot mesh not the four 20 feet at list', '440.00'],
    // with what else is told
    ['sand the bench 60 then valet the hatchback at list', '130.00'],
  ])('%s', (words, amounts) => {
    expect(amounts.split(',')).toContain(draft(words).amount);
  });
});

describe('several of a kind', () => {
  test.each([
    ['pruning two medium shrubs and one large shrub at list', '115.00'],
    ['shrub pruning three medium ones and the large one at list', '145.00'],
    ['pruning the big laurel counts as a large shrub the two roses are medium at list', '115.00'],
    ['rewire eight standard and three high output at list', '515.00'],
    [
      'rewire five sockets two of those are the high output kind so three standard and two high output at list',
      '250.00',
    ],
  ])('%s', (words, amount) => {
    expect(draft(words).amount).toBe(amount);
  });
});

describe('the list', () => {
  const left = (words: string) => fitKinds(hear(words), catalogue).catalogue.map(({ name }) => name);
  const all = catalogue.map(({ name }) => name);

  test('loses those of the kind that are not meant', () => {
    expect(left('boiler service for a combi')).not.toContain('Boiler service, system');
    expect(left('the six foot mesh fence')).not.toContain('Mesh fence, 4 ft');
  });

  test.each([
    'paint the van at the usual',
    'three large windows and a valet',
    'a large deck and pruning at list',
    'boiler service at 120',
    'an oak shelf and two pine shelves',
  ])('stays as it is: %s', (words) => {
    expect(left(words)).toEqual(all);
  });
});
