/** Words that sound like a correction and are none: a price for what was just named, a sum that is brought down. */
import type { Run } from './correction-cues.ts';
import type { Phrase } from './fact.ts';
import { isMoney } from './find-antecedent.ts';
import type { Heard, Token } from './hear.ts';
import { wordsAt } from './restate-figure.ts';
import { isContent, isPlural, wordSet } from './vocabulary/words.ts';

/** "… at 6.60 a foot and then the outlet install but make it 825": a price for what was just named, and no correction. */
export function isOverride(tokens: readonly Token[], run: Run, last: Phrase | undefined, next: Phrase | null): boolean {
  // "two hatch covers make those 110 each"
  const counted = last?.kind === 'number' && tokens.slice(last.to, run.from).some(({ lower }) => isPlural(lower));
  if (
    counted &&
    (next?.kind === 'rate' || next?.kind === 'money') &&
    /^make (?:those|them)$/.test(wordsAt(tokens, run.from, run.to - run.from))
  )
    return true;
  // "tune up I normally get 120 but she's an old customer so make it 100": the one does not take the other back
  if (
    last &&
    tokens
      .slice(Math.max(0, last.from - 4), last.from)
      .some(({ lower }) => /^(?:usually|normally|typically|ordinarily)$/.test(lower))
  )
    return true;
  // "so I make that 275" adds up
  if (tokens[run.from - 1]?.lower === 'i' && tokens[run.from]!.lower === 'make') return true;
  if (tokens[run.from - 1]?.lower !== 'but' || !/^make$/.test(tokens[run.from]!.lower)) return false;
  const between = tokens.slice(Math.max(last?.to ?? 0, run.from - 8), run.from - 1).map((token) => token.lower);
  return between.some((word) => /^(the|a|an|my|our|and|then|plus|also)$/.test(word)) && between.some(isContent);
}

/** "2450 and some change so we'll just call it 2400": between the sum and what it is brought down to. */
const AND_CHANGE = wordSet("just so but and or some change something odd then we i 'll dollars bucks");

/** "so that's 6580 just make it 6500 even", "that's 2745 let's call it 2700": a sum is brought down. */
export function isRoundedDown(heard: Heard, run: Run, next: Phrase): boolean {
  const { tokens } = heard;
  const [told, lead] = [tokens[run.to - 1]?.lower, tokens[run.to - 2]?.lower ?? ''];
  // "make it", "let's say"
  if (
    !(told === 'it' ? /^(make|call)$/.test(lead) : told === 'say' && lead === "'s") ||
    !(isMoney(next) || next.kind === 'number') ||
    tokens.slice(run.from, run.to).some((token) => /^(no|wait|sorry|actually|scratch)$/.test(token.lower))
  )
    return false;
  if (/^(even|flat)$/.test(tokens[next.to]?.lower ?? '')) return true;
  let end = run.from;
  while (run.from - end < 5 && AND_CHANGE.has(tokens[end - 1]?.lower ?? '')) end--;
  const sum = heard.numberBefore[end];
  const value = heard.numberAt[next.from]?.values[0] ?? 0;
  return (
    sum !== undefined &&
    // "the hall so 240 make it 230": of one thing it is a correction
    heard.numbers.indexOf(sum) > 1 &&
    /(?:^|\s)(?:(?:that|total|it|comes|up|out) (?:'s|is|to)|so|so (?:i|we) get)$/.test(
      wordsAt(tokens, Math.max(0, sum.from - 3), Math.min(3, sum.from)),
    ) &&
    value < sum.values[0]! &&
    value > sum.values[0]! * 0.85 &&
    value % 10 === 0
  );
}

/** Words of correction that correct nothing. */
export const leadsElsewhere = (tokens: readonly Token[], run: Run): boolean =>
  // "hold on go back to the decking it's 19 a foot": of a line further back, which only the reading of lines can find
  /^(?:go|going) back to$/.test(wordsAt(tokens, run.to, 3)) ||
  // "it needs to be there by 11:45"
  (tokens[run.to - 1]!.lower === 'be' &&
    /^(?:there|here|done|ready|out|in|off|back|by|gone|finished|clear|open|closed|empty|set|home|up|down|live)$/.test(
      tokens[run.to]?.lower ?? '',
    ));
