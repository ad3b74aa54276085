/** Names that no cue leads up to: two capitals at either end of what was said, or the first word of all. */
import type { Heard, Token } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { conjunctions, determiners, prepositions, workNouns, workVerbs } from '../vocabulary/words.ts';
import { STREET } from './firm-names.ts';
import type { Client } from './name-at.ts';
import { BRANDS, ORGANIZATION, SAYS_SO } from './name-words.ts';
import { isMonth, isName } from './tell-names.ts';

/** "Dell Latitude laptop", "install the Kohler Highline": at the very beginning, and with no such thing behind it, it may be somebody. */
const isBrandOf = (tokens: readonly Token[], i: number): boolean =>
  BRANDS.test(tokens[i]!.lower) &&
  (i > 0 ||
    tokens
      .slice(2, 5)
      .some(({ lower }) =>
        /^(?:laptops?|desktops?|monitors?|servers?|pcs?|computers?|faucets?|toilets?|sinks?|tubs?|dishwashers?|ovens?|ranges?|fridges?|furnaces?|boilers?|heaters?|openers?|filters?|pumps?|heads?|tractors?|mowers?|siding|board|windows?|doors?)$/.test(
          lower,
        ),
      ));

/** "Gus wants his brakes done": the first word of all, and somebody's name. */
export const wantsAt = (tokens: readonly Token[], i: number): boolean =>
  isName(tokens[i]!) && firstNames.has(tokens[i]!.lower) && /^(?:wants|needs)$/.test(tokens[i + 1]?.lower ?? '');

/** "gutter cleaning … at 85 each Clem Norby", "patio Idris Bello rough number": two capitals at either end, where nothing else is a name. */
export function standsAlone({ tokens }: Heard, taken: Uint8Array): Client | null {
  const isCapital = (k: number): boolean =>
    /^[A-Z][a-z]+$/.test(tokens[k]?.text ?? '') &&
    (isName(tokens[k]!) || (k === 0 && BRANDS.test(tokens[k]!.lower))) &&
    !taken[k] &&
    !isMonth(tokens, k);
  // recognition that writes every word with a capital tells nothing
  if (tokens.filter(({ text }) => /^[A-Z][a-z]/.test(text)).length * 3 > tokens.length) return null;
  for (let i = 0; i + 1 < tokens.length; i++) {
    if (i === 8) i = Math.max(i, tokens.length - 8);
    if (!isCapital(i) || !isCapital(i + 1) || isCapital(i + 2) || isCapital(i - 1)) continue;
    const before = tokens[i - 1]?.lower ?? '';
    const after = tokens[i + 2]?.lower ?? '';
    const [first, second] = [tokens[i]!, tokens[i + 1]!];
    if (
      prepositions.has(before) ||
      conjunctions.has(before) ||
      determiners.has(before) ||
      (workVerbs.has(before) && !workNouns.has(before)) ||
      workVerbs.has(first.lower) ||
      workVerbs.has(second.lower) ||
      SAYS_SO.test(after) ||
      isBrandOf(tokens, i) ||
      STREET.test(second.text) ||
      /^(?:'s|-|model|series|room|unit|edition|paint|decking|stain|tile)$/.test(after) ||
      ORGANIZATION.test(first.lower)
    )
      continue;
    return { from: i, to: i + 2, name: `${first.text} ${second.text}` };
  }
  return null;
}
