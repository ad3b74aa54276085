/** Changing how documents are numbered, without ever giving a number twice. */
import { sql } from 'drizzle-orm';
import { type DocumentSettings, documentSettingsMessages } from '#contract/document-settings.ts';
import { type CalendarDay, type DocumentType, documentTypes, formatNumber, numberPeriod } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { findDocumentSettings, readCounter, saveDocumentSettings, setCounter } from './store.ts';

export interface SettingsChange {
  numbers?: Partial<Record<DocumentType, { pattern?: string | undefined; next?: number | undefined }>> | undefined;
  paymentDays?: number | undefined;
}

/** As they stand on a day: counters may start anew with the year. */
export async function describeSettings(db: Db, userId: UserId, today: CalendarDay): Promise<DocumentSettings> {
  const { patterns, paymentDays } = await findDocumentSettings(db, userId);
  const numbers = await Promise.all(
    documentTypes.map(async (type) => {
      const pattern = patterns[type];
      const next = (await readCounter(db, userId, type, numberPeriod(pattern, today))) + 1;
      return [type, { pattern, next, sample: formatNumber(pattern, next, today) }] as const;
    }),
  );
  return { numbers: Object.fromEntries(numbers) as DocumentSettings['numbers'], paymentDays };
}

/** Throws AppError CONFLICT for a pattern that two types would share, a number that was used, and a gap between invoices. */
export const changeSettings = (
  db: Db,
  userId: UserId,
  change: SettingsChange,
  today: CalendarDay,
  now: Date,
): Promise<DocumentSettings> =>
  db.transaction(async (tx) => {
    // Two changes at once take turns.
    await tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`);
    const before = await findDocumentSettings(tx, userId);
    const patterns = { ...before.patterns };
    for (const type of documentTypes) patterns[type] = change.numbers?.[type]?.pattern ?? patterns[type];
    refuseSharedPatterns(patterns);
    for (const type of documentTypes) {
      const next = change.numbers?.[type]?.next;
      if (next !== undefined) await moveCounter(tx, userId, type, numberPeriod(patterns[type], today), next);
    }
    await saveDocumentSettings(tx, userId, { patterns, paymentDays: change.paymentDays ?? before.paymentDays }, now);
    return describeSettings(tx, userId, today);
  });

/** Patterns that differ only in their zeros would clash sooner or later. */
function refuseSharedPatterns(patterns: Record<DocumentType, string>) {
  const shapes = Object.values(patterns).map((pattern) => pattern.replace(/\{0+\}/, '{0}').toLowerCase());
  if (new Set(shapes).size < shapes.length) throw new AppError('CONFLICT', documentSettingsMessages.samePattern);
}

async function moveCounter(tx: Db, userId: UserId, type: DocumentType, period: string, next: number) {
  const last = await readCounter(tx, userId, type, period);
  if (next === last + 1) return;
  if (next <= last) throw new AppError('CONFLICT', documentSettingsMessages.usedNumber);
  if (type === 'invoice' && last > 0) throw new AppError('CONFLICT', documentSettingsMessages.invoiceGap);
  await setCounter(tx, userId, type, period, next - 1);
}
