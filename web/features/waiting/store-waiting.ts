/** Sends what waits, oldest first; each is stored once, whatever tabs, crashes and lost answers do meanwhile. */
import type { DocumentRecord } from '#contract/document.ts';
import { ApiError } from '#web/api.ts';
import { checkConnection, connection } from '#web/connection.ts';
import { sendDictation } from '#web/features/voice-session/send-dictation.ts';
import { planRetry } from './plan-retry.ts';
import { isWaiting, listWaiting, noteTry, removeWaiting, type WaitingDocument } from './waiting-document.ts';

export interface Stored {
  waiting: WaitingDocument;
  document: DocumentRecord;
}

/** One tab at a time. Where there are no locks the server's key still makes one document of two requests. */
const alone = async (userId: string, work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request(`quotewright waiting of ${userId}`, work);
  else await work();
};

/**
 * Tries every waiting document of this account whose time has come, and `now` in any case; tells of each that was stored.
 * Resolves when there is no more to do for the moment; throws only where the device has no store.
 */
export const storeWaiting = (userId: string, onStored: (stored: Stored) => void, now: string | 'all' | null = null) =>
  alone(userId, async () => {
    for (const waiting of await listWaiting(userId)) {
      if (!connection.get()) return;
      const asked = now === 'all' || now === waiting.id;
      const due = waiting.retryAt !== null && waiting.retryAt <= Date.now();
      if (!asked && !due) continue;
      if (!(await isWaiting(waiting.id))) continue;
      if (await tryToStore(waiting, onStored)) return;
    }
  });

/** Answers whether there is no use in trying the next one. */
async function tryToStore(waiting: WaitingDocument, onStored: (stored: Stored) => void): Promise<boolean> {
  try {
    const document = await sendDictation(waiting);
    await removeWaiting(waiting.id);
    onStored({ waiting, document });
    return false;
  } catch (error) {
    const { id, tries, problem } = waiting;
    const answered = error instanceof ApiError;
    // No answer, or half of one: without a connection it just waits. A server that is there, but never answers this, is
    // left in peace for a while.
    if (!answered && !(await checkConnection())) return true;
    const status = answered ? error.status : 408;
    const message = (answered && error.serverMessage) || 'The server could not store it.';
    const { retryAt, stops } = planRetry(status, answered ? error.retryAfterSeconds : null, tries, Date.now());
    await noteTry(id, { problem: answered ? { status, message } : problem, tries: tries + 1, retryAt });
    return stops;
  }
}

/** Takes it off the device; false where it was stored in the very moment. Waits for a request that is on its way. */
export async function discardWaiting({ id, userId }: WaitingDocument): Promise<boolean> {
  let found = false;
  await alone(userId, async () => {
    found = await isWaiting(id);
    if (found) await removeWaiting(id);
  });
  return found;
}
