/** What the engine may know of a business: its profile and its price list. */
import type { BusinessProfile, CatalogueService } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { findDefaults, findProfile } from '#server/features/profile/store.ts';
import { listServices } from '#server/features/service/store.ts';
import type { UserId } from '#server/user-id.ts';

export interface Business {
  catalogue: CatalogueService[];
  profile: BusinessProfile;
}

/** Without a saved profile the business has no name yet. The logo stays out: the engine has no use for pictures. */
export async function readBusiness(db: Db, userId: UserId): Promise<Business> {
  const [profile, services, { terms, ...defaults }] = await Promise.all([
    findProfile(db, userId),
    listServices(db, userId),
    findDefaults(db, userId),
  ]);
  return {
    catalogue: services
      .filter((service) => service.isActive)
      .map(({ id, name, description, hourlyRate, fixedRate, unit, category }) => ({
        id,
        name,
        description,
        hourlyRate,
        fixedRate,
        unit,
        category,
      })),
    profile: {
      businessName: profile?.businessName ?? '',
      description: profile?.description ?? null,
      phone: profile?.phone ?? null,
      address: profile?.address ?? null,
      website: profile?.website ?? null,
      teamSize: profile?.teamSize ?? null,
      ...defaults,
      defaultTerms: terms,
    },
  };
}
