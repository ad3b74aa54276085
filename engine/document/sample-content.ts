/** Contents for tests: an empty document and a plain line, with what a test cares for. */
import type { DocumentContent, LineItem } from './business-document.ts';

export const makeLine = (changes: Partial<LineItem> = {}): LineItem => ({
  description: 'Line',
  quantity: null,
  unit: null,
  unit_price: null,
  amount: null,
  optional: false,
  source: 'said',
  evidence: null,
  ...changes,
});

export const makeContent = (changes: Partial<DocumentContent> = {}): DocumentContent => ({
  title: 'Work',
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
  businessInfo: { businessName: 'Ridgeway Plumbing' },
  ...changes,
});
