/** A document to show a look by: what the landing page and the theme editor print. */
import type { BusinessInfo, DocumentContent, DocumentTheme, LineItem, PresentInput } from '#engine/index.ts';

export const sampleTranscript =
  'quote for Mrs. Johnson paint the living room and the hallway two coats it is 16 hours at $65 an hour materials are $450 and half down to start';

const spanOf = (text: string) => {
  const start = sampleTranscript.indexOf(text);
  return { start, end: start + text.length, text };
};

const labor: LineItem = {
  description: 'Labor: paint living room and hallway, two coats',
  quantity: 16,
  unit: 'hour',
  unit_price: '65.00',
  amount: '1040.00',
  optional: false,
  kind: 'labor',
  source: 'said',
  evidence: { spans: [spanOf('16 hours at $65 an hour')], computation: '16 hours × $65.00 = $1,040.00' },
};

const materials: LineItem = {
  description: 'Materials',
  quantity: null,
  unit: null,
  unit_price: null,
  amount: '450.00',
  optional: false,
  kind: 'material',
  source: 'said',
  evidence: { spans: [spanOf('materials are $450')] },
};

export const sampleContent: DocumentContent = {
  title: 'Living Room and Hallway Painting',
  quote_type: 'quote',
  category: 'painting',
  client: 'Mrs. Johnson',
  description: 'We will paint the living room and the hallway in two coats and leave both rooms clean.',
  scope: ['Protect floors and furniture', 'Fill and sand small holes', 'Two coats on walls in living room and hallway'],
  approach: [],
  items: [labor, materials],
  differentiators: [],
  terms: ['50% deposit to start, the balance on completion.'],
  notes: [],
  labor_hours: 16,
  hourly_rate: '65.00',
  material_costs: '450.00',
  travel_time_hours: null,
  travel_cost: null,
  discount: null,
  tax: null,
  deposit: {
    percent: 50,
    amount: '745.00',
    source: 'said',
    evidence: { spans: [spanOf('half down to start')], computation: '50% of $1,490.00 = $745.00' },
  },
  amount: '1490.00',
  total_cost: '1490.00',
  timeline: null,
  startDate: null,
  validUntil: null,
  job_description: '',
  businessInfo: { businessName: 'Ridgeway Painting', phone: '614-555-0100', address: '18 Mill Road, Columbus, OH' },
};

/** The sample in a theme, under the business's own name where it has one. */
export const sampleInput = (theme: DocumentTheme, business: BusinessInfo | null, today: string): PresentInput => ({
  type: 'quote',
  title: sampleContent.title,
  client: sampleContent.client,
  content: business?.businessName ? { ...sampleContent, businessInfo: business } : sampleContent,
  business,
  theme,
  issuedOn: today,
  number: 'Q-0012',
  includeLogo: true,
});
