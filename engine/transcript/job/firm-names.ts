/** Businesses and bodies by their capitals alone: "flat roof at Beckett Hardware", "for the Double T Ranch". */
import type { Heard, Token } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import type { Client } from './name-at.ts';
import { BRANDS, NOT_NAMES, NUMBERED, ORGANIZATION, TITLES } from './name-words.ts';
import { isMonth } from './tell-names.ts';

const MOST_WORDS = 6;
/** Written in capitals, and part of a name only behind another word of it. */
const LETTERS = /^(?:[A-Z]|[A-Z]{2,4}s?)$/;

export const STREET =
  /^(?:Lane|Road|Street|Drive|Avenue|Court|Way|Boulevard|Circle|Terrace|Trail|Pike|Highway|Place|Creek|River|Lake|Hill|Hills|Heights)$/;

const isCapital = (token: Token | undefined): boolean => /^[A-Z][a-z]+$/.test(token?.text ?? '');

/** A name of two words or more that is no person's; null where none begins. */
export function firmAt({ tokens }: Heard, i: number, taken: Uint8Array): Client | null {
  const words: string[] = [];
  let at = tokens[i]?.lower === 'the' ? i + 1 : i;
  // "for The Lantern Room"
  if (tokens[i]?.text === 'The' && i > 0 && isCapital(tokens[at])) words.push('The');
  while (at < tokens.length && words.length < MOST_WORDS && !taken[at]) {
    const token = tokens[at]!;
    const person = firstNames.has(token.lower) || TITLES[token.lower] !== undefined;
    // "Holy Cross Academy | Sister Bernadette is who I walked it with"
    const sister = /^(?:Sister|Brother|Mother)$/.test(token.text) && isCapital(tokens[at + 1]);
    if (words.length > 1 && (person || sister) && !ORGANIZATION.test(token.lower)) break;
    const part =
      isCapital(token) &&
      !isMonth(tokens, at) &&
      (words.length > 0 || token.text === 'New' || !NOT_NAMES.test(token.lower))
        ? true
        : words.length > 0 &&
          LETTERS.test(token.text) &&
          token.text !== 'I' &&
          (ORGANIZATION.test(token.lower) || !NOT_NAMES.test(token.lower));
    const follows = isCapital(tokens[at + 1]) && !taken[at + 1];
    if (part) words.push(token.text);
    else if (words.length > 0 && token.lower === "'s" && follows) words.push(`${words.pop()}'s`);
    else if (words.length > 0 && /^(?:of|and|&)$/.test(token.text) && follows && !firstNames.has(tokens[at + 1]!.lower))
      words.push(token.text);
    else if (words.length > 0 && token.text === 'of' && tokens[at + 1]?.text === 'the' && isCapital(tokens[at + 2])) {
      words.push('of', 'the');
      at++;
    } else break;
    at++;
  }
  const first = words[0]?.toLowerCase() ?? '';
  if (STREET.test(words.at(-1)!)) return null;
  if (words.length < (words[0] === 'The' ? 3 : 2) || BRANDS.test(first) || words.every((word) => LETTERS.test(word)))
    return null;
  if (TITLES[first] !== undefined) return null;
  // a person's name, unless its last word is of a business
  if (firstNames.has(first) && !ORGANIZATION.test(words.at(-1)!.toLowerCase())) return null;
  if (NUMBERED.test(words.at(-1)!) && /^\d{1,4}$/.test(tokens[at]?.text ?? '')) words.push(tokens[at++]!.text);
  return { from: i, to: at, name: words.join(' ') };
}
