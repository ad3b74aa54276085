/** What becomes of a waiting document that the server did not store. */

const second = 1000;
const firstWait = 5 * second;
const longestWait = 5 * 60 * second;

/** About the person, not about the words: nobody is signed in, the subscription ended, another account is signed in. */
const concernsPerson = (status: number) => [401, 402, 403].includes(status);

/** Another answer may come without anybody doing something. */
const passes = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/**
 * When to try again by itself, in milliseconds since 1970: after what the server asks for, else after a wait that doubles; 0 for the next
 * time that the app is opened or looked at; null for never, because the words have to change first. `stops`: the documents behind it would meet the same.
 */
export function planRetry(status: number, retryAfterSeconds: number | null, tries: number, now: number) {
  const wait =
    retryAfterSeconds === null
      ? Math.min(longestWait, firstWait * 2 ** Math.min(tries, 10))
      : retryAfterSeconds * second;
  const stops = concernsPerson(status) || passes(status);
  return { retryAt: passes(status) ? now + wait : stops ? 0 : null, stops };
}
