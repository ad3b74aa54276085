/** content + profile + theme → the strings and blocks that the screen and the PDF both print. Nothing is calculated here. */
import { addDays, showDay } from './calendar-day.ts';
import type { BusinessInfo, CalendarDay, DocumentContent, DocumentType } from './document/business-document.ts';
import { cleanLine, cleanText, cleanTexts } from './presentation/clean-text.ts';
import { layoutOr } from './presentation/paper-designs.ts';
import { presentTables } from './presentation/present-lines.ts';
import { presentTotals } from './presentation/present-totals.ts';

/** Colours, font and sizes of a document, as stored (specification, section 3), and how its page is built. */
export interface DocumentTheme {
  /** One of paperLayouts; anything else, or nothing, is "classic". */
  layout?: string;
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
  /** "1", "2" … over all tables of the document, for layouts that number their lines. */
  position: string;
  /** Index of the line in content.items, so that a screen can explain or edit it; null for rows that are no line. */
  item: number | null;
  description: string;
  /** "28 hours", "1,650 sq ft", "2" for things that are simply counted, "" where there is none. */
  quantity: string;
  /** "$95.00", "" where there is none or none is shown. */
  unitPrice: string;
  /** "$2,660.00", "$14,000.00 – $16,000.00", "To be priced", "No charge". */
  amount: string;
}

export interface PresentedColumn {
  key: 'position' | 'description' | 'quantity' | 'unitPrice' | 'amount';
  label: string;
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
  | {
      kind: 'lines';
      heading: string;
      columns: PresentedColumn[];
      rows: PresentedRow[];
      /** What the section comes to, where there are several. */
      subtotal: string | null;
    }
  | { kind: 'options'; heading: string; intro: string; columns: PresentedColumn[]; rows: PresentedRow[] }
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
  /** The total once more for the head of the page; null where it is not one figure. */
  total: { label: string; value: string } | null;
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
  const blocks = presentBlocks(input);
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
    total: totalOf(blocks),
    blocks,
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

function presentBlocks({ type, content, theme, paidOn = null }: PresentInput): PresentedBlock[] {
  const label = typeLabels[type].toLowerCase();
  const { lines, options } = presentTables(content, type === 'invoice' ? 'Charges' : 'Pricing', layoutOr(theme.layout));
  return [
    ...paragraph(null, content.description || content.job_description),
    ...list('Scope of work', content.scope),
    ...lines,
    presentTotals(content, type, paidOn),
    ...options,
    ...list('Our approach', content.approach),
    ...list('Why us', content.differentiators),
    ...paragraph('Timeline', content.timeline ?? ''),
    ...list('Terms', content.terms),
    ...list('Notes', content.notes),
    ...(type === 'invoice' ? [] : [signature(label)]),
  ];
}

function totalOf(blocks: readonly PresentedBlock[]): PresentedDocument['total'] {
  const rows = blocks.flatMap((block) => (block.kind === 'totals' ? block.rows : []));
  const [row, ...others] = rows.filter(({ emphasis }) => emphasis);
  // Several choices have no one total.
  return row && others.length === 0 && /^−?\$[\d,.]+$/.test(row.value) ? { label: row.label, value: row.value } : null;
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
