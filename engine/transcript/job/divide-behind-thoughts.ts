/** Where the next thing begins behind what is said to the end: what comes off the price, what is theirs to pay, what is thrown in. */
import { isContent, workVerbs } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import { isPrice, wordAt, wordsIn } from './look-at-row.ts';

/** "that's 2640 off the price | bloke over the road got his for less" */
const isBehindOff: Division = (row, k) =>
  /^off (?:the|his|her|their) (?:price|total|bill|quote|ticket|invoice)$/.test(wordsIn(row, k - 3, k)) &&
  row[k - 4]?.price !== undefined &&
  row[k]!.tag === 'word' &&
  isContent(wordAt(row, k));

/** "if she goes over that it's hers to cover | electrician 420" */
const isBehindTheirs: Division = (row, k) =>
  /^(?:hers|his|theirs|yours) to (?:cover|pay|eat|handle)$/.test(wordsIn(row, k - 3, k)) &&
  isContent(wordAt(row, k)) &&
  row.slice(k + 1, k + 5).some(isPrice);

/** "and the keypad I'm throwing in | hauling off the old door 40": what is done for nothing was named before. */
const isBehindThrownIn: Division = (row, k) => {
  if (!/^(?:i|we) (?:'m|'re|am|are) throwing in$/.test(wordsIn(row, k - 4, k)) || !isContent(wordAt(row, k - 5)))
    return false;
  // "the house I'm throwing in gutter guards"
  return /ing$/.test(wordAt(row, k)) && isContent(wordAt(row, k)) && row.slice(k + 1, k + 8).some(isPrice);
};

/** "at 520 each for the install | battery I'm still waiting on the supplier": the thing that is still waited for. */
const isWaitedFor: Division = (row, k) =>
  row[k]!.tag === 'word' &&
  isContent(wordAt(row, k)) &&
  !workVerbs.has(wordAt(row, k)) &&
  isContent(wordAt(row, k - 1)) &&
  /^for (?:the|his|her|their)$/.test(wordsIn(row, k - 3, k - 1)) &&
  /^(?:i|we) (?:'m|'re|am|are) (?:still )?waiting (?:on|for)/.test(wordsIn(row, k + 1, k + 6));

/** "they fight over who goes first | 25 dollars a lesson" */
const isBehindOrder: Division = (row, k) =>
  row[k]!.tag === 'rate' && /^(?:goes|go|went|plays|rides) (?:first|last|next)$/.test(wordsIn(row, k - 2, k));

/** "so knock that off | the bottom shelves have to be emptied": who or what does something is told anew. */
const isBehindKnockedOff: Division = (row, k) =>
  /^(?:knock|take) (?:that|it|those) off$/.test(wordsIn(row, k - 3, k)) &&
  /^(?:the|his|her|their|your|my)$/.test(wordAt(row, k)) &&
  [2, 3, 4].some((step) => /^(?:have|has|needs?|must|gets?|will|'ll|gotta)$/.test(wordAt(row, k + step)));

/** "Pastor Williams is the one to talk to | six foot chain link" */
const isBehindContact: Division = (row, k) =>
  /^one to (?:talk|speak) to$/.test(wordsIn(row, k - 4, k)) && (row[k]!.tag !== 'word' || isContent(wordAt(row, k)));

/** "a pitch raise that's 90 | on top of the regular tuning": both are charged. */
const isOnTopOfListed: Division = (row, k) =>
  /^on top of$/.test(wordsIn(row, k, k + 3)) &&
  isPrice(row[k - 1]) &&
  row.slice(k + 3, k + 7).some(({ tag }) => tag === 'regular');

export const BEGINS_BEHIND_THOUGHTS: readonly Division[] = [
  saying('price total bill quote ticket invoice', isBehindOff),
  saying('cover pay eat handle', isBehindTheirs),
  saying('throwing', isBehindThrownIn),
  saying('waiting', isWaitedFor),
  saying('top', isOnTopOfListed),
  saying('talk speak', isBehindContact),
  saying('off', isBehindKnockedOff),
  saying('first last next', isBehindOrder),
];
