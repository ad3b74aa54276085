/** A small document to present in tests, with whatever a test is about. */
import type { DocumentContent, LineItem } from '../../document/business-document.ts';
import { type PresentedBlock, type PresentInput, presentDocument } from '../../present-document.ts';
import { defaultTheme } from '../paper-designs.ts';

export function line(description: string, amount: string | null, more: Partial<LineItem> = {}): LineItem {
  return {
    description,
    quantity: null,
    unit: null,
    unit_price: null,
    amount,
    optional: false,
    source: 'said',
    evidence: null,
    ...more,
  };
}

function content(more: Partial<DocumentContent> = {}): DocumentContent {
  return {
    title: 'Kitchen repipe',
    quote_type: 'quote',
    category: 'plumbing',
    client: 'Mrs. Johnson',
    description: 'Replace the supply lines.',
    scope: [],
    approach: [],
    items: [],
    differentiators: [],
    terms: [],
    notes: [],
    labor_hours: null,
    hourly_rate: null,
    material_costs: null,
    travel_time_hours: null,
    travel_cost: null,
    discount: null,
    tax: null,
    deposit: null,
    amount: null,
    total_cost: null,
    timeline: null,
    startDate: null,
    validUntil: null,
    job_description: '',
    businessInfo: { businessName: 'Cascade Plumbing' },
    ...more,
  };
}

export function present(more: Partial<DocumentContent> = {}, input: Partial<PresentInput> = {}) {
  return presentDocument({
    type: 'quote',
    title: 'Kitchen repipe',
    client: 'Mrs. Johnson',
    content: content(more),
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
