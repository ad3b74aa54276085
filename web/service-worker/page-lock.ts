/** A page holds a lock of this name, followed by the path of its first file, for as long as it is open. */
export const pageLockPrefix = 'quotewright page ';
