/** content + profile + theme → the strings and blocks that the screen and the PDF both print. Nothing is calculated here. */
import { addDays, showDay } from './calendar-day.ts';
import type { BusinessInfo, CalendarDay, DocumentContent, DocumentType } from './document/business-document.ts';
import { cleanLine, cleanText, cleanTexts } from './presentation/clean-text.ts';
import { presentLines, presentOptions } from './presentation/present-lines.ts';
import { presentTotals } from './presentation/present-totals.ts';

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
  /** The number printed on it, such as "Q-2026-0012"; null prints none. */
  number: string | null;
  /** Of invoices: by when it is to be paid, the day it was paid, and the document it was made from. */
  dueOn?: CalendarDay | null;
  paidOn?: CalendarDay | null;
  convertedFrom?: { number: string; type: DocumentType } | null;
  includeLogo: boolean;
}

export interface PresentedRow {
  /** Index of the line in content.items, so that a screen can explain or edit it; null for rows that are no line. */
  item: number | null;
  description: string;
  /** "28 hours", "1,650 sq ft", "2" for things that are simply counted, "" where there is none. */
  quantity: string;
  /** "$95.00", "" where there is none. */
  unitPrice: string;
  /** "$2,660.00", "$14,000.00 – $16,000.00", "To be priced", "No charge". */
  amount: string;
}

export interface PresentedTotal {
  /** What the row restates, so that a screen can explain it. */
  of: 'subtotal' | 'travel' | 'discount' | 'tax' | 'total' | 'deposit' | 'payment' | 'balance';
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

/** How long an offer stands when nothing else was said. */
export const defaultValidityDays = 30;

const typeLabels: Record<DocumentType, string> = {
  quote: 'Quote',
  bid: 'Bid',
  estimate: 'Estimate',
  invoice: 'Invoice',
};

/**
 * Lays a document out as blocks of finished strings, in reading order. Every text is clean to print (see clean-text.ts) and every
 * figure is the stored one; only subtotal and balance are added up here. Throws RangeError for an amount that is no
 * decimal text or a day that the calendar does not have.
 */
export function presentDocument(input: PresentInput): PresentedDocument {
  const { content, type, number } = input;
  const business = mergeBusiness(content.businessInfo, input.business);
  const title = cleanLine(input.title) || cleanLine(content.title) || typeLabels[type];
  return {
    typeLabel: typeLabels[type],
    number: number === null ? null : cleanLine(number) || null,
    title,
    business: {
      name: business.name,
      details: [business.address, business.phone, business.website].filter((detail) => detail !== ''),
      logo: input.includeLogo ? business.logo : null,
    },
    client: presentClient(input),
    dates: presentDates(input),
    blocks: presentBlocks(input),
    footer: [business.name, business.phone, business.website].filter((detail) => detail !== '').join(' · '),
    theme: input.theme,
  };
}

function mergeBusiness(then: BusinessInfo, now: BusinessInfo | null) {
  const pick = (key: 'phone' | 'address' | 'website') => cleanLine(then[key] || now?.[key] || '');
  return {
    name: cleanLine(then.businessName || now?.businessName || ''),
    address: pick('address'),
    phone: pick('phone'),
    website: pick('website')
      .replace(/^https?:\/\/(?=.)/i, '')
      .replace(/\/$/, ''),
    logo: then.logoUrl || now?.logoUrl || null,
  };
}

function presentClient({ type, client, content }: PresentInput): PresentedDocument['client'] {
  const { address, phone, email } = content.clientContact ?? {};
  return {
    label: type === 'invoice' ? 'Bill to' : 'Prepared for',
    name: cleanLine(client ?? content.client ?? ''),
    details: [address, phone, email].map((detail) => cleanLine(detail ?? '')).filter((detail) => detail !== ''),
  };
}

function presentDates(input: PresentInput): PresentedDocument['dates'] {
  const { type, content, issuedOn, dueOn, paidOn, convertedFrom } = input;
  const dates = [{ label: 'Date', value: showDay(issuedOn) }];
  if (type !== 'invoice') {
    const validUntil = content.validUntil ?? addDays(issuedOn, defaultValidityDays);
    dates.push({ label: 'Valid until', value: showDay(validUntil) });
  } else if (paidOn) dates.push({ label: 'Paid', value: showDay(paidOn) });
  else if (dueOn) dates.push({ label: 'Due', value: showDay(dueOn) });
  if (content.startDate !== null) dates.push({ label: 'Start', value: showDay(content.startDate) });
  if (type === 'invoice' && convertedFrom)
    dates.push({ label: typeLabels[convertedFrom.type], value: cleanLine(convertedFrom.number) });
  return dates;
}

function presentBlocks({ type, content, paidOn = null }: PresentInput): PresentedBlock[] {
  const label = typeLabels[type].toLowerCase();
  return [
    ...paragraph(null, content.description || content.job_description),
    ...list('Scope of work', content.scope),
    ...presentLines(content, type === 'invoice' ? 'Charges' : 'Pricing'),
    presentTotals(content, type, paidOn),
    ...presentOptions(content),
    ...list('Our approach', content.approach),
    ...list('Why us', content.differentiators),
    ...paragraph('Timeline', content.timeline ?? ''),
    ...list('Terms', content.terms),
    ...list('Notes', content.notes),
    ...(type === 'invoice' ? [] : [signature(label)]),
  ];
}

function paragraph(heading: string | null, text: string): PresentedBlock[] {
  const clean = cleanText(text);
  return clean === '' ? [] : [{ kind: 'paragraph', heading, text: clean }];
}

function list(heading: string, texts: readonly string[]): PresentedBlock[] {
  const items = cleanTexts(texts);
  return items.length === 0 ? [] : [{ kind: 'list', heading, items }];
}

const signature = (label: string): PresentedBlock => ({
  kind: 'signature',
  intro: `To accept this ${label}, please sign and date below.`,
  fields: ['Name', 'Signature', 'Date'],
});
