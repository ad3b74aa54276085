import type { WaitingDocument } from './waiting-document.ts';

/** Why a document waits, and what to do about it, in a line; `all` are those that wait with it. */
export function explainWaiting(
  { problem }: Pick<WaitingDocument, 'problem'>,
  all: readonly Pick<WaitingDocument, 'problem'>[],
  online: boolean,
): string {
  if (!online) return 'Waits for a connection.';
  if (!problem) return all.some((other) => other.problem) ? 'Is stored after the one before it.' : 'Is being stored…';
  const { status, message } = problem;
  if (status === 401) return 'Sign in again to store it.';
  if (status === 402) return message;
  if (status === 403) return `${message} It stays here for that account.`;
  if (status === 429) return 'Too many at once: it is tried again in a while.';
  if (status >= 500 || status === 408) return 'The server has a problem: it is tried again in a while.';
  return message;
}
