/** content + profile + theme → the strings and blocks that the screen and the PDF both print. Nothing is calculated here. */
import type { BusinessInfo, CalendarDay, DocumentContent, DocumentType } from './document/business-document.ts';

/** Colours, font and sizes of a document, as stored (specification, section 3). */
export interface DocumentTheme {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  backgroundColor: string;
  textColor: string;
  fontFamily: string;
  fontSize: string;
  headerSize: string;
  maxWidth: string;
  padding: string;
  borderRadius: string;
  logoSize: string;
  businessInfoBackground: string;
  borderStyle: string;
  borderWidth: string;
  shadowStyle: string;
}

export const defaultTheme: DocumentTheme = {
  primaryColor: '#2563eb',
  secondaryColor: '#1e40af',
  accentColor: '#059669',
  backgroundColor: '#ffffff',
  textColor: '#333333',
  fontFamily: 'Inter',
  fontSize: '16px',
  headerSize: '32px',
  maxWidth: '800px',
  padding: '40px',
  borderRadius: '8px',
  logoSize: '200px',
  businessInfoBackground: '#f8fafc',
  borderStyle: 'solid',
  borderWidth: '1px',
  shadowStyle: 'none',
};

export interface PresentInput {
  type: DocumentType;
  title: string;
  client: string | null;
  content: DocumentContent;
  /** The business as it is now; content.businessInfo is what it was when the document was made, and wins where it has a value. */
  business: BusinessInfo | null;
  theme: DocumentTheme;
  /** The day the document was made. */
  issuedOn: CalendarDay;
  /** The number printed on it, such as "Q-0012"; null prints none. */
  number: string | null;
  includeLogo: boolean;
}

export interface PresentedRow {
  /** Index of the line in content.items, so that a screen can explain or edit it; null for rows that are no line. */
  item: number | null;
  description: string;
  /** "28 hours", "1,650 sq ft", "" where there is none. */
  quantity: string;
  /** "$95.00", "" where there is none. */
  unitPrice: string;
  /** "$2,660.00", "$14,000.00 – $16,000.00", "To be priced". */
  amount: string;
}

export interface PresentedTotal {
  /** What the row restates, so that a screen can explain it. */
  of: 'subtotal' | 'travel' | 'discount' | 'tax' | 'total' | 'deposit' | 'balance';
  label: string;
  value: string;
  emphasis: boolean;
}

export type PresentedBlock =
  | { kind: 'paragraph'; heading: string | null; text: string }
  | { kind: 'list'; heading: string; items: string[] }
  | { kind: 'lines'; heading: string | null; rows: PresentedRow[]; hasQuantities: boolean }
  | { kind: 'options'; heading: string; intro: string; rows: PresentedRow[]; hasQuantities: boolean }
  | { kind: 'totals'; rows: PresentedTotal[] }
  | { kind: 'signature'; intro: string; fields: string[] };

export interface PresentedDocument {
  /** "Quote", "Bid", "Estimate", "Invoice". */
  typeLabel: string;
  number: string | null;
  title: string;
  business: { name: string; details: string[]; logo: string | null };
  client: { label: string; name: string; details: string[] };
  dates: { label: string; value: string }[];
  blocks: PresentedBlock[];
  footer: string;
  theme: DocumentTheme;
}
