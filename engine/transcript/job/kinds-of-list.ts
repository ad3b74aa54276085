/** Services of the list that are of one kind: "Pool opening, in-ground" and "Pool opening, above-ground", "Small box" and "Medium box". */
import type { CatalogueService } from '../../document/business-document.ts';
import { isContent } from '../vocabulary/words.ts';
import { normal } from './match-services.ts';

/** A service of a kind of which the list has several. */
export interface Member {
  service: CatalogueService;
  /** What it is, without what tells it from the others. */
  thing: string;
  /** What it is called beside that, in the ways it may be said: "SUV or truck". */
  kinds: readonly (readonly string[])[];
}

export interface Family {
  members: readonly Member[];
  /** Words of the thing. */
  thing: readonly string[];
  /** Words that the kinds share: "yard" of "small yard" and "large yard". */
  common: ReadonlySet<string>;
  /** What tells them apart stands before the thing, and is theirs only beside it: "cedar deck", "composite deck". */
  isLed: boolean;
}

/** What stands behind the thing: "House wash, two story", "Field mowing (large)", "Detail - sedan". */
const KIND_BEHIND = /^(.{3,}?)(?:,\s+|\s+[–-]\s+|\s*\()([^,()]+)\)?$/;
/** What is done with things, and what such things are called in a list: no thing of which there are kinds. */
const DEED = /(?:ing|ment|tion)$|^(?:removal|disposal|rental|repair|install|service|call|fee|job|work|day|hours?)$/i;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .filter(Boolean)
    .map(normal);

function memberBehind(service: CatalogueService): Member | null {
  const [, thing, kind] = KIND_BEHIND.exec(service.name) ?? [];
  if (!thing || !kind || !/[a-z]{3}/i.test(thing)) return null;
  const kinds = kind
    .split(/\bor\b|\/|&/)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  return kinds.length > 0 ? { service, thing, kinds } : null;
}

function familyOf(members: readonly Member[], isLed: boolean): Family {
  const all = members.map(({ kinds }) => new Set(kinds.flat()));
  return {
    members,
    thing: wordsOf(members[0]!.thing),
    common: new Set([...all[0]!].filter((word) => all.every((words) => words.has(word)))),
    isLed,
  };
}

/** "Small box" and "Wardrobe box": those that end alike, each with words of its own before that. */
function ledFamilies(services: readonly CatalogueService[]): Family[] {
  const names = services.map((service) => ({
    service,
    // "Small patch, up to 6 in"
    words: service.name
      .split(/[,(]/)[0]!
      .split(/[^A-Za-z0-9.]+/)
      .filter(Boolean),
  }));
  const byEnd = new Map<string, typeof names>();
  for (const one of names) {
    const end = normal((one.words.at(-1) ?? '').toLowerCase());
    if (one.words.length > 1) byEnd.set(end, [...(byEnd.get(end) ?? []), one]);
  }
  return [...byEnd.values()].flatMap((alike) => {
    if (alike.length < 2) return [];
    let shared = 1;
    const endOf = (words: readonly string[], n: number): string => normal(words.at(-n)!.toLowerCase());
    while (
      alike.every(
        ({ words }) => words.length > shared + 1 && endOf(words, shared + 1) === endOf(alike[0]!.words, shared + 1),
      )
    )
      shared++;
    const members = alike.map(({ service, words }) => ({
      service,
      thing: words.slice(-shared).join(' '),
      kinds: [wordsOf(words.slice(0, -shared).join(' '))],
    }));
    const family = familyOf(members, true);
    // "piano handling" and "permit handling" are no two kinds of one thing
    const things = members[0]!.thing.toLowerCase().split(' ');
    return things.some((word) => isContent(word) && !DEED.test(word)) ? [family] : [];
  });
}

/** The services that are told apart by what stands behind or before what they are. */
export function familiesOf(catalogue: readonly CatalogueService[]): Family[] {
  const listed = catalogue.filter(({ fixedRate }) => fixedRate != null);
  const byThing = new Map<string, Member[]>();
  const others: CatalogueService[] = [];
  for (const service of listed) {
    const member = memberBehind(service);
    if (!member) others.push(service);
    else byThing.set(member.thing.toLowerCase(), [...(byThing.get(member.thing.toLowerCase()) ?? []), member]);
  }
  const families = [...byThing.values()];
  const single = families.flatMap((members) => (members.length === 1 ? [members[0]!.service] : []));
  return [
    ...families.filter((members) => members.length > 1).map((members) => familyOf(members, false)),
    ...ledFamilies([...others, ...single]),
  ];
}
