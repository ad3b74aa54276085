/** Street addresses: a house number, a name, a kind of street, and perhaps a unit, a city and a ZIP code. */
import type { AddressPhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isContent, wordSet, workNouns, workVerbs } from '../vocabulary/words.ts';

const WHICH = wordSet('old new the');
const OF_ROADS = wordSet('old us county state rural township farm ranch to market forest');

const STREET = wordSet(
  'street st avenue ave road rd drive dr lane ln boulevard blvd court ct circle cir way place pl terrace ter parkway pkwy highway hwy trail trl loop square expressway crossing ridge run alley pike turnpike path row crescent cove point bend hollow close walk plaza commons landing view heights hill grove creek pass route parade mews gardens rise quay wharf esplanade promenade',
);
/** Kinds that are plain words too: they need a capital, or a number that was written and a name before. */
const WEAK =
  /^(way|place|square|run|row|path|point|view|close|walk|pass|loop|bend|ridge|hill|court|drive|circle|grove|creek|landing|crossing|cove|route)$/;
/** Plain words in themselves: they are streets by a capital of their own alone. */
const PLAIN = wordSet('gardens rise parade');
const DIRECTION = wordSet('north south east west northeast northwest southeast southwest n s e w ne nw se sw');
const NOT_NAME = wordSet(
  'a an the of at in on for to and or is are it that this each per hour hours day days feet foot square linear inch inches dollar dollars buck bucks percent by x new old with we he she they i from plus then um uh so no guest guests people outlet outlets window windows door doors gallon amp yard yards minute minutes mile miles week weeks month months year years down off more total',
);
const APARTMENT = /^(apartment|apt|unit|suite|ste|number|lot|floor|#|building|bldg)$/;
const AT = wordSet('on at in');
const ORDINAL = /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/;

export function readAddresses(heard: Heard): AddressPhrase[] {
  const found: AddressPhrase[] = [];
  const { tokens, numbers, text } = heard;
  for (const number of numbers) {
    if (found.length && number.from < found.at(-1)!.to) continue;
    if (tokens[number.from - 1]?.text === '$' || number.values[0]! > 99999 || !Number.isInteger(number.values[0]!))
      continue;
    const flat = flatAt(tokens, number.from, number.to);
    if (flat) {
      found.push({
        kind: 'address',
        ...flat,
        address: tidy(text.slice(tokens[flat.from]!.start, tokens[flat.to - 1]!.end)),
      });
      continue;
    }
    const body = numberedRoadAt(heard, number.to) ?? streetAt(tokens, number.to) ?? bareStreetAt(tokens, number.from);
    if (!body || isUnitOf(tokens, number.from, body.to)) continue;
    const house = String(number.values[0]);
    const rest = tail(heard, body.to);
    const street = text.slice(tokens[number.to]!.start, tokens[rest.end - 1]!.end);
    found.push({
      kind: 'address',
      from: number.from,
      to: rest.end,
      address: tidy(
        `${house} ${rest.zip ? text.slice(tokens[number.to]!.start, tokens[rest.zipFrom - 1]!.end) : street}${rest.zip ? ` ${rest.zip}` : ''}`,
      ),
    });
  }
  return found;
}

/** "flat 3 on Granby Street", "apartment 6 at Liffey Quay": which one, and where. */
function flatAt(tokens: readonly Token[], from: number, to: number): { from: number; to: number } | null {
  if (!/^(?:flat|apartment|apt|unit|suite)$/.test(tokens[from - 1]?.lower ?? '') || !AT.has(tokens[to]?.lower ?? ''))
    return null;
  const street = streetAt(tokens, to + 1);
  return street && { from: from - 1, to: street.to };
}

/** "unit 4B Maple Court Apartments": a unit of a house with that name, and no street. */
const isUnitOf = (tokens: readonly Token[], from: number, to: number): boolean =>
  APARTMENT.test(tokens[from - 1]?.lower ?? '') &&
  /^(?:Apartments?|Condos?|Condominiums?|Townhomes|Townhouses|Towers?|Villas|Estates|Manor|Lofts|Flats|Suites|Commons|Village|Mobile|Office|Business|Shopping|Plaza|Storage)$/.test(
    tokens[to]?.text ?? '',
  );

/** "4410 County Road 9", "88 State Route twelve", "1200 Highway 46". */
function numberedRoadAt({ tokens, numberAt }: Heard, i: number): { to: number } | null {
  let at = i;
  while (OF_ROADS.has(tokens[at]?.lower ?? '')) at++;
  const road = tokens[at]?.lower ?? '';
  const kind = at > i ? /^(road|route|highway|hwy|rd)$/ : /^(highway|hwy|route)$/;
  const number = numberAt[at + 1];
  return kind.test(road) && number && number.values[0]! < 10000 ? { to: number.to } : null;
}

function streetAt(tokens: readonly Token[], i: number): { to: number } | null {
  let at = i;
  // a letter or an ordinal ending glued to the number: 12B, 221b
  if (tokens[at] && !tokens[at]!.spaced && /^[a-d]$/i.test(tokens[at]!.text)) at++;
  if (tokens[at] && !tokens[at]!.spaced) return null;
  if (DIRECTION.has(tokens[at]?.lower ?? '')) {
    at++;
    if (tokens[at]?.text === '.') at++;
  }
  let names = 0;
  while (at < tokens.length && names < 4) {
    const token = tokens[at]!;
    const word = token.lower;
    if (STREET.has(word) && names > 0) {
      // "Mill Creek Road": the last kind of street counts
      let end = at + 1;
      if (STREET.has(tokens[end]?.lower ?? '') && /^[A-Z]/.test(tokens[end]!.text)) end++;
      const named =
        /^[A-Z]/.test(tokens[at - 1]!.text) ||
        ORDINAL.test(tokens[at - 1]!.lower) ||
        /^(st|nd|rd|th)$/.test(tokens[at - 1]!.lower);
      // "that's 9800 second way is the heat pump"
      if (
        word === 'way' &&
        ORDINAL.test(tokens[at - 1]!.lower) &&
        /^(?:is|'s|would)$/.test(tokens[at + 1]?.lower ?? '')
      )
        return null;
      if (PLAIN.has(word) && !/^[A-Z]/.test(token.text) && !isLivedAt(tokens, i, at)) return null;
      if (WEAK.test(word) && !named && !/^[A-Z]/.test(token.text) && !isLivedAt(tokens, i, at)) return null;
      if (tokens[end]?.text === '.' && word.length <= 4) end++;
      return { to: end };
    }
    if (
      /^\d+$/.test(token.text) &&
      names === 0 &&
      /^(st|nd|rd|th)$/.test(tokens[at + 1]?.lower ?? '') &&
      !tokens[at + 1]!.spaced
    ) {
      at += 2;
      names++;
      continue;
    }
    if (WHICH.has(word) && /^[A-Z]/.test(token.text)) {
      at++;
      names++;
      continue;
    }
    if (!/^[a-zÀ-ɏ]/.test(word) || NOT_NAME.has(word)) return null;
    if (names > 0 && /^[A-Z]/.test(tokens[at - 1]!.text) && !/^[A-Z]/.test(token.text)) return null;
    at++;
    names++;
    if (tokens[at]?.lower === "'s") at++;
  }
  return null;
}

/** "at 61 tupelo court" in small letters: a written number behind "at", a name and a kind that is little else. */
const isLivedAt = (tokens: readonly Token[], i: number, at: number): boolean =>
  at === i + 1 &&
  /^\d{2,5}$/.test(tokens[i - 1]?.text ?? '') &&
  /^(at|to|from)$/.test(tokens[i - 2]?.lower ?? '') &&
  /^(court|circle|cove|crossing|parade)$/.test(tokens[at]!.lower) &&
  !/^(tennis|basketball|food|traffic|full|half|dress|seed)$/.test(tokens[i]!.lower);

const isCapital = (token: Token | undefined): boolean => /^[A-Z][a-z]{2,}/.test(token?.text ?? '');

/** "carpet for Bettina Krause 5512 Sycamore": a house number right behind a name, early, and a street without its kind. */
function bareStreetAt(tokens: readonly Token[], i: number): { to: number } | null {
  // "she's over at 47 Sycamore": nothing is sold so
  const over =
    tokens[i - 1]?.lower === 'at' &&
    /^(over|out|up|down|lives|live|condo|house|apartment|townhouse|duplex)$/.test(tokens[i - 2]?.lower ?? '');
  // "the house is 640 Dunbar", "walk up to 1715 Larkspur"
  const two = `${tokens[i - 2]?.lower ?? ''} ${tokens[i - 1]?.lower ?? ''}`;
  const told =
    over || /^(?:(?:house|place|address|condo|duplex|cabin) (?:is|'s)|(?:up|over|down|across) to)$/.test(two);
  const named = isCapital(tokens[i - 1]) && isCapital(tokens[i - 2]);
  if (
    i > (told ? 40 : 16) ||
    !(over ? /^\d{1,5}$/ : named ? /^\d{2,5}$/ : /^\d{3,5}$/).test(tokens[i]!.text) ||
    !isCapital(tokens[i + 1]) ||
    NOT_NAME.has(tokens[i + 1]!.lower)
  )
    return null;
  // "Marcus Whitlock 2014 Silverado": the year of a car
  if (/^(19[5-9]\d|20[0-2]\d)$/.test(tokens[i]!.text) && !/^(at|address)$/.test(tokens[i - 1]?.lower ?? ''))
    return null;
  const to = isCapital(tokens[i + 2]) ? i + 3 : i + 2;
  const next = tokens[to]?.lower ?? '';
  const led =
    told ||
    /^(at|address)$/.test(tokens[i - 1]?.lower ?? '') ||
    // "from 2210 Sycamore to the senior apartments"
    (tokens[i - 1]?.lower === 'from' && next === 'to') ||
    named;
  // "3200 Andersen windows", "Bob Smith 1200 Saturday"
  const ends =
    over ||
    !isContent(next) ||
    /^(?:cell|phone|email|number|unit|apartment|apt|floor|first|second|third|fourth|top|ground|basement|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(
      next,
    ) ||
    (workVerbs.has(next) &&
      (!workNouns.has(next) || /^(\d+|a|an|the|his|her|their|all|two|three|four)$/.test(tokens[to + 1]?.lower ?? '')));
  // "for Vista Pediatrics 14 Cat6 drops"
  const short = tokens[i]!.text.length < 3 && !over;
  if (
    (/^\d/.test(next) && !tokens[to]!.spaced) ||
    (short && !/^(?:um|uh|,|\.|the|unit|apartment|apt|floor|)$/.test(next))
  )
    return null;
  return led && ends && !/(s|day)$/.test(tokens[to - 1]!.lower) ? { to } : null;
}

/** Direction, apartment, city, state and ZIP code after the street. */
function tail(heard: Heard, i: number): { end: number; zip: string; zipFrom: number } {
  const { tokens, numberAt } = heard;
  let at = i;
  if (
    DIRECTION.has(tokens[at]?.lower ?? '') &&
    tokens[at]!.lower.length > 1 &&
    !/^(side|end|wall|of)$/.test(tokens[at + 1]?.lower ?? '')
  )
    at++;
  let k = tokens[at]?.text === ',' ? at + 1 : at;
  if (APARTMENT.test(tokens[k]?.lower ?? '')) {
    const next = tokens[k + 1];
    const inside = numberAt[k + 1];
    if (next && (inside || /^[a-z]$/i.test(next.text) || /^\d/.test(next.text))) {
      at = inside ? inside.to : k + 2;
      if (tokens[at] && !tokens[at]!.spaced && /^[a-z]$/i.test(tokens[at]!.text)) at++;
    }
  }
  // ", Santa Clara, California 95051"
  k = at;
  let words = 0;
  while (
    words < 5 &&
    tokens[k] &&
    (tokens[k]!.text === ',' ||
      (/^[A-Z][a-z]/.test(tokens[k]!.text) && tokens[at]?.text === ',') ||
      /^[A-Z]{2}$/.test(tokens[k]!.text))
  ) {
    if (tokens[k]!.text !== ',') words++;
    k++;
  }
  const zip = numberAt[k];
  if (zip && /^\d{5}$/.test(tokens[k]!.text)) return { end: k + 1, zip: tokens[k]!.text, zipFrom: k };
  if (zip && zip.form === 'digits' && zip.to - zip.from === 5)
    return { end: zip.to, zip: String(zip.values[0]).padStart(5, '0'), zipFrom: zip.from };
  if (words > 0 && tokens[k - 1]!.text !== ',') return { end: k, zip: '', zipFrom: 0 };
  return { end: at, zip: '', zipFrom: 0 };
}

function tidy(address: string): string {
  return address
    .replace(/\s+/g, ' ')
    .replace(/(^| )(?!(?:on|at|in) )([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
