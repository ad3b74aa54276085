/** Prices that the page keeps to itself are no data either: what hides them becomes one sum. */
import type { DocumentContent, LineItem } from '../document/business-document.ts';
import { cleanLine } from '../presentation/clean-text.ts';

export interface GatheredLine {
  name: string;
  items: LineItem[];
  /** One line as it stands, with its quantity and price. */
  isLine: boolean;
}

/** The other lines already come to more: the page leaves it out. */
export const isUnusedMinimum = ({ minimum, amount }: LineItem): boolean =>
  minimum !== undefined && (amount === null || /^-?0+\.00$/.test(amount));

const sectionOf = ({ section }: LineItem): string => cleanLine(section ?? '');

/**
 * The charged lines as the client may know them: each one by itself, sums of sections, or one sum, as the document's view
 * says. Lines without a printed price are one sum together, which the total gives away on any page.
 */
export function gatherLines(content: DocumentContent, items: readonly LineItem[]): GatheredLine[] {
  const view = content.price_view ?? 'lines';
  const title = cleanLine(content.title) || 'Work as described';
  if (view === 'total') return [{ name: title, items: [...items], isLine: false }];
  const secret = new Set(
    items.filter(({ hide_price }) => hide_price).map((item) => (view === 'lines' ? item : sectionOf(item))),
  );
  const gathered = new Map<unknown, GatheredLine>();
  for (const item of items) {
    const [key, name] = view === 'lines' ? [item, nameOf(item)] : [sectionOf(item), sectionOf(item) || title];
    const isSecret = secret.has(key);
    const known = gathered.get(isSecret ? secret : key);
    if (!known) gathered.set(isSecret ? secret : key, { name, items: [item], isLine: view === 'lines' && !isSecret });
    else {
      known.items.push(item);
      if (!known.name.split('; ').includes(name)) known.name = `${known.name}; ${name}`.slice(0, 1000);
    }
  }
  return [...gathered.values()];
}

/** A hidden price may stand in the words too. */
const nameOf = ({ description, hide_price }: LineItem): string =>
  cleanLine(hide_price ? description.replace(/\s*\([^()]*\$[^()]*\)/g, '') : description) || cleanLine(description);
