import { expect, test } from 'vitest';
import { type DocumentContent, draftDocument } from '#engine/index.ts';
import { explainDifference } from './compare-figures.ts';

const draft = (hourlyRate: string, businessName = 'Ridgeway Painting'): DocumentContent =>
  draftDocument({
    transcript: 'Quote for Mrs. Johnson, paint the living room 16 hours, materials are $450',
    today: '2026-11-20',
    catalogue: [],
    profile: { businessName, hourlyRate },
  }).content;

test('the same figures are no news', () => {
  const { logoUrl: _, ...businessInfo } = draft('65.00').businessInfo;
  expect(explainDifference(draft('65.00'), { ...draft('65.00'), businessInfo })).toBeNull();
});

test('another total is told with both', () => {
  expect(explainDifference(draft('65.00'), draft('70.00'))).toBe(
    'Your prices or settings changed meanwhile: the total is now $1,570.00; on the device it was $1,490.00.',
  );
});

test('other figures under the same total are told too', () => {
  const shown = draft('65.00');
  const lines = { ...shown, items: shown.items.map((item) => ({ ...item, quantity: 1 })) };
  expect(explainDifference(shown, lines)).toContain('the total is the same');
  expect(explainDifference(shown, { ...shown, validUntil: '2027-01-01' })).toContain('the total is the same');
});

test('another name at the head of the page is told', () => {
  expect(explainDifference(draft('65.00'), draft('65.00', 'Ridgeway & Sons'))).toContain('business profile');
});
