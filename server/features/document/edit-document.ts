/** Changes made by hand: title, lines, amount, status. */
import { documentMessages } from '#contract/document.ts';
import {
  type CalendarDay,
  type DocumentContent,
  formatMoney,
  type LineItem,
  type Money,
  parseMoney,
  recalculate,
  reviseDocument,
  settleQuestions,
} from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { calculate, storableContent } from './check-content.ts';
import { changeDocument, type DocumentChange, lockDocument, type StoredDocument } from './store.ts';

export interface Edit {
  content?: DocumentContent | undefined;
  title?: string | undefined;
  amount?: Money | null | undefined;
  status?: StoredDocument['status'] | undefined;
  includeLogo?: boolean | undefined;
  /** Invoices only. */
  dueOn?: CalendarDay | null | undefined;
  /** Invoices only; also where the document is locked. */
  paidOn?: CalendarDay | null | undefined;
  expectedVersion?: number | undefined;
}

/** Throws AppError NOT_FOUND, CONFLICT for a document that moved on or is locked, INVALID_INPUT for an impossible amount. */
export const editDocument = (db: Db, userId: UserId, id: string, edit: Edit, now: Date): Promise<StoredDocument> =>
  db.transaction(async (tx) => {
    const before = await lockDocument(tx, userId, id);
    if (!before) throw new AppError('NOT_FOUND', documentMessages.notFound);
    refuseStale(before, edit.expectedVersion);
    const change = contentChange(before, edit, now);
    if (edit.includeLogo !== undefined && edit.includeLogo !== before.includeLogo)
      change.includeLogo = edit.includeLogo;
    if (edit.dueOn !== undefined && edit.dueOn !== before.dueOn) change.dueOn = edit.dueOn;
    if (Object.keys(change).length > 0) refuseLocked(before);
    if (edit.paidOn !== undefined && edit.paidOn !== before.paidOn) change.paidOn = edit.paidOn;
    refuseImpossibleDates(before, change);
    const moved = edit.status !== undefined && edit.status !== before.status;
    if (moved) change.status = edit.status!;
    if (Object.keys(change).length === 0) return before;
    const after = await changeDocument(tx, userId, before, change, {
      kind: moved && !change.content ? 'status' : 'edited',
      details: moved ? { from: before.status, to: edit.status } : {},
      now,
    });
    if (!after) throw new AppError('CONFLICT', documentMessages.stale);
    return after;
  });

/** Only an invoice is due and paid, and neither before the day it bears. */
function refuseImpossibleDates(before: StoredDocument, { dueOn, paidOn, amount = before.amount }: DocumentChange) {
  const refuse = (path: string, message: string) => {
    throw new AppError('INVALID_INPUT', message, { issues: [{ path, message }] });
  };
  if (before.type !== 'invoice') {
    if (dueOn) refuse('dueOn', documentMessages.onlyInvoices);
    if (paidOn) refuse('paidOn', documentMessages.onlyInvoices);
    return;
  }
  if (dueOn && dueOn < before.issuedOn) refuse('dueOn', documentMessages.dueBeforeIssue);
  if (paidOn && paidOn < before.issuedOn) refuse('paidOn', documentMessages.paidBeforeIssue);
  if (paidOn && amount === null) refuse('paidOn', documentMessages.paidWithoutTotal);
}

export function refuseStale(document: StoredDocument, expectedVersion: number | undefined) {
  if (expectedVersion !== undefined && expectedVersion !== document.version)
    throw new AppError('CONFLICT', documentMessages.stale);
}

/** What the client accepted stays what it was. */
export function refuseLocked(document: StoredDocument) {
  if (document.status === 'accepted') throw new AppError('CONFLICT', documentMessages.locked);
}

/** Title, client and amount beside a content are always those of the content. */
export const withContent = (content: DocumentContent) => ({
  content,
  title: content.title,
  client: content.client,
  amount: content.amount,
});

function contentChange(before: StoredDocument, edit: Edit, now: Date): DocumentChange {
  const title = edit.title ?? edit.content?.title ?? before.title;
  const amount = wantedAmount(before, edit);
  if (!edit.content && title === before.title && amount === null) return {};
  const edited = { ...(edit.content ?? before.content), title, quote_type: before.type };
  const counted = calculate(() => reviseDocument(before.content, edited));
  const content = storableContent(amount === null ? counted : withAmount(counted, amount, now));
  return { ...withContent(content), questions: settleQuestions(before.questions, before.content, content) };
}

/** The amount that was typed; null when it only repeats what the document or the sent content says anyway. */
function wantedAmount(before: StoredDocument, { amount, content }: Edit): Money | null {
  if (amount === undefined || amount === null) return null;
  return amount === before.amount || amount === content?.amount ? null : amount;
}

/**
 * A typed total never contradicts its lines: without any priced line it stands for itself, else the difference becomes a
 * line of its own, marked as typed. A discount in percent also takes its part of that line, so the line is sought step
 * by step. Open prices and ranges leave nothing that a total could agree with.
 */
function withAmount(content: DocumentContent, amount: Money, now: Date): DocumentContent {
  const alone = calculate(() => recalculate({ ...content, amount, total_cost: amount }));
  if (alone.amount === amount) return alone;
  const wanted = calculate(() => parseMoney(amount));
  let difference = alone.amount === null ? 0 : wanted - parseMoney(alone.amount);
  for (let step = 0; step < 40 && difference !== 0; step += 1) {
    const line = adjustment(formatMoney(difference), now);
    const candidate = calculate(() => recalculate({ ...content, items: [...content.items, line] }));
    if (candidate.amount === null) break;
    if (candidate.amount === amount) return candidate;
    difference += wanted - parseMoney(candidate.amount);
  }
  throw new AppError(
    'INVALID_INPUT',
    'This amount does not fit the lines of the document. Please change a line instead.',
  );
}

const adjustment = (amount: Money, now: Date): LineItem => ({
  description: 'Adjustment',
  quantity: null,
  unit: null,
  unit_price: null,
  amount,
  optional: false,
  kind: 'other',
  taxable: false,
  source: 'edited',
  evidence: { spans: [], editedAt: now.toISOString() },
});
