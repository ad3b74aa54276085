/** Which tokens are names of somebody, by how they are written and what stands around them. */
import type { Token } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { determiners, prepositions, workNouns, workVerbs } from '../vocabulary/words.ts';
import { NOT_NAMES, NUMBERS, SAYS_SO } from './name-words.ts';

/** "… at five bucks an inch Lou Perrino we can be there Friday": a known first name and another, right behind a figure. */
export function isFullName(tokens: readonly Token[], i: number): boolean {
  const [before, first, second, next] = [tokens[i - 1]!, tokens[i]!, tokens[i + 1], tokens[i + 2]];
  return (
    isName(first) &&
    /^[A-Z][a-z]+$/.test(first.text) &&
    second !== undefined &&
    /^[A-Z][a-z]+$/.test(second.text) &&
    isName(second) &&
    (firstNames.has(first.lower) || /^(i|we|he|she|they|already|has|is|wants|needs|will)$/.test(next?.lower ?? '')) &&
    !SAYS_SO.test(next?.lower ?? '') &&
    (/^\d/.test(before.text) ||
      /^(inch|foot|feet|each|apiece|hour|hours|dollars|bucks|even|flat|total|yard|day|days)$/.test(before.lower) ||
      NUMBERS.test(before.lower))
  );
}

/** "deck repair Lou Gambino 14 boards": two words in capitals with something else behind them. */
export function namesSomebody(tokens: readonly Token[], i: number): boolean {
  const [before, first, second, next] = [tokens[i - 1]!, tokens[i]!, tokens[i + 1], tokens[i + 2]];
  return (
    /^[a-z]/.test(before.text) &&
    !determiners.has(before.lower) &&
    // "install Grohe Eurosmart for 300" names a thing
    !(workVerbs.has(before.lower) && !workNouns.has(before.lower)) &&
    /^[A-Z][a-z]+$/.test(first.text) &&
    second !== undefined &&
    /^[A-Z][a-z]+$/.test(second.text) &&
    isName(first) &&
    isName(second) &&
    (next === undefined ||
      /^[\d.,;$]/.test(next.text) ||
      determiners.has(next.lower) ||
      prepositions.has(next.lower) ||
      NUMBERS.test(next.lower))
  );
}

/** "the Underwoods May through September": a month, and no name. */
export const isMonth = (tokens: readonly Token[], at: number): boolean =>
  /^(May|April|June|August)$/.test(tokens[at]!.text) &&
  /^(through|thru|to|till|until|and|\d+)$/.test(tokens[at + 1]?.lower ?? '');

/** "Hollis and June": a name where no day follows. */
export const isNamedLikeMonth = (tokens: readonly Token[], at: number): boolean =>
  /^(April|May|June|August)$/.test(tokens[at]!.text) &&
  !/^(\d|the|first|second|third|[a-z]+th$)/.test(tokens[at + 1]?.lower ?? '');

export function isName(token: Token): boolean {
  return (
    /^[A-ZÀ-Þ][a-zà-ɏA-Z'’]*$/.test(token.text) &&
    !NOT_NAMES.test(token.lower) &&
    !(
      token.text.length > 1 &&
      token.text === token.text.toUpperCase() &&
      token.text.length < 5 &&
      !/[AEIOUY]/.test(token.text)
    )
  );
}

/** A name that begins at a token: a title, capitals, or (where `lower`) a known first name in small letters. */
/** How many small words of a family name begin here: "de", "van der", "de la"; a capital must follow. */
export function particlesAt(tokens: readonly Token[], at: number): number {
  let to = at;
  while (
    to < at + 2 &&
    /^(de|da|di|du|del|della|la|le|van|von|der|den|ter|dos|das|al|el|bin|ibn)$/.test(tokens[to]?.text ?? '')
  )
    to++;
  return to > at && tokens[to] && isName(tokens[to]!) ? to - at : 0;
}
