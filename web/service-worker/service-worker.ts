/**
 * Opens the app without a connection. Each version of the app has a cache of its own, filled whole before it takes over:
 * a page finds the files of its own version for as long as it is open, whatever is newest. Nothing of /api is ever kept.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { paths } from '#web/paths.ts';
import { pageLockPrefix } from './page-lock.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what the shell and the recorder consist of, and a name for exactly these files. */
declare const shellFiles: PrecacheEntry[];
declare const shellVersion: string;

const cachePrefix = 'quotewright-';
const cacheName = `${cachePrefix}${shellVersion}`;
const precache = new PrecacheController({ cacheName });
precache.addToCacheList(shellFiles);

self.addEventListener('install', (event) => {
  // At once: pages that are open go on with their own version's files.
  event.waitUntil(precache.install(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropUnusedVersions()]));
});

const screens = new Set(Object.values(paths).map((path) => path.split('?')[0]));
const page = precache.createHandlerBoundToURL('/index.html');

/** Only the addresses of screens: calls, sign-in redirects and what helps while developing go to the server. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && screens.has(url.pathname),
  (context) => {
    if (context.event instanceof ExtendableEvent) context.event.waitUntil(dropUnusedVersions());
    return page(context);
  },
);

registerRoute(new PrecacheRoute(precache, { cleanURLs: false }));

/** A file's name holds a hash of its content: the first one found is the right one, also of an older version. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200) await (await caches.open(cacheName)).put(request, answer.clone()).catch(() => {});
    return answer;
  },
);

/** Deletes the files of versions that no page is of any more; each page holds a lock that names its first file. */
async function dropUnusedVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  if (names.length === 0 || !navigator.locks) return;
  const { held = [] } = await navigator.locks.query();
  const firstFiles = held.flatMap(({ name }) =>
    name?.startsWith(pageLockPrefix) ? [name.slice(pageLockPrefix.length)] : [],
  );
  for (const name of names) {
    const cache = await caches.open(name);
    const found = await Promise.all(firstFiles.map((file) => cache.match(file, { ignoreVary: true })));
    if (!found.some(Boolean)) await caches.delete(name);
  }
}
