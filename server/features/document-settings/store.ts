/** How a business numbers its documents, in the database. */
import { and, eq, sql } from 'drizzle-orm';
import { type DocumentType, defaultNumberPatterns, defaultPaymentDays } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { documentCounters, documentSettings } from '#server/db/schema/document.ts';
import type { UserId } from '#server/user-id.ts';

export interface StoredSettings {
  patterns: Record<DocumentType, string>;
  paymentDays: number;
}

/** The defaults where nothing was saved. */
export async function findDocumentSettings(db: Db, userId: UserId): Promise<StoredSettings> {
  const [row] = await db.select().from(documentSettings).where(eq(documentSettings.userId, userId));
  return {
    patterns: { ...defaultNumberPatterns, ...row?.patterns },
    paymentDays: row?.paymentDays ?? defaultPaymentDays,
  };
}

export async function saveDocumentSettings(db: Db, userId: UserId, settings: StoredSettings, now: Date): Promise<void> {
  await db
    .insert(documentSettings)
    .values({ userId, ...settings, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: documentSettings.userId, set: { ...settings, updatedAt: now } });
}

const counterOf = (userId: UserId, type: DocumentType, period: string) =>
  and(eq(documentCounters.userId, userId), eq(documentCounters.type, type), eq(documentCounters.period, period));

/** The last number given out; 0 before the first. */
export async function readCounter(db: Db, userId: UserId, type: DocumentType, period: string): Promise<number> {
  const [row] = await db
    .select()
    .from(documentCounters)
    .where(counterOf(userId, type, period));
  return row?.last ?? 0;
}

/** The next number. Whoever asks at the same moment waits until this transaction has ended; undone with it, it is given again. */
export async function raiseCounter(tx: Db, userId: UserId, type: DocumentType, period: string): Promise<number> {
  const [row] = await tx
    .insert(documentCounters)
    .values({ userId, type, period, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.userId, documentCounters.type, documentCounters.period],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  return row!.last;
}

export async function setCounter(tx: Db, userId: UserId, type: DocumentType, period: string, last: number) {
  await tx
    .insert(documentCounters)
    .values({ userId, type, period, last })
    .onConflictDoUpdate({
      target: [documentCounters.userId, documentCounters.type, documentCounters.period],
      set: { last },
    });
}
