/** Where a figure of a document comes from, in words: what was said, the price list, a setting, a sum, or a hand. */
import {
  type Adjustment,
  type DocumentContent,
  type Evidence,
  formatMoney,
  nameShare,
  type PresentedTotal,
  type Source,
  sumsOf,
} from '#engine/index.ts';
import { showAmount, showDate } from '#web/ui/format.ts';

/** A stretch of the transcript with a little of what stands around it. */
export interface Quote {
  before: string;
  words: string;
  after: string;
}

export interface Explanation {
  title: string;
  /** A sentence each. */
  sentences: string[];
  quotes: Quote[];
  /** The terms of a sum, the result last. */
  sum: { label: string; value: string }[];
}

const around = 36;

const nothing: Explanation = {
  title: 'To be priced',
  sentences: ['No price was said for this, and none is in your price list.'],
  quotes: [],
  sum: [],
};

/** Cuts at a word, so that the snippet reads. */
export function quoteSpan(transcript: string | null, span: { start: number; end: number; text: string }): Quote {
  if (!transcript || transcript.slice(span.start, span.end) !== span.text)
    return { before: '', words: span.text, after: '' };
  const from = Math.max(0, span.start - around);
  const to = Math.min(transcript.length, span.end + around);
  const before = transcript.slice(from, span.start);
  const after = transcript.slice(span.end, to);
  return {
    before: from > 0 ? `…${before.replace(/^\S*\s/, '')}` : before,
    words: span.text,
    after: to < transcript.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  };
}

function explainSource(
  source: Source | undefined,
  evidence: Evidence | null | undefined,
  transcript: string | null,
): Explanation {
  if (!source) return nothing;
  const quotes = (evidence?.spans ?? []).map((span) => quoteSpan(transcript, span));
  const sum = evidence?.computation ? [evidence.computation] : [];
  switch (source) {
    case 'said':
      return { title: 'You said', sentences: sum, quotes, sum: [] };
    case 'catalogue':
      return {
        title: 'From your price list',
        sentences: [...(evidence?.service ? [`Service “${evidence.service.name}”.`] : []), ...sum],
        quotes,
        sum: [],
      };
    case 'profile':
      return {
        title: 'From your settings',
        sentences: [...(evidence?.setting ? [`Setting “${evidence.setting}”.`] : []), ...sum],
        quotes,
        sum: [],
      };
    case 'computed':
      return { title: 'Worked out', sentences: sum, quotes, sum: [] };
    case 'edited':
      return {
        title: 'Entered by hand',
        sentences: [...(evidence?.editedAt ? [`Changed on ${showDate(evidence.editedAt)}.`] : []), ...sum],
        quotes,
        sum: [],
      };
  }
}

/** The line at this index of content.items; null is travel, which is no line. */
export function explainLine(content: DocumentContent, item: number | null, transcript: string | null): Explanation {
  if (item === null) return explainSource(content.travel_source, content.travel_evidence, transcript);
  const line = content.items[item];
  if (!line) return nothing;
  const source = explainSource(line.source, line.evidence, transcript);
  const own = line.markup
    ? [`Your cost ${showAmount(line.markup.cost)} plus ${line.markup.percent}%. Clients see neither.`]
    : [];
  const explanation = { ...source, sentences: [...source.sentences, ...own] };
  return line.amount === null && !line.range ? { ...nothing, quotes: explanation.quotes } : explanation;
}

/** A row of the totals. */
export function explainTotal(
  content: DocumentContent,
  of: PresentedTotal['of'],
  transcript: string | null,
): Explanation {
  const { discount, tax, deposit } = content;
  if (of === 'travel') return explainLine(content, null, transcript);
  const sums = sumsOf(content);
  if (of === 'discount') return explainAdjustment(discount, formatMoney(sums.subtotal), transcript);
  if (of === 'tax') return explainAdjustment(tax, formatMoney(sums.taxable), transcript);
  if (of === 'deposit') return explainAdjustment(deposit, content.amount, transcript);
  if (of === 'payment')
    return { title: 'Entered by hand', sentences: ['This invoice was marked as paid.'], quotes: [], sum: [] };
  const lines = content.items
    .filter((line) => !line.optional)
    .map((line) => ({
      label: line.description,
      value: line.amount !== null ? showAmount(line.amount) : line.range ? showRange(line.range) : 'To be priced',
    }));
  if (content.travel_cost !== null) lines.push({ label: 'Travel', value: showAmount(content.travel_cost) });
  if (of !== 'subtotal') {
    if (discount) lines.push({ label: 'Discount', value: `−${showAmount(discount.amount)}` });
    if (tax) lines.push({ label: 'Tax', value: showAmount(tax.amount) });
  }
  if (of === 'balance' && deposit && (content.deposit_paid || content.quote_type !== 'invoice'))
    lines.push({ label: content.deposit_paid ? 'Deposit paid' : 'Deposit', value: `−${showAmount(deposit.amount)}` });
  return { title: of === 'balance' ? 'What is left to pay' : 'The sum of', sentences: [], quotes: [], sum: lines };
}

const showRange = ({ low, high }: { low: string; high: string }) => `${showAmount(low)} – ${showAmount(high)}`;

/** `whole` is what a share without a base of its own is of; the sum is told as it stands now, not as it was when it was said. */
function explainAdjustment(
  adjustment: Adjustment | null,
  whole: string | null,
  transcript: string | null,
): Explanation {
  if (!adjustment) return nothing;
  const { percent, base = whole, evidence } = adjustment;
  const { computation: _, ...proof } = evidence ?? { spans: [] };
  const explanation = explainSource(adjustment.source, percent === undefined ? evidence : proof, transcript);
  const share =
    percent === undefined
      ? []
      : [base === null ? `${nameShare(percent)} of the total` : `${nameShare(percent)} of ${showAmount(base)}`];
  const known = explanation === nothing ? { ...nothing, title: 'As stored', sentences: [] } : explanation;
  return { ...known, sentences: [...known.sentences, ...share] };
}
