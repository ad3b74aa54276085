/** A document of ours → an invoice of EN 16931. Every figure is the page's own; what is missing is asked, never made up. */
import type { CalendarDay, DocumentContent, LineItem } from '../document/business-document.ts';
import { add, formatMoney, parseMoney, percentOf } from '../money.ts';
import { cleanLine, cleanText } from '../presentation/clean-text.ts';
import { assignTax, type TaxGroup } from './assign-tax.ts';
import type {
  BuyerDetails,
  EInvoice,
  EInvoiceAllowance,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTaxTotal,
  LegalAddress,
  MissingDetail,
  SellerDetails,
} from './e-invoice.ts';
import { gatherLines, isUnusedMinimum } from './gather-lines.ts';
import { lumpSumCode, unitCodeOf } from './unit-code.ts';

export interface EInvoiceInput {
  number: string;
  issuedOn: CalendarDay;
  dueOn: CalendarDay | null;
  paidOn: CalendarDay | null;
  businessName: string;
  client: string | null;
  content: DocumentContent;
  seller: SellerDetails;
  buyer: BuyerDetails;
}

export type BuiltEInvoice = { invoice: EInvoice; missing: [] } | { invoice: null; missing: MissingDetail[] };

/** The reasons that the standard itself words (BT-120, BT-121); an exemption is worded by the business. */
const wordedReasons: Record<string, { reason: string; reasonCode: string }> = {
  O: { reason: 'Not subject to VAT', reasonCode: 'VATEX-EU-O' },
  AE: { reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' },
};

/** Pure. Answers the invoice, or everything that is missing for it at once. */
export function buildEInvoice(input: EInvoiceInput): BuiltEInvoice {
  const { content, seller, buyer } = input;
  const lines = chargedLines(content);
  const open = missingOfLines(lines);
  const assigned = open.length > 0 ? { groups: [], missing: [] } : assignTax(content, lines, seller);
  const missing = [
    ...missingOfSeller(input, assigned.groups),
    ...missingOfBuyer(input, assigned.groups),
    ...open,
    ...assigned.missing,
    ...(input.dueOn === null ? [fault('document', 'dueOn', 'Say by when the invoice is to be paid.')] : []),
  ];
  if (missing.length > 0) return { invoice: null, missing };

  const { groups } = assigned;
  const sum = add(groups.map(({ sum: part }) => part));
  const off = add(groups.map(({ discount }) => discount));
  const tax = add(groups.map(({ tax: part }) => part));
  const gross = sum - off + tax;
  if (content.amount === null || gross !== parseMoney(content.amount))
    return {
      invoice: null,
      missing: [fault('document', 'amount', 'The total does not follow from the lines. Please mend the lines first.')],
    };
  const deposit = content.deposit && content.deposit_paid === true ? parseMoney(content.deposit.amount) : 0;
  const paid = input.paidOn === null ? deposit : gross;
  const withoutVatIds = groups.some(({ category }) => category === 'O');
  const invoice: EInvoice = {
    number: cleanLine(input.number),
    issuedOn: input.issuedOn,
    dueOn: input.dueOn!,
    currency: 'USD',
    buyerReference: line(buyer.reference),
    note: cleanText([...content.terms, ...content.notes].join('\n')) || null,
    seller: { ...party(input.businessName, seller, withoutVatIds), taxNumber: line(seller.taxNumber) },
    buyer: party(input.client ?? '', buyer, withoutVatIds),
    lines: presentLines(content, lines, groups),
    allowances: groups.flatMap((group) => presentAllowance(content, group, groups.length)),
    taxes: groups.map((group) => presentTax(group, seller)),
    totals: {
      lines: formatMoney(sum),
      allowances: formatMoney(off),
      net: formatMoney(sum - off),
      tax: formatMoney(tax),
      gross: formatMoney(gross),
      paid: formatMoney(paid),
      due: formatMoney(gross - paid),
    },
  };
  return { invoice, missing: [] };
}

const fault = (place: MissingDetail['place'], field: string, message: string): MissingDetail => ({
  place,
  field,
  message,
});
const line = (text: string | null | undefined): string | null => cleanLine(text ?? '') || null;

/** What is in the total, travel last, as on the page. */
function chargedLines({ items, travel_cost, travel_time_hours }: DocumentContent): LineItem[] {
  const charged = items.filter((item) => !item.optional && !isUnusedMinimum(item));
  if (travel_cost === null || parseMoney(travel_cost) === 0) return charged;
  const travel: LineItem = {
    description: 'Travel',
    quantity: travel_time_hours,
    unit: 'hour',
    unit_price: null,
    amount: travel_cost,
    optional: false,
    // A discount on some of the lines is on none of the way to them.
    discountable: false,
    source: 'computed',
    evidence: null,
  };
  return [...charged, travel];
}

function missingOfLines(lines: readonly LineItem[]): MissingDetail[] {
  if (lines.length === 0) return [fault('document', 'items', 'The invoice needs at least one priced line.')];
  return lines.flatMap((item, index) => {
    const name = cleanLine(item.description).slice(0, 80);
    const field = `items.${index}`;
    if (name === '') return [fault('document', field, `Line ${index + 1} needs a description.`)];
    if (item.range)
      return [fault('document', field, `“${name}” has a range for a price. Say the one that is charged.`)];
    return item.amount === null ? [fault('document', field, `“${name}” has no price yet.`)] : [];
  });
}

const addressFields = [
  ['street', 'street and number'],
  ['city', 'city'],
  ['country', 'country'],
] as const satisfies [keyof LegalAddress, string][];

function missingOfAddress(place: 'seller' | 'buyer', whose: string, address: LegalAddress): MissingDetail[] {
  return addressFields.flatMap(([field, name]) =>
    line(address[field]) === null ? [fault(place, field, `Fill in the ${name} of ${whose}.`)] : [],
  );
}

function missingOfSeller({ businessName, seller }: EInvoiceInput, groups: readonly TaxGroup[]): MissingDetail[] {
  const missing = missingOfAddress('seller', 'your business', seller);
  if (line(businessName) === null)
    missing.unshift(fault('seller', 'businessName', 'Fill in the name of your business, in its profile.'));
  if (groups.some(({ category }) => category === 'O') && line(seller.taxNumber) === null)
    missing.push(
      fault(
        'seller',
        'taxNumber',
        'Fill in your tax number: an invoice outside the scope of VAT may not name a VAT number.',
      ),
    );
  else if (line(seller.vatId) === null && line(seller.taxNumber) === null)
    missing.push(fault('seller', 'taxNumber', 'Fill in your VAT number or your tax number.'));
  if (groups.some(({ category }) => category === 'E') && line(seller.exemptionReason) === null)
    missing.push(fault('seller', 'exemptionReason', 'Say on what grounds you are exempt from the tax.'));
  return missing;
}

function missingOfBuyer({ client, buyer }: EInvoiceInput, groups: readonly TaxGroup[]): MissingDetail[] {
  const missing = missingOfAddress('buyer', 'the client', buyer);
  if (line(client) === null) missing.unshift(fault('document', 'client', 'Say who the invoice is for.'));
  if (groups.some(({ category }) => category === 'AE') && line(buyer.vatId) === null)
    missing.push(fault('buyer', 'vatId', 'Fill in the client’s VAT number: with reverse charge they owe the tax.'));
  return missing;
}

const party = (
  name: string,
  details: LegalAddress & { vatId: string | null },
  withoutVatId: boolean,
): EInvoiceParty => ({
  name: cleanLine(name),
  address: {
    street: line(details.street)!,
    city: line(details.city)!,
    postalCode: line(details.postalCode),
    region: line(details.region),
    country: line(details.country)!,
  },
  vatId: withoutVatId ? null : line(details.vatId),
  taxNumber: null,
});

/** What the page shows as one thing with a price: a line, a section, or the whole. */
function presentLines(
  content: DocumentContent,
  items: readonly LineItem[],
  groups: readonly TaxGroup[],
): EInvoiceLine[] {
  const lines = gatherLines(content, items).flatMap((gathered) =>
    groups.flatMap(({ category, rate, lines: own }) => {
      const mine = gathered.items.filter((item) => own.has(item));
      if (mine.length === 0) return [];
      const [item] = mine;
      const amount = formatMoney(add(mine.map((one) => parseMoney(one.amount!))));
      const price = priceOf(gathered.isLine ? item! : { quantity: null, unit: null, unit_price: null, amount });
      return [{ name: gathered.name, ...price, amount, category, rate }];
    }),
  );
  return lines.map((one, index) => ({ id: String(index + 1), ...one }));
}

/** A price is never negative: what is given back has a negative quantity. */
function priceOf({
  quantity,
  unit,
  unit_price,
  amount,
}: Pick<LineItem, 'quantity' | 'unit' | 'unit_price' | 'amount'>) {
  const counted = quantity !== null && quantity !== 0;
  const price = parseMoney(counted && unit_price !== null ? unit_price : amount!);
  const sign = price < 0 ? -1 : 1;
  const shown = formatMoney(Math.abs(price));
  if (!counted) return { quantity: sign, unitCode: lumpSumCode, price: shown, priceQuantity: null };
  return {
    quantity: sign * quantity,
    unitCode: unitCodeOf(unit),
    price: shown,
    // A sum for so many: the price is for all of them, and nothing is divided.
    priceQuantity: unit_price === null && quantity !== 1 ? quantity : null,
  };
}

function presentAllowance({ discount }: DocumentContent, group: TaxGroup, parts: number): EInvoiceAllowance[] {
  if (!discount || group.discount === 0) return [];
  const base = discount.base ?? formatMoney(group.sum);
  // A third is said and 33.33 is written: then the percentage is not what gives the amount.
  const whole =
    parts === 1 && discount.percent !== undefined && percentOf(parseMoney(base), discount.percent) === group.discount;
  return [
    {
      amount: formatMoney(group.discount),
      reason: 'Discount',
      percent: whole ? discount.percent! : null,
      base: whole ? base : null,
      category: group.category,
      rate: group.rate,
    },
  ];
}

function presentTax({ category, rate, sum, discount, tax }: TaxGroup, seller: SellerDetails): EInvoiceTaxTotal {
  const worded = wordedReasons[category];
  return {
    category,
    rate,
    base: formatMoney(sum - discount),
    amount: formatMoney(tax),
    reason: category === 'E' ? line(seller.exemptionReason) : (worded?.reason ?? null),
    reasonCode: worded?.reasonCode ?? null,
  };
}
