/** What a priced document is: the shape every room of the house reads and writes. */

/** Decimal text with exactly two decimals, such as "1234.50" or "-160.00". US dollars. */
export type Money = string;

/** A calendar day, "YYYY-MM-DD". */
export type CalendarDay = string;

export const documentTypes = ['quote', 'bid', 'estimate', 'invoice'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Where a figure comes from. There is no sixth value: a figure without a source does not exist. */
export const sources = ['said', 'catalogue', 'profile', 'computed', 'edited'] as const;
export type Source = (typeof sources)[number];

/** A stretch of the transcript: UTF-16 offsets, end exclusive, and the words themselves. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

/** The proof of a figure. Which keys are present depends on its source. */
export interface Evidence {
  /** The words it was read from. */
  spans: Span[];
  /** The price-list service it was taken from. */
  service?: { id: string | null; name: string };
  /** The setting of the business's profile it was taken from. */
  setting?: string;
  /** The sum in words and figures, such as "28 hours × $95.00". */
  computation?: string;
  /** ISO date-time of a hand-made change. */
  editedAt?: string;
}

/** labor, material and travel feed the content's restating fields; fee and other only stand as lines. */
export const lineKinds = ['labor', 'material', 'fee', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Two ends of a price that was given as a range; low <= high. */
export interface MoneyRange {
  low: Money;
  high: Money;
}

/** The range of a line: `least` is the smaller quantity where the quantity was given as a range and not the price. */
export interface LineRange extends MoneyRange {
  least?: number;
}

/** One priced (or still open) line. */
export interface LineItem {
  description: string;
  /** Up to six decimals; null where only a price for the whole was said. */
  quantity: number | null;
  /** Singular: "hour", "sq ft", "each"; null for a lump sum. */
  unit: string | null;
  unit_price: Money | null;
  /** quantity × unit_price, half up to the cent, or the lump sum; null while the price is unknown. */
  amount: Money | null;
  /** Outside the total: the client may add it. */
  optional: boolean;
  /** Lines that share a value are alternatives of each other: exactly one is chosen. Always optional. */
  alternative?: string;
  kind?: LineKind;
  section?: string;
  /** The price was said as a range; amount then holds the upper end, and the document has no single total. */
  range?: LineRange;
  /** False keeps the line out of the tax base. Absent means taxable. */
  taxable?: boolean;
  /** False keeps the line out of a discount that has a base of its own. Absent means it takes part. */
  discountable?: boolean;
  /** What the business pays, by the unit where there is a quantity, and what it puts on top. For its own eyes: no client ever sees either. */
  markup?: { cost: Money; percent: number };
  /** True prints the line without its figures; it counts in the total all the same. */
  hide_price?: boolean;
  /** The line brings the other lines and travel up to this sum; its amount is what they lack of it. */
  minimum?: Money;
  source: Source;
  evidence: Evidence | null;
}

/** A discount, tax or deposit. `base` is what the percentage is of, where that is less than everything. */
export interface Adjustment {
  /** "10", "8.25": exact decimal as a number. */
  percent?: number;
  base?: Money;
  amount: Money;
  source?: Source;
  evidence?: Evidence | null;
}

export interface BusinessInfo {
  businessName: string;
  phone?: string | null;
  address?: string | null;
  website?: string | null;
  logoUrl?: string | null;
}

export interface ClientContact {
  phone?: string;
  email?: string;
  address?: string;
}

/**
 * The content of a document: specification, section 3, and beyond it the priced lines with their sources.
 * total = items (not optional) + travel_cost − discount + tax. `labor_hours`, `hourly_rate` and `material_costs`
 * restate the lines and never add to the total.
 */
export interface DocumentContent {
  title: string;
  quote_type: DocumentType;
  /** One of the trades' slugs ("plumbing", "web-design"), null when the trade is not certain enough. */
  category: string | null;
  client: string | null;
  clientContact?: ClientContact;
  description: string;
  scope: string[];
  approach: string[];
  items: LineItem[];
  differentiators: string[];
  terms: string[];
  notes: string[];
  labor_hours: number | null;
  hourly_rate: Money | null;
  material_costs: Money | null;
  travel_time_hours: number | null;
  travel_cost: Money | null;
  /** Provenance of travel_cost. */
  travel_source?: Source;
  travel_evidence?: Evidence | null;
  discount: Adjustment | null;
  tax: Adjustment | null;
  deposit: Adjustment | null;
  /** A deposit that was already paid: an invoice shows the balance due. */
  deposit_paid?: boolean;
  /** The grand total; null when the document has no single one. */
  amount: Money | null;
  /** The same figure as amount: the specification names both. */
  total_cost: Money | null;
  /** Present when the total is a range. */
  total_range?: MoneyRange;
  timeline: string | null;
  startDate: CalendarDay | null;
  validUntil: CalendarDay | null;
  /** Absent means "lines". */
  price_view?: PriceView;
  job_description: string;
  businessInfo: BusinessInfo;
}

/** One row of the business's price list. A fixedRate with a unit is a price per that unit, without one a price for the job. */
export interface CatalogueService {
  id?: string | null;
  name: string;
  description?: string | null;
  /** Dollars; decimal text or a number. */
  hourlyRate?: Money | number | null;
  fixedRate?: Money | number | null;
  unit?: string | null;
  category?: string | null;
}

/** What the client sees of the prices: each line's, each section's, or the total's only. */
export const priceViews = ['lines', 'sections', 'total'] as const;
export type PriceView = (typeof priceViews)[number];

/** What the engine may know of the business. Only what it holds may be said of the business on paper. */
export interface BusinessProfile {
  businessName: string;
  description?: string | null;
  phone?: string | null;
  address?: string | null;
  website?: string | null;
  teamSize?: number | null;
  logoUrl?: string | null;
  /** Usual terms, one sentence each. */
  defaultTerms?: string[] | null;
  /** For hours without a rate, where the price list has none that fits. Dollars. */
  hourlyRate?: Money | number | null;
  /** Sales tax in percent, charged where a dictation says nothing else of tax. */
  taxPercent?: number | null;
  /** What that tax is on; everything without it. */
  taxOn?: (typeof taxScopes)[number] | null;
  /** Percent of the total, asked for where a dictation says nothing else of a deposit. Invoices ask for none. */
  depositPercent?: number | null;
  /** Percent on what the business pays, where "the usual markup" is said. */
  markupPercent?: number | null;
  /** The least a job costs, before discount and tax. Dollars. */
  minimumCharge?: Money | number | null;
  /** How long an offer stands. */
  validityDays?: number | null;
}

/** What a usual tax is on. */
export const taxScopes = ['everything', 'materials'] as const;

export const suggestionPriorities = ['high', 'medium', 'low'] as const;
export const suggestionCategories = [
  'pricing',
  'content',
  'structure',
  'professionalism',
  'clarity',
  'completeness',
] as const;

/** One improvement. `suggestedChange` is an instruction that refine understands. */
export interface Suggestion {
  priority: (typeof suggestionPriorities)[number];
  category: (typeof suggestionCategories)[number];
  title: string;
  description: string;
  suggestedChange: string;
  rationale: string;
  /** The habit of the business that it comes from. */
  habit?: string;
}

/** A doubt that moves money: asked, never guessed. `total` is the document's total under that reading, null when there is none. */
export interface Question {
  /** What it is of, so that it goes once that is settled. */
  of?: (typeof questionKinds)[number];
  about: string;
  /** `answer` is an instruction that refine understands. */
  readings: { value: string; total: Money | null; answer?: string }[];
  because: string;
  /** The beginning of an instruction that answers it, where there are no readings to choose from. */
  answer?: string;
}

export const questionKinds = ['price', 'quantity', 'total', 'travel', 'share', 'doubt', 'figure'] as const;
