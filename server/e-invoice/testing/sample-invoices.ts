/** Invoices as people write them, and at random. For tests. */
import fc from 'fast-check';
import {
  type BuyerDetails,
  type DocumentContent,
  type EInvoiceInput,
  type LineItem,
  recalculate,
  type SellerDetails,
} from '#engine/index.ts';
import { makeContent, makeLine } from '#server/db/factories.ts';

export const sampleSeller: SellerDetails = {
  street: '12 Canal Street',
  city: 'Columbus',
  postalCode: '43215',
  region: 'Ohio',
  country: 'US',
  vatId: null,
  taxNumber: '31-1234567',
  untaxedCategory: 'O',
  exemptionReason: null,
};

export const sampleBuyer: BuyerDetails = {
  street: '4 Elm Road',
  city: 'Dublin',
  postalCode: null,
  region: null,
  country: 'IE',
  vatId: null,
  reference: null,
};

/** An invoice with these changes, worked out as the product does it. */
export const sampleInvoice = (
  content: Partial<DocumentContent> = {},
  more: Partial<Omit<EInvoiceInput, 'content'>> = {},
): EInvoiceInput => ({
  number: 'I-2026-0001',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  paidOn: null,
  businessName: 'Ridgeway Plumbing & Söhne',
  client: 'Karen "K" Whitfield <Ltd>',
  content: recalculate(makeContent({ quote_type: 'invoice', ...content })),
  seller: sampleSeller,
  buyer: sampleBuyer,
  ...more,
});

const cents = (low: number, high: number) =>
  fc.integer({ min: low, max: high }).map((n) => `${n < 0 ? '-' : ''}${(Math.abs(n) / 100).toFixed(2)}`);

const anyLine: fc.Arbitrary<LineItem> = fc
  .record({
    description: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map((text) => `Work ${text}`),
    quantity: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((n) => n / 1000)),
    unit: fc.constantFrom('hour', 'sq ft', 'each', 'window', null),
    unit_price: fc.option(cents(-20_000, 100_000)),
    lump: cents(-50_000, 500_000),
    optional: fc.boolean(),
    taxable: fc.constantFrom(true, false, undefined),
    section: fc.constantFrom('', 'Bath', 'Kitchen'),
    hide_price: fc.boolean(),
    kind: fc.constantFrom('labor', 'material', 'fee', 'other'),
  })
  .map(({ lump, taxable, ...fields }) =>
    makeLine({ ...fields, amount: lump, ...(taxable === undefined ? {} : { taxable }) }),
  );

const percent = fc.integer({ min: 1, max: 9999 }).map((n) => n / 100);
const adjustment = fc.oneof(
  percent.map((value) => ({ percent: value, amount: '0.00' })),
  cents(1, 5000).map((amount) => ({ amount })),
);

/** Any lines, with any discount, tax, travel, deposit and payment. */
export const anyInvoice: fc.Arbitrary<EInvoiceInput> = fc
  .record({
    items: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    discount: fc.option(adjustment),
    tax: fc.option(percent.map((value) => ({ percent: value, amount: '0.00' }))),
    deposit: fc.option(adjustment),
    deposit_paid: fc.boolean(),
    travel_cost: fc.option(cents(0, 20_000)),
    price_view: fc.constantFrom('lines', 'sections', 'total'),
    terms: fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 2 }),
    paidOn: fc.option(fc.constant('2026-12-01')),
    vatId: fc.option(fc.constant('IE1234567T')),
    untaxedCategory: fc.constantFrom('E', 'Z', 'AE', 'O'),
  })
  .map(({ paidOn, vatId, untaxedCategory, ...content }) =>
    sampleInvoice(content as Partial<DocumentContent>, {
      paidOn,
      buyer: { ...sampleBuyer, vatId: 'IE7654321T' },
      seller: { ...sampleSeller, vatId, untaxedCategory, exemptionReason: 'Small business, Art. 284' } as SellerDetails,
    }),
  );
