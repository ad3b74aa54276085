/** What the server throws away by itself. Each can run again at any time and at the same moment twice. */
import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { deletedDocumentDays } from '#contract/constants.ts';
import type { Db } from '#server/db/db.ts';
import { mailLinks, pendingLogins, rateLimits, sessions } from '#server/db/schema/account.ts';
import { documents, voiceSessions } from '#server/db/schema/document.ts';

const day = 86_400_000;
/** Few enough that other requests do not notice on the embedded database, which has one connection. */
const batch = 200;

export async function removeExpiredSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
  await db.delete(pendingLogins).where(lt(pendingLogins.expiresAt, now));
}

/**
 * Documents that were deleted more than 30 days ago, with their history and every word that was said for them; that
 * something was said stays in the figures. Answers how many.
 */
export async function purgeDeletedDocuments(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - deletedDocumentDays * day);
  for (let purged = 0; ; ) {
    const gone = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: documents.id })
        .from(documents)
        .where(and(isNotNull(documents.deletedAt), lt(documents.deletedAt, before)))
        .orderBy(documents.deletedAt)
        .limit(batch)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.update(voiceSessions).set({ transcription: '' }).where(inArray(voiceSessions.documentId, ids));
      await tx.delete(documents).where(inArray(documents.id, ids));
      return ids.length;
    });
    purged += gone;
    if (gone < batch) return purged;
  }
}
