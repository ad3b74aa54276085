/**
 * Where talk calls up services of the price list: by any words of their names, before anything is read. The readers' own search
 * (job/mention-services.ts) asks for complete names among what was told apart; this one is a second opinion and takes all.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import { nameOf, normal } from '../job/match-services.ts';
import type { Talk } from './purpose-features.ts';

/** Where a service is called up best, as places in `forms`, end exclusive. */
export interface Mention {
  service: CatalogueService;
  /** The words of its name, and which of them were said there. */
  words: readonly string[];
  said: ReadonlySet<number>;
  from: number;
  to: number;
  /** In how many places it is called up. */
  times: number;
}

/** A word of a name, and which. */
interface Place {
  name: number;
  word: number;
}

/** So far apart two words of one name stand at most. */
const APART = 3;
/** By how much the word at the end of a name says more than the others. */
const LAST_WORD = 0.1;
/** "Half load", "quarter truckload". */
const IN_WORDS: Record<number, string[]> = { 0.5: ['half'], 0.25: ['quarter'] };

/** The words of a talk in forms in which "pruning" and "prune" are alike; a number has its values. */
export function formsOf({ words, numbers }: Talk): string[][] {
  const forms = words.map(partsOf);
  for (const { at, number } of numbers)
    forms[at] = [...number.values.map(String), ...(IN_WORDS[number.values[0]!] ?? [])];
  return forms;
}

/** The pieces of a word, or the words of a name in small letters, in forms in which "pruning" and "prune" are alike. */
export const partsOf = (word: string): string[] =>
  word
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(normal);

/** One of each service at a fixed price that is called up at all. Linear in the talk. */
export function findMentions(forms: readonly (readonly string[])[], catalogue: readonly CatalogueService[]): Mention[] {
  const names = catalogue.filter(({ fixedRate }) => fixedRate != null).map(nameOf);
  const held = new Map<string, number>();
  for (const { words } of names) for (const word of new Set(words)) held.set(word, (held.get(word) ?? 0) + 1);
  /** Which words of which names a word stands for, and which two of them where they were said as one: "flatwork". */
  const words = new Map<string, Place[]>();
  const pairs = new Map<string, Place[]>();
  const tell = (places: Map<string, Place[]>, form: string, ...own: Place[]) =>
    places.set(form, [...(places.get(form) ?? []), ...own]);
  for (const [name, { words: own }] of names.entries())
    for (const [k, word] of own.entries()) {
      tell(words, word, { name, word: k });
      if (k > 0) tell(pairs, own[k - 1]! + word, { name, word: k - 1 }, { name, word: k });
    }
  const found = names.map((): { said: Set<number>; from: number; to: number }[] => []);
  for (const [at, own] of forms.entries()) {
    const next = forms[at + 1]?.[0];
    const places = own.flatMap((form) => [...(words.get(form) ?? []), ...(pairs.get(form) ?? [])]);
    // "flat work" is "flatwork"
    if (next && own[0]) places.push(...(words.get(own[0] + next) ?? []));
    for (const { name, word } of places) {
      const last = found[name]!.at(-1);
      if (last && at - last.to < APART && (at === last.to - 1 || !last.said.has(word))) {
        last.to = at + 1;
        last.said.add(word);
      } else found[name]!.push({ said: new Set([word]), from: at, to: at + 1 });
    }
  }
  return names.flatMap(({ service, words }, name) => {
    const worth = ({ said }: { said: ReadonlySet<number> }): number =>
      [...said].reduce((sum, k) => sum + 0.5 + 0.5 / held.get(words[k]!)!, 0) +
      (said.has(words.length - 1) ? LAST_WORD : 0);
    const places = found[name]!;
    if (places.length === 0) return [];
    const best = places.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    return [{ service, words, ...best, times: places.length }];
  });
}
