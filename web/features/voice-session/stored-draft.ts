/** The dictation as it is kept on the device, per user, from the first word until a document is stored. */
import { z } from 'zod';

const storedDraft = z.object({
  transcript: z.string(),
  includeLogo: z.boolean(),
  /** Sent with the request, so that a retry never makes a second document. */
  requestKey: z.string(),
  /** What was last asked for under that key. */
  asked: z.string().nullable(),
});
export type StoredDraft = z.infer<typeof storedDraft>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (userId: string) => `quotewright.draft.${userId}`;

/** The draft of this user, null where there is none or it cannot be read. */
export function readDraft(storage: DraftStorage, userId: string): StoredDraft | null {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(storage.getItem(nameOf(userId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps the draft, or forgets it when it holds no word. False when the device has no room or forbids it. */
export function writeDraft(storage: DraftStorage, userId: string, draft: StoredDraft): boolean {
  try {
    if (draft.transcript.trim()) storage.setItem(nameOf(userId), JSON.stringify(draft));
    else storage.removeItem(nameOf(userId));
    return true;
  } catch {
    return false;
  }
}

/** Its person logs out. */
export const forgetDraft = (storage: DraftStorage, userId: string) => storage.removeItem(nameOf(userId));

/**
 * The draft ready to be sent for `asked` (which button, which words). The same ask keeps its key; another ask is
 * another document and gets a new one.
 */
export const prepareRequest = (draft: StoredDraft, asked: string, newKey: () => string): StoredDraft =>
  draft.asked === null || draft.asked === asked ? { ...draft, asked } : { ...draft, asked, requestKey: newKey() };
