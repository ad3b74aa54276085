/** Where somebody is signed in. */
import { and, eq, gt } from 'drizzle-orm';
import type { SessionRecord } from '#contract/account-settings.ts';
import type { Db } from '#server/db/db.ts';
import { sessions } from '#server/db/schema/account.ts';
import type { UserId } from '#server/user-id.ts';
import { describeDevice } from './describe-device.ts';

/** The one in use now first, then by last use. The id is a hash: nobody can sign in with it. */
export async function listSessions(
  db: Db,
  userId: UserId,
  current: string | null,
  now: Date,
): Promise<SessionRecord[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)));
  return rows
    .map(({ sid, sess, createdAt }) => ({
      id: sid,
      current: sid === current,
      device: describeDevice(sess.userAgent ?? ''),
      createdAt: createdAt.toISOString(),
      usedAt: sess.usedAt ?? createdAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.usedAt.localeCompare(a.usedAt));
}
