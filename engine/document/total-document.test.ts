import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, parseMoney } from '../money.ts';
import type { DocumentContent, LineItem } from './business-document.ts';
import { convertToInvoice } from './convert-to-invoice.ts';
import { recalculate } from './total-document.ts';

const line = (changes: Partial<LineItem>): LineItem => ({
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

const content = (changes: Partial<DocumentContent>): DocumentContent => ({
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

const labor = line({ description: 'Labor', quantity: 2.5, unit: 'hour', unit_price: '95.00', kind: 'labor' });
const parts = line({ description: 'Parts', amount: '220.00', kind: 'material' });

describe('recalculate', () => {
  it('multiplies lines, adds travel and restates labor and materials', () => {
    const result = recalculate(content({ items: [labor, parts], travel_cost: '30.00' }));
    expect(result.items.map(({ amount }) => amount)).toEqual(['237.50', '220.00']);
    expect(result).toMatchObject({
      amount: '487.50',
      total_cost: '487.50',
      labor_hours: 2.5,
      hourly_rate: '95.00',
      material_costs: '220.00',
    });
  });

  it('takes the discount first, then tax, then the deposit of the total', () => {
    const result = recalculate(
      content({
        items: [line({ amount: '1000.00' })],
        discount: { percent: 10, amount: '0.00' },
        tax: { percent: 8.25, amount: '0.00' },
        deposit: { percent: 50, amount: '0.00' },
      }),
    );
    expect(result.discount?.amount).toBe('100.00');
    expect(result.tax?.amount).toBe('74.25');
    expect(result.amount).toBe('974.25');
    expect(result.deposit?.amount).toBe('487.13');
  });

  it('taxes only what is taxable, less its share of the discount', () => {
    const result = recalculate(
      content({
        items: [line({ amount: '600.00' }), line({ amount: '400.00', taxable: false })],
        discount: { amount: '100.00' },
        tax: { percent: 10, amount: '0.00' },
      }),
    );
    expect(result.tax?.amount).toBe('54.00');
    expect(result.amount).toBe('954.00');
  });

  it('keeps a narrower base', () => {
    const result = recalculate(
      content({ items: [line({ amount: '3730.00' })], tax: { percent: 8.25, base: '1150.00', amount: '0.00' } }),
    );
    expect(result.amount).toBe('3824.88');
  });

  it('makes a third of the total the third itself', () => {
    const result = recalculate(
      content({ items: [line({ amount: '21000.00' })], deposit: { percent: 33.33, amount: '0.00' } }),
    );
    expect(result.deposit?.amount).toBe('7000.00');
  });

  it('leaves optional lines out of the total', () => {
    expect(recalculate(content({ items: [parts, line({ amount: '99.00', optional: true })] })).amount).toBe('220.00');
  });

  it('has no single total for an open line, a range or alternatives', () => {
    expect(recalculate(content({ items: [parts, line({})] })).amount).toBeNull();
    const range = recalculate(content({ items: [parts, line({ range: { low: '100.00', high: '150.00' } })] }));
    expect(range).toMatchObject({ amount: null, total_range: { low: '320.00', high: '370.00' } });
    const choice = recalculate(
      content({
        items: [
          parts,
          line({ amount: '5.00', optional: true, alternative: 'finish' }),
          line({ amount: '7.00', optional: true, alternative: 'finish' }),
        ],
      }),
    );
    expect(choice.amount).toBeNull();
  });

  it('keeps an amount typed by hand where no line has a price', () => {
    expect(recalculate(content({ amount: '1200.00', total_cost: '1200.00' })).amount).toBe('1200.00');
  });

  it('has a total again once a range got a price', () => {
    const before = recalculate(content({ items: [line({ range: { low: '100.00', high: '150.00' } })] }));
    const { range: _, ...priced } = before.items[0]!;
    const after = recalculate({ ...before, items: [{ ...priced, amount: '120.00' }] });
    expect(after.amount).toBe('120.00');
    expect(after).not.toHaveProperty('total_range');
  });

  const anyLine = fc
    .record({ cents: fc.integer({ min: 0, max: 9_999_999 }), quantity: fc.integer({ min: 1, max: 500 }) })
    .map(({ cents, quantity }) => line({ quantity, unit: 'each', unit_price: (cents / 100).toFixed(2) }));

  it('is the sum of its parts, whatever their order, and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        (items, percent) => {
          const once = recalculate(content({ items, discount: { percent, amount: '0.00' } }));
          const sum = add(once.items.map(({ amount }) => parseMoney(amount!)));
          expect(parseMoney(once.amount!)).toBe(sum - parseMoney(once.discount!.amount));
          expect(recalculate(once)).toEqual(once);
          expect(recalculate(content({ ...once, items: [...items].reverse() })).amount).toBe(once.amount);
        },
      ),
    );
  });
});

describe('convertToInvoice', () => {
  it('keeps lines, sums and deposit, and ends the validity', () => {
    const quote = recalculate(
      content({ items: [labor, parts], deposit: { percent: 50, amount: '0.00' }, validUntil: '2026-12-20' }),
    );
    const invoice = convertToInvoice(quote);
    expect(invoice).toEqual({ ...quote, quote_type: 'invoice', validUntil: null });
  });

  it('leaves out extras that were not taken, and keeps a choice that is still open', () => {
    const extra = line({ description: 'Sealer', amount: '90.00', optional: true });
    const oak = line({ description: 'Oak', amount: '700.00', optional: true, alternative: 'wood' });
    const quote = recalculate(content({ items: [labor, extra, parts] }));
    const invoice = convertToInvoice(quote);
    expect(invoice.items).toEqual(quote.items.filter(({ optional }) => !optional));
    expect(recalculate(invoice).amount).toBe(quote.amount);
    const open = convertToInvoice(recalculate(content({ items: [labor, oak, { ...oak, description: 'Ash' }, extra] })));
    expect(open.items.map(({ description }) => description)).toEqual([labor.description, 'Oak', 'Ash']);
    expect(recalculate(open).amount).toBeNull();
  });
});
