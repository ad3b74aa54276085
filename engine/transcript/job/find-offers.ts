/** Extras that the client may take: said in the clause of the price, before it or behind it. */
import { CREDITED, OUTSIDE, THEIR_CALL, UNSETTLED, WISH } from '../vocabulary/offers.ts';
import { wordSet } from '../vocabulary/words.ts';
import { type Clause, says } from './clauses.ts';
import { type Context, priceOf, textAt } from './context.ts';
import { takesOff } from './discount-words.ts';
import type { Element } from './elements.ts';
import { labelOf } from './labels.ts';
import { CALLED_EXTRA, ifHasItsOwnPrice } from './mark-choices.ts';

/** Said in the clause of the price itself. */
const OFFERED = new RegExp(` (?:${WISH}|${UNSETTLED}|${OUTSIDE}) `);
/** Said in the unpriced clause behind it. */
const LEFT_OPEN = new RegExp(
  ` (?:${WISH}|${THEIR_CALL}|${OUTSIDE}|${UNSETTLED} (?:it|that|those|them|this|yet|later)) `,
);
/** Said in the unpriced clause before it: what is offered, or how the price is to be shown. */
const LEADS_IN = new RegExp(` (?:${WISH}|${UNSETTLED}|${OUTSIDE})(?= )`);
/** Without one of these nothing is offered. */
const OFFERING = wordSet(`
if case should whenever provided when once maybe may might can could thinking considering fence toying mulling undecided unsure not sure
debating wondering curious iffy interested tempted hasn't haven't hadn't isn't aren't doesn't don't can't won't never option options optional
optionally add addon upgrade extra alternate alternative possible separate outside out apart below top available know knows reference upsell up call
choice decision leave let obligation pressure think decide sleep`);
const NOT_IN_IT =
  / (?:not|isn't|aren't|ain't|don't|doesn't)(?: [a-z]+)? (?:in (?:that|this|there|the price|it)|included|part of (?:that|this|it)|include (?:that|it|the [a-z]+)|cover (?:that|it|the [a-z]+))(?: [a-z]+)? $/;
/** "that's 890", "put 85 for that", "so show 1900 for that": a price that leans on what was just said. */
const LEANS =
  /^ (?:(?:it|that|those|they|this|that one|this one|which)(?:'s|'d|'ll|'re| is| are| would| will)(?: be| run| cost| add)?(?: (?:him|her|them|you))?|(?:put|show|list|price|figure|quote)(?: [a-z]+){0,6}|(?:add|call|give|say|make|throw|tack)(?: (?:it|that|them|him|her|in|on|me|down|at))*|(?:i|we)(?:'d|'ll| would| can| could| charge|'m|'re)(?: [a-z]+){0,3}|at|for|then|another|about)(?: (?:about|another|around|like|only|an|a|extra|for|at))* #(?:money|rate|num) | for (?:that|it|them|those) /;
const WISHES = new RegExp(` ${WISH} `);
const DIRECTS = new RegExp(`^ (?:${OUTSIDE})`);
/** Nothing else is said: it leads up to what comes next. */
const BARE = /^ (?:and |also |then |oh |plus |or |okay |ok |so |well )*(?:as an? [a-z ]+|optional|optionally) $/;
const COUNTS =
  /^ (?:the )?(?:[a-z]+ ){1,3}(?:is|are) only $|^ (?:it's|it is|that's|that is|there's|there are|they're|it'd be|that'd be|they'd need) (?:only |just |about )*#(?:num|qty) (?:[a-z]+ ){0,2}$/;
const OVER = / (go|goes|going|run|runs) over /;

/** "the optional ceiling he did say yes to" */
const ACCEPTED =
  / (?:(?:said|say|says) (?:yes|go)|went with|approved|okayed|already (?:picked|decided|agreed)|decided on) /;

export const isOffered = (clause: Clause): boolean =>
  says(clause, OFFERING) && OFFERED.test(clause.said) && !ACCEPTED.test(clause.shape);

/** "the check as an option at list": it has a price of its own. */
export const hasListPrice = ({ elements }: Clause): boolean => elements.some(({ tag }) => tag === 'regular');

/** "for another 85 | we could swap the shutoff": the price comes first; "" where what it buys has no name, null where it's no such price. */
export function offeredBehind(context: Context, index: number): string | null {
  const next = context.clauses[index + 1];
  if (
    !next ||
    priceOf(next) ||
    !/ for (?:another|an extra|an additional|just|only) #money $/.test(context.clauses[index]!.shape)
  )
    return null;
  if (!/^ (?:we|i|they|he|she|you)(?: could| can| would|'d) /.test(next.shape)) return null;
  context.taken[index + 1] = 2;
  const end = next.elements.findIndex(({ word }) => /^(while|when|if|since|because)$/.test(word));
  const from = next.elements.findIndex(({ word }) => /^(could|can|would|'d)$/.test(word)) + 1;
  return labelOf(next.elements.slice(from, end < 0 ? undefined : end), textAt(context));
}

/** "her call which day" leaves only that open. */
const HOW = / (?:call|choice|decision|him|her|them) (?:which|when|what|how|where|who) /;
/** Behind the words of an offer: "if he wants a loaner", "her call which day", "might want it on Friday" speak of more. */
const ONLY_THAT =
  /^(?:(?:it|that|them|those|one|this|these|any|to|do|does|add|get|later|too|yet|anyway|though|really|still|wants?|likes?|decides?|he|she|they|about|down|the (?:line|road)|for now|at some point|then|so|#regular|#num|#qty|for) )*$/;

function leavesOpen(said: string): boolean {
  const cue = LEFT_OPEN.exec(said);
  return cue !== null && ONLY_THAT.test(said.slice(cue.index + cue[0].length));
}

/** Is what clauses `from` to `at` name at the list's price offered by their words, or by those right behind? */
export function isListOffered({ clauses, job }: Context, from: number, at: number): boolean {
  const own = clauses.slice(from, at + 1);
  // in one piece: "if | she decides she wants one at list"
  const said = own
    .map((one) => one.said)
    .join('')
    .replace(/ {2,}/g, ' ');
  if (
    own.some((one) => says(one, OFFERING)) &&
    (OFFERED.test(said) || (LEFT_OPEN.test(said) && !HOW.test(said))) &&
    !ACCEPTED.test(said)
  )
    return true;
  const next = clauses[at + 1];
  return (
    next !== undefined &&
    !priceOf(next) &&
    !job.lines.some(({ clause }) => clause === at + 1) &&
    next.elements.length <= 9 &&
    says(next, OFFERING) &&
    leavesOpen(next.said) &&
    !CREDITED.test(`${next.said.trimEnd()}${clauses[at + 2]?.said ?? ' '}`) &&
    !ifHasItsOwnPrice(clauses, at + 1)
  );
}

/** "… for 240 | if he likes how it looks", "540 | but don't put it in the total" */
export function isLeftOpen({ clauses, taken }: Context, index: number): boolean {
  // "shutters are 120 a pair | and it's six pair | only if she likes them": how many stands between
  const counted = clauses[index + 1] && COUNTS.test(clauses[index + 1]!.shape) && !priceOf(clauses[index + 1]!) ? 1 : 0;
  const [clause, next, after] = [clauses[index]!, clauses[index + 1 + counted], clauses[index + 2 + counted]];
  if (
    !next ||
    priceOf(next) ||
    hasListPrice(next) ||
    next.elements.length > (/^ if (?:he|she|they) wants? (?:it|that|them) /.test(next.shape) ? 14 : 9) ||
    OVER.test(next.shape)
  )
    return false;
  const words = next.said;
  if (/^ (?:make|call|list|show) (?:it|that|this|those) (?:as )?an? (?:option|extra|add on) $/.test(next.shape))
    return true;
  if (CREDITED.test(`${words.trimEnd()}${after?.said ?? ' '}`)) return false;
  if (
    !says(next, OFFERING) ||
    !LEFT_OPEN.test(words) ||
    / (off|discount|allowance) /.test(clause.shape) ||
    ifHasItsOwnPrice(clauses, index + 1 + counted)
  )
    return false;
  // "hydroseed 310 | then if they want them | six lights at 95 each": of what comes next
  if (after && priceOf(after) && after.opener === '' && next.opener === 'then' && / (?:it|that|them|one) $/.test(words))
    return false;
  if (after && priceOf(after) && (leansOn(after) || (BARE.test(words) && after.opener === ''))) return false;
  if (/ (?:don't|do not|not to|never|won't) /.test(words)) taken[index + 1 + counted] = 2;
  return true;
}

/** "that's 890", "so show 1900 for that", "but stairs would be 540": it goes on with what was said before. */
const leansOn = (clause: Clause): boolean =>
  LEANS.test(clause.shape) ||
  /^ #(?:money|rate) $|^ #num of (?:them|those|these) at #(?:money|rate) $/.test(clause.shape) ||
  (/\bbut$/.test(clause.opener) && /(?: would|'d|could) be /.test(clause.shape));

const isCopula = ({ word }: Element): boolean => /^(?:is|'s|are)$/.test(word);

/** What an unpriced clause before offers at the price of this one ("" where that names nothing); null where none does. */
export function offeredBefore(context: Context, index: number): string | null {
  const { clauses, marks } = context;
  const clause = clauses[index]!;
  for (let k = index - 1; k >= Math.max(0, index - 2); k--) {
    const before = clauses[k]!;
    if (priceOf(before) || hasListPrice(before) || OVER.test(before.shape) || before.elements.length > 15) return null;
    const words = before.said;
    if (CREDITED.test(`${words.trimEnd()}${clauses[k + 1]!.said}`)) return null;
    if (
      NOT_IN_IT.test(words) &&
      /\bbut$/.test(clause.opener) &&
      /^ (?:i|we) (?:can|could|'d|would) |^ (?:i|we)'(?:d|ll) |^ (?:it's|that's|it'd|that'd) /.test(clause.shape)
    )
      return labelOf(
        before.elements.slice(
          0,
          before.elements.findIndex(({ word }) => /^('s|is|are|not|isn't|aren't|ain't|doesn't|don't)$/.test(word)),
        ),
        textAt(context),
      );
    // "if she picks something nicer they pay the difference"
    if (/ (?:something|anything|nicer|fancier|pricier|difference) /.test(words)) return null;
    // "a humidifier would be 600 | if they want one | that's an add on | and I'm taking 200 off"
    if (
      CALLED_EXTRA.test(before.shape) &&
      (priceOf(clause)!.role === 'discount' || takesOff(clause)) &&
      [k - 1, k - 2].some((at) => marks.has(at))
    )
      return null;
    // "the egress window's an option | that's 2900 more"
    const called = k === index - 1 && leansOn(clause) ? before.elements.findIndex(isCopula) : -1;
    if (called > 0 && /(?:'s| is| are) (?:an )?option(?:s|al)? $/.test(before.shape))
      return labelOf(before.elements.slice(0, called), textAt(context));
    const cue = says(before, OFFERING) ? LEADS_IN.exec(words) : null;
    if (!cue) continue;
    // "that's an extra | if she wants it | and take off the 350": it was of what stands before
    if (k > 0 && priceOf(clauses[k - 1]!) && marks.has(k - 1) && !leansOn(clause)) return null;
    const wished = WISHES.test(words);
    const directs = DIRECTS.test(cue[0]);
    if (
      !leansOn(clause) &&
      !(wished && !(clause.opener === 'and' && / (?:it|that|them|one) $/.test(words))) &&
      !(directs && k === index - 1 && BARE.test(words) && !/^(and|plus|then|and then)$/.test(clause.opener))
    )
      return null;
    const from =
      words
        .slice(0, cue.index + cue[0].length)
        .replace(/'(?=(s|ll|re|ve|d|m)( |$))/g, " '")
        .trim()
        .split(' ').length - before.opener.split(' ').filter(Boolean).length;
    const thing = before.elements.slice(Math.max(0, from));
    const to = thing.findIndex(({ word }) => /^(too|also|later|yet|someday|eventually)$/.test(word));
    if (/ (?:don't|do not|not to|never|won't) /.test(words) && directs) context.taken[k] = 2;
    return directs ? '' : labelOf(to > 0 ? thing.slice(0, to) : thing, textAt(context));
  }
  return null;
}
