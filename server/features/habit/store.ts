/** What habits are read from, and which of them nobody wants to hear of again. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { PastDocument } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { dismissedHabits } from '#server/db/schema/business.ts';
import { documents } from '#server/db/schema/document.ts';
import type { UserId } from '#server/user-id.ts';

/** As many as the engine looks at, the latest first; of a converted document only its invoice or its offer would count twice. */
const latest = 20;

export const listPast = (db: Db, userId: UserId): Promise<(PastDocument & { id: string })[]> =>
  db
    .select({ id: documents.id, content: documents.content, issuedOn: documents.issuedOn })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(latest);

export async function listDismissed(db: Db, userId: UserId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: dismissedHabits.key })
    .from(dismissedHabits)
    .where(eq(dismissedHabits.userId, userId));
  return new Set(rows.map(({ key }) => key));
}

export async function dismiss(db: Db, userId: UserId, key: string, now: Date): Promise<void> {
  await db.insert(dismissedHabits).values({ userId, key, createdAt: now }).onConflictDoNothing();
}
