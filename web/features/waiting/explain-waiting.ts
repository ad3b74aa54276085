/** Why a document waits, and what to do about it, in a line. */
import type { WaitingDocument } from './waiting-document.ts';

export function explainWaiting({ problem }: Pick<WaitingDocument, 'problem'>, online: boolean): string {
  if (!online) return 'Waits for a connection.';
  if (!problem) return 'Is being stored…';
  const { status, message } = problem;
  if (status === 401) return 'Sign in again to store it.';
  if (status === 402) return message;
  if (status === 403) return `${message} It stays here for that account.`;
  if (status === 429) return 'Too many at once: it is tried again in a while.';
  if (status >= 500 || status === 408) return 'The server has a problem: it is tried again in a while.';
  return message;
}
