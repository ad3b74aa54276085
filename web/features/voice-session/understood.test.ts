import { expect, test } from 'vitest';
import type { DocumentContent, LineItem } from '#engine/index.ts';
import { understoodFacts, understoodLines } from './understood.ts';

const line = (more: Partial<LineItem>): LineItem => ({
  description: 'Labor',
  quantity: 16,
  unit: 'hour',
  unit_price: '65.00',
  amount: '1040.00',
  optional: false,
  source: 'said',
  evidence: null,
  ...more,
});
const content = (more: Partial<DocumentContent>): DocumentContent => ({
  title: '',
  quote_type: 'quote',
  category: null,
  client: null,
  description: '',
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
  businessInfo: { businessName: '' },
  ...more,
});

test('a line shows how its figure comes about', () => {
  const lines = understoodLines(
    content({
      items: [
        line({}),
        line({ description: 'Outlets', quantity: 1650, unit: 'sq ft', unit_price: '4.50', amount: '7425.00' }),
        line({ description: 'Materials', quantity: null, unit: null, unit_price: null, amount: '450.00' }),
        line({ description: 'Doors', quantity: 3, unit: 'each', unit_price: null, amount: null }),
        line({
          description: 'Trim',
          quantity: null,
          unit: null,
          unit_price: null,
          amount: null,
          range: { low: '300.00', high: '450.50' },
          optional: true,
        }),
      ],
      travel_cost: '97.50',
      travel_time_hours: 1.5,
      discount: { percent: 10, amount: '104.00' },
      tax: { amount: '20.00' },
    }),
  );
  expect(lines.map(({ chip, value }) => [chip, value])).toEqual([
    ['16 h × $65', '$1,040.00'],
    ['1,650 sq ft × $4.50', '$7,425.00'],
    ['', '$450.00'],
    ['3', 'no price yet'],
    ['', '$300–$450.50'],
    ['1.5 h', '$97.50'],
    ['10%', '−$104.00'],
    ['', '$20.00'],
  ]);
  expect(lines[4]!.optional).toBe(true);
});

test('facts that were not said are not shown', () => {
  expect(understoodFacts(content({}))).toEqual([]);
  expect(
    understoodFacts(
      content({
        client: 'Mrs. Johnson',
        deposit: { percent: 50, amount: '745.00' },
        clientContact: { phone: '555-0100' },
      }),
    ),
  ).toEqual([
    { label: 'Client', value: 'Mrs. Johnson' },
    { label: 'Phone', value: '555-0100' },
    { label: 'Deposit', value: '50%' },
  ]);
});
