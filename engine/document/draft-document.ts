/** The engine's main call: what was said, the price list and the profile → a priced document with all its proofs. */
import { splitDay } from '../calendar-day.ts';
import { fromDollars, parseMoney, showMoney } from '../money.ts';
import { type Fact, textOf } from '../transcript/fact.ts';
import { type JobReading, readJob } from '../transcript/job/read-job.ts';
import { type Judgement, learned } from '../transcript/learned/judgement.ts';
import type {
  BusinessProfile,
  CalendarDay,
  CatalogueService,
  DocumentContent,
  DocumentType,
  Money,
  Question,
  Suggestion,
} from './business-document.ts';
import { composeContent } from './compose-content.ts';
import { priceJob } from './price-job.ts';
import { reviewDocument } from './review-document.ts';
import { recalculate } from './total-document.ts';

export interface DraftInput {
  /** The day from which dates count. */
  today: CalendarDay;
  /** The button that was pressed. A bid or an invoice that the dictation asks for counts more than quote or estimate. */
  type?: DocumentType;
  catalogue: readonly CatalogueService[];
  profile: BusinessProfile;
  transcript: string;
  /** The fuller form: approach, differentiators, labor, materials and fees in sections. */
  contractor?: boolean;
}

export interface Draft {
  type: DocumentType;
  title: string;
  client: string | null;
  content: DocumentContent;
  amount: Money | null;
  facts: Fact[];
  suggestions: Suggestion[];
  questions: Question[];
}

/**
 * Throws RangeError for a day that does not exist and for amounts past what exact arithmetic holds. `judgement` takes the
 * place of the learned one where reading is learned.
 */
export function draftDocument(input: DraftInput, judgement?: Judgement): Draft {
  splitDay(input.today);
  const { transcript, today, catalogue, profile } = input;
  const reading = readJob({ transcript, today, catalogue, profile }, judgement);
  const { job, repaired, trade } = reading;
  const type = chooseType(job.type?.type, input.type);
  const priced = priceJob(job, repaired.heard, { profile, type, trade: trade.trade, catalogue });
  const composed = composeContent({
    job,
    priced,
    type,
    category: trade.trade,
    profile,
    today,
    contractor: input.contractor === true,
    judgement: judgement ?? learned,
  });
  const counted = recalculate(composed);
  const content = priced.undecided
    ? { ...counted, amount: null, total_cost: null, deposit: composed.deposit }
    : counted;
  const questions = [...priced.questions];
  if (job.deposit?.paid && content.amount !== null && content.deposit) {
    const [total, paid] = [parseMoney(content.amount), parseMoney(content.deposit.amount)];
    if (paid <= total) content.terms = [...content.terms, `Balance due: ${showMoney(total - paid)}`];
    // nobody pays more ahead than all comes to
    else
      questions.push({
        of: 'doubt',
        about: 'The payment that was received',
        readings: [],
        because: `${showMoney(paid)} was paid, and all comes to ${showMoney(total)}: something may be missing.`,
      });
  }
  return {
    type,
    title: content.title,
    client: content.client,
    content,
    amount: content.amount,
    facts: factsOf(reading),
    suggestions: reviewDocument({ content, catalogue, profile, today }),
    questions,
  };
}

/** The type that is asked for counts; the button decides between what it offers. */
function chooseType(said: DocumentType | undefined, pressed: DocumentType | undefined): DocumentType {
  if (!pressed) return said ?? 'quote';
  return (pressed === 'quote' || pressed === 'estimate') && (said === 'bid' || said === 'invoice') ? said : pressed;
}

/** What was understood, each with its words: what a screen shows beside the transcript. */
function factsOf({ job, repaired, trade }: JobReading): Fact[] {
  const { heard } = repaired;
  const facts: Fact[] = [];
  const put = (
    kind: string,
    value: unknown,
    place: { from: number; to: number },
    more: Record<string, unknown> = {},
  ): void => {
    const first = heard.tokens[place.from];
    const last = heard.tokens[place.to - 1];
    if (!first || !last || last.end < first.start) return;
    facts.push({
      kind,
      value,
      ...more,
      start: first.start,
      end: last.end,
      text: textOf(heard.text, heard.tokens, place),
    });
  };
  if (job.type) put('type', job.type.type, job.type.place);
  if (job.client) put('client', job.client.name, job.client.place);
  if (job.phone) put('phone', job.phone.value, job.phone.place);
  if (job.email) put('email', job.email.value, job.email.place);
  if (job.address) put('address', job.address.value, job.address.place);
  for (const line of job.lines) {
    const place = line.places[0];
    if (!place) continue;
    const price = line.amount !== null ? line.amount / 100 : line.price;
    put(line.optional ? 'option' : 'line', line.label, place, {
      quantity: line.quantity,
      unit: line.unit,
      price: price === null ? null : showMoney(fromDollars(price)),
      source: line.source,
    });
  }
  if (job.travel) put('travel', job.travel.hours ?? job.travel.miles ?? job.travel.fee, job.travel.places[0]!);
  for (const [kind, share] of [
    ['discount', job.discount],
    ['tax', job.tax],
    ['deposit', job.deposit],
  ] as const)
    if (share?.places[0])
      put(
        kind,
        share.percent ?? (share.amount ?? 0) / 100,
        share.places[0],
        share.percent === undefined ? {} : { percent: share.percent },
      );
  if (job.startDate) put('start', job.startDate.date, job.startDate.place);
  if (job.validUntil) put('validity', job.validUntil.date, job.validUntil.place);
  for (const note of job.notes) if (note.places[0]) put(note.kind, note.text, note.places[0]);
  for (const { start, end, reason } of repaired.withdrawn)
    facts.push({ kind: 'withdrawn', value: reason, start, end, text: heard.text.slice(start, end) });
  facts.sort((a, b) => a.start - b.start);
  if (trade.trade)
    facts.push({ kind: 'trade', value: trade.trade, confidence: trade.confidence, start: 0, end: 0, text: '' });
  return facts;
}
