/** An invoice as EN 16931 means it: the standard's terms (BT-…) as named fields, whatever the syntax it is written in. */
import type { CalendarDay, Money } from '../document/business-document.ts';

/** S taxed, Z zero-rated, E exempt, AE reverse charge, O outside the scope of the tax. (BT-151 and its kin, UNCL 5305.) */
export type TaxCategory = 'S' | UntaxedCategory;

/** Why lines without tax bear none. */
export const untaxedCategories = ['O', 'E', 'Z', 'AE'] as const;
export type UntaxedCategory = (typeof untaxedCategories)[number];

export interface LegalAddress {
  street: string | null;
  city: string | null;
  postalCode: string | null;
  region: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
}

/** What the business has to say of itself once. */
export interface SellerDetails extends LegalAddress {
  /** With the country's two letters in front, such as "DE123456789" (BT-31). */
  vatId: string | null;
  /** Any other number the tax office knows the business by (BT-32, and BT-29 where there is no VAT number). */
  taxNumber: string | null;
  untaxedCategory: UntaxedCategory | null;
  /** In words, for category E (BT-120). */
  exemptionReason: string | null;
}

/** What is to be known of the client of one invoice. */
export interface BuyerDetails extends LegalAddress {
  vatId: string | null;
  /** Their order or routing reference, where they gave one (BT-10). */
  reference: string | null;
}

export interface EInvoiceParty {
  name: string;
  address: { street: string; city: string; postalCode: string | null; region: string | null; country: string };
  vatId: string | null;
  taxNumber: string | null;
}

export interface EInvoiceTax {
  category: TaxCategory;
  /** Percent; null for O, which has none. */
  rate: number | null;
}

export interface EInvoiceLine extends EInvoiceTax {
  id: string;
  name: string;
  /** Negative for a credit: prices never are. */
  quantity: number;
  /** UN/ECE Recommendation 20. */
  unitCode: string;
  price: Money;
  /** How many units the price is for, where that is not one (BT-149). */
  priceQuantity: number | null;
  amount: Money;
}

/** A discount on the whole (BG-20), in the part that falls on one category. */
export interface EInvoiceAllowance extends EInvoiceTax {
  amount: Money;
  reason: string;
  /** Percentage and what it is of, where the discount is one. */
  percent: number | null;
  base: Money | null;
}

export interface EInvoiceTaxTotal extends EInvoiceTax {
  base: Money;
  amount: Money;
  reason: string | null;
  reasonCode: string | null;
}

export interface EInvoice {
  number: string;
  issuedOn: CalendarDay;
  dueOn: CalendarDay;
  /** ISO 4217. Documents are in US dollars. */
  currency: 'USD';
  buyerReference: string | null;
  note: string | null;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  lines: EInvoiceLine[];
  allowances: EInvoiceAllowance[];
  taxes: EInvoiceTaxTotal[];
  totals: { lines: Money; allowances: Money; net: Money; tax: Money; gross: Money; paid: Money; due: Money };
}

/** Something that the standard wants and nobody has said yet. */
export interface MissingDetail {
  /** Where it is filled in: the business's settings, the client of this invoice, or the document itself. */
  place: 'seller' | 'buyer' | 'document';
  /** The field there, such as "country". */
  field: string;
  message: string;
}
