/** The business profile in the database: one per account. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { businessProfiles } from '#server/db/schema/business.ts';
import type { UserId } from '#server/user-id.ts';

export type Profile = typeof businessProfiles.$inferSelect;
export type ProfileFields = Pick<
  Profile,
  'businessName' | 'description' | 'website' | 'phone' | 'address' | 'teamSize' | 'logoUrl'
>;

export async function findProfile(db: Db, userId: UserId): Promise<Profile | null> {
  const [row] = await db.select().from(businessProfiles).where(eq(businessProfiles.userId, userId));
  return row ?? null;
}

/** Fields that are undefined keep what they were. */
export async function saveProfile(
  db: Db,
  userId: UserId,
  fields: Pick<ProfileFields, 'businessName'> & { [Key in keyof ProfileFields]?: ProfileFields[Key] | undefined },
  now: Date,
): Promise<Profile> {
  const [row] = await db
    .insert(businessProfiles)
    .values({ ...fields, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: businessProfiles.userId, set: { ...fields, updatedAt: now } })
    .returning();
  return row!;
}
