import { expect, it } from 'vitest';
import { draftDocument } from './draft-document.ts';

const draft = (description: string | null) =>
  draftDocument({
    today: '2026-03-02',
    catalogue: [],
    profile: { businessName: 'Ridgeway', description, teamSize: 3 },
    contractor: true,
    transcript:
      'quote for Ann Lee bathroom remodel, demo the old tile 600, install the vanity 450, paint the walls 380, 10 hours of labor at 65 an hour, materials 800, travel fee 60, permit 120',
  }).content;

it('tells the steps in the order they are taken, and adds none', () => {
  const { approach, scope } = draft(null);
  expect(approach.map((step) => step.split(':')[0])).toEqual(['Preparation', 'Removal', 'Work', 'Finish and clean-up']);
  const told = approach.join(' ').toLowerCase();
  for (const step of scope.filter((one) => one !== 'Bathroom remodel')) expect(told).toContain(step.toLowerCase());
});

it('breaks out labor, materials, fees and travel', () => {
  const { items, travel_cost } = draft(null);
  expect(new Set(items.map(({ section }) => section))).toEqual(
    new Set(['Work', 'Labor', 'Materials', 'Permits, fees and services']),
  );
  expect(travel_cost).toBe('60.00');
});

it('claims of the business what its profile holds, and nothing else', () => {
  expect(draft('Family plumbing since 1998. Licensed and insured.').differentiators).toEqual([
    'Family plumbing since 1998.',
    'Licensed and insured.',
    'Team of 3',
  ]);
  expect(draft(null).differentiators).toEqual(['Team of 3']);
});
