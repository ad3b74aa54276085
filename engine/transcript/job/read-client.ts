/** Who the document is for: "quote for Dave Miller", "the Hallorans want", "over at Harold Pickett's place". */

import type { Heard, Token } from '../hear.ts';
import { wordsAt } from '../restate-figure.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { fillers } from '../vocabulary/words.ts';
import { CARS } from './cars.ts';
import { saintAt, wholeName } from './church-names.ts';
import { firmAt } from './firm-names.ts';
import { standsAlone, wantsAt } from './lone-names.ts';
import { type Client, capitalsAt, familyAt, nameAt, possessiveAt } from './name-at.ts';
import { BY, CALLED, DOCUMENTS, EVENT, ORGANIZATION, SAYS_SO, TITLES } from './name-words.ts';
import { placedAt } from './placed-names.ts';
import { RUNS, reachedAt } from './reached-contact.ts';
import { smallOrganizationAt, WORDS_AS_WELL } from './small-names.ts';
import { withSpelling } from './spell-name.ts';
import { askedForAt, isFullName, isName, namesSomebody } from './tell-names.ts';
import {
  businessAt,
  firmCalledAt,
  houseAt,
  isCarOf,
  isHouseClient,
  isPutRight,
  payerAt,
  SERVES,
  spokenWith,
} from './told-client.ts';

const CUES =
  /^(quote|quotes|estimate|bid|invoice|proposal|bill|job|work|one|this|ballpark|number|price|pricing|ticket|order|writeup|write-up|figure|contract|'s)$/;

/** What may stand before the name at the very beginning. */
const LEADS =
  /^(okay|ok|so|alright|right|this|is|yeah|hey|hi|hello|aloha|well|and|,|now|next|up|here|got|let's|see|'s|job|a|new|note|the|one)$/;

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
    const word = tokens[i]!.lower;
    if (taken[i] && !(i < 6 && DOCUMENTS.has(word))) continue;
    const early = i < 40 ? 1 : 0;
    const leads = i < 4 && tokens.slice(0, i).every(({ lower }) => LEADS.test(lower));
    const billed = word === 'to' ? calledByRole(heard, i, taken) : null;
    const payer = payerAt(heard, i, taken);
    if (billed ?? payer) {
      offer(12, billed ?? payer);
    } else if (word === 'for' || word === 'to') {
      const before = tokens[i - 1]?.lower ?? '';
      const cued = CUES.test(before) || /^(quote|estimate|bid|invoice|proposal|bill)$/.test(tokens[i - 2]?.lower ?? '');
      // "the quote goes to his mom Carol Henderson"
      const kin =
        word === 'to' && WHOSE.test(tokens[i + 1]?.lower ?? '') && KIN.test(tokens[i + 2]?.lower ?? '')
          ? nameAt(heard, i + 3, taken, false)
          : null;
      // "over at the Maple Court duplex … so this is for Hollis Property Management"
      const isThis = /^(?:is|'s)$/.test(before) && /^(?:this|job)$/.test(tokens[i - 2]?.lower ?? '');
      const person =
        kin ??
        saintAt(heard, /^the$/.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1, taken) ??
        nameAt(heard, i + 1, taken, true) ??
        (small && i < 14 ? smallOrganizationAt(heard, i + 1, taken) : null) ??
        (cued && !small && i < 8 ? capitalsAt(heard, i + 1, taken) : null) ??
        (i < 16 || isThis ? (firmAt(heard, i + 1, taken) ?? firmCalledAt(heard, i + 1, taken)) : null);
      if (!person || foreign(tokens, i)) continue;
      // "this goes to Tamarack Credit Union | Janelle Foss is my contact"
      if (contact && person.from < contact.to && contact.from < person.to)
        offer(6 + early, firmAt(heard, i + 1, taken));
      if (word === 'to' && !/^(invoice|estimate|quote|proposal|bill|bid|goes|going|belongs|out)$/.test(before))
        continue;
      // "ten hours for me and ten hours for Mikey at 58"
      const works = word === 'for' && /^(?:hours?|hrs?)$/.test(before) && i > 12;
      // "estimate for Tom Bell actually make it out to Bell Street Dental"
      const written = word === 'to' && before === 'out' && /^(?:it|this|that)$/.test(tokens[i - 2]?.lower ?? '');
      // "the bill for Norma's estate goes to her son"
      const billedToKin = kin !== null && tokens.slice(Math.max(0, i - 3), i).some(({ lower }) => DOCUMENTS.has(lower));
      offer(works ? 1 : written || isThis || billedToKin ? 12 : cued ? 10 + early : 6 + early, { ...person, from: i });
    } else if (leads && wantsAt(tokens, i)) {
      offer(4, { from: i, to: i + 1, name: tokens[i]!.text });
    } else if (i < 20 && saintAt(heard, i, taken)) {
      offer(i < 3 ? 8 : 4.8, saintAt(heard, i, taken));
    } else if (i === 0 && isGivenBill(tokens, 0)) {
      offer(5, { from: 0, to: 2, name: `Bill ${tokens[1]!.text}` });
    } else if (DOCUMENTS.has(word) && !isGivenBill(tokens, i)) {
      offer(
        8 + early,
        saintAt(heard, i + 1, taken) ??
          nameAt(heard, i + 1, taken, word !== 'bill' || i < 5) ??
          (small && i < 14 && word !== 'bill' ? smallOrganizationAt(heard, i + 1, taken) : null) ??
          (i < 6 && word !== 'bill' ? firmAt(heard, i + 1, taken) : null),
      );
    } else if (
      i > 0 &&
      i < 6 &&
      /^(?:is|'s)$/.test(word) &&
      /^(?:one|this)$/.test(tokens[i - 1]!.lower) &&
      isFullName(tokens, i + 1)
    ) {
      // "this one's Gina Ferraro that's F E R R A R O"
      offer(8, nameAt(heard, i + 1, taken, false));
    } else if (
      word === 'owner' &&
      /^(?:is|'s)$/.test(tokens[i + 1]?.lower ?? '') &&
      organizationBefore(tokens, i) < i - 1
    ) {
      // "the bookstore Harbor Light Books owner is Priya"
      const from = organizationBefore(tokens, i);
      offer(10, {
        from,
        to: i,
        name: tokens
          .slice(from, i)
          .map(({ text }) => text)
          .join(' '),
      });
    } else if (CALLED.has(word)) {
      // "proposal for Juniper and Rye … the owner is Fern": a client that was called one counts more
      const weight = /^(client|customer)$/.test(word) ? 12 : 9;
      let k = i + 1;
      // "customer's Bev Tolliver"
      // and no "owner's Tahoe"
      if (tokens[k]?.lower === "'s" && isName(tokens[k + 1] ?? tokens[k]!) && !CARS.test(tokens[k + 1]!.lower))
        offer(weight, nameAt(heard, k + 1, taken, true));
      if (tokens[k]?.lower === "'s") k++;
      if (/^(name|names)$/.test(tokens[k]?.lower ?? '')) k++;
      // "the client is her mom Graciela Montoya"
      const kin = /^(?:her|his|their|the)$/.test(tokens[k + 1]?.lower ?? '') && KIN.test(tokens[k + 2]?.lower ?? '');
      if (/^(is|are|'s|was)$/.test(tokens[k]?.lower ?? ''))
        offer(weight, nameAt(heard, kin ? k + 3 : k + 1, taken, true) ?? firmAt(heard, k + 1, taken));
    } else if (word === 'name' && /^('s|is)$/.test(tokens[i + 1]?.lower ?? '')) {
      // "for the Osei twins mom's name is Rina"
      const kin = tokens[i - 1]?.lower === "'s" && KIN.test(tokens[i - 2]?.lower ?? '');
      // "the dog's name is Biscuit"
      const pet = tokens[i - 1]?.lower === "'s" && PET.test(tokens[i - 2]?.lower ?? '');
      if (!pet) offer(kin ? 4 : 11, nameAt(heard, i + 2, taken, true));
    } else if (word === 'under' && /^(?:this|it|that|job|one)$/.test(tokens[i - 1]?.lower ?? '')) {
      // "put this under Moody Grounds Care", "no put it under the practice Hale Dental"
      const called =
        /^(?:the|his|her|their|my)$/.test(tokens[i + 1]?.lower ?? '') && /^[a-z]+$/.test(tokens[i + 2]?.text ?? '');
      const at = called ? i + 3 : i + 1;
      offer(12, firmAt(heard, at, taken) ?? nameAt(heard, at, taken, false));
    } else if (word === 'named' && i < 20) {
      const person = nameAt(heard, i + 1, taken, false);
      // "Otter Creek Outfitters | a guy named Wes runs it"
      offer(person && RUNS.test(tokens[person.to]?.lower ?? '') ? 3 : 7, person);
    } else if (BY.has(word)) {
      const person = possessiveAt(heard, i + 1, taken);
      // "at the Elks lodge" may be where it is
      const venue = person !== null && ORGANIZATION.test(person.name.split(' ').at(-1)!.toLowerCase());
      if (person) offer(venue ? 4 : 7 + early, person);
      else if (i < 16 && word !== 'on') offer(2.5, firmAt(heard, i + 1, taken));
    } else if (i < 20 && isName(tokens[i]!) && isCarOf(tokens, i)) {
      offer(3.5, { from: i, to: i + 2, name: tokens[i]!.text });
    } else if (
      i < 14 &&
      (firstNames.has(word) || TITLES[word]) &&
      (/^[A-Z]/.test(tokens[i]!.text) || (small && !WORDS_AS_WELL.test(word))) &&
      !(i > 0 && isName(tokens[i - 1]!))
    ) {
      // "roof repair Stan Mazur three pipe boots", "Wanda Tillman's 611 Ridge Road"
      const person = nameAt(heard, joinedFrom(tokens, i), taken, small);
      // "Gwen Tillery is moving out of the Parkside apartments": who comes first does
      const acts =
        tokens.slice(0, i).every(({ lower }) => LEADS.test(lower) || fillers.has(lower)) &&
        ACTS.test(`${tokens[person?.to ?? i]?.lower} ${tokens[(person?.to ?? i) + 1]?.lower}`);
      if (person && person.to - person.from >= 2 && !SAYS_SO.test(tokens[person.to]?.lower ?? ''))
        offer(acts ? 7.5 : 4, person);
    } else if (i < 6 && ORGANIZATION.test(tokens[i]!.text) && firmAt(heard, i + 1, taken)) {
      // "attorneys' office Bracken and Dunn"
      offer(4.6, firmAt(heard, i + 1, taken));
    } else if (isPutRight(tokens, i, best)) {
      // "the Baptist church on Elm hang on it's First Baptist Dolores in the office called"
      const whole = capitalsAt(heard, i + 1, taken);
      if (whole) offer(13, whole);
    } else if (
      i > 0 &&
      i < 25 &&
      /^(?:is|'s)$/.test(word) &&
      tokens[i - 1]!.lower === 'it' &&
      businessAt(heard, i + 1, taken)
    ) {
      // "sprinklers for the new building it's Meadow Glen Apartments"
      offer(4, businessAt(heard, i + 1, taken));
    } else if (
      i < 6 &&
      /^(up|for|out)$/.test(word) &&
      /^(write|price|quote|bid|work|type)$/.test(tokens[i - 1]?.lower ?? '')
    ) {
      offer(5, nameAt(heard, i + 1, taken, false));
    } else if (leads && EVENT.test(tokens[i + 1]?.lower ?? '') && isName(tokens[i]!) && tokens[i]!.text.length > 3) {
      // "Ortega quinceanera Saturday June 13th"
      offer(9, { from: i, to: i + 1, name: tokens[i]!.text });
    } else if (i < 3 && isName(tokens[i]!) && tokens[i]!.text.length > 3 && isHomeOf(tokens, i)) {
      // "Sundquist place two dead ash by the road"
      offer(4.5, { from: i, to: i + 1, name: tokens[i]!.text });
    } else if (i >= 7 && isFullName(tokens, i)) {
      offer(2, nameAt(heard, i, taken, false));
    } else if (i > 0 && i < 7 && namesSomebody(tokens, i)) {
      offer(3, nameAt(heard, joinedFrom(tokens, i), taken, false));
    } else if (word === 'the' && (i < 25 || /^(?:this|it) (?:is|'s)$/.test(wordsAt(tokens, i - 2, 2)))) {
      const family = familyAt(heard, i, taken);
      // "up in the Catskills"
      const where =
        family &&
        /^The [A-Z][a-z]+s$/.test(family.name) &&
        /^(?:in|near|around|through|across)$/.test(tokens[i - 1]?.lower ?? '');
      // "the Adeyemi kids it's chemistry for Tobi"
      if (family && !where) offer(i < 3 && OF_A_FAMILY.test(tokens[family.to]?.lower ?? '') ? 8 : 5, family);
    }
  }
  const start = tokens.findIndex(
    ({ lower, text }, k) =>
      !fillers.has(lower) && (!LEADS.test(lower) || (text === 'New' && /^[A-Z]/.test(tokens[k + 1]?.text ?? ''))),
  );
  if (start >= 0 && start < 5 && !taken[start]) offer(4.5, firmAt(heard, start, taken));
  const found = best as (Client & { weight: number }) | null;
  // "estimate for Pam at Juniper Street Books"
  const firm =
    found &&
    !contact &&
    (firstNames.has(found.name.split(' ')[0]!.toLowerCase()) || SERVES.test(found.name.split(' ')[0]!)) &&
    AT_A_FIRM.has(firmLead(tokens, found.to))
      ? employerAt(heard, found, taken)
      : null;
  if (found && firm) return { client: { ...firm, from: found.to }, contact: { ...found, to: found.to } };
  if (found)
    return {
      client: wholeName(heard, withSpelling(heard, inFull(heard, found, taken))),
      contact: contact ?? reachedAt(heard, taken, found),
    };
  // "Jill Andersen so I walked it with her", "okay uh Sheila Grant 402 Walnut Avenue"
  for (let i = 0; i < Math.min(tokens.length, 12); i++) {
    if (taken[i]) continue;
    const word = tokens[i]!.lower;
    const person = nameAt(heard, i, taken, small && !WORDS_AS_WELL.test(word));
    if (person && person.to - person.from >= 2 && (small || /^[A-Z]/.test(tokens[i]!.text) || TITLES[word]))
      return { client: withSpelling(heard, person), contact };
    if (!fillers.has(word) && !LEADS.test(word)) break;
  }
  // "sprinkler repair Colonial Oaks HOA the lady to talk to is Bernadette"
  for (let i = 0; i < Math.min(tokens.length, 6); i++) {
    const firm = taken[i] ? null : firmAt(heard, i, taken);
    if (firm && tokens[firm.to]?.lower !== 'unit' && ORGANIZATION.test(firm.name.split(' ').at(-1)!.toLowerCase()))
      return { client: wholeName(heard, firm), contact };
  }
  const alone = standsAlone(heard, taken) ?? placedAt(heard, taken) ?? spokenWith(heard, contact);
  if (alone && alone.name === contact?.name) return { client: contact, contact: null };
  return { client: alone && withSpelling(heard, alone), contact };
}

const AT_A_FIRM = new Set(['at', 'from', 'with']);
/** "over at", "at": the word before the firm. */
const firmLead = (tokens: readonly Token[], i: number): string =>
  tokens[/^(?:over|down|up|out)$/.test(tokens[i]?.lower ?? '') ? i + 1 : i]?.lower ?? '';

/** "Pam at Juniper Street Books", and of somebody told in full only where the name is of a business: "Sandy Kirkland over at Birchwood Builders". */
function employerAt(heard: Heard, person: Client, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  const at = /^(?:over|down|up|out)$/.test(tokens[person.to]?.lower ?? '') ? person.to + 2 : person.to + 1;
  const firm = houseAt(heard, at, taken);
  const business = businessAt(heard, at, taken) !== null;
  const sure = business || SERVES.test(person.name.split(' ')[0]!) || isHouseClient(tokens);
  return person.name.includes(' ') && !sure ? null : firm;
}

/** "the Pemberton basement that's Alicia and Greg Pemberton": the name that says more. */
function inFull<T extends Client>(heard: Heard, client: T, taken: Uint8Array): T {
  if (/[ ']/.test(client.name)) return client;
  for (let i = client.to; i < heard.tokens.length; i++) {
    const firm = heard.tokens[i]!.text === client.name ? firmAt(heard, i, taken) : null;
    if (firm) return { ...client, name: firm.name };
    // "karl over on Dune Road his last name's Brinkhaus"
    const last = wordsAt(heard.tokens, i, 2) === 'last name' ? i + 2 : -1;
    if (
      last > 0 &&
      /^(?:is|'s)$/.test(heard.tokens[last]?.lower ?? '') &&
      isName(heard.tokens[last + 1] ?? heard.tokens[i]!)
    )
      return { ...client, name: `${client.name} ${heard.tokens[last + 1]!.text}` };
    if (i >= client.to + 12 || taken[i] || !firstNames.has(heard.tokens[i]!.lower)) continue;
    const person = nameAt(heard, i, taken, false);
    // "it's for Francine that's Francine Duvall"
    const again = i < client.to + 4 && person?.name.startsWith(`${client.name} `);
    if (person && (again || person.name.endsWith(` ${client.name}`))) return { ...client, ...person };
  }
  return client;
}

const OF_A_FAMILY = /^(?:kids|boys|girls|twins|brothers|sisters|children|family|wedding|place|house)$/;

/** "Sundquist place", but "Lake house": named by whose it is. */
const isHomeOf = (tokens: readonly Token[], i: number): boolean =>
  /^(?:place|residence|house|property)$/.test(tokens[i + 1]?.text ?? '') &&
  !/^(?:lake|beach|guest|tree|green|farm|row|town|main|whole|open|ranch|carriage|pool|same|next|new|big|nice|rental|vacation|corner|first|second|play|bird|dog|ware|bounce|model|empty|great|this|that|their|some|other)$/.test(
    tokens[i]!.lower,
  ) &&
  tokens.slice(0, i).every(({ lower }) => LEADS.test(lower) || fillers.has(lower));

const WHOSE = /^(?:his|her|their)$/;
const KIN =
  /^(?:mom|mother|dad|father|wife|husband|sister|brother|son|daughter|aunt|uncle|cousin|grandma|grandmother|boss|manager|partner|neighbou?r)$/;

const ACTS = /^(?:wants?|needs|is (?:moving|getting|having|redoing|selling|looking|adding|putting|replacing))\b/;
const PET =
  /^(?:dogs?|pup|puppy|cats?|kitten|kitty|horse|pony|mare|gelding|foal|bird|parrot|rabbit|bunny|goat|pig|pets?|hamster|turtle|boat|sailboat|yacht|truck|car|van|rig)$/;

/** "make out the invoice to the landlord that's Amato Holdings", "bill it to the management company Ridgeway Partners". */
function calledByRole(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  const cued = /^(?:invoice|bill|quote|estimate|bid|proposal|it|this|that|out)$/.test(tokens[i - 1]?.lower ?? '');
  const billed = tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => DOCUMENTS.has(lower) || lower === 'out');
  if (!cued || !billed || !/^(?:the|his|her|their|my)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  let at = i + 2;
  while (at < i + 4 && /^[a-z]{3,}$/.test(tokens[at]?.text ?? '') && !LINKS.test(tokens[at]!.lower)) at++;
  if (at === i + 2) return null;
  while (LINKS.test(tokens[at]?.lower ?? '') || tokens[at]?.text === ',') at++;
  return isName(tokens[at] ?? tokens[i]!) ? (firmAt(heard, at, taken) ?? nameAt(heard, at, taken, false)) : null;
}
const LINKS = /^(?:that|which|who|'s|is|called|named|it)$/;

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
    /\b(works|worked|wait|waiting|ask|asks|call|looking|look|watch|send|saved|left|nothing)$/.test(before) &&
    !/\b(job|this|do(ing)?) (work|working)$/.test(before)
  );
}

/** Where the run of capitals begins that ends before `i`. */
function organizationBefore(tokens: readonly Token[], i: number): number {
  let from = i;
  while (from > 0 && isName(tokens[from - 1]!)) from--;
  return from;
}

function readContact(heard: Heard, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  for (let i = 0; i < tokens.length; i++) {
    // "Brenda is the contact"
    if (
      tokens[i]!.lower === 'contact' &&
      // "the hall is Saint Anne's | the contact there is Father Tom"
      !/^(?:is|'s|there|for|on|person)$/.test(tokens[i + 1]?.lower ?? '') &&
      /^(?:the|my|our|your)$/.test(tokens[i - 1]?.lower ?? '') &&
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
