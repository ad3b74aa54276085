/** The page's side of the service worker: starts it, and knows when a newer version of the app has taken over. */
import { pageLockPrefix } from './page-lock.ts';

const hour = 3_600_000;

let isOutdated = false;
const listeners = new Set<() => void>();

/** Whether this page is of an older version than the one a reload would bring. */
export const newVersion = {
  get: () => isOutdated,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/**
 * `firstFile` is the address of the page's first script, whose hashed name stands for the version. Does nothing where the
 * browser has no service workers, or not on this address (plain http).
 */
export async function registerServiceWorker(firstFile: string) {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // Never released: the browser does it when the page is gone, and the files of its version may go.
  navigator.locks?.request(
    pageLockPrefix + new URL(firstFile).pathname,
    { mode: 'shared' },
    () => new Promise(() => {}),
  );
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = wasControlled;
    wasControlled = true;
    for (const listener of listeners) listener();
  });
  // What the page shows first is more urgent.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    let lookedAt = Date.now();
    // An installed app may stay open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < hour) return;
      lookedAt = Date.now();
      registration.update().catch(() => {});
    });
  } catch (error) {
    console.warn('The app cannot be kept for use without a connection.', error);
  }
}
