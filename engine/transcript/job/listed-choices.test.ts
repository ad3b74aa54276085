/** Two services of the list of which one is taken. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: [
      { name: 'Slate roof', fixedRate: 90, unit: 'sq m' },
      { name: 'Clay tile roof', fixedRate: 70, unit: 'sq m' },
      { name: 'Oak door', fixedRate: 400, unit: 'each' },
      { name: 'Steel door', fixedRate: 300, unit: 'each' },
      { name: 'Gutter clear', fixedRate: 60 },
    ],
    profile: { businessName: 'Acme Services', description: '' },
  }).content.items.map(({ amount, optional }) => `${amount}${optional ? '?' : ''}`);

describe('of two at the list price one is chosen', () => {
  test.each([
    ['an oak door at list or a steel door at list', ['400.00?', '300.00?']],
    ['an oak door or a steel door both at list', ['400.00?', '300.00?']],
    ['oak door one way steel door the other both at the usual', ['400.00?', '300.00?']],
    ['roof 20 square metres either slate or clay tile both at list', ['1800.00?', '1400.00?']],
    ['oak door one way steel door the other both at list and the gutter clear', ['400.00?', '300.00?', '60.00']],
  ])('%s', (words, items) => {
    expect(draft(words)).toEqual(items);
  });

  test.each([
    ['an oak door and a steel door both at list', ['400.00', '300.00']],
    ['steel door at list and the gutter clear at list either way', ['300.00', '60.00']],
  ])('but not: %s', (words, items) => {
    expect(draft(words)).toEqual(items);
  });
});
