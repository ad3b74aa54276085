/**
 * What the device keeps in IndexedDB: the last person who was signed in with what the recorder needs of their business,
 * and the documents that wait to be stored, each under the account it was dictated in.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { z } from 'zod';

interface Schema extends DBSchema {
  /** "user", "profile", "services" …: all of one person. */
  person: { key: string; value: { userId: string; value: unknown } };
  waiting: { key: string; value: { id: string; userId: string }; indexes: { userId: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Rejects where the browser has no store or forbids it. */
export function openDevice(): Promise<IDBPDatabase<Schema>> {
  const close = () => {
    opened = null;
  };
  opened ??= openDB<Schema>('quotewright', 1, {
    upgrade(db) {
      db.createObjectStore('person');
      db.createObjectStore('waiting', { keyPath: 'id' }).createIndex('userId', 'userId');
    },
    // Another tab has a newer version of the app and waits for this one to let go.
    blocking: (_old, _new, event) => {
      close();
      (event.target as IDBDatabase).close();
    },
    terminated: close,
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  return opened;
}

/** Set while somebody logs out: nothing about them is written any more. */
let leaving = false;

export const isLeaving = () => leaving;

/** Keeps something about a person; whoever was there before is forgotten. Never fails: without it the app only needs a connection. */
export async function remember(userId: string, name: string, value: unknown): Promise<void> {
  if (leaving) return;
  try {
    const transaction = (await openDevice()).transaction('person', 'readwrite');
    const { store } = transaction;
    const last = await store.get('user');
    if (last && last.userId !== userId) await store.clear();
    await store.put({ userId, value }, name);
    await transaction.done;
  } catch {
    // No room, a private window: as if there were no store.
  }
}

/** What was kept under this name; `userId` null for whoever was there last. Undefined where there is nothing of this shape. */
export async function recall<S extends z.ZodType>(
  userId: string | null,
  name: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  try {
    const kept = await (await openDevice()).get('person', name);
    if (!kept || (userId !== null && kept.userId !== userId)) return undefined;
    const parsed = schema.safeParse(kept.value);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody is signed in: the device keeps nothing about anybody's business. What waits to be stored stays. */
export async function forgetPerson(): Promise<void> {
  try {
    await (await openDevice()).clear('person');
  } catch {
    // Nothing was kept.
  }
}

/** Somebody logs out: everything of theirs goes. */
export async function forgetEverythingOf(userId: string): Promise<void> {
  leaving = true;
  const transaction = (await openDevice()).transaction(['person', 'waiting'], 'readwrite');
  await transaction.objectStore('person').clear();
  const waiting = transaction.objectStore('waiting');
  for (const id of await waiting.index('userId').getAllKeys(userId)) await waiting.delete(id);
  await transaction.done;
}
