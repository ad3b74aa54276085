/** What is still open about the money of a document: asked when it is drafted, and gone once it was settled. */
import { type Cents, formatMoney, showMoney } from '../money.ts';
import type { DocumentContent, LineItem, Question } from './business-document.ts';

/** Lines of the total without an amount: what they cost, or how much of them is needed. */
export const askAboutLines = (items: readonly LineItem[]): Question[] =>
  items
    .filter(({ amount, range, optional }) => amount === null && !range && optional !== true)
    .map(
      ({ description, unit, unit_price, source }): Question =>
        unit_price === null
          ? {
              of: 'price',
              about: `Price of ${description}`,
              readings: [],
              because: source === 'edited' ? 'It has no price yet.' : 'No price was said for it.',
              answer: `Set the price of “${description}” to $`,
            }
          : {
              of: 'quantity',
              about: `Quantity of ${description}`,
              readings: [],
              because: `There is a price per ${unit ?? 'unit'}, and no quantity.`,
              answer: `Set the quantity of “${description}” to `,
            },
    );

/** A total that was said beside lines that come to another. */
export const askAboutTotal = (sum: Cents, said: Cents): Question => ({
  of: 'total',
  about: 'Total',
  readings: [
    {
      value: `${showMoney(sum)}, as the lines add up`,
      total: formatMoney(sum),
      answer: `Make the total ${showMoney(sum)}`,
    },
    {
      value: `${showMoney(said)}, as it was said`,
      total: formatMoney(said),
      answer: `Make the total ${showMoney(said)}`,
    },
  ],
  because: 'The total that was said is not the sum of the lines.',
});

/** The questions that are still open after a change. Those about lines are asked anew of the lines as they stand. */
export function settleQuestions(
  questions: readonly Question[],
  before: DocumentContent,
  after: DocumentContent,
): Question[] {
  const kept = questions.filter((question) => {
    const of = question.of ?? ofOlder(question);
    if (of === 'price' || of === 'quantity') return false;
    if (of === 'travel') return after.travel_cost === null;
    if (of === 'share') return same(before.discount, after.discount) && same(before.tax, after.tax);
    return after.amount === null || (after.amount === before.amount && sameFigures(before, after));
  });
  return [...kept, ...askAboutLines(after.items)];
}

/** Whether nothing that a total is made of differs: wording, names and dates may. */
export const sameFigures = (one: DocumentContent, other: DocumentContent): boolean =>
  same(figuresOf(one), figuresOf(other));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const figuresOf = ({ items, travel_cost, discount, tax, deposit, deposit_paid }: DocumentContent) => [
  items.map((line) => [
    line.quantity,
    line.unit_price,
    line.amount,
    line.optional,
    line.alternative,
    line.range,
    line.taxable,
    line.discountable,
    line.minimum,
    line.markup,
  ]),
  travel_cost,
  [discount, tax, deposit].map((adjustment) => adjustment && [adjustment.percent, adjustment.base, adjustment.amount]),
  deposit_paid,
];

/** Questions were stored without saying what they are of. */
function ofOlder({ about, readings }: Question): Question['of'] {
  if (about.startsWith('Price of ')) return 'price';
  if (about.startsWith('Quantity of ')) return 'quantity';
  if (about === 'Travel') return 'travel';
  if (about.startsWith('What the percentage on ')) return 'share';
  return readings.length > 0 ? 'total' : 'doubt';
}
