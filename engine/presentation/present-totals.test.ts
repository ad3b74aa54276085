import { describe, expect, it } from 'vitest';
import { labor, line, present, totalsOf } from './testing/present-sample.ts';

describe('totals', () => {
  it('is one row where nothing leads to it', () => {
    expect(totalsOf(present({ items: [labor], amount: '2660.00' }).blocks)).toEqual([['Total', '$2,660.00']]);
  });

  it('has one row that cannot be missed, also where nothing was paid ahead', () => {
    const content = { items: [labor], amount: '0.00', deposit: { percent: 10, amount: '0.00' }, deposit_paid: true };
    const totals = present(content, { type: 'invoice' }).blocks.find(({ kind }) => kind === 'totals');
    expect(totals?.kind === 'totals' && totals.rows.filter(({ emphasis }) => emphasis)).toHaveLength(1);
  });

  it('shows how discount and tax lead to it, and what is paid when', () => {
    const { blocks } = present({
      items: [labor, line('Pipe', '450.00'), line('Pump', '640.00', { optional: true })],
      travel_cost: '90.00',
      discount: { percent: 10, amount: '320.00' },
      tax: { percent: 8.25, base: '450.00', amount: '37.13' },
      deposit: { percent: 50, amount: '1458.57' },
      amount: '2917.13',
    });
    expect(totalsOf(blocks)).toEqual([
      ['Subtotal', '$3,200.00'],
      ['Discount (10%)', '−$320.00'],
      ['Tax (8.25% on $450.00)', '$37.13'],
      ['Total', '$2,917.13'],
      ['Deposit (50%)', '$1,458.57'],
      ['Balance after deposit', '$1,458.56'],
    ]);
  });

  it('prints no subtotal that would contradict a total typed by hand', () => {
    const { blocks } = present({ items: [labor], discount: { amount: '60.00' }, amount: '2500.00' });
    expect(totalsOf(blocks)).toEqual([
      ['Discount', '−$60.00'],
      ['Total', '$2,500.00'],
    ]);
  });

  it('says what is known while a price is open', () => {
    expect(totalsOf(present({ items: [labor, line('Trash removal', null)] }).blocks)).toEqual([
      ['Priced so far', '$2,660.00'],
      ['Total', 'To be priced'],
    ]);
    expect(totalsOf(present().blocks)).toEqual([['Total', 'To be priced']]);
  });

  it('prints both ends of a range, never the middle', () => {
    const { blocks } = present({ total_range: { low: '14000.00', high: '16000.00' } });
    expect(totalsOf(blocks)).toEqual([['Total', '$14,000.00 – $16,000.00']]);
  });

  it('ends an invoice with what is still to be paid', () => {
    const invoice = { type: 'invoice' } as const;
    expect(totalsOf(present({ items: [labor], amount: '2660.00' }, invoice).blocks)).toEqual([
      ['Balance due', '$2,660.00'],
    ]);
    const paid = present(
      { items: [labor], amount: '2660.00', deposit: { amount: '660.00' }, deposit_paid: true },
      invoice,
    );
    expect(paid.blocks.find(({ kind }) => kind === 'totals')).toEqual({
      kind: 'totals',
      rows: [
        { of: 'total', label: 'Total', value: '$2,660.00', emphasis: false },
        { of: 'deposit', label: 'Deposit paid', value: '−$660.00', emphasis: false },
        { of: 'balance', label: 'Balance due', value: '$2,000.00', emphasis: true },
      ],
    });
  });
});

describe('a deposit that was agreed and not paid', () => {
  const agreed = { items: [labor], amount: '2660.00', deposit: { percent: 50, amount: '1330.00' } };

  it('is asked for in an offer, and no row of an invoice', () => {
    expect(totalsOf(present(agreed).blocks)).toEqual([
      ['Total', '$2,660.00'],
      ['Deposit (50%)', '$1,330.00'],
      ['Balance after deposit', '$1,330.00'],
    ]);
    expect(totalsOf(present(agreed, { type: 'invoice' }).blocks)).toEqual([['Balance due', '$2,660.00']]);
    expect(totalsOf(present(agreed, { type: 'invoice', paidOn: '2026-12-01' }).blocks)).toEqual([
      ['Total', '$2,660.00'],
      ['Paid Dec 1, 2026', '−$2,660.00'],
      ['Balance due', '$0.00'],
    ]);
  });

  it('stays away from an invoice without a total too', () => {
    const open = { items: [line('Trash', null)], deposit: { percent: 50, amount: '0.00' } };
    expect(totalsOf(present(open, { type: 'invoice' }).blocks)).toEqual([['Balance due', 'To be priced']]);
    expect(totalsOf(present(open).blocks)).toContainEqual(['Deposit', '50% of the total']);
  });
});

describe('the total at the head', () => {
  it('is there where it is one figure', () => {
    expect(present({ items: [labor], amount: '2660.00' }).total).toEqual({ label: 'Total', value: '$2,660.00' });
    expect(present({ items: [line('Trash', null)] }).total).toBeNull();
    expect(present({ total_range: { low: '1.00', high: '2.00' } }).total).toBeNull();
  });
});

describe('an invoice', () => {
  it('says when it is due, what it was made from, and when it was paid', () => {
    const invoice = {
      type: 'invoice',
      dueOn: '2026-12-20',
      convertedFrom: { number: 'Q-2026-0001', type: 'quote' },
    } as const;
    expect(present({}, invoice).dates).toEqual([
      { label: 'Date', value: 'Nov 20, 2026' },
      { label: 'Due', value: 'Dec 20, 2026' },
      { label: 'Quote', value: 'Q-2026-0001' },
    ]);
    const paid = present(
      { items: [labor], amount: '2660.00', deposit: { percent: 50, amount: '1330.00' }, deposit_paid: true },
      { ...invoice, paidOn: '2026-12-01' },
    );
    expect(paid.dates).toContainEqual({ label: 'Paid', value: 'Dec 1, 2026' });
    expect(totalsOf(paid.blocks)).toEqual([
      ['Total', '$2,660.00'],
      ['Deposit paid (50%)', '−$1,330.00'],
      ['Paid Dec 1, 2026', '−$1,330.00'],
      ['Balance due', '$0.00'],
    ]);
  });
});
