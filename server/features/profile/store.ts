/** The business profile in the database: one per account. */
import { eq } from 'drizzle-orm';
import type { BusinessDefaults } from '#contract/profile.ts';
import type { Db } from '#server/db/db.ts';
import { businessDefaults, businessProfiles } from '#server/db/schema/business.ts';
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

/** Nothing but the plain scope of the tax where nothing was saved. */
export async function findDefaults(db: Db, userId: UserId): Promise<BusinessDefaults> {
  const [row] = await db.select().from(businessDefaults).where(eq(businessDefaults.userId, userId));
  const number = (value: string | null | undefined) => (value === null || value === undefined ? null : Number(value));
  return {
    hourlyRate: row?.hourlyRate ?? null,
    taxPercent: number(row?.taxPercent),
    taxOn: row?.taxOn ?? 'everything',
    depositPercent: number(row?.depositPercent),
    markupPercent: number(row?.markupPercent),
    minimumCharge: row?.minimumCharge ?? null,
    validityDays: row?.validityDays ?? null,
    terms: row?.terms ?? [],
  };
}

export async function saveDefaults(
  db: Db,
  userId: UserId,
  defaults: BusinessDefaults,
  now: Date,
): Promise<BusinessDefaults> {
  const text = (value: number | null) => (value === null ? null : String(value));
  const fields = {
    ...defaults,
    taxPercent: text(defaults.taxPercent),
    depositPercent: text(defaults.depositPercent),
    markupPercent: text(defaults.markupPercent),
  };
  await db
    .insert(businessDefaults)
    .values({ ...fields, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: businessDefaults.userId, set: { ...fields, updatedAt: now } });
  return findDefaults(db, userId);
}
