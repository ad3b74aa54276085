/**
 * Where services of the price list are called up, in whatever words around them: by their whole name, or by a word that no
 * other service of the list has. It is looked for in the row of words, wherever clauses begin.
 */

import { wordTable } from '../../word-table.ts';
import type { Place } from '../fact.ts';
import { isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import { tellingWords } from './called-name.ts';
import type { Context } from './context.ts';
import { headsOf } from './counted-heads.ts';
import { type Fit, fitName, nameOf, normal, type ServiceName, sharedWords } from './match-services.ts';

export interface CalledUp extends Place {
  name: ServiceName;
  fit: Fit;
}

type Tokens = Context['heard']['tokens'];

/** So many words may stand between two words of one name. */
const APART = 2;
/** So far from what tells its kind a thing stands. */
const NEAR = 4;
/** A word in the names of so many services is of all that is sold. */
const MOST = 3;
/** Between two words of one name stands none of these. */
const PARTS = wordSet("and but or so then plus with not no there's is are was were ,");
const formsIn = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normal));
/** What is done, and no thing. */
const DEEDS = new Set([...workVerbs].map(normal));
/** Deeds that are done to anything, and tell no service from another. */
const COMMON_DEEDS = formsIn(
  'install replace repair remove clean wash paint service set up setup do mount hang inspect test check treat move build cut add put change supply run pull haul run make fix order measure template charge load unload pack store',
);
const KINDS = formsIn(
  'small medium large big standard regular basic full half old new inside outside interior exterior first extra whole single double service visit call day hour session person man high low hot cold back front side',
);
/** What is done at a thing, and is not asked for where the thing alone is named. */
const LOOKED =
  /^(?:inspect|consult|test|tun|up|survey|flush|clean|wash|repair|check|scan|visit|plan|consultat|estimat|diagnos|polish|stain|paint|repaint|treat|refinish|closing|clos|open|opening|servic|setup|design|setting|set|session|rebuild|assembly)$/;
/** Said and written in several ways. */
const ALIKE = wordTable<string>({
  picture: 'photo',
  pictur: 'photo',
  pic: 'photo',
  imag: 'photo',
  blown: 'blow',
  gfi: 'gfci',
  drink: 'beverag',
});
/** As several words may be meant by it. */
const ALSO = wordTable<string>({ ground: 'grind', truck: 'truckload', tore: 'remov', torn: 'remov' });

const alike = (form: string): string => ALIKE[form] ?? form;
const partsOf = (word: string): string[] =>
  word
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(normal)
    .flatMap((form) => (ALSO[form] ? [alike(form), ALSO[form]!] : [alike(form)]));

/** The words of the talk as names have them; where words tell a kind, those of the service they stand for. */
function formsOf({ heard, clauses }: Context): string[][] {
  const { tokens, numbers } = heard;
  const forms = tokens.map(({ lower }) => partsOf(lower));
  for (const { from, to, values } of numbers) {
    const shares = values[0] === 0.5 ? ['half'] : values[0] === 0.25 ? ['quarter'] : [];
    forms[from] = [...values.map(String), ...shares];
    forms.fill([], from + 1, to);
  }
  // "come by every week"
  for (const [k, { lower }] of tokens.entries())
    if (/^(?:week|month)$/.test(lower) && /^(?:every|each|once)$/.test(tokens[k - 1]?.lower ?? ''))
      forms[k] = [normal(`${lower}ly`)];
  for (const { elements } of clauses)
    for (const { from, to, means, tag } of elements) {
      if (/^(?:client|address|email|phone|date)$/.test(tag)) forms.fill([], from, to);
      if (means) forms[from] = [...forms[from]!, ...nameOf(means).words.map(alike)];
    }
  return forms;
}

/** All places at which services are called up, in the order in which they were. */
export function calledUp(context: Context): CalledUp[] {
  const { catalogue, heard } = context;
  const names = catalogue.map((service) => ({ service, words: nameOf(service).words.map(alike) }));
  const holders = new Map<string, number>();
  for (const { words } of names) for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const shared = sharedWords(catalogue);
  const forms = formsOf(context);
  // "the two bedroom" that means one clean names no other
  const lent = context.clauses.flatMap(({ elements }) => elements.filter(({ means }) => means));
  const isLent = ({ service }: ServiceName, { from, to }: Place): boolean =>
    lent.some((one) => one.means!.name !== service.name && one.from < to && from < one.to);
  const found = names.flatMap((name) =>
    placesOf(name, forms, heard.tokens).flatMap((place): CalledUp[] => {
      if (isLent(name, place)) return [];
      const said = forms.slice(place.from, place.to).flat();
      const fit = fitName(name, said);
      return fit && saysEnough(fit, holders, shared) && namesThing(name, place, heard.tokens)
        ? [{ ...place, name, fit }]
        : [];
    }),
  );
  return [...found, ...names.flatMap((name) => byUnit(name, context))]
    .filter((one, _, all) => !all.some((other) => other !== one && isBetter(other, one)))
    .sort((a, b) => a.from - b.from);
}

/** "eight sessions" of the one service that is called and sold by the session. */
function byUnit(name: ServiceName, { heard, catalogue }: Context): CalledUp[] {
  const { unit } = name.service;
  if (!unit || /^(?:each|room|person|guest|vehicle|car|day|week|month|hour|year|window|[a-z]+ .*|.{1,3})$/.test(unit))
    return [];
  const form = normal(unit.toLowerCase());
  if (!name.words.includes(form)) return [];
  if (catalogue.filter((other) => other.unit && normal(other.unit.toLowerCase()) === form).length !== 1) return [];
  return heard.numbers.flatMap(({ to }): CalledUp[] => {
    const word = heard.tokens[to]?.lower ?? '';
    if (!isPlural(word) || normal(word) !== form) return [];
    return [{ from: to, to: to + 1, name, fit: { ...name, said: [form], complete: false, score: 0.1 } }];
  });
}

function placesOf({ words }: ServiceName, forms: readonly string[][], tokens: Tokens): Place[] {
  const places: Place[] = [];
  const isOf = (form: string): boolean => words.includes(form) || words.some((word) => isLoad(form, word));
  for (let k = 0; k < forms.length; k++) {
    const pair = forms[k]![0] && forms[k + 1]?.[0] ? forms[k]![0]! + forms[k + 1]![0]! : '';
    const isPair = words.includes(pair);
    if (!isPair && !forms[k]!.some(isOf)) continue;
    const to = isPair ? k + 2 : k + 1;
    const last = places.at(-1);
    const isNear = last && k - last.to <= APART && !tokens.slice(last.to, k).some(({ lower }) => PARTS.has(lower));
    if (isNear) last.to = Math.max(last.to, to);
    else places.push({ from: k, to });
  }
  return places;
}

/** "three bedrooms" of a clean, "the SUV" of a detail: which kind it is, and no word of what. */
function namesThing({ service }: ServiceName, { from, to }: Place, tokens: Tokens): boolean {
  if (!tellingWords(service) && !/,|\(|–/.test(service.name)) return true;
  const thing = service.name
    .toLowerCase()
    .split(/[,(–]/)[0]!
    .split(' ')
    .map((word) => alike(normal(word)));
  return tokens
    .slice(Math.max(0, from - NEAR), to + NEAR)
    .some(({ lower }) => isContent(lower) && partsOf(lower).some((form) => thing.includes(form)));
}

const isLoad = (form: string, word: string): boolean =>
  word.length > 3 && form.length > word.length + 3 && form.endsWith(word);

function saysEnough(
  { service, words, said, complete }: Fit,
  holders: ReadonlyMap<string, number>,
  shared: ReadonlySet<string>,
): boolean {
  const tells = tellingWords(service);
  if (tells && tells.size > 0 && !said.some((word) => tells.has(word))) return false;
  const heads = headsOf(service.name).map((head) => alike(normal(head)));
  const isThing = (word: string): boolean =>
    (!DEEDS.has(word) || (heads.includes(word) && !LOOKED.test(word))) && !/^\d/.test(word);
  const isAlone = (word: string): boolean => holders.get(word) === 1 && word.length > 1 && isContent(word);
  const own = said.filter((word) => isAlone(word) && isThing(word) && !KINDS.has(word));
  const deeds = said.filter((word) => isAlone(word) && DEEDS.has(word));
  if (said.length === words.length || (complete && own.length > 0))
    return said.some(isThing) || said.length > 1 || deeds.length > 0;
  // "open it up" of a pool, where all that is done is done to pools
  const isOfMost = (word: string): boolean => said.includes(word) || shared.has(word) || holders.get(word)! >= MOST;
  if (words.every(isOfMost)) return deeds.some((word) => !COMMON_DEEDS.has(word));
  if (deeds.some((word) => !COMMON_DEEDS.has(word) && words[0] === word)) return true;
  // "termites in the sill" asks for no inspection
  if (LOOKED.test(words.at(-1)!) && !said.includes(words.at(-1)!)) return false;
  // "the old insulation"
  if (said.filter(isThing).length > 1 && said.some((word) => isAlone(word) && isThing(word))) return true;
  // a word that is its alone; what only qualifies it does with another word of the name
  return own.length > 0 && (own.some((word) => heads.includes(word) || word === words[0]) || said.length > 1);
}

const isBetter = (other: CalledUp, one: CalledUp): boolean =>
  other.from < one.to &&
  one.from < other.to &&
  (other.fit.score > one.fit.score || (other.fit.score === one.fit.score && other.fit.complete && !one.fit.complete));
