/** The priced lines as tables: what is in the total, what may be added, and what is a choice. */
import type { DocumentContent, LineItem } from '../document/business-document.ts';
import { add, formatMoney, parseMoney } from '../money.ts';
import type { PresentedBlock, PresentedColumn, PresentedRow } from '../present-document.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { PaperLayout } from './paper-designs.ts';
import { showAmount, showNumber, showQuantity, showRange } from './show-figures.ts';

interface Entry {
  item: LineItem;
  index: number;
}

interface Section {
  heading: string;
  entries: (Entry | 'travel')[];
}

export interface PresentedTables {
  /** What is in the total. */
  lines: PresentedBlock[];
  /** What stands outside of it. */
  options: PresentedBlock[];
}

/**
 * The lines of the total, one table per section in the order the sections come up, travel last; then each set of alternatives, then
 * the extras. Prices that are not to be seen are not in the result at all; options always show theirs, they are offers.
 */
export function presentTables(content: DocumentContent, heading: string, layout: PaperLayout): PresentedTables {
  let count = 0;
  const next = () => {
    count += 1;
    return String(count);
  };
  const sections = sectionsOf(content);
  const view = content.price_view ?? 'lines';
  const showsSums = sections.length > 1 && view !== 'total';
  const tables = sections.map(({ heading: own, entries }) => ({
    heading: own || heading,
    rows: entries.map((entry) => {
      const row = entry === 'travel' ? presentTravel(content, next()) : presentLine(entry, next());
      return view === 'lines' ? row : { ...row, quantity: '', unitPrice: '', amount: '' };
    }),
    subtotal: showsSums ? sumOf(entries, content) : null,
  }));
  const columns = columnsOf(
    tables.flatMap(({ rows }) => rows),
    layout,
  );
  return {
    lines: tables.map((table) => ({ kind: 'lines', columns, ...table })),
    options: presentOptions(content, next, layout),
  };
}

function sectionsOf(content: DocumentContent): Section[] {
  const sections: Section[] = [];
  for (const entry of entriesOf(content)) {
    if (entry.item.optional || isUnusedMinimum(entry.item)) continue;
    const heading = cleanLine(entry.item.section ?? '');
    const known = sections.find((section) => section.heading === heading);
    if (known) known.entries.push(entry);
    else sections.push({ heading, entries: [entry] });
  }
  if (!hasTravel(content)) return sections;
  const last = sections.at(-1);
  if (last?.heading === '') last.entries.push('travel');
  else sections.push({ heading: last ? 'Travel' : '', entries: ['travel'] });
  return sections;
}

/** The others already come to more. */
const isUnusedMinimum = ({ minimum, amount }: LineItem): boolean =>
  minimum !== undefined && (amount === null || /^-?0+\.00$/.test(amount));

/** Null where a line has no single price yet, or one that the sum would give away. */
function sumOf(entries: Section['entries'], content: DocumentContent): string | null {
  const amounts = entries.map((entry) => {
    if (entry === 'travel') return content.travel_cost;
    return entry.item.range || entry.item.hide_price ? null : entry.item.amount;
  });
  if (!amounts.every((amount) => amount !== null)) return null;
  return showAmount(formatMoney(add(amounts.map(parseMoney))));
}

function presentOptions(content: DocumentContent, next: () => string, layout: PaperLayout): PresentedBlock[] {
  const choices = new Map<string, Entry[]>();
  const extras: Entry[] = [];
  for (const entry of entriesOf(content)) {
    const { optional, alternative } = entry.item;
    if (!optional) continue;
    if (alternative === undefined) extras.push(entry);
    else choices.set(alternative, [...(choices.get(alternative) ?? []), entry]);
  }
  const block = (heading: string, intro: string, entries: Entry[]): PresentedBlock => {
    const rows = entries.map((entry) => presentLine(entry, next()));
    return { kind: 'options', heading, intro, rows, columns: columnsOf(rows, layout) };
  };
  const blocks = [...choices.values()].map((entries) =>
    block(
      entries.length > 1 ? 'Choose one' : 'Alternative',
      'Exactly one of these is part of the job. Its price is added to the lines above.',
      entries,
    ),
  );
  if (extras.length === 0) return blocks;
  const many = extras.length > 1;
  const intro = `Not included in the total. Tell us if you would like ${many ? 'any of these' : 'it'}.`;
  return [...blocks, block(many ? 'Optional extras' : 'Optional extra', intro, extras)];
}

const entriesOf = (content: DocumentContent): Entry[] => content.items.map((item, index) => ({ item, index }));

/** Layouts that are forms number their lines. */
const numbers: readonly PaperLayout[] = ['ledger', 'contractor'];

/** A column that would be empty is left out. */
function columnsOf(rows: readonly PresentedRow[], layout: PaperLayout): PresentedColumn[] {
  const has = (key: 'quantity' | 'unitPrice' | 'amount') => rows.some((row) => row[key] !== '');
  const columns: (PresentedColumn | false)[] = [
    numbers.includes(layout) && { key: 'position', label: 'No.' },
    { key: 'description', label: 'Description' },
    has('quantity') && { key: 'quantity', label: 'Quantity' },
    has('unitPrice') && { key: 'unitPrice', label: 'Unit price' },
    has('amount') && { key: 'amount', label: 'Amount' },
  ];
  return columns.filter((column) => column !== false);
}

function presentLine({ item, index }: Entry, position: string): PresentedRow {
  if (item.hide_price) return presentWithoutPrice({ item, index }, position);
  return {
    item: index,
    position,
    description: cleanText(item.description),
    quantity: isRateOnly(item) ? `per ${cleanLine(item.unit ?? 'unit')}` : quantityOf(item),
    unitPrice: item.unit_price === null ? '' : showAmount(item.unit_price),
    amount: presentAmount(item),
  };
}

/** What is sold and how much of it: every figure in dollars stays with the business. */
const presentWithoutPrice = ({ item, index }: Entry, position: string): PresentedRow => ({
  item: index,
  position,
  description: cleanText(item.description.replace(/\s*\([^()]*\$[^()]*\)/g, '')),
  quantity: quantityOf(item),
  unitPrice: '',
  amount: item.amount === null && !item.range ? presentAmount(item) : item.optional ? 'On request' : 'Included',
});

/** Of a quantity that was said as a range both ends. */
const quantityOf = ({ quantity, unit, range }: LineItem): string =>
  `${range?.least === undefined ? '' : `${showNumber(range.least)} – `}${showQuantity(quantity, unit)}`;

function presentAmount(item: LineItem): string {
  // A range may come with its upper end as the amount: both ends were said, so both are printed.
  if (item.range) return showRange(item.range);
  if (item.amount === null) return isRateOnly(item) ? 'As needed' : 'To be priced';
  return /^-?0+\.00$/.test(item.amount) ? 'No charge' : showAmount(item.amount);
}

/** A price per unit whose quantity nobody knows yet: stated, and not part of the total. */
export const isRateOnly = (item: LineItem): boolean =>
  item.amount === null && item.quantity === null && item.unit_price !== null && !item.range;

const hasTravel = ({ travel_cost }: DocumentContent): boolean =>
  travel_cost !== null && !/^-?0+\.00$/.test(travel_cost);

const presentTravel = (content: DocumentContent, position: string): PresentedRow => ({
  item: null,
  position,
  description: 'Travel',
  quantity: showQuantity(content.travel_time_hours, 'hour'),
  unitPrice: '',
  amount: showAmount(content.travel_cost ?? '0.00'),
});
