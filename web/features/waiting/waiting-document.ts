/** A document that was drafted on the device and waits to be stored. */
import { z } from 'zod';
import { documentContent, documentType, question } from '#contract/document.ts';
import { openDevice } from '#web/device-store.ts';
import { dictation } from '#web/features/voice-session/send-dictation.ts';

export const waitingDocument = dictation.extend({
  createdAt: z.iso.datetime(),
  /** What the engine on the device made of the words. */
  drafted: z.object({
    type: documentType,
    title: z.string(),
    client: z.string().nullable(),
    content: documentContent,
    questions: z.array(question),
  }),
  /** Why it could not be stored the last time; null while nothing but the connection is missing. */
  problem: z.object({ status: z.int(), message: z.string() }).nullable(),
  /** Tries that the server answered, but not with success. */
  tries: z.int().min(0),
  /** Not to be tried again before, in milliseconds since 1970: 0 for at the next occasion, null for never by itself. */
  retryAt: z.number().nullable(),
});
export type WaitingDocument = z.infer<typeof waitingDocument>;

/** Told of every change, in this tab and in others; "left" is of the person, who logs out. */
export const waitingChannel = 'quotewright waiting';
export type WaitingNews = 'changed' | 'gone' | 'left';

export const tell = (news: WaitingNews) => {
  const channel = new BroadcastChannel(waitingChannel);
  channel.postMessage(news);
  channel.close();
};

/** Oldest first. Throws where the device has no store. */
export async function listWaiting(userId: string): Promise<WaitingDocument[]> {
  const rows = await (await openDevice()).getAllFromIndex('waiting', 'userId', userId);
  return rows
    .flatMap((row) => {
      const parsed = waitingDocument.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    })
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Resolves once it is safe on the disk. Rejects where the device has no room. */
export async function putWaiting(document: WaitingDocument): Promise<void> {
  const transaction = (await openDevice()).transaction('waiting', 'readwrite', { durability: 'strict' });
  await transaction.store.put(document);
  await transaction.done;
  tell('changed');
}

/** Notes what became of a try; nothing where the document was taken off the device meanwhile. */
export async function noteTry(id: string, outcome: Pick<WaitingDocument, 'problem' | 'tries' | 'retryAt'>) {
  const transaction = (await openDevice()).transaction('waiting', 'readwrite');
  const before = await transaction.store.get(id);
  if (before) await transaction.store.put({ ...before, ...outcome });
  await transaction.done;
  tell('changed');
}

export async function removeWaiting(id: string): Promise<void> {
  await (await openDevice()).delete('waiting', id);
  tell('gone');
}

/** False when another tab stored or discarded it. */
export const isWaiting = async (id: string): Promise<boolean> =>
  (await (await openDevice()).getKey('waiting', id)) !== undefined;
