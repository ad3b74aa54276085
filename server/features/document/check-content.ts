/** What may be stored as a document's content, whoever wrote it. */
import type { z } from 'zod';
import { documentContent, documentMessages } from '#contract/document.ts';
import type { DocumentContent } from '#engine/index.ts';
import { AppError } from '#server/errors.ts';

/**
 * The content as it is stored: without the logo, which is the profile's and would be repeated in every document and
 * every step of its history. Text past what the contract holds is cut. Throws AppError INVALID_INPUT when a figure is
 * larger than a document can hold.
 */
export function storableContent(content: DocumentContent): DocumentContent {
  const { logoUrl: _, ...businessInfo } = content.businessInfo;
  const candidate: unknown = structuredClone({ ...content, businessInfo });
  let result = documentContent.safeParse(candidate);
  if (!result.success) {
    for (const issue of result.error.issues) if (issue.code === 'too_big') cut(candidate, issue);
    result = documentContent.safeParse(candidate);
  }
  if (result.success) return result.data;
  const figure = /amount|price|rate|cost|low|high|base/;
  if (result.error.issues.some(({ code, path }) => code === 'invalid_format' && figure.test(String(path.at(-1)))))
    throw new AppError('INVALID_INPUT', documentMessages.amountTooLarge);
  throw new Error('The content does not fit the contract.', { cause: result.error });
}

/** Only a text or a list can be cut; a number that is too big stays a fault. */
function cut(content: unknown, { path, maximum }: z.core.$ZodIssueTooBig) {
  let holder = content as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<PropertyKey, unknown>;
  const key = path.at(-1)!;
  const value = holder[key];
  if (typeof value === 'string' || Array.isArray(value)) holder[key] = value.slice(0, Number(maximum));
}

/** Runs the engine; what is too large for it to count with is the caller's to mend. */
export function calculate<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError && /too large|Not whole cents|Not an amount/.test(error.message))
      throw new AppError('INVALID_INPUT', documentMessages.amountTooLarge);
    throw error;
  }
}
