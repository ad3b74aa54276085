/** Who the document is for: "quote for Dave Miller", "the Hallorans want", "over at Harold Pickett's place". */

import type { Place } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { isGivenMonth } from '../readers/read-date-parts.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { fillers, isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import { BRANDS, BY, CALLED, DOCUMENTS, EVENT, HOUSEHOLD, ORGANIZATION, SAYS_SO, TITLES } from './name-words.ts';
import { lowerFamilyAt, lowers, smallOrganizationAt, VAGUE, WORDS_AS_WELL } from './small-names.ts';
import { withSpelling } from './spell-name.ts';
import { askedForAt, isFullName, isMonth, isName, isNamedLikeMonth, namesSomebody, particlesAt } from './tell-names.ts';

export interface Client extends Place {
  name: string;
}

const CUES =
  /^(quote|quotes|estimate|bid|invoice|proposal|bill|job|work|one|this|ballpark|number|price|pricing|ticket|order|writeup|write-up|figure|contract|'s)$/;

export interface ClientReading {
  client: Client | null;
  /** The person to ask for, where the client is a company. */
  contact: Client | null;
}

/** Tokens that are no words of the dictation's own any more (address, phone ...) are marked in `taken`. */
export function readClient(heard: Heard, taken: Uint8Array): ClientReading {
  const { tokens } = heard;
  const contact = readContact(heard, taken);
  // some recognizers write no capitals at all
  const small = !tokens.some(({ text }) => /^[A-Z][a-z]/.test(text));
  let best: (Client & { weight: number }) | null = null;
  const offer = (weight: number, client: Client | null): void => {
    if (!client || (contact && client.from < contact.to && contact.from < client.to)) return;
    if (!best || weight > best.weight) best = { ...client, weight };
  };
  for (let i = 0; i < tokens.length; i++) {
    if (taken[i]) continue;
    const word = tokens[i]!.lower;
    const early = i < 40 ? 1 : 0;
    if (word === 'for' || word === 'to') {
      const before = tokens[i - 1]?.lower ?? '';
      const cued = CUES.test(before) || /^(quote|estimate|bid|invoice|proposal|bill)$/.test(tokens[i - 2]?.lower ?? '');
      const person =
        nameAt(heard, i + 1, taken, true) ??
        (small && i < 14 ? smallOrganizationAt(heard, i + 1, taken) : null) ??
        (cued && !small && i < 8 ? capitalsAt(heard, i + 1, taken) : null);
      if (!person || foreign(tokens, i)) continue;
      if (word === 'to' && !/^(invoice|estimate|quote|proposal|bill|bid)$/.test(before)) continue;
      offer(cued ? 10 + early : 6 + early, { ...person, from: i });
    } else if (i === 0 && isGivenBill(tokens, 0)) {
      offer(5, { from: 0, to: 2, name: `Bill ${tokens[1]!.text}` });
    } else if (DOCUMENTS.has(word) && !isGivenBill(tokens, i)) {
      offer(
        8 + early,
        nameAt(heard, i + 1, taken, word !== 'bill' || i < 5) ??
          (small && i < 14 && word !== 'bill' ? smallOrganizationAt(heard, i + 1, taken) : null),
      );
    } else if (CALLED.has(word)) {
      // "proposal for Juniper and Rye … the owner is Fern": a client that was called one counts more
      const weight = /^(client|customer)$/.test(word) ? 12 : 9;
      let k = i + 1;
      // "customer's Bev Tolliver"
      if (tokens[k]?.lower === "'s" && isName(tokens[k + 1] ?? tokens[k]!))
        offer(weight, nameAt(heard, k + 1, taken, true));
      if (tokens[k]?.lower === "'s") k++;
      if (/^(name|names)$/.test(tokens[k]?.lower ?? '')) k++;
      // "the client is her mom Graciela Montoya"
      const kin = /^(?:her|his|their|the)$/.test(tokens[k + 1]?.lower ?? '') && KIN.test(tokens[k + 2]?.lower ?? '');
      if (/^(is|are|'s|was)$/.test(tokens[k]?.lower ?? ''))
        offer(weight, nameAt(heard, kin ? k + 3 : k + 1, taken, true));
    } else if (word === 'name' && /^('s|is)$/.test(tokens[i + 1]?.lower ?? '')) {
      offer(11, nameAt(heard, i + 2, taken, true));
    } else if (word === 'named' && i < 20) {
      offer(7, nameAt(heard, i + 1, taken, false));
    } else if (BY.has(word)) {
      const person = possessiveAt(heard, i + 1, taken);
      if (person) offer(7 + early, person);
    } else if (
      i < 14 &&
      (firstNames.has(word) || TITLES[word]) &&
      (/^[A-Z]/.test(tokens[i]!.text) || (small && !WORDS_AS_WELL.test(word))) &&
      !(i > 0 && isName(tokens[i - 1]!))
    ) {
      // "roof repair Stan Mazur three pipe boots", "Wanda Tillman's 611 Ridge Road"
      const person = nameAt(heard, joinedFrom(tokens, i), taken, small);
      if (person && person.to - person.from >= 2 && !SAYS_SO.test(tokens[person.to]?.lower ?? '')) offer(4, person);
    } else if (
      i < 6 &&
      /^(up|for|out)$/.test(word) &&
      /^(write|price|quote|bid|work|type)$/.test(tokens[i - 1]?.lower ?? '')
    ) {
      offer(5, nameAt(heard, i + 1, taken, false));
    } else if (i === 0 && EVENT.test(tokens[1]?.lower ?? '') && isName(tokens[0]!) && tokens[0]!.text.length > 3) {
      // "Ortega quinceanera Saturday June 13th"
      offer(6, { from: 0, to: 1, name: tokens[0]!.text });
    } else if (i >= 7 && isFullName(tokens, i)) {
      offer(2, nameAt(heard, i, taken, false));
    } else if (i > 0 && i < 7 && namesSomebody(tokens, i)) {
      offer(3, nameAt(heard, joinedFrom(tokens, i), taken, false));
    } else if (word === 'the' && i < 25) {
      const family = familyAt(heard, i, taken);
      // "up in the Catskills"
      const where =
        family &&
        /^The [A-Z][a-z]+s$/.test(family.name) &&
        /^(?:in|near|around|through|across)$/.test(tokens[i - 1]?.lower ?? '');
      if (family && !where) offer(5, family);
    }
  }
  const found = best as (Client & { weight: number }) | null;
  if (found) return { client: withSpelling(heard, inFull(heard, found, taken)), contact };
  // "Jill Andersen so I walked it with her", "okay uh Sheila Grant 402 Walnut Avenue"
  for (let i = 0; i < Math.min(tokens.length, 12); i++) {
    if (taken[i]) continue;
    const word = tokens[i]!.lower;
    const person = nameAt(heard, i, taken, small && !WORDS_AS_WELL.test(word));
    if (person && person.to - person.from >= 2 && (small || /^[A-Z]/.test(tokens[i]!.text) || TITLES[word]))
      return { client: withSpelling(heard, person), contact };
    if (
      !fillers.has(word) &&
      !/^(okay|ok|so|alright|right|this|is|yeah|hey|hi|well|and|,|now|next|up|here|got|let's|see|'s|job|a|new|note|the|one)$/.test(
        word,
      )
    )
      break;
  }
  return { client: null, contact };
}

/** "the Pemberton basement that's Alicia and Greg Pemberton": the name that says more. */
function inFull<T extends Client>(heard: Heard, client: T, taken: Uint8Array): T {
  if (/[ ']/.test(client.name)) return client;
  for (let i = client.to; i < Math.min(heard.tokens.length, client.to + 12); i++) {
    if (taken[i] || !firstNames.has(heard.tokens[i]!.lower)) continue;
    const person = nameAt(heard, i, taken, false);
    if (person?.name.endsWith(` ${client.name}`)) return { ...client, ...person };
  }
  return client;
}

const KIN =
  /^(?:mom|mother|dad|father|wife|husband|sister|brother|son|daughter|aunt|uncle|cousin|grandma|grandmother|boss|manager|partner|neighbou?r)$/;

/** "Sid and Arlene Grossman", "Keller and Boyd Realty": where the first of the two begins. */
const joinedFrom = (tokens: readonly Token[], i: number): number =>
  tokens[i - 1]?.lower === 'and' &&
  tokens[i - 2] &&
  isName(tokens[i - 2]!) &&
  // "the Cabots Whit and Laurie"
  !(tokens[i - 3] && isName(tokens[i - 3]!))
    ? i - 2
    : i;

/** "Bill Tran core aeration": before a first name, or "for", it is what is written. */
const isGivenBill = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.text === 'Bill' &&
  (i > 0 ||
    (/^[A-Z][a-z]+$/.test(tokens[1]?.text ?? '') &&
      !firstNames.has(tokens[1]!.lower) &&
      !TITLES[tokens[1]!.lower] &&
      !isName(tokens[2] ?? tokens[1]!)));

/** "the last guy quoted it for Dave": somebody else's doing. */
function foreign(tokens: readonly Token[], i: number): boolean {
  const before = tokens
    .slice(Math.max(0, i - 3), i)
    .map((token) => token.lower)
    .join(' ');
  return (
    /\b(works|worked|wait|waiting|ask|asks|call|looking|look|watch|send|saved|left)$/.test(before) &&
    !/\b(job|this|do(ing)?) (work|working)$/.test(before)
  );
}

function readContact(heard: Heard, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  for (let i = 0; i < tokens.length; i++) {
    // "Brenda is the contact"
    if (
      tokens[i]!.lower === 'contact' &&
      /^(?:the|my|our|your) $/.test(`${tokens[i - 1]?.lower} `) &&
      /^(?:is|'s)$/.test(tokens[i - 2]?.lower ?? '') &&
      isName(tokens[i - 3] ?? tokens[i]!)
    ) {
      const from = firstNames.has(tokens[i - 4]?.lower ?? '') && isName(tokens[i - 4]!) ? i - 4 : i - 3;
      const name = tokens.slice(from, i - 2).map(({ text }) => text);
      return { from, to: i + 1, name: name.join(' ') };
    }
    const at = i < tokens.length - 1 ? askedForAt(tokens, i) : -1;
    if (at < 0) continue;
    const person = nameAt(heard, at, taken, true);
    if (person) return person;
  }
  return null;
}

/** "the Township of Elmsford", "the Estate of Walter Boone" */
function bodyAt(tokens: readonly Token[], from: number, of: number, words: readonly string[]): Client {
  const whole = firstNames.has(tokens[of + 1]!.lower) && tokens[of + 2] && isName(tokens[of + 2]!) ? 3 : 2;
  const name = tokens.slice(of + 1, of + whole).map(({ text }) => text);
  return { from, to: of + whole, name: [...words, 'of', ...name].join(' ') };
}

const BODIES = /^(?:Chamber|Township|Town|City|Village|County|Church|Order|Knights|Estate|Friends|House|Temple|Bank)$/;

/** "bid for Mount Olive Baptist", "for Fire Station 6": behind the plainest of cues what is written with capitals is a name. */
function capitalsAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
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
  if (
    /^(?:Station|School|Post|Local|Lodge|District|Unit)$/.test(words.at(-1)!) &&
    /^\d{1,4}$/.test(tokens[at]?.text ?? '')
  )
    words.push(tokens[at++]!.text);
  return { from: i, to: at, name: words.join(' ') };
}

/** "the Garcias", "the Brandt residence", "the Delacroix wedding". */
function familyAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
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
  if (/^('s|s'|')$/.test(tokens[at]?.lower ?? '') && HOUSEHOLD.test(tokens[at + 1]?.lower ?? '')) at++;
  const next = tokens[at]?.lower ?? '';
  if (/^(residence|family|household)$/.test(next))
    return { from: i, to: at + 1, name: `The ${words.join(' ')} ${next === 'family' ? 'Family' : 'Residence'}` };
  if (HOUSEHOLD.test(next) || ORGANIZATION.test(next)) {
    if (/^(house|home|place|wedding|property|estate|party)$/.test(next))
      return { from: i, to: at, name: words.join(' ') };
    if (ORGANIZATION.test(next)) return organization(heard, i, at, words);
    return { from: i, to: at, name: words.join(' ') };
  }
  // "the Oyelaran graduation party", "the Blue Heron Inn"
  if (EVENT.test(next) || (words.length > 1 && ORGANIZATION.test(words.at(-1)!.toLowerCase())))
    return { from: i, to: at, name: words.join(' ') };
  // "awards dinner for the Tri County Realtors"
  if (words.length > 2 && tokens[i - 1]?.lower === 'for' && isPlural(words.at(-1)!.toLowerCase()))
    return { from: i, to: at, name: words.join(' ') };
  const particle = words.length === 2 && /^(van|von|de|da|la|le|mc|mac|st|o|del|di)$/i.test(words[0]!);
  if (particle && isPlural(words[1]!.toLowerCase())) return { from: i, to: at, name: `The ${words.join(' ')}` };
  return words.length === 1 && isPlural(words[0]!.toLowerCase()) ? { from: i, to: at, name: `The ${words[0]}` } : null;
}

function possessiveAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
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
function nameAt(heard: Heard, i: number, taken: Uint8Array, lower: boolean): Client | null {
  const { tokens } = heard;
  let at = i;
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
  if (ORGANIZATION.test(next) && !taken[at] && (capital || words.length > 1)) return organization(heard, i, at, words);
  if (/^(residence|family|household)$/.test(next))
    return { from: i, to: at + 1, name: `${words.join(' ')} ${next === 'family' ? 'Family' : 'Residence'}` };
  return { from: i, to: at, name: words.join(' ') };
}

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
      words.length <= 3
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
      /^(church|city|town|bank|house|village|county|friends|order|school|knights|sons|daughters|university|museum|court)$/i.test(
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
  while (at < tokens.length && ORGANIZATION.test(tokens[at]!.lower) && all.length < 6) {
    const word = tokens[at]!.text;
    if (at === i && /^[a-z]/.test(word) && VAGUE.test(word) && !ORGANIZATION.test(tokens[at + 1]?.lower ?? '')) break;
    all.push(word.charAt(0).toUpperCase() + word.slice(1));
    at++;
  }
  return { from, to: at, name: all.join(' ') };
}
