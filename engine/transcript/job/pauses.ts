/** Words that fill a pause: "let me see", "hold on a second", "and whatnot". */
import type { Token } from '../hear.ts';

/** What people say while they think. */
const PAUSES = [
  'what else',
  'all in all',
  'let me see',
  "let's see",
  'let me think',
  'let me add it up',
  'let me add that up',
  'hold on',
  'hang on',
  'you know',
  'i guess',
  'where was i',
  'give me a second',
  'one second',
  'one sec',
  'just a second',
  'just a sec',
  'bear with me',
  "i think that's it",
  "i think that's all",
  "and that's it",
  "that's about it",
  "and that's all",
  'hold on a second',
  'hang on a second',
  'hold on a sec',
  'hang on a sec',
  'give me a sec',
  'how do i put this',
  "what's it called",
  'what do you call it',
  'whatchamacallit',
  'so yeah',
  'or whatever',
  'and stuff',
  'and stuff like that',
  'and whatnot',
  'and such',
  'and all that',
  'and the like',
  'and so on',
  'and so forth',
  'and that kind of thing',
  'kind of',
  'sort of',
  "i don't know",
  'let me look',
  'let me check',
]
  .map((words) => words.split(/ |(?=')/))
  .sort((a, b) => b.length - a.length);

const pausesByWord = new Map<string, string[][]>();
for (const words of PAUSES) pausesByWord.set(words[0]!, [...(pausesByWord.get(words[0]!) ?? []), words]);

/** Where a pause that begins at token i ends; null for none. */
export function pauseAt(tokens: readonly Token[], i: number): number | null {
  const pause = pausesByWord
    .get(tokens[i]!.lower)
    ?.find((words) => words.every((word, k) => tokens[i + k]?.lower === word));
  return pause ? i + pause.length : null;
}
