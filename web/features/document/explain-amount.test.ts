import { expect, test } from 'vitest';
import type { DocumentContent, LineItem } from '#engine/index.ts';
import { explainLine, explainTotal, quoteSpan } from './explain-amount.ts';

const transcript = 'okay so paint the living room it is 16 hours at $65 an hour and materials are $450 in total';
const at = (text: string) => ({ start: transcript.indexOf(text), end: transcript.indexOf(text) + text.length, text });
const line = (more: Partial<LineItem>): LineItem => ({
  description: 'Labor',
  quantity: 16,
  unit: 'hour',
  unit_price: '65.00',
  amount: '1040.00',
  optional: false,
  source: 'said',
  evidence: { spans: [at('16 hours at $65 an hour')], computation: '16 hours × $65.00' },
  ...more,
});
const content = (more: Partial<DocumentContent>): DocumentContent => ({
  title: 'Painting',
  quote_type: 'quote',
  category: null,
  client: null,
  description: '',
  scope: [],
  approach: [],
  items: [line({}), line({ description: 'Materials', quantity: null, unit: null, unit_price: null, amount: '450.00' })],
  differentiators: [],
  terms: [],
  notes: [],
  labor_hours: 16,
  hourly_rate: '65.00',
  material_costs: '450.00',
  travel_time_hours: null,
  travel_cost: null,
  discount: null,
  tax: null,
  deposit: null,
  amount: '1490.00',
  total_cost: '1490.00',
  timeline: null,
  startDate: null,
  validUntil: null,
  job_description: '',
  businessInfo: { businessName: 'Ridgeway' },
  ...more,
});

test('a quote shows the words among their neighbors, cut at words', () => {
  const quote = quoteSpan(transcript, at('16 hours at $65 an hour'));
  expect(quote.words).toBe('16 hours at $65 an hour');
  expect(quote.before).toBe('okay so paint the living room it is ');
  expect(quote.after).toBe(' and materials are $450 in total');
  expect(quoteSpan(transcript, at('$450')).before.startsWith('…')).toBe(true);
});

test('words that no longer stand in the transcript are shown alone', () => {
  expect(quoteSpan('something else', at('$450'))).toEqual({ before: '', words: '$450', after: '' });
  expect(quoteSpan(null, at('$450')).words).toBe('$450');
});

test('each source says where the figure comes from', () => {
  const of = (item: LineItem) => explainLine(content({ items: [item] }), 0, transcript);
  expect(of(line({}))).toMatchObject({
    title: 'You said',
    sentences: ['16 hours × $65.00'],
    quotes: [{ words: '16 hours at $65 an hour' }],
  });
  expect(
    of(line({ source: 'catalogue', evidence: { spans: [], service: { id: '1', name: 'Painting' } } })),
  ).toMatchObject({
    title: 'From your price list',
    sentences: ['Service “Painting”.'],
  });
  expect(of(line({ source: 'profile', evidence: { spans: [], setting: 'Usual hourly rate' } })).title).toBe(
    'From your settings',
  );
  expect(of(line({ source: 'edited', evidence: { spans: [], editedAt: '2026-11-20T12:00:00Z' } }))).toMatchObject({
    title: 'Entered by hand',
    sentences: ['Changed on Nov 20, 2026.'],
  });
  expect(of(line({ amount: null, unit_price: null })).title).toBe('To be priced');
});

test('a total names its terms, and only those that are in it', () => {
  const full = content({
    items: [line({}), line({ description: 'Trim', amount: '100.00', optional: true })],
    travel_cost: '60.00',
    discount: { amount: '110.00' },
  });
  expect(explainTotal(full, 'total', transcript).sum).toEqual([
    { label: 'Labor', value: '$1,040.00' },
    { label: 'Travel', value: '$60.00' },
    { label: 'Discount', value: '−$110.00' },
  ]);
  expect(explainTotal(full, 'subtotal', transcript).sum).toHaveLength(2);
});
