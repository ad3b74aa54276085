/** A price that held before, or that we pay; the one that holds is told next. */

const FORMER =
  / (?:normally|usually|typically|regularly|originally|ordinarily) | (?:list|regular|usual|normal|standard|retail|full|original|sticker) price | (?:retails?|lists?|listed|sells) (?:at|for) | (?:last|previous) (?:year|time|season) | (?:i|we) (?:get|buy|got|bought|pay|paid) (?:it|them|that|one|those) | (?:costs?|charges|charging|runs|bills) (?:me|us) /;
const HOLDS =
  / (?:but|now|instead) | (?:his|her|their|your|our|my) price | for (?:him|her|them|you) #| (?:charge|charging|sell|bill|billing) (?:him |her |them |it |that )?(?:at |for |out at )?(?:about )?#(?:money|rate) | (?:do it|make it|let's do|do the [a-z]+(?: [a-z]+)?) (?:for|at)? ?#/;

/** "it's normally 500 | but for him 425", "I get it for 900 | we'll charge him 1050": where the former one begins, -1 where none. */
export function formerPriceAt(shape: string, later: string, before: string): number {
  const cue = FORMER.exec(shape);
  const past = / (?:last|previous) (?:year|time|season) $/.test(before) && /^ (?:it|we|i|that|they)/.test(shape);
  if (!cue && !past) return -1;
  const holds = HOLDS.test(later) || (/ #date $/.test(shape) && /^ ?(?:it's |it is )?#money $/.test(later));
  return holds ? (cue?.index ?? 0) : -1;
}
