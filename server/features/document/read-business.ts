/** What the engine may know of a business: its profile and its price list. */
import { type Business, businessOf } from '#contract/business.ts';
import type { Db } from '#server/db/db.ts';
import { findDefaults, findProfile } from '#server/features/profile/store.ts';
import { listServices } from '#server/features/service/store.ts';
import type { UserId } from '#server/user-id.ts';

export async function readBusiness(db: Db, userId: UserId): Promise<Business> {
  const [profile, services, defaults] = await Promise.all([
    findProfile(db, userId),
    listServices(db, userId),
    findDefaults(db, userId),
  ]);
  return businessOf(profile, services, defaults);
}
