/** A small document to present in tests, with whatever a test is about. */
import type { DocumentContent, LineItem } from '../../document/business-document.ts';
import { makeContent, makeLine } from '../../document/sample-content.ts';
import { type PresentedBlock, type PresentInput, presentDocument } from '../../present-document.ts';
import { defaultTheme } from '../paper-designs.ts';

export const line = (description: string, amount: string | null, more: Partial<LineItem> = {}): LineItem =>
  makeLine({ description, amount, ...more });

export function present(more: Partial<DocumentContent> = {}, input: Partial<PresentInput> = {}) {
  return presentDocument({
    type: 'quote',
    title: 'Kitchen repipe',
    client: 'Mrs. Johnson',
    content: makeContent({
      title: 'Kitchen repipe',
      category: 'plumbing',
      client: 'Mrs. Johnson',
      description: 'Replace the supply lines.',
      businessInfo: { businessName: 'Cascade Plumbing' },
      ...more,
    }),
    business: null,
    theme: defaultTheme,
    issuedOn: '2026-11-20',
    number: 'Q-0012',
    includeLogo: true,
    ...input,
  });
}

export const labor = line('Labor', '2660.00', { quantity: 28, unit: 'hour', unit_price: '95.00' });
export const totalsOf = (blocks: PresentedBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'totals' ? block.rows.map((row) => [row.label, row.value]) : []));
