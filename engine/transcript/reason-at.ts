/**
 * Words that tell why a figure is another now, with no word of correction: "they went up", "turns out", "I taped it
 * again", "take one off".
 */
import type { Run } from './correction-cues.ts';
import type { Token } from './hear.ts';
import { determiners, isContent, prepositions, wordSet } from './vocabulary/words.ts';

const AGAIN = wordSet('again twice over');
const LEADS_ON = wordSet('and so then plus but if not');
const WHO = wordSet(
  'they it that he she we i you who price prices supplier vendor yard quarry shop dealer distributor mill store house guy count tally tape measurement takeoff',
);
const ALREADY = wordSet(
  "just had have has all actually 've 's 'd 're only also must might may did do been gotta then probably since now ended ending turned turns working worked works",
);
/** What makes a figure another: it rose or fell, more was asked for, it was counted or measured again. */
const EVENT = wordSet(
  'went gone jumped shot raised bumped upped hiked lowered revised jacked added forgot missed overlooked miscounted recounted counted measured remeasured mismeasured paced misread checked looked texted called messaged emailed want wants wanted need needs came comes works worked',
);
/** "the quarry's count came in 14". */
export const TALLY = wordSet('count tally tape measurement takeoff');
/** What begins "take one off", "measured wrong", "drop it to". */
const CHANGES = wordSet('add take drop lose measured counted wrote read figured priced added cut bring lower bump');

/** Words that tell why a figure is another now, with no word of correction: "they went up", "turns out" (but no "if it turns out rotten"), "their count came in". */
export function reasonAt(tokens: readonly Token[], i: number): Run | null {
  const first = tokens[i]!.lower;
  if (CHANGES.has(first)) {
    const words = tokens
      .slice(i, i + 4)
      .map(({ lower }) => lower)
      .join(' ');
    // "take one off so five", "measured wrong it's 550 feet", "drop it to five"
    const said =
      /^(?:add|take|drop|lose) (?:one|two|three|1|2|3|another) (?:more|off|out|extra)(?= )/.exec(words) ??
      /^(?:measured|counted|wrote|read|figured|priced|added) (?:it |that |them )?(?:wrong|again|up wrong)/.exec(
        words,
      ) ??
      /^(?:drop|cut|bring|take|lower|bump) (?:it|that|them|those) (?:down |back |up )?to/.exec(words);
    // "we cut it to 16 inch lengths": how it is cut
    if (
      said &&
      /^cut (?:it|that|them|those) to/.test(words) &&
      /^(?:lengths?|pieces?|rounds?|logs?|boards?|size|fit)$/.test(tokens[i + 5]?.lower ?? '')
    )
      return null;
    return said && { from: i, to: i + said[0].split(' ').length, strength: 0 };
  }
  const may = tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => lower === 'if');
  if ((first === 'turns' || first === 'turned') && tokens[i + 1]?.lower === 'out' && !may)
    return { from: i, to: i + 2, strength: 0 };
  // "development I had 40 but I'm reusing the form so call it 34 hours"
  if (first === 'but') return hadBefore(tokens, i) ? { from: i, to: i + 1, strength: 0 } : null;
  if (!WHO.has(first)) return null;
  // "plus that raised toilet seat"
  if (first === 'that' && /ed$/.test(tokens[i + 1]?.lower ?? '') && isContent(tokens[i + 2]?.lower ?? '')) return null;
  let at = i + 1;
  while (ALREADY.has(tokens[at]?.lower ?? '') && at < i + 4) at++;
  if (/^(if|unless|when|what|whatever)$/.test(tokens[i - 1]?.lower ?? '')) return null;
  const event = tokens[at]?.lower ?? '';
  if (/^(went|gone|shot|jumped)$/.test(event) && !/^(up|down|to|from)$/.test(tokens[at + 1]?.lower ?? '')) return null;
  // "I taped it again", "I was reading the wrong line"
  for (let k = at; k < at + 6; k++) {
    const word = tokens[k]?.lower ?? '';
    // "we had to move him twice" measures nothing
    if (word === 'to') break;
    // "that big oak over her driveway" is a place
    const place = tokens[k + 1]?.lower ?? '';
    // "so that's the over 25 one" is one of two
    const isLimit = determiners.has(tokens[k - 1]?.lower ?? '');
    if (word === 'over' && (isLimit || determiners.has(place) || prepositions.has(place) || isContent(place))) break;
    if (AGAIN.has(word) && k > at && !/^(start|do|have|come|go|starting)$/.test(event))
      return { from: i, to: k + 1, strength: 0 };
    if (word === 'wrong') return { from: i, to: isContent(tokens[k + 1]?.lower ?? '') ? k + 2 : k + 1, strength: 0 };
    if (!word || (isContent(word) && k > at + 1) || LEADS_ON.has(word)) break;
  }
  if (
    TALLY.has(first)
      ? !/^(came|comes|is|was|says|said|works|worked|went|jumped|grew|dropped|changed)$/.test(event)
      : !EVENT.has(event)
  )
    return null;
  return { from: i, to: at + 1, strength: 0 };
}

const hadBefore = (tokens: readonly Token[], i: number): boolean =>
  [1, 2].some(
    (words) =>
      /^(?:had|figured|guessed|estimated)$/.test(tokens[i - words - 1]?.lower ?? '') &&
      /^(?:i|we)$/.test(tokens[i - words - 2]?.lower ?? ''),
  );
