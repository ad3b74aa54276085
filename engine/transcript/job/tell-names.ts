/** Which tokens are names of somebody, by how they are written and what stands around them. */
import type { Token } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { determiners, prepositions, workNouns, workVerbs } from '../vocabulary/words.ts';
import { NOT_NAMES, NUMBERS, SAYS_SO } from './name-words.ts';

/** "… at five bucks an inch Lou Perrino we can be there Friday": a known first name and another, right behind a figure. */
export function isFullName(tokens: readonly Token[], i: number): boolean {
  const [before, first, second, next] = [tokens[i - 1]!, tokens[i], tokens[i + 1], tokens[i + 2]];
  return (
    first !== undefined &&
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
    token.text !== token.lower &&
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

const ASK_FOR =
  'ask for|attention to|talk to|speak with|attn to|deal with|dealing with|talking to|talked to|spoke with'.split('|');
/** With these each way to name somebody to ask for begins. */
const CONTACT_CUES = new Set([
  ...ASK_FOR.map((two) => two.split(' ')[0]!),
  ...['contact', 'contacts', 'attention', 'attn', 'name', 'names'],
]);

/** Where the name begins behind words that lead up to somebody to ask for, -1 where none stand at i. */
export function askedForAt(tokens: readonly Token[], i: number): number {
  if (!CONTACT_CUES.has(tokens[i]!.lower)) return -1;
  const two = `${tokens[i]!.lower} ${tokens[i + 1]!.lower}`;
  let at = -1;
  if (/^(contact|contacts) (is|'s|there|person|name)$/.test(two)) {
    at = i + 2;
    while (/^(is|'s|person|name|there|over|her|his)$/.test(tokens[at]?.lower ?? '')) at++;
  } else if (ASK_FOR.includes(two)) at = /^(is|'s)$/.test(tokens[i + 2]?.lower ?? '') ? i + 3 : i + 2;
  else if (/^(attention|attn|contact)$/.test(tokens[i]!.lower)) at = i + 1;
  // "the captain's name is Rudy Salazar"
  if (
    at < 0 &&
    /^names?$/.test(tokens[i]!.lower) &&
    tokens[i - 1]?.lower === "'s" &&
    /^(is|'s)$/.test(tokens[i + 1]!.lower) &&
    /^(captain|chief|manager|owner|super|superintendent|secretary|principal|foreman|supervisor|director|coordinator|planner|wife|husband|daughter|son|assistant|landlord|tenant|guy|lady|person|receptionist|chef|pastor|coach)$/.test(
      tokens[i - 2]?.lower ?? '',
    )
  )
    at = i + 2;
  return at;
}
