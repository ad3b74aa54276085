import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const catalogue = [
  { name: 'Salmon dinner', fixedRate: 31, unit: 'person' },
  { name: 'Roast chicken dinner', fixedRate: 24, unit: 'person' },
  { name: 'Vegan dinner', fixedRate: 22, unit: 'person' },
  { name: 'Waiter', hourlyRate: 35, unit: 'hour' },
];
const charged = (transcript: string): string[] =>
  draftDocument({
    transcript,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Catering', description: 'Catering' },
  }).content.items.map(({ quantity, unit_price }) => `${quantity} x ${unit_price}`);

describe('how many of each that is listed by the head', () => {
  test.each([
    ['so it is 40 salmon 30 roast chicken and the waiters for 5 hours', ['40 x 31.00', '30 x 24.00', '5 x 35.00']],
    ['we have 82 guests here is how it splits 70 roast chicken and 12 vegan', ['70 x 24.00', '12 x 22.00']],
    ['they picked 15 vegan dinners and 40 salmon', ['15 x 22.00', '40 x 31.00']],
  ])('%s', (transcript, lines) => expect(charged(transcript)).toEqual(lines));

  test.each([
    ['40 salmon at 28 and 12 vegan at 20', ['40 x 28.00', '12 x 20.00']],
    ['salmon at 30 a head for 40 people', ['40 x 30.00']],
  ])('a price that is told: %s', (transcript, lines) => expect(charged(transcript)).toEqual(lines));
});
