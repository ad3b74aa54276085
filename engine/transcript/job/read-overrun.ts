/**
 * "if they run over | it's 150 for every extra hour", "after five pm | it's 50 more": what is taken on top, which sounds like
 * somebody else's price. It is ours, charged only where it comes to it, and has to be told.
 */
import { addNote, type Context, priceOf } from './context.ts';
import { COSTS_MORE, isWanted } from './mark-choices.ts';

const HANGS_ON = /^ (?:if|once|when|whenever|after|past|any ?time|every time|each time) /;
/** Beyond what: told of anybody's price it may be ours as well. */
const PAST = / (?:past|over|after|beyond|longer|later) /;
/** Words of nobody's own price, which an "if" may stand before as well. */
const OTHERS = / (?:budget|insurance|other (?:guy|company|outfit)|cheaper|pay|pays|paid|spend|offer|offered) /;
const STATES =
  / (?:(?:it|that|there)(?:'s|'d be|'ll be| is| would be| will be| goes up)|(?:i|we)(?:'d|'ll)? (?:charge|add|bill|get)(?: (?:him|her|them))?) (?:an? |another |an extra )?#(?:money|rate) /;
const ON_TOP = /^(?:more|extra|additional|on|top|a|an|per|each|every|hour|for|after|that|it|one)$/;

/** Tells such a price as a term, with what it hangs on. */
export function readOverrun(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  if (!price) return readOvertime(context, index);
  if (context.marks.get(index)?.alternative) return false;
  const whole = HANGS_ON.test(clause.shape);
  const before = whole ? undefined : context.clauses[index - 1];
  if (!whole && (!before || priceOf(before) || !HANGS_ON.test(before.shape))) return false;
  const stated = STATES.exec(clause.shape);
  const said = `${before?.shape ?? ''}${clause.shape}`;
  if (!stated || (!whole && stated.index > 0) || OTHERS.test(said)) return false;
  if (price.role !== 'foreign' && !PAST.test(whole ? said : before!.shape)) return false;
  if ([before, clause].some((one) => one && isWanted(one))) return false;
  let to = clause.elements.indexOf(price) + 1;
  const words = context.heard.tokens.slice(price.from, price.to).map(({ lower }) => lower);
  const onTop = [...words, clause.elements[to]?.word ?? ''].some((word) => MORE.test(word));
  if (!onTop) return false;
  while (to < clause.elements.length && ON_TOP.test(clause.elements[to]!.word)) to++;
  if (before) context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
  addNote(context, index, 'condition', [...(before?.elements ?? []), ...clause.elements.slice(0, to)]);
  context.taken[index] = 2;
  return true;
}

const MORE = /^(?:more|extra|additional|another)$/;

const LEFT_OUT = /^ (?:i|we)(?:'m not|'re not| am not| are not| don't| didn't| haven't| won't) /;

/** "if they want us there at night | that's time and a half | but I'm not figuring that in": one condition, and nothing of it is charged. */
function readOvertime(context: Context, index: number): boolean {
  const [before, clause, next] = [context.clauses[index - 1], context.clauses[index]!, context.clauses[index + 1]];
  if (!before || priceOf(before) || !HANGS_ON.test(before.shape) || !COSTS_MORE.test(clause.shape)) return false;
  context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
  const out = next && !priceOf(next) && LEFT_OUT.test(next.shape) && FIGURES_IN.test(next.shape);
  addNote(context, index, 'condition', [...before.elements, ...clause.elements]);
  if (out) context.taken[index + 1] = 2;
  context.taken[index] = 2;
  return true;
}
const FIGURES_IN =
  / (?:figur(?:e|ed|ing)|count(?:ed|ing)?|put(?:ting)?|includ(?:e|ed|ing)|charg(?:e|ing)|pric(?:e|ed|ing)) (?:it|that|this) /;
