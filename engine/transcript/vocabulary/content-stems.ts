import { stem } from './stem.ts';
import { isContent } from './words.ts';

/** The words of a text that carry meaning, as stems: two texts that share one talk of the same. */
export const contentStems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && isContent(word))
    .map(stem);
