/** What the end of an account does to its subscription. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import type { UserId } from '#server/user-id.ts';

/** At once, in the transaction that schedules the deletion: nothing more is charged. */
export async function endSubscription(tx: Db, userId: UserId, now: Date) {
  await tx
    .update(users)
    .set({ subscriptionStatus: 'canceled', subscriptionEndDate: now, updatedAt: now })
    .where(eq(users.id, userId));
}
