/** "whichever way she goes | the handrail is 480": what holds for each choice begins behind the words that leave it open. */
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, SUBJECTS, wordAt } from './look-at-row.ts';

const SUBORDINATES = /^(?:whichever|whatever)$/;
/** Who chooses, and how: one verb, or what leads up to it. */
const LEADS_UP = /^(?:'d|'ll|'s|'re|would|will|wants?|ends?|decides?|likes?|to|up|going|ever|rather)$/;
const VERB =
  /^(?:goes?|go|going|picks?|chooses?|decides?|likes?|wants?|takes?|prefers?|ends?|settles?|lands?|does|do)$/;
const BEHIND = /^(?:with|for|on|to do|up|in the end|there)$/;

/** Where the words end that begin at `k`; `k` itself for none. */
function choiceEnd(row: readonly Element[], k: number): number {
  let at = k;
  if (SUBORDINATES.test(wordAt(row, k))) at++;
  // "no matter which", "regardless of what"
  else if (/^(?:matter|of)$/.test(wordAt(row, k)) && /^(?:no|regardless)$/.test(wordAt(row, k - 1)))
    at += /^(?:which|what|how)$/.test(wordAt(row, k + 1)) ? 2 : 0;
  if (at === k) return k;
  while (
    /^(?:way|one|option|route|of|them|those)$/.test(wordAt(row, at)) ||
    (row[at]?.tag === 'num' && row[at]!.price?.value === 1)
  )
    at++;
  if (!(SUBJECTS.has(wordAt(row, at)) || row[at]?.tag === 'client')) return k;
  const subject = at++;
  while (LEADS_UP.test(wordAt(row, at))) at++;
  if (VERB.test(wordAt(row, at))) at++;
  else if (!row.slice(subject, at).some(({ word }) => VERB.test(word))) return k;
  while (BEHIND.test(wordAt(row, at))) at++;
  return at;
}

const REACH = 9;

const isWithin = (row: readonly Element[], k: number): boolean => {
  for (let from = k - 1; from > k - REACH && from >= 0; from--) if (k < choiceEnd(row, from)) return true;
  return false;
};

const isBehind = (row: readonly Element[], k: number): boolean => {
  if (row[k]!.tag === 'break') return false;
  for (let from = k - 2; from > k - REACH && from >= 0; from--) if (choiceEnd(row, from) === k) return true;
  return false;
};

/** "two skylights get swapped either way at 780 each" */
const isPricedEitherWay = (row: readonly Element[], k: number): boolean => {
  const at = [k, k + 2].find((one) => wordAt(row, one) === 'at' && isPrice(row[one + 1]));
  return at !== undefined && wordAt(row, at - 1) === 'way' && wordAt(row, at - 2) === 'either';
};

/** "that's an add on | the utility sends them a rebate": what the price before it is, and who comes next. */
function isBehindCalledExtra(row: readonly Element[], k: number): boolean {
  if (!(SUBJECTS.has(wordAt(row, k)) || wordAt(row, k) === 'the')) return false;
  const last = wordAt(row, k - 1);
  const noun = last === 'on' && wordAt(row, k - 2) === 'add' ? k - 2 : k - 1;
  return (
    (noun < k - 1 || /^(?:addon|option|extra|upgrade)$/.test(last)) &&
    /^an?$/.test(wordAt(row, noun - 1)) &&
    /^(?:'s|is)$/.test(wordAt(row, noun - 2)) &&
    /^(?:that|it|which)$/.test(wordAt(row, noun - 3))
  );
}

export const BEGINS_CHOICES: readonly Division[] = [
  saying('whichever whatever matter regardless', isBehind),
  saying('on addon option extra upgrade', isBehindCalledExtra),
];
export const GOES_ON_CHOICES: readonly Division[] = [
  saying('whichever whatever matter regardless', isWithin),
  saying('either', isPricedEitherWay),
];
