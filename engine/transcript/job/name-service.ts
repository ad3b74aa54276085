/** Which service of the price list a clause names, by its own words or by those that were said before. */
import type { CatalogueService } from '../../document/business-document.ts';
import { rememberWords } from '../../remember-words.ts';
import { wordTable } from '../../word-table.ts';
import { stem } from '../vocabulary/stem.ts';
import { calledName } from './called-name.ts';
import { type Context, clauseText } from './context.ts';
import type { Element } from './elements.ts';
import { isByHead, isServedAs } from './listed-by-head.ts';

const IGNORED = new Set(
  'a an the of for and or to in on with per our my your service services installed install installation installing residential package job work'.split(
    ' ',
  ),
);
/** Words that price lists and people use for the same thing. */
export const ALIASES = wordTable<string>({
  bedroom: 'bed',
  bathroom: 'bath',
  mounting: 'mount',
  television: 'tv',
  tvs: 'tv',
  pcs: 'pc',
  automobile: 'car',
  sq: 'square',
  alarm: 'detector',
  alarms: 'detector',
});

export const normal = rememberWords((word: string): string => stem(ALIASES[word] ?? word));
const partsOf = rememberWords((word: string): readonly string[] =>
  word
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(normal),
);

/** Words of a service's name in a comparable form; numbers stay with the noun they count. */
export function nameWords(name: string, category = ''): { words: string[] } {
  const all = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  const meant = all.filter((word) => word && !IGNORED.has(word));
  // "SAT package": so short a word names nothing alone
  const named = meant.length === 1 && meant[0]!.length < 4 && meant[0] !== 'mow' ? all : meant;
  // "Mattress disposal" is meant by "three mattresses", "Standard drain clean" by "drain clean"; "Standard clean" is not meant by "clean"
  const bare = named.filter((word) => !/^(disposal|removal)$/.test(word));
  const plain = bare.filter((word) => !/^(standard|regular|basic)$/.test(word));
  const words = (
    plain.length >= 2 ? plain : bare.length >= 1 && bare.some((word) => word.length > 4) ? bare : named
  ).map(normal);
  // in a garage door shop "a tune up" is the garage door tune-up
  const trade = new Set(
    category
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(normal),
  );
  const own = words.filter((word) => !trade.has(word));
  return { words: own.length >= 2 ? own : words.length ? words : all.map(normal) };
}

export function clauseWords(context: Context, elements: readonly Element[]): string[] {
  const words: string[] = [];
  for (const element of elements) {
    if (element.means !== undefined) {
      if (element.means) words.push(...nameWords(calledName(element.means), element.means.category ?? '').words);
    } else if (element.tag === 'word') words.push(...partsOf(element.word));
    else if (element.tag === 'num' || element.tag === 'size' || element.tag === 'time' || element.tag === 'qty') {
      if (element.measure) words.push(String(element.measure.value));
      if (element.measure?.value === 0.5) words.push('half');
      if (element.measure?.value === 0.25) words.push('quarter');
      for (const word of clauseText(context, [element])
        .toLowerCase()
        .split(/[^a-z]+/))
        if (word) words.push(normal(word));
    }
  }
  return words;
}

const known = new WeakMap<readonly CatalogueService[], Map<CatalogueService, string[]>>();

/** Split once for a price list, however many clauses are held against it. */
function wordsOfService({ catalogue }: Context, service: CatalogueService): string[] {
  const lists = known.get(catalogue) ?? new Map<CatalogueService, string[]>();
  known.set(catalogue, lists);
  const words = lists.get(service) ?? nameWords(calledName(service), service.category ?? '').words;
  lists.set(service, words);
  return words;
}

export function matchService(
  context: Context,
  elements: readonly Element[],
  shared: ReadonlySet<string> = new Set(),
): { service: CatalogueService; words: string[] } | null {
  const said = clauseWords(context, elements);
  const have = new Set(said);
  // "upstairs hall" names no stairs
  const joined = said.filter((word) => !/^(?:up|down)stair/.test(word)).join('');
  let best: { service: CatalogueService; words: string[]; score: number } | null = null;
  // words that mean one of a kind name no other
  const meant = elements.flatMap(({ means }) => (means ? [means.name] : []));
  for (const service of context.catalogue) {
    if (service.fixedRate == null || (meant.length > 0 && !meant.includes(service.name))) continue;
    const all = wordsOfService(context, service);
    const words =
      shared.size > 0 && all.some((word) => !shared.has(word))
        ? all.filter((word) => !shared.has(word))
        : inShort(elements, service, all);
    const every = words.every((word) => have.has(word) || (word.length > 4 && joined.includes(word)));
    if (!every || !numbersFit(words, said)) continue;
    const score = words.length + words.filter((word) => /\d/.test(word)).length;
    if (
      shared.size === 0 &&
      words.length === 1 &&
      words[0]!.length < 5 &&
      !/^(tv|spa|mow)$/.test(words[0]!) &&
      !elements.some(({ tag, word }) => tag === 'word' && word.length >= LONG && normal(word) === words[0]) &&
      !isCounted(elements, words[0]!) &&
      !(service.unit && isMeasured(elements, words[0]!))
    )
      continue;
    if (words.length > 1 && isTornApart(words, said)) continue;
    if (!best || score > best.score) best = { service, words, score };
  }
  return best;
}

/** "out on the lake 240 feet of dock" is no "Dock in or out": such a word stands beside another of the name. */
const isTornApart = (words: readonly string[], said: readonly string[]): boolean =>
  words.some(
    (particle) =>
      /^(?:in|out|off|on|up|down)$/.test(particle) &&
      !said.some(
        (word, k) =>
          word === particle &&
          said.slice(Math.max(0, k - BESIDE), k + 1 + BESIDE).some((one) => one !== particle && words.includes(one)),
      ),
  );
const BESIDE = 3;

/** "110 pulled pork" of what is listed as "Pulled pork plate": what is counted so is served. */
function inShort(elements: readonly Element[], service: CatalogueService, words: string[]): string[] {
  const short = isByHead(service) ? words.filter((word) => !isServedAs(word)) : words;
  const counted =
    short.length > 0 &&
    short.length < words.length &&
    elements.some(
      ({ tag }, k) => tag === 'num' && short.every((word, i) => normal(elements[k + 1 + i]?.word ?? '') === word),
    );
  return counted ? short : words;
}

/** "coving", "waxing": short in its comparable form alone. */
export const LONG = 6;

/** "six tires": a short word that is counted is meant. */
const isCounted = (elements: readonly Element[], word: string): boolean =>
  elements.some(
    (element, k) =>
      element.tag === 'word' &&
      element.word.length > 3 &&
      normal(element.word) === word &&
      elements[k - 1]?.tag === 'num' &&
      elements[k - 1]!.measure!.value >= 1,
  );

/** "sod 400 square feet": so is one whose measure stands right behind it. */
const isMeasured = (elements: readonly Element[], word: string): boolean =>
  elements.some(({ tag, word: said }, k) => tag === 'word' && normal(said) === word && elements[k + 1]?.tag === 'qty');

/** In "2 bed / 1 bath" each number must stand before its noun as it was said. */
function numbersFit(words: readonly string[], said: readonly string[]): boolean {
  return words.every((word, k) => {
    if (!/^\d+$/.test(word)) return true;
    const noun = words[k + 1];
    return noun === undefined || said.some((w, n) => w === word && said.slice(n + 1, n + 4).includes(noun));
  });
}

/** The name of a service may be spread over two clauses: "deep clean | three bedroom two bath". */
export function joint(context: Context, index: number): ReturnType<typeof matchService> {
  const both = [...context.clauses[index - 1]!.elements, ...context.clauses[index]!.elements];
  const match = matchService(context, both);
  if (!match) return null;
  const here = new Set(clauseWords(context, context.clauses[index]!.elements));
  return match.words.some((word) => here.has(word)) ? match : null;
}
