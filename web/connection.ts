/**
 * Whether the server can be reached. What the browser says of the network is only an occasion to look: a network may lead
 * nowhere, and a server on this very machine needs none. Without an answer it is looked after until one comes.
 */
import { systemEndpoints } from '#contract/system.ts';

const patience = 5000;
const firstWait = 3000;
const longestWait = 60_000;

let reachable = true;
let wait = firstWait;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: boolean) {
  clearTimeout(timer);
  if (next) wait = firstWait;
  else {
    timer = setTimeout(checkConnection, wait);
    wait = Math.min(longestWait, wait * 2);
  }
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
}

/** Asks the server whether it is there; any answer of its own counts, also one that says it is not well. */
export async function checkConnection(): Promise<boolean> {
  const answered = await fetch(systemEndpoints.getHealth.path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).then(
    // The page of a hotel's Wi-Fi is not our server.
    ({ headers }) => headers.get('content-type')?.includes('json') ?? false,
    () => false,
  );
  change(answered);
  return answered;
}

export const connection = {
  get: () => reachable,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** A call was answered. */
  noteAnswer: () => change(true),
};

/** Looks whenever the browser sees the network come or go. */
export function watchConnection() {
  if (!navigator.onLine) checkConnection();
  window.addEventListener('offline', checkConnection);
  window.addEventListener('online', () => {
    wait = firstWait;
    checkConnection();
  });
}
