/** Names that stand in the clause before, without a price: the thing whose unit, packing or treatment is priced. */
import { auxiliaries, determiners, isContent, pronouns, wordSet, workNouns, workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf, textAt } from './context.ts';
import { countNamed } from './count-named.ts';
import type { Element } from './elements.ts';
import { labelOf } from './labels.ts';
import { SUBJECTS } from './look-at-row.ts';
import { FEES } from './sure-numbers.ts';
import { isRemark } from './tell-remarks.ts';

const OBJECT = wordSet('it them that');

/** "swap out her water heater | the fifty gallon gas unit is 1180": what the unit is stands before. */
export function namedUnit(context: Context, index: number, own: string): string {
  const before = context.clauses[index - 1];
  if (!before || priceOf(before)) return own;
  // "new garbage disposal | the unit is 165"
  if (/^(?:unit|part|piece|material|product|thing|item)s?(?: itself| themselves| alone)?$/i.test(own)) {
    const thing = labelOf(before.elements, textAt(context));
    const plain = before.elements.every((e) => e.tag === 'word' && !auxiliaries.has(e.word) && !pronouns.has(e.word));
    return plain && thing && thing.split(' ').length < 5 ? `${thing}, ${own.toLowerCase()}` : own;
  }
  if (!/ unit$/i.test(own) || !workVerbs.has(before.elements[0]?.word ?? '')) return own;
  const from = before.elements.findIndex((e, k) => k > 0 && !/^(out|up|off|in|down)$/.test(e.word));
  const thing = from < 0 ? '' : labelOf(before.elements.slice(from), textAt(context)).toLowerCase();
  if (!/^[a-z]+(?: [a-z]+){0,2}$/.test(thing) || / (and|for|at|in|on) /.test(thing)) return own;
  return own.replace(/unit$/i, thing);
}

/** "six days at 680 a day | that's me and my helper together", "two days at 280 | that's just me on my own" */
export const OUR_HANDS =
  /^ (?:that's|it's|there's) (?:just |only )?(?:me|us|the #num of us) (?:$|and |alone |by |on (?:my|our) )/;

/** "parts were a contactor at 68": which they were. */
export const partsNamed = (head: readonly Element[]): readonly Element[] | null =>
  /^(?:parts?|materials?|hardware)$/.test(head[0]?.word ?? '') &&
  /^(?:was|were|is|are|'s)$/.test(head[1]?.word ?? '') &&
  determiners.has(head[2]?.word ?? '') &&
  isContent(head[3]?.word ?? '')
    ? head.slice(2)
    : null;

/** "fitting's a day for the two of us | so 320 for both of us": what is done in that time. */
export function timedBefore(context: Context, index: number): readonly Element[] | null {
  const before = context.clauses[index - 1];
  if (!before || priceOf(before) || !ALL_OF_US.test(context.clauses[index]!.shape)) return null;
  const verb = before.elements.findIndex(({ word }) => /^(?:is|'s|takes|needs)$/.test(word));
  const named = before.elements.slice(0, Math.max(0, verb));
  const own =
    named.length > 0 && named.length < 5 && named.every(({ tag, word }) => tag === 'word' && !pronouns.has(word));
  return own && before.elements[verb + 1]?.tag === 'time' ? named : null;
}
const ALL_OF_US =
  /^ (?:that's |it's )?#money (?:for (?:both|the (?:two|pair|lot|crew)|all (?:of us|three))(?: of us)?|between us) /;

/** "my cousin on second camera also eight hours | he's 75 an hour": whose rate it is. */
export function ratedBefore(context: Context, index: number): string {
  const before = context.clauses[index - 1];
  const theirs = before && !priceOf(before) && before.elements.some(({ tag }) => tag === 'time');
  if (!theirs || !/^ (?:he|she|they)(?:'s|'re| is| are)(?: at)? #rate $/.test(context.clauses[index]!.shape)) return '';
  const end = before.elements.findIndex(({ tag, word }) => tag === 'time' || /^(?:also|with|for)$/.test(word));
  return labelOf(before.elements.slice(0, end), textAt(context));
}

/** "the hot tub | we cut up | and haul that's 350": a thing, and what is done with it. */
export function cutUp(context: Context, index: number, own: string): string | null {
  const [thing, verb] = [context.clauses[index - 2], context.clauses[index - 1]];
  if (
    !thing ||
    !verb ||
    !workVerbs.has(own.toLowerCase()) ||
    context.clauses[index]!.opener !== 'and' ||
    priceOf(thing) ||
    priceOf(verb) ||
    verb.elements.length > 4 ||
    !/^ (?:i|we|i'll|we'll|i'd|we'd) [a-z]+ /.test(verb.shape) ||
    thing.elements.some((element) => element.tag !== 'word')
  )
    return null;
  const label = labelOf(thing.elements, textAt(context));
  if (!label || label.split(' ').length > 4) return null;
  context.taken.fill(2, index - 2, index);
  context.job.notes = context.job.notes.filter((note) => note.clause < index - 2);
  return `${label}, ${own.toLowerCase()}`;
}

/** "closet corner bead | fourteen sticks at seven", "bustle | with five points at 18", "patio | 14 by 16 comes to 224 feet": what is counted or measured stands before. */
export function packedIn(context: Context, index: number, own: string): string | null {
  const { shape, elements } = context.clauses[index]!;
  const isMade = shape.startsWith(' with #num ');
  const isSized =
    elements[0]?.tag === 'size' && /^ #size (?:(?:is|that's|so|it's|comes|to|or|about) )*#qty /.test(shape);
  if (!(PACKS.test(own) || (isMade && / at #rate $/.test(shape)) || isSized)) return null;
  const before = context.clauses[index - 1];
  const noted = context.job.notes.at(-1);
  const scope = noted?.kind === 'scope' && noted.clause === index - 1;
  if (!before || priceOf(before) || (context.taken[index - 1]! >= 2 && !scope)) return null;
  // "he's the property manager | 30 by 40 so 1200 square feet"
  if (isSized && before.elements.some(({ word }) => pronouns.has(word) || auxiliaries.has(word))) return null;
  const isOfClient = isSized && before.elements.at(-1)?.tag === 'client';
  if (before.elements.at(-1)?.tag !== 'word' && !isOfClient) return null;
  const label = labelOf(isOfClient ? before.elements.slice(0, -1) : before.elements, textAt(context));
  // "sound board in the exam rooms"
  const named = label.replace(/ (?:in|on|at|along|behind|under|over) the (?:[a-z]+ ?){1,3}$/i, '');
  if (!label || named.split(' ').length > 4) return null;
  context.taken[index - 1] = Math.max(context.taken[index - 1]!, 1);
  context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
  if (isSized) return `${label} ${shortened(own)}`;
  return isMade ? `${label}, ${own.toLowerCase()}` : `${named} ${own.toLowerCase()}${label.slice(named.length)}`;
}

const PACKS =
  /^(sheets|sticks|rolls|lengths|pieces|tubes|cans|buckets|bundles|pallets|boxes|bags|cases|gallons|visits|sessions|trips|loads|runs|sets|pairs|coats|tons|yards|squares|bales|spools|sections|strips)$/i;

const shortened = (own: string): string => own.charAt(0).toLowerCase() + own.slice(1);

/** "tear off 800 | step flashing | and counter flashing 680": in a list the price is of both. */
export function pairedWith(context: Context, index: number, own: string): string | null {
  const [listed, first] = [context.clauses[index - 2], context.clauses[index - 1]];
  const clause = context.clauses[index]!;
  if (clause.opener !== 'and' || !first || priceOf(first) || context.taken[index - 1]! >= 2) return null;
  if (!listed || !priceOf(listed) || priceOf(clause)!.price.per !== null || FEES.has(own.toLowerCase())) return null;
  const things = first.elements.every(
    ({ tag, word }) =>
      tag === 'word' &&
      isContent(word) &&
      !/^(?:only|too|included|labou?r|extra|optional)$/.test(word) &&
      !auxiliaries.has(word) &&
      !pronouns.has(word) &&
      (!workVerbs.has(word) || workNouns.has(word)),
  );
  if (!things || first.elements.length > 3 || own.split(' ').length > 3 || / /.test(first.opener)) return null;
  const label = labelOf(first.elements, textAt(context));
  if (!label) return null;
  context.taken[index - 1] = 1;
  context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
  return `${label} and ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

/** "haul away the fridge the washer | and the dryer 40 each": all of them. */
export function listedWith(context: Context, index: number, own: string): string | null {
  if (priceOf(context.clauses[index]!)!.price.per !== 'each') return null;
  const named = countNamed(context, index);
  if (!named || named.from === index) return null;
  const before = context.clauses.slice(named.from, index).map(({ elements }) => labelOf(elements, textAt(context)));
  context.taken.fill(1, named.from, index);
  context.job.notes = context.job.notes.filter((note) => note.clause < named.from);
  return `${before
    .join(', ')
    .replace(/(?<! (?:in|on|at|by|for|of|from|to|under|over|behind|near)) (?:the|an?) /g, ', ')
    .replace(/^([a-z]+(?: (?:away|out|off|up|down))?), /i, '$1 ')} and ${own.toLowerCase()}`;
}

/** "the sweet gum next to the driveway take it down | 1450": what is done to a thing that is named by itself. */
const isParticled = (elements: readonly Element[], to: number): boolean =>
  to > 4 &&
  /^(?:down|apart|out|up|off)$/.test(elements[to - 1]!.word) &&
  /^(?:it|them|that|those)$/.test(elements[to - 2]!.word) &&
  /^(?:take|tear|cut|knock|bring|pull|rip|chop|break|haul)$/.test(elements[to - 3]!.word);

/** "redo it | seven yards of fabric": what is counted behind an object has a name of its own. */
export function behindObject(elements: readonly Element[]): readonly Element[] {
  const it = elements.findLastIndex(
    ({ word }, k) =>
      OBJECT.has(word) &&
      isContent(elements[k - 1]?.word ?? '') &&
      elements[k + 1]?.tag === 'qty' &&
      elements[k + 2]?.word === 'of',
  );
  return it > 0 && elements.length > it + 3 ? elements.slice(it + 1) : elements;
}

/** "assistant for both days at 320 a day": when, and no name. */
export function withoutDays(head: readonly Element[]): readonly Element[] {
  const at = head.at(-1)?.word === 'at' ? head.length - 2 : head.length - 1;
  if (!/^(?:days|nights|visits|evenings|mornings|weekends)$/.test(head[at]?.word ?? '')) return head;
  if (!/^(?:both|all)$/.test(head[at - 1]?.word ?? '')) return head;
  const to = head[at - 2]?.word === 'for' ? at - 2 : at - 1;
  return isContent(head[to - 1]?.word ?? '') ? head.slice(0, to) : head;
}

/** What was priced before goes on: "42 a yard delivered | and spread | and grass seed", "just the one flue and put a cap on it". */
export function behindDone(before: Clause | undefined, head: readonly Element[]): readonly Element[] {
  const and = head.findIndex(({ word }) => word === 'and');
  if (and < 1 || !before || !priceOf(before)) return head;
  const [first, verb] = [head[0]!.word, head[and + 1]?.word ?? ''];
  const spread = and === 1 && DONE.test(first) && DONE.test(before.elements.at(-1)!.word);
  const counted =
    first === 'just' && /^(?:the|#num|one)$/.test(head[1]!.word) && (workVerbs.has(verb) || verb === 'put') && and < 5;
  return spread || counted ? head.slice(and + 1) : head;
}
const DONE = /^(?:spread|put|set|hung|cut|laid|[a-z]{3,}ed)$/;

/** "I send out", "nobody told us about", "split it out": who does it, or that it is done, without a thing. */
export function isAside(elements: readonly Element[]): boolean {
  if (elements.length > 5 || elements.some(({ tag, word }) => tag !== 'word' || determiners.has(word))) return false;
  const first = elements[0]!.word;
  if (/^(?:split|break|show|list)$/.test(first)) return /^(?:it|that|them|those)$/.test(elements[1]?.word ?? '');
  // "they should and disc it"
  const works = elements.some(
    ({ word }, k) => word === 'and' || (workVerbs.has(word) && elements[k + 1]?.word === 'it'),
  );
  return (
    !works && SUBJECTS.has(first) && elements.length > 1 && elements.filter(({ word }) => isContent(word)).length <= 1
  );
}

/** "drain field | the inspector was late and it rained | that's 5800": the thing, said without a price and before the remarks. */
export function thingBefore(context: Context, index: number, claims = false): string {
  let k = index - 1;
  while (k >= 0 && k >= index - 4 && !priceOf(context.clauses[k]!) && isRemark(context.clauses[k]!.elements)) k--;
  const clause = context.clauses[k];
  if (!clause || priceOf(clause) || context.taken[k]! >= 2 || clause.elements.some(({ tag }) => tag === 'client'))
    return '';
  if (
    !clause.elements.every(
      ({ tag, word }) => /^(word|num|size|qty)$/.test(tag) && !pronouns.has(word) && !auxiliaries.has(word),
    )
  )
    return '';
  const label = labelOf(clause.elements, textAt(context));
  if (claims && label) {
    context.taken[k] = 1;
    context.job.notes = context.job.notes.filter((note) => note.clause !== k);
  }
  return label;
}

/** "the faucet I pay", "the crane company charges me", "plumber wants": what is bought, without the buying. */
export function withoutBuying(elements: readonly Element[]): readonly Element[] {
  let to = elements.length;
  while (to > 0 && /^(me|us|about|around|like|for|only|just)$/.test(elements[to - 1]!.word)) to--;
  if (isParticled(elements, to)) return elements.slice(0, to - 3);
  // "egress window I told them thirty three fifty"
  if (
    to > 3 &&
    /^(them|him|her)$/.test(elements[to - 1]!.word) &&
    /^(told|quoted|gave)$/.test(elements[to - 2]!.word) &&
    /^(i|we)$/.test(elements[to - 3]!.word)
  )
    return elements.slice(0, to - 3);
  // "the whole house cleanout I'd say twelve to fifteen hundred"
  if (
    to > 3 &&
    /^(say|guess|figure|reckon|think)$/.test(elements[to - 1]!.word) &&
    elements.slice(Math.max(0, to - 3), to - 1).some(({ word }) => /^(i|we)$/.test(word))
  ) {
    to--;
    while (to > 0 && /^(i|we|'d|'ll|would)$/.test(elements[to - 1]!.word)) to--;
    return elements.slice(0, to);
  }
  if (
    !/^(pay|pays|paid|costs?|costing|charges?|charging|charged|wants|runs|ran|running)$/.test(
      elements[to - 1]?.word ?? '',
    )
  )
    return elements;
  // "14 supply runs 95 apiece": of more than one it would be "run"
  if (elements[to - 1]!.word === 'runs' && elements.some((e) => e.tag === 'num' && (e.measure?.value ?? 0) > 1))
    return elements;
  to--;
  while (to > 0 && /^(i|we|they|it|that|which|is|'s|are|'re|'m|'ll|will)$/.test(elements[to - 1]!.word)) to--;
  return elements.slice(0, to);
}
