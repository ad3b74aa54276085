/** Discount, tax and deposit as they are typed into, and what becomes of them. Nothing is added up here. */
import type { Adjustment, DocumentContent } from '#engine/index.ts';
import { readMoney, readPercent } from './edit-line.ts';

/** The boxes below the lines, as text: "10%" or "150". */
export interface ConditionTexts {
  discount: string;
  tax: string;
  deposit: string;
}

const textOf = (adjustment: Adjustment | null) =>
  adjustment === null ? '' : adjustment.percent === undefined ? adjustment.amount : `${adjustment.percent}%`;

export const conditionTextsOf = ({ discount, tax, deposit }: DocumentContent): ConditionTexts => ({
  discount: textOf(discount),
  tax: textOf(tax),
  deposit: textOf(deposit),
});

/** A tax is a rate: a bare number means percent. */
const isPercent = (box: keyof ConditionTexts, text: string) =>
  text.includes('%') || (box === 'tax' && !text.includes('$') && readPercent(text, 30) !== null);

export const faultOfCondition = (box: keyof ConditionTexts, text: string): string | null => {
  if (text.trim() === '') return null;
  if (isPercent(box, text)) return readPercent(text) === null ? 'Enter up to 100 percent' : null;
  const money = readMoney(text);
  return money === null || money.startsWith('-') ? 'Enter 10% or an amount such as 150' : null;
};

/** The content with one of them as typed; its amount is left to the engine. What a share is on stays what it was. */
export function editCondition(
  content: DocumentContent,
  box: keyof ConditionTexts,
  text: string,
  editedAt: string,
): DocumentContent {
  const old = content[box];
  const edited = { source: 'edited' as const, evidence: { spans: [], editedAt } };
  if (text.trim() === '') {
    const { deposit_paid: _, ...rest } = content;
    return box === 'deposit' ? { ...rest, deposit: null } : { ...content, [box]: null };
  }
  if (isPercent(box, text)) {
    const percent = readPercent(text);
    if (percent === null) return content;
    const base = old?.base === undefined ? {} : { base: old.base };
    return { ...content, [box]: { percent, ...base, amount: '0.00', ...edited } };
  }
  const amount = readMoney(text);
  return amount === null ? content : { ...content, [box]: { amount, ...edited } };
}
