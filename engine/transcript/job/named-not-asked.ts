/** Services that are named, and not asked for: looked at, put off, done by the client, or only told which they are. */
import type { Context } from './context.ts';
import { nameOf, normal } from './match-services.ts';

/** Named, and not asked for at a price. */
export const NOT_WORK =
  / ((?:is|are|[a-z]+'s|was|were) (?:shot|broken|busted|dead|toast|worn out|cracked|seized|fine|good|okay|ok|brand new)|not included|isn't included|aren't included|(is|are|'s|goes|that's) on (her|him|them|the)|on (?:him|them|(?:her|their)(?! (?!dime|tab|own|end|nickel|account)[a-z]))|next (year|spring|fall|season|time)|in the (fall|spring|summer|winter)|at some point|some ?day|down the (?:road|line)|not (?:now|yet|today|this (?:time|visit|trip))|should look|look at|already|last (year|time|week|month|spring|summer|fall|winter|season)|himself|herself|themselves|supplies|supplying|buying|bought|warranty|guarantee|not doing|don't (need|want|do|include)|doesn't (need|want|include)|leave|except|excluding|if (they|he|she|we|it)|later|eventually|thinking about|(?:asked|asking|asks|wondered|wondering) about|check with|maybe|waiting|stays?|no charge|included|free|gratis|complimentary|on the house|throw(?:ing)? in|thrown in|my treat|on us|on me|not charging|won't charge|won't be charging|don't charge|do not charge|didn't charge|still good|still works|(?:tested|checked|looked|looks|came back|reads?) (?:out )?(?:weak|bad|low|fine|good|okay|ok|high|clean|dirty|worn|dead|strong)|paid (?:for|on)|works fine|is fine|are fine|waiv(?:e|ed|es|ing)|used to|normally|usually|(?:he|she|they|client|owner)(?:'s|'re|'ll)? (?:[a-z]+ ){1,2}(?:his|her|their) own|(?<!(?:\b(?:an?|the|one)|#num) )skip(?! (?:hires?|rentals?|bins?|lifts?|loaders?|bags?) )|scratch|comes? with|part of) /;

/** "I tested the battery | it's fine": looked at, and not sold. */
export const isFine = ({ clauses }: Context, index: number): boolean =>
  /^ (?:i|we) (?:tested|checked|looked at|inspected) /.test(clauses[index]!.shape) &&
  /^ (?:it's|it is|that's|they're) (?:fine|good|okay|ok|all good|still good) /.test(clauses[index + 1]?.shape ?? '');

/** "grinds 8 sessions at 40 each | leaving cert higher level": which kind it is of what was just priced. */
export function tellsOfPriced({ clauses, job }: Context, index: number): boolean {
  const last = job.lines.at(-1);
  const { elements } = clauses[index]!;
  const told = elements.find(({ means }) => means)?.means;
  if (!told || last?.source !== 'said' || last.clause !== index - 1) return false;
  const said = elements.flatMap(({ word }) => word.split(' ').map(normal));
  const rest = nameOf(told).words.filter((word) => !said.includes(word));
  return rest.length > 0 && namesAll(last.label, rest);
}

const THEIRS =
  /^ (?:he|she|they)(?:'s|'ve|'re|'d)? (?=.* (?:already|one|it|that|those|them|himself|herself|themselves|last) )(?:(?:already|just) )*(?:has|have|had|got|did|does|do|done|doing|bought|supplies|supplying|handles|handling)(?: (?:one|it|that|those|them))?(?: (?:already|himself|herself|themselves|last [a-z]+|#date))* $/;

const KEEPING =
  /^ (?:he|she|they)(?:'s|'re| is| are) (?:keeping|handling|supplying|bringing|selling|donating|taking)(?: (?:it|that|those|them))? $|^ (?:he|she|they) (?:don't|doesn't|didn't|won't) (?:want|need)(?: (?:it|that|those|them|one))? $/;

/** "they'll want a new hose | but not this time": named for another day. */
export const isPutOff = ({ clauses }: Context, index: number): boolean =>
  /^ (?:just |only |but )*not (?:now|yet|today|right now|this (?:time|visit|trip|year)) $/.test(
    clauses[index + 1]?.shape ?? '',
  );

const OWN =
  /^ (?:he|she|they)(?:'ve|'re|'s| are| is| will|'ll)? (?:has|have|had|got|brings?|bringing|uses?|using|supply|supplies|supplying) (?:his|her|their) own(?: ([a-z]+))? $/;

/** "floor plan | she has already", "forty chairs | they have their own chairs": named, and not asked for. */
export const isTheirs = ({ clauses }: Context, index: number): boolean => {
  const next = clauses[index + 1];
  if (next === undefined || next.opener === 'so') return false;
  const own = OWN.exec(next.shape);
  return (
    THEIRS.test(next.shape) ||
    KEEPING.test(next.shape) ||
    (own !== null && clauses[index]!.elements.some(({ word }) => own[1] === undefined || word === own[1]))
  );
};

export function namesAll(label: string, words: readonly string[]): boolean {
  const have = new Set(
    label
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(normal),
  );
  return words.every((word) => have.has(word));
}
