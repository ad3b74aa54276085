/** A price that held before, or that we pay; the one that holds is told next. */
import type { Clause } from './clauses.ts';
import { percentOfClause, priceOf } from './context.ts';

const FORMER =
  / (?:normally|usually|typically|regularly|originally|ordinarily) | (?:list|regular|usual|normal|standard|retail|full|original|sticker) price | (?:retails?|lists?|listed|sells) (?:at|for) | (?:last|previous) (?:year|time|season) | (?:i|we) (?:get|buy|got|bought|pay|paid) (?:(?:it|them|that|one|those|these|that [a-z]+|those [a-z]+) |(?:about )?#(?:money|rate) )| (?:costs?|charges|charging|runs|bills) (?:me|us) /;
const HOLDS =
  / (?:but|now|instead) | (?:his|her|their|your|our|my) price | for (?:him|her|them|you) #| (?:he|she|they|customer|client) (?:pays?|gets?) (?:(?:it|them|that|those|one) )?(?:for |at )?#(?:money|rate) | (?:charge|charging|sell|bill|billing) (?:him |her |them |it |that )?(?:at |for |out at )?(?:about )?#(?:money|rate) | (?:do it|make it|let's do|do the [a-z]+(?: [a-z]+)?) (?:for|at)? ?#/;

/** "it's normally 500 | but for him 425", "I get it for 900 | we'll charge him 1050": where the former one begins, -1 where none. */
export function formerPriceAt(shape: string, later: string, before: string): number {
  const cue = FORMER.exec(shape);
  const past = / (?:last|previous) (?:year|time|season) $/.test(before) && /^ (?:it|we|i|that|they)/.test(shape);
  if (!cue && !past) return -1;
  const holds = HOLDS.test(later) || (/ #date $/.test(shape) && /^ ?(?:it's |it is )?#money $/.test(later));
  return holds ? (cue?.index ?? 0) : -1;
}

const THING = '(?:it|them|that|those|these|one)';
const BUYING = new RegExp(
  `^ (?:(?:i|we) (?:only |just )?(?:pay|paid|get|got|buy|bought) (?:${THING} (?:for |at )?#(?:money|rate)|#(?:money|rate) (?:for|on) ${THING})|(?:${THING}|they) (?:costs?|runs?) (?:me|us) #(?:money|rate)|(?:my|our) cost(?:'s| is| was) #(?:money|rate))(?: (?:for|on) ${THING}| each| apiece| myself| wholesale)* $`,
);

/** "fourteen perennials at 16 each | I pay 11 for those": behind the price that they are sold at, and nothing comes on top of it. */
export function costsUs(clause: Clause, before: Clause | undefined, next: Clause | undefined): boolean {
  // "the plant's charging me 165 a yard | but that's in there already"
  if (
    priceOf(clause) &&
    / (?:charg(?:es?|ing)|costs?|costing|runs?|bills?) (?:me|us) #(?:money|rate) $/.test(clause.shape) &&
    / (?:that|it)(?:'s| is)(?: all)?(?: already)? (?:in|built in|figured in|covered in|included in) (?:there|that|it|the (?:price|number|total))/.test(
      next?.shape ?? '',
    )
  )
    return true;
  const sold = before && priceOf(before);
  return (
    sold !== undefined &&
    sold.role === undefined &&
    BUYING.test(clause.shape) &&
    !(next && percentOfClause(next) !== undefined)
  );
}
