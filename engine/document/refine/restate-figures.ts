/**
 * After lines or adjustments were changed, everything that follows from them: hours, rate, materials, discount, tax,
 * total and deposit. What does not follow from the change keeps its value to the byte, whichever way it is written: contents
 * come from elsewhere too, with money as numbers and a base without marks on the lines it is the sum of.
 */
import { addDecimals, type Cents } from '../../money.ts';
import { settleDeposit, settleMinimum, sumUp, withAmount } from '../arithmetic.ts';
import type { DocumentContent, LineItem, Money } from '../business-document.ts';
import { isGoods } from '../goods-words.ts';
import { findPart, mayBeMaterial, moveBase, type Successors, sumOf, sumOfPart } from '../move-base.ts';
import { centsOf, isCharged, isHourLine, linesOf, moneyOf } from '../read-content.ts';

const summable = (content: DocumentContent) => ({ ...content, items: linesOf(content) });

/** Lines of the total and travel, before discount and tax; of a price that is a range, its upper end. */
export const subtotalOf = (content: DocumentContent, end: 'low' | 'high' = 'high'): Cents =>
  sumUp(summable(content), end, centsOf).subtotal;

export const totalOf = (content: DocumentContent): Cents | null =>
  centsOf(content.amount) ?? centsOf(content.total_cost);

/** Works out what follows from a change. `successors` says what became of the lines that were there before. */
export function restateFigures(
  before: DocumentContent,
  edited: DocumentContent,
  successors: Successors,
): DocumentContent {
  const after = { ...edited, items: settleMinimum(linesOf(edited), edited.travel_cost, centsOf) };
  const content: DocumentContent = {
    ...after,
    discount: moveBase(before, before.discount, after.discount, after, successors, 'discountable'),
    tax: moveBase(before, before.tax, after.tax, after, successors, 'taxable'),
  };
  restateLabor(before, content);
  restateMaterials(before, content, successors);
  const { discount, tax, total } = sumUp(content, 'high', centsOf);
  content.discount = withAmount(content.discount, discount, centsOf);
  content.tax = withAmount(content.tax, tax, centsOf);
  const low = sumUp(content, 'low', centsOf).total;
  const single = isDecided(before, content) ? total : null;
  content.amount = keep(content.amount, single);
  if ('total_cost' in content) content.total_cost = keep(content.total_cost, single);
  delete content.total_range;
  if (single === null && low !== total) content.total_range = { low: moneyOf(low), high: moneyOf(total) };
  content.deposit = withAmount(content.deposit, settleDeposit(content, single, centsOf), centsOf);
  return content;
}

/**
 * Whether there is one total: no range, no choice and no open price. A document that had a total beside an open line passed it
 * over and goes on doing so; one that had none for another reason gets none.
 */
function isDecided(before: DocumentContent, content: DocumentContent): boolean {
  const undecided = (of: DocumentContent, openCounts: boolean): boolean =>
    linesOf(of).some(
      (line) =>
        line.alternative !== undefined ||
        (line.optional !== true &&
          ((line.range !== undefined && line.range.low !== line.range.high) ||
            (openCounts && centsOf(line.amount) === null && !isRateOnly(line)))),
    );
  const had = totalOf(before) !== null;
  if (undecided(content, !had)) return false;
  return had || undecided(before, true) || !linesOf(before).some(isCharged);
}

/** A price per unit whose quantity nobody knows is stated and not charged. */
const isRateOnly = (line: LineItem): boolean => line.unit_price !== null && line.quantity === null;

/** Keeps the old writing where the figure is the same: "95.00" and 95 are. */
function keep(old: Money | null, next: Cents | null): Money | null {
  if (centsOf(old) === next) return old;
  return next === null ? null : moneyOf(next);
}

const hourLines = (content: DocumentContent): LineItem[] =>
  linesOf(content).filter((line) => isHourLine(line) && line.optional !== true);

function restateLabor(before: DocumentContent, content: DocumentContent): void {
  const were = hourLines(before);
  const are = hourLines(content);
  if (were.length === are.length && were.every((line, at) => line === are[at])) return;
  const hours = addDecimals(...are.map(({ quantity }) => quantity ?? 0));
  content.labor_hours = are.length === 0 ? null : hours;
  const rates = new Set(are.map((line) => centsOf(line.unit_price)));
  const [rate = null] = rates;
  content.hourly_rate = keep(content.hourly_rate, rates.size === 1 ? rate : null);
}

function restateMaterials(before: DocumentContent, content: DocumentContent, successors: Successors): void {
  const was = centsOf(before.material_costs);
  if (was === null || centsOf(content.material_costs) !== was) return;
  const goods = (of: DocumentContent): LineItem[] =>
    linesOf(of).filter((line) => isCharged(line) && line.kind === 'material');
  if (goods(before).length > 0 && sumOf(goods(before)) === was) {
    content.material_costs = goods(content).length > 0 ? keep(content.material_costs, sumOf(goods(content))) : null;
    return;
  }
  // of a truck and boxes that both cost 180 the boxes are bought
  const bought = (line: LineItem): boolean => mayBeMaterial(line) && isGoods(line.description);
  const part = findPart(before, was, bought, false) ?? findPart(before, was, mayBeMaterial, false);
  if (!part) return;
  const left = [...part.lines].some((line) => successors.get(line));
  content.material_costs = left ? keep(content.material_costs, sumOfPart(part, content, successors)) : null;
}
