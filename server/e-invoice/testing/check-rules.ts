/**
 * The business rules of EN 16931-1 that an invoice like ours can break, by their numbers. Written from the statements of
 * the standard; the official Schematron files are not on the package registry. For tests.
 */
import { type Cents, divideHalfUp, parseMoney, toMillionths } from '#engine/index.ts';
import type { ReadInvoice } from './read-e-invoice.ts';

const cents = (amount: string | null): Cents => (amount === null ? 0 : parseMoney(amount));
const sum = (amounts: (string | null)[]): Cents => amounts.reduce((total, amount) => total + cents(amount), 0);
const isMoney = (amount: string | null) => amount !== null && /^-?\d+\.\d{2}$/.test(amount);

/** The numbers of the broken rules, each with what broke it; empty for a good invoice. */
export function brokenRules(invoice: ReadInvoice): string[] {
  const broken: string[] = [];
  const rule = (id: string, holds: boolean, what: unknown = '') => {
    if (!holds) broken.push(`${id} ${JSON.stringify(what)}`);
  };
  const { seller, buyer, lines, taxes, allowances, totals } = invoice;

  rule('BR-01', invoice.specification === 'urn:cen.eu:en16931:2017', invoice.specification);
  rule('BR-02', Boolean(invoice.number));
  rule('BR-03', /^\d{4}-\d\d-\d\d$/.test(invoice.issuedOn ?? ''), invoice.issuedOn);
  rule('BR-04', invoice.typeCode === '380', invoice.typeCode);
  rule('BR-05', invoice.currency === 'USD', invoice.currency);
  rule('BR-06', Boolean(seller.name));
  rule('BR-07', Boolean(buyer.name));
  rule('BR-08/09', /^[A-Z]{2}$/.test(seller.country ?? ''), seller);
  rule('BR-10/11', /^[A-Z]{2}$/.test(buyer.country ?? ''), buyer);
  for (const [id, amount] of [
    ['BR-12', totals.lines],
    ['BR-13', totals.net],
    ['BR-14', totals.gross],
    ['BR-15', totals.due],
  ] as const)
    rule(id, isMoney(amount), amount);
  rule('BR-16', lines.length > 0);
  for (const line of lines) {
    rule('BR-21', Boolean(line.id), line);
    rule('BR-22', /^-?\d+(\.\d+)?$/.test(line.quantity ?? ''), line);
    rule('BR-23', Boolean(line.unitCode), line);
    rule('BR-24', isMoney(line.amount), line);
    rule('BR-25', Boolean(line.name?.trim()), line);
    rule('BR-26/27', isMoney(line.price) && cents(line.price) >= 0, line);
    rule('BR-CO-04', Boolean(line.category), line);
    // Not a rule of the core, but of most who receive: the line is quantity × price ÷ price quantity.
    const product =
      toMillionths(line.quantity!) * toMillionths(line.price!) * 100n * (line.priceQuantity ? 1_000_000n : 1n);
    const divisor = 1_000_000_000_000n * (line.priceQuantity ? toMillionths(line.priceQuantity) : 1n);
    rule('line', Number(divideHalfUp(product, divisor)) === cents(line.amount), line);
  }
  rule('ids', new Set(lines.map(({ id }) => id)).size === lines.length);
  for (const allowance of allowances) {
    rule('BR-31', isMoney(allowance.amount), allowance);
    rule('BR-32', Boolean(allowance.category), allowance);
    rule('BR-33', Boolean(allowance.reason), allowance);
  }

  rule('BR-CO-03', invoice.dueOn !== '');
  for (const { vatId } of [seller, buyer]) rule('BR-CO-09', vatId === null || /^[A-Z]{2}./.test(vatId), vatId);
  rule('BR-CO-10', sum(lines.map(({ amount }) => amount)) === cents(totals.lines), totals);
  rule('BR-CO-11', sum(allowances.map(({ amount }) => amount)) === cents(totals.allowances), totals);
  rule('BR-CO-13', cents(totals.lines) - cents(totals.allowances) === cents(totals.net), totals);
  rule('BR-CO-14', sum(taxes.map(({ amount }) => amount)) === cents(totals.tax), totals);
  rule('BR-CO-15', cents(totals.net) + cents(totals.tax) === cents(totals.gross), totals);
  rule('BR-CO-16', cents(totals.gross) - cents(totals.paid) === cents(totals.due), totals);
  rule('BR-CO-18', taxes.length > 0);
  rule('BR-CO-25', cents(totals.due) <= 0 || invoice.dueOn !== null, invoice.dueOn);
  rule('BR-CO-26', Boolean(seller.id || seller.vatId), seller);

  const key = ({ category, rate }: { category: string | null; rate: string | null }) => `${category} ${rate}`;
  rule('one breakdown each', new Set(taxes.map(key)).size === taxes.length, taxes);
  for (const tax of taxes) {
    const { category, rate } = tax;
    const own = <T extends { category: string | null; rate: string | null }>(entries: T[]) =>
      entries.filter((entry) => key(entry) === key(tax));
    rule('BR-45', isMoney(tax.base), tax);
    rule('BR-46', isMoney(tax.amount), tax);
    rule('BR-48', category === 'O' ? rate === null : rate !== null, tax);
    const base = sum(own(lines).map(({ amount }) => amount)) - sum(own(allowances).map(({ amount }) => amount));
    rule(`BR-${category}-08`, base === cents(tax.base), tax);
    const due = divideHalfUp(BigInt(cents(tax.base)) * toMillionths(rate ?? '0'), 100_000_000n);
    rule('BR-CO-17', Number(due) === cents(tax.amount), tax);
    const hasReason = Boolean(tax.reason || tax.reasonCode);
    rule(`BR-${category}-10`, category === 'S' || category === 'Z' ? !hasReason : hasReason, tax);
  }
  for (const entry of [...lines, ...allowances]) {
    const { category, rate } = entry;
    rule(`BR-${category}-01`, taxes.filter((tax) => key(tax) === key(entry)).length === 1, entry);
    if (category === 'S') rule('BR-S-05', rate !== null && toMillionths(rate) > 0n, entry);
    else if (category === 'O') rule('BR-O-05', rate === null, entry);
    else rule(`BR-${category}-05`, rate === '0', entry);
    if (category === 'O') rule('BR-O-02', !seller.vatId && !buyer.vatId, { seller, buyer });
    else rule(`BR-${category}-02`, Boolean(seller.vatId || seller.taxNumber), seller);
    if (category === 'AE') rule('BR-AE-02', Boolean(buyer.vatId), buyer);
  }
  if (taxes.some(({ category }) => category === 'O')) rule('BR-O-11', taxes.length === 1, taxes);
  return broken;
}
