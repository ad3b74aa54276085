/** The sum at the foot of the lines: how the total comes about, and what is paid when. */
import { showDay } from '../calendar-day.ts';
import { nameShare, thirdsOf } from '../document/arithmetic.ts';
import type {
  Adjustment,
  CalendarDay,
  DocumentContent,
  DocumentType,
  LineItem,
} from '../document/business-document.ts';
import { recalculate } from '../document/total-document.ts';
import { add, type Cents, formatMoney, parseMoney } from '../money.ts';
import type { PresentedBlock, PresentedTotal } from '../present-document.ts';
import { cleanLine } from './clean-text.ts';
import { isRateOnly } from './present-lines.ts';
import { showAmount, showNumber, showRange } from './show-figures.ts';

/** The totals block. The total is the stored one; subtotal and balance are the plain sums that lead to and from it. */
export function presentTotals(
  content: DocumentContent,
  type: DocumentType,
  paidOn: CalendarDay | null,
): PresentedBlock {
  const choices = totalsByChoice(content);
  const paid = type === 'invoice' ? paidOn : null;
  const total = choices.length > 0 ? choices : [totalRow(content, type, paid)];
  return { kind: 'totals', rows: [...leadingRows(content), ...total, ...paymentRows(content, type, paid)] };
}

/** Two or three alternatives and nothing else open: the client sees what each comes to, worked out as it will be when it is chosen. */
function totalsByChoice(content: DocumentContent): PresentedTotal[] {
  const choices = content.items.filter(({ alternative }) => alternative !== undefined);
  const sets = new Set(choices.map(({ alternative }) => alternative));
  if (content.amount !== null || sets.size !== 1 || choices.length < 2 || choices.length > 4) return [];
  const rows = choices.map((chosen) => {
    const { alternative: _, ...line } = chosen;
    const items = content.items.flatMap((item) =>
      item === chosen ? [{ ...line, optional: false }] : item.alternative === undefined ? [item] : [],
    );
    const { amount } = recalculate({ ...content, items });
    if (amount === null) return null;
    const label = `Total with ${cleanLine(chosen.description)}`;
    return { of: 'total' as const, label, value: showAmount(amount), emphasis: true };
  });
  return rows.every((choice) => choice !== null) ? rows : [];
}

function leadingRows(content: DocumentContent): PresentedTotal[] {
  const { discount, tax } = content;
  const rows: PresentedTotal[] = [];
  const subtotal = sumOfKnownLines(content);
  const off = discount ? parseMoney(discount.amount) : 0;
  const due = tax ? parseMoney(tax.amount) : 0;
  if (content.amount === null) {
    const known = charged(content).some(({ amount, range }) => amount !== null && !range);
    const open = charged(content).some((item) => item.amount === null && !item.range && !isRateOnly(item));
    if (known && open) rows.push(row('subtotal', 'Priced so far', showAmount(formatMoney(subtotal))));
  } else if ((off !== 0 || due !== 0) && subtotal - off + due === parseMoney(content.amount)) {
    // A total that was typed by hand does not follow from the lines: then a subtotal would only confuse.
    rows.push(row('subtotal', 'Subtotal', showAmount(formatMoney(subtotal))));
  }
  if (discount && off !== 0)
    rows.push(row('discount', labelOf('Discount', discount, 'of', hidesLines(content)), showAmount(formatMoney(-off))));
  if (tax && due !== 0) rows.push(row('tax', labelOf('Tax', tax, 'on', hidesLines(content)), showAmount(tax.amount)));
  return rows;
}

function totalRow(content: DocumentContent, type: DocumentType, paidOn: CalendarDay | null): PresentedTotal {
  const paidAhead = content.amount !== null && (paidOn !== null || received(content) !== null);
  const label = type === 'invoice' && !paidAhead ? 'Balance due' : 'Total';
  return { of: 'total', label, value: totalValue(content), emphasis: !(type === 'invoice' && paidAhead) };
}

/** The deposit that was paid; null for none, and for one of nothing. */
const received = ({ deposit, deposit_paid }: DocumentContent): DocumentContent['deposit'] =>
  deposit && deposit_paid === true && parseMoney(deposit.amount) !== 0 ? deposit : null;

function totalValue(content: DocumentContent): string {
  if (content.amount !== null) return showAmount(content.amount);
  if (content.total_range) return showRange(content.total_range);
  const lines = charged(content);
  if (
    lines.every(({ amount }) => amount !== null) &&
    content.items.some(({ alternative }) => alternative !== undefined)
  )
    return 'Depends on your choice';
  return 'To be priced';
}

function paymentRows(content: DocumentContent, type: DocumentType, paidOn: CalendarDay | null): PresentedTotal[] {
  const { deposit } = content;
  const rows: PresentedTotal[] = [];
  const isInvoice = type === 'invoice';
  const paidAhead = received(content) !== null;
  // An invoice asks for everything that is due: of deposits it shows only what was received.
  const agreed = deposit && parseMoney(deposit.amount) !== 0 && (paidAhead || !isInvoice) ? deposit : null;
  if (deposit?.percent && !agreed && content.amount === null && !isInvoice)
    rows.push(row('deposit', 'Deposit', `${capitalize(showShare(deposit.percent))} of the total`));
  if (agreed)
    rows.push(
      row(
        'deposit',
        labelOf(paidAhead ? 'Deposit paid' : 'Deposit', agreed, 'of', hidesLines(content)),
        showAmount(paidAhead ? formatMoney(-parseMoney(agreed.amount)) : agreed.amount),
      ),
    );
  if (content.amount === null || (!agreed && paidOn === null)) return rows;
  const left = parseMoney(content.amount) - (agreed ? parseMoney(agreed.amount) : 0);
  if (paidOn !== null) {
    rows.push(row('payment', `Paid ${showDay(paidOn)}`, showAmount(formatMoney(-left))));
    rows.push({ of: 'balance', label: 'Balance due', value: showAmount('0.00'), emphasis: true });
  } else if (isInvoice)
    rows.push({ of: 'balance', label: 'Balance due', value: showAmount(formatMoney(left)), emphasis: true });
  else rows.push(row('balance', 'Balance after deposit', showAmount(formatMoney(left))));
  return rows;
}

const row = (of: PresentedTotal['of'], label: string, value: string): PresentedTotal => ({
  of,
  label,
  value,
  emphasis: false,
});

const hidesLines = ({ price_view, items }: DocumentContent): boolean =>
  (price_view !== undefined && price_view !== 'lines') || items.some(({ hide_price }) => hide_price);

const charged = (content: DocumentContent): LineItem[] => content.items.filter(({ optional }) => !optional);

function sumOfKnownLines(content: DocumentContent): Cents {
  const amounts = charged(content).flatMap(({ amount, range }) =>
    amount === null || range ? [] : [parseMoney(amount)],
  );
  return add([...amounts, content.travel_cost === null ? 0 : parseMoney(content.travel_cost)]);
}

const showShare = (percent: number): string => (thirdsOf(percent) > 0 ? nameShare(percent) : `${showNumber(percent)}%`);
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Discount (10%)", "Tax (8.25% on $1,400.00)", "Deposit". */
function labelOf(
  name: string,
  { percent, base: whole }: Adjustment,
  preposition: 'of' | 'on',
  hidesBase = false,
): string {
  if (percent === undefined) return name;
  // What a percentage is of may be the sum of lines whose prices are not to be seen.
  const base = hidesBase ? undefined : whole;
  return `${name} (${showShare(percent)}${base === undefined ? '' : ` ${preposition} ${showAmount(base)}`})`;
}
