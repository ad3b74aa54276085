/** A document worked out anew, by the one order of arithmetic (arithmetic.ts). */
import { add, addDecimals, formatMoney, parseMoney } from '../money.ts';
import { priceLine, type Sums, settleDeposit, settleMinimum, sumUp, withAmount } from './arithmetic.ts';
import { sameFigures } from './ask-questions.ts';
import type { DocumentContent, LineItem, Money } from './business-document.ts';
import { matchLines, moveBase } from './move-base.ts';

const read = (money: Money | null | undefined) => (money === null || money === undefined ? null : parseMoney(money));

/**
 * Works everything out anew after a change of lines or conditions; every other key stays as it is.
 * A document without any priced line keeps the amount it has: it was typed by hand.
 * A line without an amount, a range, or alternatives to choose from leave no single total: `amount` is then null.
 * Throws RangeError for figures that are no money.
 */
export function recalculate(content: DocumentContent): DocumentContent {
  const lines = content.items.map((line) => priceLine(line, read));
  const items = settleMinimum(lines, content.travel_cost, read);
  const restated = { ...content, items, ...restateLabor(items, content), ...restateMaterials(items, content) };
  const charged = items.filter(({ optional }) => !optional);
  const travel = read(content.travel_cost) ?? 0;
  if (travel === 0 && !items.some(({ amount, range }) => amount !== null || range)) return restated;

  const known = sumUp(restated, 'high', read);
  const { total_range: _, ...settled } = {
    ...restated,
    discount: withAmount(restated.discount, known.discount, read),
    tax: withAmount(restated.tax, known.tax, read),
  };
  const isRange = charged.some(({ range }) => range);
  const isOpen =
    isRange ||
    charged.some(({ amount }) => amount === null) ||
    items.some(({ alternative }) => alternative !== undefined);
  const amount = isOpen ? null : formatMoney(known.total);
  const deposit = withAmount(content.deposit, settleDeposit(content, isOpen ? null : known.total, read), read);
  const low = () => formatMoney(sumUp(restated, 'low', read).total);
  return {
    ...settled,
    amount,
    total_cost: amount,
    deposit,
    ...(isRange ? { total_range: { low: low(), high: formatMoney(known.total) } } : {}),
  };
}

/**
 * A content that was edited by hand, worked out anew: what a discount or a tax is on follows its lines. Sentences stay as they were
 * typed (see revise-document.ts). Throws as `recalculate` does.
 */
export function recalculateFrom(before: DocumentContent, edited: DocumentContent): DocumentContent {
  // Wording moves no money: a total that is an open question stays one.
  if (sameFigures(before, edited)) return { ...edited, ...totalsOf(before) };
  const items = edited.items.map((line) => priceLine(line, read));
  const priced = { ...edited, items: settleMinimum(items, edited.travel_cost, read) };
  // Which line became which only matters where something is on a part of them.
  const narrow = before.discount?.base !== undefined || before.tax?.base !== undefined;
  const successors = narrow ? matchLines(before.items, priced.items) : new Map();
  return recalculate({
    ...priced,
    discount: moveBase(before, before.discount, priced.discount, priced, successors, 'discountable'),
    tax: moveBase(before, before.tax, priced.tax, priced, successors, 'taxable'),
  });
}

function totalsOf({ amount, total_cost, total_range, labor_hours, hourly_rate, material_costs }: DocumentContent) {
  const totals = { amount, total_cost, labor_hours, hourly_rate, material_costs };
  return total_range ? { ...totals, total_range } : totals;
}

/** What stands behind the totals: of prices that are ranges, the upper ends. Throws RangeError for figures that are no money. */
export const sumsOf = (content: DocumentContent): Sums => sumUp(content, 'high', read);

/** Lines billed by the hour are labor unless they are marked as something else. */
const isLaborByTheHour = ({ unit, kind, optional, quantity }: LineItem) =>
  !optional && quantity !== null && unit === 'hour' && (kind === undefined || kind === 'labor');

function restateLabor(items: LineItem[], { labor_hours, hourly_rate }: DocumentContent) {
  const lines = items.filter(isLaborByTheHour);
  if (lines.length === 0) return { labor_hours, hourly_rate };
  const rates = new Set(lines.map(({ unit_price }) => unit_price));
  const [rate = null] = rates;
  return {
    labor_hours: addDecimals(...lines.map(({ quantity }) => quantity ?? 0)),
    hourly_rate: rates.size === 1 ? rate : null,
  };
}

function restateMaterials(items: LineItem[], { material_costs }: DocumentContent) {
  // Without any marked line nothing can be said about which lines the figure restates: it stays.
  if (!items.some(({ kind }) => kind === 'material')) return { material_costs };
  const amounts = items.flatMap(({ kind, optional, amount }) =>
    kind === 'material' && !optional && amount !== null ? [parseMoney(amount)] : [],
  );
  return { material_costs: amounts.length > 0 ? formatMoney(add(amounts)) : null };
}
