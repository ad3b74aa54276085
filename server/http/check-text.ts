/** Text that cannot be stored: PostgreSQL knows no NUL, and half a surrogate pair is no character. */

import { invalidInputMessage } from '#contract/error.ts';
import { AppError, type Issue } from '#server/errors.ts';

const unstorable = /\0|\p{Surrogate}/u;

/** Throws AppError INVALID_INPUT naming the first such text anywhere in the value. */
export function checkText(value: unknown) {
  const issue = find(value, []);
  if (issue) throw new AppError('INVALID_INPUT', invalidInputMessage, { issues: [issue] });
}

function find(value: unknown, path: (string | number)[]): Issue | null {
  if (typeof value === 'string')
    return unstorable.test(value)
      ? { path: path.join('.'), message: 'This text holds characters that are no text.' }
      : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const issue = unstorable.test(key)
      ? { path: path.join('.'), message: 'A field has an impossible name.' }
      : find(part, [...path, key]);
    if (issue) return issue;
  }
  return null;
}
