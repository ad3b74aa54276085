import type { z } from 'zod';

/** What a form's values fall short of, by field: the first message of each, in the schema's own words. Empty when all is well. */
export function readIssues(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const found: Record<string, string> = {};
  if (!result.success)
    for (const issue of result.error.issues) {
      const field = issue.path.map(String).join('.');
      found[field] ??= issue.message;
    }
  return found;
}
