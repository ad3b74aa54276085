/**
 * A table that is looked up by words as they were said. It answers only to its own entries: a plain object would also
 * answer to "constructor" and whatever else every object inherits.
 */
export const wordTable = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), entries);
