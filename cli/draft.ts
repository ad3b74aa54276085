import { type BusinessProfile, type CatalogueService, documentTypes, draftDocument } from '#engine/index.ts';

/** `{id?, today, type?, catalogue, profile, transcript, contractor?}` → the priced document with its facts, suggestions and questions. */
export function draft(input: Record<string, unknown>): object {
  const { today, type, catalogue = [], profile, transcript, contractor } = input;
  if (typeof transcript !== 'string') throw new Error('transcript must be a string');
  if (typeof today !== 'string') throw new Error('today must be a day, YYYY-MM-DD');
  if (!Array.isArray(catalogue)) throw new Error('catalogue must be a list');
  if (profile !== undefined && (typeof profile !== 'object' || profile === null))
    throw new Error('profile must be an object');
  const known = documentTypes.find((name) => name === type);
  if (type !== undefined && type !== null && !known) throw new Error(`type must be one of ${documentTypes.join(', ')}`);
  return draftDocument({
    today,
    ...(known ? { type: known } : {}),
    catalogue: catalogue as CatalogueService[],
    profile: { businessName: '', ...(profile as Partial<BusinessProfile> | undefined) },
    transcript,
    contractor: contractor === true,
  });
}
