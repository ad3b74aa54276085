/** What a dictation asks for, before it is priced and put into words. */
import type {
  CalendarDay,
  CatalogueService,
  DocumentType,
  LineKind,
  Source,
} from '../../document/business-document.ts';
import { type Cents, multiply, multiplyDecimals } from '../../money.ts';
import type { Place } from '../fact.ts';
import type { Told } from './purposes-of.ts';

/** A line as it was said. Prices are dollars as decimals; `amount` only where it is not quantity × price. */
export interface JobLine {
  /** Index of the clause it was read from: the order of the document. */
  clause: number;
  /** The words that name it, as they were said. */
  label: string;
  /** How it is called on paper, where the words beside its price are not the whole name. */
  shown?: string;
  quantity: number | null;
  /** Singular, as documents print it: "hour", "sq ft", "each"; null for a lump sum. */
  unit: string | null;
  price: number | null;
  /** The other price by the piece that was heard: "seven fifty" is 750 or 7.50. */
  orPrice?: number;
  amount: Cents | null;
  kind: LineKind;
  source: Source;
  /** Tokens it rests on. */
  places: Place[];
  /** In cents; `least` is the smaller quantity where that is what was given as a range. */
  range?: { low: number; high: number; least?: number };
  optional?: boolean;
  /** Alternatives of each other share a name. */
  alternative?: string;
  service?: CatalogueService;
  /** The sum in words, for what was worked out. */
  computation?: string;
  allowance?: boolean;
  /** What the business pays, in dollars by the unit or for the whole, and what it puts on top in percent. */
  markup?: { cost: number; percent: number };
  /** The setting of the profile that a figure was taken from. */
  setting?: string;
  /** A percentage of other lines: settled when everything has been read. */
  surcharge?: { percent: number; of: string | null; notOf?: string | null };
}

export interface JobShare {
  percent?: number;
  amount?: Cents;
  /** The words that narrow it: "materials", "plants"; null for everything. */
  of: string | null;
  /** What it is not on: "off the services but not the travel". */
  notOf?: string | null;
  source: Source;
  places: Place[];
  /** The setting of the profile it was taken from. */
  setting?: string;
}

export interface JobTravel {
  hours: number | null;
  miles: number | null;
  /** Dollars per hour or per mile; null: the job's hourly rate. */
  rate: number | null;
  /** Dollars per hour of the price list, where the travel was said to go at the usual rate. */
  listed?: number | null;
  /** A flat fee. */
  fee: Cents | null;
  trips: number;
  places: Place[];
  /** Travel of another kind that was told with its price before: the miles, where this is the hours. */
  also?: JobTravel;
}

export type NoteKind =
  | 'scope'
  | 'exclusion'
  | 'inclusion'
  | 'warranty'
  | 'payment'
  | 'client'
  | 'condition'
  | 'tax'
  | 'timeline'
  | 'note';

export interface JobNote {
  kind: NoteKind;
  clause: number;
  /** The words as they were said, without connectives. */
  text: string;
  places: Place[];
  /** Follows from something else that was said, and is left out where it was said outright. */
  implied?: true;
}

export interface JobDoubt {
  about: string;
  because: string;
  /** Two amounts for one line leave no single total. */
  instead?: { was: Cents; said: Cents };
}

/** A figure, or a service of the price list, that is likelier to be for something else than it was taken for. */
export interface JobUnsure {
  /** Its place in the transcript, in UTF-16 units, end exclusive. */
  start: number;
  end: number;
  /** What it was taken for; a service is charged at the price of the list, or it is not. */
  taken: Told | 'listed' | 'unlisted';
  service?: string;
}

export interface Job {
  /** False for talk that is about no job at all. */
  isJob: boolean;
  /** One price was told in place of the list's for all that was named, which leaves nothing to doubt. */
  isFlat?: true;
  type: { type: DocumentType; place: Place } | null;
  client: { name: string; place: Place } | null;
  contactPerson: string | null;
  phone: { value: string; place: Place } | null;
  email: { value: string; place: Place } | null;
  address: { value: string; place: Place } | null;
  /** Further addresses, such as where a move goes. */
  otherAddresses: string[];
  /** The words that name the job as a whole: "kitchen remodel". */
  title: string | null;
  /** How it is called on paper, where its title is not printed; null where nothing said does. */
  shownTitle?: string | null;
  lines: JobLine[];
  /** The tokens of lines that were told and taken back. */
  takenBack: Place[];
  travel: JobTravel | null;
  discount: JobShare | null;
  /** A total to which the price is to come down, in cents. */
  roundTo: { amount: Cents; place: Place } | null;
  /** A total that was said, to be held against the sum. */
  saidTotal: { amount: Cents; place: Place } | null;
  tax: JobShare | null;
  /** What the tax is called that comes on top of the prices. */
  taxExtra: string | null;
  /** What the tax is called that the prices hold already. */
  taxIncluded: string | null;
  deposit: (JobShare & { paid: boolean }) | null;
  /** "no tax", "no deposit": said, so that no usual one is put on. */
  noTax: boolean;
  noDeposit: boolean;
  /** The least the job costs, or the least hours it is billed. */
  minimum: { amount: Cents | null; hours: number | null; place: Place } | null;
  startDate: { date: CalendarDay; place: Place } | null;
  validUntil: { date: CalendarDay; place: Place } | null;
  notes: JobNote[];
  doubts: JobDoubt[];
  /** What had better be looked at, the least likely first; only where the whole reading is unlikely. */
  unsure?: JobUnsure[];
}

/** A line for a lump sum, or for one that is not known yet. */
export const lumpLine = (line: Omit<JobLine, 'quantity' | 'unit' | 'price'>): JobLine => ({
  quantity: null,
  unit: null,
  price: null,
  ...line,
});

/** What travel comes to in cents, by its fee, its miles or its hours at that many dollars each; null where that is not known. */
export function travelCostOf({ fee, miles, hours, trips }: JobTravel, rate: number | null): Cents | null {
  if (fee !== null || rate === null) return fee;
  if (miles !== null) return multiply(rate, multiplyDecimals(miles, trips));
  return hours === null ? null : multiply(rate, hours);
}

/** What a line comes to in cents; null where that is not known yet. */
export const amountOf = ({ amount, price, quantity }: JobLine): Cents | null =>
  amount ?? (price !== null && quantity !== null ? multiply(price, quantity) : null);
