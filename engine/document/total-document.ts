/**
 * The one order of arithmetic, to the cent, halves up:
 *
 *   line      = quantity × unit price, or the lump sum
 *   subtotal  = lines that are not optional + travel
 *   discount  = its percentage of its base (else of the subtotal), or its amount
 *   tax       = its percentage of its base (else of the taxable part of subtotal − discount), or its amount
 *   total     = subtotal − discount + tax
 *   deposit   = its percentage of its base (else of the total), or its amount
 */
import { add, addDecimals, allocate, type Cents, formatMoney, multiply, parseMoney, percentOf } from '../money.ts';
import type { Adjustment, DocumentContent, LineItem, Money, MoneyRange } from './business-document.ts';

/**
 * Works everything out anew after a change of lines or conditions; every other key stays as it is.
 * A document without any priced line keeps the amount it has: it was typed by hand.
 * A line without an amount, a range, or alternatives to choose from leave no single total: `amount` is then null.
 * Throws RangeError for figures that are no money.
 */
export function recalculate(content: DocumentContent): DocumentContent {
  const items = content.items.map(priceLine);
  const restated = { ...content, items, ...restateLabor(items, content), ...restateMaterials(items, content) };
  const charged = items.filter(({ optional }) => !optional);
  const travel = content.travel_cost === null ? 0 : parseMoney(content.travel_cost);
  if (travel === 0 && !items.some(({ amount, range }) => amount !== null || range)) return restated;

  const known = settle(restated, charged, travel, ({ amount }) => (amount === null ? 0 : parseMoney(amount)));
  const { total_range: _, ...settled } = { ...restated, discount: known.discount, tax: known.tax };
  if (charged.some(({ range }) => range)) {
    const low = settle(restated, charged, travel, (line) => endOf(line, 'low')).total;
    const high = settle(restated, charged, travel, (line) => endOf(line, 'high')).total;
    const range: MoneyRange = { low: formatMoney(low), high: formatMoney(high) };
    return { ...settled, amount: null, total_cost: null, total_range: range };
  }
  const open =
    charged.some(({ amount }) => amount === null) || items.some(({ alternative }) => alternative !== undefined);
  if (open) return { ...settled, amount: null, total_cost: null };
  const amount = formatMoney(known.total);
  return { ...settled, amount, total_cost: amount, deposit: settleDeposit(content.deposit, known.total) };
}

function priceLine(line: LineItem): LineItem {
  // Sums err on the safe side: a range stands at its upper end.
  if (line.range) return line.amount === line.range.high ? line : { ...line, amount: line.range.high };
  if (line.quantity === null || line.unit_price === null) return line;
  const amount = formatMoney(multiply(line.unit_price, line.quantity));
  return amount === line.amount ? line : { ...line, amount };
}

const endOf = (line: LineItem, end: keyof MoneyRange): Cents => {
  if (line.range) return parseMoney(line.range[end]);
  return line.amount === null ? 0 : parseMoney(line.amount);
};

/** What the charged lines come to with discount and tax, each line valued by `value`. */
function settle(content: DocumentContent, charged: LineItem[], travel: Cents, value: (line: LineItem) => Cents) {
  const subtotal = add([...charged.map(value), travel]);
  const discount = settleAdjustment(content.discount, subtotal);
  const off = discount ? parseMoney(discount.amount) : 0;
  const untaxed = add(charged.filter(({ taxable }) => taxable === false).map(value));
  const tax = settleAdjustment(content.tax, taxableAfterDiscount(subtotal - untaxed, untaxed, off));
  const total = subtotal - off + (tax ? parseMoney(tax.amount) : 0);
  return { discount, tax, total };
}

/** A discount on everything lowers the taxable and the untaxed part alike. */
function taxableAfterDiscount(taxable: Cents, untaxed: Cents, discount: Cents): Cents {
  if (untaxed <= 0 || taxable <= 0) return taxable - (untaxed <= 0 ? discount : 0);
  const [share = 0] = allocate(discount, [taxable, untaxed]);
  return taxable - share;
}

function settleAdjustment(adjustment: Adjustment | null, whole: Cents): Adjustment | null {
  if (!adjustment || adjustment.percent === undefined) return adjustment;
  const base = adjustment.base === undefined ? whole : parseMoney(adjustment.base);
  return withAmount(adjustment, formatMoney(percentOf(base, adjustment.percent)));
}

function settleDeposit(deposit: Adjustment | null, total: Cents): Adjustment | null {
  if (!deposit || deposit.percent === undefined) return deposit;
  const base = deposit.base === undefined ? total : parseMoney(deposit.base);
  // A third is said, 33.33 is written: the amount is the third itself.
  const amount = isThird(deposit.percent) ? allocate(base, [1, 1, 1])[0]! : percentOf(base, deposit.percent);
  return withAmount(deposit, formatMoney(amount));
}

const isThird = (percent: number) => Math.abs(percent - 33.33) < 0.005;

const withAmount = (adjustment: Adjustment, amount: Money): Adjustment =>
  adjustment.amount === amount ? adjustment : { ...adjustment, amount };

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
