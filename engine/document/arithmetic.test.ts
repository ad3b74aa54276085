import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../money.ts';
import { nameShare, shareOf } from './arithmetic.ts';
import type { Adjustment, DocumentContent, LineItem } from './business-document.ts';
import { refineDocument } from './refine-document.ts';
import { makeContent, makeLine } from './sample-content.ts';
import { recalculate } from './total-document.ts';

/** Halves away from zero, in whole numbers: the same rule written down a second time, for comparison. */
const round = (numerator: bigint, denominator: bigint): bigint => {
  const sign = numerator < 0n ? -1n : 1n;
  const [quotient, rest] = [(sign * numerator) / denominator, (sign * numerator) % denominator];
  return sign * (2n * rest >= denominator ? quotient + 1n : quotient);
};
const percentOf = (cents: bigint, percent: number): bigint =>
  round(cents * BigInt(Math.round(percent * 1000)), 100_000n);
const cents = (money: string | null | undefined): bigint => BigInt(parseMoney(money!));

const percent = fc.integer({ min: 0, max: 30_000 }).map((value) => value / 1000);
const money = (max: number) => fc.integer({ min: 0, max }).map(formatMoney);

const anyLine: fc.Arbitrary<LineItem> = fc
  .record({
    price: money(500_000),
    quantity: fc.option(fc.integer({ min: 1, max: 4000 }).map((value) => value / 8)),
    markup: fc.option(fc.record({ cost: money(300_000), percent }), { freq: 3 }),
    optional: fc.boolean(),
    untaxed: fc.boolean(),
    hidden: fc.boolean(),
  })
  .map(({ price, quantity, markup, optional, untaxed, hidden }) =>
    makeLine({
      quantity,
      unit: quantity === null ? null : 'each',
      unit_price: quantity === null ? null : price,
      amount: price,
      optional,
      ...(markup ? { markup } : {}),
      ...(untaxed ? { taxable: false } : {}),
      ...(hidden ? { hide_price: true } : {}),
    }),
  );

const anyContent: fc.Arbitrary<DocumentContent> = fc
  .record({
    items: fc.array(anyLine, { minLength: 1, maxLength: 9 }),
    travel: fc.option(money(50_000)),
    discount: fc.option(percent),
    tax: fc.option(percent),
    deposit: fc.option(fc.constantFrom(10, 25, 33.33, 50, 66.67, 12.5)),
    minimum: fc.option(money(900_000)),
  })
  .map(({ items, travel, discount, tax, deposit, minimum }) => {
    const share = (value: number | null): Adjustment | null =>
      value === null ? null : { percent: value, amount: '0.00' };
    const least = minimum === null ? [] : [makeLine({ description: 'Minimum', amount: '0.00', minimum })];
    return makeContent({
      items: [...items, ...least],
      travel_cost: travel,
      discount: share(discount),
      tax: share(tax),
      deposit: share(deposit),
    });
  });

/** The order of arithmetic once more, step by step, as docs/arithmetic.md tells it. */
function byHand(content: DocumentContent) {
  const charged = content.items.filter(({ optional, minimum }) => !optional && minimum === undefined);
  const worth = charged.map((line) => {
    const price = line.markup
      ? cents(line.markup.cost) + percentOf(cents(line.markup.cost), line.markup.percent)
      : null;
    if (line.quantity === null) return price ?? cents(line.amount);
    return round((price ?? cents(line.unit_price)) * BigInt(Math.round(line.quantity * 1000)), 1000n);
  });
  const travel = content.travel_cost === null ? 0n : cents(content.travel_cost);
  const known = worth.reduce((sum, value) => sum + value, travel);
  const least = content.items.find(({ minimum }) => minimum !== undefined)?.minimum;
  const lacking = least !== undefined && cents(least) > known ? cents(least) - known : 0n;
  const subtotal = known + lacking;
  const discount = content.discount ? percentOf(subtotal, content.discount.percent!) : 0n;
  const untaxed = worth.reduce((sum, value, at) => sum + (charged[at]!.taxable === false ? value : 0n), 0n);
  const taxed = subtotal - untaxed;
  // The taxable part's share of the discount, rounded down; a cent that is left over is the taxable part's.
  const share =
    untaxed === 0n
      ? discount
      : taxed === 0n
        ? 0n
        : (discount * taxed) / subtotal + ((discount * taxed) % subtotal > 0n ? 1n : 0n);
  const tax = content.tax ? percentOf(taxed - share, content.tax.percent!) : 0n;
  const total = subtotal - discount + tax;
  const parts = content.deposit?.percent;
  const deposit =
    parts === undefined
      ? 0n
      : parts === 33.33
        ? round(total, 3n)
        : parts === 66.67
          ? round(total * 2n, 3n)
          : percentOf(total, parts);
  return { discount, tax, total, deposit, lacking };
}

describe('the order of arithmetic', () => {
  it('comes to the same cent as the rule worked out by hand, for any document', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const result = recalculate(content);
        const expected = byHand(content);
        expect({
          discount: result.discount ? cents(result.discount.amount) : 0n,
          tax: result.tax ? cents(result.tax.amount) : 0n,
          total: cents(result.amount),
          deposit: result.deposit ? cents(result.deposit.amount) : 0n,
          lacking: result.items
            .filter(({ minimum }) => minimum !== undefined)
            .reduce((sum, { amount }) => sum + cents(amount), 0n),
        }).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const once = recalculate(content);
        expect(recalculate(once)).toEqual(once);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same for an instruction as for a hand: what refine answers is what is worked out anew', () => {
    fc.assert(
      fc.property(anyContent, fc.integer({ min: 1, max: 30 }), (content, off) => {
        const { content: refined, changes } = refineDocument({
          content: recalculate(content),
          instructions: `make the discount ${off} percent`,
          today: '2026-03-02',
        });
        if (changes.length > 0) expect(recalculate(refined)).toEqual(refined);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [100, 33.33, 33],
    [200, 33.33, 67],
    [100, 66.67, 67],
    [2_100_000, 33.33, 700_000],
    [1005, 50, 503],
    [-1005, 50, -503],
  ])('%i cents at %d percent are %i', (base, share, expected) => expect(shareOf(base, share)).toBe(expected));

  it.each([
    [33.33, 'one third'],
    [66.67, 'two thirds'],
    [8.25, '8.25%'],
  ])('%d percent are called %s', (share, name) => expect(nameShare(share)).toBe(name));

  it('lowers taxable and untaxed lines by what a narrow discount is on', () => {
    const result = recalculate(
      makeContent({
        items: [
          makeLine({ amount: '600.00', kind: 'material', discountable: false }),
          makeLine({ amount: '400.00', kind: 'labor', taxable: false }),
        ],
        discount: { percent: 10, base: '400.00', amount: '0.00' },
        tax: { percent: 10, amount: '0.00' },
      }),
    );
    expect([result.discount?.amount, result.tax?.amount, result.amount]).toEqual(['40.00', '60.00', '1020.00']);
  });

  it('asks for no share of a total that is open', () => {
    const closed = recalculate(
      makeContent({ items: [makeLine({ amount: '100.00' })], deposit: { percent: 50, amount: '0.00' } }),
    );
    expect(closed.deposit?.amount).toBe('50.00');
    const open = recalculate({ ...closed, items: [...closed.items, makeLine()] });
    expect([open.amount, open.deposit]).toEqual([null, { percent: 50, amount: '0.00' }]);
  });

  it('leaves a deposit that was paid at what was paid', () => {
    const paid = recalculate(
      makeContent({
        items: [makeLine({ amount: '100.00' })],
        deposit: { percent: 50, amount: '50.00' },
        deposit_paid: true,
      }),
    );
    const more = recalculate({ ...paid, items: [...paid.items, makeLine({ amount: '60.00' })] });
    expect([more.amount, more.deposit?.amount]).toEqual(['160.00', '50.00']);
  });
});
