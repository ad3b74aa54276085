/** Services that only a limit of size tells apart: the one that fits what was told is meant. */
import { describe, expect, test } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';
import { hear } from '../hear.ts';
import { fitLimits } from './size-limits.ts';

const catalogue = [
  { name: 'Septic pumping up to 1000 gallons', fixedRate: 310 },
  { name: 'Septic pumping over 1000 gallons', fixedRate: 420 },
  { name: 'Lid riser', fixedRate: 95, unit: 'each' },
  { name: 'Dog walk up to 40 lb', fixedRate: 20 },
  { name: 'Dog walk 40 to 90 lb', fixedRate: 28 },
  { name: 'Field mowing up to 1/2 acre', fixedRate: 60 },
  { name: 'Field mowing (2+ acres)', fixedRate: 190 },
];

const total = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: '' },
  }).amount;

const left = (words: string, services: readonly CatalogueService[] = catalogue) =>
  fitLimits(hear(words), services).map(({ name }) => name);

describe('chosen by how large it is', () => {
  test.each([
    ["septic pumping it's a 750 gallon tank", '310.00'],
    ['septic pumping the tank is 1500 gallons and two lid risers', '610.00'],
    ['two lid risers and the septic pumping about 900 gallons', '500.00'],
    ['septic pumping 1250 gallons haul the sludge 80', '500.00'],
    ['septic pumping for 350 flat the tank is 750 gallons', '350.00'],
  ])('%s', (words, amount) => {
    expect(total(words)).toBe(amount);
  });
});

describe('the list', () => {
  test('keeps one of each family, by its name alone', () => {
    expect(left('dog walk for Rex he is 55 pounds')).toContain('Dog walk');
    expect(left('dog walk for Rex he is 55 pounds')).not.toContain('Dog walk up to 40 lb');
  });

  test('at the limit the smaller one is meant, above it the larger', () => {
    const septic = (words: string) => fitLimits(hear(words), catalogue).find(({ name }) => name === 'Septic pumping');
    expect(septic('septic pumping 1000 gallons')?.fixedRate).toBe(310);
    expect(septic('septic pumping over 1000 gallons')?.fixedRate).toBe(420);
  });

  test.each([
    'septic pumping and two lid risers',
    'septic pumping and 400 gallons of fuel oil',
    'septic pumping 40 feet off the drive',
    'wash the drive 750 gallons of water',
  ])('stays as it is: %s', (words) => {
    expect(left(words)).toEqual(catalogue.map(({ name }) => name));
  });

  test('a size that none of them holds chooses none', () => {
    expect(left('field mowing 1 acre')).toContain('Field mowing up to 1/2 acre');
    expect(left('field mowing 3 acres')).toContain('Field mowing');
  });
});
