/** What stands around a service that is called up: other services, whose the prices are, counts, and words that strike it off or call it up. */
import { type Mention, partsOf } from './find-mentions.ts';
import type { Purpose } from './judgement.ts';
import type { Talk } from './purpose-features.ts';

/** A talk, what each of its numbers is for, and the services that it calls up. */
export interface ListedTalk extends Talk {
  forms: readonly (readonly string[])[];
  /** What each number is for. */
  purposes: readonly Purpose[];
  mentions: readonly Mention[];
  /** Whose the prices are, as far as their order tells: where the price of each mention stands, by its place among them. */
  owners: ReadonlyMap<number, number>;
}

export function listedTalk(
  talk: Talk,
  forms: ListedTalk['forms'],
  mentions: readonly Mention[],
  purposes: readonly Purpose[],
): ListedTalk {
  return { ...talk, forms, mentions, purposes, owners: ownersOf(talk.numbers, mentions, purposes) };
}

/** So far behind its price a thing is named. */
const NEXT = 6;
/** So far from its name it is counted, and so far at most. */
const BESIDE = 3;
const AROUND = 10;

export const purposeAt = ({ numbers, purposes }: ListedTalk, at: number): Purpose | undefined =>
  purposes[numbers.findIndex((one) => one.at === at)];

/** Whether another service is called up by the same words with more of its name, and whether one is as well. */
export function rivalsOf({ mentions }: ListedTalk, index: number): [rival: number, like: number] {
  const own = mentions[index]!;
  const missing = own.words.length - own.said.size;
  let [rival, like] = [0, 0];
  for (const [k, other] of mentions.entries()) {
    if (k === index || other.from >= own.to || other.to <= own.from) continue;
    if (other.said.size > own.said.size) rival = 1;
    if (other.said.size !== own.said.size) continue;
    const short = other.words.length - other.said.size;
    if (short < missing) rival |= 2;
    like = short > missing ? 2 : 1;
  }
  return [rival, like];
}

/** "basic tune up" of "Basic tune-up": each word of it, one behind the other. */
export function saysWhole({ forms }: ListedTalk, { service, from }: Mention): boolean {
  const name = partsOf(service.name.toLowerCase());
  for (let at = Math.max(0, from - name.length); at <= from; at++)
    if (name.every((word, k) => forms[at + k]?.includes(word))) return true;
  return false;
}

/** Where the service named before it ends, and where the next one begins. */
export function neighbours({ mentions, words }: ListedTalk, { from, to }: Mention): [before: number, behind: number] {
  let [before, behind] = [0, words.length];
  for (const other of mentions) {
    if (other.to <= from) before = Math.max(before, other.to);
    else if (other.from >= to) behind = Math.min(behind, other.from);
  }
  return [before, behind];
}

const NOT_BEFORE =
  / (?:no|not|without|than|instead of|rather than|skip|skipping|forget|scratch|drop|cancel|if|unless|ask(?:ed|ing|s)? about|maybe|leav(?:e|es|ing)|keep(?:s|ing)?|already|last|waiv(?:e|ed|es|ing)|could|might|would|option|optional|either|or)(?: [a-z']+)?(?: (?:the|a|an|any|that|those|his|her|their|to))? $/;
const NOT_BEHIND =
  / (?:not|don't|doesn't|didn't|won't|can't|isn't|aren't|himself|herself|themselves|ours|theirs|already|later|maybe|if|might|would|could|included|includes|free|nope|optional|stays?|waived?|or|nothing|fine|good) /;
const OWN = / (?:own|owns|his|her|their) /;
/** Said around it: struck off or asked about before, left out behind, their own. */
export function passingOf(before: string, behind: string): number {
  return (NOT_BEFORE.test(before) ? 1 : 0) + (NOT_BEHIND.test(behind) ? 2 : 0) + (OWN.test(behind) ? 4 : 0);
}
/** "at our usual price", "the regular rate" */
const CALLS =
  / (?:(?:our|my|the) (?:[a-z]+ )?(?:[a-z]+ )?(?:prices?|rates?|usual|regular|normal|standard)|(?:usual|regular|normal|standard|list|book|same|going)(?: [a-z]+)? (?:prices?|rates?)|(?:at|for) (?:the |our |my )?(?:usual|regular|normal|standard|list|book)|usual|regular) /;
/** Whether the list is called up behind it, and before. */
export const callsOf = (before: string, behind: string): number =>
  (CALLS.test(behind) ? 1 : 0) + (CALLS.test(before) ? 2 : 0);

/** Most of its name was said. */
export const isNamed = ({ words, said }: Mention): boolean => said.size * 2 > words.length;

/**
 * The price that each mention has, by its place in the talk: of the thing named last before it, or, where that has one, of the
 * one that comes right behind it.
 */
function ownersOf(
  numbers: Talk['numbers'],
  mentions: readonly Mention[],
  purposes: readonly Purpose[],
): Map<number, number> {
  const owners = new Map<number, number>();
  let last = -1;
  for (const [k, { at }] of numbers.entries()) {
    if (purposes[k] !== 'price' && purposes[k] !== 'option') continue;
    let owner = -1;
    for (const [m, { from, to }] of mentions.entries())
      if (to <= at && from > last && (owner < 0 || from >= mentions[owner]!.from)) owner = m;
    if (owner < 0) {
      for (const [m, { from }] of mentions.entries())
        if (from > at && from - at < NEXT && (owner < 0 || from < mentions[owner]!.from)) owner = m;
    }
    if (owner >= 0)
      for (const [m, { from, to }] of mentions.entries())
        if (from < mentions[owner]!.to && to > mentions[owner]!.from) owners.set(m, at);
    last = at;
  }
  return owners;
}

/** How it is counted: before it, behind it, in its unit, by a plural; as a number. */
export function countOf(talk: ListedTalk, { service, from, to }: Mention): number {
  const isCount = (at: number): boolean => purposeAt(talk, at) === 'count';
  const units = partsOf((service.unit ?? '').toLowerCase().replace('linear', 'ft'));
  const measured = (at: number): boolean =>
    [talk.forms[at + 1], talk.forms[at + 2]].some((forms) => forms?.some((form) => units.includes(form)));
  for (let at = from - 1; at >= Math.max(0, from - BESIDE); at--) if (isCount(at)) return measured(at) ? 2 : 1;
  for (let at = from; at < to; at++) if (isCount(at)) return 3;
  for (let at = to; at < Math.min(talk.words.length, to + AROUND); at++) if (isCount(at)) return measured(at) ? 5 : 4;
  for (let at = from - 1; at >= Math.max(0, from - AROUND); at--) if (isCount(at)) return measured(at) ? 7 : 6;
  return 0;
}

/** Whether another service is called up from `after` on and before `before`, by two of its words or all. */
export const callsUpOther = ({ mentions }: ListedTalk, index: number, after: number, before: number): boolean =>
  mentions.some(
    ({ from, to, said, words }, k) =>
      k !== index && from >= after && to <= before && said.size >= Math.min(2, words.length),
  );
