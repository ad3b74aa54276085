/** "let me read that back | siding 3400, deck 550": what leads up to lines that are told again is a thought of its own. */
import { wordSet } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

const IT = '(?:it|that|this|them|those|these|all that|all of (?:it|that))';
const LEAD =
  '(?:read|reading|say|saying|run|running|call|calling|play|playing|go|going|repeat|repeating|recap|recapping|sum up|total up)';
/** Told by its last word, as it is asked of each place in the row. */
const ENDS = wordSet('back again over through time you me him her them it that this those these recap summary all');
const FORMS = [
  `(?:read|reading|say|saying|run|running|call|calling|play|playing) (?:through )?${IT} (?:back|again|over|through)(?: again)?(?: (?:to|for|by|with) (?:you|him|her|them|me|myself))?`,
  `(?:read|reading|say|saying) (?:back|over) ${IT}`,
  `(?:go|going|run|running) (?:back )?(?:over|through) ${IT}(?: again| (?:one|once) more(?: time)?)?`,
  `(?:go|going) (?:back )?(?:over|through) (?:the (?:list|lines|numbers|whole thing|prices))(?: again)?`,
  `(?:repeat|repeating|recap|recapping) ${IT}(?: (?:back|again))?`,
  'to recap|(?:one|once) more time|to sum up|in summary|once more',
].join('|');

/** What leads up to a recapitulation. */
export const RECAPS = new RegExp(` (?:${FORMS}) `);
const LEADS =
  "(?:let me|lemme|i'll|i will|we'll|i'm gonna|gonna|going to|i want to|just|to|so|okay|ok|alright|and|now|then|here|quickly)";
const LED = new RegExp(`(?:^| )(?:${LEADS} )+(?:${FORMS})$|^ ?(?:${FORMS})$`);
/** Nothing else is said in the clause. */
export const ONLY_RECAPS = new RegExp(`^ (?:${LEADS} )*(?:${FORMS}) $`);
const SPOKEN = new RegExp(`^${LEAD}$`);
const REACH = 10;

const isBehindRecap: Division = (row: readonly Element[], k: number) => {
  if (!ENDS.has(wordAt(row, k - 1))) return false;
  let from = k;
  let spoken = false;
  while (from > 0 && from > k - REACH && row[from - 1]!.tag === 'word') {
    from--;
    spoken ||= SPOKEN.test(row[from]!.word);
  }
  if (!spoken) return false;
  const text = row
    .slice(from, k)
    .map(({ word }) => word)
    .join(' ')
    .replaceAll(" '", "'");
  // "let me go over that again", and what it goes on with
  return LED.test(text) && !/^(?:back|again|over|through|all|for|to|with|one|once)$/.test(wordAt(row, k));
};

/** "edge 15 | sixty all together": what it all comes to. */
const isTogether: Division = (row, k) =>
  isPrice(row[k]) &&
  isPrice(row[k - 1]) &&
  (wordAt(row, k + 1) === 'altogether' || (wordAt(row, k + 1) === 'all' && wordAt(row, k + 2) === 'together'));

export const BEGINS_AT_RECAPS: readonly Division[] = [
  saying('altogether together', isTogether),
  saying('read reading say saying run running repeat repeating go going recap recapping', isBehindRecap),
];
