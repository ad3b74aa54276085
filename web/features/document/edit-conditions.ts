/** Travel, discount, tax and deposit as they are typed into, and what becomes of them. Nothing is added up here. */
import { type Adjustment, add, type DocumentContent, formatMoney, parseMoney, recalculate } from '#engine/index.ts';
import { explainNumber } from '#web/ui/ungroup-digits.ts';
import { readMoney, readPercent } from './edit-line.ts';

/** The boxes below the lines, as text: "10%" or "150". */
export interface ConditionTexts {
  travel: string;
  discount: string;
  tax: string;
  deposit: string;
}

const textOf = (adjustment: Adjustment | null) =>
  adjustment === null ? '' : adjustment.percent === undefined ? adjustment.amount : `${adjustment.percent}%`;

export const conditionTextsOf = ({ travel_cost, discount, tax, deposit }: DocumentContent): ConditionTexts => ({
  travel: travel_cost ?? '',
  discount: textOf(discount),
  tax: textOf(tax),
  deposit: textOf(deposit),
});

/** A tax is a rate: a bare number means percent. */
const isPercent = (box: keyof ConditionTexts, text: string) =>
  text.includes('%') || (box === 'tax' && !text.includes('$') && readPercent(text, 30) !== null);

export const faultOfCondition = (box: keyof ConditionTexts, text: string): string | null => {
  if (text.trim() === '') return null;
  if (box !== 'travel' && isPercent(box, text))
    return readPercent(text) === null ? explainNumber(text, 'Enter up to 100 percent') : null;
  const money = readMoney(text);
  return money === null || money.startsWith('-')
    ? explainNumber(text, box === 'travel' ? 'Enter an amount such as 35' : 'Enter 10% or an amount such as 150')
    : null;
};

/** The content with one of them as typed; its amount is left to the engine. What a share is on stays what it was. */
export function editCondition(
  content: DocumentContent,
  box: keyof ConditionTexts,
  text: string,
  editedAt: string,
): DocumentContent {
  if (box === 'travel') return editTravel(content, text, editedAt);
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

/** Travel for a sum: hours that it was worked out from no longer hold. */
function editTravel(content: DocumentContent, text: string, editedAt: string): DocumentContent {
  const { travel_source: _, travel_evidence: __, ...rest } = content;
  const cost = readMoney(text);
  if (text.trim() === '') return { ...rest, travel_cost: null, travel_time_hours: null };
  if (cost === null) return content;
  return {
    ...rest,
    travel_cost: cost,
    travel_time_hours: null,
    travel_source: 'edited',
    travel_evidence: { spans: [], editedAt },
  };
}

const leftOut = ({ items }: DocumentContent) => items.map(({ discountable }) => discountable === false);

/**
 * Lines that were taken out of a discount in percent, or let back in, change what it is on. `counted` has its lines worked out;
 * what the document was like decides whether that is the editor's to say.
 */
export function narrowDiscount(original: DocumentContent, counted: DocumentContent): DocumentContent {
  const { discount } = counted;
  if (discount?.percent === undefined) return counted;
  const marks = leftOut(counted);
  const was = leftOut(original);
  if (marks.filter(Boolean).length === was.filter(Boolean).length && !marks.some((out, at) => out !== was[at]))
    return counted;
  const { base: _, ...whole } = discount;
  if (!marks.includes(true)) return recalculate({ ...counted, discount: whole });
  const amounts = counted.items.flatMap(({ optional, discountable, amount }) =>
    !optional && discountable !== false && amount !== null ? [parseMoney(amount)] : [],
  );
  return recalculate({ ...counted, discount: { ...whole, base: formatMoney(add(amounts)) } });
}
