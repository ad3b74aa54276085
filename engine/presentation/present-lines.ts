/** The priced lines as tables: what is in the total, what may be added, and what is a choice. */
import type { DocumentContent, LineItem } from '../document/business-document.ts';
import type { PresentedBlock, PresentedRow } from '../present-document.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { showAmount, showQuantity, showRange } from './show-figures.ts';

interface Entry {
  item: LineItem;
  index: number;
}

/** The lines of the total, one table per section in the order the sections come up, travel last; none when nothing is charged. */
export function presentLines(content: DocumentContent, heading: string): PresentedBlock[] {
  const tables: { section: string; rows: PresentedRow[] }[] = [];
  for (const { item, index } of entriesOf(content)) {
    if (item.optional || isUnusedMinimum(item)) continue;
    const section = cleanLine(item.section ?? '');
    const known = tables.find((table) => table.section === section);
    const table = known ?? { section, rows: [] };
    if (!known) tables.push(table);
    table.rows.push(presentLine(item, index));
  }
  const travel = presentTravel(content);
  if (travel) {
    const plain = tables.find(({ section }) => section === '');
    if (plain && plain === tables.at(-1)) plain.rows.push(travel);
    else tables.push({ section: tables.length > 0 ? 'Travel' : '', rows: [travel] });
  }
  const hasQuantities = tables.some(({ rows }) => haveQuantities(rows));
  return tables.map(({ section, rows }) => ({ kind: 'lines', heading: section || heading, rows, hasQuantities }));
}

/** What stands outside the total: first each set of alternatives, then the extras. */
export function presentOptions(content: DocumentContent): PresentedBlock[] {
  const choices = new Map<string, PresentedRow[]>();
  const extras: PresentedRow[] = [];
  for (const { item, index } of entriesOf(content)) {
    if (!item.optional) continue;
    const row = presentLine(item, index);
    if (item.alternative === undefined) extras.push(row);
    else choices.set(item.alternative, [...(choices.get(item.alternative) ?? []), row]);
  }
  const blocks: PresentedBlock[] = [...choices.values()].map((rows) => ({
    kind: 'options',
    heading: rows.length > 1 ? 'Choose one' : 'Alternative',
    intro: 'Exactly one of these is part of the job. Its price is added to the lines above.',
    rows,
    hasQuantities: haveQuantities(rows),
  }));
  if (extras.length > 0) {
    blocks.push({
      kind: 'options',
      heading: extras.length > 1 ? 'Optional extras' : 'Optional extra',
      intro: `Not included in the total. Tell us if you would like ${extras.length > 1 ? 'any of these' : 'it'}.`,
      rows: extras,
      hasQuantities: haveQuantities(extras),
    });
  }
  return blocks;
}

const entriesOf = (content: DocumentContent): Entry[] => content.items.map((item, index) => ({ item, index }));

const haveQuantities = (rows: readonly PresentedRow[]): boolean =>
  rows.some(({ quantity, unitPrice }) => quantity !== '' || unitPrice !== '');

/** The others already come to more. */
const isUnusedMinimum = ({ minimum, amount }: LineItem): boolean =>
  minimum !== undefined && (amount === null || /^-?0+\.00$/.test(amount));

function presentLine(item: LineItem, index: number): PresentedRow {
  if (item.hide_price) return presentWithoutPrice(item, index);
  return {
    item: index,
    description: cleanText(item.description),
    quantity: isRateOnly(item) ? `per ${cleanLine(item.unit ?? 'unit')}` : showQuantity(item.quantity, item.unit),
    unitPrice: item.unit_price === null ? '' : showAmount(item.unit_price),
    amount: presentAmount(item),
  };
}

/** What is sold and how much of it: every figure in dollars stays with the business. */
const presentWithoutPrice = (item: LineItem, index: number): PresentedRow => ({
  item: index,
  description: cleanText(item.description.replace(/\s*\([^()]*\$[^()]*\)/g, '')),
  quantity: showQuantity(item.quantity, item.unit),
  unitPrice: '',
  amount: item.amount === null && !item.range ? presentAmount(item) : item.optional ? 'On request' : 'Included',
});

function presentAmount(item: LineItem): string {
  // A range may come with its upper end as the amount: both ends were said, so both are printed.
  if (item.range) return showRange(item.range);
  if (item.amount === null) return isRateOnly(item) ? 'As needed' : 'To be priced';
  return /^-?0+\.00$/.test(item.amount) ? 'No charge' : showAmount(item.amount);
}

/** A price per unit whose quantity nobody knows yet: stated, and not part of the total. */
export const isRateOnly = (item: LineItem): boolean =>
  item.amount === null && item.quantity === null && item.unit_price !== null && !item.range;

function presentTravel(content: DocumentContent): PresentedRow | null {
  if (content.travel_cost === null || /^-?0+\.00$/.test(content.travel_cost)) return null;
  return {
    item: null,
    description: 'Travel',
    quantity: showQuantity(content.travel_time_hours, 'hour'),
    unitPrice: '',
    amount: showAmount(content.travel_cost),
  };
}
