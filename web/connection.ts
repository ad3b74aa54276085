/**
 * Whether the server can be reached. The browser knows when there is no network at all; that one leads nowhere shows only
 * when a call gets no answer, and is then looked after until something answers again.
 */
import { endpoints } from '#contract/endpoints.ts';

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
  else if (navigator.onLine) {
    timer = setTimeout(checkConnection, wait);
    wait = Math.min(longestWait, wait * 2);
  }
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
}

/** Asks the server whether it is there; any answer of its own counts, also one that says it is not well. */
export async function checkConnection(): Promise<boolean> {
  const answered = await fetch(endpoints.getHealth.path, {
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

/** From now on the browser's own knowledge counts too. */
export function watchConnection() {
  change(navigator.onLine);
  window.addEventListener('offline', () => change(false));
  window.addEventListener('online', () => {
    wait = firstWait;
    checkConnection();
  });
}
