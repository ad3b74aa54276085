/** Holds a drafted document against what a dictation should become: one verdict per field that the case determines. */
import type { DocumentContent, LineItem } from '../document/business-document.ts';
import type { Draft } from '../document/draft-document.ts';
import { fromDollars, parseMoney } from '../money.ts';
import { wordTable } from '../word-table.ts';

export interface ExpectedLine {
  label_any_of: string[];
  amount: number;
  kind?: string;
  /** How many, the price of one, and where it is from: they are no fields that are compared, and teach (scripts/learn). */
  quantity?: number | null;
  unitPrice?: number | null;
  source?: string;
}

/** Keys that are absent are not determined; null means that there must be none. Money in dollars. */
export interface Expected {
  type?: string;
  client?: string | null;
  items?: ExpectedLine[];
  options?: ExpectedLine[];
  labor_hours?: number | null;
  hourly_rate?: number | null;
  material_costs?: number | null;
  travel_time_hours?: number | null;
  travel_cost?: number | null;
  discount?: { percent?: number; amount?: number; base?: number } | null;
  tax?: { percent?: number; base?: number } | null;
  deposit?: { percent?: number; amount?: number } | null;
  total?: number | null;
  total_any_of?: number[];
  start_date?: string;
  valid_until?: string;
  must_mention?: string[];
  must_not_mention?: string[];
  category?: string;
}

const digits = wordTable<string>({
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
});

/** Small letters, number words as figures, no thousands commas: what two wordings are compared by. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\.00\b/g, '')
    .replace(/[-–]/g, ' ')
    .replace(/\b[a-z]+\b/g, (word) => digits[word] ?? word)
    .replace(/\s+/g, ' ');
}

const says = (text: string, part: string): boolean => {
  const wanted = plain(part).trim();
  return /^\d+$/.test(wanted)
    ? new RegExp(`(^|[^\\d.])${wanted}(?![\\d.]*\\d)`).test(plain(text))
    : plain(text).includes(wanted);
};

/** Everything a reader of the document sees, apart from provenance and the business's own block. */
export function wordsOfDocument({ title, client, content }: Pick<Draft, 'title' | 'client' | 'content'>): string {
  const list: string[] = [title, client ?? ''];
  const walk = (value: unknown, key: string): void => {
    if (
      /^(businessInfo|evidence|source|travel_evidence|travel_source)$/.test(key) ||
      value === null ||
      typeof value === 'boolean'
    )
      return;
    if (Array.isArray(value)) for (const entry of value) walk(entry, key);
    else if (typeof value === 'object') for (const [name, entry] of Object.entries(value as object)) walk(entry, name);
    else list.push(String(value));
  };
  walk(content, '');
  return list.join(' \n ');
}

const cents = (dollars: number): number => fromDollars(dollars);
const amountOf = (line: LineItem): number => (line.amount === null ? 0 : parseMoney(line.amount));
const same = (got: string | null, wanted: number | null): boolean =>
  wanted === null ? got === null || parseMoney(got) === 0 : got !== null && parseMoney(got) === cents(wanted);

function meets(
  lines: readonly LineItem[],
  wanted: readonly ExpectedLine[],
  byAmount: boolean,
): { met: number; spare: number } {
  const left = [...lines];
  let met = 0;
  for (const line of wanted) {
    const at = left.findIndex(
      (one) =>
        line.label_any_of.some((label) => says(one.description, label)) &&
        (!byAmount || amountOf(one) === cents(line.amount)),
    );
    if (at < 0) continue;
    left.splice(at, 1);
    met++;
  }
  return { met, spare: left.length };
}

function shareAgrees(
  got: DocumentContent['discount'],
  wanted: { percent?: number; amount?: number } | null,
  base: number,
): boolean {
  if (wanted === null) return got === null;
  if (got === null) return false;
  if (wanted.amount !== undefined) return parseMoney(got.amount) === cents(wanted.amount);
  return got.percent !== undefined
    ? Math.abs(got.percent - wanted.percent!) < 0.35
    : Math.abs(parseMoney(got.amount) - (base * wanted.percent!) / 100) <= 1;
}

const person = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(the|mr|mrs|ms|dr|family|residence)\b\.?/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Field → right or wrong. */
export function judge(draft: Draft, expected: Expected): Record<string, boolean> {
  const { content, amount } = draft;
  const verdict: Record<string, boolean> = {};
  const accepted = [
    ...(typeof expected.total === 'number' ? [expected.total] : []),
    ...(expected.total_any_of ?? []),
  ].map(cents);
  const total = amount === null ? null : parseMoney(amount);
  if (expected.total !== undefined) verdict.total = total === null ? expected.total === null : accepted.includes(total);
  const single = accepted.length === 1 && total !== null;
  if (expected.items) {
    const lines = content.items.filter((line) => !line.optional && line.amount !== null);
    const { met, spare } = meets(lines, expected.items, single);
    verdict.items = met === expected.items.length && spare === 0;
  }
  if (expected.options)
    verdict.options =
      meets(
        content.items.filter((line) => line.optional),
        expected.options,
        true,
      ).met === expected.options.length;
  if (expected.client !== undefined)
    verdict.client =
      expected.client === null
        ? draft.client === null
        : draft.client !== null && person(draft.client).includes(person(expected.client));
  if (expected.type) verdict.type = draft.type === expected.type;
  if (expected.category) verdict.category = content.category === expected.category;
  for (const key of ['labor_hours', 'travel_time_hours'] as const)
    if (expected[key] !== undefined) verdict[key] = (content[key] ?? null) === expected[key];
  for (const key of ['hourly_rate', 'material_costs', 'travel_cost'] as const)
    if (expected[key] !== undefined) verdict[key] = same(content[key], expected[key]!);
  for (const key of ['discount', 'tax', 'deposit'] as const)
    if (expected[key] !== undefined) verdict[key] = shareAgrees(content[key], expected[key]!, total ?? 0);
  if (expected.start_date) verdict.start_date = content.startDate === expected.start_date;
  if (expected.valid_until) verdict.valid_until = content.validUntil === expected.valid_until;
  const words = wordsOfDocument(draft);
  if (expected.must_mention) verdict.must_mention = expected.must_mention.every((part) => says(words, part));
  if (expected.must_not_mention)
    verdict.must_not_mention = !expected.must_not_mention.some((part) => says(words, part));
  return verdict;
}
