/** Names told by what is theirs, or by where that is: "rebuild Leonard's mailbox", "Rasmussen at 3306 Harbor View", "unit 4B Maple Court Apartments". */
import { isTradeWord } from '../../trades/classify-trade.ts';
import type { Heard, Token } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { fillers, isContent, isPlural, isWorkVerb, prepositions, wordSet } from '../vocabulary/words.ts';
import { CARS } from './cars.ts';
import { firmAt } from './firm-names.ts';
import type { Client } from './name-at.ts';
import { isMaker } from './name-numbers.ts';
import { BRANDS, ORGANIZATION } from './name-words.ts';
import { isMonth, isName } from './tell-names.ts';

/** Names stand near the beginning. */
const REACH = 12;
const LEADS = wordSet(
  'okay ok so alright right this is yeah hey hi well and now next got job a the one for quote estimate invoice bid bill on up here',
);
const PARTICLES = wordSet('out up down off over back in away');
const UNITS = wordSet('unit apartment apt suite lot flat room condo building bldg space slip');
const SIDES = wordSet('over out up down');
const ROADS = /^(?:Route|Highway|Hwy|County|State|Rt|Rte|Interstate)$/;
/** Behind "'s" these tell what somebody does or is. */
const SAYS = wordSet(
  'here there happy sure going gonna got been not just always still already also away okay ok paying done gone',
);
/** These do so where nothing follows that is had: "Leonard's back tomorrow", but "Leonard's back gate". */
const SAYS_OR_TELLS = wordSet('back new good out in late fine set ready old');
/** They stand for anybody, or for a day. */
const ANYBODY = wordSet(
  'men women children people kids mother father valentine new today tomorrow master king queen boys girls',
);

/** The first such name; null where none is told. */
export function placedAt(heard: Heard, taken: Uint8Array): Client | null {
  for (let i = 0; i < Math.min(heard.tokens.length - 1, REACH); i++) {
    if (taken[i]) continue;
    const client = ownerAt(heard.tokens, i, taken) ?? livesAt(heard.tokens, i, taken) ?? houseOfUnit(heard, i, taken);
    if (client) return client;
  }
  return null;
}

/** Is it told by what is theirs? Then it stands for an article: "rebuild Leonard's mailbox". */
export const isOwner = (tokens: readonly Token[], { from, to }: Client): boolean =>
  to - from === 2 && tokens[from + 1]!.lower === "'s" && isContent(tokens[to]?.lower ?? '');

/** "suite 210 Harbor Tower": the number right before a house tells which part of it, and is no price. */
export const isPartOf = ({ tokens, numberAt }: Heard, { from }: Client): boolean =>
  numberAt[from - 1]?.to === from &&
  UNITS.has(tokens[from - 2]?.lower ?? '') &&
  tokens[from]!.lower !== 'for' &&
  ORGANIZATION.test(tokens.slice(from, from + 4).findLast(({ text }) => /^[A-Z]/.test(text))?.lower ?? '');

/** A single capital that is nobody's brand and no word of a trade. */
const isSurname = (tokens: readonly Token[], i: number): boolean => {
  const { text, lower } = tokens[i]!;
  return (
    /^[A-Z][a-zà-ɏ]+$/.test(text) &&
    text.length > 2 &&
    isName(tokens[i]!) &&
    !isMonth(tokens, i) &&
    !CARS.test(lower) &&
    !BRANDS.test(lower) &&
    !isMaker(lower) &&
    !ANYBODY.has(lower) &&
    !isWorkVerb(lower) &&
    !ORGANIZATION.test(lower) &&
    (firstNames.has(lower) || !(isTradeWord(lower) || (i === 0 && isPlural(lower) && !/(?:is|us)$/.test(lower)))) &&
    !/ing$/.test(lower)
  );
};

const leadsUpTo = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(0, i).every(({ lower }) => LEADS.has(lower) || fillers.has(lower));

/** "rebuild Leonard's brick mailbox", "swap out Ferrante's water heater", "behind Odell's shed" */
function ownerAt(tokens: readonly Token[], i: number, taken: Uint8Array): Client | null {
  if (tokens[i + 1]?.lower !== "'s" || taken[i + 1] || !isSurname(tokens, i)) return null;
  const thing = tokens[i + 2];
  if (!thing || taken[i + 2] || !/^[a-z]/.test(thing.text) || !isContent(thing.lower)) return null;
  if (SAYS_OR_TELLS.has(thing.lower) && !isContent(tokens[i + 3]?.lower ?? '')) return null;
  if (SAYS.has(thing.lower) || /(?:ing|ly)$/.test(thing.lower)) return null;
  const before = tokens[i - 1]?.lower ?? '';
  const isDone =
    isWorkVerb(before) ||
    (PARTICLES.has(before) && isWorkVerb(tokens[i - 2]?.lower ?? '')) ||
    (prepositions.has(before) && i > 1);
  if (!isDone && !(leadsUpTo(tokens, i) && (firstNames.has(tokens[i]!.lower) || i > 0))) return null;
  return { from: i, to: i + 2, name: tokens[i]!.text };
}

/** "Rasmussen at 3306 Harbor View", "Kowalski 18 Mill Street", "Nguyen out on Route 9" */
function livesAt(tokens: readonly Token[], i: number, taken: Uint8Array): Client | null {
  if (!isSurname(tokens, i) || !leadsUpTo(tokens, i) || isName(tokens[i + 1] ?? tokens[0]!)) return null;
  let at = i + 1;
  if (SIDES.has(tokens[at]?.lower ?? '') && !taken[at]) at++;
  const led = /^(?:at|on|by)$/.test(tokens[at]?.lower ?? '') && !taken[at];
  if (led) at++;
  const place = tokens[at];
  if (!place) return null;
  const isPlace =
    (taken[at] === 1 && /^\d/.test(place.text)) || (led && (ROADS.test(place.text) || isOrdinal(tokens, at)));
  return isPlace ? { from: i, to: i + 1, name: tokens[i]!.text } : null;
}

/** "on 9th and Pine" */
const isOrdinal = (tokens: readonly Token[], i: number): boolean =>
  /^\d+$/.test(tokens[i]!.text) && /^(?:st|nd|rd|th)$/.test(tokens[i + 1]?.lower ?? '');

/** "unit 4B Maple Court Apartments": the house that the unit is in. */
function houseOfUnit(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  if (!UNITS.has(tokens[i]!.lower) || !/^\d/.test(tokens[i + 1]?.text ?? '')) return null;
  let at = i + 2;
  if (/^[A-Z]$/.test(tokens[at]?.text ?? '')) at++;
  if (/^(?:at|in|of)$/.test(tokens[at]?.lower ?? '')) at++;
  return firmAt(heard, at, taken);
}
