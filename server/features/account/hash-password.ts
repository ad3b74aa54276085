/** Passwords as argon2id hashes. */
import { AppError } from '#server/errors.ts';
import { hash, verify } from '#server/passwords/hash-pool.ts';

// The same characters may be typed as different code points; without this an account could be locked to one keyboard.
const normalize = (password: string) => password.normalize('NFKC');

/** Throws AppError BUSY when too many stand in line. */
export const hashPassword = (password: string) => hash(normalize(password));

// Of a random password that nobody knows, with the parameters of all others: it takes as long to compare.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$+Bm7BdlvKIr9Xy0P4VG4KQ$jBmKQsRhUfef/Gzev0bx0w8WzEbJ4qI5FTIkG7fsU9I';

/**
 * Whether the password fits. Without a hash (no such account, or one without password) it takes as long and is false.
 * Throws AppError BUSY.
 */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  try {
    return (await verify(hashed ?? nobodysHash, normalize(password))) && hashed != null;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // A hash that cannot be read: for the person it is a password that does not fit.
    return false;
  }
}
