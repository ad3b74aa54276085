/** The content of a document once more, for a paper of another day. */
import { addDays, daysBetween, showDay } from '../calendar-day.ts';
import type { CalendarDay, DocumentContent } from './business-document.ts';
import { recalculate } from './total-document.ts';

interface Copying {
  /** The day the original bears. */
  issuedOn: CalendarDay;
  /** The day the copy will bear. */
  today: CalendarDay;
  /** Another version for the same job: a deposit that was paid for it stays paid. */
  sameJob: boolean;
}

/**
 * Every line, price and source as it was. An offer stands as many days from the new day as it did from the old one, in the
 * sentence that names the day too; a start that has gone by is left out.
 */
export function copyContent(content: DocumentContent, { issuedOn, today, sameJob }: Copying): DocumentContent {
  const copy = { ...content };
  if (content.validUntil !== null) {
    const before = content.validUntil;
    const after = addDays(today, Math.max(0, daysBetween(issuedOn, before)));
    copy.validUntil = after;
    copy.terms = content.terms.map((term) => term.replaceAll(showDay(before), showDay(after)));
  }
  if (content.startDate !== null && content.startDate < today) {
    const start = `Starts ${showDay(content.startDate)}`;
    copy.startDate = null;
    if (content.timeline?.startsWith(start))
      copy.timeline = content.timeline.slice(start.length).replace(/^\. /, '') || null;
  }
  if (sameJob || !content.deposit_paid) return copy;
  // Its share follows the total again.
  delete copy.deposit_paid;
  return recalculate(copy);
}
