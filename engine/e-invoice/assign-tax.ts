/** Which lines are taxed and at what rate: what the document says with one percentage, line by line. */
import type { Adjustment, DocumentContent, LineItem } from '../document/business-document.ts';
import { add, allocate, type Cents, parseMoney, percentOf } from '../money.ts';
import type { MissingDetail, SellerDetails, TaxCategory } from './e-invoice.ts';

/** The lines of one category, what they come to, and their share of the discount. Cents. */
export interface TaxGroup {
  category: TaxCategory;
  rate: number | null;
  lines: Set<LineItem>;
  sum: Cents;
  discount: Cents;
  tax: Cents;
}

const ask = (field: string, message: string, place: MissingDetail['place'] = 'document'): MissingDetail => ({
  place,
  field,
  message,
});

/**
 * One group or two: the taxed lines and the others. Every line has an amount. Lists what is missing instead when the
 * document's tax does not follow from its lines, or when nobody has said why lines bear none.
 */
export function assignTax(
  content: Pick<DocumentContent, 'discount' | 'tax'>,
  lines: readonly LineItem[],
  seller: SellerDetails,
): { groups: TaxGroup[]; missing: MissingDetail[] } {
  const { discount } = content;
  const tax = content.tax ? parseMoney(content.tax.amount) : 0;
  const split = tax === 0 ? divide(lines, () => false, discount) : findTaxed(content, lines, discount);
  if (!split)
    return {
      groups: [],
      missing: [
        ask(
          'tax',
          content.tax?.percent === undefined
            ? 'The tax is an amount without a percentage. Say its rate, such as “tax is 8.25 percent”.'
            : 'The tax does not follow from the lines. Say which lines are taxed, or put the tax on all of them.',
        ),
      ],
    };
  const groups: TaxGroup[] = [];
  if (split.taxed.lines.size > 0) groups.push({ ...split.taxed, category: 'S', rate: content.tax!.percent!, tax });
  if (split.others.lines.size === 0) return { groups, missing: [] };
  const category = seller.untaxedCategory;
  if (category === null)
    return {
      groups,
      missing: [ask('untaxedCategory', 'Say why lines without tax bear none.', 'seller')],
    };
  if (category === 'O' && groups.length > 0)
    return {
      groups,
      missing: [
        ask(
          'untaxedCategory',
          'Taxed and untaxed lines stand together: “outside the scope” cannot be the reason then. Choose another one.',
          'seller',
        ),
      ],
    };
  groups.push({ ...split.others, category, rate: category === 'O' ? null : 0, tax: 0 });
  return { groups, missing: [] };
}

type Part = Pick<TaxGroup, 'lines' | 'sum' | 'discount'>;

/** The taxed lines are those whose sum, less their share of the discount, gives the tax to the cent. */
function findTaxed({ tax }: Pick<DocumentContent, 'tax'>, lines: readonly LineItem[], discount: Adjustment | null) {
  if (tax?.percent === undefined) return null;
  const base = tax.base === undefined ? null : parseMoney(tax.base);
  const choices: [isTaxed: (line: LineItem) => boolean, discountOnTaxed?: boolean][] = [
    [({ taxable }) => taxable !== false],
  ];
  // A tax that was said to be on the materials (or the labor) names its base instead of marking the lines.
  if (base !== null)
    for (const kind of ['material', 'labor'])
      choices.push([(line) => line.kind === kind], [(line) => line.kind === kind, false]);
  for (const [isTaxed, discountOnTaxed = true] of choices) {
    const split = divide(lines, isTaxed, discount, discountOnTaxed);
    const taxable = split.taxed.sum - split.taxed.discount;
    if (base !== null && taxable !== base) continue;
    if (percentOf(taxable, tax.percent) === parseMoney(tax.amount)) return split;
  }
  return null;
}

/** A discount falls on both parts by their shares in what it is on (as in arithmetic.ts). */
function divide(
  lines: readonly LineItem[],
  isTaxed: (line: LineItem) => boolean,
  discount: Adjustment | null,
  discountOnTaxed = true,
): { taxed: Part; others: Part } {
  const off = discount ? parseMoney(discount.amount) : 0;
  const sumOf = (of: readonly LineItem[]) => add(of.map(({ amount }) => parseMoney(amount!)));
  const part = (wanted: boolean) => {
    const own = lines.filter((line) => isTaxed(line) === wanted);
    const discounted = own.filter(({ discountable }) => discount?.base === undefined || discountable !== false);
    return { lines: new Set(own), sum: sumOf(own), discounted: sumOf(discounted) };
  };
  const [taxed, others] = [part(true), part(false)];
  const share = (): Cents => {
    if (!discountOnTaxed || taxed.lines.size === 0) return 0;
    if (others.discounted <= 0) return off;
    return taxed.discounted <= 0 ? 0 : allocate(off, [taxed.discounted, others.discounted])[0]!;
  };
  const onTaxed = share();
  return { taxed: { ...taxed, discount: onTaxed }, others: { ...others, discount: off - onTaxed } };
}
