/** Set phrases of several words, found where they begin. */
import type { Token } from './hear.ts';

/** Answers where the longest phrase that begins at a token ends; null for none. A phrase is written as it is said: "let me see". */
export function phraseTable(phrases: readonly string[]): (tokens: readonly Token[], i: number) => number | null {
  const byFirst = new Map<string, string[][]>();
  const split = phrases.map((phrase) => phrase.split(/ |(?=')/)).sort((a, b) => b.length - a.length);
  for (const words of split) byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), words]);
  return (tokens, i) => {
    const found = byFirst
      .get(tokens[i]!.lower)
      ?.find((words) => words.every((word, k) => tokens[i + k]?.lower === word));
    return found ? i + found.length : null;
  };
}
