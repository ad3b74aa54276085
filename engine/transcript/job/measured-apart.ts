/**
 * How much there is, told behind the price of one in a statement of its own: "95 a metre | posts included | and it runs 32
 * metres", "9 a pane | the upstairs too | and I counted 31 panes", "55 cents a foot | but that's only the hall | so 480 feet
 * of that".
 */
import { type Basis, ofElement } from './basis-in-clause.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import { countedNoun } from './measure-units.ts';

/** So many statements behind the price it stands at most. */
const REACH = 3;

const WHOLE = '(?:all (?:up|in|told)|in all|altogether|total(?:ed)?|together)';
/** Who measures it, or what is measured, up to the figure. */
const SAID =
  `(?:(?:and|so|but|then|${WHOLE}) )*(?:` +
  // "it runs", "that comes to about", "there's"
  `(?:it|that|this|they|those|these|there|which)(?:'s|'re|'ll be|'d be| is| are| (?:just |only |all )?(?:[a-z]+(?:s|ed)|come|measure|run|take|work|got|will (?:be|take))) ` +
  // "I make it", "we walked it off at", "she'll need"
  `|(?:i|we|you)(?:'ve|'d|'ll)? (?:[a-z]+ ){1,2}` +
  `|(?:he|she|they)(?:'s|'ve|'ll|'d)? (?:needs?|takes?|gets?|has|have|got|wants?|wanted|ends up with) ` +
  // "the attic taped out at", "the lounge and hall come to"
  `|(?:the|her|his|their|our|my) (?:[a-z]+ ){1,4}(?:comes?|takes?|needs?|runs?|measures?d?|taped|works?|is|are|'s|gets) )` +
  `(?:(?:it|them|that|those|this|to|at|out|up|off|in|round|around|about|roughly|only|just|like|maybe|exactly|total|right|all|of|got|the|twice|closer|say|be) )*`;
/** What may stand behind it: nothing that makes it the size of one side or a stretch of the way. */
const ENDS =
  `(?: (?:of (?:it|them|that|those|these|wall|floor|roof|fence)|out of (?:it|that|there|this|them)|${WHOLE}|there|here|(?:stacked|sitting|waiting) .*|` +
  `(?:on|in|along|around|round|going|counting|including|with|when|by|across|down|down there|up there|already) .*))? $`;
const STATED = new RegExp(`^ ${SAID}#(?:qty|size|num(?: [a-z]+)?)${ENDS}`);
/** "so 480 feet of that", "26 squares out of it" */
const OF_THAT =
  /(?:^| so| then| just| only) (?:about |only |just |maybe )?#(?:qty|num) (?:out )?of (?:it|that|them|those|there) $/;
const SAME = / same (?:area|footage|length|distance|run|size|amount|yardage|number) /;
const UNSURE =
  / (?:if|unless|not|don't|doesn't|didn't|isn't|won't|never|last|used|minimum|max|maximum|over|past|away|from|until|more|extra|first|each|per) /;

/** The measure or count in a statement behind the price, which then says nothing else. */
export function measuredApart(
  { clauses, taken }: Context,
  index: number,
  per: string,
  told: Basis | null,
): Basis | null {
  if (/^(?:h|day|wk|mo|yr|min|mi|night)$/.test(per)) return null;
  // it was judged to be in the statement right behind
  if (told?.elements.some((one) => clauses[index + 1]?.elements.includes(one))) return null;
  for (let k = index + 1; k <= index + REACH; k++) {
    const clause = clauses[k];
    if (!clause || UNSURE.test(clause.said)) return null;
    // "and underlay 4.50 a square metre for the same area | it's 46 square metres": of both
    if (priceOf(clause)?.price.per === per && SAME.test(clause.shape)) continue;
    if (priceOf(clause)) return null;
    const measured = STATED.test(clause.shape) || OF_THAT.test(clause.shape);
    if (!measured) {
      // what is measured or done in between is told of something else
      if (clause.elements.some(({ tag }) => /^(?:qty|size|pct|time)$/.test(tag))) return null;
      continue;
    }
    const basis = basisIn(clause, per);
    if (!basis || hasRateBehind(clauses[k + 1])) return null;
    taken[k] = 1;
    return basis;
  }
  return null;
}

/** "it's 30 feet | at 8 a foot", "it's 30 feet | that's 8 a foot": a price of its own. */
const hasRateBehind = (next: Clause | undefined): boolean =>
  next !== undefined && /^ (?:(?:at|for|that's|it's|they're|so|each) )*#(?:rate|money|regular)/.test(next.shape);

function basisIn({ elements }: Clause, per: string): Basis | null {
  const at = elements.findLastIndex(({ tag }) => /^(?:qty|num|size)$/.test(tag));
  const noun = elements[at]!.tag === 'num' ? countedNoun(elements, at) : '';
  // "two layers on there" counts no squares
  const ofThem = elements[at + 1]?.word === 'of' || noun === '';
  const basis = ofElement(per, elements[at]!, ofThem ? '' : noun);
  if (basis) return per === 'each' && noun && !ofThem ? null : basis;
  const { measure, tag } = elements[at]!;
  return tag === 'num' && ofThem && /^[a-z]{4,}$/.test(per) && Number.isInteger(measure!.value)
    ? { quantity: measure!.value, unit: per, elements: [elements[at]!] }
    : null;
}
