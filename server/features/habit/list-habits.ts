/** The habits of a business as its documents show them now. */
import { type Habit, learnHabits } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { readBusiness } from '#server/features/document/read-business.ts';
import type { UserId } from '#server/user-id.ts';
import { listDismissed, listPast } from './store.ts';

export async function listHabits(db: Db, userId: UserId): Promise<Habit[]> {
  const [past, business, dismissed] = await Promise.all([
    listPast(db, userId),
    readBusiness(db, userId),
    listDismissed(db, userId),
  ]);
  return learnHabits({ past, ...business, dismissed });
}
