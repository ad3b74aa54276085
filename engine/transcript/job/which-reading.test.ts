/** Which reading of a price is meant. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';
import { draftSaid } from './testing/draft-said.ts';

const amountBy = (catalogue: CatalogueService[], words: string): string | null =>
  draftDocument({
    transcript: `quote for Ann Lee ${words}`,
    today: '2026-05-04',
    catalogue,
    profile: { businessName: 'Hill & Sons' },
  }).amount;

describe('the price list tells which reading is meant', () => {
  it.each([
    ['Garden lamp', 16.5, '9 garden lamps at eighteen fifty each', '166.50'],
    ['Ribs plate', 21, 'ribs plate for thirty at nineteen fifty a plate', '585.00'],
    ['Wool rug', 1500, 'two wool rugs at sixteen fifty each', '3300.00'],
    ['Wool rug', 30, 'two wool rugs at sixteen fifty each and a stand 40', '73.00'],
    // nothing like either
    ['Wool rug', 200, 'two wool rugs at sixteen fifty each', '3300.00'],
  ])('%s at %d: %s', (name, fixedRate, words, amount) =>
    expect(amountBy([{ name, fixedRate, unit: 'each' }], words)).toBe(amount),
  );
});

describe('where no list tells', () => {
  it.each([
    ['forty plates at twelve fifty a plate', '500.00'],
    ['thirty box lunches at thirteen fifty and a cake 60', '465.00'],
    ['three doors at twelve fifty each', '3750.00'],
    ['twelve windows at eleven fifty each', '13800.00'],
  ])('%s', (words, amount) => expect(draftSaid(words).amount).toBe(amount));
});
