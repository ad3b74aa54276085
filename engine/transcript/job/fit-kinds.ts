/** Which of several services of one kind are meant: told beside their name, behind it, or far from it ("it's an above ground pool"). */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Place } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { determiners, fillers, isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';
import { callBy } from './called-name.ts';
import type { Element } from './elements.ts';
import { type Family, familiesOf, type Member } from './kinds-of-list.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { isSum } from './mark-known-prices.ts';
import { nameOf, normal } from './match-services.ts';
import { codeOf } from './push-service.ts';

/** A word or a figure of the talk. */
interface Said extends Place {
  form: string;
  /** As it was heard, where it is a word. */
  word: string;
}

function sayingsOf({ tokens, numberAt }: Heard): Said[] {
  const said: Said[] = [];
  for (let k = 0; k < tokens.length; ) {
    const number = numberAt[k];
    const { lower } = tokens[k]!;
    const to = number?.to ?? k + 1;
    if (number) said.push({ from: k, to, form: String(number.values[0]!), word: '' });
    else if (/[a-z0-9]/.test(lower) && !fillers.has(lower))
      said.push({ from: k, to, form: normal(lower), word: lower });
    k = to;
  }
  return said;
}

const isFigure = (word: string): boolean => /^\d/.test(word);
/** "yd" and "yard", "gal" and "gallon". */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 1 && other.length > 1 && codeOf(one) === codeOf(other));

/** "the small bedrooms" of rooms. */
const isThing = ({ form, word }: Said, thing: readonly string[]): boolean =>
  thing.includes(form) ||
  thing.some((noun) => noun.length > 3 && word.length > noun.length + 2 && word.replace(/s$/, '').endsWith(noun));

/** Behind what is meant for a thing: "price the 50", "the cedar one", "the existing box price". */
const ENDS = wordSet(
  'one ones 1 price rate version size kind type and plus but so now then for at on in with regular usual list standard normal our my right both all he she they i we',
);
const ARTICLES = wordSet('the a an');
/** Said of any price. */
const OF_PRICES = wordSet('standard regular basic normal full flat');
const IS = wordSet("is 's are 're was want wants");

/** Where the kind that is said at k ends; null where none of the member is. */
function kindAt(said: readonly Said[], k: number, { kinds }: Member, { common, thing, isLed }: Family): number | null {
  const { form } = said[k]!;
  for (const kind of kinds) {
    const at = common.has(form) ? -1 : kind.indexOf(form);
    if (at < 0) continue;
    // how far the words go on as they stand in the name
    let end = k + 1;
    while (kind[at + end - k] !== undefined && said[end] && isSame(said[end]!.form, kind[at + end - k]!)) end++;
    const isLedOn = kind.slice(0, at).every((before, n) => said[k - at + n]?.form === before);
    const isWhole = isLedOn && end - k === kind.length - at;
    const next = said[end];
    const ends = next === undefined || ENDS.has(next.word || next.form);
    const before = said[k - 1]?.word || (said[k - 1]?.form ?? '');
    const isCounted = isFigure(before) || ARTICLES.has(before);
    const joins =
      next !== undefined &&
      (isThing(next, thing) ||
        common.has(next.form) ||
        // "the large living room" of rooms
        (isContent(next.word) && said[end + 1] !== undefined && isThing(said[end + 1]!, thing)));
    if (isLed) {
      // "cedar deck", "two wardrobe and", "it's composite now"
      if (
        isWhole &&
        (joins || (ends && (isFigure(before) || IS.has(before) || next?.form === '1' || next?.word === 'ones')))
      )
        return end;
      continue;
    }
    if (isFigure(form)) {
      // "the over 25 one", "up to 25 feet": not without what leads it
      if (at > 0 ? isLedOn && (end > k + 1 || ends) : end > k + 1 || (ends && ARTICLES.has(before))) return end;
      continue;
    }
    if (OF_PRICES.has(form)) {
      if (joins || (isFigure(before) && ends)) return end;
      continue;
    }
    if (!isContent(form) || form.length < 3) {
      if (kind.length > 1 && isWhole && end > k + 1) return end;
      continue;
    }
    // "a small deck" is no small patch
    if (isWhole && kind.length > 1) return end;
    if (ends || joins || !isContent(next.word) || (IS.has(before) && !isCounted)) return end;
  }
  return null;
}

/** What stands before a kind that is not taken. */
const NOT =
  /(?:^| )(?:not|no|than|instead of|rather than|towards?|right now|currently|old|without|used to)(?: (?:it|they|that|he|she|there))?(?: (?:'s|is|was|has|have|are))?(?: (?:the|a|an|any))?$/;
/** Said of what was first thought of, where what was settled on follows. */
const FIRST =
  /(?:^| )(?:wanted|wants|asked (?:for|about)|thinking|thought|considered|considering|going|gonna|looking at|leaning|had|used|priced)(?: (?:to|do|get|with|for|on|it|about|of|he|she|they|was|were|doing|'d|be|would|might)){0,4}(?: (?:the|a|an))?$/;
/** "swap the 40 gallon for a 50" */
const SWAPS =
  /(?:^| )(?:swap|swapping|replace|replacing|trade|trading|change|changing|upgrade|upgrading|go|going)(?: out| from)?(?: (?:the|his|her|their|that|an?|old|existing)){0,2}$/;
const SETTLES = wordSet('but so settled decided actually instead now needs went though');

/** Where it is told which one of a family is meant. */
interface Told extends Place {
  member: Member;
  family: Family;
  /** It was told before, and this figure may be another's. */
  isAgain: boolean;
  /** Nothing but a count says that it is one of the family: "two wardrobe". */
  isBare: boolean;
}

/** Every place at which one of the members is told apart from the others; the longer one where two are. */
function placesOf(said: readonly Said[], family: Family): Told[] {
  const places: Told[] = [];
  for (let k = 0; k < said.length; k++) {
    let last: { member: Member; end: number } | null = null;
    for (const member of family.members) {
      const end = kindAt(said, k, member, family);
      if (end !== null && end > (last?.end ?? 0)) last = { member, end };
    }
    if (!last) continue;
    // "above ground pool", "small patches", "website five pages": with the thing behind or before it
    let from = k;
    while (family.thing.includes(said[from - 1]?.form ?? '') && !family.isLed) from--;
    let { end } = last;
    while (said[end] && (family.thing.includes(said[end]!.form) || family.common.has(said[end]!.form))) end++;
    const { member } = last;
    // "wedding coverage six hours | second photographer for six hours"
    const isAgain =
      said[k]!.word === '' &&
      places.some((before) => before.member === member) &&
      !said.slice(k, end).some(({ form }) => family.thing.includes(form));
    const isBare =
      /^\d/.test(said[k - 1]?.form ?? '') &&
      !/^(?:one|ones)$/.test(said[end]?.word ?? '') &&
      said[end]?.form !== '1' &&
      !said.slice(k, end).some(({ form }) => family.thing.includes(form));
    places.push({ member, family, isAgain, isBare, from: said[from]!.from, to: said[end - 1]!.to });
    k = end - 1;
  }
  return places;
}

function withoutTurnedDown(
  places: readonly Told[],
  { tokens }: Heard,
): { told: Told[]; out: Set<Member>; gone: Told[] } {
  const out = new Set<Member>();
  const gone: Told[] = [];
  const told = places.filter((place, n) => {
    const before = tokens
      .slice(Math.max(0, place.from - 7), place.from)
      .map(({ lower }) => lower)
      .join(' ');
    const isSettled = places
      .slice(n + 1)
      .some(
        (later) =>
          later.member !== place.member && tokens.slice(place.to, later.from).some(({ lower }) => SETTLES.has(lower)),
      );
    const next = places[n + 1];
    const isSwapped =
      next !== undefined &&
      next.member !== place.member &&
      SWAPS.test(before) &&
      tokens.slice(next.from - 2, next.from).some(({ lower }) => /^(?:for|with|to|into)$/.test(lower));
    if (!NOT.test(before) && !isSwapped && !(isSettled && FIRST.test(before))) return true;
    out.add(place.member);
    gone.push(place);
    return false;
  });
  return { told, out, gone };
}

/** Words that say which service is meant: "the above ground pool", "price the 50". */
export interface Telling extends Place {
  /** Whose words they stand for; null where they only say which one of several is meant. */
  means: CatalogueService | null;
  isPrice: boolean;
}

export interface KindsTold {
  catalogue: readonly CatalogueService[];
  /** Tokens at which numbers begin that count them: "two medium ones", "three of them are large". */
  counts: ReadonlySet<number>;
  tellings: readonly Telling[];
}

/** The list with, of each services of a kind, the one that is told of, called by the kind alone; and where that is told. */
export function fitKinds(heard: Heard, catalogue: readonly CatalogueService[]): KindsTold {
  const families = familiesOf(catalogue);
  if (families.length === 0) return { catalogue, tellings: [], counts: new Set() };
  const said = sayingsOf(heard);
  const have = new Set(said.map(({ form }) => form));
  const chosen = new Map<CatalogueService, CatalogueService | null>();
  const tellings: Telling[] = [];
  const counts = new Set<number>();
  const holders = new Map<string, number>();
  for (const { name } of catalogue) {
    const words = name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(normal);
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  for (const family of families) {
    const { members, thing, common } = family;
    const own = thing.filter((word) => holders.get(word) === members.length);
    const called = nameOf({ ...members[0]!.service, name: members[0]!.thing }).words;
    const others = [...holders.keys()].filter((word) => word.length > 3 && !thing.includes(word) && !common.has(word));
    const found = placesOf(said, family);
    // "six foot cedar and six foot mesh" of a mesh fence: figures beside its name are its own
    const beside = found.filter((place) => isBeside(said, place, own));
    const places = found.filter(
      (place) =>
        beside.includes(place) ||
        heard.numberAt[place.from] === undefined ||
        !(beside.some(({ member }) => member === place.member) || isBeside(said, place, others)),
    );
    // "five hollow core doors" of interior doors, where nothing else of the list is hollow
    const noun = thing.at(-1)!;
    const isToldApart = (place: Told): boolean =>
      isBeside(said, place, [noun]) &&
      place.member.kinds.some((kind) => kind.some((word) => /^[a-z]{4}/.test(word) && holders.get(word) === 1));
    if (!isNamed(own, called, have) && beside.length === 0 && !(have.has(noun) && found.some(isToldApart))) continue;
    const { told, out, gone } = withoutTurnedDown(places, heard);
    if (told.length === 0 && out.size === 0) continue;
    // "13 stair treads at 55" alone is no kind of refinishing
    if (family.isLed && told.every(({ isBare }) => isBare) && new Set(told.map(({ member }) => member)).size < 2)
      continue;
    const meant = new Set(told.map(({ member }) => member));
    const left = members.filter((member) => (meant.size > 0 ? meant.has(member) : !out.has(member)));
    const wordsAt = ({ from, to }: Place): string[] =>
      said.filter((one) => one.from >= from && one.to <= to).map(({ form }) => form);
    // "the cedar deck" is named in full: other decks of the list may be, too
    const isOne =
      left.length === 1 && !(family.isLed && told.some((place) => wordsAt(place).some((word) => thing.includes(word))));
    if (isOne)
      for (const member of members)
        chosen.set(member.service, member === left[0] ? callBy(member.service, member.thing) : null);
    else if (meant.size > 1 && !family.isLed)
      for (const { service, kinds } of meant) {
        const tells = new Set(kinds.flat().filter((word) => !family.common.has(word)));
        chosen.set(service, callBy(service, service.name, tells));
      }
    // "right now it's a 40", and "so price the 50" again: no figures for anything else
    for (const { from, to } of [...gone, ...told.filter(({ isAgain }) => isAgain)])
      if (ARTICLES.has(heard.tokens[from - 1]?.lower ?? '')) tellings.push({ from, to, isPrice: false, means: null });
    for (const place of told.filter(({ isAgain }) => !isAgain)) {
      const count = countBefore(heard, place.from);
      if (count !== null) counts.add(count);
      const means = place.member.service;
      // said by its whole name it needs no telling
      if (nameOf(means).words.every((word) => wordsAt(place).includes(word))) continue;
      const other = tellings.find(({ from, to }) => from < place.to && place.from < to);
      if (other) other.means = null;
      else tellings.push({ ...priceAround(heard, place.from, place.to), means });
    }
  }
  return {
    catalogue: catalogue.flatMap((service) => (chosen.has(service) ? (chosen.get(service) ?? []) : service)),
    tellings,
    counts,
  };
}

const FEW = 12;
const MOST = 200;
const BETWEEN = /^(?:of|them|those|these|em|are|is|'s|a|the)$/;

/** Where the number begins that counts what is told at a token; null where none does. */
function countBefore({ tokens, numberBefore }: Heard, from: number): number | null {
  let at = from;
  while (at > from - 5 && BETWEEN.test(tokens[at - 1]?.lower ?? '')) at--;
  const number = numberBefore[at];
  // "two of them are large", but "22 of the large"
  if (
    !number ||
    (at < from &&
      !/^(?:are|is|'s)$/.test(tokens[from - 1]!.lower) &&
      !/^(?:is|are|'s)$/.test(tokens[from - 2]?.lower ?? ''))
  )
    return null;
  const value = number.values[0]!;
  // "the gate kit 180 | ceiling fan swap": nobody speaks of so many as of one
  if (value > FEW && !tokens.slice(from, from + 4).some(({ lower }) => isPlural(lower))) return null;
  return Number.isInteger(value) && value > 0 && value <= MOST ? number.from : null;
}

/** Is a thing called up by words that are its alone, or by its noun where those are not all said? */
const isNamed = (own: readonly string[], thing: readonly string[], have: ReadonlySet<string>): boolean =>
  own.length === 0
    ? thing.some((word) => have.has(word))
    : own.every((word) => have.has(word)) || (own.includes(thing.at(-1)!) && have.has(thing.at(-1)!));

/** "six foot mesh" of a mesh fence: part of its name stands right beside what tells the kind. */
const isBeside = (said: readonly Said[], { from, to }: Place, own: readonly string[]): boolean =>
  said.some(
    (one, k) =>
      own.includes(one.form) &&
      (said[k - 1]?.to === to || said[k + 1]?.from === from || (from <= one.from && one.to <= to)),
  );

/** "at the small yard price": with what makes it a price of the list. */
function priceAround({ tokens }: Heard, from: number, to: number): Place & { isPrice: boolean } {
  const isPrice =
    /^(?:prices?|rates?)$/.test(tokens[to]?.lower ?? '') && /^(?:the|our|my)$/.test(tokens[from - 1]?.lower ?? '');
  return isPrice ? { from: from - 1, to: to + 1, isPrice } : { from, to, isPrice };
}

/** The row with what the words that tell a kind stand for. */
export function markKinds(row: readonly Element[], tellings: readonly Telling[]): readonly Element[] {
  if (tellings.length === 0) return row;
  const telling = (at: number): Telling | undefined => tellings.find(({ from, to }) => from <= at && at < to);
  let last: Telling | undefined;
  const marked = row.map((element) => {
    const found = /^(?:word|regular|size|qty)$/.test(element.tag) ? telling(element.from) : undefined;
    const isFirst = found !== last;
    last = found;
    return found ? changeElement(element, { means: isFirst ? found.means : null }) : element;
  });
  return openMembers(marked);
}

/** "three small ones | a medium one and | the large one", "the oak counts as a large | the maples are medium": each is a thing of its own. */
function openMembers(row: readonly Element[]): readonly Element[] {
  const opens = new Set<number>();
  let last = -1;
  for (let k = 0; k < row.length; k++) {
    const { means, tag } = row[k]!;
    if (isSum(row[k]) || tag === 'regular' || tag === 'break') last = -1;
    if (!means || tag === 'regular') continue;
    const start = last < 0 || row[last]!.means === means ? null : beginOf(row, last + 1, k);
    if (start !== null) opens.add(start);
    last = k;
  }
  return opens.size > 0 ? row.map((one, k) => (opens.has(k) ? changeElement(one, { opens: true }) : one)) : row;
}

const JOIN = /^(?:and|plus|then|with|also)$/;
const COPULA = /^(?:is|are|'s|'re|was|were|counts?|as|a|an)$/;

/** Where between two members the second begins; null where nothing tells. */
function beginOf(row: readonly Element[], from: number, k: number): number | null {
  let at = k;
  const isLead = (element: Element | undefined): boolean =>
    element !== undefined && (element.tag === 'num' || (element.tag === 'word' && determiners.has(element.word)));
  while (at > from && (isLead(row[at - 1]) || COPULA.test(row[at - 1]!.word))) at--;
  if (row[at]?.tag === 'word' && COPULA.test(row[at]!.word) && !determiners.has(row[at]!.word)) {
    // "the three birches by the hall are medium"
    let first = -1;
    for (let n = at - 1; n >= from; n--) {
      if (isLead(row[n]) && !prepositions.has(wordAt(row, n - 1))) first = n;
      else if (first >= 0) break;
    }
    if (first < 0) return null;
    at = first;
  }
  const join = row.findLastIndex(({ tag, word }, n) => n >= from && n < at && tag === 'word' && JOIN.test(word));
  if (at >= from && (at < k || join < from)) return at;
  return join >= from ? join + 1 : null;
}
