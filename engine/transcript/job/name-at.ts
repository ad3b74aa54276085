/** Names of people, households, companies and bodies, where they begin. */

import type { Place } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isGivenMonth } from '../readers/read-date-parts.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { fillers, isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import { BRANDS, EVENT, HOUSEHOLD, NUMBERED, ORGANIZATION, TITLES } from './name-words.ts';
import { lowerFamilyAt, lowers, VAGUE } from './small-names.ts';
import { isMonth, isName, isNamedLikeMonth, particlesAt } from './tell-names.ts';

/** A name and where it stands. */
export interface Client extends Place {
  name: string;
}

/** "the Township of Elmsford", "the Estate of Walter Boone" */
function bodyAt(tokens: readonly Token[], from: number, of: number, words: readonly string[]): Client {
  const whole = firstNames.has(tokens[of + 1]!.lower) && tokens[of + 2] && isName(tokens[of + 2]!) ? 3 : 2;
  const name = tokens.slice(of + 1, of + whole).map(({ text }) => text);
  return { from, to: of + whole, name: [...words, 'of', ...name].join(' ') };
}

const BODIES = /^(?:Chamber|Township|Town|City|Village|County|Church|Order|Knights|Estate|Friends|House|Temple|Bank)$/;

/** "bid for Mount Olive Baptist", "for Fire Station 6": behind the plainest of cues what is written with capitals is a name. */
export function capitalsAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  let at = tokens[i]?.lower === 'the' ? i + 1 : i;
  const words: string[] = [];
  const isPart = (k: number): boolean => /^[A-Z][a-z]+$/.test(tokens[k]?.text ?? '') && !taken[k];
  while (at < tokens.length && words.length < 5) {
    const word = tokens[at]!.text;
    if (isPart(at) && !(words.length > 1 && (firstNames.has(tokens[at]!.lower) || TITLES[tokens[at]!.lower])))
      words.push(word);
    else if (words.length > 0 && /^(?:of|and)$/.test(word) && isPart(at + 1) && isPart(at + 2)) words.push(word);
    else break;
    at++;
  }
  if (words.length < 2 || BRANDS.test(words[0]!.toLowerCase())) return null;
  // "Fire Station 6"
  if (NUMBERED.test(words.at(-1)!) && /^\d{1,4}$/.test(tokens[at]?.text ?? '')) words.push(tokens[at++]!.text);
  return { from: i, to: at, name: words.join(' ') };
}

const CHILDREN = /^(?:boys?|girls?|twins|kids|brothers|sisters)$/;

/** "the Garcias", "the Brandt residence", "the Delacroix wedding". */
export function familyAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  let at = i + 1;
  const words: string[] = [];
  // "the NAS" is a thing
  if (tokens[at] && tokens[at]!.text.length > 1 && tokens[at]!.text === tokens[at]!.text.toUpperCase()) return null;
  while (
    at < tokens.length &&
    words.length < 4 &&
    isName(tokens[at]!) &&
    tokens[at]!.text.length > 1 &&
    !taken[at] &&
    !isMonth(tokens, at)
  ) {
    words.push(tokens[at]!.text);
    at++;
  }
  if (!words.length) return null;
  // "the Larkspur Condo Association Joyce Bell is the manager", "the Township of Elmsford"
  const end = words.findIndex(
    (word, k) => k > 0 && ORGANIZATION.test(word.toLowerCase()) && firstNames.has(words[k + 1]?.toLowerCase() ?? ''),
  );
  if (end > 0) return { from: i, to: i + 2 + end, name: words.slice(0, end + 1).join(' ') };
  if (BODIES.test(words.at(-1)!) && tokens[at]?.lower === 'of' && tokens[at + 1] && isName(tokens[at + 1]!))
    return bodyAt(tokens, i, at, words);
  // "the Nordins' porch"
  const theirs = tokens[at]?.lower === "'" && words.at(-1)!.endsWith('s');
  if (/^('s|s'|')$/.test(tokens[at]?.lower ?? '') && HOUSEHOLD.test(tokens[at + 1]?.lower ?? '')) at++;
  const next = tokens[at]?.lower ?? '';
  if (/^(residence|family|household)$/.test(next))
    return { from: i, to: at + 1, name: `The ${words.join(' ')} ${next === 'family' ? 'Family' : 'Residence'}` };
  if (HOUSEHOLD.test(next) || ORGANIZATION.test(next)) {
    if (/^(house|home|place|wedding|property|estate|party)$/.test(next))
      return {
        from: i,
        // "out of the Lindgren estate 510", but "the Lindgren estate cleanout"
        to: next === 'estate' && !isContent(tokens[at + 1]?.lower ?? '') ? at + 1 : at,
        name: next === 'estate' ? `${words.join(' ')} Estate` : words.join(' '),
      };
    if (ORGANIZATION.test(next)) return organization(heard, i, at, words);
    // "lessons for the Okafor boy 34 each": whose they are, and no thing of its own
    if (CHILDREN.test(next) && tokens[i - 1]?.lower === 'for') return { from: i, to: at + 1, name: words.join(' ') };
    return { from: i, to: at, name: `${theirs ? 'The ' : ''}${words.join(' ')}` };
  }
  // "the Oyelaran graduation party", "the Castellano 50th anniversary", "the Blue Heron Inn"
  const ordinal = /^\d+(?:st|nd|rd|th)$/.test(next);
  if (
    EVENT.test(ordinal ? (tokens[at + 1]?.lower ?? '') : next) ||
    (/^ba[rt]$/.test(next) && tokens[at + 1]?.lower === 'mitzvah') ||
    (words.length > 1 && ORGANIZATION.test(words.at(-1)!.toLowerCase()))
  )
    return { from: i, to: at, name: words.join(' ') };
  // "awards dinner for the Tri County Realtors"
  if (words.length > 2 && tokens[i - 1]?.lower === 'for' && isPlural(words.at(-1)!.toLowerCase()))
    return { from: i, to: at, name: words.join(' ') };
  const particle = words.length === 2 && /^(van|von|de|da|la|le|mc|mac|st|o|del|di)$/i.test(words[0]!);
  if (particle && isPlural(words[1]!.toLowerCase())) return { from: i, to: at, name: `The ${words.join(' ')}` };
  // "the Hendersons' deck"
  const to = tokens[at]?.text === "'" || tokens[at]?.text === '’' ? at + 1 : at;
  return words.length === 1 && isPlural(words[0]!.toLowerCase()) ? { from: i, to, name: `The ${words[0]}` } : null;
}

export function possessiveAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  if (tokens[i]?.lower === 'the') return familyAt(heard, i, taken);
  const person = nameAt(heard, i, taken, true);
  if (!person) return null;
  const own = tokens[person.to]?.lower === "'s" || tokens[person.to]?.text === "'";
  const after = tokens[person.to + 1]?.lower ?? '';
  if (own && HOUSEHOLD.test(after)) return { ...person, to: person.to + 2 };
  // "at Bev Sutherland's her fridge isn't cooling"
  const goesOn =
    own &&
    person.name.includes(' ') &&
    (!isContent(after) || workVerbs.has(after) || /^\d/.test(after)) &&
    tokens[person.to]?.lower === "'s" &&
    !/^(?:a|been|going|gonna|got|the|not|just|always)$/.test(after);
  if (goesOn) return { ...person, to: person.to + 1 };
  // "storm damage at Odette Marchand's O D E T T E"
  if (own && person.to - person.from >= 2 && /^[A-Z]$/.test(tokens[person.to + 1]?.text ?? ''))
    return { ...person, to: person.to + 1 };
  return null;
}

/** A name that begins at a token: a title, capitals, or (where `lower`) a known first name in small letters. */
export function nameAt(heard: Heard, i: number, taken: Uint8Array, lower: boolean): Client | null {
  const { tokens } = heard;
  let at = i;
  // "bill the estate of Norma Tully"
  if (tokens[at]?.lower === 'the' && tokens[at + 1]?.lower === 'estate' && tokens[at + 2]?.lower === 'of') {
    const whose = tokens[at + 3];
    if (whose && isName(whose)) return bodyAt(tokens, i, at + 2, ['Estate']);
  }
  if (tokens[at]?.lower === 'the') return familyAt(heard, at, taken) ?? lowerFamilyAt(heard, at);
  if (
    /^(a|my|our|this|new|old)$/.test(tokens[at]?.lower ?? '') &&
    /^(buddy|friend|neighbou?r|client|customer|guy|lady|mate|aunt|auntie|uncle|cousin|nephew|niece|brother|sister|boss|landlord|tenant|pastor|coach|regular)$/.test(
      tokens[at + 1]?.lower ?? '',
    )
  )
    at += 2;
  if (fillers.has(tokens[at]?.lower ?? '')) at++;
  const words: string[] = [];
  const title = tokens[at + 1]?.lower === "'s" ? undefined : TITLES[tokens[at]?.lower ?? ''];
  if (title) {
    words.push(title);
    at++;
    if (tokens[at]?.text === '.') at++;
    if (tokens[at]?.lower === 'and' && TITLES[tokens[at + 1]?.lower ?? '']) {
      words.push('and', TITLES[tokens[at + 1]!.lower]!);
      at += 2;
      if (tokens[at]?.text === '.') at++;
    }
  }
  // "New Hope Baptist Church"
  if (
    tokens[at]?.text === 'New' &&
    tokens[at + 1] &&
    isName(tokens[at + 1]!) &&
    tokens.slice(at + 2, at + 5).some(({ text, lower }) => /^[A-Z]/.test(text) && ORGANIZATION.test(lower))
  )
    words.push(tokens[at++]!.text);
  const start = at;
  const capital = tokens[at] !== undefined && (isName(tokens[at]!) || isGivenMonth(tokens, at)) && !taken[at];
  if (capital) {
    at = capitals(heard, at, taken, words);
    // "quote for Cal Denton R 38 in the attic"
    if (words.length > 1 && /^[A-Z]$/.test(words.at(-1)!) && heard.numberAt[at] !== undefined) {
      words.pop();
      at--;
    }
  } else if (tokens[at] && !taken[at] && (title || (lower && firstNames.has(tokens[at]!.lower)))) {
    at = lowers(heard, at, taken, words, title !== undefined);
  }
  if (at === start) return null;
  if (!title && words.length === 1 && !capital && !lower) return null;
  const next = tokens[at]?.lower ?? '';
  if (ORGANIZATION.test(next) && !taken[at] && !isPriced(heard, at) && (capital || words.length > 1))
    return organization(heard, i, at, words);
  if (/^(residence|family|household)$/.test(next))
    return { from: i, to: at + 1, name: `${words.join(' ')} ${next === 'family' ? 'Family' : 'Residence'}` };
  if (NUMBERED.test(words.at(-1)!) && /^\d{1,4}$/.test(tokens[at]?.text ?? '')) words.push(tokens[at++]!.text);
  return { from: i, to: at, name: words.join(' ') };
}

/** "Ingrid Halvorsen lumber's 340": what is bought for somebody, and no part of the name. */
const isPriced = ({ tokens, numberAt }: Heard, at: number): boolean =>
  /^[a-z]/.test(tokens[at]!.text) &&
  /^(?:'s|is|are|runs?|at|comes|ran|was)$/.test(tokens[at + 1]?.lower ?? '') &&
  tokens.slice(at + 2, at + 4).some((_, k) => numberAt[at + 2 + k] !== undefined);

const isCapital = (token: Token | undefined): boolean => /^[A-Z][a-z]/.test(token?.text ?? '');

function capitals(heard: Heard, i: number, taken: Uint8Array, words: string[]): number {
  const { tokens } = heard;
  let at = i;
  while (at < tokens.length && !taken[at]) {
    const token = tokens[at]!;
    // "Captain's Cove Marina | Dwight's the harbor master"
    if (
      words.length > 1 &&
      /^('s|is)$/.test(tokens[at + 1]?.lower ?? '') &&
      /^(the|my|our|a|an|his|her|their|who|on|in)$/.test(tokens[at + 2]?.lower ?? '') &&
      (firstNames.has(token.lower) || ORGANIZATION.test(words.at(-1)!.toLowerCase()))
    )
      break;
    // "Harbor Books | Priya walked me through it"
    if (
      words.length > 1 &&
      firstNames.has(token.lower) &&
      ORGANIZATION.test(words.at(-1)!.toLowerCase()) &&
      /^(?:showed|let|walked|met|toured|called|wants|asked|said|told)$/.test(tokens[at + 1]?.lower ?? '')
    )
      break;
    // "Cliff Barlowe R-38 cellulose": a grade
    if (at > i && /^[B-HJ-Z]$/.test(token.text) && /^\d|^-$/.test(tokens[at + 1]?.text ?? '')) break;
    if (
      isName(token) ||
      isGivenMonth(tokens, at) ||
      // "Marcus Dell", "Tom Bosch": behind a first name a maker's name is a family's
      (at === i + 1 &&
        firstNames.has(tokens[i]!.lower) &&
        BRANDS.test(token.lower) &&
        /^[A-Z][a-z]/.test(token.text)) ||
      (at > i && token.lower === 'op' && words.at(-1) === 'Co') ||
      // "Jubilee Tax Service"
      (at > i && token.text === 'Tax' && isCapital(tokens[at + 1])) ||
      (at > i && /^(LLC|Inc|HOA|Co|II|III|IV|Jr|Sr)$/i.test(token.text) && /^[A-Z]/.test(token.text))
    ) {
      words.push(token.text);
      at++;
      // "Tina's Bakery" goes on; "Harold Pickett's place" does not
      if (
        (tokens[at]?.lower === "'s" || tokens[at]?.text === "'") &&
        tokens[at + 1] &&
        ((isName(tokens[at + 1]!) && tokens[at + 1]!.text.length > 1) || ORGANIZATION.test(tokens[at + 1]!.lower)) &&
        !taken[at + 1] &&
        // "Hector Salinas's storage unit"
        !(words.length > 1 && firstNames.has(words[0]!.toLowerCase()) && /^[a-z]/.test(tokens[at + 1]!.text))
      ) {
        words[words.length - 1] += tokens[at]!.text === "'" ? "'" : "'s";
        at++;
        if (!isName(tokens[at]!)) return at;
      }
      continue;
    }
    // "Prairie Grain Co-op", "Mrs Delgado-Shaw"
    if (
      at > i &&
      token.text === '-' &&
      !token.spaced &&
      !tokens[at + 1]?.spaced &&
      /^[A-Z][a-z]+$|^op$/.test(tokens[at + 1]?.text ?? '')
    ) {
      words[words.length - 1] += `-${tokens[at + 1]!.text}`;
      at += 2;
      continue;
    }
    // "Anneke de Vries", "Rosa de la Cruz"
    const particles = at > i ? particlesAt(tokens, at) : 0;
    if (particles > 0 && !taken[at + particles]) {
      for (const one of tokens.slice(at, at + particles)) words.push(one.text);
      at += particles;
      continue;
    }
    if (
      /^(and|&)$/.test(token.lower) &&
      tokens[at + 1] &&
      (isName(tokens[at + 1]!) || TITLES[tokens[at + 1]!.lower] || isNamedLikeMonth(tokens, at + 1)) &&
      !taken[at + 1] &&
      (words.length <= 3 || (words.length < 6 && words.includes('Sons')))
    ) {
      words.push(token.text === '&' ? '&' : 'and');
      at++;
      continue;
    }
    if (
      /^(of|the)$/.test(token.lower) &&
      words.length &&
      tokens[at + 1] &&
      isName(tokens[at + 1]!) &&
      /^(?:church|city|town|bank|house|village|county|order|school|university|museum|court|[a-z]{5,}s)$/i.test(
        words.at(-1)!,
      )
    ) {
      words.push('of');
      at++;
      continue;
    }
    if (token.text === '.' && words.at(-1)?.length === 1 && tokens[at + 1] && isName(tokens[at + 1]!)) {
      at++;
      continue;
    }
    break;
  }
  return at;
}

function organization(heard: Heard, from: number, i: number, words: readonly string[]): Client {
  const { tokens } = heard;
  const all = [...words];
  let at = i;
  // "North Shore Academy gym floor": the name is whole, what follows is its gym
  const whole = words.length > 1 && ORGANIZATION.test(words.at(-1)!.toLowerCase());
  while (at < tokens.length && ORGANIZATION.test(tokens[at]!.lower) && all.length < 6) {
    const word = tokens[at]!.text;
    if (
      whole &&
      /^[a-z]/.test(word) &&
      !/^(?:company|co|inc|llc|corp|corporation|association|group|center|centre|partners|partnership|foundation)$/.test(
        word,
      )
    )
      break;
    // "Dan Miller BBQ for 40": what a person orders
    if (at === i && /^[A-Z]{3,}s?$/.test(word) && firstNames.has(words[0]!.toLowerCase()) && words.length < 3) break;
    if (at === i && /^[a-z]/.test(word) && VAGUE.test(word) && !ORGANIZATION.test(tokens[at + 1]?.lower ?? '')) break;
    all.push(word.charAt(0).toUpperCase() + word.slice(1));
    at++;
  }
  return { from, to: at, name: all.join(' ') };
}
