/** What is still open about the money of a document: asked when it is drafted, and gone once it was settled. */
import { type Cents, formatMoney, showMoney } from '../money.ts';
import type { JobUnsure } from '../transcript/job/job.ts';
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

/** What to look at in `text` where the talk as a whole was hard to read: what each figure or service in doubt was taken for. */
export const askAboutFigures = (unsure: readonly JobUnsure[], text: string, items: readonly LineItem[]): Question[] =>
  unsure.map(({ start, end, taken, service }): Question => {
    const about = `Check ${quoted(text, start, end)}`;
    const line = items.find(({ evidence }) =>
      evidence?.spans.some((span) => span.start <= start && start < span.end),
    )?.description;
    return {
      of: 'figure',
      about,
      readings: [{ value: 'That is right', total: null, answer: `${about}: right as it is` }],
      because: service
        ? `“${service}” ${taken === 'listed' ? 'is charged at the price of your list' : 'of your price list is not charged'}.`
        : `“${text.slice(start, end)}” ${takenFor(taken, line)}.`,
    };
  });

function takenFor(taken: JobUnsure['taken'], line: string | undefined): string {
  const of = line ? ` of “${line}”` : '';
  switch (taken) {
    case 'price':
    case 'worked':
      return `was taken for the price${of || ' of a line'}`;
    case 'count':
      return `was taken for how many or how much${of || ' there is of a line'}`;
    case 'option':
      return `was taken for an option${line ? `, “${line}”` : ''}, which is not in the total`;
    case 'discount':
    case 'deposit':
      return `was taken for a ${taken}`;
    case 'term':
      return 'was taken for tax, travel or the least that the job costs';
    default:
      return 'is in no price';
  }
}

/** How many words before and behind are shown. */
const BEFORE = 4;
const BEHIND = 3;

/** “… for the door four extra remotes at …”: a place in the transcript with the words around it. */
function quoted(text: string, start: number, at: number): string {
  const end = at + /^\w*/.exec(text.slice(at))![0].length;
  const before = text.slice(0, start).split(/\s+/).filter(Boolean);
  const behind = text.slice(end).split(/\s+/).filter(Boolean);
  const words = [...before.slice(-BEFORE), text.slice(start, end), ...behind.slice(0, BEHIND)];
  return `“${before.length > BEFORE ? '… ' : ''}${words.join(' ')}${behind.length > BEHIND ? ' …' : ''}”`;
}

/** The questions that are left when `instruction` says of one that all is right as it is; null where it says so of none. */
export function withoutConfirmed(questions: readonly Question[], instruction: string): Question[] | null {
  const left = questions.filter(
    ({ of, readings }) => of !== 'figure' || !readings.some(({ answer }) => answer === instruction.trim()),
  );
  return left.length < questions.length ? left : null;
}

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
