/**
 * Dictations say the same few words over and over: what a pure function makes of a word is kept. Long words are not, as
 * JavaScript engines keep the whole text alive behind a long piece of it; nor more words than a language commonly has.
 */
const longest = 12;
const most = 8000;

/** The same function with a memory. It must depend on nothing but the word, and callers must not change its results. */
export function rememberWords<T>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    if (word.length > longest) return read(word);
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = read(word);
    if (known.size >= most) known.clear();
    known.set(word, result);
    return result;
  };
}
