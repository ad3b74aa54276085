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

const PATTERNS: RegExp[] = [
  // "her brother in law would do it for 500", "the adjuster came up with 13,400"
  new RegExp(
    ` (?<! (?:my|our) )(?:(?:the|a|an|his|her|their|that|this|some|one) )?(?<!(?:my|our) )(?:[a-z]+ )?(?<!(?:my|our) )${RELATION}(?! (?:picked|picks|chose|chooses|ordered|likes?|liked|loves?) )(?: [a-z]+){0,3}?(?: ${SAYS}|${HAS}|'d|'ll)(?: [a-z']+){0,7} ${FIGURE}`,
  ),
  new RegExp(
    ` (?:(?:the|a|an|his|her|their|that|this) )?${INSURER}(?: [a-z]+){0,3}?(?: ${SAYS}|${HAS}|'d|'ll|'re)(?: [a-z']+){0,7} ${FIGURE}`,
  ),
  new RegExp(
    ` (?:(?:the|a|an|his|her|their|that|this|some|another) )?(?:[a-z]+ )?${FIRM}(?: [a-z]+){0,4}?(?: ${SAYS}|${HAS}|'d|'ll)(?: [a-z']+){0,7} ${FIGURE}`,
  ),
  // "the last consultant billed them 21 thousand"
  new RegExp(
    ` (?:last|other|previous|old|former|first|original|next) (?:[a-z]+ ){0,2}?[a-z]+ (?:billed|charged|quoted|wanted|wants|bid|asked|invoiced|came in at|was at|got)(?: [a-z']+){0,5} ${FIGURE}`,
  ),
  new RegExp(
    ` (?:they|he|she|we)(?:'ve|'s|'d| have| has| had)?(?: already| just)? (?:spent|blew|wasted|dropped|sunk)(?: [a-z']+){0,3} ${FIGURE}`,
  ),
  // "told him a hundred bucks for everything"; what we told is ours
  new RegExp(
    ` (?<!(?:i|we|i've|we've|already|just) )told (?:him|her|them|you)(?: (?:it|that|it's|it'd|it would|that'd|'d|be|was|cost|run|about|around|like|more|maybe|the|whole|thing|up|to|over|under))* ${FIGURE}`,
  ),
  // "Window Planet was in there last week at 21 thousand"
  new RegExp(
    ` (?:was|were|been|came) (?:in there|out there|over there|in here|by there)(?: [a-z]+){0,4} (?:at|for|with|said|wanted|quoted|wanting) (?:[a-z]+ ){0,3}${FIGURE}`,
  ),
  // "their board only set aside 2500", "the HOA earmarked 900"
  new RegExp(
    ` (?:(?:the|his|her|their) (?:[a-z]+ ){1,3}|(?:they|he|she)(?:'ve|'s|'d)? )(?:only |just |already |have |has |had )*(?:(?:set|put|sets|puts) aside|earmarked|budgeted|allott?ed|allocated|scraped together|saved up)(?: [a-z']+){0,4} ${FIGURE}`,
  ),
  // "she says Ace bid it at 11,400"
  new RegExp(
    ` (?<!(?:i|we|i've|we've|i'd|we'd|just|already|never) )(?!(?:i|we|and|so|but|then|usually|normally|always|just|already|originally|should|would|could|to) )[a-z]+ (?:bid|quoted|priced|estimated) (?:it|him|her|them|this|that|the (?:job|whole thing|work))(?: out)? (?:at|for|around|about)? ?${FIGURE}`,
  ),
  // "the hall wants 2500 from them"
  new RegExp(
    ` (?:the|their|his|her) [a-z]+ (?:wants|charges|asks|takes|gets|needs)(?: [a-z]+){0,2} ${FIGURE} (?:from|off|of) (?:him|her|them|you|the (?:client|customer|couple|family))`,
  ),
  // "they've got about 12 thousand to spend", "three thousand is the ceiling"
  new RegExp(
    ` (?:they|he|she|they're|the (?:client|customer|owners?|couple))(?:'ve|'s|'re|'d)?(?: [a-z']+){0,4} ${FIGURE} (?:or so )?(?:to (?:spend|work with|play with|put (?:toward|towards|into))|set aside|saved( up)?|in the budget|total budget)`,
  ),
  new RegExp(
    ` ${FIGURE} (?:is|was|'s|being) (?:(?:the|his|her|their|all|about all|as (?:high|much))(?: (?:absolute|most|very))? ?(?:ceiling|limit|max|maximum|budget|top|most|they|he|she)|tops|max|pushing it|too (?:high|much|rich|steep)) `,
  ),
  new RegExp(
    ` (?:(?:the|his|her|their|a) ceiling of|(?:his|her|their) ceiling (?:is|was)|spending limit|top dollar|price tag they|max they|most (?:they|he|she)(?:'ll|'d| can| could| will| wants? to)?)(?: [a-z']+){0,5} ${FIGURE}`,
  ),
  // "I had it at 900 last year", "we did theirs for 600 back in the spring"
  new RegExp(
    ` (?:i|we) (?:had|charged|did|quoted|billed|priced|got|put|ran)(?: [a-z']+){0,5} (?:at|for|was|down for|them|him|her)? ?${FIGURE} (?:last (?:year|time|spring|summer|fall|winter|month|season)|years? ago|back (?:then|in|when)|a (?:while|year|few years|couple years) (?:ago|back)|#date|#time ago)`,
  ),
  // "it was supposed to be 600 but we got done early"
  new RegExp(
    ` (?:was|were) (?:originally |first )?(?:supposed|going|gonna|meant)(?: to)? (?:be|cost|run|charge)(?: [a-z']+){0,3} ${FIGURE}`,
  ),
  // "they were getting 40 a yard", "she's been paying 120"
  new RegExp(
    ` (?:they|he|she|they're|she's|he's)(?: (?:were|was|'ve been|has been|'s been|have been|been|used to|had been))+ (?:paying|pay|getting|get|spending|giving|charged|quoted|offered)(?: [a-z']+){0,3} ${FIGURE}`,
  ),
];

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
