/** Reads figures out of a content that may come from elsewhere: money as text or as a number, keys that are not there. */
import { type Cents, formatMoney, fromDollars } from '../money.ts';
import type { DocumentContent, LineItem, Money } from './business-document.ts';

/** "1234.50", "$1,234.50" or 1234.5 → cents; null for everything else. */
export function centsOf(value: unknown): Cents | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fromDollars(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.replace(/[$,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? fromDollars(text) : null;
}

export const moneyOf = (cents: Cents): Money => formatMoney(cents);

/** What counts of a line when sums are made. */
export interface LineFigures {
  quantity: number | null;
  unitPrice: Cents | null;
  amount: Cents | null;
}

export const figuresOf = (line: LineItem): LineFigures => ({
  quantity: typeof line.quantity === 'number' ? line.quantity : null,
  unitPrice: centsOf(line.unit_price),
  amount: centsOf(line.amount),
});

export const linesOf = (content: DocumentContent): LineItem[] => (Array.isArray(content.items) ? content.items : []);

export const isHourLine = (line: LineItem): boolean => /^(hours?|hrs?|h)$/i.test(line.unit ?? '');

/** Work that is charged for, as the totals see it: not optional, with a price. */
export const isCharged = (line: LineItem): boolean => line.optional !== true && centsOf(line.amount) !== null;

/** The texts a reader sees, by the key they stand under. */
export const textKeys = ['description', 'job_description', 'timeline'] as const;
export const listKeys = ['scope', 'approach', 'differentiators', 'terms', 'notes'] as const;
export type ListKey = (typeof listKeys)[number];

export const textsOf = (content: DocumentContent, key: ListKey): string[] =>
  Array.isArray(content[key]) ? content[key] : [];

/** Same sentence with a capital letter first and no white space around. */
export function capitalize(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
