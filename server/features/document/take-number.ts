/** Gives every document its number: a sequence per business, type and period, never a number twice, no gap between invoices. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { type CalendarDay, type DocumentType, formatNumber, numberPeriod } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { documents, freedInvoiceNumbers } from '#server/db/schema/document.ts';
import { findDocumentSettings, raiseCounter } from '#server/features/document-settings/store.ts';
import type { UserId } from '#server/user-id.ts';

export interface TakenNumber {
  number: string;
  numberPeriod: string;
  numberValue: number;
}

/** In the transaction that stores the document: undone with it, the number is given again. */
export async function takeNumber(
  tx: Db,
  userId: UserId,
  type: DocumentType,
  issuedOn: CalendarDay,
): Promise<TakenNumber> {
  const { patterns } = await findDocumentSettings(tx, userId);
  const pattern = patterns[type];
  const period = numberPeriod(pattern, issuedOn);
  for (;;) {
    const value =
      (type === 'invoice' ? await takeFreed(tx, userId, period) : null) ??
      (await raiseCounter(tx, userId, type, period));
    const number = formatNumber(pattern, value, issuedOn);
    // Only after a change of patterns can a number be there already.
    if (!(await isTaken(tx, userId, number))) return { number, numberPeriod: period, numberValue: value };
  }
}

interface Numbered {
  numberPeriod: string | null;
  numberValue: number | null;
}

/** The number of a deleted draft goes to the next invoice. */
export async function giveNumberBack(tx: Db, userId: UserId, { numberPeriod: period, numberValue: value }: Numbered) {
  if (period === null || value === null) return;
  await tx.insert(freedInvoiceNumbers).values({ userId, period, value }).onConflictDoNothing();
}

/** Takes a number that was given back; false when another invoice has it by now. */
export async function takeNumberBack(tx: Db, userId: UserId, { numberPeriod: period, numberValue: value }: Numbered) {
  if (period === null || value === null) return true;
  const gone = await tx
    .delete(freedInvoiceNumbers)
    .where(and(own(userId, period), eq(freedInvoiceNumbers.value, value)))
    .returning();
  return gone.length > 0;
}

const own = (userId: UserId, period: string) =>
  and(eq(freedInvoiceNumbers.userId, userId), eq(freedInvoiceNumbers.period, period));

async function takeFreed(tx: Db, userId: UserId, period: string): Promise<number | null> {
  const [free] = await tx
    .select()
    .from(freedInvoiceNumbers)
    .where(own(userId, period))
    .orderBy(asc(freedInvoiceNumbers.value))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!free) return null;
  await tx.delete(freedInvoiceNumbers).where(and(own(userId, period), eq(freedInvoiceNumbers.value, free.value)));
  return free.value;
}

async function isTaken(tx: Db, userId: UserId, number: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.number, number), isNull(documents.deletedAt)))
    .limit(1);
  return row !== undefined;
}
