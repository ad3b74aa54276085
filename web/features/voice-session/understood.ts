/** What the engine made of the words so far, as short lines for the slip beside the recorder. */
import type { Adjustment, DocumentContent, LineItem } from '#engine/index.ts';
import { showAmount } from '#web/ui/format.ts';

export interface UnderstoodLine {
  label: string;
  /** How the figure comes about, such as "16 h × $65"; empty for a lump sum. */
  chip: string;
  value: string;
  /** Outside the total. */
  optional: boolean;
}

const shortUnits: Record<string, string> = { hour: 'h', each: '', day: 'd', minute: 'min' };

/** "$65.00" → "$65" where no cents were said. */
const shortAmount = (amount: string) => showAmount(amount).replace(/\.00$/, '');

const chipOf = ({ quantity, unit, unit_price: price }: LineItem): string => {
  if (quantity === null || (quantity === 1 && unit === null)) return '';
  const short = unit === null ? '' : (shortUnits[unit] ?? unit);
  const amount = [quantity.toLocaleString('en-US'), short].filter(Boolean).join(' ');
  return price === null ? amount : `${amount} × ${shortAmount(price)}`;
};

const priceOf = ({ amount, range }: LineItem): string => {
  if (amount !== null) return showAmount(amount);
  return range ? `${shortAmount(range.low)}–${shortAmount(range.high)}` : 'no price yet';
};

const adjustmentLine = (label: string, adjustment: Adjustment | null, sign: string): UnderstoodLine[] =>
  adjustment
    ? [
        {
          label,
          chip: adjustment.percent === undefined ? '' : `${adjustment.percent}%`,
          value: `${sign}${showAmount(adjustment.amount)}`,
          optional: false,
        },
      ]
    : [];

/** The lines in the order of the document. */
export function understoodLines(content: DocumentContent): UnderstoodLine[] {
  return [
    ...content.items.map((item) => ({
      label: item.description,
      chip: chipOf(item),
      value: priceOf(item),
      optional: item.optional,
    })),
    ...(content.travel_cost === null
      ? []
      : [
          {
            label: 'Travel',
            chip: content.travel_time_hours === null ? '' : `${content.travel_time_hours.toLocaleString('en-US')} h`,
            value: showAmount(content.travel_cost),
            optional: false,
          },
        ]),
    ...adjustmentLine('Discount', content.discount, '−'),
    ...adjustmentLine('Tax', content.tax, ''),
  ];
}

/** What is known besides the prices: who, where, when. */
export function understoodFacts(content: DocumentContent): { label: string; value: string }[] {
  const { client, clientContact, timeline, deposit } = content;
  return [
    { label: 'Client', value: client },
    { label: 'Address', value: clientContact?.address },
    { label: 'Phone', value: clientContact?.phone },
    { label: 'Email', value: clientContact?.email },
    { label: 'Timeline', value: timeline },
    {
      label: 'Deposit',
      value: deposit && (deposit.percent === undefined ? showAmount(deposit.amount) : `${deposit.percent}%`),
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
