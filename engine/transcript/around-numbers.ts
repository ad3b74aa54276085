/** What the words around a number make of it: "dimmer switch eighty five | three outlets in the garage" counts what stands behind. */
import type { Token } from './hear.ts';
import { isWritten, SIZE_UNIT, small } from './hear-cardinals.ts';
import { unitAt } from './units.ts';
import { isContent, isPlural, workNouns, workVerbs } from './vocabulary/words.ts';

const MEASURED =
  /^(dollars|bucks|hours|days|weeks|months|years|feet|yards|squares|miles|pounds|gallons|tons|cents|plus|less)$/;
const VERB = /^(is|are|'s|'re|was|were|run|runs|will|would|be|include|includes)$/;

/** True where a plural noun stands at token i, or behind one or two adjectives, that has no verb of its own. */
export function countsBehind(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < i + 3; k++) {
    const word = tokens[k]?.lower ?? '';
    if (isPlural(word)) return !MEASURED.test(word) && !VERB.test(tokens[k + 1]?.lower ?? '');
    if (!isContent(word) || (workVerbs.has(word) && !workNouns.has(word))) return false;
  }
  return false;
}

/** Before a lone "one" these make it a pronoun: "the old one", "this one's for". */
const BEFORE_PRONOUN =
  /^(the|this|that|which|each|every|any|no|another|other|old|new|last|first|second|third|next|big|small|large|little|white|black|gray|grey|blue|red|brown|green|good|better|best|cheap|cheaper|same|right|wrong|whole|only|upstairs|downstairs|back|front)$/;

/** What stands behind a price and counts nothing. */
export const BEHIND_PRICE =
  /^(cut|installed|install|in|and|plus|then|each|apiece|an?|per|total|flat|even|for|with|if|we|i|that|that's|the|okay|ok|um|uh|but|so|on|all|delivered|supplied|complete|fitted|including|before|after|he|she|they|it|no|oh|tax|labor)$/;

/** "38 50", "29 95": two written figures of two digits each, with nothing behind them that they count. */
export function pricedInTwo(tokens: readonly Token[], i: number, next: number): boolean {
  const [first, second, after] = [tokens[i]!, tokens[next], tokens[next + 1]];
  return (
    next === i + 1 &&
    /^[1-9]\d$/.test(first.text) &&
    /^\d[05]$/.test(second?.text ?? '') &&
    second!.spaced &&
    !/^(by|x|number|apartment|apt|unit|suite|route|highway|room|lot|of|to|and|-)$/.test(tokens[i - 1]?.lower ?? '') &&
    !/^\d/.test(tokens[i - 1]?.text ?? '') &&
    // "40 25 and 25 feet": a list
    (after === undefined || (BEHIND_PRICE.test(after.lower) && !/^\d/.test(tokens[next + 2]?.text ?? '')))
  );
}

/** What is called by its number, and whose number tells no hundreds: "phase two | forty feet of pipe". */
const CALLED =
  /^(?:crew|team|gang|phase|stage|step|option|unit|lot|zone|section|building|day|area|part|number|bay|by|x)$/;

/** "one forty feet of seamless": said in the plural, and of a length; "two ten foot sections", "two ten feet long" are so many of a size. */
export const isLengthInTwo = (tokens: readonly Token[], i: number, unit: number): boolean =>
  tokens[unit]!.lower === 'feet' &&
  !isWritten(tokens[i]) &&
  !isWritten(tokens[i + 1]) &&
  small(tokens, i)!.value < 10 &&
  small(tokens, i + 1)!.value >= 10 &&
  !CALLED.test(tokens[i - 1]?.lower ?? '') &&
  !/^(?:long|tall|high|wide|deep|apart|lengths|sections|pieces|by|x)$/.test(tokens[unit + 1]?.lower ?? '');

/** "the sub is twenty four fifty | bath rough in": nobody has ten of them in one. */
export const FEW = /^(?:bed|bedroom|bath|car|story|gang|way|pole|speed|stage|burner|drawer|ply|door)$/;
/** Nobody works hundreds of these in one go. */
export const LONG_TIMES = /^(?:hours|days|weeks)$/;

/** What prices end in. */
const COINS = new Set([25, 49, 50, 75, 79, 89, 95, 98, 99]);

/** What is said of a sum that was just told: "that comes to fourteen seventy four ninety let's say fourteen fifty". */
const GOES_ON = /^(?:let|let's|call|say|make|which|to)$/;

/** Cents in words at token i, behind so many dollars in words: nothing may stand behind them that they count or measure. */
export function coinsAt(tokens: readonly Token[], i: number, dollars: number): { value: number; to: number } | null {
  const coins = small(tokens, i);
  if (!coins || coins.written || coins.value < 10) return null;
  const after = tokens[coins.to]?.lower ?? '';
  const usual = COINS.has(coins.value);
  if (/^(?:each|apiece|per)$/.test(after) || (/^an?$/.test(after) && unitAt(tokens, coins.to + 1) !== null))
    return usual || coins.value % 5 === 0 ? coins : null;
  const exact = dollars % 100 > 20 && dollars % 10 !== 0;
  if (after !== '' && /^[a-z]/.test(after) && !BEHIND_PRICE.test(after) && !GOES_ON.test(after)) {
    // "the controller is two forty nine ninety five | backflow preventer 365": one thing, that nothing counts
    const named = isContent(after) && unitAt(tokens, coins.to) === null && !SIZE_UNIT.test(after);
    return exact && usual && named && !thingsBehind(tokens, coins.to) ? coins : null;
  }
  // "two forty | fifty and sixty gallon"
  if (/^(?:and|or|to)$/.test(after) && small(tokens, coins.to + 1) !== null) return null;
  // "the piano is two fifty | seventy five for the stairs"
  return (after === 'for' ? exact && usual : exact || usual) ? coins : null;
}

/** Do the next words say "at" or "each", and no other number before that? */
export function pricedBehind(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < i + 5; k++) {
    if (/^(at|each|apiece)$/.test(tokens[k]?.lower ?? '')) return true;
    if (small(tokens, k)) return false;
  }
  return false;
}

/** Behind a number at `i`, what is counted, or measured and in what: "cleaning 79 | two pounds of freon". */
export const thingsBehind = (tokens: readonly Token[], i: number): boolean =>
  countsBehind(tokens, i) ||
  (tokens[i + 1]?.lower === 'of' && unitAt(tokens, i) !== null && isPlural(tokens[i]?.lower ?? ''));

/** Is the figure before token i what an inch, a foot or a metre costs? That is never in the thousands. */
export function byLength(tokens: readonly Token[], i: number): boolean {
  const at = /^(?:dollars?|bucks?|cents?|pounds?|quid|euros?)$/.test(tokens[i]?.lower ?? '') ? i + 1 : i;
  return (
    /^(?:an?|per)$/.test(tokens[at]?.lower ?? '') &&
    /^(?:inch|foot|yard|met(?:re|er)|linear|lineal|running|square)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/** "the big one", "this one", "only one": no number; but "another one forty", "110 no one fifteen", "only one niche". */
export function isPronoun(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1]?.lower ?? '', tokens[i + 1]?.lower ?? ''];
  if (
    tokens[i]!.lower !== 'one' ||
    !BEFORE_PRONOUN.test(before) ||
    /^(hundred|thousand|million|time|day|hour|week|year|month|coat|trip)/.test(next)
  )
    return false;
  const counts =
    /^(another|only|no)$/.test(before) ||
    // "call that one fifty two"
    (before === 'that' && /^(call|make|figure|say|is|put)$/.test(tokens[i - 2]?.lower ?? ''));
  if (counts && (small(tokens, i + 1)?.value ?? 0) >= 10) return false;
  return !(before === 'only' && tokens[i - 2]?.lower !== 'the' && isContent(next) && !isPlural(next));
}
