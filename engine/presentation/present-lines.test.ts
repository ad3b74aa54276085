import { describe, expect, it } from 'vitest';
import { defaultTheme } from './paper-designs.ts';
import { labor, line, present, totalsOf } from './testing/present-sample.ts';

describe('lines', () => {
  it('prints figures as texts, with travel as the last row', () => {
    const { blocks } = present({
      items: [
        labor,
        line('Pipe', '450.00'),
        line('Trash removal', null),
        line('Basement', '16000.00', { range: { low: '14000.00', high: '16000.00' } }),
        line('Labor', '1265.00', {
          quantity: 11,
          unit: 'hour',
          unit_price: '115.00',
          range: { low: '1035.00', high: '1265.00', least: 9 },
        }),
        line('Extra hours', null, { unit: 'hour', unit_price: '95.00' }),
        line('Haul away', '0.00'),
        line('Trade-in', '-50.00'),
      ],
      travel_cost: '142.50',
      travel_time_hours: 1.5,
    });
    expect(blocks.find(({ kind }) => kind === 'lines')).toEqual({
      kind: 'lines',
      heading: 'Pricing',
      subtotal: null,
      columns: [
        { key: 'description', label: 'Description' },
        { key: 'quantity', label: 'Quantity' },
        { key: 'unitPrice', label: 'Unit price' },
        { key: 'amount', label: 'Amount' },
      ],
      rows: [
        {
          item: 0,
          position: '1',
          description: 'Labor',
          quantity: '28 hours',
          unitPrice: '$95.00',
          amount: '$2,660.00',
        },
        { item: 1, position: '2', description: 'Pipe', quantity: '', unitPrice: '', amount: '$450.00' },
        { item: 2, position: '3', description: 'Trash removal', quantity: '', unitPrice: '', amount: 'To be priced' },
        {
          item: 3,
          position: '4',
          description: 'Basement',
          quantity: '',
          unitPrice: '',
          amount: '$14,000.00 – $16,000.00',
        },
        {
          item: 4,
          position: '5',
          description: 'Labor',
          quantity: '9 – 11 hours',
          unitPrice: '$115.00',
          amount: '$1,035.00 – $1,265.00',
        },
        {
          item: 5,
          position: '6',
          description: 'Extra hours',
          quantity: 'per hour',
          unitPrice: '$95.00',
          amount: 'As needed',
        },
        { item: 6, position: '7', description: 'Haul away', quantity: '', unitPrice: '', amount: 'No charge' },
        { item: 7, position: '8', description: 'Trade-in', quantity: '', unitPrice: '', amount: '−$50.00' },
        { item: null, position: '9', description: 'Travel', quantity: '1.5 hours', unitPrice: '', amount: '$142.50' },
      ],
    });
  });

  it('makes a table per section, in the order of the lines', () => {
    const { blocks } = present({
      items: [
        line('A', '1.00', { section: 'Kitchen' }),
        line('B', '2.00', { section: 'Kitchen' }),
        line('C', '3.00', { section: 'Bath' }),
      ],
      travel_cost: '4.00',
    });
    const tables = blocks.flatMap((block) =>
      block.kind === 'lines' ? [[block.heading, block.rows.map(({ description }) => description)]] : [],
    );
    expect(tables).toEqual([
      ['Kitchen', ['A', 'B']],
      ['Bath', ['C']],
      ['Travel', ['Travel']],
    ]);
  });

  it('keeps extras and each set of alternatives apart from the total', () => {
    const { blocks } = present({
      items: [
        line('Tear-off', '3080.00'),
        line('Shingles', '8960.00', { optional: true, alternative: 'roof' }),
        line('Gutter guards', '1305.00', { optional: true }),
        line('Metal', '19320.00', { optional: true, alternative: 'roof' }),
      ],
    });
    const options = blocks.flatMap((block) =>
      block.kind === 'options' ? [[block.heading, block.rows.map(({ item }) => item)]] : [],
    );
    expect(options).toEqual([
      ['Choose one', [1, 3]],
      ['Optional extra', [2]],
    ]);
    expect(totalsOf(blocks)).toEqual([
      ['Total with Shingles', '$12,040.00'],
      ['Total with Metal', '$22,400.00'],
    ]);
  });

  it('names no total for a choice while a price is open', () => {
    const { blocks } = present({
      items: [
        line('Tear-off', null),
        line('Shingles', '8960.00', { optional: true, alternative: 'roof' }),
        line('Metal', '19320.00', { optional: true, alternative: 'roof' }),
      ],
    });
    expect(totalsOf(blocks)).toEqual([['Total', 'To be priced']]);
  });
});

describe('what the client sees of the prices', () => {
  const items = [
    line('Cabinets', '4000.00', { quantity: 2, unit: 'each', unit_price: '2000.00', section: 'Kitchen' }),
    line('Labor', '2660.00', { quantity: 28, unit: 'hour', unit_price: '95.00', section: 'Kitchen' }),
    line('Tub', '900.00', { section: 'Bath' }),
    line('Heated floor', '640.00', { optional: true }),
  ];
  const tax = { percent: 8.25, base: '4900.00', amount: '404.25' };
  const shown = (price_view?: 'lines' | 'sections' | 'total') =>
    present({ items, tax, amount: '7964.25', ...(price_view ? { price_view } : {}) });

  it('is every line, with what each section comes to', () => {
    const tables = shown().blocks.filter((block) => block.kind === 'lines');
    expect(tables.map(({ subtotal }) => subtotal)).toEqual(['$6,660.00', '$900.00']);
    expect(tables[0]?.columns.map(({ key }) => key)).toEqual(['description', 'quantity', 'unitPrice', 'amount']);
  });

  it('is the sections, or the total alone, and then nothing else is in what is printed', () => {
    const sections = JSON.stringify(shown('sections').blocks);
    expect(sections).toContain('$6,660.00');
    for (const hidden of ['$95.00', '$2,660.00', '28 hours', '$4,900.00', 'Unit price', '$2,000.00'])
      expect(sections).not.toContain(hidden);
    const total = JSON.stringify(shown('total').blocks);
    expect(total).not.toContain('$6,660.00');
    expect(total).not.toContain('$4,900.00');
    expect(total).toContain('$7,964.25');
    // An option is an offer of its own.
    expect(total).toContain('$640.00');
  });

  it('numbers the lines over all tables where the layout is a form', () => {
    const { blocks } = present({ items }, { theme: { ...defaultTheme, layout: 'ledger' } });
    const rows = blocks.flatMap((block) => (block.kind === 'lines' || block.kind === 'options' ? block.rows : []));
    expect(rows.map(({ position }) => position)).toEqual(['1', '2', '3', '4']);
    const [table] = blocks.flatMap((block) => (block.kind === 'lines' ? [block.columns[0]] : []));
    expect(table).toEqual({ key: 'position', label: 'No.' });
  });
});
