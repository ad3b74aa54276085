/** Names that were cut in two: the words beside the price are the end of a phrase that began in the clause before. */
import {
  auxiliaries,
  conjunctions,
  determiners,
  isContent,
  prepositions,
  pronouns,
  wordSet,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import { type Context, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';
import { labelOf } from './labels.ts';
import { wordAt } from './look-at-row.ts';
import { FEES } from './sure-numbers.ts';

const UNTOLD = wordSet('client type');

/** They stand behind a verb as often as before a noun. */
export const PARTICLES = wordSet('out off up down in on away over back through');
const LONGEST = 8;

/** Words that name something, and nobody who does anything. */
const namesOnly = (elements: readonly Element[]): boolean =>
  elements.length > 0 &&
  elements.length <= LONGEST &&
  elements.some(({ word }) => isContent(word)) &&
  elements.every(
    ({ tag, word }) =>
      tag === 'size' ||
      (tag === 'word' && !pronouns.has(word) && !auxiliaries.has(word) && !/^(?:not|no|only|me|us|same)$/.test(word)),
  );

const isGerund = (word: string): boolean => /[a-z]{3}ing$/.test(word);
const plainVerb = (word: string): boolean => workVerbs.has(word) && !workNouns.has(word);

const ADJECTIVE =
  /^(?:dead|old|big|little|small|new|broken|rotten|bad|large|tall|loose|leaning|existing|damaged|other)$/;

/** "getting the printer onto | everybody's machine": the first waits for the second. */
function waits(before: readonly Element[]): boolean {
  const last = before.at(-1)!.word;
  // "take down the dead | ash by the mailbox"
  if (before.length > 2 && ADJECTIVE.test(last) && determiners.has(before.at(-2)!.word)) return true;
  if (prepositions.has(last)) {
    // "hauling off | the old doors", but "plumbing rough in"
    if (PARTICLES.has(last))
      return before.length < 4 && (isGerund(before.at(-2)?.word ?? '') || plainVerb(before.at(-2)?.word ?? ''));
    return before.length > 1 && !/^(?:than|as|at|till|until|before|after|since|during|per)$/.test(last);
  }
  return false;
}

/** "double vanity | with a quartz top": the second leans on the first. */
const leans = (elements: readonly Element[]): boolean =>
  /^(?:with|of|without|including|into|onto)$/.test(wordAt(elements, 0)) && elements.length > 1;

/** "plumbing rough in | and finish", "draining it | and hauling the old one": the price is of both. */
function isPair(before: readonly Element[], behind: readonly Element[]): boolean {
  const [first, second] = [wordAt(before, 0), wordAt(behind, 0)];
  // "moving the drain | and setting the tub", but "framing | and drywall"
  const does = isGerund(first) && (determiners.has(wordAt(before, 1)) || /^(?:it|them)$/.test(wordAt(before, 1)));
  if (does || isGerund(second)) return isGerund(first) && isGerund(second);
  if (!namesOnly(before) || before.length > 4 || before.some(({ word }) => conjunctions.has(word))) return false;
  // "demo | and haul is 2150"
  const ends = auxiliaries.has(wordAt(behind, 1)) || behind[1]?.tag !== 'word';
  if (before.length === 1 && workVerbs.has(first) && (!workNouns.has(first) || workVerbs.has(second)))
    return workVerbs.has(second) && ends;
  const named = behind.findIndex(({ tag, word }) => tag !== 'word' || auxiliaries.has(word) || prepositions.has(word));
  const short = (named < 0 ? behind.length : named) <= (determiners.has(second) ? 3 : 2);
  return (
    short &&
    isContent(wordAt(behind, determiners.has(second) ? 1 : 0)) &&
    // "the forms | and rebar are 340"
    (determiners.has(first) === determiners.has(second) ||
      behind.some(({ word }) => /^(?:are|'re|were|come)$/.test(word))) &&
    !plainVerb(first) &&
    !plainVerb(second)
  );
}

/** The whole name of a line whose clause holds only the end of it; null where it holds all. */
export function joinedName(context: Context, line: JobLine): string | null {
  const [before, clause] = [context.clauses[line.clause - 1], context.clauses[line.clause]!];
  if (!before || priceOf(before) || context.taken[line.clause - 1]! >= 2) return null;
  const all = before.elements.slice(before.elements.findLastIndex(({ tag }) => UNTOLD.has(tag)) + 1);
  // "demo and | haul is 900"
  const ends = all.length > 1 && all.at(-1)!.word === 'and';
  const said = ends ? all.slice(0, -1) : all;
  const at = clause.elements.findIndex((element) => element.price !== undefined);
  const head = clause.elements.slice(0, Math.max(at, 0));
  if (said.length === 0 || labelOf(said, textAt(context)) === '' || head.length === 0 || head[0]!.tag !== 'word')
    return null;
  const label = line.label.toLowerCase();
  const opener = ends ? 'and' : clause.opener;
  // a pause, or what was taken back, stood between
  const gap = head[0]!.from - said.at(-1)!.to;
  if (gap > (opener ? opener.split(' ').length : 0)) return null;
  let name = '';
  if (opener === '' && ((waits(said) && namesOnly(said)) || (leans(head) && namesOnly(said) && !waits(said)))) {
    name = labelOf([...said, ...head], textAt(context));
    // "everybody's machine" is whose
    if (name === line.label) name = labelOf(said, textAt(context));
  }
  // "tile | labor is 140 square feet at 21": whose labor
  else if (
    opener === '' &&
    /^labou?r$/.test(label) &&
    said.length < 3 &&
    namesOnly(said) &&
    label === head[0]!.word &&
    !/^(?:parts?|materials?|supplies)$/.test(said.at(-1)!.word)
  )
    name = `${labelOf(said, textAt(context))}${/^(?:hour|day)$/.test(line.unit ?? '') ? '' : ` ${label}`}`;
  else if (
    opener === 'and' &&
    !head.some(({ tag }) => tag === 'num') &&
    (line.price === null || line.quantity !== null) &&
    line.unit !== 'each' &&
    !/^(?:\S+ )?(?:labou?r|parts?|materials?|one)$/.test(label) &&
    !FEES.has(label) &&
    label.startsWith(head.find(({ word }) => !determiners.has(word))?.word ?? '-') &&
    isPair(said, head)
  )
    name = `${labelOf(said, textAt(context))} and ${line.label.charAt(0).toLowerCase()}${line.label.slice(1)}`;
  if (!name || name.toLowerCase() === label || / what(?:'s|ever)?$/.test(name)) return null;
  context.job.notes = context.job.notes.filter((note) => note.clause !== line.clause - 1 || note.kind !== 'scope');
  return name;
}
