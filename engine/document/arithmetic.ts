/**
 * The one order of arithmetic, to the cent, halves away from zero (docs/arithmetic.md, with examples):
 *
 *   unit price = cost + its markup in percent, where a line has one
 *   line       = quantity × unit price, or the lump sum
 *   minimum    = what the other lines and travel lack of it, never less than nothing
 *   subtotal   = lines that are not optional + travel
 *   discount   = its share of its base (else of the subtotal), or its amount
 *   tax        = its share of its base (else of the taxable part of subtotal − discount), or its amount
 *   total      = subtotal − discount + tax
 *   deposit    = its share of its base (else of the total), or its amount
 */
import { add, allocate, type Cents, divideHalfUp, formatMoney, multiply, percentOf } from '../money.ts';
import type { Adjustment, DocumentContent, LineItem, Money, MoneyRange } from './business-document.ts';

/** How money is read: strictly from a stored document, leniently from contents that come from elsewhere. */
export type ReadMoney = (money: Money | null | undefined) => Cents | null;

export interface Sums {
  subtotal: Cents;
  discount: Cents;
  /** What a tax without a base of its own is on. */
  taxable: Cents;
  tax: Cents;
  total: Cents;
}

type Summable = Pick<DocumentContent, 'items' | 'travel_cost' | 'discount' | 'tax'>;

/** One third and two thirds are written as 33.33 and 66.67 percent and meant exactly: the number of thirds, else 0. */
export const thirdsOf = (percent: number): number =>
  [33.33, 66.67].findIndex((third) => Math.abs(third - percent) < 0.005) + 1;

/** So many percent of a base, half up to the cent. */
export function shareOf(base: Cents, percent: number): Cents {
  const thirds = thirdsOf(percent);
  return thirds > 0 ? Number(divideHalfUp(BigInt(base) * BigInt(thirds), 3n)) : percentOf(base, percent);
}

/** "one third", "8.25%". */
export const nameShare = (percent: number): string =>
  ['', 'one third', 'two thirds'][thirdsOf(percent)] || `${percent}%`;

/** Cost and markup → price, half up to the cent. */
export const markUp = (cost: Cents, percent: number): Cents => cost + percentOf(cost, percent);

/** A line with its own amount worked out; the same object where it stands that way. A minimum is left to `settleMinimum`. */
export function priceLine(line: LineItem, read: ReadMoney): LineItem {
  // Sums err on the safe side: a range stands at its upper end.
  if (line.range) return line.amount === line.range.high ? line : { ...line, amount: line.range.high };
  const cost = line.markup ? read(line.markup.cost) : null;
  const marked = cost === null ? line : withPrice(line, formatMoney(markUp(cost, line.markup!.percent)));
  if (marked.quantity === null || marked.unit_price === null) return marked;
  const amount = multiply(marked.unit_price, marked.quantity);
  return read(marked.amount) === amount ? marked : { ...marked, amount: formatMoney(amount) };
}

function withPrice(line: LineItem, price: Money): LineItem {
  const key = line.quantity === null && line.unit_price === null ? 'amount' : 'unit_price';
  return line[key] === price ? line : { ...line, [key]: price };
}

/** The lines with every minimum at what the others lack of it. */
export function settleMinimum(items: LineItem[], travelCost: Money | null, read: ReadMoney): LineItem[] {
  if (!items.some(({ minimum }) => minimum !== undefined)) return items;
  const values = new Map(valuesOf(items, travelCost, 'high', read));
  return items.map((line) => {
    if (line.minimum === undefined || line.optional) return line;
    const amount = formatMoney(values.get(line) ?? 0);
    return line.amount === amount ? line : { ...line, amount };
  });
}

/** What each charged line comes to, a range at one of its ends, a minimum at what is left of it. */
function valuesOf(
  items: readonly LineItem[],
  travelCost: Money | null,
  end: keyof MoneyRange,
  read: ReadMoney,
): [LineItem, Cents][] {
  const charged = items.filter(({ optional }) => optional !== true);
  const own = (line: LineItem): Cents => read(line.range ? line.range[end] : line.amount) ?? 0;
  let sum = add([...charged.filter(({ minimum }) => minimum === undefined).map(own), read(travelCost) ?? 0]);
  return charged.map((line) => {
    if (line.minimum === undefined) return [line, own(line)];
    const lacking = Math.max(0, (read(line.minimum) ?? 0) - sum);
    sum += lacking;
    return [line, lacking];
  });
}

/** What a content comes to; of prices that are ranges, one of the ends. */
export function sumUp({ items, travel_cost, discount, tax }: Summable, end: keyof MoneyRange, read: ReadMoney): Sums {
  const values = valuesOf(items, travel_cost, end, read);
  const sum = (of: (line: LineItem) => boolean): Cents =>
    add(values.filter(([line]) => of(line)).map(([, value]) => value));
  const travel = read(travel_cost) ?? 0;
  const subtotal = sum(() => true) + travel;
  const off = settleAdjustment(discount, subtotal, read);
  const isUntaxed = ({ taxable }: LineItem): boolean => taxable === false;
  const narrow = discount?.base !== undefined;
  const takesPart = (line: LineItem): boolean => !narrow || line.discountable !== false;
  // A discount lowers the taxable and the untaxed part by their shares in what it is on.
  const [taxed, untaxed] = [
    sum((line) => !isUntaxed(line) && takesPart(line)) + (narrow ? 0 : travel),
    sum((line) => isUntaxed(line) && takesPart(line)),
  ];
  const offTaxed = untaxed <= 0 ? off : taxed <= 0 ? 0 : allocate(off, [taxed, untaxed])[0]!;
  const taxable = subtotal - sum(isUntaxed) - offTaxed;
  const due = settleAdjustment(tax, taxable, read);
  return { subtotal, discount: off, taxable, tax: due, total: subtotal - off + due };
}

function settleAdjustment(adjustment: Adjustment | null, whole: Cents, read: ReadMoney): Cents {
  if (!adjustment) return 0;
  if (typeof adjustment.percent !== 'number') return read(adjustment.amount) ?? 0;
  return shareOf(read(adjustment.base) ?? whole, adjustment.percent);
}

/**
 * What a deposit comes to. A share of a total that is still open is no amount yet: 0, and the share is what the paper shows.
 * What was paid is paid, whatever becomes of the total.
 */
export function settleDeposit(
  { deposit, deposit_paid }: Pick<DocumentContent, 'deposit' | 'deposit_paid'>,
  total: Cents | null,
  read: ReadMoney,
): Cents {
  if (!deposit) return 0;
  const stored = read(deposit.amount) ?? 0;
  if (typeof deposit.percent !== 'number' || (deposit_paid && stored !== 0)) return stored;
  const whole = read(deposit.base) ?? total;
  return whole === null ? 0 : shareOf(whole, deposit.percent);
}

/** The same object where the figure is the same, whichever way it is written. */
export function withAmount(adjustment: Adjustment | null, amount: Cents, read: ReadMoney): Adjustment | null {
  if (!adjustment || read(adjustment.amount) === amount) return adjustment;
  return { ...adjustment, amount: formatMoney(amount) };
}
