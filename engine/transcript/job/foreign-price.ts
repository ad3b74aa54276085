/**
 * Figures that are no price of this job, by how they are said: who says them (a relative, an insurer, another firm), what
 * they are (a limit, money to spend, a deductible), or when they held.
 */

const RELATION =
  '(?:neighbou?rs?|buddy|buddies|friends?|brothers?|sisters?|cousins?|uncle|aunt|nephew|niece|dad|father|mom|mother|son|daughter|husband|wife|boyfriend|girlfriend|fiance|boss|landlord|tenant|realtor|agent|roommate|(?<!(?:brother|sister|father|mother|son|daughter) )in laws?|brother in law|sister in law|father in law|mother in law|son in law|coworker|dog sitter|babysitter)';
const INSURER =
  '(?:insurance|insurer|adjuster|adjusters|appraiser|estimator|claims? (?:guy|lady|rep|department|office)|home warranty|warranty company|insurance company|the bank|lender|fema|state farm|allstate|geico|progressive|usaa|nationwide|liberty mutual)';
const FIRM =
  '(?:outfit|outfits|franchise|chain(?! link)|chains|competition|competitors?|competitor|big box|box store|bidder|bidders|dealership|(?:storm |door )?chasers?|sales(?:man|men|woman| guy| rep)|telemarketer|somebody|someone|some guy|some dude|some kid|some lady|some company|(?:guy|fella|fellow|shop|place|garage|store|company|dealer|crew) (?:next door|across (?:the street|town)|(?:down|up|over) (?:the|in|on|by|at) [a-z]+|before (?:me|us)|who came|that came)|(?:one|guy|fella|crew) before (?:me|us)|craigslist|angi|thumbtack|facebook|marketplace|handyman app|rival)';
const SAYS =
  "(?:said|says|saying|told|tell|tells|wanted|wants|quoted|quotes|quote|bid|charged|charges|charge|asked|asks|offered|offers|offering|gave|gives|had|has|got|gets|paid|pays|was|were|is|'s|came|comes|'ll|would|'d|will|did|does|priced|approved|allowed|cut|sent|thinks?|thought|figured|swears|claims|found|(?<!the )saw|bought|pay|paying|covers|covering|runs|wrote|writes|puts?|pegged|pegs|figures?|reckons?|allott?ed|allots|earmarked|set aside|sets aside|kicks? in|kicked in|chips? in|chipped in|settled|estimated|agreed|allocated|valued|thinks|shelled out|forked over)";
// "his neighbor's paying 40", but "his mother's place 450"
const HAS = "'s(?= (?:[a-z]+ing|at|got|been|only|already|willing|price|quote|bid|number|estimate|rate|offer|budget) )";
// a bare number only where nothing is counted with it
const FIGURE =
  '(?:#(?:money|rate|pct|regular)|(?<! in )#num(?= (?:for|and|but|so|on|toward|i|he|she|they|that|which)? ?$| (?:for|but|so|toward|i|he|she|they) ))';

const PATTERNS: RegExp[] = [];

const RELATION_END = new RegExp(` ${RELATION}(?: (?:in law|of (?:his|hers|theirs)|who|that))* $`);
const ENDS_SAYING = new RegExp(
  ` (?:${RELATION}|${INSURER}|${FIRM})(?:'s|'re|'d|'ll)?(?: [a-z']+){0,5} (?:told|said|says|wanted|wants|offered|quoted|bid|charged|allow(?:s|ed|ing)|offering|paying|covering|giving|approved|at|for)(?: (?:him|her|them|it|that|like|about))* $`,
);

/** A price that held before, or that we pay; the one that holds comes next. */
const FORMER =
  / (?:normally|usually|typically|regularly|originally|ordinarily) | (?:list|regular|usual|normal|standard|retail|full|original|sticker) price | (?:retails?|lists?|listed|sells) (?:at|for) | (?:last|previous) (?:year|time|season) | (?:i|we) (?:get|buy|got|bought|pay|paid) (?:it|them|that|one|those) | (?:costs?|charges|charging|runs|bills) (?:me|us) /;
const HOLDS =
  / (?:but|now|instead) | (?:his|her|their|your|our|my) price | for (?:him|her|them|you) #| (?:charge|charging|sell|bill|billing) (?:him |her |them |it |that )?(?:at |for |out at )?(?:about )?#(?:money|rate) | (?:do it|make it|let's do) (?:for|at)? ?#/;

/** "it's normally 500 | but for him 425", "I get it for 900 | we'll charge him 1050": where the former one begins, -1 where none. */
export function formerPriceAt(shape: string, later: string, before: string): number {
  const cue = FORMER.exec(shape);
  const past = / (?:last|previous) (?:year|time|season) $/.test(before) && /^ (?:it|we|i|that|they)/.test(shape);
  if (!cue && !past) return -1;
  const holds = HOLDS.test(later) || (/ #date $/.test(shape) && /^ ?(?:it's |it is )?#money $/.test(later));
  return holds ? (cue?.index ?? 0) : -1;
}

/** Where in the shape of a clause the words of another begin, -1 where there are none. */
export function foreignWordsAt(shape: string): number {
  if (!/#(?:money|rate|pct|num)/.test(shape)) return -1;
  for (const pattern of PATTERNS) {
    const match = pattern.exec(shape);
    if (match) return match.index;
  }
  return -1;
}

/** "they had a buddy | tell them 2800", "some guy on Craigslist told him | a hundred for everything" */
export function foreignByClauseBefore(shape: string, before: string): boolean {
  if (/#(money|rate)/.test(before)) return false;
  if (RELATION_END.test(before))
    return /^ (?:[a-z]+ )?(tell|say|do|quote|charge|offer|come|give|look|was|said|told|who) /.test(shape);
  return (
    ENDS_SAYING.test(before) &&
    /^ (?:it|that|they|he|she)?(?:'s|'d|'ll)? ?(?:[a-z']+ ){0,2}#(money|rate|num) /.test(shape)
  );
}
