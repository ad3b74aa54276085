/** How many things a price "each" is of, where they are named one by one: "a washer and a dryer", "two sinks and one toilet". */
import { fillers, isContent, isPlural, prepositions, WORKERS, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';

export interface Named {
  count: number;
  /** The clause in which the first of them stands. */
  from: number;
}

interface Thing {
  count: number;
  /** The words up to where it is said where or of what it is. */
  head: string[];
  /** What it begins with. */
  led: 'count' | 'article' | null;
  /** It is said where it is, or what it is for. */
  placed: boolean;
  /** Behind "and", or behind the one before without a word. */
  joined: boolean;
}

const LEADS = wordSet('a an the another his her their my our your that this');
/** Between the last thing and its price. */
const TOWARDS = wordSet("at for are is 's run runs it's they're all about price priced");
const PARTICLES = wordSet('out off up down in away over');
const PLACES = wordSet(
  'front back rear left right upstairs downstairs inside outside top bottom north south east west',
);
/** How far back a list may begin, in clauses. */
const BREATHS = 3;
/** They say how a thing is or what it does, or of what there is more than is named. */
const NO_LIST = wordSet(
  'with or of per each every both including plus not from to never always still already really kept keeps stopped started quit',
);

/** Null where no two things are named, or where one is told in the plural without a count. */
export function countNamed(context: Context, index: number): Named | null {
  const clause = context.clauses[index]!;
  const at = clause.elements.indexOf(priceOf(clause)!);
  const own = clause.elements.slice(0, at);
  while (own.length > 0 && own.at(-1)!.tag === 'word' && TOWARDS.has(own.at(-1)!.word)) own.pop();
  // what one "and" goes on with may have begun breaths before
  if (clause.opener === 'and') {
    let listed: readonly Element[] = own;
    for (let from = index - 1; from >= Math.max(0, index - BREATHS); from--) {
      const before = context.clauses[from]!;
      if (priceOf(before) || context.taken[from]! >= 2 || /\bso$/.test(before.opener)) break;
      listed = [...before.elements, AND, ...listed];
      const count = countOf(listed, true);
      if (count !== null) return { count, from };
    }
  }
  const count = countOf(own);
  return count === null ? null : { count, from: index };
}

const AND: Element = { from: 0, to: 0, tag: 'word', word: 'and' };

function countOf(elements: readonly Element[], overBreaths = false): number | null {
  const things = thingsOf(elements);
  if (!things || things.length < 2 || !things.some(({ joined }) => joined)) return null;
  const counts = things.map(({ count }) => count);
  const sum = counts.reduce((all, count) => all + count, 0);
  // "fourteen windows eleven upstairs and three downstairs": the parts of the first
  if (things.length > 2 && sum === counts[0]! * 2) return counts[0]!;
  // "cost and two vents", "two deadbolts supplied and installed": a bare word among what is counted may be anything
  const bare = things.filter(({ led }) => led === null);
  if (
    bare.length > 0 &&
    (overBreaths || (bare.length < things.length && (!things[0]!.led || things.length > 2 || sum > 2)))
  )
    return null;
  // "a couple of screens for the patio door and the kitchen"
  if (things.some(({ placed, count }, k) => placed && count > 1 && things[k + 1]?.led === 'article')) return null;
  const named = things.every(({ count, head, led }) => {
    const noun = head.at(-1) ?? '';
    return (
      head.length > 0 &&
      head.length < (led ? 5 : 4) &&
      !head.some((word) => NO_THING.test(word)) &&
      !(led === null && DONE.test(head[0]!)) &&
      (count > 1 || !isPlural(noun))
    );
  });
  return named && things.slice(1).every(({ joined, led }) => joined || led === 'article') ? sum : null;
}

/** Who works, how often something is done, how much of it there is, what it costs. */
const NO_THING = new RegExp(
  `${WORKERS.source}|^(?:visits?|sessions?|trips?|times?|hours?|days?|weeks?|months?|coats?|layers?|foot|feet|yards?|miles?|costs?|prices?|rates?|ones)$`,
);
/** "two doors hung and painted" */
const DONE = /ed$|^(?:cut|put|hung|set|built|torn|cleaned|swept|done|ground|sewn|laid|dug|sunk)$/;

/** Null where what is said is no list of things. */
function thingsOf(elements: readonly Element[]): Thing[] | null {
  const told = elements.findLastIndex(({ tag }) => /^(?:client|type|address|phone|email|date)$/.test(tag));
  const said = withoutVerb(elements.slice(told + 1));
  const things: Thing[] = [];
  let thing: Thing | null = null;
  let joined = false;
  let where = false;
  const begin = (count: number, led: Thing['led']): void => {
    // "swap the faucet and clean the drain": a word right before what is led is the verb
    if (led && thing && !thing.led && things.at(-1) === thing) {
      things.pop();
      joined = thing.joined;
    }
    thing = { count, head: [], led, joined, placed: false };
    things.push(thing);
    joined = where = false;
  };
  for (const [k, { tag, word, measure }] of said.entries()) {
    const leans = k > 0 && said[k - 1]!.tag === 'word' && prepositions.has(said[k - 1]!.word);
    if (tag === 'break' || (tag === 'word' && fillers.has(word))) continue;
    if (tag === 'num' || (tag === 'word' && LEADS.has(word))) {
      if (leans && where) continue;
      const count = tag === 'num' ? measure!.value : 1;
      if (!Number.isInteger(count) || count < 1) return null;
      // "the two oaks", "the one in the hall"
      const alone = thing as Thing | null;
      if (tag === 'num' && alone && alone.head.length === 0 && !where) alone.count = count;
      else begin(count, tag === 'num' ? 'count' : 'article');
    } else if (word === 'of' && /^(?:in|out)side$/.test(said[k - 1]?.word ?? '')) {
      // "inside of the fridge"
    } else if (tag !== 'word' || NO_LIST.has(word)) {
      return null;
    } else if (word === 'and') {
      thing = null;
      joined = true;
    } else if (prepositions.has(word)) {
      // "inside the cabin and the galley"
      if (!thing && things.length === 0) continue;
      // "inside the fridge and inside the oven"
      if (!thing && joined && said[0]!.word === word) continue;
      if (!thing) return null;
      // "dig holes for three maples and two oaks"
      if (word === 'for' && things.length === 1 && said[k + 1]?.tag === 'num') {
        things.length = 0;
        thing = null;
      } else {
        where = true;
        (thing as Thing).placed = true;
      }
    } else if (isContent(word) || word === 'one') {
      // "rekey front back and garage"
      const place = thing as Thing | null;
      const apart = place?.led === null && place.head.length === 1 && PLACES.has(place.head[0]!) && PLACES.has(word);
      if (apart) joined = true;
      if (!thing || apart) begin(1, null);
      // "two fans hung and a dimmer in the den | fans are 225 apiece"
      if (where && things.some(({ head }) => head.includes(word))) return null;
      if (!where) (thing as Thing | null)!.head.push(word);
    } else return null;
  }
  return things;
}

/** "haul away the fridge" → "the fridge" */
function withoutVerb(elements: readonly Element[]): readonly Element[] {
  const first = elements[0];
  if (first?.tag !== 'word' || !(workVerbs.has(first.word) || /^(?:put|take|get|do|reinstall)$/.test(first.word)))
    return elements;
  const rest = elements.slice(1);
  while (rest.length > 1 && rest[0]!.tag === 'word' && PARTICLES.has(rest[0]!.word)) rest.shift();
  return rest.length > 0 ? rest : elements;
}
