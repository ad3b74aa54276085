/**
 * After lines or adjustments were changed, everything that follows from them: hours, rate, materials, discount, tax,
 * total and deposit. What does not follow from the change keeps its value to the byte, whichever way it is written: contents
 * come from elsewhere too, with money as numbers and a base without marks on the lines it is the sum of.
 */
import { add, addDecimals, type Cents, percentOf } from '../../money.ts';
import type { Adjustment, DocumentContent, LineItem, Money } from '../business-document.ts';
import { centsOf, isCharged, isHourLine, linesOf, moneyOf } from './read-content.ts';

/** The lines (and the travel) that a stored sum is made of. */
interface Part {
  lines: Set<LineItem>;
  travel: boolean;
}

/** Lines of the document before → the same lines after, null for those that were removed. */
export type Successors = ReadonlyMap<LineItem, LineItem | null>;

const travelOf = (content: DocumentContent): Cents => centsOf(content.travel_cost) ?? 0;
const sumOf = (lines: readonly LineItem[]): Cents => add(lines.map((line) => centsOf(line.amount) ?? 0));

/** Lines of the total and travel, before discount and tax; of a price that is a range, its upper end. */
export function subtotalOf(content: DocumentContent, end: 'low' | 'high' = 'high'): Cents {
  const lines = linesOf(content).filter((line) => line.optional !== true);
  const values = lines.map((line) => (line.range ? centsOf(line.range[end]) : centsOf(line.amount)) ?? 0);
  return add([...values, travelOf(content)]);
}

export const totalOf = (content: DocumentContent): Cents | null =>
  centsOf(content.amount) ?? centsOf(content.total_cost);

/** Works out what follows from a change. `successors` says what became of the lines that were there before. */
export function restateFigures(
  before: DocumentContent,
  after: DocumentContent,
  successors: Successors,
): DocumentContent {
  const content: DocumentContent = {
    ...after,
    discount: moveBase(before, before.discount, after.discount, after, successors),
    tax: moveBase(before, before.tax, after.tax, after, successors),
  };
  restateLabor(before, content);
  restateMaterials(before, content, successors);
  const { discount, tax, total } = totalsOf(content, 'high');
  content.discount = withAmount(content.discount, discount);
  content.tax = withAmount(content.tax, tax);
  const low = totalsOf(content, 'low').total;
  const single = isDecided(before, content) ? total : null;
  content.amount = keep(content.amount, single);
  if ('total_cost' in content) content.total_cost = keep(content.total_cost, single);
  delete content.total_range;
  if (single === null && low !== total) content.total_range = { low: moneyOf(low), high: moneyOf(total) };
  if (!content.deposit_paid) content.deposit = withAmount(content.deposit, depositOf(content.deposit, single));
  return content;
}

/** items + travel − discount + tax, each rounded half up to the cent. */
function totalsOf(content: DocumentContent, end: 'low' | 'high') {
  const subtotal = subtotalOf(content, end);
  const discount = shareOf(content.discount, subtotal);
  const untaxed = sumOf(linesOf(content).filter((line) => isCharged(line) && line.taxable === false));
  const tax = shareOf(content.tax, subtotal - discount - untaxed);
  return { discount, tax, total: subtotal - discount + tax };
}

function shareOf(adjustment: Adjustment | null, whole: Cents): Cents {
  if (!adjustment) return 0;
  if (typeof adjustment.percent !== 'number') return centsOf(adjustment.amount) ?? 0;
  return percentOf(centsOf(adjustment.base) ?? whole, adjustment.percent);
}

/** A third is said as 33.33 percent and meant exactly. */
function depositOf(deposit: Adjustment | null, total: Cents | null): Cents {
  if (!deposit) return 0;
  const whole = centsOf(deposit.base) ?? total;
  if (typeof deposit.percent !== 'number' || whole === null) return centsOf(deposit.amount) ?? 0;
  const thirds = [33.33, 66.67].findIndex((third) => Math.abs(third - deposit.percent!) < 0.005) + 1;
  return thirds > 0 ? Math.round((whole * thirds) / 3) : percentOf(whole, deposit.percent);
}

function withAmount(adjustment: Adjustment | null, amount: Cents): Adjustment | null {
  if (!adjustment || centsOf(adjustment.amount) === amount) return adjustment;
  return { ...adjustment, amount: moneyOf(amount) };
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
  const part = findPart(before, was, (line) => !isHourLine(line) && line.kind !== 'labor', false);
  if (!part) return;
  const left = [...part.lines].some((line) => successors.get(line));
  content.material_costs = left ? keep(content.material_costs, sumOfPart(part, content, successors)) : null;
}

/**
 * What a stored sum was made of: the lines marked for it, all of them, or the smallest set that adds up to it. Null where
 * the lines do not account for it.
 */
export function findPart(
  content: DocumentContent,
  sum: Cents,
  may: (line: LineItem) => boolean = () => true,
  withTravel = true,
): Part | null {
  const lines = linesOf(content).filter((line) => isCharged(line) && may(line));
  for (const marked of [
    lines.filter((line) => line.taxable === true),
    lines.filter((line) => line.kind === 'material'),
    lines,
  ])
    if (marked.length > 0 && sumOf(marked) === sum) return { lines: new Set(marked), travel: false };
  const travel = withTravel ? travelOf(content) : 0;
  if (travel > 0 && sumOf(lines) + travel === sum) return { lines: new Set(lines), travel: true };
  // a share of the whole is on goods rather than on work
  const set =
    smallestSet(
      lines.filter((line) => !isHourLine(line)),
      sum,
    ) ?? smallestSet(lines, sum);
  if (set) return { lines: new Set(set), travel: false };
  const rest = travel > 0 ? smallestSet(lines, sum - travel) : null;
  return rest ? { lines: new Set(rest), travel: true } : null;
}

/** Of at most twelve lines, as there are 4,096 sets of those; a longer list is not guessed at. */
function smallestSet(lines: readonly LineItem[], sum: Cents): LineItem[] | null {
  if (lines.length > 12) return null;
  let best: LineItem[] | null = null;
  for (let mask = 1; mask < 1 << lines.length; mask += 1) {
    const set = lines.filter((_, at) => mask & (1 << at));
    if (sumOf(set) === sum && (!best || set.length < best.length)) best = set;
  }
  return best;
}

function sumOfPart(part: Part, content: DocumentContent, successors: Successors): Cents {
  const lines = [...part.lines].flatMap((line) => successors.get(line) ?? []).filter(isCharged);
  return add([sumOf(lines), part.travel ? travelOf(content) : 0]);
}

/** "8.5 percent on the plants": the base follows the plants, unless the instruction has just set another one. */
function moveBase(
  before: DocumentContent,
  old: Adjustment | null,
  now: Adjustment | null,
  content: DocumentContent,
  successors: Successors,
): Adjustment | null {
  const base = centsOf(now?.base);
  if (!now || base === null || centsOf(old?.base) !== base) return now;
  const part = findPart(before, base);
  if (!part) return now;
  const moved = sumOfPart(part, content, successors);
  if (moved === base) return now;
  // Nothing is left that it was on.
  return moved === 0 ? null : { ...now, base: moneyOf(moved) };
}
