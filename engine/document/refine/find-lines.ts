/** Which line is meant: by its words, by its place, by its kind, or by "it". */

import { coveredBy } from '../../transcript/vocabulary/general-words.ts';
import { stem } from '../../transcript/vocabulary/stem.ts';
import type { DocumentContent, LineItem } from '../business-document.ts';
import { findPart } from '../move-base.ts';
import { centsOf, isHourLine, linesOf } from '../read-content.ts';
import { besideFocus, countedLines } from './find-by-place.ts';
import { family } from './line-units.ts';
import { areApart, isKindOf, isNear, isQuality, meaningOf, rootOf, stemOf } from './related-words.ts';

export type Found =
  /** Indices into the content's items, in order; never empty. */
  | {
      kind: 'lines';
      lines: number[];
      every: boolean /** Others that hold the words, where the likeliest was taken. */;
      rivals?: number[];
    }
  | { kind: 'travel' }
  | { kind: 'several'; lines: number[] }
  | { kind: 'none' };

/** What was spoken of last: "make it optional". */
export type Focus = number[];

const noise = new Set(
  "and & or the a an this that these those my our your his her their its some of for on to at in from with please line lines item items row rows entry entries charge charges cost costs price prices pricing priced amount section part bit thing stuff one ones existing current job service services quote estimate invoice bid document there also new old own unit s ' 's \" , - quantity qty count total number".split(
    ' ',
  ),
);

/** A word that tells no line from another. */
export const isNoise = (word: string): boolean => noise.has(word);

/** Verbs with a word that belongs to them are one: "tear out", "tearing out", "haul-away", "roll off". */
const compounds =
  /\b(tear|rip|haul|roll|strip|clean(?=(?:ing)?(?: - | |-)(?:up|out)\b))(?:ing)?(?: - | |-)(out|off|down|away|up)\b/g;
/** By what it is priced, after its name. */
const perUnit =
  / (?:(?:per|each|every) |a (?=person|head|guest|foot|yard|square|sheet|roll|piece|gallon|visit|day|week|month))(?:person|head|guest|hour|day|week|month|visit|(?:square |linear )?(?:foot|yard)|square|sheet|roll|piece|gallon|door|window|room|unit|one)$/;
/** Two words that are one such verb. */
export const compound =
  /^(?:(?:tear|rip|haul|roll|strip)(?:ing)? (?:out|off|down|away)|clean(?:ing)? (?:up|out)|move (?:in|out))$/;

/** Words that are written in several ways, in one. A garbage disposal is no disposal of garbage. */
const inOneWay = (lower: string): string =>
  lower
    .replace(/\b(?:garbage|food|waste) disposals?\b/g, 'disposer')
    .replace(/\b(on|off)site\b/g, '$1 - site')
    .replace(compounds, '$1$2');

/** The words of a text that tell it from others, as they are compared. */
export const stemsOf = (text: string): string[] =>
  (inOneWay(text.toLowerCase()).match(/[a-zà-ɏ0-9]+(?:['’][a-z]+)?/g) ?? [])
    .map(stemOf)
    .filter((stem) => !noise.has(stem));

const isPluralWord = (word: string): boolean => /[^su]s$/.test(word) && word.length > 3;

/**
 * The lines that some words mean. `words` are lower-case words of a clause, figures by their names; a name of a figure
 * among them counts as no word.
 */
export function findLines(content: DocumentContent, words: readonly string[], focus: Focus): Found {
  const items = linesOf(content);
  const said = words.filter((word) => !/^[A-Z]+\d+$/.test(word)).join(' ');
  // "the appetizers per person"
  const text = inOneWay(said).replace(perUnit, '');
  const plain = text === '' ? [] : text.split(' ');
  // "the line set" by its whole name, whatever else its words may mean
  const whole = text.replace(/^(?:the|our|my|that|those|these|her|his|their) /, '');
  const names = [whole, whole.replace(/ (?:line|item|charge|price)$/, '')];
  const same = items.flatMap(({ description }, index) => (names.includes(description.toLowerCase()) ? [index] : []));
  if (same.length === 1) return { kind: 'lines', lines: same, every: false };
  const except = exceptIn(content, text);
  if (except) return except;
  const beside = besideFocus(items, text, focus);
  if (beside) return beside;
  const counted = countedLines(items, text);
  // "item number three is too high also the pipe boots …" names two
  const other =
    counted?.kind === 'lines' &&
    counted.lines.length === 1 &&
    plain.length > 4 &&
    items.some(
      ({ description }, index) => index !== counted.lines[0] && text.includes(` ${description.toLowerCase()}`),
    );
  if (other) return { kind: 'none' };
  if (counted) return counted;
  const grouped = groupOf(content, text);
  if (grouped) return grouped;
  const wanted = plain
    .map((word) => word.replace(/^['"]|['"]$/g, ''))
    .filter((word) => word !== '' && !noise.has(word));
  if (wanted.length === 0) {
    const pointed = /\b(it|that|this|they|them|those|these|its)\b/.test(text) || text === '';
    // "make it six months of service" where one line alone is a service
    const services = /^(?:the |our )?services?$/.test(text)
      ? items.flatMap(({ description }, index) => (/\bservice$/i.test(description) ? [index] : []))
      : [];
    if (services.length === 1) return { kind: 'lines', lines: services, every: false };
    return (pointed || /^(?:the |its |their |that )?(?:price|cost|amount|quantity)s?$/.test(text)) && focus.length > 0
      ? { kind: 'lines', lines: focus, every: true }
      : { kind: 'none' };
  }
  if (wanted.every((word) => /^(it|they|them|both|all)$/.test(word)))
    return focus.length > 0 ? { kind: 'lines', lines: focus, every: true } : { kind: 'none' };
  const every = /\b(all|both|every|each)\b/.test(text);
  const query = [...new Set(wanted.filter((word) => !/^(all|both|every|each)$/.test(word)).map(stemOf))];
  const plurals = new Set(wanted.filter(isPluralWord).map(stemOf));
  const fitting = byWords(items, query, plurals);
  // "the labor" is what is charged by the hour before an option that is called labor
  const labor =
    query.length === 1 &&
    /^(?:labor|labour|hour)$/.test(query[0]!) &&
    fitting.every((at) => items[at]!.optional === true);
  const named = labor && byKind(content, query, every).kind !== 'none' ? [] : fitting;
  if (named.length === 0) return isTravel(query) ? { kind: 'travel' } : byKind(content, query, every);
  if (named.length === 1 && !every) {
    // "the deck" may be the decking as well as what is done to the old deck: then it is not clear which
    const [only] = named as [number];
    const rivals = inPassing(items[only]!.description, query) ? byRoot(items, query).filter((at) => at !== only) : [];
    if (rivals.length > 0) return { kind: 'several', lines: [only, ...rivals].sort((a, b) => a - b) };
  }
  // "both" are two
  if (/\bboth\b/.test(text) && named.length > 2) {
    // "both doors" are the new ones, and not the "Disposal of old doors"
    const kept = named.filter((at) => !takesAway.test(items[at]!.description));
    return kept.length === 2 ? { kind: 'lines', lines: kept, every: true } : { kind: 'several', lines: named };
  }
  if (named.length === 1 || every) return { kind: 'lines', lines: named, every };
  // "the fence" is the "Cedar privacy fence" and not the "Tear out of old fence"
  const about = named.filter((at) => stemOf(headOf(items[at]!.description)) === query.at(-1));
  // "the shingles" are the new ones, and not the "Tear off old shingles"
  const things = about.filter((at) => !takesAway.test(items[at]!.description));
  const heads = things.length === 1 ? things : about;
  // an option is not meant before what is charged
  const unsure = items[heads[0]!]?.optional === true && named.some((at) => items[at]!.optional !== true);
  if (heads.length === 1 && !unsure) return { kind: 'lines', lines: heads, every, rivals: named };
  // "the gates" means both of them
  const last = wanted.at(-1)!;
  const countable = named.every((at) => !isPluralWord(lastWord(items[at]!.description)));
  if (isPluralWord(last) && countable) return { kind: 'lines', lines: named, every: false };
  return { kind: 'several', lines: named };
}

/** None of the words is in what the line is, all are in what it is of: "deck" in "Demolition of old deck". */
function inPassing(description: string, query: readonly string[]): boolean {
  const parts = description.split(/\b(?:of|for|from|to)\b/i);
  if (parts.length < 2) return false;
  const main = stemsOf(parts[0]!);
  return query.every((stem) => !main.includes(stem));
}

/** "the hauling" of "Tear off and disposal": one price for several things, of which another one was named first. */
export function isPartOfMore(description: string, words: readonly string[]): boolean {
  const [first = '', ...others] = description.split(/,|&|\b(?:and|plus|with)\b/i);
  if (others.length === 0) return false;
  // "Beer and wine bar" is a bar: both words only tell which
  const last = lastWord(description);
  if (
    others.length === 1 &&
    !first.trim().includes(' ') &&
    others[0]!.trim().includes(' ') &&
    !isWork.test(last) &&
    stemOf(last) === stemOf(words.at(-1) ?? '')
  )
    return false;
  // "the labor" of "Sanding and patching labor" is all of it
  const said = words
    .filter((word) => !/^(?:labou?r|work|hours?|materials?)$/.test(word))
    .map((word) => meaningOf(stemOf(word)));
  const touched = (part: string): boolean => stemsOf(part).some((stem) => said.includes(meaningOf(stem)));
  return !touched(first) && others.some(touched);
}

/** Lines of the same root: "deck" and "decking". */
const byRoot = (items: readonly LineItem[], query: readonly string[]): number[] =>
  items.flatMap((item, index) => {
    const roots = stemsOf(item.description).map(rootOf);
    return query.every((stem) => roots.includes(rootOf(stem))) ? [index] : [];
  });

/** The word a description is about: the last one before "of", "for", "with" or a comma. */
const headOf = (text: string): string =>
  lastWord(text.split(/,|\(|\b(?:of|for|with|in|on|at|from|to|per)\b/i)[0] ?? '');

/** Ends of words for work, which is done to each of several things. */
const isWork = /(?:ing|al|ion|ment|off|out|up|away|labor|work|fee|rental|delivery)$/;

/** Work on what was there before. */
const takesAway = /^(?:tear|rip|strip|haul|demo|remov|dispos)|\b(?:old|existing)\b/i;

const lastWord = (text: string): string =>
  text
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.at(-1) ?? '';

const isTravel = (query: readonly string[]): boolean =>
  query.some((stem) => /^(travel|mileag|trip|driv)$/.test(stem)) &&
  query.every((stem) => /^(travel|mileag|trip|driv|tim|fee|hour|expens|out|over|there|here|back)$/.test(stem));

/** "everything", "all the hourly ones", "all the optional lines". */
function groupOf(content: DocumentContent, text: string): Found | null {
  const items = linesOf(content);
  const all = items.map((_, index) => index);
  const lines = (chosen: number[]): Found =>
    chosen.length > 0 ? { kind: 'lines', lines: chosen, every: true } : { kind: 'none' };
  if (/\bhourly\b/.test(text) && !/\brate\b/.test(text)) return lines(all.filter((index) => isHourLine(items[index]!)));
  const by =
    /^(?:the |all |all the |all of the |every |each )?(?:everything|anything|all|lines?|items?|ones?|prices?|things|stuff|line|whatever)(?: (?:that 's|that is|thats|priced|charged|billed|measured|sold|is|goes|we do))*(?: by| per| in)? (?:the |an? )?(?<unit>square foot|linear foot|square|foot|feet|yard|mile|visit|page|piece|person|head|gallon|sheet|room|month|day)s?$/.exec(
      text,
    ) ??
    /^(?:all |all the |all (?:two|three|four|five) |every |each |both |the (?:two|three|four) )(?:of the )?(?<unit>square|foot|footage|yard|mile|visit|page|person|gallon|sheet|room|month|day|per foot|per square)s? (?:items?|lines?|prices?|ones|things)$/.exec(
      text,
    );
  if (by) {
    const unit = family(by.groups!.unit!.replace(/^per /, '').replace('footage', 'foot'));
    const fits = (own: string): boolean => own === unit || (unit === 'ft' && own === 'sq ft');
    return lines(all.filter((index) => items[index]!.optional !== true && fits(family(items[index]!.unit ?? ''))));
  }
  if (
    /\b(optional|extras?|add ons?|options|alternates)\b/.test(text) &&
    /\b(all|both|ones?|every|everything|anything|whatever|items?|lines?|stuff|things|the (?:options|extras|add ons))\b/.test(
      text,
    )
  )
    return lines(all.filter((index) => items[index]!.optional === true));
  if (/^(?:the |that |this |our |their )?(?:option|add on|add - on|upgrade|extra|alternate)$/.test(text)) {
    const options = all.filter((index) => items[index]!.optional === true);
    if (options.length === 1) return lines(options);
    if (options.length > 1) return { kind: 'several', lines: options };
  }
  if (
    /^(?:the )?(?:everything|all (?:of )?(?:the |my |our )?(?:lines?|items?|prices|rates|ones|of it|of them)|every (?:single )?(?:line|item|price|rate)|each (?:line|item|one|price)|all|prices|the prices|all of it|whole thing|the whole (?:thing|job|quote|bid|estimate)|across the board)$/.test(
      text,
    )
  )
    return lines(all.filter((index) => items[index]!.optional !== true));
  return null;
}

/** "everything but the gate", "all the lines except item 2". */
function exceptIn(content: DocumentContent, text: string): Found | null {
  const except =
    /^(?:the )?(?:everything(?: else)?|(?:all|every|each)(?: (?:of|the|my|our|single|other|lines?|items?|ones?|prices?|rates?|it|them|rest|work))*|the (?:rest|lot|whole thing)) (?:but|except|excluding|besides|other than|apart from|aside from|save|minus|without|not)(?: for| on)? (.+)$/.exec(
      text,
    );
  if (!except) return null;
  const spared = spareLines(content, except[1]!);
  if (!spared) return { kind: 'none' };
  const lines = linesOf(content).flatMap((line, index) =>
    line.optional !== true && !spared.has(index) ? [index] : [],
  );
  return lines.length > 0 ? { kind: 'lines', lines, every: true } : { kind: 'none' };
}

/** What "everything but …" leaves out: each of the things that are told, several lines of a kind together; null where one is unclear. */
function spareLines(content: DocumentContent, text: string): Set<number> | null {
  const whole = findLines(content, text.split(' '), []);
  const groups = whole.kind === 'lines' || whole.kind === 'travel' ? [text] : text.split(/ (?:and|or|,|&|plus) /);
  const spared = new Set<number>();
  for (const group of groups) {
    const found = findLines(content, group.trim().split(' '), []);
    if (found.kind === 'travel') continue;
    // "the labor" is all of it
    const kind =
      found.kind === 'several' && /^(?:the |all |any )*(?:labou?r|hours|materials?|parts|supplies)$/.test(group);
    if (found.kind !== 'lines' && !kind) return null;
    for (const index of (found as { lines: number[] }).lines) spared.add(index);
  }
  return spared;
}

/** What is done with things is none of them. */
const serving =
  /\b(?:rentals?|delivery|set ?up|service|servers?|staff|clean ?up|labou?r|install\w*|removal|disposal|hauling|cutting)\b/i;

const looseStems = new Set(
  'fee work away rate hour time stuff install installation installed material move job line day'.split(' ').map(stemOf),
);

/** Every word of the query in the description; else every word or one that means the same; else all but a qualifier. */
function byWords(items: readonly LineItem[], query: readonly string[], plurals: ReadonlySet<string>): number[] {
  const stems = items.map((item) => stemsOf(`${item.description} ${item.section ?? ''}`));
  const all = items.map((_, index) => index);
  const whole = all.filter((index) => {
    const line = stemsOf(items[index]!.description);
    return line.length === query.length && line.every((stem) => query.includes(stem));
  });
  if (whole.length > 0) return whole;
  const matches = (has: (line: readonly string[], stem: string) => boolean): number[] =>
    all.filter((index) => query.every((stem) => has(stems[index]!, stem)));
  const exact = matches((line, stem) => line.includes(stem));
  if (exact.length > 0) return exact;
  // "tearout" for "Tear out", "clean up" for "Cleanup"
  const compound = matches((line, stem) => line.some((word, at) => word + (line[at + 1] ?? '') === stem));
  if (compound.length > 0) return compound;
  const joined = all.filter((index) => query.length > 1 && stems[index]!.includes(query.join('')));
  if (joined.length > 0) return joined;
  // "the food" is the dinner and the appetizers, and none of their serving
  const general = query.length === 1 && /^(?:food|meal|menu)$/.test(query[0]!) ? coveredBy(query[0]!) : null;
  const kindsOf = general
    ? all.filter(
        (index) =>
          items[index]!.kind !== 'labor' &&
          !isHourLine(items[index]!) &&
          !serving.test(items[index]!.description) &&
          stems[index]!.some((word) => general.has(stem(word))),
      )
    : [];
  if (kindsOf.length > 1) return kindsOf;
  const related = matches((line, stem) =>
    line.some(
      (word) =>
        isNear(word, stem) ||
        isKindOf(word, stem) ||
        // "the plants" are no "planting", but "the cabinet lights" are the "Under cabinet lighting"
        (meaningOf(word) === meaningOf(stem) && !(query.length === 1 && plurals.has(stem) && /ing$/.test(word))),
    ),
  );
  if (related.length > 0) return related;
  // "the shrubs" are hydrangeas and boxwoods
  const covered = query.length === 1 && plurals.size === 1 ? coveredBy(query[0]!) : null;
  const kinds = covered
    ? all.filter(
        (index) =>
          items[index]!.kind !== 'labor' &&
          !isHourLine(items[index]!) &&
          covered.has(stem(lastWord(items[index]!.description))),
      )
    : [];
  if (kinds.length > 0) return kinds;
  // "the copy" for "Copywriting"
  const begun = matches(
    (line, stem) =>
      line.includes(stem) ||
      (stem.length > 3 &&
        !plurals.has(stem) &&
        line.some((word) => word.startsWith(stem) && rootOf(word) !== stem && !areApart(word, stem))),
  );
  if (begun.length === 1) return begun;
  if (query.length < 2) return [];
  // "pages of copywriting" where it is priced by the page
  const measureOf = (word: string): string => stemOf(family(word));
  const measures = new Set(items.flatMap(({ unit }) => (unit ? [measureOf(unit)] : [])));
  const named = query.filter((stem) => !measures.has(measureOf(stem)));
  if (named.length > 0 && named.length < query.length) {
    const by = query.filter((stem) => !named.includes(stem)).map(measureOf);
    const hits = byWords(items, named, plurals).filter((index) => by.includes(measureOf(items[index]!.unit ?? '')));
    if (hits.length > 0) return hits;
  }
  // one word too many: "the cedar gate" for "Walk gate" is no match, "the haul away fee" for "Haul away of old pipe" is
  const loose = query.filter((stem) => !looseStems.has(stem));
  if (loose.length > 0 && loose.length < query.length) return byWords(items, loose, plurals);
  // "the big oak" is the "Large oak", "rotten plywood" the "Plywood", where no line says otherwise
  const plain = query.filter((stem) => !isQuality(stem, []));
  if (plain.length === 0 || plain.length === query.length) return [];
  const hits = byWords(items, plain, plurals);
  return hits.every((index) => query.every((stem) => plain.includes(stem) || isQuality(stem, stems[index]!)))
    ? hits
    : [];
}

/** "labor", "materials", "the hours", "the rate". */
function byKind(content: DocumentContent, query: readonly string[], every: boolean): Found {
  const items = linesOf(content);
  const all = items.map((_, index) => index);
  const found = (lines: number[]): Found => {
    if (lines.length === 0) return { kind: 'none' };
    return lines.length === 1 || every ? { kind: 'lines', lines, every } : { kind: 'several', lines };
  };
  if (query.every((stem) => /^(labor|labour|hour|hourly|rat|rate|work|crew|guy)$/.test(stem))) {
    const hours = all.filter((index) => isHourLine(items[index]!) && items[index]!.optional !== true);
    return found(hours.length > 0 ? hours : all.filter((index) => items[index]!.kind === 'labor'));
  }
  if (query.every((stem) => /^(materi|part|supply|equipment)$/.test(stem))) {
    const costs = centsOf(content.material_costs);
    const part = costs === null ? null : findPart(content, costs, (line) => !isHourLine(line), false);
    const marked = all.filter((index) => items[index]!.kind === 'material' && items[index]!.optional !== true);
    return found(part ? all.filter((index) => part.lines.has(items[index]!)) : marked);
  }
  return { kind: 'none' };
}

/** How a reader would name the lines: for answers. */
export function nameLines(content: DocumentContent, lines: readonly number[]): string {
  const names = lines.map((index) => linesOf(content)[index]?.description ?? '');
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
