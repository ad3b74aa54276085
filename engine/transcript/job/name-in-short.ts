/** Services that are named beside another by one word of their names: "move out clean … and the oven", "half a truck and eight tires". */
import { auxiliaries, determiners, isContent, prepositions, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Context, priceOf } from './context.ts';
import { countOfAll, MEASURED, quantityOf } from './count-services.ts';
import type { Element } from './elements.ts';
import { type Fit, fitName, nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';
import { codeOf, pushService } from './push-service.ts';

/** What is done with a thing, and where, goes without saying. */
const UNSAID = new Set(
  [
    ...workVerbs,
    ...'disposal removal pickup handling delivery interior exterior inside outside extra additional'.split(' '),
  ].map(normal),
);
/** Whoever names the thing does not ask for these. */
const LOOKED_AT = new Set(
  'inspect inspection test check repair diagnose diagnostic service scan tune'.split(' ').map(normal),
);
/** What is done with a thing that is there: "a filter", "two filters" are new ones. */
const DONE_TO_OWN = new Set('clean wash flush'.split(' ').map(normal));
const ASKS = wordSet('add do throw put include get and plus also with then her his their both');
const KINDS = wordSet('old big small dead used whole other extra additional');
const AWAY = wordSet('out of from in behind under off');
const TAILS = wordSet('too also please then as well in while there');
const NEAR = 3;

/** The names that a clause lists, a part for each; in front of them the words of asking. */
function partsOf(elements: readonly Element[]): Element[][] {
  const parts: Element[][] = [[]];
  for (const element of elements)
    if (element.tag === 'break' || /^(?:and|plus|with|then|also)$/.test(element.word)) parts.push([]);
    else parts.at(-1)!.push(element);
  return parts.filter((part) => part.some(({ tag, word }) => tag !== 'word' || !(ASKS.has(word) || TAILS.has(word))));
}

/** The words that name the thing: without asking, how many, whom for and out of where. */
function thingOf(part: readonly Element[]): readonly Element[] | null {
  let from = 0;
  while (part[from]?.tag === 'word' && (ASKS.has(part[from]!.word) || determiners.has(part[from]!.word))) from++;
  const away = part.findIndex(
    ({ tag, word }, k) =>
      k > from &&
      tag === 'word' &&
      (AWAY.has(word) || (/^(?:on|for)$/.test(word) && part[k + 1]?.word === 'all')) &&
      (part[k + 1]?.word === 'all' ||
        determiners.has(part[k + 1]?.word ?? '') ||
        part[k + 1]?.tag === 'client' ||
        AWAY.has(part[k + 1]?.word ?? '')),
  );
  const named = part
    .slice(from, away < 0 ? part.length : away)
    .filter(({ tag, word }) => tag !== 'client' && !(tag === 'word' && (word === 'of' || KINDS.has(word))));
  while (named.at(-1)?.tag === 'word' && TAILS.has(named.at(-1)!.word)) named.pop();
  const things = named.filter(({ tag }) => tag === 'word');
  return things.length > 0 &&
    things.length < 4 &&
    things.every(({ word }) => isContent(word) || determiners.has(word)) &&
    named.every(({ tag }) => /^(?:word|num|qty)$/.test(tag))
    ? named
    : null;
}

/** The one service of the list that has all of these words in its name, and misses only what goes without saying. */
function shortFit(
  names: readonly ServiceName[],
  said: readonly string[],
  beside: ReadonlySet<string>,
  known: boolean,
): Fit | null {
  const fits = names.flatMap((name) => {
    if (!said.every((word) => name.words.includes(word))) return [];
    // "Mulch, delivered and spread": behind a comma stands what comes with it
    const head = nameOf({ ...name.service, name: name.service.name.split(',')[0]! }).words;
    const missing = (said.some((word) => head.includes(word)) ? head : name.words).filter(
      (word) => !said.includes(word),
    );
    const goesWithout = missing.every(
      (word) => beside.has(word) || (UNSAID.has(word) && !LOOKED_AT.has(word) && (known || !DONE_TO_OWN.has(word))),
    );
    const own = said.some((word) => !beside.has(word));
    const fit = goesWithout && own ? fitName(name, said) : null;
    return fit ? [fit] : [];
  });
  return fits.length === 1 ? fits[0]! : null;
}

/** "the toilet runs", "opener's fine", "toilet seats": something is told of the thing, or it is another. */
export function isTalkedOf(
  elements: readonly Element[],
  names: (element: Element) => boolean,
  service: ServiceName['service'],
): boolean {
  const at = elements.findIndex((element) => element.tag === 'word' && names(element));
  const next = elements[at + 1];
  if (at < 0 || next?.tag !== 'word' || /^(?:usual|regular|normal|standard)$/.test(elements[at - 1]?.word ?? ''))
    return false;
  // "going to our storage in Tigard"
  const lead = determiners.has(elements[at - 1]?.word ?? '') ? at - 2 : at - 1;
  if (/^(?:to|into|from|near|past)$/.test(elements[lead]?.word ?? '')) return true;
  if (auxiliaries.has(next.word))
    return !elements.slice(at + 2, at + 5).some(({ tag }) => /^(?:regular|num)$/.test(tag));
  return (
    isContent(next.word) &&
    !/(?:ed|en|ing|stairs|side)$|^(?:too|also|job|work|service|swap|please)$/.test(next.word) &&
    !service.name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .some((word) => normal(word) === normal(next.word))
  );
}

/** "drain cleaning in the tub | and the sink": where it is done is told of two. */
export function goesOn(context: Context, from: number, to: number): boolean {
  const said = context.clauses.slice(from, to).flatMap(({ elements }) => elements);
  const at = said.findLastIndex(({ tag, word }) => tag === 'word' && prepositions.has(word));
  return at >= 0 && said.length - at < 5 && determiners.has(said[at + 1]?.word ?? '') && isContent(said.at(-1)!.word);
}

/** Reads a clause that lists such names behind a service at the list's price; false where one of them is none. */
export function readInShort(context: Context, index: number): boolean {
  const { elements, opener } = context.clauses[index]!;
  const last = context.job.lines.at(-1);
  if (
    last?.service === undefined ||
    last.source === 'said' ||
    last.optional ||
    last.clause < index - NEAR ||
    elements.length > 14 ||
    context.clauses.slice(last.clause + 1, index).some((clause) => priceOf(clause))
  )
    return false;
  const names = context.catalogue.filter(({ fixedRate }) => fixedRate != null).map(nameOf);
  const beside = new Set(nameOf(last.service).words);
  const parts = partsOf(elements);
  const fits = parts.map((part) => {
    const thing = thingOf(part);
    const words = thing?.flatMap((element) => (element.tag === 'word' ? wordsOf(context.heard, element) : [])) ?? [];
    const fit =
      words.length > 0
        ? // "screens on all 24" are those that are there
          shortFit(names, words, beside, part.some(({ word }) => word === 'the') || countOfAll(part) !== null)
        : null;
    return fit && thing!.some(({ tag }) => tag === 'qty') === MEASURED.test(codeOf(fit.service.unit)) ? fit : null;
  });
  const chosen = fits.filter((fit): fit is Fit => fit !== null);
  if (
    chosen.length === 0 ||
    chosen.length < parts.length ||
    new Set(chosen.map(({ service }) => service)).size < chosen.length ||
    chosen.some(({ service }) => context.job.lines.some((line) => line.service === service && !line.optional))
  )
    return false;
  const shared = chosen.every(
    ({ words, said }) =>
      words.some((word) => beside.has(word)) && words.every((word) => said.includes(word) || beside.has(word)),
  );
  const counted = parts.every(
    (part, n) => (quantityOf(part, chosen[n]!.words, codeOf(chosen[n]!.service.unit)) ?? 1) > 1,
  );
  const joined =
    /(?:^| )(?:and|plus|with|also|then)$/.test(opener) ||
    /^(?:add|do|throw|put|include|plus|with)$/.test(elements[0]!.word);
  const added = /(?:^| )plus$/.test(opener) || /^(?:add|do|throw|include|plus)$/.test(elements[0]!.word);
  if (!counted && (!joined || (!added && !shared && goesOn(context, last.clause, index)))) return false;
  return parts.map((part, n) => pushService(context, index, chosen[n]!, part)).some(Boolean);
}
