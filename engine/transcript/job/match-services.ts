/** Which service of the price list some words name: by stems, compounds and a few synonyms, never by likeness alone. */

import type { CatalogueService } from '../../document/business-document.ts';
import { rememberWords } from '../../remember-words.ts';
import { wordTable } from '../../word-table.ts';
import type { Heard } from '../hear.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent } from '../vocabulary/words.ts';
import { calledName, tellingWords } from './called-name.ts';
import type { Element } from './elements.ts';
import { ALIASES } from './name-service.ts';

const WEAK = new Set(
  'a an the of for and or to in on with per our my your service services install installed install installation installing standard regular basic residential package job work add addon labor labour'.split(
    ' ',
  ),
);
/** Words that only the shape of the name asks for: "diagnostic visit" is named by "diagnostic". */
const SHAPE = /^(visit|scan|setup|kit|set|treatment|session|coverage|technician|tech|response|check|appointment)$/;
/** Behind the one thing it is done to: "oven interior", "tire disposal". */
const DONE_TO = /^(interior|dispos|disposal)$/;

/** Pieces of furniture: a list has the kind ("Furniture assembly"), people name the piece. */
const FURNITURE = Object.fromEntries(
  [
    'dresser',
    'bookcase',
    'bookshelf',
    'bookshelve',
    'nightstand',
    'wardrobe',
    'crib',
    'desk',
    'armoire',
    'hutch',
  ].flatMap((piece) => [
    [piece, 'furnitur'],
    [`${piece}s`, 'furnitur'],
  ]),
);

const SAME = wordTable<string>({
  ...ALIASES,
  movers: 'person',
  mover: 'person',
  guys: 'person',
  guy: 'person',
  men: 'person',
  man: 'person',
  people: 'person',
  persons: 'person',
  technician: 'tech',
  technicians: 'tech',
  storey: 'story',
  storeys: 'story',
  tap: 'faucet',
  taps: 'faucet',
  drive: 'driveway',
  drives: 'driveway',
  together: 'assembly',
  ...FURNITURE,

  foot: 'ft',
  feet: 'ft',
  inch: 'in',
  inches: 'in',
  inside: 'interior',
  outside: 'exterior',
  spigot: 'bib',
  sillcock: 'bib',
  freezer: 'applianc',
  mice: 'rodent',
  mouse: 'rodent',
  rat: 'rodent',
  rats: 'rodent',
  leaves: 'leaf',
  shelves: 'shelf',
  halves: 'half',
  hung: 'mount',
  hang: 'mount',
  mend: 'repair',
  assembl: 'assembly',
  delivery: 'deliver',
  copi: 'copy',
  aer: 'aerat',
  rot: 'rotat',
  excav: 'excavat',
  fumig: 'fumigat',
  renov: 'renovat',
  ventil: 'ventilat',
  insul: 'insulat',
  cylinder: 'lock',
  littl: 'smal',
  swept: 'sweep',
  dug: 'dig',
  laid: 'lay',
  built: 'build',
  mown: 'mow',
  refrigerator: 'fridg',
  couch: 'sofa',
  photograph: 'photo',
  swap: 'replac',
  fix: 'repair',
  demolition: 'remov',
  demo: 'remov',
  demolish: 'remov',
  takeout: 'remov',
  tear: 'remov',
  rip: 'remov',
  bats: 'bat',
  hornet: 'wasp',
  hornets: 'wasp',
  lesson: 'tutor',
  lessons: 'tutor',
  tune: 'tun',
  ups: 'up',
  outs: 'out',
});
const NUMBERS = wordTable<string>({
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
});

/** A word in a form in which "pruning" and "prune", "replacement" and "replaced" are alike. */
export const normal = rememberWords((word: string): string => {
  const same = SAME[word] ?? NUMBERS[word];
  if (same) return same;
  let base = stem(word);
  if (base.length > 6) base = base.replace(/(?:ement|ment|ation|ition)$/, '');
  if (base.length > 5) base = base.replace(/(?:al|ion)$/, '');
  if (base.length > 3) base = base.replace(/e$/, '').replace(/([bdfgklmnprtv])\1$/, '$1');
  return SAME[base] ?? base;
});

export interface ServiceName {
  service: CatalogueService;
  /** Words that name it. */
  words: string[];
}

/** Words that most services of the list have in their names, "pool" of a pool company: they tell none from another. */
export function sharedWords(catalogue: readonly CatalogueService[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of catalogue)
    for (const word of new Set(
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((one) => one.length > 2 && !WEAK.has(one)),
    ))
      counts.set(normal(word), (counts.get(normal(word)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 3 && count * 2 > catalogue.length).map(([word]) => word));
}

const METRIC = /^(?:m|mm|cm|l|kg)$/;

/** "Small patch, up to 6 in": nobody says that before it. */
const LIMITED = /^(?:up to|under|over|below|above|more than|less than|from|max)\b/i;

/** "Chain link fence, 6 ft" as people say it: what tells it from others of its kind stands before the noun. */
const asSpoken = (name: string): string => {
  const [thing, kind, ...more] = name.split(/,\s/);
  return kind && more.length === 0 && !LIMITED.test(kind) ? `${kind} ${thing}` : name;
};

export function nameOf(service: CatalogueService): ServiceName {
  const all = asSpoken(calledName(service))
    .toLowerCase()
    .replace(/[^a-z0-9.]+|\.(?!\d)/g, ' ')
    .trim()
    .split(' ')
    // "Fence 1.8 m": the letter says nothing more than the figure
    .filter((word, k, parts) => !(METRIC.test(word) && /^\d/.test(parts[k - 1] ?? '')));
  const tells = tellingWords(service);
  const strong = all.filter((word) => word && (!WEAK.has(word) || tells?.has(normal(word))));
  const words =
    // "SAT package", "AC service": so short a word names nothing alone
    strong.length &&
    !(strong.length === 1 && (/^(call|kit|set|fee|day|line)$/.test(strong[0]!) || strong[0]!.length < 4))
      ? strong
      : all;
  return { service, words: words.map(normal) };
}

const partsOf = rememberWords((word: string): readonly string[] =>
  word
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(normal),
);

/** Said of any price. */
const OF_PRICES =
  /^(?:usual|regular|normal|standard|list|listed|book|going|typical|posted|published|full|flat|set|current|base|same|rates?|prices?|pricing|charges?|fee|numbers?|figures?|money|hourly|per|use|using|sheet|card|guide|catalog|catalogue|menu|system|website|board|always|usually|normally|charge|get|bill|quote|ask|do|run|have|take|last|time|hours?|labour)$/;

/** The words of elements, and beside them each two that may have been written as one: "dead wood", "flat work". */
export function wordsOf(heard: Heard, element: Element): readonly string[] {
  if (element.means !== undefined) return element.means ? nameOf(element.means).words : [];
  if (element.tag === 'num' || element.tag === 'size' || element.tag === 'time' || element.tag === 'qty') {
    const values = element.measure ? [String(element.measure.value)] : [];
    if (element.measure?.value === 0.5) values.push('half');
    if (element.measure?.value === 0.25) values.push('quarter');
    if (element.measure?.value === 0.75) values.push('3', 'quarter');
    const words: string[] = [];
    for (let k = element.from; k < element.to; k++) {
      const token = heard.tokens[k]!.lower;
      // "an hour at my regular" does not name the after-hours call
      if (/^[a-z]/.test(token) && NUMBERS[token] === undefined && !/^(hours?|hrs?|minutes?)$/.test(token))
        words.push(normal(token));
    }
    // "8x10 prints" of "Print 8x10"
    const sides = heard.tokens.slice(element.from, element.to).map(({ lower }) => lower);
    if (element.tag === 'size' && sides.length === 3 && /^(?:x|by|×)$/.test(sides[1]!))
      words.push(`${sides[0]}x${sides[2]}`);
    return [...values, ...words];
  }
  // "at the shop rate", "our regular inch rate", "our usual move out price": what kind of rate it is
  if (element.tag === 'regular')
    return (
      /^(?:rates?|prices?|pricing|charges?)$/.test(heard.tokens[element.to - 1]!.lower)
        ? heard.tokens.slice(element.from, element.to)
        : []
    ).flatMap(({ lower }) => (isContent(lower) && !OF_PRICES.test(lower) ? [normal(lower)] : []));
  return element.tag === 'word' ? partsOf(element.word) : [];
}

export interface Fit {
  service: CatalogueService;
  words: string[];
  /** Words of the name that were said. */
  said: string[];
  /** Every word that names it, or all but what only qualifies it. */
  complete: boolean;
  score: number;
}

/** "flatwork" from "flat" and "work". */
const isPair = (word: string, one: string, two: string): boolean =>
  word.length === one.length + two.length && word.startsWith(one) && word.endsWith(two);

/** "truckload" is a load. */
const isCompoundOf = (word: string, noun: string): boolean =>
  noun.length > 3 && word.length > noun.length + 3 && word.endsWith(noun);

/** How well the words (in the order they were said) name the service; null when a number in it was said otherwise. */
export function fitName({ service, words }: ServiceName, said: readonly string[]): Fit | null {
  const known = words.map(
    (word, k) =>
      said.includes(word) ||
      said.some((one, n) => n > 0 && isPair(word, said[n - 1]!, one)) ||
      said.some((one) => isCompoundOf(one, word) || (words.length > 1 && isCompoundOf(word, one))) ||
      said.some(
        (one) =>
          (k + 1 < words.length && isPair(one, word, words[k + 1]!)) || (k > 0 && isPair(one, words[k - 1]!, word)),
      ),
  );
  if (!known.includes(true)) return null;
  const counted = service.unit ? normal(service.unit.toLowerCase().split(' ').at(-1)!) : '';
  for (const [k, word] of words.entries()) {
    if (!/^\d+$/.test(word)) continue;
    const noun = words[k + 1];
    const right = noun === undefined || said.some((w, n) => w === word && said.slice(n + 1, n + 4).includes(noun));
    if (!right) {
      // another number before the same noun is another service; "vinyl fence, 6 ft" by the foot is measured in it
      if (noun !== counted && noun !== undefined && said.some((w, n) => /^\d+$/.test(w) && said[n + 1] === noun))
        return null;
      known[k] = false;
    }
  }
  const hit = words.filter((_, k) => known[k]);
  if (hit.length === 0) return null;
  const strong = hit.filter((word) => !SHAPE.test(word));
  // "two wasp nests" asks for their removal: the rest of the name says enough
  const understood = words.map(
    (word, k) =>
      known[k] ||
      SHAPE.test(word) ||
      (k === 1 && words.length === 2 && DONE_TO.test(word)) ||
      (strong.length >= 2 && /^(remov|dispos)/.test(word)),
  );
  const missing = words.filter((_, k) => !understood[k]);
  const lead = known.indexOf(true);
  const tells = tellingWords(service);
  const headed = understood.every((one, k) => k < lead || one);
  const complete =
    missing.length === 0
      ? strong.length > 0 || hit.length === words.length
      : headed && strong.length >= 2 && !missing.some((word) => /^\d+$/.test(word) || tells?.has(word));
  return {
    service,
    words,
    said: hit,
    complete,
    score: hit.length + hit.filter((word) => /^\d/.test(word)).length - missing.length * 0.4,
  };
}

/** The best of the fits, null where two are as good. */
export function best(fits: readonly Fit[]): Fit | null {
  const sorted = [...fits].sort((a, b) => b.score - a.score);
  const [first, second] = sorted;
  return first && (!second || second.score < first.score) ? first : null;
}
