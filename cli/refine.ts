import { type BusinessProfile, type CatalogueService, type DocumentContent, refineDocument } from '#engine/index.ts';

/** `{id?, content, instructions, today, catalogue, profile}` → the changed content, what was changed and what was refused. */
export function refine(input: Record<string, unknown>): object {
  const { content, instructions, today, catalogue = [], profile } = input;
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new Error('content must be the content of a document');
  if (typeof instructions !== 'string') throw new Error('instructions must be a string');
  if (typeof today !== 'string') throw new Error('today must be a day, YYYY-MM-DD');
  if (!Array.isArray(catalogue)) throw new Error('catalogue must be a list');
  return refineDocument({
    content: content as DocumentContent,
    instructions,
    today,
    catalogue: catalogue as CatalogueService[],
    profile: { businessName: '', ...(profile as Partial<BusinessProfile> | undefined) },
  });
}
