/** A line of a document as it is typed into, and what becomes of it. Nothing is added up here: totals are the engine's. */
import type { DocumentContent, LineItem, Money } from '#engine/index.ts';

/** The three boxes of a line, as text. */
export interface LineTexts {
  description: string;
  quantity: string;
  price: string;
}

/** Dollars as people type them, to two decimals: "1,234.5" → "1234.50", "$80" → "80.00"; null for what is no price. */
export function readMoney(text: string): Money | null {
  const match = /^(-?)\$?(\d{0,8})(?:\.(\d{0,2}))?$/.exec(text.replace(/[\s,]/g, ''));
  if (!match || !(match[2] || match[3])) return null;
  const whole = (match[2] || '0').replace(/^0+(?=\d)/, '');
  return `${match[1]}${whole}.${(match[3] ?? '').padEnd(2, '0')}`;
}

/** A quantity as people type it: "1,650" → 1650, ".5" → 0.5; null for what is none. */
export function readQuantity(text: string): number | null {
  const plain = text.replace(/[\s,]/g, '');
  if (!/^\d*\.?\d{0,6}$/.test(plain) || !/\d/.test(plain)) return null;
  const value = Number(plain);
  return value <= 10_000_000 ? value : null;
}

/** What stands in the boxes of a line: the price is that of one, or of the whole where no quantity is. */
export const textsOf = (item: LineItem): LineTexts => ({
  description: item.description,
  quantity: item.quantity === null ? '' : String(item.quantity),
  price: (item.quantity === null ? item.amount : item.unit_price) ?? '',
});

/** What is wrong in a box, null where nothing is. An empty price is fine: it is still open. */
export const faultOf = (box: keyof LineTexts, text: string): string | null => {
  if (box === 'price') return text.trim() === '' || readMoney(text) !== null ? null : 'Enter a price such as 85.50';
  if (box === 'quantity')
    return text.trim() === '' || readQuantity(text) !== null ? null : 'Enter a number such as 2.5';
  return text.trim() ? null : 'Say what it is';
};

/** The line with the typed texts; its amount is left to the engine, except that of a lump sum. Marked as entered by hand when a figure changed. */
export function editLine(item: LineItem, texts: LineTexts, editedAt: string): LineItem {
  const quantity = texts.quantity.trim() === '' ? null : readQuantity(texts.quantity);
  const price = readMoney(texts.price);
  const before = textsOf(item);
  const figures = before.quantity !== texts.quantity || before.price !== texts.price;
  const next: LineItem = {
    ...item,
    description: texts.description,
    ...(figures
      ? {
          quantity,
          unit: quantity === null ? null : item.unit,
          unit_price: quantity === null ? null : price,
          // With a quantity the engine multiplies; without a price there is none, whatever it was before.
          amount: quantity === null || price === null ? price : item.amount,
          source: 'edited' as const,
          evidence: { spans: [], editedAt },
        }
      : {}),
  };
  // A price that is typed is one price: the range it was said as no longer holds.
  if (figures && price !== null) delete next.range;
  return next;
}

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
