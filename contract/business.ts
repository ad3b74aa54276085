/** What the engine may know of a business: the same from the database and from what a device keeps. */
import type { BusinessProfile, CatalogueService } from '#engine/index.ts';
import type { BusinessDefaults, ProfileRecord } from './profile.ts';
import type { ServiceRecord } from './service.ts';

export interface Business {
  catalogue: CatalogueService[];
  profile: BusinessProfile;
}

/** Without a saved profile the business has no name yet. The logo stays out: the engine has no use for pictures. */
export function businessOf(
  profile: Omit<ProfileRecord, 'id' | 'logoUrl'> | null | undefined,
  services: readonly ServiceRecord[] | undefined,
  defaults: BusinessDefaults | null | undefined,
): Business {
  const { terms: defaultTerms = [], ...usual } = defaults ?? {};
  return {
    catalogue: (services ?? [])
      .filter(({ isActive }) => isActive)
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
      ...usual,
      defaultTerms,
    },
  };
}
