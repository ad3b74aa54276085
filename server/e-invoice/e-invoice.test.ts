import { FacturX } from 'factur-x-kit';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildEInvoice,
  defaultTheme,
  type EInvoice,
  type EInvoiceInput,
  presentDocument,
  writeCii,
  writeUbl,
} from '#engine/index.ts';
import { makeLine } from '#server/db/factories.ts';
import { brokenRules } from './testing/check-rules.ts';
import { openCiiSchema, ublFaults } from './testing/check-schema.ts';
import { readCii, readUbl } from './testing/read-e-invoice.ts';
import { anyInvoice, sampleBuyer, sampleInvoice, sampleSeller } from './testing/sample-invoices.ts';

let ciiFaults: (text: string) => string[];
beforeAll(async () => {
  ciiFaults = await openCiiSchema();
});

const build = (input: EInvoiceInput): EInvoice => {
  const { invoice, missing } = buildEInvoice(input);
  if (!invoice) throw new Error(JSON.stringify(missing));
  return invoice;
};
const fieldsOf = (input: EInvoiceInput) => buildEInvoice(input).missing.map(({ place, field }) => `${place}.${field}`);

/** Both files of an invoice, after every check that there is. */
function check(input: EInvoiceInput) {
  const invoice = build(input);
  const [cii, ubl] = [writeCii(invoice), writeUbl(invoice)];
  expect(ciiFaults(cii)).toEqual([]);
  expect(ublFaults(ubl)).toEqual([]);
  const read = readCii(cii);
  expect(readUbl(ubl)).toEqual(read);
  expect(brokenRules(read)).toEqual([]);
  return read;
}

/** The totals as the page prints them. */
function pageOf({ content, paidOn, ...input }: EInvoiceInput) {
  const presented = presentDocument({
    ...input,
    type: 'invoice',
    title: content.title,
    content,
    business: null,
    theme: defaultTheme,
    paidOn,
    includeLogo: false,
  });
  const totals = presented.blocks.find(({ kind }) => kind === 'totals');
  const rows = totals?.kind === 'totals' ? totals.rows : [];
  const lines = presented.blocks.flatMap((block) => (block.kind === 'lines' ? block.rows : []));
  return { rows, lines };
}
const plain = (shown: string) => shown.replace(/[$,]/g, '').replace('−', '-').replace('No charge', '0.00');

const hours = makeLine({ quantity: 28, amount: '2660.00' });
const material = makeLine({
  description: 'Copper pipe',
  quantity: 1650,
  unit: 'sq ft',
  unit_price: '1.25',
  amount: '2062.50',
  kind: 'material',
});
const euro = { ...sampleSeller, country: 'DE', vatId: 'DE123456789', untaxedCategory: 'E' as const };

const samples: Record<string, EInvoiceInput> = {
  'without any tax': sampleInvoice(),
  'with tax on everything': sampleInvoice({ items: [hours, material], tax: { percent: 8.25, amount: '0.00' } }),
  'with a discount and travel': sampleInvoice({
    items: [hours, material],
    travel_cost: '35.00',
    travel_time_hours: 0.5,
    discount: { percent: 10, amount: '0.00' },
    tax: { percent: 19, amount: '0.00' },
  }),
  'with tax on the materials': sampleInvoice(
    {
      items: [hours, material],
      discount: { amount: '100.00' },
      tax: { percent: 6, base: '2062.50', amount: '123.75' },
    },
    { seller: { ...euro, untaxedCategory: 'Z' } },
  ),
  'with lines that bear no tax': sampleInvoice(
    {
      items: [hours, { ...material, taxable: false }],
      discount: { percent: 7.5, amount: '0.00' },
      tax: { percent: 19, amount: '0.00' },
    },
    { seller: { ...euro, exemptionReason: '§ 4 No. 21 UStG' } },
  ),
  'with a discount on some of its lines': sampleInvoice(
    {
      items: [hours, { ...material, discountable: false }, { ...material, taxable: false }],
      travel_cost: '35.00',
      discount: { percent: 10, base: '4722.50', amount: '0.00' },
      tax: { percent: 7, amount: '0.00' },
    },
    { seller: { ...euro, untaxedCategory: 'Z' } },
  ),
  'with a third off': sampleInvoice({ items: [hours], discount: { percent: 33.33, amount: '0.00' } }),
  'exempt, with a deposit paid': sampleInvoice(
    { deposit: { amount: '100.00' }, deposit_paid: true, terms: ['Net 30'], notes: ['Thank you'] },
    { seller: { ...euro, exemptionReason: 'Small business, § 19 UStG' }, buyer: { ...sampleBuyer, reference: 'PO 7' } },
  ),
  'with reverse charge, paid': sampleInvoice(
    {},
    {
      seller: { ...euro, untaxedCategory: 'AE' },
      buyer: { ...sampleBuyer, vatId: 'IE1234567T' },
      paidOn: '2026-12-01',
    },
  ),
  'with a credit, a lump sum and a price for several': sampleInvoice({
    items: [
      makeLine({ description: 'Deck', quantity: null, unit: null, unit_price: null, amount: '7200.00' }),
      makeLine({ description: 'Windows', quantity: 3, unit: 'window', unit_price: null, amount: '1000.00' }),
      makeLine({ description: 'Credit', quantity: null, unit: null, unit_price: null, amount: '-250.00' }),
      makeLine({ description: 'Returned', quantity: 2, unit: 'each', unit_price: '-12.50', amount: '-25.00' }),
      makeLine({ description: 'Visit', quantity: 1, unit: null, unit_price: '0.00', amount: '0.00' }),
      makeLine({ description: 'Maybe', optional: true }),
    ],
  }),
};

describe('an e-invoice', () => {
  it.each(Object.keys(samples))('%s is valid in both syntaxes, and says what the page says', async (name) => {
    const input = samples[name]!;
    const read = check(input);
    const { rows, lines } = pageOf(input);
    expect(read.lines.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => plain(amount)));
    for (const { of, value } of rows) {
      if (of === 'subtotal') expect(read.totals.lines).toBe(plain(value));
      if (of === 'discount') expect(`-${read.totals.allowances}`).toBe(plain(value));
      if (of === 'tax') expect(read.totals.tax).toBe(plain(value));
      if (of === 'total') expect(read.totals.gross).toBe(plain(value));
      if (of === 'balance') expect(read.totals.due).toBe(plain(value));
    }
  });

  it.each(Object.keys(samples))('%s is read and found good by another program', async (name) => {
    const program = await FacturX.fromXML(writeCii(build(samples[name]!)));
    expect(program.validate()).toEqual({ valid: true });
  });

  it('is valid whatever is on the page, or asks', () => {
    let valid = 0;
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const { invoice } = buildEInvoice(input);
        if (!invoice) return;
        valid += 1;
        const read = check(input);
        expect(read.totals.gross).toBe(input.content.amount);
        const { rows } = pageOf(input);
        expect(plain(rows.findLast(({ emphasis }) => emphasis)!.value)).toBe(read.totals.due);
      }),
      { numRuns: 200 },
    );
    expect(valid).toBeGreaterThan(100);
  });

  it.each([
    ['BR-CO-13', '<ram:TaxBasisTotalAmount>410.00<', '<ram:TaxBasisTotalAmount>410.01<'],
    ['BR-O-08', '<ram:BasisAmount>410.00<', '<ram:BasisAmount>409.99<'],
    ['BR-CO-10', '<ram:LineTotalAmount>220.00<', '<ram:LineTotalAmount>221.00<'],
    ['BR-CO-26', '<ram:ID>31-1234567</ram:ID>', ''],
  ])('that breaks %s is found out', (id, from, to) => {
    const text = writeCii(build(sampleInvoice()));
    expect(text).toContain(from);
    expect(brokenRules(readCii(text.replace(from, to))).join()).toContain(id);
  });

  it('keeps every text a text', () => {
    const read = check(sampleInvoice({ items: [makeLine({ description: '</ram:Name>&amp;\u0000\u202e"<!--]]>' })] }));
    expect(read.lines[0]?.name).toBe('</ram:Name>&amp;"<!--]]>');
    expect(read.buyer.name).toBe('Karen "K" Whitfield <Ltd>');
  });

  const bath = [
    makeLine({
      description: 'Tile (120 sq ft at $4.125)',
      quantity: 120,
      unit: 'sq ft',
      unit_price: '4.13',
      section: 'Bath',
    }),
    makeLine({ description: 'Tiler', section: 'Bath' }),
    makeLine({ description: 'Sink', amount: '95.00', quantity: 1, section: 'Kitchen', taxable: false }),
  ];
  const hidden = { hide_price: true };
  const seller = { ...euro, untaxedCategory: 'Z' as const };
  it.each([
    [
      'one sum',
      { price_view: 'total' as const },
      [
        ['Kitchen faucet replacement', '685.60'],
        ['Kitchen faucet replacement', '95.00'],
      ],
    ],
    [
      'the sums of sections',
      { price_view: 'sections' as const },
      [
        ['Bath', '685.60'],
        ['Kitchen', '95.00'],
      ],
    ],
    [
      'lines without their price',
      { items: [{ ...bath[0]!, ...hidden }, { ...bath[1]!, ...hidden }, bath[2]!] },
      [
        ['Tile; Tiler', '685.60'],
        ['Sink', '95.00'],
      ],
    ],
    [
      'sections with such lines',
      { price_view: 'sections' as const, items: [{ ...bath[0]!, ...hidden }, bath[1]!, { ...bath[2]!, ...hidden }] },
      [
        ['Bath; Kitchen', '685.60'],
        ['Bath; Kitchen', '95.00'],
      ],
    ],
  ])('keeps to itself what the page keeps to itself: %s', (_what, content, lines) => {
    const input = sampleInvoice({ items: bath, tax: { percent: 10, amount: '0.00' }, ...content }, { seller });
    const read = check(input);
    expect(read.lines.map(({ name, amount }) => [name, amount])).toEqual(lines);
    expect(read.lines[0]).toMatchObject({ quantity: '1', unitCode: 'LS' });
    expect(writeUbl(build(input))).not.toMatch(/4\.13|4\.125|495\.60/);
  });

  it('leaves out a minimum that the other lines come to', () => {
    const minimum = makeLine({
      description: 'Minimum',
      quantity: null,
      unit_price: null,
      amount: '0.00',
      minimum: '50.00',
    });
    expect(check(sampleInvoice({ items: [hours, minimum] })).lines).toHaveLength(1);
  });

  it('asks for all that is missing at once, and makes up nothing', () => {
    const nothing = Object.fromEntries(Object.keys(sampleSeller).map((key) => [key, null]));
    expect(
      fieldsOf(
        sampleInvoice(
          {},
          { seller: nothing as never, buyer: nothing as never, dueOn: null, client: ' ', businessName: '' },
        ),
      ),
    ).toEqual([
      'seller.businessName',
      'seller.street',
      'seller.city',
      'seller.country',
      'seller.taxNumber',
      'document.client',
      'buyer.street',
      'buyer.city',
      'buyer.country',
      'seller.untaxedCategory',
      'document.dueOn',
    ]);
  });

  const vat = { ...sampleSeller, taxNumber: null, vatId: 'DE123456789' };
  it.each([
    ['no line', sampleInvoice({ items: [] }), 'document.items'],
    [
      'a line without a price',
      sampleInvoice({ items: [hours, makeLine({ unit_price: null, amount: null })] }),
      'document.items.1',
    ],
    ['a line without a name', sampleInvoice({ items: [makeLine({ description: '\u0007 \n' })] }), 'document.items.0'],
    ['a range', sampleInvoice({ items: [makeLine({ range: { low: '1.00', high: '2.00' } })] }), 'document.items.0'],
    ['a tax without its rate', sampleInvoice({ tax: { amount: '10.00' } }), 'document.tax'],
    [
      'a tax on nobody knows what',
      sampleInvoice({ tax: { percent: 5, base: '123.00', amount: '6.15' } }),
      'document.tax',
    ],
    ['a VAT number outside the scope of VAT', sampleInvoice({}, { seller: vat }), 'seller.taxNumber'],
    [
      'an exemption without grounds',
      sampleInvoice({}, { seller: { ...vat, untaxedCategory: 'E' } }),
      'seller.exemptionReason',
    ],
    ['reverse charge to nobody', sampleInvoice({}, { seller: { ...vat, untaxedCategory: 'AE' } }), 'buyer.vatId'],
    [
      'taxed lines beside some outside the scope',
      sampleInvoice({ items: [hours, { ...material, taxable: false }], tax: { percent: 5, amount: '0.00' } }),
      'seller.untaxedCategory',
    ],
  ])('asks about %s', (_what, input, field) => {
    expect(fieldsOf(input)).toEqual([field]);
  });

  it('asks about a total that was typed by hand', () => {
    const input = sampleInvoice();
    expect(fieldsOf({ ...input, content: { ...input.content, amount: '400.00' } })).toEqual(['document.amount']);
  });
});
