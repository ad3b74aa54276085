/** What the server throws away by itself. Each can run again at any time and at the same moment twice. */
import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { deletedDocumentDays } from '#contract/constants.ts';
import type { Db } from '#server/db/db.ts';
import { rateLimits, sessions } from '#server/db/schema/account.ts';
import { documents } from '#server/db/schema/document.ts';

const day = 86_400_000;
/** Few enough that other requests do not notice on the embedded database, which has one connection. */
const batch = 200;

export async function removeExpiredSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

/** Documents that were deleted more than 30 days ago, with their history and their recordings' words. Answers how many. */
export async function purgeDeletedDocuments(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - deletedDocumentDays * day);
  for (let purged = 0; ; ) {
    const old = db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isNotNull(documents.deletedAt), lt(documents.deletedAt, before)))
      .limit(batch);
    const gone = await db.delete(documents).where(inArray(documents.id, old)).returning({ id: documents.id });
    purged += gone.length;
    if (gone.length < batch) return purged;
  }
}
