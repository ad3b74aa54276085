/** A line of a document as it is typed into, and what becomes of it. Nothing is added up here: totals are the engine's. */
import { type DocumentContent, type LineItem, type Money, type MoneyRange, nameMinimum } from '#engine/index.ts';
import { explainNumber, ungroupDigits } from '#web/ui/ungroup-digits.ts';

/** The boxes of a line, as text. */
export interface LineTexts {
  description: string;
  quantity: string;
  price: string;
  /** What the business pays and puts on top: only for its own eyes. */
  cost: string;
  markup: string;
}

/** Dollars as people type them, to two decimals: "1,234.5" → "1234.50", "$80" → "80.00"; null for what is no price, such as "24,50". */
export function readMoney(text: string): Money | null {
  const match = /^(-?)\$?(\d{0,8})(?:\.(\d{0,2}))?$/.exec(ungroupDigits(text) ?? '');
  if (!match || !(match[2] || match[3])) return null;
  const whole = (match[2] || '0').replace(/^0+(?=\d)/, '');
  return `${match[1]}${whole}.${(match[3] ?? '').padEnd(2, '0')}`;
}

/** "300 to 400", "300-400": a price that is a range; null for what is none. */
export function readRange(text: string): MoneyRange | null {
  const match = /^(.+?)\s*(?:to|–|—|-)\s*(.+)$/i.exec(text.trim());
  const [low, high] = [readMoney(match?.[1] ?? ''), readMoney(match?.[2] ?? '')];
  if (low === null || high === null || low.startsWith('-') || high.startsWith('-')) return null;
  return Number(low) < Number(high) ? { low, high } : null;
}

/** A quantity as people type it: "1,650" → 1650, ".5" → 0.5; null for what is none. */
export function readQuantity(text: string): number | null {
  const plain = ungroupDigits(text) ?? '';
  if (!/^\d*\.?\d{0,6}$/.test(plain) || !/\d/.test(plain)) return null;
  const value = Number(plain);
  return value <= 10_000_000 ? value : null;
}

/** A percentage as people type it: "20", "12.5 %"; null for what is none. */
export function readPercent(text: string, most = 100): number | null {
  const plain = ungroupDigits(text)?.replace('%', '') ?? '';
  if (!/^\d+(\.\d{1,4})?$/.test(plain)) return null;
  const value = Number(plain);
  return value <= most ? value : null;
}

const mostMarkup = 10_000;

/** A price per unit whose quantity is still open. */
const isRateOnly = (item: LineItem) => item.quantity === null && item.unit_price !== null;

const showRange = ({ low, high }: MoneyRange) => `${low} to ${high}`;

/** What stands in the boxes of a line: the price is that of one, or of the whole where no quantity is; of a minimum it is the minimum. */
export const textsOf = (item: LineItem): LineTexts => ({
  description: item.description,
  quantity: item.quantity === null ? '' : String(item.quantity),
  price:
    item.minimum ??
    (item.range && item.quantity === null ? showRange(item.range) : null) ??
    item.unit_price ??
    (item.quantity === null ? item.amount : null) ??
    '',
  cost: item.markup?.cost ?? '',
  markup: item.markup ? String(item.markup.percent) : '',
});

/** What is wrong in a box, null where nothing is. An empty price is fine: it is still open. `item` is the line as it was. */
export const faultOf = (box: keyof LineTexts, text: string, item?: LineItem): string | null => {
  const isEmpty = text.trim() === '';
  if (box === 'description') return isEmpty ? 'Say what it is' : null;
  if (isEmpty) return null;
  if (box === 'quantity') return readQuantity(text) === null ? explainNumber(text, 'Enter a number such as 2.5') : null;
  if (box === 'markup')
    return readPercent(text, mostMarkup) === null ? explainNumber(text, 'Enter a percentage such as 20') : null;
  if (box === 'price' && item?.minimum === undefined && readRange(text)) return null;
  const money = readMoney(text);
  if (money === null) return explainNumber(text, 'Enter a price such as 85.50');
  // A saving that was said, or what brought about a total, is negative and may stay so.
  const wasNegative = (item?.amount ?? item?.unit_price)?.startsWith('-') === true;
  return money.startsWith('-') && !wasNegative ? 'A price cannot be negative: take it off as a discount' : null;
};

/** The line with the typed texts; its amount is left to the engine, except that of a lump sum. Marked as entered by hand when a figure changed. */
export function editLine(item: LineItem, texts: LineTexts, editedAt: string): LineItem {
  const before = textsOf(item);
  const changed = (...boxes: (keyof LineTexts)[]) => boxes.some((box) => before[box] !== texts[box]);
  const next: LineItem = { ...item, description: texts.description };
  if (!changed('quantity', 'price', 'cost', 'markup')) return next;
  const price = readMoney(texts.price);
  Object.assign(next, { source: 'edited', evidence: { spans: [], editedAt } });
  if (item.minimum !== undefined) {
    const minimum = price ?? '0.00';
    return {
      ...next,
      minimum,
      description: texts.description === nameMinimum(item.minimum) ? nameMinimum(minimum) : texts.description,
    };
  }
  const quantity = texts.quantity.trim() === '' ? null : readQuantity(texts.quantity);
  const range = readRange(texts.price);
  // A range is of the whole: the sums stand at its upper end.
  if (range && quantity === null) {
    const { markup: _, ...rest } = next;
    return { ...rest, quantity, unit_price: null, amount: range.high, range };
  }
  const staysRate = quantity === null && isRateOnly(item);
  next.quantity = quantity;
  next.unit_price = quantity === null && !staysRate ? null : price;
  // With a quantity the engine multiplies; without a price there is none, whatever it was before.
  next.amount = staysRate ? null : quantity === null || price === null ? price : item.amount;
  const [cost, percent] = [readMoney(texts.cost), readPercent(texts.markup, mostMarkup)];
  delete next.markup;
  // A price that is typed is no longer what cost and markup come to.
  if (cost !== null && percent !== null && !changed('price')) next.markup = { cost, percent };
  // A price that is typed is one price: the range it was said as no longer holds.
  if (price !== null || next.markup) delete next.range;
  return next;
}

/** A quantity that was taken out on the way to another keeps its unit; a price for the whole has none. */
export const withoutIdleUnits = (content: DocumentContent): DocumentContent => ({
  ...content,
  items: content.items.map((line) =>
    line.quantity === null && line.unit_price === null && line.unit !== null ? { ...line, unit: null } : line,
  ),
});

/** What a line is to the client: whether it is in the total, taxed, and shown with its price; and the heading it stands under. */
export type LineMarks = Partial<
  Pick<LineItem, 'optional' | 'taxable' | 'discountable' | 'hide_price' | 'section' | 'unit'>
>;

export function markLine(item: LineItem, marks: LineMarks): LineItem {
  const next = { ...item, ...marks };
  if (next.taxable !== false) delete next.taxable;
  if (next.discountable !== false) delete next.discountable;
  if (!next.unit) next.unit = null;
  if (!next.hide_price) delete next.hide_price;
  if (!next.section) delete next.section;
  // What is part of the job is no longer one of several to choose from.
  if (marks.optional === false) delete next.alternative;
  return next;
}

/** One of several alternatives is taken: it becomes part of the job, and the others of its set go. */
export const chooseLine = (items: readonly LineItem[], index: number): number[] =>
  items.flatMap((item, at) =>
    at !== index && item.alternative !== undefined && item.alternative === items[index]?.alternative ? [at] : [],
  );

/** A line becomes an alternative of the one above it: of the two (or of its whole set) exactly one is chosen. */
export function offerInstead(items: readonly LineItem[], index: number): LineItem[] {
  const above = items[index - 1];
  if (!above) return [...items];
  const set = above.alternative ?? freeSetName(items);
  return items.map((item, at) =>
    at === index || at === index - 1 ? { ...item, optional: true, alternative: set } : item,
  );
}

/** A line leaves its set of alternatives and is a part of the job; one that is left alone in it is no choice any more. */
export function endChoice(items: readonly LineItem[], index: number): LineItem[] {
  const set = items[index]?.alternative;
  const others = items.filter((item, at) => at !== index && set !== undefined && item.alternative === set);
  return items.map((item, at) =>
    at === index || (others.length === 1 && item === others[0]) ? markLine(item, { optional: false }) : item,
  );
}

/** Whether a line can be chosen instead of the one above it. */
export const isInstead = (items: readonly LineItem[], index: number): boolean =>
  items[index]?.alternative !== undefined && items[index]?.alternative === items[index - 1]?.alternative;

function freeSetName(items: readonly LineItem[]): string {
  const taken = new Set(items.map(({ alternative }) => alternative));
  for (let number = 1; ; number += 1) if (!taken.has(`choice ${number}`)) return `choice ${number}`;
}

export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
};

/** All lines under one heading get another one, or none. */
export const renameSection = (items: readonly LineItem[], section: string, name: string): LineItem[] =>
  items.map((item) => (item.section === section ? markLine(item, { section: name.trim() }) : item));

/** The least that the job costs: typed into its price box. */
export const newMinimum = (editedAt: string): LineItem => ({
  ...newLine(editedAt),
  description: nameMinimum('0.00'),
  amount: '0.00',
  kind: 'fee',
  minimum: '0.00',
});

export const newLine = (editedAt: string): LineItem => ({
  description: '',
  quantity: null,
  unit: null,
  unit_price: null,
  amount: null,
  optional: false,
  source: 'edited',
  evidence: { spans: [], editedAt },
});

export const replaceLine = (content: DocumentContent, index: number, line: LineItem): DocumentContent => ({
  ...content,
  items: content.items.map((item, at) => (at === index ? line : item)),
});

export const removeLine = (content: DocumentContent, index: number): DocumentContent => ({
  ...content,
  items: content.items.filter((_, at) => at !== index),
});
