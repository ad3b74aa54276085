/** Passwords as argon2id hashes (19 MiB, two passes). At most four are worked on at once: each costs memory and a core. */
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/errors.ts';

const atOnce = 4;
const inLine = 200;
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= inLine)
      throw new AppError('BUSY', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// The same characters may be typed as different code points; without this an account could be locked to one keyboard.
const normalize = (password: string) => password.normalize('NFKC');

/** Throws AppError BUSY when too many stand in line. */
export const hashPassword = (password: string) => takeTurn(() => hash(normalize(password)));

const dummyHash = hash('the password of nobody');

/** Whether the password fits. Without a hash (no such account, or one without password) it takes as long and is false. */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const against = hashed ?? (await dummyHash);
  // A hash that cannot be read throws: for the person it is a password that does not fit.
  const fits = await takeTurn(() => verify(against, normalize(password)).catch(() => false));
  return fits && hashed != null;
}
