/** How long an offer stands where nothing was said. */
import { addDays } from '../calendar-day.ts';
import type { BusinessProfile, CalendarDay, DocumentContent, DocumentType } from './business-document.ts';

/** The business's usual days, or else `otherwise`; an invoice is no offer. */
export const setValidity = (
  content: DocumentContent,
  {
    type,
    today,
    profile,
    otherwise,
  }: { type: DocumentType; today: CalendarDay; profile: BusinessProfile; otherwise: number },
): DocumentContent =>
  type === 'invoice' || content.validUntil !== null
    ? content
    : { ...content, validUntil: addDays(today, profile.validityDays ?? otherwise) };
