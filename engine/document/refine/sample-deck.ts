/** The document that the tests of refinement work on. Its figures add up: 11,690.00 before tax, 12,135.20 with it. */
import type { CatalogueService, DocumentContent, LineItem } from '../business-document.ts';
import { type Refined, refineDocument } from '../refine-document.ts';

export const line = (
  description: string,
  quantity: number | null,
  unit: string | null,
  unitPrice: string | null,
  amount: string | null,
  optional = false,
): LineItem => ({
  description,
  quantity,
  unit,
  unit_price: unitPrice,
  amount,
  optional,
  source: 'said',
  evidence: null,
});

export const deck: DocumentContent = {
  title: 'Back deck',
  quote_type: 'quote',
  category: 'decking',
  client: 'Sam Ortiz',
  clientContact: { email: 'sam@example.com' },
  description: 'New composite deck with cable railing for Sam Ortiz, $12,135.20 in all.',
  scope: ['Demolition of the old deck', 'Frame and deck 320 square feet', 'Cable railing and one stair set'],
  approach: ['We will keep the yard clean in order to protect the lawn'],
  items: [
    line('Framing labor', 40, 'hour', '60.00', '2400.00'),
    line('Composite decking', 320, 'sq ft', '12.50', '4000.00'),
    line('Cable railing', 36, 'linear ft', '95.00', '3420.00'),
    line('Stair set', 1, null, '850.00', '850.00'),
    line('Post lights', 8, 'each', '45.00', '360.00', true),
    line('Demolition of old deck', null, null, null, '900.00'),
  ],
  differentiators: ['Licensed and insured'],
  terms: ['30% deposit on signing, balance on completion', 'This quote is good for 30 days'],
  notes: ['Two color samples are included', 'The customer moves the furniture'],
  labor_hours: 40,
  hourly_rate: '60.00',
  material_costs: '7420.00',
  travel_time_hours: 2,
  travel_cost: '120.00',
  discount: null,
  tax: { percent: 6, base: '7420.00', amount: '445.20' },
  deposit: { percent: 30, amount: '3640.56' },
  amount: '12135.20',
  total_cost: '12135.20',
  timeline: '2 weeks',
  startDate: '2027-01-11',
  validUntil: '2026-12-20',
  job_description: '',
  businessInfo: { businessName: 'Oak & Iron Decks', phone: '503-555-0199' },
};

export const deckPriceList: CatalogueService[] = [
  { id: 's1', name: 'Gutter cleaning', fixedRate: '180.00' },
  { id: 's2', name: 'Carpenter labor', hourlyRate: '65.00', unit: 'hour' },
  { id: 's3', name: 'Deck staining', fixedRate: '2.25', unit: 'sq ft' },
  { id: 's4', name: 'Maintenance plan', fixedRate: '40.00', unit: 'month' },
  { id: 's5', name: 'Cable railing', fixedRate: '99.00', unit: 'linear ft' },
];

/** An instruction on the deck, or on another document, as the tests give them. */
export const refineDeck = (instructions: string, content: DocumentContent = deck): Refined =>
  refineDocument({
    content,
    instructions,
    today: '2026-11-20',
    catalogue: deckPriceList,
    profile: { businessName: 'Oak & Iron Decks' },
  });

/** The lines in short: "Stair set: 1 - × 850.00 = 850.00". */
export const showLines = ({ items }: DocumentContent): string[] =>
  items.map(
    ({ description, quantity, unit, unit_price, amount, optional }) =>
      `${description}: ${quantity ?? '-'} ${unit ?? '-'} × ${unit_price ?? '-'} = ${amount ?? '-'}${optional ? ' (optional)' : ''}`,
  );

/** The lines that are not as they were. */
export const changedLines = (content: DocumentContent): string[] =>
  showLines(content).filter((line) => !showLines(deck).includes(line));

/** The descriptions of lines that are gone. */
export const goneLines = (content: DocumentContent): string[] =>
  deck.items
    .map(({ description }) => description)
    .filter((name) => !content.items.some(({ description }) => description === name));

export const lineNames = (content: DocumentContent): string[] => content.items.map(({ description }) => description);
