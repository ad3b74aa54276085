import { describe, expect, it } from 'vitest';
import type { DocumentContent, LineItem } from './document/business-document.ts';
import { type PresentedBlock, type PresentInput, presentDocument } from './present-document.ts';
import { defaultTheme } from './presentation/paper-designs.ts';

function line(description: string, amount: string | null, more: Partial<LineItem> = {}): LineItem {
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

function present(more: Partial<DocumentContent> = {}, input: Partial<PresentInput> = {}) {
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

const labor = line('Labor', '2660.00', { quantity: 28, unit: 'hour', unit_price: '95.00' });
const totalsOf = (blocks: PresentedBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'totals' ? block.rows.map((row) => [row.label, row.value]) : []));

describe('who, what and when', () => {
  it('names the type and puts the title, or what stands for it, on top', () => {
    expect(present()).toMatchObject({ typeLabel: 'Quote', number: 'Q-0012', title: 'Kitchen repipe' });
    expect(present({ title: '' }, { title: ' ', type: 'bid' })).toMatchObject({ typeLabel: 'Bid', title: 'Bid' });
  });

  it('prints the business as it was when the document was made, and as it is now where that is silent', () => {
    const then = { businessName: 'Cascade Plumbing', phone: '555-0142', website: 'https://cascade.example.com/' };
    const now = {
      businessName: 'New Name',
      phone: '555-9999',
      address: '2200 NE Alberta St',
      logoUrl: 'data:image/png;base64,AA==',
    };
    const { business, footer } = present({ businessInfo: then }, { business: now });
    expect(business).toEqual({
      name: 'Cascade Plumbing',
      details: ['2200 NE Alberta St', '555-0142', 'cascade.example.com'],
      logo: 'data:image/png;base64,AA==',
    });
    expect(footer).toBe('Cascade Plumbing · 555-0142 · cascade.example.com');
    expect(present({ businessInfo: then }, { business: now, includeLogo: false }).business.logo).toBeNull();
  });

  it('prints the client with everything that was dictated', () => {
    const clientContact = { email: 'e@example.com', phone: '555-1', address: '418 Maple St' };
    expect(present({ clientContact }).client).toEqual({
      label: 'Prepared for',
      name: 'Mrs. Johnson',
      details: ['418 Maple St', '555-1', 'e@example.com'],
    });
    expect(present({ client: null }, { client: null, type: 'invoice' }).client).toEqual({
      label: 'Bill to',
      name: '',
      details: [],
    });
  });

  it('prints days as a reader says them; an offer stands for 30 days unless it says otherwise; an invoice does not expire', () => {
    expect(present().dates).toEqual([
      { label: 'Date', value: 'Nov 20, 2026' },
      { label: 'Valid until', value: 'Dec 20, 2026' },
    ]);
    expect(present({ validUntil: '2027-01-19', startDate: '2026-12-01' }).dates.slice(1)).toEqual([
      { label: 'Valid until', value: 'Jan 19, 2027' },
      { label: 'Start', value: 'Dec 1, 2026' },
    ]);
    expect(present({ validUntil: '2027-01-19' }, { type: 'invoice' }).dates).toEqual([
      { label: 'Date', value: 'Nov 20, 2026' },
    ]);
  });
});

describe('the order of the page', () => {
  const full = {
    scope: ['Shut off the water'],
    approach: ['Two plumbers, two days'],
    differentiators: ['Licensed'],
    terms: ['Half on acceptance'],
    notes: ['The client supplies the faucet'],
    timeline: 'Two days',
    items: [labor, line('Pump', '640.00', { optional: true })],
    amount: '2660.00',
    total_cost: '2660.00',
  };
  const namesOf = (blocks: PresentedBlock[]) =>
    blocks.map((block) => ('heading' in block ? block.heading : block.kind));

  it('goes from the job to the price to the small print to the signature', () => {
    expect(namesOf(present(full).blocks)).toEqual([
      null,
      'Scope of work',
      'Pricing',
      'totals',
      'Optional extra',
      'Our approach',
      'Why us',
      'Timeline',
      'Terms',
      'Notes',
      'signature',
    ]);
  });

  it('has no empty section, and no signature on an invoice', () => {
    expect(namesOf(present({ amount: null }, { type: 'invoice' }).blocks)).toEqual([null, 'totals']);
  });

  it('asks for a signature in the words of its type', () => {
    expect(present({}, { type: 'estimate' }).blocks.at(-1)).toEqual({
      kind: 'signature',
      intro: 'To accept this estimate, please sign and date below.',
      fields: ['Name', 'Signature', 'Date'],
    });
  });
});

describe('lines', () => {
  it('prints figures as texts, with travel as the last row', () => {
    const { blocks } = present({
      items: [
        labor,
        line('Pipe', '450.00'),
        line('Trash removal', null),
        line('Basement', '16000.00', { range: { low: '14000.00', high: '16000.00' } }),
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
          description: 'Extra hours',
          quantity: 'per hour',
          unitPrice: '$95.00',
          amount: 'As needed',
        },
        { item: 5, position: '6', description: 'Haul away', quantity: '', unitPrice: '', amount: 'No charge' },
        { item: 6, position: '7', description: 'Trade-in', quantity: '', unitPrice: '', amount: '−$50.00' },
        { item: null, position: '8', description: 'Travel', quantity: '1.5 hours', unitPrice: '', amount: '$142.50' },
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

describe('totals', () => {
  it('is one row where nothing leads to it', () => {
    expect(totalsOf(present({ items: [labor], amount: '2660.00' }).blocks)).toEqual([['Total', '$2,660.00']]);
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

it('prints nothing that cannot be seen, whatever was stored', () => {
  const presented = present(
    { items: [line('Pipe\u202e\u0000\ud800', '450.00')], scope: ['a\u0007', '\u0000'], amount: '450.00' },
    { title: 'Job\r\n\u2066two', client: '\ufeffSmith' },
  );
  expect(presented.title).toBe('Job two');
  expect(presented.client.name).toBe('Smith');
  expect(presented.blocks[1]).toEqual({ kind: 'list', heading: 'Scope of work', items: ['a'] });
  expect(JSON.stringify(presented)).not.toMatch(/[\u202e\u2066\ufeff]|\\u0000|\\ud800/);
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
