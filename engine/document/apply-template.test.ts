import { describe, expect, it } from 'vitest';
import { listPublicTemplates } from '../trades/public-templates.ts';
import { applyTemplate, type TemplateBody } from './apply-template.ts';
import type { DocumentContent, LineItem } from './business-document.ts';

const line = (description: string): LineItem => ({
  description,
  quantity: 1,
  unit: 'each',
  unit_price: '220.00',
  amount: '220.00',
  optional: false,
  source: 'said',
  evidence: null,
});

const content = (said: Partial<DocumentContent>): DocumentContent => ({
  title: 'Faucet replacement',
  quote_type: 'quote',
  category: 'plumbing',
  client: 'Dave Miller',
  description: '',
  scope: [],
  approach: [],
  items: [line('Kitchen faucet')],
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
  amount: '220.00',
  total_cost: '220.00',
  timeline: null,
  startDate: null,
  validUntil: null,
  job_description: '',
  businessInfo: { businessName: 'Ridgeway' },
  ...said,
});

const template: TemplateBody = {
  type: 'quote',
  title: 'Usual title',
  scope: ['Remove the old faucet', 'Test for leaks', 'Haul away the old fixture'],
  approach: ['Water is off for as short a time as possible.'],
  lines: [
    { description: 'New shut-off valve', unit: 'each' },
    { description: 'Plumbing labor', unit: 'hour' },
  ],
  terms: ['The manufacturer’s warranty applies.', 'Changes are agreed in writing.'],
  notes: ['Wall repair is not included unless it is listed.'],
};

describe('a template on a document', () => {
  it('adds what was not said, after what was said', () => {
    const result = applyTemplate(template, content({ scope: ['Swap the kitchen faucet'] }));
    expect(result.scope).toEqual(['Swap the kitchen faucet', ...template.scope]);
    expect(result.approach).toEqual(template.approach);
    expect(result.notes).toEqual(template.notes);
    expect(result.title).toBe('Faucet replacement');
  });

  it('says nothing twice, in other words either', () => {
    const result = applyTemplate(
      template,
      content({ scope: ['Removing old faucet and testing for leaks'], terms: ['Changes agreed in writing'] }),
    );
    expect(result.scope).toEqual(['Removing old faucet and testing for leaks', 'Haul away the old fixture']);
    expect(result.terms).toEqual(['Changes agreed in writing', 'The manufacturer’s warranty applies.']);
  });

  it('gives way to a term about the same thing', () => {
    const { terms } = applyTemplate(template, content({ terms: ['One year warranty on labor.'] }));
    expect(terms).toEqual(['One year warranty on labor.', 'Changes are agreed in writing.']);
  });

  it('promises nothing that was excluded', () => {
    const { scope } = applyTemplate(template, content({ notes: ['Not included: hauling away the old fixture'] }));
    expect(scope).toEqual(['Remove the old faucet', 'Test for leaks']);
  });

  it('never prices its lines: they are scope, and only of a document that has no lines of its own', () => {
    expect(applyTemplate(template, content({})).scope).not.toContain('New shut-off valve');
    const result = applyTemplate(template, content({ items: [], amount: null, total_cost: null }));
    expect(result.scope).toEqual([...template.scope, 'New shut-off valve']);
    expect(result.items).toEqual([]);
    expect(result.amount).toBeNull();
  });

  it('does nothing the second time, and never touches a figure', () => {
    for (const { template: body, name } of listPublicTemplates()) {
      const before = content({});
      const once = applyTemplate(body, before);
      expect(applyTemplate(body, once), name).toEqual(once);
      const { scope, approach, terms, notes, ...rest } = once;
      expect({ ...before, ...rest }).toEqual(before);
      expect([scope, approach, terms, notes].flat().join(' '), name).not.toMatch(/[\d$%]/);
    }
  });

  it('works with templates that were stored before lines and titles were', () => {
    const { lines, title, ...old } = template;
    expect(lines && title).toBeTruthy();
    expect(applyTemplate(old, content({ items: [], title: '' })).scope).toEqual(template.scope);
  });
});
