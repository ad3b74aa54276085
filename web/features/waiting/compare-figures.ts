/** Whether what was stored is what the device showed: profile and prices may have changed meanwhile. */
import type { DocumentContent } from '#engine/index.ts';
import { showAmount } from '#web/ui/format.ts';

const figuresOf = ({ items, ...content }: DocumentContent) => ({
  lines: items.map(({ quantity, unit_price, amount, range, optional }) => ({
    quantity,
    unit_price,
    amount,
    range,
    optional,
  })),
  travel: content.travel_cost,
  discount: content.discount?.amount,
  tax: content.tax?.amount,
  deposit: content.deposit?.amount,
  total: content.amount,
  range: content.total_range,
  until: content.validUntil,
});

/** Documents are stored without the logo, which is the profile's. */
const headOf = ({ businessInfo: { logoUrl: _, ...head } }: DocumentContent) => head;

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Null where they agree; otherwise what to say to the person. */
export function explainDifference(shown: DocumentContent, stored: DocumentContent): string | null {
  if (shown.amount !== stored.amount)
    return `Your prices or settings changed meanwhile: the total is now ${showAmount(stored.amount)}; on the device it was ${showAmount(shown.amount)}.`;
  if (!same(figuresOf(shown), figuresOf(stored)))
    return 'Your prices or settings changed meanwhile: the total is the same, other figures are not.';
  if (!same(headOf(shown), headOf(stored))) return 'Your business profile changed meanwhile: the new one stands on it.';
  return null;
}
